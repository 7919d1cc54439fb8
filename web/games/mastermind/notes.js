/** What a player notes beside the board: colours that are out, places that are sure. */
import { html, nothing } from "lit";
import { icon } from "../../ui/icons.js";
import { msg } from "../../ui/language.js";
import { DIGITS } from "./pegs.js";

/** @typedef {{ out: string, sure: string }} Noted digits of colours; a digit or a blank per place */
/** @typedef {import("./parts.js").Board} Board */

const KEY = "mastermind:notes";
const BLANK = " ";

/** @type {Noted} */
export const NOTHING_NOTED = { out: "", sure: "" };

/** A colour is out, or no longer. @param {Noted} noted @param {string} digit @returns {Noted} */
export const toggleOut = ({ out, sure }, digit) => ({
  out: out.includes(digit) ? out.replace(digit, "") : out + digit,
  sure,
});

/**
 * A place is sure of its peg, or no longer.
 *
 * @param {Noted} noted
 * @param {number} pegs
 * @param {number} place
 * @param {string} digit
 * @returns {Noted}
 */
export function toggleSure({ out, sure }, pegs, place, digit) {
  const places = Array.from(sure.padEnd(pegs));
  places[place] = places[place] === digit ? BLANK : digit;
  return { out, sure: places.join("").trim() ? places.join("") : "" };
}

/**
 * What was kept for a puzzle, as far as it fits the board: anyone can write to storage.
 *
 * @param {unknown} kept
 * @param {string} id
 * @param {Board} board
 * @returns {Noted}
 */
export function notedFor(kept, id, { pegs, colours }) {
  const { id: of, out, sure } = /** @type {Partial<Record<string, unknown>>} */ (kept ?? {});
  const digits = DIGITS.slice(0, colours);
  const fits = (/** @type {unknown} */ text, /** @type {string} */ signs) =>
    typeof text === "string" && Array.from(text).every((sign) => signs.includes(sign));
  if (!id || of !== id || !fits(out, digits) || !fits(sure, digits + BLANK)) return NOTHING_NOTED;
  const noted = /** @type {Noted} */ ({ out, sure });
  const different = new Set(noted.out).size === noted.out.length;
  return different && [0, pegs].includes(noted.sure.length) ? noted : NOTHING_NOTED;
}

/** A part of the Mastermind view: the notes of its puzzle, and whether they are being made. */
export class Notes {
  /** Whether pressing a colour or a peg notes it. */
  on = false;
  /** @type {Noted} */
  noted = NOTHING_NOTED;
  #view;
  #board;

  /** @param {import("./parts.js").MastermindView} view @param {() => Board} board */
  constructor(view, board) {
    this.#view = view;
    this.#board = board;
  }

  /** Those of the puzzle that has come up. */
  recall() {
    this.on = false;
    this.noted = notedFor(this.#view.storage.get(KEY, null), this.#view.session.id, this.#board());
  }

  /** @param {string} digit */
  isOut(digit) {
    return this.noted.out.includes(digit);
  }

  /** @param {number} place @param {string | undefined} digit */
  isSure(place, digit) {
    return digit !== undefined && this.noted.sure[place] === digit;
  }

  /** @param {string} digit */
  markColour(digit) {
    this.#note(toggleOut(this.noted, digit));
  }

  /** @param {number} place @param {string} digit */
  markPlace(place, digit) {
    this.#note(toggleSure(this.noted, this.#board().pegs, place, digit));
  }

  /** @param {boolean} on */
  set(on) {
    this.on = on;
    this.#view.requestUpdate();
  }

  /** @param {Noted} noted */
  #note(noted) {
    this.noted = noted;
    this.#view.storage.set(KEY, { id: this.#view.session.id, ...noted });
    this.#view.requestUpdate();
  }

  renderToggle() {
    return html`<button class="plain note" aria-label=${msg("Notes")} title=${msg("Colours that are out, places that are sure")}
      aria-pressed=${this.on} @click=${() => this.set(!this.on)}>${icon("edit")}<span class="label">${msg("Notes")}</span></button>`;
  }

  /** In the place of the buttons, while notes are made. @param {unknown} fill the button that fills the rest */
  renderFoot(fill) {
    const none = !this.noted.out && !this.noted.sure;
    return html`
      <div class="noting">
        <p class="quiet">${msg("Press a colour that is out, or a peg of your row that is sure: it stays in the next row.")}</p>
        <div class="actions">
          ${fill}
          ${none ? nothing : html`<button @click=${() => this.#note(NOTHING_NOTED)}>${msg("Clear")}</button>`}
          <button class="primary" @click=${() => this.set(false)}>${msg("Done")}</button>
        </div>
      </div>`;
  }
}
