/** The view of Count up: a number, a button for each step, a hint. */
import { css, html, nothing } from "lit";
import { GameElement } from "../../midend/game-element.js";
import { msg, plural, str } from "../../ui/language.js";
import { number } from "../../ui/numbers.js";
import { shared } from "../../ui/styles.js";

/** @typedef {import("../../python/contract.js").countup.Hint} Hint */

/** @param {number} steps */
const done = (steps) =>
  plural(steps, { one: msg("Done in 1 step."), other: msg(str`Done in ${number(steps)} steps.`) });

/** @extends {GameElement<"countup">} */
class CountupView extends GameElement {
  static properties = { ...GameElement.properties, _hint: { state: true } };

  static styles = [
    shared,
    css`
      main {
        padding: calc(2 * var(--step));
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Hint | undefined} */
    this._hint = undefined;
  }

  /** A hint belongs to one position. */
  sessionChanged() {
    this._hint = undefined;
  }

  render() {
    if (!this.position) return nothing;
    const { goal, reached, steps } = this.position;
    return html`
      <main class="stack">
        <p>${msg(html`Reached <output>${reached}</output> of ${goal}.`)}</p>
        ${this.over ? html`<p>${done(this.session.at)}</p>` : nothing}
        <div class="row">
          ${steps.map((step) => html`<button @click=${() => this.session.play(step)}>${msg(str`Add ${step}`)}</button>`)}
          <button ?disabled=${this.over} @click=${this.#askHint}>${msg("Hint")}</button>
          <button @click=${() => this.create({ limit: 10 })}>${msg("New number")}</button>
        </div>
        <p role="status">${this._hint?.sentence}</p>
        ${this.renderHistory()}
      </main>
    `;
  }

  async #askHint() {
    const { position } = this;
    const hint = await this.session.ask("hint", { level: 2 });
    if (position === this.position) this._hint = hint;
  }
}

customElements.define("cicada-countup", CountupView);
