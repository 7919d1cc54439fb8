/** Puzzles of the record: find the best guess. How a position is drawn and guessed is its game's. */
import { css, html, LitElement, nothing } from "lit";
import { gameNamed } from "../../games/index.js";
import { askPage } from "../../python/ask-page.js";
import { pageLink } from "../../share/puzzle-links.js";
import { adoptDrawingStyles } from "../../ui/adopt-drawing-styles.js";
import { onSingle, required } from "../../ui/events.js";
import { msg, plural, str } from "../../ui/language.js";
import { fixed, number } from "../../ui/numbers.js";
import { OnDemand } from "../../ui/on-demand.js";
import { shared } from "../../ui/styles.js";

/** @typedef {import("../../python/contract.js").record.Puzzle} Puzzle */
/** @typedef {import("../../python/contract.js").record.Practice} Practice */
/** @typedef {import("../../python/contract.js").record.Answered} Answered */
/** @typedef {import("../../midend/game-drawing.js").GameDrawing} GameDrawing */
/** @typedef {{ input?: import("../../midend/practice-input.js").PracticeInput, drawing?: GameDrawing, part: OnDemand }} Parts Of a game, once they have arrived. */

/** The number of the day by this device's calendar. */
const today = () => {
  const now = new Date();
  return Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);
};

/** @fires {CustomEvent<Due>} due a puzzle was answered */
class CicadaPractice extends LitElement {
  static properties = {
    python: { attribute: false },
    text: { attribute: false },
    taken: { attribute: false },
    _practice: { state: true },
    _answered: { state: true },
    _problem: { state: true },
  };

  static styles = [
    shared,
    css`
      :host {
        --drawn: 24px;
        display: block;
      }

      .told {
        font: var(--text-large) / 1.35 var(--serif);
      }
    `,
  ];

  constructor() {
    super();
    /** It has the record's part of the package. @type {import("../../python/client.js").Python} */
    this.python = required();
    /** The record as it is now. @type {() => string} */
    this.text = required();
    /** How many files have been taken into it. */
    this.taken = 0;
    /** @type {Practice | undefined} */
    this._practice = undefined;
    /** What the guess was worth. @type {Answered | undefined} */
    this._answered = undefined;
    this._problem = "";
  }

  /** By game. @type {Map<string, Parts>} */
  #parts = new Map();

  /** @param {string} game */
  #partsOf(game) {
    const found = this.#parts.get(game);
    if (found) return found;
    const entry = gameNamed(game);
    const part = new OnDemand(this, async () => {
      const [input, drawing] = await Promise.all([entry?.practice?.(), entry?.textDrawing?.()]);
      Object.assign(parts, { input: input?.default, drawing: drawing?.default });
    });
    /** @type {Parts} */
    const parts = { part };
    this.#parts.set(game, parts);
    return parts;
  }

  firstUpdated() {
    this.#next();
  }

  /** A record that is taken in may have worse mistakes than the puzzle that waits. @param {import("lit").PropertyValues} changed */
  willUpdate(changed) {
    if (changed.has("taken") && this.hasUpdated && !this._answered) this.#next();
  }

  async #next() {
    this._answered = undefined;
    this._problem = "";
    try {
      this._practice = await askPage(this.python, "record", "puzzle", {
        record: this.text(),
        day: today(),
      });
    } catch (error) {
      this._problem = /** @type {Error} */ (error).message;
    }
  }

  /** The button that had the focus is gone with the puzzle; the next one is read. */
  async #goOn() {
    await this.#next();
    this.#isRead = true;
    this.requestUpdate();
  }

  #isRead = false;

  updated() {
    /** @type {HTMLElement | null} */
    const question = this._answered ? null : this.renderRoot.querySelector("[tabindex]");
    if (!this.#isRead || !question) return;
    this.#isRead = false;
    question.focus();
  }

  /** @param {Puzzle} puzzle @param {string} guess */
  async #guess({ game, link, box }, guess) {
    this._problem = "";
    try {
      const asked = { game, link, guess, box, day: today() };
      const answered = await askPage(this.python, "record", "answer", asked);
      if (!this._answered) {
        const detail = { link, box: answered.box, due: answered.due };
        this.dispatchEvent(new CustomEvent("due", { detail }));
      }
      this._answered = answered;
    } catch (error) {
      this._problem = /** @type {Error} */ (error).message;
    }
  }

  render() {
    const { puzzle, next } = this._practice ?? { puzzle: null, next: null };
    if (!this._practice) return this.#renderProblem();
    if (!puzzle) {
      const days = next === null ? 0 : next - today();
      const when =
        days === 1
          ? msg("Done for today. The next one comes tomorrow.")
          : msg(str`Done for today. The next one comes in ${number(days)} days.`);
      return html`<p tabindex="-1">${next === null ? msg("There is none for now.") : when}</p>`;
    }
    return html`<div class="stack">
      ${this.#partsOf(puzzle.game).part.render(() => this.#renderPuzzle(puzzle))}
      ${this.#renderProblem()}
    </div>`;
  }

  #renderProblem() {
    return this._problem ? html`<p class="warning" role="alert">${this._problem}</p>` : nothing;
  }

  /** @param {Puzzle} puzzle */
  #renderPuzzle(puzzle) {
    const { input, drawing } = this.#partsOf(puzzle.game);
    if (!input || !drawing) return nothing;
    adoptDrawingStyles(this, drawing);
    const whose = puzzle.yours
      ? msg("From one of your games.")
      : msg("A position from our collection.");
    const left = plural(puzzle.left, {
      one: msg("1 possibility left."),
      other: msg(str`${number(puzzle.left)} possibilities left.`),
    });
    return html`
      <p class="quiet" tabindex="-1">${whose} ${left} ${msg("Which guess needs the fewest on average?")}</p>
      ${input(puzzle, (guess) => this.#guess(puzzle, guess))}
      ${this._answered ? this.#renderAnswered(puzzle, this._answered, drawing) : nothing}
    `;
  }

  /**
   * @param {Puzzle} puzzle
   * @param {Answered} answered
   * @param {GameDrawing} drawing
   */
  #renderAnswered({ game, link, yours, lost }, { right, sentence, best }, drawing) {
    return html`<div class="stack" role="status">
      <p class="told">${sentence}</p>
      ${right ? nothing : html`<p>${msg(html`A best guess: ${drawing.guess(best)}`)}</p>`}
      ${yours ? html`<p class="quiet">${msg(html`In your game it was ${drawing.guess(yours)}, which cost ${fixed(lost ?? 0, 2)} guesses.`)}</p>` : nothing}
      <div class="row">
        <button class="primary" @click=${onSingle(() => this.#goOn())}>${msg("Next")}</button>
        <a href=${pageLink(game, link)}>${msg("Look at the position")}</a>
      </div>
    </div>`;
  }
}

customElements.define("cicada-practice", CicadaPractice);
