/**
 * What Python is asked about a guess: its possible answers, and once the person pauses the same with a
 * better guess beside it.
 */
import { isShown } from "../ui/display.js";
import { lazy } from "../ui/lazy.js";

/** @typedef {import("../python/contract.js").guessing.Outcomes<unknown>} Outcomes */
/** @typedef {import("./guessing-types.js").GuessingName} GuessingName */
/**
 * A guess that is asked about: the number of rows before it, its text, and the options for Python.
 *
 * @typedef {{ key: string, at: number, text: string, which: { row?: number, draft?: string } }} Subject
 */
/** @typedef {{ subject: Subject, outcomes: Outcomes }} Shown */

/** Pause after the last peg before the better guess is looked for, in milliseconds. */
const PAUSE = 300;

/**
 * @template {GuessingName} Name
 * @template {import("./guessing-game.js").GuessingGame<Name>} Game
 */
export class OutcomesQuestion {
  /** What was answered last. @type {Shown | undefined} */
  shown = undefined;
  /** Why nothing was. */
  problem = "";

  #host;
  #game;
  /** What Python was asked last. @type {Subject | undefined} */
  #subject = undefined;
  /** The position and the strategy whose better guess is known. */
  #known = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #later;

  /**
   * @param {import("lit").ReactiveControllerHost} host is drawn again with each answer
   * @param {() => Game} game
   */
  constructor(host, game) {
    this.#host = host;
    this.#game = game;
    host.addController(this);
  }

  hostDisconnected() {
    clearTimeout(this.#later);
    this.#subject = undefined;
  }

  /**
   * Ask about a guess, unless that is what was asked last.
   *
   * @param {Subject} subject
   * @param {boolean} unasked whether the player does not wait for it: then no move waits for what Python still loads
   * @returns {boolean} whether it was another one
   */
  ask(subject, unasked) {
    if (subject.key === this.#subject?.key) return false;
    this.#subject = subject;
    clearTimeout(this.#later);
    const ready = unasked ? this.#game().session.complete : Promise.resolve();
    ready.then(() => {
      if (subject === this.#subject) this.#askTwice(subject);
    });
    return true;
  }

  /** @param {Subject} subject */
  async #askTwice(subject) {
    const game = this.#game();
    const { id, made } = game.session;
    const strategy = game.hintOptions.strategy ?? "";
    const known = `${[id, subject.at, ...made.slice(0, subject.at)].join(";")} ${strategy}`;
    const wasKnown = this.#known === known;
    const how = isShown("columns") ? { help: /** @type {const} */ ("columns") } : {};
    /** @param {boolean} beside whether a better guess is wanted beside it */
    const ask = async (beside) => {
      try {
        await lazy(() => game.session.bring("picture"));
        const options = { ...subject.which, beside, strategy };
        const outcomes = await game.session.ask("outcomes", options, how);
        if (beside) this.#known = known;
        if (subject === this.#subject) this.shown = { subject, outcomes };
        this.problem = "";
      } catch (error) {
        if (subject === this.#subject) this.problem = /** @type {Error} */ (error).message;
      }
      this.#host.requestUpdate();
    };
    await ask(wasKnown);
    if (wasKnown || subject !== this.#subject) return;
    this.#later = setTimeout(() => {
      if (subject === this.#subject && this.#isStill(subject)) ask(true);
    }, PAUSE);
  }

  /** Whether the game still stands where it did. @param {Subject} subject */
  #isStill({ at, which }) {
    return which.row !== undefined || this.#game().drawn.rows.length === at;
  }
}
