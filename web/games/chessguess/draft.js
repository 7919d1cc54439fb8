/** The guess being laid out, lifted above the tray; it sorts itself as one lays out a set. */
import { css, html, LitElement, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { repeat } from "lit/directives/repeat.js";
import { FLAT, MEDIUM, SHORT, SMALL } from "../../ui/breakpoints.js";
import { icon } from "../../ui/icons.js";
import { msg, str } from "../../ui/language.js";
import { shared } from "../../ui/styles.js";
import { drawings, grouped, pieceName, pieceStyles, spoken } from "./pieces.js";

/** From this many pieces on they are drawn smaller, and equal ones once. */
const MANY = 9;

/**
 * @fires {CustomEvent<string>} return the piece that is put back
 * @fires {Event} back the last piece picked is put back
 * @fires {Event} none the guess is the empty set
 * @fires {Event} marking pieces are to be marked, or no longer
 */
class GuessDraft extends LitElement {
  static properties = {
    guess: { attribute: false },
    stacks: { attribute: false },
    size: { type: Number },
    heading: {},
    note: {},
    fixed: { type: Boolean },
    noneAllowed: { type: Boolean },
    marking: { type: Boolean },
    notebook: { type: Boolean },
  };

  static styles = [
    shared,
    pieceStyles,
    css`
      :host {
        --piece-size: 34px;
        display: flex;
        align-items: center;
        gap: 4px;
        min-height: 60px;
        padding: 6px 4px 6px calc(1.5 * var(--step));
        border-radius: var(--radius);
        background: var(--sheet);
        box-shadow: var(--shadow);
      }

      button:not(.small) {
        padding: 0;
      }

      .pieces {
        flex: 1 1 auto;
        min-width: 24px;
        min-height: 36px;
        gap: 0 2px;
      }

      .group {
        min-width: 36px;
        min-height: 48px;
        padding: 0 3px;
        gap: 0;
        animation: lift var(--slow) ease-out;
      }

      /* What is beside it can still be read. */
      .group:focus-visible {
        outline-offset: -3px;
      }

      .many {
        --piece-size: 28px;
        max-height: 112px;
        overflow: auto;
      }

      .many .group {
        min-width: 0;
        min-height: 36px;
      }

      .times {
        color: var(--ink);
        font-size: var(--text);
      }

      .over {
        border-bottom: 2px dashed var(--warn);
        border-radius: 0;
      }

      .over .times {
        color: var(--warn);
      }

      [aria-pressed="true"] {
        background: var(--accent);
        color: var(--on-accent);
      }

      .note:last-child {
        padding-right: var(--step);
      }

      .note {
        min-width: 0;
        line-height: 1.3;
        text-align: right;
        font-variant-numeric: tabular-nums;
      }

      @media ${SHORT} {
        :host {
          min-height: 44px;
          padding-block: 0;
        }
      }

      @media ${SHORT}, ${SMALL} {
        .none.offered {
          display: none;
        }
      }

      @media ${SMALL} {
        .group {
          min-width: 32px;
          padding: 0;
        }

        .of {
          display: none;
        }
      }

      /* Five pieces in a line, in a narrow frame. */
      @media ${FLAT} and ${MEDIUM} {
        :host {
          --piece-size: 28px;
          gap: 0;
          padding-left: 4px;
        }

        .group {
          min-width: 24px;
          padding: 0 1px;
        }

        .group + .group {
          margin-left: -2px;
        }

        .plain:not(.group) {
          min-width: 36px;
        }

        .of {
          display: none;
        }
      }

      @keyframes lift {
        from {
          translate: 0 16px;
          opacity: 0;
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
    /** The most pieces that a guess may have; infinite until Python has said. */
    this.size = Number.POSITIVE_INFINITY;
    this.heading = msg("Your guess");
    /** What stands in the place of the count. */
    this.note = "";
    /** Whether it is shown only. */
    this.fixed = false;
    /** Whether no pieces at all may be guessed. */
    this.noneAllowed = false;
    /** Whether a press on the tray marks a piece. */
    this.marking = false;
    /** Whether pieces can be marked at all. */
    this.notebook = false;
  }

  /** Go to the pieces. */
  focus() {
    /** @type {HTMLElement} */ (this.renderRoot.querySelector(".pieces")).focus();
  }

  render() {
    const { guess, fixed } = this;
    const groups = grouped(guess).map((group) => ({ ...group, over: this.#isOver(group) }));
    const impossible = groups.some(({ over }) => over);
    return html`
      <span class="visually-hidden">${this.heading}: ${spoken(guess)}</span>
      <span class=${classMap({ pieces: true, many: guess.length >= MANY })} tabindex="-1" role="group" aria-label=${this.heading}>
        ${guess.length ? nothing : html`<span class=${classMap({ none: true, offered: this.noneAllowed })} aria-hidden="true">${fixed ? msg("no pieces") : msg("Pick pieces")}</span>`}
        ${repeat(
          groups,
          ({ piece }) => piece,
          (group) => this.#renderGroup(group),
        )}
      </span>
      <span class="note quiet">
        ${this.note || (fixed ? this.heading : this.marking ? msg(html`Press: hidden,<br />not hidden, no mark`) : this.#count)}
        ${impossible ? html`<br /><span class="warning" title=${msg("A chess set has fewer; it can be guessed all the same")}>${msg("more than a set has")}</span>` : nothing}
      </span>
      ${
        this.noneAllowed && !guess.length
          ? html`<button class="small none-button" @click=${() => this.dispatchEvent(new Event("none"))}>${msg("Guess no pieces")}</button>`
          : nothing
      }
      ${
        this.notebook && !fixed
          ? html`<button class="plain" aria-label=${msg("Mark pieces")} title=${msg("Mark pieces as hidden or not hidden (+ and -)")}
            aria-pressed=${this.marking} @click=${() => this.dispatchEvent(new Event("marking"))}>${icon("edit")}</button>`
          : nothing
      }
      ${
        fixed
          ? nothing
          : html`<button class="plain" aria-label=${msg("Take back the last piece")} title=${msg("Take back (Backspace)")}
            ?disabled=${!guess.length} @click=${() => this.dispatchEvent(new Event("back"))}>${icon("backspace")}</button>`
      }
    `;
  }

  get #count() {
    const { length } = this.guess;
    if (!length) return nothing;
    const count = Number.isFinite(this.size) ? msg(str`${length} of ${this.size}`) : length;
    return html`<span class="of">${count}</span>`;
  }

  /** More than a chess set has. @param {{ piece: string, count: number }} group */
  #isOver({ piece, count }) {
    const stack = this.stacks.find((other) => other.piece === piece);
    return stack !== undefined && count > stack.limit;
  }

  /** @param {{ piece: string, count: number, over: boolean }} group */
  #renderGroup({ piece, count, over }) {
    const classes = classMap({ plain: true, group: true, over });
    const drawn = drawings(piece, count, this.guess.length < MANY ? undefined : 1);
    if (this.fixed) return html`<span class=${classes} aria-hidden="true">${drawn}</span>`;
    const name = pieceName(piece, count);
    const label =
      count === 1 ? msg(str`Put back the ${name}`) : msg(str`Put back one of ${count} ${name}`);
    return html`<button class=${classes} title=${over ? msg("More than a chess set has") : msg("Put one back")}
      aria-label=${over ? msg(str`${label}, more than a chess set has`) : label}
      @click=${() => this.dispatchEvent(new CustomEvent("return", { detail: piece }))}>${drawn}</button>`;
  }
}

customElements.define("cicada-guess-draft", GuessDraft);
