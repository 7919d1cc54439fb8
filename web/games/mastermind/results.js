/** Finished games on this device: how many took how many guesses, board by board. */

/** @typedef {Record<string, Record<string, number>>} Results guesses by puzzle id, by board */

const KEY = "mastermind:results";
/** Games kept of each board. */
const MOST_KEPT = 500;

/** @typedef {import("../../midend/session.js").Position<"mastermind">} Position */

/** @param {Pick<Position, "pegs" | "colours" | "repeats">} board */
const boardOf = ({ pegs, colours, repeats }) => `${pegs}x${colours}${repeats ? "" : "n"}`;

/**
 * @param {import("../../midend/storage.js").Storage} storage
 * @param {string} id a puzzle counts once, with its first result
 * @param {Position} position
 */
export function record(storage, id, position) {
  const all = storage.get(KEY, /** @type {Results} */ ({}));
  const board = boardOf(position);
  const games = { ...all[board] };
  games[id] ??= position.rows.length;
  const kept = Object.fromEntries(Object.entries(games).slice(-MOST_KEPT));
  storage.set(KEY, { ...all, [board]: kept });
}

/**
 * How many games on this board took how many guesses.
 *
 * @param {import("../../midend/storage.js").Storage} storage
 * @param {Position} position
 */
export function resultsOf(storage, position) {
  /** @type {Record<number, number>} */
  const counts = {};
  const games = storage.get(KEY, /** @type {Results} */ ({}))[boardOf(position)] ?? {};
  for (const guesses of Object.values(games)) {
    if (Number.isInteger(guesses) && guesses > 0 && guesses < 100) {
      counts[guesses] = (counts[guesses] ?? 0) + 1;
    }
  }
  return counts;
}
