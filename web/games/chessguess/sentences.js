/** What the ChessGuess page says of a game, in plain sentences. */

import { msg, plural, str } from "../../ui/language.js";
import { listed } from "../../ui/list-format.js";
import { number } from "../../ui/numbers.js";
import { laidOut, spoken } from "./pieces.js";

/** The names of an answer's three numbers. */
export const NUMBERS = [msg("pieces"), msg("kinds"), msg("colours")];

/** @param {number} count */
export const pieceCount = (count) =>
  plural(count, { one: msg("1 piece"), other: msg(str`${number(count)} pieces`) });

/** @param {number[]} answer */
export const answerText = ([pieces, kinds, colours]) =>
  [
    pieceCount(pieces),
    plural(kinds, { one: msg("1 kind"), other: msg(str`${number(kinds)} kinds`) }),
    plural(colours, { one: msg("1 colour"), other: msg(str`${number(colours)} colours`) }),
  ].join(", ");

/** @param {number} count of possible sets */
const setsLeft = (count) =>
  plural(count, {
    one: msg("1 possible set left"),
    other: msg(str`${number(count)} possible sets left`),
  });

/** @type {import("../../midend/guessing-types.js").Terms<"chessguess">} */
export const TERMS = {
  left: setsLeft,
  noneLeft: msg("No possible set left"),
  noneFits: msg("No possible set fits these answers."),
  empty: {
    status: "playing",
    size: Number.POSITIVE_INFINITY,
    known: true,
    evil: false,
    rows: [],
    left: 0,
    pieces: [],
  },
  unanswered: [0, 0, 0],
  boardOf: ({ size }) => ({ size }),
  whereOf: ({ size, evil }) => ({
    game: "chessguess",
    board: `${size}${evil ? ":evil" : ""}`,
  }),
  textOf: (guess) => laidOut(guess).join(" "),
  answerText,
  meanwhile: msg("You can pick pieces already."),
  among: (all, { size }) => msg(str`of ${number(all)} with at most ${pieceCount(size)}`),
  listTitle: msg("The possible sets"),
  listed: msg("Put it in the guess"),
  pageSize: 12,
  solution: msg("Show the hidden pieces"),
};

/**
 * A row as it is heard.
 *
 * @param {import("../../midend/guessing-types.js").Row<"chessguess">} row
 * @param {string} result what is said if it found the hidden pieces
 */
export const spokenRow = ({ guess, answer, left, found }, result) =>
  `${spoken(guess)}: ${answerText(answer)}. ${found ? result : `${setsLeft(left)}.`}`;

/**
 * What an empty sheet says to a player who has played before.
 *
 * @param {import("../../midend/session-types.js").Position<"chessguess">} position
 * @param {boolean} guide
 */
export function invitation({ size, known, evil }, guide) {
  if (!Number.isFinite(size)) return "";
  const count = pieceCount(size);
  const pieces = size
    ? msg(str`up to ${count} of one chess set`)
    : msg(str`${count} of one chess set`);
  if (evil) return msg(str`Nothing is hidden yet: ${pieces}. Corner evil Python.`);
  if (known) return msg(str`Hidden: ${pieces}. Which ones?`);
  return guide
    ? msg(str`Hide ${pieces}; Python guesses.`)
    : msg("Lay out each guess, then enter its answer.");
}

/** @param {number[]} rows a smallest set of rows that cannot all be right; empty until it is known */
export function contradiction(rows) {
  const names = listed(rows.map((row) => String(row + 1)));
  if (!rows.length)
    return msg(
      "No set fits these answers. Correct the one that is wrong, or take the last one back.",
    );
  return rows.length === 1
    ? msg(
        str`No set can have given answer ${names}. Correct the one that is wrong, or take the last one back.`,
      )
    : msg(
        str`No set fits the answers ${names} together. Correct the one that is wrong, or take the last one back.`,
      );
}
