/** What the hints of ChessGuess say, in the language that was asked for. */

import { counted, number, rounded } from "../../ui/bar.js";
import { display } from "../../ui/display.js";
import { isBlack, kindOf, pieceName } from "./pieces.js";

/** @typedef {{ piece: string, least: number, most: number }} Bound how many of a piece there are */

/**
 * @typedef {object} Reasons why a guess is good
 * @property {boolean} possible whether it can itself be the target
 * @property {number} classes how many answers are possible
 * @property {number} largest how many targets are left at worst
 * @property {number} expected how many targets are left on average
 */

const en = {
  certain: "Hint: what is certain",
  inside: "Certainly in it",
  outside: "Certainly not",
  nothing: "nothing yet",
  /** @param {Bound[]} bounds */
  open: (bounds) =>
    `Open: ${bounds.map(({ piece, least, most }) => `${least} to ${most} ${pieceName(piece, most)}`).join(", ")}.`,
  guess: "Hint: a good guess",
  use: "Use it",
  only: "It is the only target left.",
  /** @param {Reasons} reasons */
  reasons: ({ possible, classes, largest, expected }) =>
    `It tells ${counted(classes, "answer")} apart: about ${rounded(expected)} targets would be left, at
     worst ${number(largest)}. It ${possible ? "can" : "cannot"} itself be the target.`,
  check: "Can this guess be the target?",
  fits: "Yes: it fits every answer so far.",
  impossible: "No: no chess set holds these pieces. It may still tell much.",
  /** @param {number} guess the number of a row @param {number[]} answer */
  contradicts: (guess, answer) =>
    `No: if it were the target, guess ${guess} would have been answered ${answer.join(", ")}.`,
};

/** One and many. @type {Record<import("./pieces.js").Kind, [string, string]>} */
const FIGUREN = {
  K: ["König", "Könige"],
  Q: ["Dame", "Damen"],
  R: ["Turm", "Türme"],
  B: ["Läufer", "Läufer"],
  N: ["Springer", "Springer"],
  P: ["Bauer", "Bauern"],
};

/** @param {string} piece @param {number} count */
function germanName(piece, count) {
  const kind = kindOf(piece);
  const ending = count === 1 && kind !== "Q" ? "er" : "e";
  return `${isBlack(piece) ? "schwarz" : "weiß"}${ending} ${FIGUREN[kind][count === 1 ? 0 : 1]}`;
}

/** @type {typeof en} */
const de = {
  certain: "Tipp: was sicher ist",
  inside: "Sicher dabei",
  outside: "Sicher nicht",
  nothing: "noch nichts",
  open: (bounds) =>
    `Offen: ${bounds.map(({ piece, least, most }) => `${least} bis ${most} ${germanName(piece, most)}`).join(", ")}.`,
  guess: "Tipp: ein guter Versuch",
  use: "Übernehmen",
  only: "Nur dieses Ziel ist noch übrig.",
  reasons: ({ possible, classes, largest, expected }) =>
    `Er unterscheidet ${number(classes, "de")} ${classes === 1 ? "Antwort" : "Antworten"}: Etwa
     ${rounded(expected, "de")} Ziele bleiben übrig, schlimmstenfalls ${number(largest, "de")}. Er kann
     ${possible ? "" : "nicht "}selbst das Ziel sein.`,
  check: "Kann dieser Versuch das Ziel sein?",
  fits: "Ja: Er passt zu allen bisherigen Antworten.",
  impossible:
    "Nein: Kein Schachspiel enthält diese Figuren. Der Versuch kann trotzdem viel verraten.",
  contradicts: (guess, answer) =>
    `Nein: Wäre er das Ziel, hättest du auf Versuch ${guess} die Antwort ${answer.join(", ")} bekommen.`,
};

export const words = { en, de }[display.language];
