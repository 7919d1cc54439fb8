/** Finished games on this device: how many took how many guesses, board by board. */

/**
 * By board and then by puzzle id: how many guesses a game took that was solved without help, those
 * taken back included; 0 for one with help.
 *
 * @typedef {Record<string, Record<string, number>>} Results
 */

const KEY = "mastermind:results";
/** Games kept of each board. */
const MOST_KEPT = 500;
const HELPED = 0;

/** @typedef {import("../../midend/session.js").Position<"mastermind">} Position */

/** @param {Pick<Position, "pegs" | "colours" | "repeats">} board */
const boardOf = ({ pegs, colours, repeats }) => `${pegs}x${colours}${repeats ? "" : "n"}`;

/**
 * @param {import("../../midend/storage.js").Storage} storage
 * @param {import("../../midend/session.js").Finish<"mastermind">} finish a puzzle counts once, with its first result
 */
export function record(storage, { id, result, position }) {
  const all = storage.get(KEY, /** @type {Results} */ ({}));
  const board = boardOf(position);
  const games = { ...all[board] };
  games[id] ??= result.own ? result.answered : HELPED;
  const kept = Object.fromEntries(Object.entries(games).slice(-MOST_KEPT));
  storage.set(KEY, { ...all, [board]: kept });
}

/**
 * How many games on this board took how many guesses without help, and how many had help.
 *
 * @param {import("../../midend/storage.js").Storage} storage
 * @param {Position} position
 */
export function resultsOf(storage, position) {
  /** @type {Record<number, number>} */
  const counts = {};
  let helped = 0;
  const games = storage.get(KEY, /** @type {Results} */ ({}))[boardOf(position)] ?? {};
  for (const guesses of Object.values(games)) {
    if (guesses === HELPED) helped += 1;
    else if (Number.isInteger(guesses) && guesses > 0 && guesses < 100) {
      counts[guesses] = (counts[guesses] ?? 0) + 1;
    }
  }
  return { counts, helped };
}
