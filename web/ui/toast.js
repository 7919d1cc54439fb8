/** A sentence that comes up for a while, seen at the foot of the page and heard. */
import { css, html, LitElement, nothing } from "lit";
import { announce } from "./announce.js";
import { shared } from "./styles.js";

/** @typedef {{ label: string, run: () => void }} Action */

const SHOWN_FOR = 6000;
const SHOWN_FOR_ACTION = 60_000;

class CicadaToast extends LitElement {
  static properties = { text: {}, action: { attribute: false } };

  static styles = [
    shared,
    css`
      :host {
        position: fixed;
        inset: auto var(--step) calc(9 * var(--step));
        z-index: 30;
        display: grid;
        justify-items: center;
        pointer-events: none;
      }

      p {
        max-width: 36rem;
        padding: calc(1.5 * var(--step)) calc(2 * var(--step));
        border-radius: var(--radius);
        background: var(--ink);
        color: var(--paper);
        box-shadow: var(--shadow);
      }

      button {
        margin-left: var(--step);
        border-color: currentColor;
        background: none;
        color: inherit;
        pointer-events: auto;
      }

      @media print {
        :host {
          display: none;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.text = "";
    /** @type {Action | undefined} */
    this.action = undefined;
  }

  render() {
    if (!this.text) return nothing;
    const { action } = this;
    const button =
      action && html`<button class="small" @click=${action.run}>${action.label}</button>`;
    return html`<p>${this.text}${button}</p>`;
  }
}

customElements.define("cicada-toast", CicadaToast);

/** @type {CicadaToast | undefined} */
let shown;
/** A modal dialog makes inert what is not in it. @type {Set<HTMLDialogElement>} */
const dialogs = new Set();
/** @type {ReturnType<typeof setTimeout>} */
let timer;

/** @param {CicadaToast} element */
function place(element) {
  const open = [...dialogs].filter((dialog) => dialog.open && dialog.isConnected);
  const parent = open.pop() ?? document.body;
  if (element.parentNode !== parent) parent.append(element);
}

/** Call it when a modal dialog has opened or closed. @param {HTMLDialogElement} dialog */
export function keepToastAbove(dialog) {
  dialogs.delete(dialog);
  if (dialog.open) dialogs.add(dialog);
  if (shown) place(shown);
}

/**
 * @param {string} text one plain sentence, or "" to take the last one away
 * @param {Action} [action] what a button in it does
 */
export function toast(text, action) {
  shown ??= new CicadaToast();
  place(shown);
  const element = shown;
  element.text = text;
  element.action = action;
  announce(text);
  clearTimeout(timer);
  timer = setTimeout(
    () => {
      element.text = "";
    },
    action ? SHOWN_FOR_ACTION : SHOWN_FOR,
  );
}
