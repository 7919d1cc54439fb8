/** What the hints of Mastermind say, in the language that was asked for. */

import { counted, number, rounded } from "../../ui/bar.js";
import { display } from "../../ui/display.js";

/**
 * @typedef {object} Reasons why a guess is good
 * @property {boolean} possible whether it can itself be the code
 * @property {number} classes how many answers are possible
 * @property {number} largest how many codes are left at worst
 * @property {number} expected how many codes are left on average
 * @property {number} left how many codes there are now
 */

const en = {
  check: "Can this row be the code?",
  fits: "Yes: it fits every answer so far.",
  /** @param {number} guess the number of a row */
  contradicts: (guess) => `No: if it were the code, guess ${guess} would have had another answer.`,
  guess: "Hint: a good guess",
  use: "Use it",
  only: "It is the only code left.",
  /** @param {Reasons} reasons */
  reasons: ({ possible, classes, largest, expected, left }) =>
    `It tells ${counted(classes, "answer")} apart: about ${rounded(expected)} of ${number(left)} codes would
     be left, at worst ${number(largest)}. It ${possible ? "can" : "cannot"} itself be the code.`,
  /** @param {string} _name @param {string} explanation */
  strategy: (_name, explanation) => explanation,
  sampled: "The board is large: the best of a sample of guesses.",
};

/** @type {Record<string, string>} */
const STRATEGIEN = {
  first: "Der erste Code in der Reihenfolge, der zu allen bisherigen Antworten passt.",
  minimax: "Lässt im schlimmsten Fall die wenigsten Codes übrig, wie Knuths Verfahren.",
  "expected-size": "Lässt im Durchschnitt die wenigsten Codes übrig.",
  entropy: "Hat die Antwort, die am meisten verrät, in Bit gemessen.",
  "most-parts": "Hat die meisten verschiedenen Antworten.",
  optimal: "Braucht im Durchschnitt die wenigsten Versuche, durch Suche bewiesen.",
  "optimal-worst-case":
    "Braucht im schlimmsten Fall die wenigsten Versuche und dann im Durchschnitt, bewiesen.",
  "best-known":
    "Braucht im Durchschnitt die wenigsten Versuche, die unsere Suche gefunden hat, nicht bewiesen.",
};

/** @type {typeof en} */
const de = {
  check: "Kann diese Reihe der Code sein?",
  fits: "Ja: Sie passt zu allen bisherigen Antworten.",
  contradicts: (guess) =>
    `Nein: Wäre sie der Code, hättest du auf Versuch ${guess} eine andere Antwort bekommen.`,
  guess: "Tipp: ein guter Versuch",
  use: "Übernehmen",
  only: "Nur dieser Code ist noch übrig.",
  reasons: ({ possible, classes, largest, expected, left }) =>
    `Er unterscheidet ${number(classes, "de")} ${classes === 1 ? "Antwort" : "Antworten"}: Von
     ${number(left, "de")} Codes bleiben etwa ${rounded(expected, "de")} übrig, schlimmstenfalls
     ${number(largest, "de")}. Er kann ${possible ? "" : "nicht "}selbst der Code sein.`,
  strategy: (name) => STRATEGIEN[name] ?? "",
  sampled: "Das Brett ist groß: Das ist der beste aus einer Stichprobe von Versuchen.",
};

export const words = { en, de }[display.language];
