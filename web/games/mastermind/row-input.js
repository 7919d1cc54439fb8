/** The row being filled, with its palette: by clicking, by dragging and from the keyboard. */
import { html } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { announce } from "../../ui/announce.js";
import { startDrag } from "../../ui/drag.js";
import { msg, str } from "../../ui/language.js";
import { colourName, DIGITS, peg } from "./pegs.js";

/** @typedef {import("./parts.js").Board} Board */
/** @typedef {{ code: string, slot: number }} Draft A digit or a blank per slot, and the slot that the next peg goes to. */

const EMPTY = " ";

/** @type {Draft} */
export const NOTHING = { code: "", slot: 0 };

/** A row with these pegs; it goes on at the first empty slot. @param {string} code @returns {Draft} */
const begun = (code) => ({ code, slot: Math.max(0, code.indexOf(EMPTY)) });

/** @param {Draft} draft @param {number} pegs */
export const isFull = ({ code }, pegs) => code.length === pegs && !code.includes(EMPTY);

/** @param {Draft} draft @param {number} slot @returns {string | undefined} */
export const digitAt = ({ code }, slot) => (code[slot] === EMPTY ? undefined : code[slot]);

/** @param {Draft} draft @param {number} pegs */
const slots = ({ code }, pegs) => Array.from({ length: pegs }, (_, i) => code[i] ?? EMPTY);

/**
 * Put a peg into a slot and go on to the next one that is empty; in a row that is full, to the next
 * one, so that another row can be typed over it.
 *
 * @param {Draft} draft
 * @param {{ pegs: number, repeats: boolean }} board without repeats a peg leaves its old slot
 * @param {string} digit
 * @param {number} [slot]
 * @returns {Draft}
 */
export function put(draft, { pegs, repeats }, digit, slot = draft.slot) {
  const filled = slots(draft, pegs);
  if (!repeats && filled.includes(digit)) filled[filled.indexOf(digit)] = EMPTY;
  filled[slot] = digit;
  const next = filled.indexOf(EMPTY, slot + 1);
  const empty = next >= 0 ? next : filled.indexOf(EMPTY);
  const after = isFull(draft, pegs) ? (slot + 1) % pegs : 0;
  return { code: filled.join(""), slot: empty >= 0 ? empty : after };
}

/**
 * Take the peg of a slot away.
 *
 * @param {Draft} draft
 * @param {number} pegs
 * @param {number} slot
 * @returns {Draft}
 */
export function take(draft, pegs, slot) {
  const filled = slots(draft, pegs);
  filled[slot] = EMPTY;
  return { code: filled.join(""), slot };
}

/** Take back the last peg that was put: in this slot, or in the one before it; at the start of a row
 * that is full, its last one.
 * @param {Draft} draft @param {number} pegs */
export function takeBack(draft, pegs) {
  const { slot } = draft;
  if (isFull(draft, pegs) && slot === 0) return take(draft, pegs, pegs - 1);
  return take(draft, pegs, digitAt(draft, slot) ? slot : Math.max(0, slot - 1));
}

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

/** A part of the Mastermind view. */
export class RowInput {
  /** @type {Draft} */
  #draft = NOTHING;
  #view;
  #how;

  /**
   * @param {import("lit").LitElement} view
   * @param {object} how
   * @param {() => Board} how.board
   * @param {() => import("./pegs.js").PegMarks} how.marks
   * @param {import("./notes.js").Notes} how.notes
   */
  constructor(view, how) {
    this.#view = view;
    this.#how = how;
  }

  get #board() {
    return this.#how.board();
  }

  /** The code in the row; "" until every slot is filled. */
  get code() {
    return isFull(this.#draft, this.#board.pegs) ? this.#draft.code : "";
  }

  /** How many slots are empty. */
  get missing() {
    return slots(this.#draft, this.#board.pegs).filter((digit) => digit === EMPTY).length;
  }

  /** A digit or a blank per slot; "" while all are empty. */
  get unfinished() {
    return this.#draft.code.trim() ? this.#draft.code : "";
  }

  /** What does not fit the board is left out. */
  set unfinished(code) {
    const { pegs, colours } = this.#board;
    const known = [...code].every((digit) => (DIGITS.slice(0, colours) + EMPTY).includes(digit));
    if (!known || code.length !== pegs) return;
    this.#set(begun(code));
  }

  /** Put a code, parts of one or nothing into the row. @param {string} code */
  set code(code) {
    this.#set(begun(code));
  }

  /** Put a code, parts of one or nothing into the row and go there. @param {string} code */
  fill(code) {
    this.#go(begun(code));
  }

  /** Go to the slot that the next peg goes to. */
  focus() {
    this.#go(this.#draft);
  }

  /** Forget pegs that another board has no place for. */
  fit() {
    if (this.#draft.code.length > this.#board.pegs) this.code = "";
  }

  renderSlots() {
    return Array.from({ length: this.#board.pegs }, (_, slot) => {
      const digit = digitAt(this.#draft, slot);
      const current = slot === this.#draft.slot;
      const sure = this.#how.notes.isSure(slot, digit);
      return html`
        <button class=${classMap({ slot: true, readable: true, sure })} data-slot=${slot}
          aria-label=${slotName(slot, digit, sure)}
          aria-current=${current} tabindex=${current ? 0 : -1}
          @click=${() => this.#press(slot)}
          @pointerdown=${(/** @type {PointerEvent} */ event) => digit && this.drag(event, digit, slot)}>
          ${peg(digit, this.#how.marks())}
        </button>`;
    });
  }

  renderPalette() {
    const { colours, repeats } = this.#board;
    return html`
      <div class="palette" role="group" aria-label=${msg("Colours")}>
        ${Array.from(DIGITS.slice(0, colours), (digit) => {
          const { notes } = this.#how;
          const used = !repeats && !notes.on && this.#draft.code.includes(digit);
          const out = notes.isOut(digit);
          return html`
            <button class=${classMap({ plain: true, colour: true, out })} ?disabled=${used}
              aria-label=${keyName(digit, out)} @click=${() => this.#take(digit)}
              @pointerdown=${(/** @type {PointerEvent} */ event) => this.drag(event, digit)}>
              ${peg(digit, this.#how.marks())}
            </button>`;
        })}
        ${this.#how.notes.renderToggle()}
      </div>
    `;
  }

  /** A slot is pressed: go there, or note its peg. @param {number} slot */
  #press(slot) {
    const digit = digitAt(this.#draft, slot);
    if (this.#how.notes.on && digit) this.#how.notes.markPlace(slot, digit);
    this.#select(slot);
  }

  /** A colour is pressed or typed: put it into the row, or note it. @param {string} digit */
  #take(digit) {
    if (this.#how.notes.on) this.#how.notes.markColour(digit);
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
      if (from !== undefined) this.#set(take(this.#draft, this.#board.pegs, from));
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
  press({ key }) {
    const { pegs, colours } = this.#board;
    const { slot } = this.#draft;
    const digit = key.toUpperCase();
    if (digit.length === 1 && DIGITS.slice(0, colours).includes(digit)) this.#take(digit);
    else if (key === "Backspace") this.#go(takeBack(this.#draft, pegs));
    else if (key === "Delete") this.#go(take(this.#draft, pegs, slot));
    else if (key === "ArrowLeft") this.#select(slot - 1);
    else if (key === "ArrowRight") this.#select(slot + 1);
    else return false;
    return true;
  }

  /** @param {Draft} draft */
  #set(draft) {
    this.#draft = draft;
    this.#view.requestUpdate();
  }

  /** @param {Draft} draft */
  async #go(draft) {
    this.#set(draft);
    await this.#view.updateComplete;
    /** @type {HTMLElement | null} */ (
      this.#view.renderRoot.querySelector('.slot[tabindex="0"]')
    )?.focus();
  }

  /** @param {number} slot */
  #select(slot) {
    this.#go({ ...this.#draft, slot: Math.min(Math.max(slot, 0), this.#board.pegs - 1) });
  }

  /** @param {string} digit @param {number} [slot] */
  #put(digit, slot) {
    const at = slot ?? this.#draft.slot;
    const draft = put(this.#draft, this.#board, digit, at);
    // Whoever clicks on the palette stays there, and hears what was put where.
    if (this.#view.renderRoot.querySelector(".slot:focus")) this.#go(draft);
    else this.#set(draft);
    announce(msg(str`Peg ${at + 1}: ${colourName(digit)}.`));
  }
}
