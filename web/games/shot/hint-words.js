/** The steps of Shot's hints, in the language that was asked for; their sentences are Python's. */
import { display } from "../../ui/display.js";

const en = {
  ball: "Hint: which ball",
  way: "Which way",
  others: "Why not another",
  noOther: "There is no other shot.",
};

/** @type {typeof en} */
const de = {
  ball: "Tipp: welche Kugel",
  way: "In welche Richtung",
  others: "Warum kein anderer Schuss",
  noOther: "Es gibt keinen anderen Schuss.",
};

export const words = { en, de }[display.language];
