/** Finished games on this device: how many took how many guesses, by game and board. */

/**
 * By board and then by puzzle id: how many guesses a game took that was solved without help, those
 * taken back included; 0 for one with help.
 *
 * @typedef {Record<string, Record<string, number>>} Results as this module writes them
 */

/** Games kept of each board. */
const MOST_KEPT = 500;
const HELPED = 0;

/**
 * What results are kept under.
 *
 * @typedef {{ game: string, board: string }} Where the board as a text, different for every board
 */

/** @param {string} game */
const keyOf = (game) => `${game}:results`;

/** Anyone can write to storage: what is no record counts as none. @param {unknown} kept */
const recordOf = (kept) =>
  /** @type {Record<string, unknown>} */ (
    typeof kept === "object" && kept !== null && !Array.isArray(kept) ? kept : {}
  );

/** @param {unknown} guesses @returns {guesses is number} */
const isCount = (guesses) =>
  Number.isInteger(guesses) && Number(guesses) > 0 && Number(guesses) < 100;

/** @param {import("./storage.js").Storage} storage @param {string} game */
const resultsIn = (storage, game) =>
  recordOf(storage.get(keyOf(game), /** @type {unknown} */ ({})));

/**
 * @param {import("./storage.js").Storage} storage
 * @param {Where} where
 * @param {Pick<import("./session.js").Finish, "id" | "result">} finish a puzzle counts once, with its first result
 */
export function record(storage, { game, board }, { id, result }) {
  const all = resultsIn(storage, game);
  const games = { ...recordOf(all[board]) };
  games[id] ??= result.own ? result.answered : HELPED;
  const kept = Object.fromEntries(Object.entries(games).slice(-MOST_KEPT));
  storage.set(keyOf(game), { ...all, [board]: kept });
}

/**
 * How many games on this board took how many guesses without help, and how many had help.
 *
 * @param {import("./storage.js").Storage} storage
 * @param {Where} where
 */
export function resultsOf(storage, { game, board }) {
  /** @type {Record<number, number>} */
  const counts = {};
  let helped = 0;
  for (const guesses of Object.values(recordOf(resultsIn(storage, game)[board]))) {
    if (guesses === HELPED) helped += 1;
    else if (isCount(guesses)) {
      counts[guesses] = (counts[guesses] ?? 0) + 1;
    }
  }
  return { counts, helped };
}
