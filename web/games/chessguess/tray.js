/** The tray: a chess set laid out in two ranks, each piece with its stack and what is left of it. */
import { css, html, LitElement, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { announce } from "../../ui/announce.js";
import { shared } from "../../ui/styles.js";
import { COLOURS, countOf, drawing, KINDS, PIECES, pieceName, pieceStyles } from "./pieces.js";

/** @typedef {import("../../python/contract.js").chessguess.Stack} Stack */
/** @typedef {import("../../python/contract.js").chessguess.Bound} Bound */

/** A stack is drawn at most this high. */
const HIGHEST = 3;
const ARROWS = new Map([
  ["ArrowLeft", -1],
  ["ArrowRight", 1],
  ["ArrowUp", -KINDS.length],
  ["ArrowDown", KINDS.length],
]);

/** Dispatches "pick" with a piece as its detail, unless nothing more may be taken. */
export class PieceTray extends LitElement {
  static properties = {
    stacks: { attribute: false },
    taken: { attribute: false },
    full: { type: Boolean },
    strict: { type: Boolean },
    proven: { attribute: false },
    _at: { state: true },
  };

  static styles = [
    shared,
    pieceStyles,
    css`
      :host {
        --piece-size: 36px;
        display: grid;
        gap: 2px;
        container-type: inline-size;
      }

      .rank {
        display: grid;
        grid-template-columns: repeat(6, minmax(0, 1fr));
      }

      button {
        display: grid;
        justify-items: center;
        gap: 2px;
        min-width: 0;
        min-height: 52px;
        padding: 4px 0;
      }

      .stack {
        display: grid;
        isolation: isolate;
      }

      .stack .piece {
        grid-area: 1 / 1;
        transition: translate var(--quick) ease-out;
      }

      .stack .piece:last-child {
        z-index: 1;
      }

      /* The pieces behind the first one look past it. */
      .stack .piece:nth-last-child(2) {
        translate: 6px -1px;
        opacity: 0.5;
      }

      .stack .piece:nth-last-child(3) {
        translate: 12px -2px;
        opacity: 0.25;
      }

      button:hover:not([aria-disabled="true"]) .stack .piece:last-child {
        translate: 0 -3px;
      }

      button[aria-disabled="true"] {
        background: none;
        cursor: default;
      }

      [aria-disabled="true"] .stack {
        opacity: 0.5;
      }

      .stack.gone {
        opacity: 0.28;
      }

      .left {
        color: var(--quiet);
        font: 500 var(--text-small) / 1 var(--sans);
        font-variant-numeric: tabular-nums;
      }

      .stack.out .piece {
        opacity: 0.2;
      }

      .left.proven {
        padding: 1px 6px;
        border-radius: 10px;
        box-shadow: 0 0 0 1px var(--control);
        color: var(--ink);
      }

      .left.sure {
        box-shadow: none;
        background: var(--accent);
        color: var(--on-accent);
      }

      .over {
        color: var(--warn);
        font-weight: 700;
      }

      @media (max-height: 639px) {
        :host {
          --piece-size: 28px;
        }

        button {
          min-height: 46px;
          padding: 2px 0;
          gap: 0;
        }
      }

      @container (min-width: 480px) {
        .rank {
          --piece-size: 52px;
        }

        button {
          gap: 4px;
          min-height: 84px;
        }

        .left {
          font-size: var(--text);
        }

        .stack .piece:nth-last-child(2) {
          translate: 9px -2px;
        }

        .stack .piece:nth-last-child(3) {
          translate: 18px -4px;
        }
      }

      @container (min-width: 700px) {
        .rank {
          --piece-size: 62px;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** Unknown until Python has told what a chess set holds. @type {Stack[]} */
    this.stacks = [];
    /** @type {string[]} */
    this.taken = [];
    /** Whether nothing more can be taken. */
    this.full = false;
    /** Whether no more can be taken than a chess set has. */
    this.strict = false;
    /** What is proven of the pieces. @type {Bound[]} */
    this.proven = [];
    this._at = 0;
  }

  /** What picking a piece does, also by a key. @param {string} piece */
  pick(piece) {
    if (this.#allows(piece)) this.dispatchEvent(new CustomEvent("pick", { detail: piece }));
    else
      announce(this.full ? "There is no room for more pieces." : `No ${pieceName(piece)} is left.`);
  }

  /** How many of a piece are left; unknown until Python has said. @param {string} piece */
  #left(piece) {
    const limit = this.stacks.find((stack) => stack.piece === piece)?.limit;
    return limit === undefined ? undefined : limit - countOf(this.taken, piece);
  }

  /** @param {string} piece */
  #allows(piece) {
    return !this.full && !(this.strict && (this.#left(piece) ?? 1) < 1);
  }

  render() {
    return html`${COLOURS.map(
      (colour) => html`
      <div class="rank" role="group" aria-label=${colour === "B" ? "Black pieces" : "White pieces"}
        @keydown=${this.#onKey}>
        ${PIECES.map((piece, i) => (piece[0] === colour ? this.#renderStack(piece, i) : nothing))}
      </div>`,
    )}`;
  }

  /** @param {string} piece @param {number} index */
  #renderStack(piece, index) {
    const left = this.#left(piece);
    const proven = this.proven.find((bound) => bound.piece === piece);
    const height = Math.min(Math.max(left ?? 1, 1), HIGHEST);
    const classes = {
      stack: true,
      gone: left !== undefined && left < 1,
      out: proven?.most === 0,
    };
    return html`
      <button type="button" class="plain" tabindex=${index === this._at ? 0 : -1} data-piece=${piece}
        aria-label="Add a ${pieceName(piece)}${left === undefined ? "" : `, ${leftText(left)}`}${proven ? `; hidden: ${spanOf(proven)}` : ""}"
        aria-disabled=${!this.#allows(piece)}
        @focus=${() => {
          this._at = index;
        }}
        @click=${() => this.pick(piece)}>
        <span class=${classMap(classes)}>${Array.from({ length: height }, () => drawing(piece))}</span>
        ${
          proven
            ? html`<span class=${classMap({ left: true, proven: true, sure: proven.least > 0 })} aria-hidden="true">${spanOf(proven, "–")}</span>`
            : html`<span class=${classMap({ left: true, over: left !== undefined && left < 0 })} aria-hidden="true">
          ${left === undefined ? "\u00a0" : left < 0 ? `\u2212${-left}` : left}
        </span>`
        }
      </button>
    `;
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const by = ARROWS.get(event.key);
    const at = this._at + (by ?? Number.NaN);
    if (!(at >= 0 && at < PIECES.length)) return;
    event.preventDefault();
    this._at = at;
    /** @type {HTMLElement} */ (
      this.renderRoot.querySelector(`[data-piece=${PIECES[at]}]`)
    ).focus();
  }
}

/** How many may be hidden. @param {Bound} bound @param {string} [to] */
const spanOf = ({ least, most }, to = " to ") =>
  least === most ? `${least}` : `${least}${to}${most}`;

/** @param {number} left */
const leftText = (left) => (left < 0 ? `${-left} more than a chess set has` : `${left} left`);

customElements.define("cicada-piece-tray", PieceTray);
