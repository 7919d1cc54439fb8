/** What Python knows of a Mastermind game: codes left, hints, the strategy, the codes themselves. */
import { css, html, nothing } from "lit";
import { AskedChart } from "../../midend/asked-chart.js";
import { GuessingPanel } from "../../midend/guessing-panel.js";
import { segments } from "../../ui/choices.js";
import { Disclosure } from "../../ui/disclosure.js";
import { whenShown } from "../../ui/display.js";
import { inputOf } from "../../ui/events.js";
import { msg, str } from "../../ui/language.js";
import { listed } from "../../ui/list-format.js";
import { OnDemand } from "../../ui/on-demand.js";
import "./hints.js";
import { codeOf, MARKS, pegStyles } from "./pegs.js";
import "./review.js";

/** @typedef {import("../../midend/session-types.js").Position<"mastermind">} Position */

/** @extends {GuessingPanel<"mastermind", import("./game.js").MastermindGame>} */
class MastermindPanel extends GuessingPanel {
  static styles = [
    GuessingPanel.styles,
    ...pegStyles,
    css`
      :host {
        --peg-size: 24px;
      }

      .lists {
        display: contents;
      }

      .paged button {
        min-height: 32px;
        padding: 2px;
      }

      select {
        width: 100%;
      }

      .settings {
        display: grid;
        gap: calc(1.5 * var(--step));
        padding-bottom: var(--step);
      }
    `,
  ];

  #reviewing = new Disclosure(this);
  #comparing = new Disclosure(this);
  #list = new OnDemand(this, () => import("./list.js"));
  #comparison = new OnDemand(this, () => import("./compare.js"));

  asked = new AskedChart(this, () => import("./answer-chart.js"));

  /** @param {string} code */
  renderSecret(code) {
    return codeOf(code, this.game.settings.marks);
  }

  renderHints() {
    return html`<cicada-mastermind-hints .game=${this.game}></cicada-mastermind-hints>`;
  }

  /** @param {import("../../python/contract.js").guessing.Contradiction} contradiction */
  renderContradiction(contradiction) {
    const { rows } = contradiction;
    const names = listed(rows.map((row) => String(row + 1)));
    return html`
      <p>${
        rows.length === 1
          ? msg(str`No code gives the answer to guess ${names}.`)
          : msg(str`The answers to guesses ${names} cannot all be right.`)
      }</p>
      ${super.renderContradiction(contradiction)}
    `;
  }

  renderList() {
    return this.#list.render(
      () => html`<cicada-mastermind-list .game=${this.game}></cicada-mastermind-list>`,
    );
  }

  /** Of a finished game at once, of a running one when it is asked for. @param {Position} position */
  renderReview({ status, rows }) {
    if (status === "contradiction" || !rows.length) return nothing;
    const { session, storage, position, settings } = this.game;
    const review = html`<cicada-mastermind-review class="review" .session=${session} .storage=${storage}
      .position=${position} .marks=${settings.marks} .looked=${this.game.looked} @look=${this.look}></cicada-mastermind-review>`;
    if (status === "won") return review;
    return whenShown(
      "hints",
      this.#reviewing.render(msg("Review so far"), () => review),
    );
  }

  renderSettings() {
    const { game } = this;
    const { marks, warn } = game.settings;
    // The first one is the best that is known.
    const { strategy = game.strategies[0]?.name } = game.hintOptions;
    const explanation = game.strategies.find(({ name }) => name === strategy)?.explanation;
    return html`
      <details>
        <summary>${msg("Strategy and pegs")}</summary>
        <div class="settings">
          <label for="strategy">${msg("How Python guesses")}</label>
          <select id="strategy"
            @change=${(/** @type {Event} */ event) => game.set({ strategy: inputOf(event).value })}>
            ${game.strategies.map(
              ({ name, title }) => html`
              <option value=${name} ?selected=${name === strategy}>${title}</option>`,
            )}
          </select>
          <p class="quiet">${explanation}</p>
          ${game.over ? nothing : whenShown("hints", this.#comparing.render(msg("Compare the strategies"), this.#renderComparison))}
          <fieldset>
            <legend>${msg("On the pegs")}</legend>
            ${segments("marks", MARKS, marks, (chosen) => game.set({ marks: chosen }))}
          </fieldset>
          ${whenShown("hints", this.#renderWarn(warn))}
        </div>
      </details>
    `;
  }

  #renderComparison = () => {
    return this.#comparison.render(
      () => html`<cicada-mastermind-compare .game=${this.game}></cicada-mastermind-compare>`,
    );
  };

  /** @param {boolean} warn */
  #renderWarn(warn) {
    return html`<label>
      <input type="checkbox" .checked=${warn}
        @change=${(/** @type {Event} */ event) => this.game.set({ warn: inputOf(event).checked })} />
      <span>${msg("Mark a row that contradicts an answer.")}
        <span class="quiet">${msg("Each row that you fill costs 10 points.")}</span></span>
    </label>`;
  }
}

customElements.define("cicada-mastermind-panel", MastermindPanel);
