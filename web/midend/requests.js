/** The requests of one game to Python: answered in turn, and those that open a puzzle can be stopped. */
import { msg } from "../ui/language.js";

/** @typedef {import("./session-types.js").GameName} GameName */
/** @typedef {import("./session-types.js").How} How */

const STOPPED = msg("Python was stopped before the puzzle was there.");

/** @template {GameName} Name */
export class Requests {
  /** What went wrong with the last request, as a sentence. */
  problem = "";
  /** The code of that, as the service gives it. @type {unknown} */
  refusal = "";

  #python;
  #game;
  #told;
  /** A move made early waits for its puzzle. */
  #turn = Promise.resolve();
  /** What stops each puzzle that is being opened or made. @type {Set<AbortController>} */
  #openings = new Set();

  /**
   * @param {import("../python/client.js").Python} python
   * @param {Name} game
   * @param {() => void} told is called when a request has had its turn
   */
  constructor(python, game, told) {
    this.#python = python;
    this.#game = game;
    this.#told = told;
  }

  /** Whether a puzzle is to be opened or made. */
  get isOpening() {
    return this.#openings.size > 0;
  }

  /** Whether Python is at work on one. */
  get opening() {
    return this.isOpening && this.#python.stage === "ready";
  }

  /** Whether the last request was stopped. */
  get stopped() {
    return this.refusal === STOPPED;
  }

  stopOpening() {
    for (const opening of this.#openings) opening.abort();
  }

  /** Done when all that wait had their turn. @type {Promise<void>} */
  get done() {
    return this.#turn;
  }

  /**
   * @param {() => Promise<boolean>} work
   * @returns {Promise<boolean>}
   */
  inTurn(work) {
    const turn = this.#turn.then(work);
    this.#turn = turn.then(this.#told);
    return turn;
  }

  /** Open or make a puzzle, in its turn. @param {(how: How) => Promise<boolean>} work @returns {Promise<boolean>} */
  open(work) {
    const opening = new AbortController();
    this.#openings.add(opening);
    return this.inTurn(() => work({ signal: opening.signal })).finally(() => {
      this.#openings.delete(opening);
      this.#told();
    });
  }

  /** @param {Record<string, unknown>} request @param {How} [how] */
  send(request, how = {}) {
    return this.#python.ask({ game: this.#game, ...request }, how);
  }

  /**
   * What a game is worth, by what was done in it.
   *
   * @param {{ id: string, moves: string[], account: import("./account.js").Account }} game
   * @returns {Promise<import("./session-types.js").Result | undefined>} undefined if Python cannot say
   */
  result(game) {
    const ask = () => this.send({ do: "result", ...game });
    // Python is started again where it broke down.
    return ask()
      .catch(ask)
      .catch(() => undefined);
  }

  /**
   * @param {Record<string, unknown>} request
   * @param {How} [how]
   * @returns {Promise<import("./session-types.js").Opened<Name> | undefined>} undefined if Python refuses; `problem` says why
   */
  async try(request, how = {}) {
    this.problem = "";
    this.refusal = "";
    try {
      return await this.send(request, how);
    } catch (error) {
      const stopped = how.signal?.aborted;
      this.problem = stopped ? STOPPED : error instanceof Error ? error.message : String(error);
      const code = error instanceof Error && "code" in error ? error.code : "";
      this.refusal = stopped ? STOPPED : code;
      return undefined;
    }
  }
}
