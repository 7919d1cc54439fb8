/** Something to open: what it holds is made when it is opened, not before. */
import { html, nothing } from "lit";

/** A Lit controller: `render` draws a `<details>` into its host. */
export class Disclosure {
  #host;
  #open = false;

  /** @param {import("lit").ReactiveControllerHost} host */
  constructor(host) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected() {
    this.#open = false;
  }

  /**
   * @param {string} summary
   * @param {() => unknown} content
   */
  render(summary, content) {
    return html`
      <details ?open=${this.#open} @toggle=${this.#onToggle}>
        <summary>${summary}</summary>
        ${this.#open ? content() : nothing}
      </details>
    `;
  }

  /** @param {Event} event */
  #onToggle = ({ currentTarget }) => {
    this.#open = /** @type {HTMLDetailsElement} */ (currentTarget).open;
    this.#host.requestUpdate();
  };
}
