/** The game of one puzzle as it is saved on this device, where another tab may save the same one. */
import { afterReplace, EMPTY, withEvents } from "./account.js";
import { SavedGames } from "./storage.js";
import { withTabLock } from "./tab-lock.js";

/** @typedef {import("./account.js").Account} Account */
/** @typedef {import("./storage.js").Saved} Saved */
/** @typedef {Pick<Saved, "id" | "moves" | "account" | "draft"> & { at?: number }} Resumed */
/**
 * What a game is besides its moves, and how it was saved when that was read, as JSON; without an account,
 * that of the puzzle goes on.
 *
 * @typedef {{ account?: Account, shown?: string, at?: number, draft?: string, asSaved?: string }} Rest
 */

/**
 * What was done in a game, as JSON. What is only laid out in one tab is no news to another.
 *
 * @param {{ draft?: string }} saved
 */
const done = ({ draft: _, ...rest }) => JSON.stringify(rest);

export class SavedGame {
  /** The link of a position that is only being shown: a game begins with the first move. */
  shown = "";
  /** Settles when everything to be saved is. @type {Promise<unknown>} */
  written = Promise.resolve();

  #games;
  #name;
  #isTestHere;
  /** Whether a test of the puzzle goes on, in any tab. */
  #isTestSaved = false;
  /** Whether this tab holds the lock. */
  #hasLock = false;
  /** What was done in this game when it was last saved from here; "" where it was not. */
  #saved = "";

  /**
   * @param {import("./storage.js").Storage} storage
   * @param {string} game
   * @param {boolean} isTest
   */
  constructor(storage, game, isTest) {
    this.#games = new SavedGames(storage, game);
    this.#name = game;
    this.#isTestHere = isTest;
  }

  /**
   * Do something while no other tab writes: what is read meanwhile stays as it is. What it saves is saved in
   * the same turn.
   *
   * @template Result
   * @param {() => Result} work
   * @returns {Promise<Result>}
   */
  locked(work) {
    const result = this.#hasLock
      ? Promise.resolve(work())
      : withTabLock(this.#name, () => this.#within(work));
    this.written = result;
    return result;
  }

  /** @template Result @param {() => Result} work @returns {Result} */
  #within(work) {
    this.#hasLock = true;
    try {
      return work();
    } finally {
      this.#hasLock = false;
    }
  }

  /** What is saved of a puzzle, or of the puzzle last played when no id is given. @param {string} id */
  find(id) {
    return this.#games.find(id);
  }

  /** The saved game, as JSON, if it is the same as this one; else "". @param {Pick<Saved, "id" | "draft">} saved */
  asSaved(saved) {
    const stored = this.find(saved.id);
    return stored && done(stored) === done(saved) ? done(stored) : "";
  }

  /**
   * What is asked of Python where a game goes on, and what else it is. In a test all moves are made: what
   * was answered stays on the board.
   *
   * @param {Resumed} saved
   * @returns {[request: Record<string, unknown>, rest: Rest]}
   */
  resumption(saved) {
    const { id, moves, at = moves.length, account, draft } = saved;
    const back = moves.length - Math.floor(Math.min(Math.max(0, at), moves.length));
    const all =
      this.#isTestHere && back ? withEvents(account, ...Array(back).fill("redo")) : account;
    const asSaved = this.asSaved(saved);
    return [
      { do: "open", id, moves },
      { at: this.#isTestHere ? moves.length : at, account: all, draft, asSaved },
    ];
  }

  /**
   * Another game is opened here.
   *
   * @param {string} id
   * @param {string} shown its link, if it is only shown
   * @param {string} asSaved how it is saved, as JSON; "" if it is not
   */
  begin(id, shown, asSaved) {
    this.shown = shown;
    this.#saved = asSaved;
    this.#isTestSaved = Boolean(this.find(id)?.test);
  }

  /**
   * Whether nothing is taken back: here, or because a test of the puzzle goes on in another tab.
   *
   * @param {Account} account
   */
  isTest({ ended }) {
    return this.#isTestHere || (this.#isTestSaved && ended === null);
  }

  /**
   * What was done in a puzzle so far, before these moves are put in the place of those made; for a
   * position that is only shown nothing is.
   *
   * @param {string} id
   * @param {string[]} [moves]
   */
  accountOf(id, moves) {
    const stored = this.find(id);
    const account = stored?.account ?? EMPTY;
    return moves ? afterReplace(account, stored?.moves.slice(0, stored.at) ?? [], moves) : account;
  }

  /** @param {Saved} saved */
  save(saved) {
    const goesOn = saved.account.ended === null && this.isTest(saved.account);
    const game = goesOn ? { ...saved, test: true } : saved;
    this.#saved = done(game);
    this.#games.save(game);
  }

  /** Help with a position that is only shown counts for the saved game of its puzzle. @param {string} id @param {Account} account */
  saveHelp(id, account) {
    const none = { id, moves: [], at: 0, finished: false };
    this.#games.save({ ...(this.find(id) ?? none), account });
  }

  /** The game as another tab has saved it since it was saved from here, if it has. @param {string} id */
  changedElsewhere(id) {
    const stored = this.#saved && !this.shown ? this.find(id) : undefined;
    return stored && done(stored) !== this.#saved ? stored : undefined;
  }
}
