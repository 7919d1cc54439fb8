/** Today's puzzles, one of each game. */
import { GAMES } from "../games/index.js";
import { dayText, SavedDays } from "../midend/days.js";

/** @typedef {import("../midend/storage.js").Storage} Storage */

/** The games whose puzzle of today was not solved on this device yet. @param {Storage} storage */
export function leftToday(storage) {
  const today = dayText(new Date());
  return GAMES.filter(({ name }) => !new SavedDays(storage, name).has(today));
}
