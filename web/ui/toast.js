/** A sentence that comes up for a while, seen at the foot of the page and heard. */
import { css, html, LitElement } from "lit";
import { announce } from "./announce.js";
import { shared } from "./styles.js";

const SHOWN_FOR = 6000;

class CicadaToast extends LitElement {
  static properties = { text: {} };

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
    `,
  ];

  constructor() {
    super();
    this.text = "";
  }

  render() {
    return this.text && html`<p>${this.text}</p>`;
  }
}

customElements.define("cicada-toast", CicadaToast);

/** @type {CicadaToast | undefined} */
let shown;
/** @type {ReturnType<typeof setTimeout>} */
let timer;

/** @param {string} text one plain sentence */
export function toast(text) {
  if (!shown) {
    shown = new CicadaToast();
    document.body.append(shown);
  }
  const place = shown;
  place.text = text;
  announce(text);
  clearTimeout(timer);
  timer = setTimeout(() => {
    place.text = "";
  }, SHOWN_FOR);
}
