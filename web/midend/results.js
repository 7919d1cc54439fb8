/**
 * Finished games on this device: of each board how many guesses a game took, its result code, and what
 * each guess lost once Python has looked. What that tells is Python's to say (pysrc/cicada/page/record).
 */

import { MAX_GUESSES } from "../python/constants.js";

/**
 * A finished game.
 *
 * @typedef {object} Game
 * @property {number} guesses all that were answered, those taken back included; 0 for a game with help
 * @property {number} ended when it was solved, in seconds since 1970; 0 if an older release kept it
 * @property {string} code its result code; "" if an older release kept it
 * @property {(number | null)[]} [losses] what each guess lost, in guesses, null where that is not known
 * @property {boolean} [certain] whether none of the losses is an estimate, as older releases kept them
 */
/**
 * By board and then by puzzle: its id, and for a puzzle that was drawn again later `id@ended`. Older
 * releases kept the number of guesses alone.
 *
 * @typedef {Record<string, Record<string, Game | number>>} Results as this module writes them
 */
/** @typedef {import("../python/contract.js").record.Kept} Kept */

/** Maximum number of characters saved of each game: some 5,000 games. The oldest make room. */
const MAX_SAVED = 1_000_000;
const HELPED = 0;
/** Seconds after which a puzzle that is drawn again counts again. */
const DAY = 86_400;
/** Digits of a loss. */
const EXACT = 10_000;

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
  Number.isInteger(guesses) && Number(guesses) >= 0 && Number(guesses) <= MAX_GUESSES;

/** @param {unknown} losses */
const isLosses = (losses) =>
  Array.isArray(losses) && losses.every((loss) => loss === null || Number.isFinite(loss));

/** The game that is kept so; undefined for what is none. @param {unknown} kept @returns {Game | undefined} */
function gameOf(kept) {
  if (isCount(kept)) return { guesses: kept, ended: 0, code: "" };
  const { guesses, ended, code, losses, certain } = recordOf(kept);
  if (!isCount(guesses) || typeof code !== "string") return undefined;
  const game = { guesses, ended: Number.isInteger(ended) ? Number(ended) : 0, code };
  if (!isLosses(losses)) return game;
  return {
    ...game,
    losses: /** @type {(number | null)[]} */ (losses),
    ...(certain === true && { certain }),
  };
}

/** @param {import("./storage.js").Storage} storage @param {string} game */
const resultsIn = (storage, game) =>
  recordOf(storage.get(keyOf(game), /** @type {unknown} */ ({})));

/**
 * The games of a kind as they are kept, in the order in which they were.
 *
 * @param {import("./storage.js").Storage} storage
 * @param {string} game
 */
function* entriesOf(storage, game) {
  for (const [board, games] of Object.entries(resultsIn(storage, game)))
    for (const [key, kept] of Object.entries(recordOf(games))) {
      const found = gameOf(kept);
      if (found) yield { board, key, id: key.split("@")[0], kept: found };
    }
}

/**
 * Keep games. The oldest make room where there are too many.
 *
 * @param {import("./storage.js").Storage} storage
 * @param {string} game
 * @param {(results: Record<string, Record<string, unknown>>) => void} change
 */
function save(storage, game, change) {
  /** @type {Record<string, Record<string, unknown>>} */
  const results = {};
  for (const [board, games] of Object.entries(resultsIn(storage, game)))
    results[board] = { ...recordOf(games) };
  change(results);
  let excess = JSON.stringify(results).length - MAX_SAVED;
  const entries = Object.entries(results).flatMap(([board, games]) =>
    Object.entries(games).map(([key, kept]) => ({ board, key, kept })),
  );
  if (excess > 0)
    entries.sort((a, b) => (gameOf(a.kept)?.ended ?? 0) - (gameOf(b.kept)?.ended ?? 0));
  for (const { board, key, kept } of entries) {
    if (excess <= 0) break;
    delete results[board][key];
    excess -= JSON.stringify({ [key]: kept }).length - 1; // braces off, a comma on
  }
  storage.set(keyOf(game), results);
}

/**
 * A puzzle of a word counts once, with its first result; one that was drawn counts again when it is
 * drawn again another day.
 *
 * @param {import("./storage.js").Storage} storage
 * @param {Where} where
 * @param {Pick<import("./session-types.js").Finish, "id" | "result" | "account">} finish
 */
export function record(storage, { game, board }, { id, result, account }) {
  const ended = account.ended ?? 0;
  const { code } = result;
  save(storage, game, (results) => {
    results[board] ??= {};
    const games = results[board];
    const keys = Object.keys(games).filter((key) => key.split("@")[0] === id);
    const last = Math.max(...keys.map((key) => gameOf(games[key])?.ended ?? 0));
    if (keys.length && (id.includes("~") || ended - last < DAY)) return;
    const guesses = result.own ? result.answered : HELPED;
    games[keys.length ? `${id}@${ended}` : id] = { guesses, ended, code };
  });
}

/**
 * Note what each guess of a game lost, once Python has looked at it: no estimates.
 *
 * @param {import("./storage.js").Storage} storage
 * @param {string} game
 * @param {string} code its result code
 * @param {(number | null)[]} losses
 */
export function noteLosses(storage, game, code, losses) {
  const found = [...entriesOf(storage, game)].find(({ kept }) => kept.code === code);
  if (!code || !found || found.kept.certain) return;
  const { board, key, kept } = found;
  const short = losses.map((loss) => (loss === null ? null : Math.round(loss * EXACT) / EXACT));
  save(storage, game, (results) => {
    results[board][key] = { ...kept, losses: short, certain: true };
  });
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
  for (const kept of Object.values(recordOf(resultsIn(storage, game)[board]))) {
    const guesses = gameOf(kept)?.guesses;
    if (guesses === HELPED) helped += 1;
    else if (guesses) counts[guesses] = (counts[guesses] ?? 0) + 1;
  }
  return { counts, helped };
}

/**
 * All that is kept of some games, as Python reads it and as a file has it.
 *
 * @param {import("./storage.js").Storage} storage
 * @param {string[]} games
 * @returns {Kept[]}
 */
export const savedGames = (storage, games) =>
  games.flatMap((game) =>
    Array.from(entriesOf(storage, game), ({ board, id, kept }) => ({
      game,
      board,
      id,
      ...kept,
      losses: kept.losses ?? null,
      certain: kept.certain ?? false,
    })),
  );

/**
 * Take games of a file into what is kept, as Python has found them to be.
 *
 * @param {import("./storage.js").Storage} storage
 * @param {Kept[]} games
 */
export function takeGames(storage, games) {
  for (const game of new Set(games.map((kept) => kept.game)))
    save(storage, game, (results) => {
      const keys = keysOf(results);
      for (const kept of games.filter((each) => each.game === game)) put(results, keys, kept);
    });
}

/** @param {string} board @param {string} key */
const puzzleOf = (board, key) => `${board}/${key.split("@")[0]}`;

/**
 * The keys of each puzzle's results.
 *
 * @param {Record<string, Record<string, unknown>>} results
 */
function keysOf(results) {
  /** @type {Map<string, string[]>} */
  const keys = new Map();
  for (const [board, games] of Object.entries(results))
    for (const key of Object.keys(games)) {
      const puzzle = puzzleOf(board, key);
      keys.set(puzzle, [...(keys.get(puzzle) ?? []), key]);
    }
  return keys;
}

/**
 * A result takes the place of one of the same puzzle and day.
 *
 * @param {Record<string, Record<string, unknown>>} results
 * @param {Map<string, string[]>} keys those of each puzzle
 * @param {Kept} kept
 */
function put(results, keys, { board, id, guesses, ended, code, losses, certain }) {
  results[board] ??= {};
  const games = results[board];
  const puzzle = puzzleOf(board, id);
  const known = keys.get(puzzle) ?? [];
  const same = known.find((key) => {
    const found = gameOf(games[key]);
    return !found?.ended || !ended || Math.abs(found.ended - ended) < DAY || id.includes("~");
  });
  const key = same ?? (known.length ? `${id}@${ended}` : id);
  if (!same) keys.set(puzzle, [...known, key]);
  games[key] = { guesses, ended, code, ...(losses && { losses, ...(certain && { certain }) }) };
}
