/** The player's own notes on the tray: pieces marked as hidden ("+") or as not hidden ("-"). */
import { msg } from "../../ui/language.js";
import { PIECES } from "./pieces.js";

/** @typedef {"+" | "-"} Sign */
/** @typedef {Readonly<Record<string, Sign>>} Marks by piece */

export const MEANINGS = { "+": msg("hidden"), "-": msg("not hidden") };

/**
 * The marks with another one on a piece; the same one again takes it away.
 *
 * @param {Marks} marks
 * @param {string} piece
 * @param {Sign} sign
 * @returns {Marks}
 */
export function withMark(marks, piece, sign) {
  const { [piece]: before, ...others } = marks;
  return before === sign ? others : { ...others, [piece]: sign };
}

/**
 * The marks after a press on a piece: hidden, then not hidden, then none.
 *
 * @param {Marks} marks
 * @param {string} piece
 */
export const pressed = (marks, piece) => withMark(marks, piece, marks[piece] ? "-" : "+");

/** As Python reads them: "BK+", "WP-". @param {Marks} marks */
export const asTexts = (marks) =>
  PIECES.filter((piece) => marks[piece]).map((piece) => piece + marks[piece]);

/** @param {string[]} texts anything that was kept @returns {Marks} */
export const fromTexts = (texts) =>
  Object.fromEntries(
    texts
      .filter((text) => PIECES.includes(text.slice(0, -1)) && /[+-]$/.test(text))
      .map((text) => [text.slice(0, -1), /** @type {Sign} */ (text.slice(-1))]),
  );
