/** Sounds: off until they are switched on, and loaded when the first one is to be heard. */

/** @typedef {import("./synthesiser.js").Sound} Sound */

let on = false;

/** @param {boolean} wanted */
export function switchSound(wanted) {
  on = wanted;
}

/** @param {Sound} sound */
export async function hear(sound) {
  if (!on) return;
  const { play } = await import("./synthesiser.js");
  play(sound);
}
