/** Hints in Mastermind: can it be this row, what is certain, what guesses ask, a good guess. */
import { css, html, nothing } from "lit";
import { GuessingHints } from "../../midend/guessing-hints.js";
import { hintStep } from "../../ui/hints.js";
import { msg } from "../../ui/language.js";
import { codeOf, DIGITS, pegStyles } from "./pegs.js";
import { placesGrid, placesStyles } from "./places.js";

/** @typedef {import("../../midend/session-types.js").Asker<"mastermind">} Asker */
/** @typedef {import("../../python/contract.js").mastermind.Places} Places */

/** @extends {GuessingHints<"mastermind", import("./game.js").MastermindGame>} */
class MastermindHints extends GuessingHints {
  static styles = [
    GuessingHints.styles,
    ...pegStyles,
    placesStyles,
    css`
      :host {
        --peg-size: 24px;
      }
    `,
  ];

  get ladder() {
    const rungs = [this.#certain, ...this.asksRungs, this.guessRung];
    return this.game.draft ? [this.checkRung(msg("Can this row be the code?")), ...rungs] : rungs;
  }

  get #marks() {
    return this.game.settings.marks;
  }

  /** @param {string} code */
  renderSecret(code) {
    return codeOf(code, this.#marks);
  }

  get #certain() {
    const step = hintStep({
      title: msg("What is certain?"),
      ask: (/** @type {Asker} */ ask) => ask("places"),
      show: (places) => this.#renderCertain(places),
    });
    return { name: "certain", key: this.game.key, step };
  }

  /** @param {Places} places */
  #renderCertain(places) {
    const { within, without, sentence } = places;
    return html`
      <p>${sentence}</p>
      ${this.#renderColours(msg("Certainly in it"), within)}
      ${this.#renderColours(msg("Certainly not"), without)}
      ${this.short ? nothing : placesGrid(places, this.#marks)}
    `;
  }

  /** @param {string} title @param {boolean[]} which */
  #renderColours(title, which) {
    const digits = which.flatMap((is, colour) => (is ? [DIGITS[colour]] : []));
    if (!digits.length) return nothing;
    return html`<div class="row"><span class="quiet">${title}</span> ${codeOf(digits.join(""), this.#marks)}</div>`;
  }
}

customElements.define("cicada-mastermind-hints", MastermindHints);
