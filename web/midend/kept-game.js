/** The game of one puzzle as it is kept on this device, where another tab may keep the same one. */
import { afterReplace, EMPTY, withEvents } from "./account.js";
import { KeptGames } from "./storage.js";
import { withTabLock } from "./tab-lock.js";

/** @typedef {import("./account.js").Account} Account */
/** @typedef {import("./storage.js").Saved} Saved */
/** @typedef {Pick<Saved, "id" | "moves" | "account" | "draft"> & { at?: number }} Resumed */
/**
 * What a game is besides its moves, and how it was kept when that was read, as JSON; without an account,
 * that of the puzzle goes on.
 *
 * @typedef {{ account?: Account, shown?: string, at?: number, draft?: string, asKept?: string }} Rest
 */

/**
 * What was done in a game, as JSON. What is only laid out in one tab is no news to another.
 *
 * @param {{ draft?: string }} saved
 */
const done = ({ draft: _, ...rest }) => JSON.stringify(rest);

export class KeptGame {
  /** The link of a position that is only being shown: it is nobody's game until a move is made. */
  shown = "";
  /** Settles when all that was to be kept is. @type {Promise<unknown>} */
  written = Promise.resolve();

  #games;
  #name;
  #isTestHere;
  /** Whether a test of the puzzle goes on, in whichever tab. */
  #isTestKept = false;
  /** Whether this tab holds the lock. */
  #hasLock = false;
  /** What was done in this game when it was kept last from here; "" where it was not. */
  #saved = "";

  /**
   * @param {import("./storage.js").Storage} storage
   * @param {string} game
   * @param {boolean} isTest
   */
  constructor(storage, game, isTest) {
    this.#games = new KeptGames(storage, game);
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
  withLock(work) {
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

  /** What is kept of a puzzle, or of the puzzle last played when no id is given. @param {string} id */
  find(id) {
    return this.#games.find(id);
  }

  /** What is kept of a game, as JSON, if it is just that; else "". @param {Pick<Saved, "id" | "draft">} saved */
  asKept(saved) {
    const kept = this.find(saved.id);
    return kept && done(kept) === done(saved) ? done(kept) : "";
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
    const asKept = this.asKept(saved);
    return [
      { do: "open", id, moves },
      { at: this.#isTestHere ? moves.length : at, account: all, draft, asKept },
    ];
  }

  /**
   * Another game is opened here.
   *
   * @param {string} id
   * @param {string} shown its link, if it is only shown
   * @param {string} asKept how it is kept, as JSON; "" if it is not
   */
  begin(id, shown, asKept) {
    this.shown = shown;
    this.#saved = asKept;
    this.#isTestKept = Boolean(this.find(id)?.test);
  }

  /**
   * Whether nothing is taken back: here, or because a test of the puzzle goes on in another tab.
   *
   * @param {Account} account
   */
  isTest({ ended }) {
    return this.#isTestHere || (this.#isTestKept && ended === null);
  }

  /**
   * What was done in a puzzle so far, before these moves are put in the place of those made; for a
   * position that is only shown nothing is.
   *
   * @param {string} id
   * @param {string[]} [moves]
   */
  accountOf(id, moves) {
    const kept = this.find(id);
    const account = kept?.account ?? EMPTY;
    return moves ? afterReplace(account, kept?.moves.slice(0, kept.at) ?? [], moves) : account;
  }

  /** @param {Saved} saved */
  save(saved) {
    const goesOn = saved.account.ended === null && this.isTest(saved.account);
    const game = goesOn ? { ...saved, test: true } : saved;
    this.#saved = done(game);
    this.#games.keep(game);
  }

  /** Help with a position that is only shown counts for the game that is kept of its puzzle. @param {string} id @param {Account} account */
  saveHelp(id, account) {
    const none = { id, moves: [], at: 0, finished: false };
    this.#games.keep({ ...(this.find(id) ?? none), account });
  }

  /** What another tab has kept of a game since it was kept from here, if it has. @param {string} id */
  changedElsewhere(id) {
    const kept = this.#saved && !this.shown ? this.find(id) : undefined;
    return kept && done(kept) !== this.#saved ? kept : undefined;
  }
}
