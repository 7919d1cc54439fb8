/** Says in the place of a part of the page that it has not arrived (lazy.js). */
import { css, html, LitElement, nothing, render } from "lit";
import { required } from "./events.js";
import { shared } from "./styles.js";

/** @typedef {import("./lazy.js").Missing} Missing */

class MissingPart extends LitElement {
  static properties = { missing: { attribute: false } };

  static styles = [
    shared,
    css`
      :host {
        display: block;
      }

      .row {
        padding: calc(1.5 * var(--step)) calc(3 * var(--step));
        background: var(--warn-tint);
        color: var(--warn);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Missing} */
    this.missing = required();
  }

  render() {
    const { text, label, run } = this.missing;
    return html`<div class="row" role="alert"><p>${text}</p><button class="small" @click=${run}>${label}</button></div>`;
  }
}

customElements.define("cicada-missing-part", MissingPart);

/** @param {Missing} missing */
export const missingPart = (missing) =>
  html`<cicada-missing-part .missing=${missing}></cicada-missing-part>`;

/** Has `lazy` tell it in the place of the part. @param {HTMLElement} place @returns {import("./lazy.js").Tell} */
export const tellIn = (place) => (missing) =>
  render(missing ? missingPart(missing) : nothing, place);
