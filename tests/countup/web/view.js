/** The view of Count up: a number, a button for each step, a hint. */
import { css, html, nothing } from "lit";
import { GameElement } from "../../midend/game-element.js";
import { counted } from "../../ui/bar.js";
import { shared } from "../../ui/styles.js";

/** @typedef {import("../../python/contract.js").countup.Hint} Hint */

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
        <p>Reached <output>${reached}</output> of ${goal}.</p>
        ${this.over ? html`<p>Done in ${counted(this.session.at, "step")}.</p>` : nothing}
        <div class="row">
          ${steps.map((step) => html`<button @click=${() => this.play(step)}>Add ${step}</button>`)}
          <button ?disabled=${this.over} @click=${this.#askHint}>Hint</button>
          <button @click=${() => this.create({ limit: 10 })}>New number</button>
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
