/** Sounds: off until they are switched on. */
import { play } from "./synthesiser.js";

/** @typedef {import("./synthesiser.js").Sound} Sound */

let on = false;

/** @param {boolean} wanted */
export function switchSound(wanted) {
  on = wanted;
}

/** @param {Sound} sound */
export function hear(sound) {
  if (on) play(sound);
}
