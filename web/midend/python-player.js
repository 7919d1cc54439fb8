/** Python at the board: asked for a guess, or playing on by itself while somebody watches. */
import { toast } from "../ui/toast.js";

/** Between Python's guesses when it plays by itself, in milliseconds. */
const PACE = 1200;

/**
 * One run at a time: what another one has replaced, or what was stopped, does nothing more.
 *
 * @template {import("./guessing-view.js").GuessingName} Name
 */
export class PythonPlayer {
  /** Whether Python is choosing a guess. */
  thinking = false;
  /** Whether it plays by itself. */
  watched = false;

  /** The guess that was laid out last, and for which position. @type {{ position?: object, text: string }} */
  #laid = { text: "" };
  #view;
  /** The present run; its signal stops the question that is under way. @type {AbortController | undefined} */
  #run;

  /** @param {import("./guessing-view.js").GuessingView<Name>} view */
  constructor(view) {
    this.#view = view;
  }

  /** Whether a guess for the present position is the one that Python laid out. @param {string} text */
  chose(text) {
    return this.#laid.position === this.#view.position && this.#laid.text === text;
  }

  /** Lay out a guess for the present position, unless that has changed meanwhile. */
  async suggest() {
    await this.#choose(this.#begin({ watched: false }));
  }

  /** Play on, at a pace that can be followed, until the game is over or `stop` is called. */
  async watch() {
    const run = this.#begin({ watched: true });
    const isSame = await this.#view.settled();
    const isCurrent = () => run === this.#run && this.#view.isConnected;
    while (isSame && isCurrent()) {
      const { position } = this.#view;
      const guess = await this.#choose(run);
      if (guess === undefined) break;
      await new Promise((resolve) => setTimeout(resolve, PACE));
      if (!isCurrent() || position !== this.#view.position) break;
      if (!(await this.#view.submit(guess))) break;
    }
    if (run === this.#run) this.stop();
  }

  stop() {
    this.#run?.abort();
    this.#run = undefined;
    this.#set({ thinking: false, watched: false });
  }

  /** @param {{ watched: boolean }} how */
  #begin(how) {
    const run = new AbortController();
    this.#run = run;
    this.#set({ thinking: false, ...how });
    return run;
  }

  /** Ask for a guess and lay it out. @param {AbortController} run */
  async #choose(run) {
    const { position, session } = this.#view;
    if (position?.status !== "playing") return undefined;
    this.#set({ thinking: true });
    try {
      const options = { level: 3, ...this.#view.hintOptions };
      const hint = await session.ask("hint", options, { signal: run.signal });
      const isCurrent = run === this.#run && position === this.#view.position;
      if (!isCurrent || hint.level !== 3) return undefined;
      this.#laid = { position, text: this.#view.game.textOf(hint.guess) };
      this.#view.lay(hint.guess);
      return hint.guess;
    } catch (error) {
      if (!run.signal.aborted) toast(/** @type {Error} */ (error).message);
      return undefined;
    } finally {
      if (run === this.#run) this.#set({ thinking: false });
    }
  }

  /** @param {{ thinking?: boolean, watched?: boolean }} change */
  #set(change) {
    Object.assign(this, change);
    this.#view.requestUpdate();
  }
}
