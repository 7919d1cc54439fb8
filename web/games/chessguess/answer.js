/** Answering a guess: first whether it is the target, then the three numbers. */
import { css, html, LitElement, nothing } from "lit";
import { SHORT } from "../../ui/breakpoints.js";
import { msg, str } from "../../ui/language.js";
import { shared } from "../../ui/styles.js";
import "../../ui/stepper.js";

const QUESTIONS = [
  { name: msg("pieces"), meaning: msg("exactly right") },
  { name: msg("kinds"), meaning: msg("right kind, wrong colour") },
  { name: msg("colours"), meaning: msg("right colour, wrong kind") },
];

/**
 * @fires {CustomEvent<string>} answer "found", or the numbers as in "2,1,0"
 * @fires {Event} back
 */
class AnswerForm extends LitElement {
  static properties = {
    count: { type: Number },
    mine: { type: Boolean },
    back: {},
    waiting: { type: Boolean },
    value: { attribute: false },
    _given: { state: true },
  };

  static styles = [
    shared,
    css`
      form {
        display: grid;
        gap: calc(1.5 * var(--step));
      }

      .question {
        justify-content: space-between;
      }

      .question p,
      .last button {
        flex: 1;
      }

      .numbers {
        display: grid;
        gap: 4px;
      }

      .number {
        display: grid;
        grid-template-columns: 1fr auto;
        align-items: center;
        line-height: 1.25;
      }

      @media ${SHORT} {
        form {
          gap: var(--step);
        }

        .number .quiet {
          display: none;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** How many pieces the guess has: no number can be higher. */
    this.count = 0;
    /** Whether the person hides the target, not a friend. */
    this.mine = true;
    /** What the way back is called, "" if there is none. */
    this.back = "";
    this.waiting = false;
    /** What it starts from. */
    this.value = [0, 0, 0];
    /** The answer as it is now. @type {number[]} */
    this._given = this.value;
  }

  /** Being drawn again with the same value takes nothing back. @param {import("lit").PropertyValues} changed */
  willUpdate(changed) {
    if (changed.has("value")) this._given = this.value;
  }

  async focus() {
    await this.updateComplete;
    /** @type {HTMLElement} */ (this.renderRoot.querySelector("cicada-stepper")).focus();
  }

  render() {
    return html`
      <form @submit=${this.#submit} @keydown=${this.#onKey}>
        <div class="row question">
          <p>${this.mine ? msg("Are these exactly your pieces?") : msg("Are these exactly the hidden pieces?")}</p>
          <button type="button" ?disabled=${this.waiting} @click=${() => this.#post("found")}>${msg("Found it")}</button>
        </div>
        <div class="numbers">
          ${QUESTIONS.map(
            ({ name, meaning }, i) => html`
              <div class="number">
                <span><strong>${name}</strong><br /><span class="quiet">${meaning}</span></span>
                <cicada-stepper .label=${`${name}, ${meaning}`} .value=${this._given[i]} .most=${this.count}
                  @change=${(/** @type {CustomEvent} */ event) => {
                    this._given = this._given.map((old, j) => (j === i ? event.detail : old));
                  }}></cicada-stepper>
              </div>`,
          )}
        </div>
        <div class="row last">
          ${this.back ? html`<button type="button" @click=${() => this.dispatchEvent(new Event("back"))}>${this.back}</button>` : nothing}
          <button class="primary" ?disabled=${this.waiting}>${msg(str`Answer ${this._given.join(", ")}`)}</button>
        </div>
      </form>
    `;
  }

  /** @param {SubmitEvent} event */
  #submit(event) {
    event.preventDefault();
    this.#post(this._given.join(","));
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const target = /** @type {Element} */ (event.composedPath()[0]);
    if (event.key !== "Enter" || target.matches("button") || this.waiting) return;
    event.preventDefault();
    this.#post(this._given.join(","));
  }

  /** @param {string} answer */
  #post(answer) {
    this.dispatchEvent(new CustomEvent("answer", { detail: answer }));
  }
}

customElements.define("cicada-answer-form", AnswerForm);
