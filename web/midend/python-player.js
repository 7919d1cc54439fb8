/** Python at the board: asked for a guess, or playing on by itself while the person watches. */
/** @typedef {import("./guessing-types.js").GuessingName} GuessingName */
/**
 * What it plays: a `GuessingGame`.
 *
 * @template {GuessingName} Name
 * @typedef {object} Played
 * @property {import("./session.js").Session<Name>} session
 * @property {import("./session-types.js").Position<Name> | undefined} position
 * @property {Pick<import("./guessing-types.js").Terms<Name>, "textOf">} terms
 * @property {{ strategy?: string }} hintOptions
 * @property {() => Promise<boolean>} settled
 * @property {(guess: import("./guessing-types.js").Secret<Name>) => void} lay
 * @property {(guess: import("./guessing-types.js").Secret<Name>) => Promise<boolean>} submit
 * @property {(problem: string) => void} tell
 * @property {() => void} changed
 */

/** Between Python's guesses when it plays by itself, in milliseconds. */
const PACE = 1200;

/**
 * One run at a time: what another one has replaced, or what was stopped, does nothing more.
 *
 * @template {GuessingName} Name
 */
export class PythonPlayer {
  /** Whether Python is choosing a guess. */
  thinking = false;
  /** Whether it plays by itself. */
  watched = false;

  /** The guess that was laid out last, and for which position. @type {{ position?: object, text: string }} */
  #laid = { text: "" };
  #game;
  /** The present run; its signal stops the question that is under way. @type {AbortController | undefined} */
  #run;

  /** @param {Played<Name>} game */
  constructor(game) {
    this.#game = game;
  }

  /** Whether a guess for the present position is the one that Python laid out. @param {string} text */
  chose(text) {
    return this.#laid.position === this.#game.position && this.#laid.text === text;
  }

  /** Lay out a guess for the present position, unless that has changed meanwhile. */
  async suggest() {
    await this.#choose(this.#begin({ watched: false }));
  }

  /** Play on, at a pace that can be followed, until the game is over or `stop` is called. */
  async watch() {
    const run = this.#begin({ watched: true });
    const isSame = await this.#game.settled();
    const isCurrent = () => run === this.#run;
    while (isSame && isCurrent()) {
      const { position } = this.#game;
      const guess = await this.#choose(run);
      if (guess === undefined) break;
      await new Promise((resolve) => setTimeout(resolve, PACE));
      if (!isCurrent() || position !== this.#game.position) break;
      if (!(await this.#game.submit(guess))) break;
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
    const { position, session } = this.#game;
    if (position?.status !== "playing") return undefined;
    this.#set({ thinking: true });
    try {
      const options = { level: 3, ...this.#game.hintOptions };
      const hint = await session.ask("hint", options, { signal: run.signal });
      const isCurrent = run === this.#run && position === this.#game.position;
      if (!isCurrent || hint.level !== 3) return undefined;
      this.#laid = { position, text: this.#game.terms.textOf(hint.guess) };
      this.#game.lay(hint.guess);
      return hint.guess;
    } catch (error) {
      if (!run.signal.aborted) this.#game.tell(/** @type {Error} */ (error).message);
      return undefined;
    } finally {
      if (run === this.#run) this.#set({ thinking: false });
    }
  }

  /** @param {{ thinking?: boolean, watched?: boolean }} change */
  #set(change) {
    Object.assign(this, change);
    this.#game.changed();
  }
}
