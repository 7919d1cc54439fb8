/** Laying out a guess: what is picked, the tray it comes from, how many of a piece, and the button. */
import { css, html, LitElement, nothing } from "lit";
import { icon } from "../../ui/icons.js";
import "../../ui/stepper.js";
import { shared } from "../../ui/styles.js";
import "./draft.js";
import { countOf, drawing, pieceName, pieceOfKey, pieceStyles, withCount } from "./pieces.js";
import "./tray.js";

/** Where Enter guesses; on other buttons it does what they say. */
const PICKING = ".board, [data-piece], [role=spinbutton]";

/** Dispatches "pick" with the changed guess, "guess" when it is ready, "stop" when Python shall stop. */
export class GuessPicker extends LitElement {
  static properties = {
    guess: { attribute: false },
    stacks: { attribute: false },
    size: { type: Number },
    invitation: {},
    waiting: {},
    watched: { type: Boolean },
    _piece: { state: true },
  };

  static styles = [
    shared,
    pieceStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--step);
      }

      .actions {
        display: flex;
        align-items: center;
        gap: var(--step);
      }

      .actions > button {
        flex: 1;
      }

      .quantity {
        display: flex;
        align-items: center;
        gap: 4px;
      }
    `,
  ];

  constructor() {
    super();
    /** In the order of picking. @type {string[]} */
    this.guess = [];
    /** @type {import("./tray.js").Stack[]} */
    this.stacks = [];
    /** The most pieces that a guess may have. */
    this.size = Number.POSITIVE_INFINITY;
    /** What the button says. */
    this.invitation = "";
    /** What is waited for, in words; "" when it is the person's turn. */
    this.waiting = "";
    /** Whether Python plays by itself. */
    this.watched = false;
    /** The piece whose number the stepper changes: the one last touched. */
    this._piece = "";
  }

  render() {
    const { guess, stacks, size, waiting } = this;
    return html`
      <cicada-guess-draft .guess=${guess} .stacks=${stacks} .size=${size} .note=${waiting}
        .fixed=${waiting !== ""} @back=${this.#takeBack}
        @return=${(/** @type {CustomEvent} */ event) => this.#setCount(event.detail, countOf(guess, event.detail) - 1)}>
      </cicada-guess-draft>
      <cicada-piece-tray .stacks=${stacks} .taken=${guess} .full=${waiting !== "" || guess.length >= size}
        @pick=${(/** @type {CustomEvent} */ event) => this.#setCount(event.detail, countOf(guess, event.detail) + 1)}>
      </cicada-piece-tray>
      <div class="actions">
        ${this._piece ? this.#renderQuantity() : nothing}
        ${this.watched ? this.#renderStop() : this.#renderButton()}
      </div>
    `;
  }

  #renderQuantity() {
    const count = countOf(this.guess, this._piece);
    return html`
      <div class="quantity">
        ${drawing(this._piece)}
        <cicada-stepper .label=${pieceName(this._piece, 2)} .value=${count}
          .most=${Math.min(count + this.size - this.guess.length, 99)}
          @change=${(/** @type {CustomEvent} */ event) => this.#setCount(this._piece, event.detail)}></cicada-stepper>
      </div>
    `;
  }

  #renderStop() {
    return html`<button class="primary" @click=${() => this.dispatchEvent(new Event("stop"))}>
      ${icon("pause")} Stop</button>`;
  }

  /** Guessing nothing is allowed, but rarely what somebody wants who has not picked yet. */
  #renderButton() {
    return html`<button class=${this.guess.length || !this.size ? "primary" : ""}
      ?disabled=${this.waiting !== ""} @click=${this.#guess}>${this.invitation}</button>`;
  }

  /**
   * What a key does, wherever on the board it was pressed.
   *
   * @param {KeyboardEvent} event
   */
  press(event) {
    const target = /** @type {Element} */ (event.composedPath()[0]);
    const piece = pieceOfKey(event);
    if (this.waiting) return;
    if (piece) this.#tray.pick(piece);
    else if (event.key === "Backspace") this.#takeBack();
    else if (event.key === "Enter" && this.guess.length && target.matches(PICKING)) this.#guess();
    else return;
    event.preventDefault();
  }

  get #tray() {
    return /** @type {import("./tray.js").PieceTray} */ (
      this.renderRoot.querySelector("cicada-piece-tray")
    );
  }

  #guess() {
    this.dispatchEvent(new Event("guess"));
  }

  #takeBack() {
    const last = this.guess.at(-1);
    if (last) this.#setCount(last, countOf(this.guess, last) - 1);
  }

  /** @param {string} piece @param {number} count */
  #setCount(piece, count) {
    this._piece = piece;
    this.dispatchEvent(new CustomEvent("pick", { detail: withCount(this.guess, piece, count) }));
  }
}

customElements.define("cicada-guess-picker", GuessPicker);
