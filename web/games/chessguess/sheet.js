/** The score sheet: past guesses, their three numbers and what they left, on ruled lines. */
import { html, LitElement, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { isShown } from "../../ui/display.js";
import { required } from "../../ui/events.js";
import { icon } from "../../ui/icons.js";
import { msg, plural, str } from "../../ui/language.js";
import { leftBar } from "../../ui/left-bar.js";
import { number } from "../../ui/numbers.js";
import { countedPieces, WAYS } from "./counted-pieces.js";
import { AnswerExplanation } from "./explanation.js";
import { pieceSet, spoken } from "./pieces.js";
import { answerText, NUMBERS } from "./sentences.js";
import { sheetStyles } from "./sheet-styles.js";

/** @typedef {import("../../midend/guessing-types.js").Row<"chessguess">} Row */

/** Lines that an empty sheet shows as far as there is room. */
const LINES = 12;

/** The names of an answer's three numbers beside these. @type {((count: number) => string)[]} */
const COUNTED = [
  (count) => plural(count, { one: msg("piece"), other: msg("pieces", { id: "pieces-counted" }) }),
  (count) => plural(count, { one: msg("kind"), other: msg("kinds", { id: "kinds-counted" }) }),
  (count) =>
    plural(count, { one: msg("colour"), other: msg("colours", { id: "colours-counted" }) }),
];

/** @param {number} left */
const setsLeft = (left) =>
  plural(left, {
    one: msg(html`${number(left)}<span class="visually-hidden"> set left</span>`),
    other: msg(html`${number(left)}<span class="visually-hidden"> sets left</span>`),
  });

/**
 * @fires {CustomEvent<number>} correct the index of a row
 * @fires {CustomEvent<number>} asked the index of a row
 * @fires {CustomEvent<string[]>} use a guess
 */
export class GuessSheet extends LitElement {
  static properties = {
    session: { attribute: false },
    rows: { attribute: false },
    counted: { attribute: false },
    invitation: {},
    contradicting: { attribute: false },
    known: { type: Boolean },
    over: { type: Boolean },
    correcting: { type: Number },
    looked: { type: Number },
  };

  static styles = sheetStyles;

  constructor() {
    super();
    /** @type {import("../../midend/session.js").Session<"chessguess">} */
    this.session = required();
    /** @type {Row[]} */
    this.rows = [];
    /** What each piece of the last guess certainly counts for, where that was asked for. @type {(string[] | null)[]} */
    this.counted = [];
    /** What an empty sheet says. */
    this.invitation = "";
    /** @type {number[]} */
    this.contradicting = [];
    this.known = true;
    this.over = false;
    /** @type {number | undefined} */
    this.correcting = undefined;
    /** The row that is looked at: what comes after it is faint. @type {number | null} */
    this.looked = null;
  }

  /** @param {import("lit").PropertyValues} changed */
  updated(changed) {
    if (changed.has("rows")) this.#explanation.hide();
    if (["rows", "counted", "looked"].some((name) => changed.has(name))) this.#scroll();
  }

  /** The row that is looked at comes first, where no panel lies over it; else the last is in sight. */
  #scroll() {
    if (this.looked === null) this.#list.scrollTop = this.#list.scrollHeight;
    else this.rowAt(this.looked);
  }

  get #list() {
    return /** @type {HTMLElement} */ (this.renderRoot.querySelector(".rows"));
  }

  /** The row of an index, as far up as it can be scrolled. @param {number} index */
  rowAt(index) {
    const row = /** @type {HTMLElement | undefined} */ (this.#list.children[index]);
    if (row) this.#list.scrollTop = row.offsetTop - this.#list.offsetTop;
    return row;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#explanation.hide();
  }

  #explanation = new AnswerExplanation();

  render() {
    return html`
      <div class="line head" aria-hidden="true">
        <span></span><span>${msg("guess")}</span>
        <span class="numbers">${NUMBERS.map((name) => html`<span>${name}</span>`)}</span>
        <span>${msg("sets left")}</span><span></span>
      </div>
      <ol class="rows" aria-label=${msg("Guesses")} @scroll=${this.#hide}>
        ${this.rows.map((row, i) => this.#renderRow(row, i))}
      </ol>
      <div class="blank">
        ${this.rows.length || !this.invitation ? nothing : html`<p class="line invitation">${this.invitation}</p>`}
        ${Array.from({ length: LINES }, () => html`<div class="line" aria-hidden="true"></div>`)}
      </div>
    `;
  }

  /** @param {Row} row @param {number} index */
  #renderRow(row, index) {
    const { guess, before, left } = row;
    const counted = index === this.rows.length - 1 ? this.counted : [];
    const classes = {
      line: true,
      conflicting: this.contradicting.includes(index),
      correcting: this.correcting === index,
      looked: index === this.looked,
      ahead: index > (this.looked ?? index),
    };
    return html`
      <li class=${classMap(classes)}>
        <span class="count" aria-hidden="true">${index + 1}</span>
        ${counted.some(Boolean) ? countedPieces(guess, counted) : pieceSet(guess)}
        ${this.#renderAnswer(row, index, new Set(counted.flatMap((ways) => ways ?? [])))}
        ${this.#renderStory(
          html`${leftBar({ left, before, all: this.rows[0].before })}
          <span class="left">${row.found ? msg("found") : setsLeft(left)}</span>`,
          index,
        )}
        ${this.#renderTool(row, index)}
      </li>
    `;
  }

  /**
   * How an answer was counted is shown where it is pointed at. Before the end, where that shows an
   * example of what is still possible and so is help, it has to be asked for by a press.
   *
   * @param {Row} row
   * @param {number} index
   * @param {Set<string>} tied to pieces of the guess
   */
  #renderAnswer({ answer }, index, tied) {
    const numbers = COUNTED.map((nameOf, i) => {
      const named = nameOf(answer[i]);
      const way = WAYS[i];
      return html`<span><b class=${tied.has(way) ? `tied by-${way}` : ""} data-text=${answer[i]}></b> <span class="name" data-text=${named}></span></span>`;
    });
    const heard = msg(str`Answer ${index + 1}: ${answerText(answer)}.`);
    if (!this.over && !isShown("hints"))
      return html`<span class="numbers" role="img" aria-label=${heard}>${numbers}</span>`;
    const show = (/** @type {Event} */ event) => this.#explain(event, index);
    const point = (/** @type {Event} */ event) => this.over && show(event);
    return html`
      <button class="plain readable numbers" aria-label="${heard} ${msg("How was it counted?")}"
        title=${this.over ? nothing : msg("How was it counted? Shows an example and costs 10 points.")}
        @pointerenter=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && point(event)}
        @pointerleave=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && this.#hide()}
        @focus=${point} @click=${show} @blur=${this.#hide} @keydown=${this.#onKey}>
        ${numbers}
      </button>
    `;
  }

  /** What a row left, to be pressed for what it asked. @param {unknown} content @param {number} index */
  #renderStory(content, index) {
    if (!this.over && !isShown("hints")) return html`<span class="story">${content}</span>`;
    const asked = msg(str`What did guess ${index + 1} ask?`);
    return html`<button class="plain readable story" @click=${() => this.dispatchEvent(new CustomEvent("asked", { detail: index }))}>
      <span title=${asked}>${content}</span>
      <span class="visually-hidden">. ${asked}</span></button>`;
  }

  /** @param {Row} row @param {number} index */
  #renderTool({ guess }, index) {
    if (!this.known) {
      return html`<button class="plain small" aria-label=${msg(str`Correct the answer to guess ${index + 1}`)}
        title=${msg("Correct this answer")}
        @click=${() => this.dispatchEvent(new CustomEvent("correct", { detail: index }))}>${icon("edit")}</button>`;
    }
    return this.over
      ? nothing
      : html`<button class="plain small" aria-label=${msg(str`Use guess ${index + 1} again: ${spoken(guess)}`)}
          title=${msg("Use this guess again")}
          @click=${() => this.dispatchEvent(new CustomEvent("use", { detail: guess }))}>${icon("copy")}</button>`;
  }

  /** @param {Event} event @param {number} row */
  #explain(event, row) {
    const anchor = /** @type {Element} */ (event.currentTarget);
    this.#explanation.show(anchor, () => this.session.ask("explain", { row }));
  }

  #hide() {
    this.#explanation.hide();
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.key === "Escape") this.#hide();
  }
}

customElements.define("cicada-guess-sheet", GuessSheet);
