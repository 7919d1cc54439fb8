/** The tray: a chess set laid out in two ranks, each piece with its stack and what is left of it. */
import { html, LitElement, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { announce } from "../../ui/announce.js";
import { icon } from "../../ui/icons.js";
import { msg, str } from "../../ui/language.js";
import { MEANINGS } from "./marks.js";
import { COLOURS, countOf, drawing, KINDS, kindName, PIECES, pieceName } from "./pieces.js";
import { trayStyles } from "./tray-styles.js";

/** @typedef {import("../../python/contract.js").chessguess.Stack} Stack */
/** @typedef {import("../../python/contract.js").chessguess.Bound} Bound */
/** @typedef {import("../../python/contract.js").chessguess.Mark["verdict"]} Verdict */

/** A stack is drawn at most this high. */
const MAX_STACKED = 3;
const ARROWS = new Map([
  ["ArrowLeft", -1],
  ["ArrowRight", 1],
  ["ArrowUp", -KINDS.length],
  ["ArrowDown", KINDS.length],
]);

/**
 * @fires {CustomEvent<string>} pick a piece, unless nothing more may be taken or pieces are marked
 * @fires {CustomEvent<{ piece: string, sign?: string }>} mark a piece while pieces are marked; the
 *   keys + and - mark at any time, with their sign
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

  static styles = trayStyles;

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
      <div class=${classMap({ rank: true, bounded: Boolean(bound) })} role="group" aria-label="${name}${heard}"
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
    return html`<div class="rank bounded kinds" role="img" aria-label=${this.#heardKinds}>
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
    const height = Math.min(Math.max(left ?? 1, 1), MAX_STACKED);
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
      <button type="button" class=${classMap({ plain: true, lacking: classes.gone || classes.out })} tabindex=${index === this._at ? 0 : -1} data-piece=${piece}
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
