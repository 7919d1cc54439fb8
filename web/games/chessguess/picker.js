/** Laying out a guess: what is picked, the tray it comes from, how many of a piece, and the button. */
import { css, html, LitElement } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { announce } from "../../ui/announce.js";
import { FLAT, MEDIUM, SHORT } from "../../ui/breakpoints.js";
import { onDetail, onSingle } from "../../ui/events.js";
import { icon } from "../../ui/icons.js";
import { isPressing, targetOf } from "../../ui/keys.js";
import { msg, str } from "../../ui/language.js";
import "../../ui/stepper.js";
import { shared } from "../../ui/styles.js";
import "./draft.js";
import { MEANINGS, pressed, withMark } from "./marks.js";
import {
  countOf,
  drawing,
  PIECES,
  pieceName,
  pieceOfKey,
  pieceStyles,
  spoken,
  withCount,
} from "./pieces.js";
import "./tray.js";

/** A guess of at most this many pieces is laid out without a stepper where there is little room. */
const FEW = 8;

/** Where Enter guesses although there is something to press. */
const PICKING = "[data-piece]";

/**
 * What is put inside it stands before its button.
 *
 * @fires {CustomEvent<string[]>} pick the changed guess
 * @fires {Event} guess the guess is ready
 * @fires {CustomEvent<import("./marks.js").Marks>} mark the changed notes
 * @fires {Event} stop Python shall stop
 */
export class GuessPicker extends LitElement {
  static properties = {
    guess: { attribute: false },
    stacks: { attribute: false },
    size: { type: Number },
    invitation: {},
    waiting: {},
    watched: { type: Boolean },
    proven: { attribute: false },
    marks: { attribute: false },
    verdicts: { attribute: false },
    notebook: { type: Boolean },
    emptyAllowed: { type: Boolean },
    _marking: { state: true },
    _piece: { state: true },
  };

  static styles = [
    shared,
    pieceStyles,
    css`
      :host {
        display: block;
        container-type: inline-size;
      }

      .picking {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--step);
      }

      @media ${SHORT} {
        .picking {
          gap: 6px;
        }
      }

      /* What is laid out is lifted off the sheet. */
      cicada-guess-draft {
        z-index: 1;
        margin: -8px -5px 0;
      }

      .actions {
        display: flex;
        align-items: center;
        gap: var(--step);
      }

      .actions > button {
        flex: 1;
        padding: 0 var(--step);
      }

      /* All that makes the guess stands in its row. */
      @container (min-width: 680px) {
        .picking {
          grid-template-columns: minmax(0, 1fr) auto;
          column-gap: 0;
        }

        .picking::before {
          content: "";
          grid-area: 1 / 1 / 2 / 3;
          margin: -8px -5px 0;
          border-radius: var(--radius);
          background: var(--sheet);
          box-shadow: var(--shadow);
        }

        cicada-guess-draft {
          grid-area: 1 / 1;
          box-shadow: none;
        }

        .actions {
          grid-area: 1 / 2;
          z-index: 1;
          margin-top: -8px;
          padding: 0 var(--step);
        }

        /* As wide as its longest words, so that it stays where it is. */
        .actions > button {
          width: 200px;
        }

        cicada-piece-tray {
          grid-area: 2 / 1 / 3 / 3;
        }
      }

      .quantity {
        display: flex;
        align-items: center;
        gap: 4px;
      }

      /* The buttons have their places from the beginning. Where there is no room beside them, the number has
         a line of its own, or none for a few pieces: those are pressed one by one. */
      @container (max-width: 479px) {
        .few {
          display: none;
        }
      }

      @media not all and ${FLAT} {
        @container (max-width: 479px) {
          .actions {
            flex-wrap: wrap;
          }

          .quantity {
            flex-basis: 100%;
            justify-content: center;
          }
        }
      }

      @media ${FLAT} and ${MEDIUM} {
        .quantity > .piece {
          display: none;
        }
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
    /** What is proven of pieces, kinds and colours. @type {import("./tray.js").Bound[]} */
    this.proven = [];
    /** The player's notes. @type {import("./marks.js").Marks} */
    this.marks = {};
    /** What the answers say of them, by piece. @type {Record<string, import("./tray.js").Verdict>} */
    this.verdicts = {};
    /** Whether pieces can be marked. */
    this.notebook = false;
    /** Whether a press marks a piece. */
    this._marking = false;
    /** Whether no pieces at all may be guessed. */
    this.emptyAllowed = false;
    /** The piece whose number the stepper changes: the one last touched. */
    this._piece = PIECES[0];
  }

  render() {
    const { guess, stacks, size, waiting } = this;
    return html`<div class="picking">
      <cicada-guess-draft .guess=${guess} .stacks=${stacks} .size=${size} .note=${waiting}
        .fixed=${waiting !== ""} .notebook=${this.notebook} .marking=${this._marking}
        @marking=${() => {
          this._marking = !this._marking;
        }} ?noneAllowed=${this.emptyAllowed && !waiting} @none=${this.#guess} @back=${this.#takeBack}
        @return=${(/** @type {CustomEvent} */ event) => this.#setCount(event.detail, countOf(guess, event.detail) - 1)}>
      </cicada-guess-draft>
      <cicada-piece-tray .stacks=${stacks} .taken=${guess} .proven=${this.proven} .full=${waiting !== "" || guess.length >= size}
        .marks=${this.marks} .verdicts=${this.verdicts} .notebook=${this.notebook} .marking=${this._marking}
        @mark=${onDetail((/** @type {{ piece: string, sign?: import("./marks.js").Sign }} */ mark) => this.#mark(mark))}
        @pick=${(/** @type {CustomEvent} */ event) => this.#setCount(event.detail, countOf(guess, event.detail) + 1)}>
      </cicada-piece-tray>
      <div class="actions">
        ${this.#renderQuantity()}
        <slot></slot>
        ${this.watched ? this.#renderStop() : this.#renderButton()}
      </div>
    </div>`;
  }

  #renderQuantity() {
    const count = countOf(this.guess, this._piece);
    return html`
      <div class=${classMap({ quantity: true, few: !Number.isFinite(this.size) || this.size <= FEW })}>
        ${drawing(this._piece)}
        <cicada-stepper .label=${pieceName(this._piece, 2)} .value=${count}
          .most=${Math.min(count + this.size - this.guess.length, 99)}
          @change=${(/** @type {CustomEvent} */ event) => this.#setCount(this._piece, event.detail)}></cicada-stepper>
      </div>
    `;
  }

  #renderStop() {
    return html`<button class="primary" @click=${onSingle(() => this.dispatchEvent(new Event("stop")))}>
      ${icon("pause")} ${msg("Stop")}</button>`;
  }

  /** What the button does, or what it waits for. */
  #renderButton() {
    return html`<button class="primary" ?disabled=${this.waiting !== "" || !this.guess.length}
      @click=${this.#guess}>${this.guess.length ? this.invitation : chooseText(this.size)}</button>`;
  }

  /**
   * What a key does, wherever on the board it was pressed.
   *
   * @param {KeyboardEvent} event
   * @returns {boolean} whether it did anything
   */
  press(event) {
    const piece = pieceOfKey(event);
    const mayGuess = this.guess.length && (!isPressing(event) || targetOf(event).matches(PICKING));
    if (this.waiting) return false;
    if (piece) this.#tray.pick(piece);
    else if (["Backspace", "Delete"].includes(event.key)) this.#takeBack();
    else if (event.key === "Enter" && mayGuess) this.#guess();
    else return false;
    return true;
  }

  /** Go to the guess, unless the focus is in the tray, where Enter guesses too. */
  focus() {
    if (this.#tray.matches(":focus-within")) return;
    /** @type {HTMLElement} */ (this.renderRoot.querySelector("cicada-guess-draft")).focus();
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

  /** @param {{ piece: string, sign?: import("./marks.js").Sign }} mark */
  #mark({ piece, sign }) {
    const marks = sign ? withMark(this.marks, piece, sign) : pressed(this.marks, piece);
    const now = marks[piece];
    const name = pieceName(piece);
    announce(now ? msg(str`${name}: marked as ${MEANINGS[now]}.`) : msg(str`${name}: no mark.`));
    this.dispatchEvent(new CustomEvent("mark", { detail: marks }));
  }

  /** @param {string} piece @param {number} count */
  #setCount(piece, count) {
    this._piece = piece;
    const guess = withCount(this.guess, piece, count);
    announce(msg(str`Your guess: ${spoken(guess)}.`));
    this.dispatchEvent(new CustomEvent("pick", { detail: guess }));
  }
}

/** What is waited for while nothing is picked. @param {number} size */
function chooseText(size) {
  if (size === 1) return msg("Choose a piece");
  if (size === 2) return msg("Choose 1 or 2 pieces");
  return Number.isFinite(size) ? msg(str`Choose 1 to ${size} pieces`) : msg("Choose pieces");
}

customElements.define("cicada-guess-picker", GuessPicker);
