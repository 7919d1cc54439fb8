/**
 * Puzzles made ahead, one for each grade, while nobody asks for anything: then a new one is there at
 * once. They are made in short attempts, each a question of its own, so that a question of the
 * person's waits for one attempt at most; while one is under way, none is begun.
 */
import { freshSeed } from "../../midend/session.js";
import { display } from "../../ui/display.js";

const GRADES = 10;
/** An attempt takes so many states of the search at most: a tenth of a second. */
const STATES = 15_000;
/** The page has been idle so long before an attempt, in milliseconds. */
const IDLE = 2000;
/** Between two attempts. */
const PAUSE = 250;

/** A Lit controller: it works while its host is on the page. */
export class Ahead {
  #host;
  /** @type {Map<number, string>} */
  #ready = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {import("../../midend/game-element.js").GameElement<"shot">} host */
  constructor(host) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected() {
    if (!display.embedded) this.#after(IDLE);
  }

  hostDisconnected() {
    clearTimeout(this.#timer);
  }

  /**
   * The id of a puzzle of the grade that was asked for, if one is there; it is used up.
   *
   * @param {import("../../python/contract.js").shot.Parameters} parameters
   */
  take({ grade = 0 }) {
    const id = this.#ready.get(grade);
    this.#ready.delete(grade);
    if (id) this.#after(IDLE);
    return id;
  }

  /** @param {number} milliseconds */
  #after(milliseconds) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#attempt(), milliseconds);
  }

  async #attempt() {
    const grade = Array.from({ length: GRADES }, (_, i) => i + 1).find(
      (each) => !this.#ready.has(each),
    );
    if (!grade) return;
    const { session } = this.#host;
    if (document.hidden || session.busy || !session.position) {
      this.#after(IDLE);
      return;
    }
    // Most attempts find none.
    const made = await session
      .describe({ grade, states: STATES }, freshSeed())
      .catch(() => undefined);
    if (made) this.#ready.set(grade, made.id);
    this.#after(session.busy ? IDLE : PAUSE);
  }
}
