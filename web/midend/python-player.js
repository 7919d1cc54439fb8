/** Python at the board: asked for a guess, or playing on by itself while somebody watches. */
import { toast } from "../ui/toast.js";

/** Between Python's guesses when it plays by itself, in milliseconds. */
const PACE = 1200;

/**
 * A part of a game's view.
 *
 * @template Guess
 */
export class PythonPlayer {
  /** Whether Python is choosing a guess. */
  thinking = false;
  /** Whether it plays by itself. */
  watched = false;

  #view;
  #how;

  /**
   * @param {import("./game-element.js").GameElement} view
   * @param {object} how
   * @param {() => Record<string, unknown>} how.options of the hint that is Python's guess
   * @param {(guess: Guess) => void} how.lay lays a guess out on the board
   * @param {(guess: Guess) => Promise<boolean>} how.play makes it a move
   */
  constructor(view, how) {
    this.#view = view;
    this.#how = how;
  }

  /** Lay out a guess for the present position, unless that has changed meanwhile. */
  async suggest() {
    const { position, session } = this.#view;
    if (position?.status !== "playing") return undefined;
    this.#set({ thinking: true });
    try {
      /** @type {{ guess: Guess }} */
      const { guess } = await session.ask("hint", this.#how.options());
      if (position !== this.#view.position) return undefined;
      this.#how.lay(guess);
      return guess;
    } catch (error) {
      toast(/** @type {Error} */ (error).message);
      return undefined;
    } finally {
      this.#set({ thinking: false });
    }
  }

  /** Play on, at a pace that can be followed, until the game is over or `stop` is called. */
  async watch() {
    this.#set({ watched: true });
    while (this.watched && this.#view.isConnected) {
      const guess = await this.suggest();
      if (guess === undefined) break;
      await new Promise((resolve) => setTimeout(resolve, PACE));
      if (!this.watched || !(await this.#how.play(guess))) break;
    }
    this.stop();
  }

  stop() {
    this.#set({ watched: false });
  }

  /** @param {{ thinking?: boolean, watched?: boolean }} change */
  #set(change) {
    Object.assign(this, change);
    this.#view.requestUpdate();
  }
}
