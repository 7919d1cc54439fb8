/** The titles of Shot's hints, in the language that was asked for; what they say is Python's. */
import { display } from "../../ui/display.js";

const en = {
  ball: "Hint: which ball",
  direction: "Which way",
  others: "Why not another",
  map: "Map of the positions",
};

/** @type {typeof en} */
const de = {
  ball: "Tipp: welche Kugel",
  direction: "In welche Richtung",
  others: "Warum kein anderer Schuss",
  map: "Karte der Stellungen",
};

export const words = { en, de }[display.language];
