/** A game looked at again, row by row: what every game's review starts from. */
import { css, html, LitElement, nothing } from "lit";
import { busyNote } from "../ui/busy.js";
import { display } from "../ui/display.js";
import { required } from "../ui/events.js";
import { gaugeStyles } from "../ui/gauge.js";
import { ARROWS } from "../ui/keys.js";
import { msg, plural, str } from "../ui/language.js";
import { fixed, number } from "../ui/numbers.js";
import { shared } from "../ui/styles.js";
import { noteLosses } from "./results.js";
import { renderRow, rowStyles } from "./review-row.js";
import { balanceStyles, hasLuck, isCertain, luckText, renderBalance } from "./review-words.js";

/** @typedef {import("./guessing-types.js").GuessingName} GuessingName */
/**
 * @template {GuessingName} Name
 * @typedef {import("./guessing-types.js").Secret<Name>} Secret
 */
/**
 * @template {GuessingName} Name
 * @typedef {import("../python/contract.js").Games[Name]["questions"]["review"]["answer"]} Review
 */
/**
 * @template {GuessingName} Name
 * @typedef {Review<Name>["rows"][number]} ReviewRow
 */

/**
 * Asks Python for the review of its position and draws it; reviews may come in parts. Dispatches
 * "look" with the index of the guess that is looked at, null for none, and "play-on" with the
 * row to go back to and, where one is wanted, the guess to make there.
 *
 * @template {GuessingName} Name
 */
export class ReviewElement extends LitElement {
  /** @type {import("lit").PropertyDeclarations} */
  static properties = {
    session: { attribute: false },
    position: { attribute: false },
    storage: { attribute: false },
    _review: { state: true },
    looked: { attribute: false },
    _asking: { state: true },
    _problem: { state: true },
  };

  /** @type {import("lit").CSSResultGroup} */
  static styles = [
    shared,
    gaugeStyles,
    balanceStyles,
    rowStyles,
    css`
      .summary {
        font: var(--text-large) / 1.35 var(--serif);
      }

      .games {
        width: 100%;
      }

      .games th {
        padding: 4px 0;
        color: var(--quiet);
        font: 400 var(--text-small) / 1.6 var(--sans);
        text-align: left;
        vertical-align: top;
      }

      .games td {
        padding: 4px 0 4px var(--step);
        vertical-align: top;
      }

      .games thead th {
        padding-left: var(--step);
      }

      .guessed {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 2px 6px;
        font-variant-numeric: tabular-nums;
      }

      .worth {
        display: block;
        font-size: var(--text-small);
        line-height: 1.35;
      }

      @media (hover: none) {
        .keys {
          display: none;
        }
      }

      @media print {
        .guide {
          display: none;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("./session.js").Session<Name>} */
    this.session = required();
    /** @type {import("./session-types.js").Position<Name> | undefined} */
    this.position = undefined;
    /** @type {import("./storage.js").Storage} */
    this.storage = required();
    /** What Python has told so far. @type {Review<Name> | undefined} */
    this._review = undefined;
    /** The index of the guess that is looked at. @type {number | null} */
    this.looked = null;
    /** Stops the question. @type {AbortController | undefined} */
    this._asking = undefined;
    this._problem = "";
  }

  disconnectedCallback() {
    this._asking?.abort();
    this.#look(null);
    super.disconnectedCallback();
  }

  /** @param {import("lit").PropertyValues} changed */
  willUpdate(changed) {
    if (changed.has("position")) this.#ask();
  }

  async #ask() {
    this._asking?.abort();
    const asking = new AbortController();
    const isCurrent = () => asking === this._asking;
    this._asking = asking;
    this._review = undefined;
    this._problem = "";
    this.#look(null);
    const show = (/** @type {unknown} */ review) => {
      if (isCurrent()) this._review = /** @type {Review<Name>} */ (review);
    };
    try {
      show(await this.session.ask("review", {}, { onNote: show, signal: asking.signal }));
      if (isCurrent()) {
        this._asking = undefined;
        this.#keepLosses();
      }
    } catch (error) {
      if (isCurrent() && !asking.signal.aborted)
        this._problem = /** @type {Error} */ (error).message;
    }
  }

  /** What each guess of a game that is over lost belongs to the player's record. */
  #keepLosses() {
    const { session, position, storage } = this;
    const losses = this._review?.rows.map((row) => (isCertain(row) ? row.loss : null)) ?? [];
    const whole = position?.status === "won" && losses.length === position.rows.length;
    if (!whole || !position.known) return;
    const note = () => {
      const code = session.result?.code;
      if (code && position === session.position) noteLosses(storage, session.game, code, losses);
    };
    if (session.result) note();
    else session.addEventListener("finish", note, { once: true });
  }

  /** The way to this game in the tree of the best play. */
  renderTree() {
    const tree = this._review?.tree;
    if (!tree || display.embedded) return nothing;
    const show = () =>
      this.dispatchEvent(new CustomEvent("tree", { detail: tree, bubbles: true, composed: true }));
    return html`<div><button @click=${show}>${msg("See it in the whole game")}</button></div>`;
  }

  /** What follows the rows, with the answer to "How is this computed?". @returns {unknown} */
  renderEnd() {
    return nothing;
  }

  /** The answer to a guess, small. @param {number[]} _answer @returns {unknown} */
  renderAnswer(_answer) {
    return nothing;
  }

  /** A guess, small. @param {Secret<Name>} _guess @returns {unknown} */
  renderGuess(_guess) {
    return nothing;
  }

  /**
   * What the review calls what is hidden.
   *
   * @returns {{ contradicts: (guess: number) => string }}
   */
  get words() {
    throw new Error("each game has words of its own");
  }

  /** Python's own game at the same secret, unrolled beside the person's, guess by guess. */
  renderLine() {
    const { line = [], rows = [], versus } = this._review ?? {};
    const own = this.position?.rows ?? [];
    if (!line.length) return nothing;
    const numbers = Array.from({ length: Math.max(own.length, line.length) }, (_, i) => i);
    const title = plural(line.length, {
      one: msg("Python's own game: 1 guess"),
      other: msg(str`Python's own game: ${number(line.length)} guesses`),
    });
    return html`
      <h3>${title}</h3>
      <p>${versus}</p>
      <table class="games">
        <thead><tr><th><span class="visually-hidden">${msg("Guess", { id: "guess-noun" })}</span></th><th scope="col">${msg("You")}</th><th scope="col">Python</th></tr></thead>
        <tbody>${numbers.map(
          (i) => html`<tr><th scope="row">${i + 1}</th>
            <td>${own[i] && this.#renderGuessed({ ...own[i], loss: rows[i]?.loss ?? null, luck: rows[i]?.luck ?? null })}</td>
            <td>${line[i] && this.#renderGuessed(line[i])}</td></tr>`,
        )}</tbody>
      </table>
    `;
  }

  /** @param {import("../python/contract.js").guessing.LineRow<unknown>} row */
  #renderGuessed({ guess, answer, found, left, loss, luck }) {
    const cost =
      loss === null ? "" : loss < 0.005 ? msg("costs nothing") : msg(str`costs ${fixed(loss, 2)}`);
    return html`<span class="guessed">${this.renderGuess(/** @type {Secret<Name>} */ (guess))} ${this.renderAnswer(answer)}
        <span class="quiet">${found ? msg("found") : msg(str`${number(left)} left`)}</span></span>
      <span class="worth quiet">${[cost, hasLuck(luck) ? luckText(luck) : ""].filter(Boolean).join(", ")}</span>`;
  }

  focus() {
    /** @type {HTMLElement | null} */
    const heading = this.renderRoot.querySelector("h2");
    heading?.focus();
    this.scrollIntoView();
  }

  render() {
    if (this._problem) return html`<p class="warning">${this._problem}</p>`;
    return html`
      <div class="stack">
        <h2 tabindex="-1">${msg("Review")}</h2>
        ${this._review?.summary ? html`<p class="summary">${this._review.summary}</p>` : nothing}
        ${this._review?.balance ? renderBalance(this._review.balance, this._review.play?.title) : nothing}
        ${this._review?.rows.length ? GUIDE : nothing}
        <ol class="guesses" @keydown=${this.#onKey}>${this._review?.rows.map((row, i) => this.#renderRow(row, i))}</ol>
        ${this.renderLine()}
        ${this._asking ? this.#renderBusy(this._asking) : this.renderEnd()}
      </div>
    `;
  }

  /** @param {AbortController} asking */
  #renderBusy(asking) {
    const { aborted } = asking.signal;
    if (aborted)
      return html`<div><button @click=${this.#ask}>${msg("Review it to the end")}</button></div>`;
    const stop = () => {
      asking.abort();
      this.requestUpdate();
    };
    return busyNote(msg("Python is looking at your game…"), stop);
  }

  /** @param {ReviewRow<Name>} row @param {number} index */
  #renderRow(row, index) {
    const isLooked = index === this.looked;
    return renderRow(row, {
      index,
      isLooked,
      evil: Boolean(this.position && "evil" in this.position && this.position.evil),
      draw: (guess) => this.renderGuess(/** @type {Secret<Name>} */ (guess)),
      drawn: this.renderAnswer(row.answer),
      contradicts: this.words.contradicts,
      look: () => this.#look(isLooked ? null : index),
      playOn: this.session.canUndo ? (guess) => this.#playOn(index, guess) : undefined,
    });
  }

  /** @param {number | null} index */
  #look(index) {
    if (index === this.looked) return;
    // First, so that what is scrolled to here finds all in its place.
    this.dispatchEvent(new CustomEvent("look", { detail: index }));
    this.looked = index;
  }

  /** Arrow keys step through the guesses. @param {KeyboardEvent} event */
  async #onKey(event) {
    const heads = [...this.renderRoot.querySelectorAll(".guesses .head")];
    const at = heads.indexOf(/** @type {Element} */ (event.target));
    const to = at < 0 ? undefined : steppedTo(event.key, at, heads.length - 1);
    if (to === undefined) return;
    event.preventDefault();
    this.#look(to);
    await this.updateComplete; // what closes above it moves it
    /** @type {HTMLElement} */ (heads[to]).focus({ preventScroll: true });
  }

  /** All of what is looked at is in sight, or as much of it as there is room for. @param {import("lit").PropertyValues} changed */
  updated(changed) {
    if (!changed.has("looked")) return;
    for (const part of [".looked", ".looked .head"])
      this.renderRoot.querySelector(part)?.scrollIntoView({ block: "nearest" });
  }

  /** @param {number} row @param {unknown} [guess] */
  #playOn(row, guess) {
    const detail = { row, guess };
    this.dispatchEvent(new CustomEvent("play-on", { detail, bubbles: true, composed: true }));
  }
}

/** Where a key leads from one place of a list. @param {string} key @param {number} at @param {number} last */
function steppedTo(key, at, last) {
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (!ARROWS.includes(key)) return undefined;
  const step = key === "ArrowDown" || key === "ArrowRight" ? 1 : -1;
  return Math.max(0, Math.min(last, at + step));
}

const GUIDE = html`<p class="guide quiet">${msg("Choose a guess to see what it was worth.")}
  <span class="keys">${msg("The arrow keys step through the game.")}</span></p>`;

/** @param {unknown} text one honest paragraph */
export const computed = (text) => html`
  <details>
    <summary>${msg("How is this computed?")}</summary>
    <p class="quiet">${text}</p>
    <p class="quiet">${MARKED}</p>
  </details>
`;

const MARKED = msg(
  "A guess that costs a tenth of a guess or more is a slip; one that besides could not be what is hidden is marked impossible.",
);
