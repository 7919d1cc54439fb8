/** What Python is at, for the person who waits for it, and the way to stop it. */
import { html, nothing } from "lit";
import { onSingle } from "./events.js";
import { msg } from "./language.js";

/** A longer wait is told, in milliseconds. */
const PATIENCE = 500;

/**
 * @param {string} text
 * @param {() => void} stop
 */
export const busyNote = (text, stop) => html`<div class="row">
  <span class="quiet" role="status">${text}</span>
  <button class="small" @click=${onSingle(stop)}>${msg("Stop")}</button>
</div>`;

/** A Lit controller: `render` draws the note into its host when the work takes long. */
export class LateNote {
  #host;
  /** When the work under way began; 0 while there is none. */
  #since = 0;

  /** @param {import("lit").ReactiveControllerHost} host */
  constructor(host) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected() {
    this.#since = 0;
  }

  /**
   * @param {boolean} underway
   * @param {string} text
   * @param {() => void} stop
   */
  render(underway, text, stop) {
    if (!underway) {
      this.#since = 0;
      return nothing;
    }
    const now = performance.now();
    this.#since ||= now;
    const early = this.#since + PATIENCE - now;
    if (early <= 0) return busyNote(text, stop);
    setTimeout(() => this.#host.requestUpdate(), early);
    return nothing;
  }
}
