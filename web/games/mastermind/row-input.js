/** The row being filled, with its palette: by clicking, by dragging and from the keyboard. */
import { html } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { announce } from "../../ui/announce.js";
import { startDrag } from "../../ui/drag.js";
import { msg, str } from "../../ui/language.js";
import { digitAt, put, take, takeBack } from "./draft.js";
import { isOut, isSure } from "./notes.js";
import { renderNotesToggle } from "./notes-drawing.js";
import { colourName, DIGITS, digitOfKey, peg } from "./pegs.js";

/** @typedef {import("./draft.js").Draft} Draft */

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

/** Draws the row of a game into its host, and takes what is done there. */
export class RowInput {
  #host;
  #game;

  /**
   * @param {import("lit").LitElement} host
   * @param {() => import("./game.js").MastermindGame} game
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
      const sure = isSure(this.#game().noted, slot, digit);
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

  renderPalette() {
    const { colours, repeats } = this.#board;
    return html`
      <div class="palette" role="group" aria-label=${msg("Colours")}>
        ${Array.from(DIGITS.slice(0, colours), (digit) => {
          const { noting, noted, row, settings } = this.#game();
          const used = !repeats && !noting && row.code.includes(digit);
          const out = isOut(noted, digit);
          return html`
            <button class=${classMap({ plain: true, colour: true, out })} ?disabled=${used}
              aria-label=${keyName(digit, out)} @click=${() => this.#take(digit)}
              @pointerdown=${(/** @type {PointerEvent} */ event) => this.drag(event, digit)}>
              ${peg(digit, settings.marks)}
            </button>`;
        })}
        ${renderNotesToggle(this.#game())}
      </div>
    `;
  }

  /** A slot is pressed: go there, or note its peg. @param {number} slot */
  #press(slot) {
    const digit = digitAt(this.#row, slot);
    if (this.#game().noting && digit) this.#game().markPlace(slot, digit);
    this.#select(slot);
  }

  /** A colour is pressed or typed: put it into the row, or note it. @param {string} digit */
  #take(digit) {
    if (this.#game().noting) this.#game().markColour(digit);
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
    // Whoever clicks on the palette stays there, and hears what was put where.
    if (this.#host.renderRoot.querySelector(".slot:focus")) this.#go(row);
    else this.#game().setRow(row);
    announce(msg(str`Peg ${slot + 1}: ${colourName(digit)}.`));
  }
}
