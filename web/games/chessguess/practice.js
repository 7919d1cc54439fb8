/** A position of a record's puzzle: its guesses and their answers, and a guess to be laid out. */
import { css, html, LitElement } from "lit";
import { onDetail, required } from "../../ui/events.js";
import { pressOn } from "../../ui/keys.js";
import { msg } from "../../ui/language.js";
import { shared } from "../../ui/styles.js";
import "./picker.js";
import { laidOut, pieceSet, pieceStyles } from "./pieces.js";
import { answerText } from "./sentences.js";

/** @typedef {import("../../python/contract.js").record.Puzzle} Puzzle */

/** @param {string} text of a guess, as a move has it */
const piecesOf = (text) => text.split(" ").filter(Boolean);

/** @fires {CustomEvent<string[]>} guess the pieces that were laid out */
class ChessGuessPractice extends LitElement {
  static properties = { puzzle: { attribute: false }, _guess: { state: true } };

  static styles = [
    shared,
    pieceStyles,
    css`
      :host {
        display: block;
        max-width: 480px;
      }

      ol {
        display: grid;
        gap: var(--step);
      }

      li {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 4px calc(2 * var(--step));
        padding-bottom: var(--step);
        border-bottom: 1px solid var(--line);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Puzzle} */
    this.puzzle = required();
    /** In the order of picking. @type {string[]} */
    this._guess = [];
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
    if (changed.has("puzzle") && changed.get("puzzle")?.link !== this.puzzle.link) this._guess = [];
  }

  #onKey = (/** @type {KeyboardEvent} */ event) => {
    const picker = /** @type {import("./picker.js").GuessPicker} */ (
      this.renderRoot.querySelector("cicada-guess-picker")
    );
    pressOn({ press: (key) => picker.press(key), focusBoard: () => picker.focus() }, event);
  };

  #ready() {
    const detail = laidOut(this._guess).join(" ");
    this.dispatchEvent(new CustomEvent("guess", { detail }));
  }

  render() {
    return html`<div class="stack">
      <ol aria-label=${msg("The guesses so far")}>${this.puzzle.rows.map(
        ({ guess, answer }) =>
          html`<li>${pieceSet(piecesOf(guess))} <span>${answerText(answer)}</span></li>`,
      )}</ol>
      <cicada-guess-picker .guess=${this._guess} .size=${Number(this.puzzle.board)} .invitation=${msg("Guess")}
        emptyAllowed @guess=${this.#ready}
        @pick=${onDetail((/** @type {string[]} */ guess) => {
          this._guess = guess;
        })}></cicada-guess-picker>
    </div>`;
  }
}

customElements.define("cicada-chessguess-practice", ChessGuessPractice);

/** @type {import("../../midend/practice-input.js").PracticeInput} */
export default (puzzle, guess) => html`<cicada-chessguess-practice .puzzle=${puzzle}
  @guess=${onDetail(guess)}></cicada-chessguess-practice>`;
