/** The one shot that a first visit is shown, and that is taken back: it is no move. */
import { moved } from "./motion.js";

/** @typedef {import("./motion.js").Cell} Cell */
/** @typedef {import("./motion.js").Shot} Shot */
/**
 * Where it is shown.
 *
 * @typedef {object} Stage
 * @property {(preview: { balls: Cell[], shot?: Shot } | undefined) => Promise<unknown>} show
 *   in the place of the position, until it is drawn
 * @property {(before: Cell[], shot: Shot, how: { backwards: boolean }) => Promise<void>} roll
 */

/** Milliseconds between what is shown. */
const BEAT = 1000;

/** Nothing is shown any more once it has ended. */
export class Demonstration {
  #ended = false;

  /** @param {Stage} stage */
  constructor(stage) {
    this.stage = stage;
  }

  /** @param {Cell[]} balls @param {Shot} shot */
  async run(balls, shot) {
    const { show, roll } = this.stage;
    if (!(await this.#pause())) return;
    await show({ balls, shot });
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    if (!(await this.#pause())) return;
    await show({ balls: moved(balls, shot.rolls) });
    await roll(balls, shot, { backwards: false });
    if (!(await this.#pause())) return;
    await show(undefined);
    await roll(balls, shot, { backwards: true });
    this.end();
  }

  get ended() {
    return this.#ended;
  }

  end() {
    this.#ended = true;
  }

  /** @returns {Promise<boolean>} whether it goes on */
  async #pause() {
    await new Promise((resolve) => setTimeout(resolve, BEAT));
    return !this.#ended;
  }
}
