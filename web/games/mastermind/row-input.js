/** The row being filled, with its palette: by clicking, by dragging and from the keyboard. */
import { css, html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { announce } from "../../ui/announce.js";
import { startDrag } from "../../ui/drag.js";
import { msg, str } from "../../ui/language.js";
import { digitAt, put, take, takeBack } from "./draft.js";
import { isOut, isSure } from "./notes.js";
import { colourName, DIGITS, digitOfKey, peg } from "./pegs.js";

/** @typedef {import("./draft.js").Draft} Draft */
/**
 * @typedef {object} Filled What a row is filled for.
 * @property {import("./draft.js").Board} drawn
 * @property {Draft} row
 * @property {(row: Draft) => void} setRow
 * @property {{ marks: import("./pegs.js").PegMarks }} settings
 * @property {import("./notes.js").Notes} notes
 * @property {boolean} noting whether a press notes something, by the following two
 * @property {(slot: number, digit: string) => void} [markPlace]
 * @property {(digit: string) => void} [markColour]
 */

/** @param {number} slot @param {string | undefined} digit @param {boolean} sure */
const slotName = (slot, digit, sure) =>
  sure
    ? msg(str`Peg ${slot + 1}: ${colourName(digit)}, sure`)
    : msg(str`Peg ${slot + 1}: ${colourName(digit)}`);

/** @param {string} digit @param {boolean} out */
const keyName = (digit, out) =>
  out
    ? msg(str`${colourName(digit)}, key ${digit}, out`)
    : msg(str`${colourName(digit)}, key ${digit}`);

/** Draws a row into its host, and takes what is done there. */
export class RowInput {
  #host;
  #game;

  /**
   * @param {import("lit").LitElement} host
   * @param {() => Filled} game
   */
  constructor(host, game) {
    this.#host = host;
    this.#game = game;
  }

  get #board() {
    return this.#game().drawn;
  }

  get #row() {
    return this.#game().row;
  }

  /** Go to the slot that the next peg goes to. */
  async focus() {
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    /** @type {HTMLElement | null} */ (
      this.#host.renderRoot.querySelector('.slot[tabindex="0"]')
    )?.focus();
  }

  renderSlots() {
    return Array.from({ length: this.#board.pegs }, (_, slot) => {
      const digit = digitAt(this.#row, slot);
      const current = slot === this.#row.slot;
      const sure = isSure(this.#game().notes, slot, digit);
      return html`
        <button class=${classMap({ slot: true, readable: true, sure })} data-slot=${slot}
          aria-label=${slotName(slot, digit, sure)}
          aria-current=${current} tabindex=${current ? 0 : -1}
          @click=${() => this.#press(slot)}
          @pointerdown=${(/** @type {PointerEvent} */ event) => digit && this.drag(event, digit, slot)}>
          ${peg(digit, this.#game().settings.marks)}
        </button>`;
    });
  }

  /** @param {unknown} [more] a further button */
  renderPalette(more = nothing) {
    const { colours, repeats } = this.#board;
    return html`
      <div class="palette" role="group" aria-label=${msg("Colours")}>
        ${Array.from(DIGITS.slice(0, colours), (digit) => {
          const { noting, notes, row, settings } = this.#game();
          const used = !repeats && !noting && row.code.includes(digit);
          const out = isOut(notes, digit);
          return html`
            <button class=${classMap({ plain: true, colour: true, out })} ?disabled=${used}
              aria-label=${keyName(digit, out)} @click=${() => this.#take(digit)}
              @pointerdown=${(/** @type {PointerEvent} */ event) => this.drag(event, digit)}>
              ${peg(digit, settings.marks)}
            </button>`;
        })}
        ${more}
      </div>
    `;
  }

  /** A slot is pressed: go there, or note its peg. @param {number} slot */
  #press(slot) {
    const digit = digitAt(this.#row, slot);
    if (this.#game().noting && digit) this.#game().markPlace?.(slot, digit);
    this.#select(slot);
  }

  /** A colour is pressed or typed: put it into the row, or note it. @param {string} digit */
  #take(digit) {
    if (this.#game().noting) this.#game().markColour?.(digit);
    else this.#put(digit);
  }

  /**
   * Drag a peg from the palette, from an old row or, with `from`, out of a slot of this one.
   *
   * @param {PointerEvent} event
   * @param {string} digit
   * @param {number} [from]
   */
  drag(event, digit, from) {
    const image = /** @type {Element} */ (event.currentTarget).querySelector(".peg");
    if (!image) return;
    const drop = (/** @type {Element | null} */ over) => {
      const slot = /** @type {HTMLElement | null} */ (over?.closest("[data-slot]") ?? null);
      if (from !== undefined) this.#game().setRow(take(this.#row, this.#board.pegs, from));
      if (slot) this.#put(digit, Number(slot.dataset.slot));
    };
    startDrag(event, { image, drop });
  }

  /**
   * What a key does to the row, wherever it was pressed.
   *
   * @param {KeyboardEvent} event
   * @returns {boolean} whether it did anything
   */
  press(event) {
    const { key } = event;
    const { pegs, colours } = this.#board;
    const { slot } = this.#row;
    const digit = digitOfKey(event, colours);
    if (digit) this.#take(digit);
    else if (key === "Backspace") this.#go(takeBack(this.#row, pegs));
    else if (key === "Delete") this.#go(take(this.#row, pegs, slot));
    else if (key === "ArrowLeft") this.#select(slot - 1);
    else if (key === "ArrowRight") this.#select(slot + 1);
    else return false;
    return true;
  }

  /** @param {Draft} row */
  #go(row) {
    this.#game().setRow(row);
    this.focus();
  }

  /** @param {number} slot */
  #select(slot) {
    this.#go({ ...this.#row, slot: Math.min(Math.max(slot, 0), this.#board.pegs - 1) });
  }

  /** @param {string} digit @param {number} [slot] */
  #put(digit, slot = this.#row.slot) {
    const row = put(this.#row, this.#board, digit, slot);
    // A click on the palette leaves the focus there, and what was put where is announced.
    if (this.#host.renderRoot.querySelector(".slot:focus")) this.#go(row);
    else this.#game().setRow(row);
    announce(msg(str`Peg ${slot + 1}: ${colourName(digit)}.`));
  }
}

/** They take the size of pegs from `--peg-size`. */
export const rowInputStyles = css`
  .slot {
    min-width: 0;
    min-height: 0;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    touch-action: none;
  }

  .slot[aria-current="true"] .hole {
    border: 2px solid var(--accent);
    background: var(--tint);
  }

  /* Where the next peg goes, over a row that is full. */
  .slot[aria-current="true"] .peg:not(.hole) {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }

  .palette {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 1px;
  }

  .palette button {
    min-width: 38px;
    padding: 2px;
  }

  .colour {
    touch-action: none;
  }

  .colour:disabled {
    opacity: 0.3;
  }

  .colour.out {
    position: relative;
  }

  .colour.out .peg {
    opacity: 0.3;
  }

  .colour.out::after {
    content: "";
    position: absolute;
    inset: calc(50% - 1px) 6px;
    rotate: -45deg;
    background: var(--ink);
  }

  .slot.sure {
    position: relative;
  }

  /* A pin under the peg. */
  .slot.sure::after {
    content: "";
    position: absolute;
    inset: auto 25% -7px;
    height: 3px;
    border-radius: 2px;
    background: var(--accent);
  }

  .palette .peg {
    box-shadow: 0 1px 3px var(--shade);
  }
`;
