/** What a puzzle's id says of its making, and the levels that were solved on this device. */

/** @typedef {{ level: number, balls: number, bits: number, grade: number }} Level */
/** @typedef {import("../../midend/storage.js").Storage} Storage */

const DONE = "shot:done";

/**
 * What was asked for when the puzzle was made: a `grade` or so many `balls`.
 *
 * @param {string} id
 * @returns {{ grade?: number, balls?: number }}
 */
export function askedFor(id) {
  const [, kind, digits] = id.match(/^(g?)(\d+):/) ?? [];
  if (!digits) return {};
  return kind === "g" ? { grade: Number(digits) } : { balls: Number(digits) };
}

/** @param {Storage} storage @returns {Set<number>} */
export function solvedLevels(storage) {
  const kept = storage.get(DONE, /** @type {unknown} */ ([]));
  return new Set(Array.isArray(kept) ? kept.filter(Number.isInteger) : []);
}

/** @param {Storage} storage @param {number} level */
export function keepSolved(storage, level) {
  storage.set(DONE, [...solvedLevels(storage).add(level)]);
}
