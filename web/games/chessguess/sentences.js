/** What the ChessGuess page says of a game, in plain sentences. */
import { counted } from "../../ui/bar.js";
import { laidOut, spoken } from "./pieces.js";

/** The names of an answer's three numbers. */
export const NUMBERS = ["pieces", "kinds", "colours"];

/** @param {number[]} answer */
export const answerText = (answer) =>
  NUMBERS.map((name, i) => counted(answer[i], name.slice(0, -1))).join(", ");

/** @type {import("../../midend/guessing-element.js").Guessing<"chessguess">} */
export const GAME = {
  noun: "possible set",
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
  textOf: (guess) => laidOut(guess).join(" "),
  answerText,
  meanwhile: "You can pick pieces already.",
  among: ({ size }) => `with at most ${counted(size, "piece")}`,
  listTitle: "The possible sets",
  listed: "Put it in the guess",
  pageSize: 12,
  solution: "Show the hidden pieces",
};

/**
 * A row as it is heard.
 *
 * @param {import("../../midend/guessing-element.js").Row<"chessguess">} row
 * @param {string} result what is said if it found the hidden pieces
 */
export const spokenRow = ({ guess, answer, left, found }, result) =>
  `${spoken(guess)}: ${answerText(answer)}. ${found ? result : `${counted(left, "possible set")} left.`}`;

/**
 * What an empty sheet says to whoever has played before.
 *
 * @param {import("../../midend/session.js").Position<"chessguess">} position
 * @param {boolean} guide
 */
export function invitation({ size, known, evil }, guide) {
  if (!Number.isFinite(size)) return "";
  const pieces = `${size ? "up to " : ""}${counted(size, "piece")} of one chess set`;
  if (evil) return `Nothing is hidden yet: ${pieces}. Corner evil Python.`;
  if (known) return `Hidden: ${pieces}. Which ones?`;
  return guide ? `Hide ${pieces}; Python guesses.` : "Lay out each guess, then enter its answer.";
}

/** @param {number[]} rows a smallest set of rows that cannot all be right; empty until it is known */
export function contradiction(rows) {
  const names = new Intl.ListFormat("en-GB").format(rows.map((row) => String(row + 1)));
  const [subject, object] =
    rows.length === 1
      ? ["No set can have given answer", `${names}.`]
      : ["No set fits", rows.length ? `the answers ${names} together.` : "these answers."];
  return `${subject} ${object} Correct the one that is wrong, or take the last one back.`;
}
