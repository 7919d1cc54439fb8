/**
 * The hint ladder: each step says more than the one before, and nobody hears more than they
 * asked for. It belongs to one position; another position starts it anew.
 */
import { css, html, nothing } from "lit";

/** @typedef {import("./language.js").Language} Language */

/**
 * @typedef {object} Step
 * @property {string} title what the next button offers
 * @property {(how: { signal: AbortSignal, onNote: (note: any) => void }) => Promise<any>} ask
 * @property {(answer: any) => unknown} show
 */

/** @type {Record<Language, { thinking: string, stop: string }>} */
const WORDS = {
  en: { thinking: "Python is thinking…", stop: "Stop" },
  de: { thinking: "Python denkt nach…", stop: "Anhalten" },
};

/** A Lit controller: `render` draws the ladder into its host. */
export class HintSteps {
  #host;
  #language;
  #key = "";
  /** @type {any[]} */
  #answers = [];
  #problem = "";
  /** @type {AbortController | undefined} */
  #asking;

  /**
   * @param {import("lit").ReactiveControllerHost} host
   * @param {Language} [language] of the steps
   */
  constructor(host, language = "en") {
    this.#host = host;
    this.#language = language;
    host.addController(this);
  }

  hostDisconnected() {
    this.#asking?.abort();
  }

  /**
   * @param {string} key the position that the hints are about
   * @param {Step[]} steps
   */
  render(key, steps) {
    if (key !== this.#key) this.#forget(key);
    const next = steps[this.#answers.length];
    return html`
      <div class="ladder" lang=${this.#language}>
        <div class="hints" aria-live="polite">
          ${this.#answers.map((answer, i) => steps[i] && html`<div class="hint">${steps[i].show(answer)}</div>`)}
          ${this.#problem ? html`<p class="warning" lang="en">${this.#problem}</p>` : nothing}
        </div>
        ${this.#asking ? this.#renderBusy() : nothing}
        ${next && !this.#asking ? html`<button @click=${() => this.#climb(next)}>${next.title}</button>` : nothing}
      </div>
    `;
  }

  #renderBusy() {
    const { thinking, stop } = WORDS[this.#language];
    return html`<div class="row">
      <span class="quiet" role="status">${thinking}</span>
      <button class="small" @click=${() => this.#asking?.abort()}>${stop}</button>
    </div>`;
  }

  /** @param {string} key */
  #forget(key) {
    this.#key = key;
    this.#asking?.abort();
    this.#asking = undefined;
    this.#answers = [];
    this.#problem = "";
  }

  /** @param {Step} step */
  async #climb(step) {
    const key = this.#key;
    const place = this.#answers.length;
    const asking = new AbortController();
    const current = () => key === this.#key && asking === this.#asking;
    this.#asking = asking;
    this.#problem = "";
    this.#host.requestUpdate();
    const onNote = (/** @type {any} */ note) => {
      if (!current()) return;
      this.#answers[place] = note;
      this.#host.requestUpdate();
    };
    try {
      const answer = await step.ask({ signal: asking.signal, onNote });
      if (current()) this.#answers[place] = answer;
    } catch (error) {
      if (current() && !asking.signal.aborted) this.#problem = /** @type {Error} */ (error).message;
    }
    if (current()) this.#asking = undefined;
    this.#host.requestUpdate();
  }
}

export const hintStyles = css`
  /* A language, not a box. */
  .ladder {
    display: contents;
  }

  .hints {
    display: grid;
    gap: var(--step);
  }

  .hint {
    display: grid;
    gap: var(--step);
    padding: 2px 0 2px calc(1.5 * var(--step));
    border-left: 2px solid var(--accent);
  }
`;
