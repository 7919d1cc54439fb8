/** What a puzzle's id says of its making, and the levels that were solved on this device. */

/** @typedef {import("../../midend/storage.js").Storage} Storage */
/** @typedef {"alone" | "helped"} Solved  A level solved without any help, or with some. */

const SOLVED = "shot:levels";
/** The numbers of the levels that were solved of the first ladder, which had others. */
const SOLVED_BEFORE = "shot:done";

/**
 * The parameters that the puzzle was made with: a `grade` or a number of `balls`.
 *
 * @param {string} id
 * @returns {import("../../python/contract.js").shot.Parameters}
 */
export function parametersOf(id) {
  const [, grade, digits] = id.match(/^(g|grade)?(\d+)(?:balls)?:/) ?? [];
  if (!digits) return {};
  return grade ? { grade: Number(digits) } : { balls: Number(digits) };
}

/**
 * The solved levels by their ids, which hold their boards: another ladder has other ids.
 *
 * @param {Storage} storage
 * @returns {Map<string, Solved>}
 */
export function solvedLevels(storage) {
  const kept = storage.get(SOLVED, /** @type {unknown} */ ({}));
  const entries = Object.entries(typeof kept === "object" && kept ? kept : {});
  return new Map(entries.filter(([, how]) => how === "alone" || how === "helped"));
}

/** What was solved without help stays so. @param {Storage} storage @param {string} id @param {Solved} how */
export function keepSolved(storage, id, how) {
  const solved = solvedLevels(storage);
  if (solved.get(id) !== "alone") solved.set(id, how);
  storage.set(SOLVED, Object.fromEntries(solved));
}

/** How many levels of the first ladder were solved on this device. @param {Storage} storage */
export function solvedBefore(storage) {
  const kept = storage.get(SOLVED_BEFORE, /** @type {unknown} */ ([]));
  return new Set(Array.isArray(kept) ? kept.filter(Number.isInteger) : []).size;
}
