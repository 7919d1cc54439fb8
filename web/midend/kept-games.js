/** The games of one kind that are kept on this device, the last played first. */

/**
 * @typedef {object} Help What was asked of Python in a game.
 * @property {number} hints how many hints
 * @property {boolean} solution whether the solution
 *
 * @typedef {{ id: string, moves: string[], at: number } & Partial<Help>} Saved
 */

/** How many puzzles of a game are kept. */
const MOST_KEPT = 30;

export class KeptGames {
  #storage;
  #key;

  /**
   * @param {import("./storage.js").Storage} storage
   * @param {string} game
   */
  constructor(storage, game) {
    this.#storage = storage;
    this.#key = `games:${game}`;
  }

  /** Read anew each time: another tab may have played on. @returns {Saved[]} */
  get #all() {
    const games = this.#storage.get(this.#key, /** @type {unknown[]} */ ([]));
    return Array.isArray(games) ? games.filter(isSaved) : [];
  }

  /**
   * What is kept of a puzzle, or of the puzzle last played when no id is given.
   *
   * @param {string} id
   */
  find(id) {
    return this.#all.find((game) => !id || game.id === id);
  }

  /** @param {Saved} game */
  keep(game) {
    const others = this.#all.filter(({ id }) => id !== game.id);
    this.#storage.set(this.#key, [game, ...others].slice(0, MOST_KEPT));
  }
}

/** @param {unknown} kept anyone can write to storage @returns {kept is Saved} */
function isSaved(kept) {
  const saved = /** @type {Partial<Record<keyof Saved, unknown>> | null} */ (kept);
  return (
    typeof saved?.id === "string" &&
    typeof saved.at === "number" &&
    ["number", "undefined"].includes(typeof saved.hints) &&
    Array.isArray(saved.moves) &&
    saved.moves.every((/** @type {unknown} */ move) => typeof move === "string")
  );
}
