/** A game of Mastermind drawn small: its last rows, with their answers once Python has told them. */
import { svg } from "lit";
import { until } from "lit/directives/until.js";
import { msg, plural, str } from "../../ui/language.js";
import { number } from "../../ui/numbers.js";
import { DIGITS } from "./pegs.js";

/** Rows that are drawn. */
const ROWS = 3;

/** @param {string} digit @param {number} column @param {number} row */
const peg = (
  digit,
  column,
  row,
) => svg`<circle class="peg" cx=${20 * column + 10} cy=${20 * row + 10} r="8"
  fill="var(--peg-${DIGITS.indexOf(digit) + 1})" stroke="var(--peg-ring)" />`;

/** The small pegs of an answer, in two lines. @param {number[]} answer @param {number} pegs @param {number} row */
function pins([place, colour], pegs, row) {
  const columns = Math.ceil(pegs / 2);
  return Array.from({ length: pegs }, (_, i) => {
    const filled = i < place;
    return svg`<circle class="pin" cx=${20 * pegs + 10 + 8 * (i % columns)} cy=${20 * row + (i < columns ? 6 : 14)}
      r=${i < place + colour ? 3 : 1} fill=${filled ? "var(--ink)" : "none"} stroke=${i < place + colour ? "var(--ink)" : "var(--control)"} />`;
  });
}

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
  draw: ({ moves }, describe) => {
    const codes = moves
      .map((move) => move.split(":")[0])
      .filter((code) => code && [...code].every((digit) => DIGITS.includes(digit)))
      .slice(-ROWS);
    const pegs = Math.max(4, ...codes.map(({ length }) => length));
    const answers = describe().then(
      ({ rows }) => rows.slice(-ROWS).map(({ answer }, row) => pins(answer, pegs, row)),
      () => "",
    );
    const width = 20 * pegs + 8 * Math.ceil(pegs / 2) + 6;
    return svg`<svg viewBox="0 0 ${width} ${20 * ROWS}" preserveAspectRatio="xMinYMid" aria-hidden="true">${codes.map(
      (code, row) => Array.from(code, (digit, column) => peg(digit, column, row)),
    )}${until(answers, "")}</svg>`;
  },
};
