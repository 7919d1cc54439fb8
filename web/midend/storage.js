/**
 * What the page saves on this device. A browser may refuse storage (a frame on another
 * site, a private window, a full disk): then memory stands in for it, and `lasting` is false.
 */
import { accountOf, isAccount } from "./account.js";

const PREFIX = "cicada:";

/**
 * @fires {Event} refused the browser no longer saves anything
 * @fires {Event} changed another tab may have saved something
 */
export class Storage extends EventTarget {
  lasting = true;
  /** Values that the browser refuses to save. @type {Map<string, string>} */
  #memory = new Map();

  constructor() {
    super();
    const changed = () => this.dispatchEvent(new Event("changed"));
    addEventListener("storage", changed);
    // A page that was put aside by the browser has heard nothing meanwhile.
    addEventListener("pageshow", ({ persisted }) => persisted && changed());
    try {
      localStorage.setItem(`${PREFIX}probe`, "1");
      localStorage.removeItem(`${PREFIX}probe`);
    } catch {
      this.lasting = false;
    }
  }

  /**
   * The value saved under a key, or the fallback when there is none or it is damaged. The
   * caller still has to check the value: anyone can write to storage.
   *
   * @template T
   * @param {string} key
   * @param {T} fallback
   * @returns {T}
   */
  get(key, fallback) {
    try {
      const text = this.#memory.get(key) ?? localStorage.getItem(PREFIX + key);
      return text === null ? fallback : JSON.parse(text);
    } catch {
      return fallback;
    }
  }

  /**
   * @param {string} key
   * @param {unknown} value
   */
  set(key, value) {
    const text = JSON.stringify(value);
    try {
      localStorage.setItem(PREFIX + key, text);
      this.#memory.delete(key);
    } catch {
      this.#memory.set(key, text);
      if (this.lasting) this.dispatchEvent(new Event("refused"));
      this.lasting = false;
    }
  }
}

/**
 * A saved game: all its moves, how many of them are made, what was done in it, the move that is
 * being laid out, and whether a test goes on.
 *
 * @typedef {{ id: string, moves: string[], at: number, account: import("./account.js").Account, finished: boolean, draft?: string, test?: boolean }} Saved
 */
/**
 * As older releases saved it: without an account, with the number of hints.
 *
 * @typedef {Omit<Saved, "account" | "finished"> & { hints?: number, solution?: boolean, finished?: boolean }} Older
 */

/** Maximum number of games saved of each kind. */
const MAX_SAVED = 30;

/**
 * The games of one kind that are saved on this device: the last played first, then the unfinished
 * ones before the finished ones, which make room for them.
 */
export class SavedGames {
  #storage;
  #key;

  /**
   * @param {Storage} storage
   * @param {string} game
   */
  constructor(storage, game) {
    this.#storage = storage;
    this.#key = `games:${game}`;
  }

  /** Read again each time: another tab may have played on. @returns {Saved[]} */
  get all() {
    const games = this.#storage.get(this.#key, /** @type {unknown[]} */ ([]));
    return Array.isArray(games) ? games.filter(isSaved).map(withAccount) : [];
  }

  /**
   * What is saved of a puzzle, or of the puzzle last played when no id is given.
   *
   * @param {string} id
   */
  find(id) {
    return this.all.find((game) => !id || game.id === id);
  }

  /**
   * A puzzle in which nothing was done yet is not saved. What is saved already is not written
   * again: a tab that follows another would undo what that one has done since.
   *
   * @param {Saved} game
   */
  save(game) {
    const before = this.all;
    const others = before
      .filter(({ id }) => id !== game.id)
      .sort((a, b) => Number(makesRoom(a)) - Number(makesRoom(b)));
    const games = [game, ...others].filter(wasPlayed).slice(0, MAX_SAVED);
    if (JSON.stringify(games) !== JSON.stringify(before)) this.#storage.set(this.#key, games);
  }
}

/** Whether moves were made or laid out, or help was taken. @param {Saved} game */
const wasPlayed = ({ moves, account, draft }) =>
  moves.length > 0 || account.events.length > 0 || Boolean(draft);

/** Games that are finished, or in which no move is made. @param {Saved} game */
const makesRoom = ({ finished, moves }) => finished || moves.length === 0;

/** @param {Saved | Older} game @returns {Saved} */
function withAccount(game) {
  if ("account" in game) return game;
  const { id, moves, at, finished = false } = game;
  return { id, moves, at, account: accountOf(game), finished };
}

/** @param {unknown} stored anyone can write to storage @returns {stored is Saved | Older} */
function isSaved(stored) {
  const saved = /** @type {Partial<Record<keyof Saved | keyof Older, unknown>> | null} */ (stored);
  return (
    typeof saved?.id === "string" &&
    typeof saved.at === "number" &&
    ["number", "undefined"].includes(typeof saved.hints) &&
    ["string", "undefined"].includes(typeof saved.draft) &&
    ["boolean", "undefined"].includes(typeof saved.test) &&
    (!("account" in saved) || isAccount(saved.account)) &&
    Array.isArray(saved.moves) &&
    saved.moves.every((/** @type {unknown} */ move) => typeof move === "string")
  );
}
