/** A dialog on the browser's own `<dialog>`: focus stays in it, Escape and the backdrop close it. */
import { css, html, LitElement } from "lit";
import { NARROW } from "./breakpoints.js";
import { icon } from "./icons.js";
import { msg } from "./language.js";
import { shared } from "./styles.js";
import { keepToastAbove } from "./toast.js";

export class CicadaDialog extends LitElement {
  static properties = { heading: {} };

  static styles = [
    shared,
    css`
      dialog {
        width: min(var(--dialog-width, 34rem), calc(100vw - 2 * var(--step)));
        max-height: calc(100dvh - 4 * var(--step));
        padding: 0;
        border: 1px solid var(--line);
        border-radius: calc(1.5 * var(--radius));
        background: var(--raised);
        color: var(--ink);
        box-shadow: var(--shadow);
      }

      dialog::backdrop {
        background: var(--veil, rgb(0 0 0 / 0.5)); /* Chrome before 122 knows no variable here */
      }

      .head {
        position: sticky;
        top: 0;
        z-index: 1;
        display: flex;
        align-items: center;
        justify-content: space-between;
        padding: var(--step) var(--step) var(--step) calc(3 * var(--step));
        background: var(--raised);
        border-bottom: 1px solid var(--line);
      }

      .content {
        padding: calc(2 * var(--step)) calc(3 * var(--step)) calc(3 * var(--step));
      }

      /* What the dialog is for stays in sight. */
      slot[name="foot"]::slotted(*) {
        position: sticky;
        bottom: 0;
        z-index: 1;
        display: grid;
        gap: var(--step);
        padding: calc(1.5 * var(--step)) calc(3 * var(--step));
        border-top: 1px solid var(--line);
        background: var(--raised);
      }

      @media ${NARROW} {
        dialog {
          margin-bottom: var(--step);
        }
      }
    `,
  ];

  /** Whether a click has begun in it since it was opened. */
  #clicked = false;

  constructor() {
    super();
    this.heading = "";
    this.addEventListener("click", this.#onFirst, { capture: true });
  }

  get #dialog() {
    return /** @type {HTMLDialogElement} */ (this.renderRoot.querySelector("dialog"));
  }

  async show() {
    await this.updateComplete;
    if (this.#dialog.open) return;
    this.#clicked = false;
    this.#dialog.showModal();
    keepToastAbove(this.#dialog);
  }

  close() {
    this.#dialog.close();
  }

  render() {
    return html`
      <dialog aria-labelledby="heading" @click=${this.#onClick}
        @close=${this.#onClose}>
        <div class="head">
          <h2 id="heading">${this.heading}</h2>
          <button class="plain" aria-label=${msg("Close")} @click=${this.close}>${icon("close")}</button>
        </div>
        <div class="content"><slot></slot></div>
        <slot name="foot"></slot>
      </dialog>
    `;
  }

  #onClose() {
    keepToastAbove(this.#dialog);
    this.dispatchEvent(new Event("close"));
  }

  /**
   * The second click of a double click was meant for what opened the dialog, not for what it falls on.
   *
   * @param {MouseEvent} event
   */
  #onFirst(event) {
    if (event.detail < 2) this.#clicked = true;
    if (this.#clicked) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** A click on the backdrop has the dialog itself as its target. @param {MouseEvent} event */
  #onClick(event) {
    if (event.composedPath()[0] === this.#dialog) this.close();
  }
}

customElements.define("cicada-dialog", CicadaDialog);

/** The dialog that an element consists of. @param {LitElement} element */
export const dialogOf = (element) =>
  /** @type {CicadaDialog} */ (element.renderRoot.querySelector("cicada-dialog"));
