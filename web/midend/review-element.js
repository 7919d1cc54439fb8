/** A game looked at again, row by row: what every game's review starts from. */
import { css, html, LitElement, nothing } from "lit";
import { number } from "../ui/bar.js";
import { gaugeStyles } from "../ui/gauge.js";
import { shared } from "../ui/styles.js";

/**
 * Asks Python for the review of its position and draws it; reviews may come in parts.
 *
 * @template Row
 */
export class ReviewElement extends LitElement {
  /** @type {import("lit").PropertyDeclarations} */
  static properties = {
    session: { attribute: false },
    position: { attribute: false },
    _review: { state: true },
    _finished: { state: true },
    _problem: { state: true },
  };

  /** @type {import("lit").CSSResultGroup} */
  static styles = [
    shared,
    gaugeStyles,
    css`
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
    /** @type {import("./session.js").Session} */
    this.session = /** @type {any} */ (undefined);
    /** @type {import("./session.js").Position | undefined} */
    this.position = undefined;
    /** @type {{ rows: Row[] } & Record<string, any>} */
    this._review = { rows: [] };
    this._finished = false;
    this._problem = "";
  }

  /** @param {import("lit").PropertyValues} changed */
  willUpdate(changed) {
    if (changed.has("position")) this.#ask();
  }

  async #ask() {
    const { position } = this;
    const current = () => position === this.position;
    this._review = { rows: [] };
    this._finished = false;
    this._problem = "";
    const show = (/** @type {any} */ review) => {
      if (current()) this._review = review;
    };
    try {
      show(await this.session.ask("review", {}, { onNote: show }));
      if (current()) this._finished = true;
    } catch (error) {
      if (current()) this._problem = /** @type {Error} */ (error).message;
    }
  }

  /**
   * What a guess was worth, under its line.
   *
   * @param {Row} _row
   * @returns {{ guess: unknown, before: number, left: number, worth: unknown }}
   */
  describe(_row) {
    throw new Error("each game describes its rows");
  }

  /** What follows the rows, with the answer to "How is this computed?". @returns {unknown} */
  renderEnd() {
    return nothing;
  }

  render() {
    if (this._problem) return html`<p class="warning">${this._problem}</p>`;
    return html`
      <div class="stack">
        <h3>Review</h3>
        <ol>${this._review.rows.map((row, i) => this.#renderRow(row, i))}</ol>
        ${this._finished ? this.renderEnd() : html`<p class="quiet" role="status">Python is looking at your game…</p>`}
      </div>
    `;
  }

  /** @param {Row} row @param {number} index */
  #renderRow(row, index) {
    const { guess, before, left, worth } = this.describe(row);
    return html`
      <li>
        <div class="row">
          <span class="quiet">${index + 1}</span>
          ${guess}
          <span class="figures">${number(before)} → ${left ? number(left) : "found"}</span>
        </div>
        ${worth}
      </li>
    `;
  }
}

/** An expected number: one decimal where that tells something. @param {number} value */
export const figure = (value) =>
  value < 10 ? value.toFixed(1).replace(/\.0$/, "") : number(Math.round(value));

/** @param {unknown} text one honest paragraph */
export const computed = (text) => html`
  <details>
    <summary>How is this computed?</summary>
    <p class="quiet">${text}</p>
  </details>
`;
