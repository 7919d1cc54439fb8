/**
 * A number with a button on each side. The number is the spin button of the keyboard: arrows,
 * Home, End and digits change it, and no keyboard comes up on a phone.
 */
import { css, html, LitElement } from "lit";
import { icon } from "./icons.js";
import { msg, str } from "./language.js";
import { shared } from "./styles.js";

/** Digits that follow each other within this time belong to one number, in milliseconds. */
const TYPING = 1000;

/** @fires {CustomEvent<number>} change the new value */
export class CicadaStepper extends LitElement {
  static properties = {
    label: {},
    value: { type: Number },
    least: { type: Number },
    most: { type: Number },
  };

  static styles = [
    shared,
    css`
      :host {
        display: inline-flex;
        align-items: center;
      }

      [role="spinbutton"] {
        min-width: 40px;
        border-radius: var(--radius);
        font: 600 var(--text-large) / 44px var(--sans);
        font-variant-numeric: tabular-nums;
        text-align: center;
      }

      button {
        padding: 0;
      }
    `,
  ];

  constructor() {
    super();
    this.label = "";
    this.value = 0;
    this.least = 0;
    this.most = 99;
  }

  async focus() {
    await this.updateComplete;
    /** @type {HTMLElement} */ (this.renderRoot.querySelector("[role=spinbutton]")).focus();
  }

  render() {
    return html`
      <button type="button" tabindex="-1" aria-label=${msg(str`Fewer ${this.label}`)} ?disabled=${this.value <= this.least}
        @click=${() => this.#set(this.value - 1)}>${icon("minus")}</button>
      <span role="spinbutton" tabindex="0" aria-label=${this.label} aria-valuenow=${this.value}
        aria-valuemin=${this.least} aria-valuemax=${this.most} @keydown=${this.#onKey}>${this.value}</span>
      <button type="button" tabindex="-1" aria-label=${msg(str`More ${this.label}`)} ?disabled=${this.value >= this.most}
        @click=${() => this.#set(this.value + 1)}>${icon("plus")}</button>
    `;
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const value = this.#valueAfter(event.key);
    if (value === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.#set(value);
  }

  /** @param {string} key */
  #valueAfter(key) {
    if (/^\d$/.test(key)) return this.#type(key);
    return { ArrowUp: this.value + 1, ArrowDown: this.value - 1, Home: this.least, End: this.most }[
      key
    ];
  }

  #typed = "";
  #typedAt = Number.NEGATIVE_INFINITY;

  /** Digits typed one after the other are one number; the first one replaces what stood there. @param {string} digit */
  #type(digit) {
    const now = performance.now();
    const longer = now - this.#typedAt < TYPING ? this.#typed + digit : digit;
    this.#typed = Number(longer) <= this.most ? longer : digit;
    this.#typedAt = now;
    return Number(this.#typed);
  }

  /** @param {number} value */
  #set(value) {
    const allowed = Math.min(Math.max(value, this.least), this.most);
    if (allowed === this.value) return;
    this.value = allowed;
    this.dispatchEvent(new CustomEvent("change", { detail: allowed }));
  }
}

customElements.define("cicada-stepper", CicadaStepper);
