/** A position of a record's puzzle: its rows, and a row to be filled. */
import { css, html, LitElement } from "lit";
import { announce } from "../../ui/announce.js";
import { given, onDetail } from "../../ui/events.js";
import { isForBoard, isPressing } from "../../ui/keys.js";
import { msg, str } from "../../ui/language.js";
import { shared } from "../../ui/styles.js";
import { cluster, codeOf, colourName, DIGITS, digitOfKey, peg, pegStyles } from "./pegs.js";

/** @typedef {import("../../python/contract.js").record.Puzzle} Puzzle */

/** Dispatches "guess" with the code that was laid out. */
class MastermindPractice extends LitElement {
  static properties = { puzzle: { attribute: false }, _code: { state: true } };

  static styles = [
    shared,
    ...pegStyles,
    css`
      :host {
        --peg-size: 36px;
        display: block;
      }

      ol {
        display: grid;
        gap: var(--step);
        margin: 0;
        padding: 0;
        list-style: none;
      }

      li {
        display: flex;
        align-items: center;
        gap: calc(2 * var(--step));
      }

      .palette {
        display: flex;
        flex-wrap: wrap;
        gap: 4px;
      }

      .palette button {
        padding: 3px;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Puzzle} */
    this.puzzle = given();
    this._code = "";
  }

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
    if (changed.has("puzzle") && changed.get("puzzle")?.link !== this.puzzle.link) this._code = "";
  }

  get #board() {
    const [, pegs, colours, without] = this.puzzle.board.match(/^(\d+)x(\d+)(n?)$/) ?? [];
    return { pegs: Number(pegs), colours: Number(colours), repeats: !without };
  }

  #onKey = (/** @type {KeyboardEvent} */ event) => {
    if (!isForBoard(event)) return;
    const digit = digitOfKey(event, this.#board.colours);
    if (digit) this.#add(digit);
    else if (event.key === "Backspace") this.#takeBack();
    else if (event.key === "Enter" && this.#isFull && !isPressing(event)) this.#guess();
    else return;
    event.preventDefault();
  };

  get #isFull() {
    return this._code.length === this.#board.pegs;
  }

  /** @param {string} digit */
  #mayAdd(digit) {
    return !this.#isFull && (this.#board.repeats || !this._code.includes(digit));
  }

  /** @param {string} digit */
  #add(digit) {
    if (!this.#mayAdd(digit)) return;
    this._code += digit;
    announce(msg(str`Peg ${this._code.length}: ${colourName(digit)}.`));
  }

  #takeBack() {
    this._code = this._code.slice(0, -1);
  }

  #guess() {
    this.dispatchEvent(new CustomEvent("guess", { detail: this._code }));
  }

  render() {
    const { pegs, colours } = this.#board;
    return html`<div class="stack">
      <ol aria-label=${msg("The rows so far")}>${this.puzzle.rows.map(
        ({ guess, answer }) =>
          html`<li>${codeOf(guess, "digits")} ${cluster(answer, guess.length)}</li>`,
      )}
        <li aria-label=${msg("Your guess")}><span class="code">${Array.from({ length: pegs }, (_, i) => peg(this._code[i], "digits"))}</span></li>
      </ol>
      <div class="palette" role="group" aria-label=${msg("Colours")}>${Array.from(
        DIGITS.slice(0, colours),
        (
          digit,
        ) => html`<button class="plain" aria-label=${msg(str`${colourName(digit)}, key ${digit}`)}
          ?disabled=${!this.#mayAdd(digit)} @click=${() => this.#add(digit)}>${peg(digit, "digits")}</button>`,
      )}
      </div>
      <div class="row">
        <button class="primary" ?disabled=${!this.#isFull} @click=${this.#guess}>${msg("Guess")}</button>
        <button ?disabled=${!this._code} @click=${this.#takeBack}>${msg("Take back")}</button>
      </div>
    </div>`;
  }
}

customElements.define("cicada-mastermind-practice", MastermindPractice);

/** @type {import("../../midend/practice-input.js").PracticeInput} */
export default (puzzle, guess) => html`<cicada-mastermind-practice .puzzle=${puzzle}
  @guess=${onDetail(guess)}></cicada-mastermind-practice>`;
