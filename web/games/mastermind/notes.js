/** What a player notes beside the board: colours that are out, places that are sure. */
import { DIGITS } from "./pegs.js";

/** @typedef {{ out: string, sure: string }} Notes digits of colours; a digit or a blank per place */
/** @typedef {import("./draft.js").Board} Board */

const BLANK = " ";

/** @type {Notes} */
export const NO_NOTES = { out: "", sure: "" };

/** A colour is out, or no longer. @param {Notes} notes @param {string} digit @returns {Notes} */
export const toggleOut = ({ out, sure }, digit) => ({
  out: out.includes(digit) ? out.replace(digit, "") : out + digit,
  sure,
});

/**
 * A place is sure of its peg, or no longer.
 *
 * @param {Notes} notes
 * @param {number} pegs
 * @param {number} place
 * @param {string} digit
 * @returns {Notes}
 */
export function toggleSure({ out, sure }, pegs, place, digit) {
  const places = Array.from(sure.padEnd(pegs));
  places[place] = places[place] === digit ? BLANK : digit;
  return { out, sure: places.join("").trim() ? places.join("") : "" };
}

/**
 * What was kept for a puzzle, as far as it fits the board: anyone can write to storage.
 *
 * @param {unknown} kept
 * @param {string} id
 * @param {Board} board
 * @returns {Notes}
 */
export function notesFor(kept, id, { pegs, colours }) {
  const { id: of, out, sure } = /** @type {Partial<Record<string, unknown>>} */ (kept ?? {});
  const digits = DIGITS.slice(0, colours);
  const fits = (/** @type {unknown} */ text, /** @type {string} */ signs) =>
    typeof text === "string" && Array.from(text).every((sign) => signs.includes(sign));
  if (!id || of !== id || !fits(out, digits) || !fits(sure, digits + BLANK)) return NO_NOTES;
  const notes = /** @type {Notes} */ ({ out, sure });
  const different = new Set(notes.out).size === notes.out.length;
  return different && [0, pegs].includes(notes.sure.length) ? notes : NO_NOTES;
}

/** @param {Notes} notes @param {string} digit */
export const isOut = ({ out }, digit) => out.includes(digit);

/** @param {Notes} notes @param {number} place @param {string | undefined} digit */
export const isSure = ({ sure }, place, digit) => digit !== undefined && sure[place] === digit;
