/** A finished game looked at again: what each guess cost beside the best one, and what luck gave. */
import { css, html, LitElement, nothing } from "lit";
import { number } from "../../ui/bar.js";
import { gauge, gaugeStyles } from "../../ui/gauge.js";
import { shared } from "../../ui/styles.js";
import { pieceSet, pieceStyles } from "./pieces.js";

/**
 * @typedef {{ guess: string[], expected: number }} Worth
 * @typedef {Worth & { before: number, left: number, cost: number, luck: number, best: Worth }} ReviewRow
 */

/** Less than this, in guesses, makes no difference worth a word. */
const NOTICED = 0.1;
/** What fills the bar of luck to one side, and empties that of skill, in guesses. */
const MOST = 1.5;

class ChessGuessReview extends LitElement {
  static properties = {
    session: { attribute: false },
    position: { attribute: false },
    _rows: { state: true },
    _problem: { state: true },
  };

  static styles = [
    shared,
    pieceStyles,
    gaugeStyles,
    css`
      :host {
        --piece-size: 22px;
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

      .figures {
        margin-left: auto;
        font-variant-numeric: tabular-nums;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("../../app/session.js").Session} */
    this.session = /** @type {any} */ (undefined);
    /** @type {import("../../app/session.js").Position | undefined} */
    this.position = undefined;
    /** @type {ReviewRow[] | undefined} */
    this._rows = undefined;
    this._problem = "";
  }

  /** @param {import("lit").PropertyValues} changed */
  willUpdate(changed) {
    if (changed.has("position")) this.#ask();
  }

  async #ask() {
    const { position } = this;
    this._rows = undefined;
    this._problem = "";
    try {
      const { rows } = await this.session.ask("review");
      if (position === this.position) this._rows = rows;
    } catch (error) {
      if (position === this.position) this._problem = /** @type {Error} */ (error).message;
    }
  }

  render() {
    if (this._problem) return html`<p class="warning">${this._problem}</p>`;
    return html`
      <div class="stack">
        <h3>Review</h3>
        ${
          this._rows
            ? html`<ol>${this._rows.map((row, i) => this.#renderRow(row, i))}</ol>${explanation}`
            : html`<p class="quiet" role="status">Python is looking at your game…</p>`
        }
      </div>
    `;
  }

  /** @param {ReviewRow} row @param {number} index */
  #renderRow({ guess, before, left, expected, cost, luck, best }, index) {
    return html`
      <li>
        <div class="row">
          <span class="quiet">${index + 1}</span>
          ${pieceSet(guess)}
          <span class="figures">${number(before)} → ${left ? number(left) : "found"}</span>
        </div>
        ${gauge({ name: "skill", share: Math.max(0, 1 - cost / MOST), words: skillInWords(cost) })}
        ${gauge({
          name: "luck",
          share: Math.max(-0.5, Math.min(0.5, luck / MOST / 2)),
          fromMiddle: true,
          words: luckInWords(luck, left, expected),
        })}
        ${
          cost >= NOTICED
            ? html`<p class="quiet">Better: ${pieceSet(best.guess)}, with ${figure(best.expected)} to be
              expected left instead of ${figure(expected)}.</p>`
            : nothing
        }
      </li>
    `;
  }
}

/** @param {number} cost in guesses */
const skillInWords = (cost) =>
  cost < NOTICED ? "no better guess known" : `costs ${cost.toFixed(1)} guesses on average`;

/** @param {number} luck in guesses @param {number} left @param {number} expected */
function luckInWords(luck, left, expected) {
  if (Math.abs(luck) < NOTICED) return "as was to be expected";
  const word = luck > 0 ? "lucky" : "unlucky";
  return left
    ? `${word}: ${number(left)} left where ${figure(expected)} were to be expected`
    : `${word}: it could have taken longer`;
}

const explanation = html`
  <details>
    <summary>How is this computed?</summary>
    <p class="quiet">Before a guess is answered, each target still possible is equally likely. The number to
      be expected left is the average over those targets of how many would share their answer. How many
      guesses a number of targets still needs was learnt from many games that Python played; a guess
      costs what it needs more than the best one Python knows, judged without its answer. Luck is how
      many guesses the answer spared beside the average answer.</p>
  </details>
`;

/** @param {number} value */
const figure = (value) =>
  value < 10 ? value.toFixed(1).replace(/\.0$/, "") : number(Math.round(value));

customElements.define("cicada-chessguess-review", ChessGuessReview);
