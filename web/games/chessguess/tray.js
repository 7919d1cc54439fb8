/** The tray: a chess set laid out in two ranks, each piece with its stack and what is left of it. */
import { css, html, LitElement, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { announce } from "../../ui/announce.js";
import { SHORT } from "../../ui/breakpoints.js";
import { icon } from "../../ui/icons.js";
import { msg, str } from "../../ui/language.js";
import { shared } from "../../ui/styles.js";
import { MEANINGS } from "./marks.js";
import {
  COLOURS,
  countOf,
  drawing,
  KINDS,
  kindName,
  PIECES,
  pieceName,
  pieceStyles,
} from "./pieces.js";

/** @typedef {import("../../python/contract.js").chessguess.Stack} Stack */
/** @typedef {import("../../python/contract.js").chessguess.Bound} Bound */
/** @typedef {import("../../python/contract.js").chessguess.Mark["verdict"]} Verdict */

/** A stack is drawn at most this high. */
const HIGHEST = 3;
const ARROWS = new Map([
  ["ArrowLeft", -1],
  ["ArrowRight", 1],
  ["ArrowUp", -KINDS.length],
  ["ArrowDown", KINDS.length],
]);

/**
 * Dispatches "pick" with a piece as its detail, unless nothing more may be taken; while pieces are
 * marked, "mark" instead. The keys + and - mark at any time: "mark" then has the sign, too.
 */
export class PieceTray extends LitElement {
  static properties = {
    stacks: { attribute: false },
    taken: { attribute: false },
    full: { type: Boolean },
    strict: { type: Boolean },
    proven: { attribute: false },
    marks: { attribute: false },
    verdicts: { attribute: false },
    marking: { type: Boolean, reflect: true },
    notebook: { type: Boolean },
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

      .rank:has(.bound) {
        grid-template-columns: repeat(6, minmax(0, 1fr)) minmax(44px, auto);
      }

      .rank > button {
        position: relative;
      }

      .bound {
        display: grid;
        place-items: center;
      }

      .kinds {
        padding: 4px 0;
        border-top: 1px solid var(--line);
      }

      .rank:not(.kinds) > .bound {
        border-left: 1px solid var(--line);
      }

      .bound .out {
        opacity: 0.6;
      }

      .mark {
        position: absolute;
        top: 2px;
        left: max(0px, calc(50% - 36px));
        display: grid;
        place-items: center;
        width: 20px;
        height: 20px;
        border-radius: 50%;
        background: var(--raised);
        box-shadow: 0 0 0 1.5px var(--ink);
        color: var(--ink);
      }

      .mark .icon {
        width: 14px;
        height: 14px;
        stroke-width: 3;
      }

      .mark.proven {
        background: var(--accent);
        box-shadow: none;
        color: var(--on-accent);
      }

      .mark.wrong {
        box-shadow: 0 0 0 2px var(--warn);
        color: var(--warn);
      }

      :host([marking]) {
        border-radius: var(--radius);
        outline: 2px dashed var(--accent);
        outline-offset: 2px;
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
        white-space: nowrap;
        color: var(--quiet);
        font: 500 var(--text-small) / 1 var(--sans);
        font-variant-numeric: tabular-nums;
      }

      .stack.out .piece {
        opacity: 0.2;
      }

      /* Drawn only: what is heard is the label, in words. */
      [data-text]::before {
        content: attr(data-text);
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

      @media ${SHORT} {
        :host {
          --piece-size: 28px;
        }

        button {
          min-height: 42px;
          padding: 0;
          gap: 0;
        }

        .kinds {
          padding: 2px 0;
        }
      }

      /* Beside the sheet of a small phone that lies on its side. */
      @container (max-width: 199px) {
        .left {
          font-size: 11px;
        }

        .left.proven {
          padding: 1px 2px;
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

        .mark {
          left: max(0px, calc(50% - 48px));
          width: 24px;
          height: 24px;
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
    /** What is proven of pieces, kinds and colours. @type {Bound[]} */
    this.proven = [];
    /** The player's notes. @type {import("./marks.js").Marks} */
    this.marks = {};
    /** What the answers say of them, by piece, once that was asked for. @type {Record<string, Verdict>} */
    this.verdicts = {};
    /** Whether a press marks a piece. */
    this.marking = false;
    /** Whether pieces can be marked at all. */
    this.notebook = false;
    this._at = 0;
  }

  /** What picking a piece does, also by a key. @param {string} piece */
  pick(piece) {
    if (this.marking) this.#mark({ piece });
    else if (this.#allows(piece)) this.dispatchEvent(new CustomEvent("pick", { detail: piece }));
    else
      announce(
        this.full
          ? msg("There is no room for more pieces.")
          : msg(str`No ${pieceName(piece)} is left.`),
      );
  }

  /** @param {{ piece: string, sign?: import("./marks.js").Sign }} detail */
  #mark(detail) {
    this.dispatchEvent(new CustomEvent("mark", { detail }));
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
    return html`
      ${COLOURS.map((colour) => {
        const bound = this.#boundOf(`${colour}*`);
        const name = colour === "B" ? msg("Black pieces") : msg("White pieces");
        const heard = bound ? `; ${hiddenText(bound)}` : "";
        return html`
      <div class="rank" role="group" aria-label="${name}${heard}"
        @keydown=${this.#onKey}>
        ${PIECES.map((piece, i) => (piece[0] === colour ? this.#renderStack(piece, i) : nothing))}
        ${this.#renderBound(bound)}
      </div>`;
      })}
      ${this.proven.length ? this.#renderKinds() : nothing}
    `;
  }

  /** @param {string} name */
  #boundOf(name) {
    return this.proven.find((bound) => bound.piece === name);
  }

  /** How many of each kind, and of all: the foot of the notebook. */
  #renderKinds() {
    return html`<div class="rank kinds" role="img" aria-label=${this.#heardKinds}>
      ${[...KINDS.map((kind) => `*${kind}`), "**"].map((name) => this.#renderBound(this.#boundOf(name)))}
    </div>`;
  }

  get #heardKinds() {
    const kinds = KINDS.map((kind) => {
      const bound = this.#boundOf(`*${kind}`);
      return bound ? `${kindName(kind)} ${spanOf(bound)}` : "";
    });
    const all = this.#boundOf("**");
    return all
      ? msg(str`Hidden: ${kinds.join(", ")}; in all ${spanOf(all)}`)
      : msg(str`Hidden: ${kinds.join(", ")}`);
  }

  /** @param {Bound | undefined} bound */
  #renderBound(bound) {
    if (!bound) return nothing;
    const classes = { left: true, proven: true, sure: bound.least > 0, out: bound.most === 0 };
    return html`<span class="bound" aria-hidden="true"><span class=${classMap(classes)} data-text=${shortSpanOf(bound)}></span></span>`;
  }

  /** @param {string} piece @param {number} index */
  #renderStack(piece, index) {
    const left = this.#left(piece);
    const proven = this.#boundOf(piece);
    const height = Math.min(Math.max(left ?? 1, 1), HIGHEST);
    const classes = {
      stack: true,
      gone: left !== undefined && left < 1,
      out: proven?.most === 0 || this.marks[piece] === "-",
    };
    const heard = [
      left === undefined ? "" : `, ${leftText(left)}`,
      proven ? `; ${hiddenText(proven)}` : "",
      this.#heardMark(piece),
    ];
    const name = pieceName(piece);
    const does = this.marking ? msg(str`Mark a ${name}`) : msg(str`Add a ${name}`);
    return html`
      <button type="button" class="plain" tabindex=${index === this._at ? 0 : -1} data-piece=${piece}
        aria-label="${does}${heard.join("")}"
        aria-disabled=${!this.marking && !this.#allows(piece)}
        @focus=${() => {
          this._at = index;
        }}
        @click=${() => this.pick(piece)}>
        <span class=${classMap(classes)}>${Array.from({ length: height }, () => drawing(piece))}</span>
        ${this.#renderMark(piece)}
        ${
          proven
            ? html`<span class=${classMap({ left: true, proven: true, sure: proven.least > 0 })} aria-hidden="true" data-text=${shortSpanOf(proven)}></span>`
            : html`<span class=${classMap({ left: true, over: left !== undefined && left < 0 })} aria-hidden="true">
          ${left === undefined ? "\u00a0" : left < 0 ? `\u2212${-left}` : left}
        </span>`
        }
      </button>
    `;
  }

  /** @param {string} piece */
  #heardMark(piece) {
    const sign = this.marks[piece];
    if (!sign) return "";
    const verdict = this.verdicts[piece];
    return `; ${msg(str`marked as ${MEANINGS[sign]}`)}${verdict ? `, ${VERDICTS[verdict]}` : ""}`;
  }

  /** @param {string} piece */
  #renderMark(piece) {
    const sign = this.marks[piece];
    if (!sign) return nothing;
    return html`<span class="mark ${this.verdicts[piece] ?? ""}" aria-hidden="true"
      >${icon(sign === "+" ? "check" : "close")}</span>`;
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (this.notebook && (event.key === "+" || event.key === "-")) {
      event.preventDefault();
      this.#mark({ piece: PIECES[this._at], sign: event.key });
      return;
    }
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

/** What the answers say of a mark. @type {Record<Verdict, string>} */
const VERDICTS = { proven: msg("proven"), open: msg("not proven yet"), wrong: msg("ruled out") };

/** How many may be hidden. @param {Bound} bound */
const spanOf = ({ least, most }) => (least === most ? `${least}` : msg(str`${least} to ${most}`));

/** The same where there is little room. @param {Bound} bound */
const shortSpanOf = ({ least, most }) => (least === most ? `${least}` : `${least}–${most}`);

/** @param {Bound} bound */
const hiddenText = (bound) => msg(str`hidden: ${spanOf(bound)}`);

/** @param {number} left */
const leftText = (left) =>
  left < 0 ? msg(str`${-left} more than a chess set has`) : msg(str`${left} left`);

customElements.define("cicada-piece-tray", PieceTray);
