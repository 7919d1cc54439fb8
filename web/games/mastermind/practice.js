/** A position of a record's puzzle: its rows, and a row to be filled. */
import { css, html, LitElement } from "lit";
import { onDetail, required } from "../../ui/events.js";
import { isForBoard, isPressing, targetOf } from "../../ui/keys.js";
import { msg } from "../../ui/language.js";
import { shared } from "../../ui/styles.js";
import { isFull, NOTHING, takeBack } from "./draft.js";
import { NO_NOTES } from "./notes.js";
import { cluster, codeOf, pegStyles } from "./pegs.js";
import { RowInput, rowInputStyles } from "./row-input.js";

/** @typedef {import("../../python/contract.js").record.Puzzle} Puzzle */
/** @typedef {import("./draft.js").Draft} Draft */

/** @fires {CustomEvent<string>} guess the code that was laid out */
class MastermindPractice extends LitElement {
  static properties = { puzzle: { attribute: false }, _row: { state: true } };

  static styles = [
    shared,
    ...pegStyles,
    rowInputStyles,
    css`
      :host {
        --peg-size: 36px;
        display: block;
      }

      ol {
        display: grid;
        gap: var(--step);
      }

      li {
        display: flex;
        align-items: center;
        gap: calc(2 * var(--step));
      }

      .palette {
        justify-content: start;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Puzzle} */
    this.puzzle = required();
    this._row = NOTHING;
  }

  #input = new RowInput(this, () => ({
    drawn: this.#board,
    row: this._row,
    setRow: (row) => {
      this._row = row;
    },
    settings: { marks: "digits" },
    notes: NO_NOTES,
    noting: false,
  }));

  connectedCallback() {
    super.connectedCallback();
    addEventListener("keydown", this.#onKey);
  }

  disconnectedCallback() {
    removeEventListener("keydown", this.#onKey);
    super.disconnectedCallback();
  }

  /** @param {import("lit").PropertyValues<this>} changed */
  willUpdate(changed) {
    if (changed.has("puzzle") && changed.get("puzzle")?.link !== this.puzzle.link)
      this._row = NOTHING;
  }

  get #board() {
    const [, pegs, colours, without] = this.puzzle.board.match(/^(\d+)x(\d+)(n?)$/) ?? [];
    return { pegs: Number(pegs), colours: Number(colours), repeats: !without };
  }

  #onKey = (/** @type {KeyboardEvent} */ event) => {
    if (!isForBoard(event)) return;
    if (event.key === "Enter") {
      const isTaken = isPressing(event) && !targetOf(event).matches(".slot, .colour");
      if (isTaken || !this.#isFull) return;
      this.#guess();
    } else if (!this.#input.press(event)) return;
    event.preventDefault();
  };

  get #isFull() {
    return isFull(this._row, this.#board.pegs);
  }

  #guess() {
    this.dispatchEvent(new CustomEvent("guess", { detail: this._row.code }));
  }

  #takeBack() {
    this._row = takeBack(this._row, this.#board.pegs);
  }

  render() {
    return html`<div class="stack">
      <ol aria-label=${msg("The rows so far")}>${this.puzzle.rows.map(
        ({ guess, answer }) =>
          html`<li>${codeOf(guess, "digits")} ${cluster(answer, guess.length)}</li>`,
      )}
        <li aria-label=${msg("Your guess")}><span class="code">${this.#input.renderSlots()}</span></li>
      </ol>
      ${this.#input.renderPalette()}
      <div class="row">
        <button class="primary" ?disabled=${!this.#isFull} @click=${this.#guess}>${msg("Guess")}</button>
        <button ?disabled=${!this._row.code.trim()} @click=${this.#takeBack}>${msg("Take back")}</button>
      </div>
    </div>`;
  }
}

customElements.define("cicada-mastermind-practice", MastermindPractice);

/** @type {import("../../midend/practice-input.js").PracticeInput} */
export default (puzzle, guess) => html`<cicada-mastermind-practice .puzzle=${puzzle}
  @guess=${onDetail(guess)}></cicada-mastermind-practice>`;
