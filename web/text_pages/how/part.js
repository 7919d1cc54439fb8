/** A part that can be touched: it asks Python and shows the last answer until the next has arrived. */
import { css, html, LitElement, nothing } from "lit";
import { required } from "../../ui/events.js";
import { msg } from "../../ui/language.js";
import { tableStyles } from "../../ui/page-styles.js";
import { shared } from "../../ui/styles.js";

export const partStyles = [
  shared,
  tableStyles,
  css`
    :host {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: calc(1.5 * var(--step));
    }

    .says {
      min-height: 1.5em;
    }

    .answering {
      opacity: 0.6;
    }
  `,
];

/** Of a part with a field of Shot. */
export const fieldStyles = [
  ...partStyles,
  css`
    cicada-shot-board {
      width: 100%;
      max-width: 340px;
      aspect-ratio: 76 / 96;
    }
  `,
];

export class Part extends LitElement {
  static properties = {
    python: { attribute: false },
    _problem: { state: true },
    _asking: { state: true },
  };

  /** @type {import("lit").CSSResultGroup} */
  static styles = partStyles;

  constructor() {
    super();
    /** @type {import("../../python/client.js").Python} */
    this.python = required();
    this._problem = "";
    this._asking = false;
  }

  #last = 0;

  /**
   * What Python answers; nothing if it was asked something else meanwhile, or could not answer.
   *
   * @template Answer
   * @param {(python: import("../../python/client.js").Python) => Promise<Answer>} question
   * @returns {Promise<Answer | undefined>}
   */
  async ask(question) {
    const asked = ++this.#last;
    this._asking = true;
    try {
      const answer = await question(this.python);
      if (asked !== this.#last) return undefined;
      this._problem = "";
      return answer;
    } catch (error) {
      if (asked === this.#last) this._problem = /** @type {Error} */ (error).message;
      return undefined;
    } finally {
      if (asked === this.#last) this._asking = false;
    }
  }

  /** What Python said last, or why it could not. @param {string} sentence */
  says(sentence) {
    return html`<p class="says ${this._problem ? "warning" : ""}" role="status">${
      this._problem || sentence || (this._asking ? msg("Python is working it out…") : nothing)
    }</p>`;
  }
}
