/** Python at the board: asked for a guess, or playing on by itself while somebody watches. */
import { toast } from "../ui/toast.js";

/** Between Python's guesses when it plays by itself, in milliseconds. */
const PACE = 1200;

/** @template {import("./guessing-element.js").GuessingName} Name */
export class PythonPlayer {
  /** Whether Python is choosing a guess. */
  thinking = false;
  /** Whether it plays by itself. */
  watched = false;

  #view;

  /** @param {import("./guessing-element.js").GuessingElement<Name>} view */
  constructor(view) {
    this.#view = view;
  }

  /** Lay out a guess for the present position, unless that has changed meanwhile. */
  async suggest() {
    const { position, session } = this.#view;
    if (position?.status !== "playing") return undefined;
    this.#set({ thinking: true });
    try {
      const hint = await session.ask("hint", { level: 3, ...this.#view.hintOptions });
      if (position !== this.#view.position || hint.level !== 3) return undefined;
      this.#view.lay(hint.guess);
      return hint.guess;
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
      if (!this.watched || !(await this.#view.submit(guess))) break;
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
