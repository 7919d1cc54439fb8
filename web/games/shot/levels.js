/** What a puzzle's id says of it, and the levels that were solved on this device. */

/** @typedef {{ level: number, balls: number, bits: number, grade: number }} Level */
/** @typedef {import("../../app/storage.js").Storage} Storage */

const DONE = "shot:done";

/**
 * What was asked for when the puzzle was made: a `level`, a `grade` or so many `balls`.
 *
 * @param {string} id
 * @returns {{ level?: number, grade?: number, balls?: number }}
 */
export function askedFor(id) {
  const [, kind, digits] = id.match(/^([lg]?)(\d+):/) ?? [];
  if (!digits) return {};
  const number = Number(digits);
  if (kind === "l") return { level: number };
  return kind === "g" ? { grade: number } : { balls: number };
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
