/** A finished game looked at again: luck apart from skill, and beside good play on this board. */
import { css, html, LitElement, nothing } from "lit";
import { counted, number } from "../../ui/bar.js";
import { histogram, histogramStyles } from "../../ui/histogram.js";
import { styled } from "../../ui/styled.js";
import { shared } from "../../ui/styles.js";
import { peg, pegStyles, spokenCode } from "./pegs.js";
import { resultsOf } from "./results.js";

/**
 * @typedef {{ guess: string, possible: boolean, expected: number, bits: number, needs: number | null }} Worth
 * @typedef {Worth & { before: number, left: number, contradicts: number | null, best: Worth,
 *   proven: boolean, luck: number, lost: number | null }} ReviewRow
 * @typedef {{ rows: ReviewRow[], play?: { strategy: string, histogram: number[], average: number } | null }} Review
 */

/** Less luck than this, in bits either way, is called none. */
const SOME_LUCK = 0.3;
/** The luck that fills half a bar, in bits. */
const MOST_LUCK = 2.5;

class MastermindReview extends LitElement {
  static properties = {
    session: { attribute: false },
    storage: { attribute: false },
    position: { attribute: false },
    marks: {},
    _review: { state: true },
    _problem: { state: true },
  };

  static styles = [
    shared,
    ...pegStyles,
    histogramStyles,
    css`
      :host {
        --peg-size: 20px;
      }

      ol {
        display: grid;
        gap: calc(1.5 * var(--step));
        margin: 0;
        padding: 0;
        list-style: none;
      }

      li {
        display: grid;
        gap: 4px;
        padding-top: var(--step);
        border-top: 1px solid var(--line);
      }

      .code {
        display: inline-flex;
        gap: 2px;
        vertical-align: middle;
      }

      .figures {
        margin-left: auto;
        font-variant-numeric: tabular-nums;
      }

      .measure {
        display: grid;
        grid-template-columns: 3em 64px 1fr;
        align-items: center;
        gap: var(--step);
        font-size: var(--text-small);
      }

      .gauge {
        position: relative;
        display: block;
        height: 6px;
        overflow: hidden;
        border-radius: 3px;
        background: var(--line);
      }

      .gauge i {
        position: absolute;
        inset: 0;
        background: var(--accent);
        transform-origin: left;
      }

      .luck i {
        left: 50%;
        background: var(--ink);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("../../app/session.js").Session} */
    this.session = /** @type {any} */ (undefined);
    /** @type {import("../../app/storage.js").Storage} */
    this.storage = /** @type {any} */ (undefined);
    /** @type {import("../../app/session.js").Position | undefined} */
    this.position = undefined;
    /** @type {import("./pegs.js").PegMarks} */
    this.marks = "digits";
    /** @type {Review | undefined} */
    this._review = undefined;
    this._problem = "";
  }

  /** @param {import("lit").PropertyValues} changed */
  willUpdate(changed) {
    if (changed.has("position")) this.#ask();
  }

  async #ask() {
    const { position } = this;
    const show = (/** @type {Review} */ review) => {
      if (position === this.position) this._review = review;
    };
    this._review = undefined;
    this._problem = "";
    try {
      show(await this.session.ask("review", {}, { onNote: show }));
    } catch (error) {
      this._problem = /** @type {Error} */ (error).message;
    }
  }

  render() {
    if (this._problem) return html`<p class="warning">${this._problem}</p>`;
    const { rows = [], play } = this._review ?? {};
    return html`
      <div class="stack">
        <h3>Review</h3>
        <ol>${rows.map((row, i) => this.#renderRow(row, i))}</ol>
        ${play === undefined ? html`<p class="quiet" role="status">Python is looking at your game…</p>` : nothing}
        ${play ? this.#renderPlay(play) : nothing}
        ${play === undefined ? nothing : explanation}
      </div>
    `;
  }

  /** @param {ReviewRow} row @param {number} index */
  #renderRow(row, index) {
    const { guess, left, before, expected, best, contradicts } = row;
    return html`
      <li>
        <div class="row">
          <span class="quiet">${index + 1}</span>
          ${this.#renderCode(guess)}
          <span class="figures">${number(before)} → ${number(left)}</span>
        </div>
        ${this.#renderSkill(row)}
        ${this.#renderLuck(row)}
        ${
          contradicts === null
            ? nothing
            : html`<p class="quiet">It could not be the code: it contradicts the
          answer to guess ${contradicts + 1}.</p>`
        }
        ${
          best.guess === guess
            ? nothing
            : html`<p class="quiet">Better: ${this.#renderCode(best.guess)}, with
          ${figure(best.expected)} to be expected left instead of ${figure(expected)}.</p>`
        }
      </li>
    `;
  }

  /** @param {ReviewRow} row */
  #renderSkill({ bits, best, lost, proven, guess }) {
    const share = best.bits ? Math.min(1, bits / best.bits) : 1;
    const words =
      guess === best.guess
        ? proven
          ? "a best guess"
          : "no better one known"
        : lost === null
          ? `${Math.round(100 * share)} % of what the best tells`
          : `costs ${lost.toFixed(2)} guesses on average`;
    return html`
      <div class="measure">
        <span>skill</span>
        <span class="gauge" aria-hidden="true"><i ${styled({ scale: `${share} 1` })}></i></span>
        <span class="quiet">${words}</span>
      </div>
    `;
  }

  /** @param {ReviewRow} row */
  #renderLuck({ luck, left, expected }) {
    const found = left === 1 && expected <= 1;
    const word = luck > SOME_LUCK ? "lucky" : luck < -SOME_LUCK ? "unlucky" : "";
    const words = word
      ? `${word}: ${number(left)} left where ${figure(expected)} were to be expected`
      : found
        ? "none needed"
        : "as was to be expected";
    const share = Math.max(-0.5, Math.min(0.5, luck / MOST_LUCK / 2));
    return html`
      <div class="measure">
        <span>luck</span>
        <span class="gauge luck" aria-hidden="true"><i ${styled({ scale: `${share} 1` })}></i></span>
        <span class="quiet">${words}</span>
      </div>
    `;
  }

  /** @param {NonNullable<Review["play"]>} play */
  #renderPlay({ strategy, histogram: counts, average }) {
    const results = resultsOf(this.storage, this.position);
    const games = Object.values(results).reduce((sum, count) => sum + count, 0);
    const name = strategy === "optimal" ? "Optimal play" : "Play by entropy";
    return html`
      <h3>${name}, over every code</h3>
      ${histogram({
        counts: Object.fromEntries(counts.map((count, n) => [n, count]).filter(([n]) => n)),
        own: results,
        marked: this.position?.rows.length,
        label: `${name}: how many codes take how many guesses`,
      })}
      <p class="quiet">${average.toFixed(3)} guesses on average.
        ${games > 1 ? `The thin bars are your ${counted(games, "game")} on this board.` : "This game is marked."}</p>
    `;
  }

  /** @param {string} code */
  #renderCode(code) {
    return html`<span class="code" role="img" aria-label=${spokenCode(code)}>
      ${Array.from(code, (digit) => peg(digit, this.marks))}</span>`;
  }
}

const explanation = html`
  <details>
    <summary>How is this computed?</summary>
    <p class="quiet">Before a guess is answered, each code still possible is equally likely. The number
      to be expected left is the average over those codes of how many would share its answer. Luck
      compares it with what was really left: one bit is a factor of two. Skill is judged without the
      answer: where Python can prove how many guesses each choice needs on average, by that; elsewhere
      by how much the answer was to tell, beside the guess that tells the most.</p>
  </details>
`;

/** @param {number} value */
const figure = (value) =>
  value < 10 ? value.toFixed(1).replace(/\.0$/, "") : number(Math.round(value));

customElements.define("cicada-mastermind-review", MastermindReview);
