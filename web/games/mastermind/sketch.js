/** A game of Mastermind drawn small: its last rows. */
import { svg } from "lit";
import { msg, plural, str } from "../../ui/language.js";
import { number } from "../../ui/numbers.js";
import { DIGITS } from "./pegs.js";

/** Rows that are drawn. */
const ROWS = 3;

/** @param {string} digit @param {number} column @param {number} row */
const peg = (digit, column, row) => svg`<circle cx=${20 * column + 10} cy=${20 * row + 10} r="8"
  fill="var(--peg-${DIGITS.indexOf(digit) + 1})" stroke="var(--peg-ring)" />`;

/** @type {import("../../midend/sketch.js").Sketch<"mastermind">} */
export default {
  name: (id) => {
    const [board] = id.split(":");
    const size = board.replace("n", "");
    const name = board === size ? size : msg(str`${size} without repeats`);
    return id.endsWith(":evil") ? msg(str`${name}, evil`) : name;
  },
  moves: (count) =>
    plural(count, { one: msg("1 guess"), other: msg(str`${number(count)} guesses`) }),
  draw: ({ moves }) => {
    const codes = moves
      .map((move) => move.split(":")[0])
      .filter((code) => code && [...code].every((digit) => DIGITS.includes(digit)))
      .slice(-ROWS);
    const pegs = Math.max(4, ...codes.map(({ length }) => length));
    return svg`<svg viewBox="0 0 ${20 * pegs} ${20 * ROWS}" preserveAspectRatio="xMinYMid" aria-hidden="true">${codes.map(
      (code, row) => Array.from(code, (digit, column) => peg(digit, column, row)),
    )}</svg>`;
  },
};
