/** What a puzzle's id says of its making, and the levels that were solved on this device. */

/** @typedef {import("../../midend/storage.js").Storage} Storage */

const SOLVED = "shot:done";

/**
 * The parameters that the puzzle was made with: a `grade` or so many `balls`.
 *
 * @param {string} id
 * @returns {import("../../python/contract.js").shot.Parameters}
 */
export function parametersOf(id) {
  const [, grade, digits] = id.match(/^(g|grade)?(\d+)(?:balls)?:/) ?? [];
  if (!digits) return {};
  return grade ? { grade: Number(digits) } : { balls: Number(digits) };
}

/** @param {Storage} storage @returns {Set<number>} */
export function solvedLevels(storage) {
  const kept = storage.get(SOLVED, /** @type {unknown} */ ([]));
  return new Set(Array.isArray(kept) ? kept.filter(Number.isInteger) : []);
}

/** @param {Storage} storage @param {number} level */
export function keepSolved(storage, level) {
  storage.set(SOLVED, [...solvedLevels(storage).add(level)]);
}
