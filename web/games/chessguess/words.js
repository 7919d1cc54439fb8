/** What the ChessGuess page says of a game, in plain sentences. */
import { counted } from "../../ui/bar.js";
import { spoken } from "./pieces.js";

/** @typedef {import("./sheet.js").Row} Row */
/**
 * @typedef {object} Game what Python describes
 * @property {string} status
 * @property {number} size
 * @property {boolean} known whether Python knows the target
 * @property {Row[]} rows
 * @property {number} [left]
 * @property {number[]} [contradicting] a smallest set of rows that cannot all be right
 * @property {import("./tray.js").Stack[]} pieces
 */

/** The names of an answer's three numbers. */
export const NUMBERS = ["pieces", "kinds", "colours"];

/** @param {number[]} answer */
export const answerInWords = (answer) =>
  NUMBERS.map((name, i) => `${answer[i]} ${name}`).join(", ");

/** @param {Row[]} rows of a game that is won */
export const result = (rows) => `Found in ${counted(rows.length, "guess", "guesses")}.`;

/** The last row, as it is heard. @param {Row[]} rows */
export function lastRow(rows) {
  const { guess, answer, left, found } = rows[rows.length - 1];
  return `${spoken(guess)}: ${answerInWords(answer)}. ${found ? result(rows) : `${counted(left, "target")} left.`}`;
}

/** What an empty sheet says. @param {Game} game @param {boolean} guide */
export function welcome({ size, known }, guide) {
  if (!Number.isFinite(size)) return "";
  const pieces = `${size ? "up to " : ""}${counted(size, "piece")} of one chess set`;
  if (known) return `Hidden: ${pieces}. Which ones?`;
  return guide ? `Hide ${pieces}; Python guesses.` : "Lay out each guess, then enter its answer.";
}

/** @param {Game} game */
export function summary({ status, left, rows }) {
  if (status === "won") return result(rows);
  if (status === "contradiction") return "No target fits these answers.";
  return left === undefined ? "What Python knows" : `${counted(left, "target")} left`;
}

/** @param {number[]} rows a smallest set of rows that cannot all be right */
export function contradiction(rows) {
  const names = new Intl.ListFormat("en-GB").format(rows.map((row) => String(row + 1)));
  const what =
    rows.length === 1
      ? `No target can have given answer ${names}.`
      : `No target fits the answers ${names} together.`;
  return `${what} Correct the one that is wrong, or take the last one back.`;
}
