/** Hints in Mastermind: can it be this row, what is certain, what guesses ask, a good guess. */
import { css, html, nothing } from "lit";
import { GuessingHints } from "../../midend/guessing-hints.js";
import { inLanguage } from "../../midend/hint-titles.js";
import { hintStep } from "../../ui/hints.js";
import { codeOf, DIGITS, pegStyles } from "./pegs.js";
import { placesGrid, placesStyles } from "./places.js";

/** @typedef {import("../../midend/session.js").Asker<"mastermind">} Asker */
/** @typedef {import("../../python/contract.js").mastermind.Places} Places */

const titles = inLanguage({
  en: {
    check: "Can this row be the code?",
    certain: "What is certain?",
    inside: "Certainly in it",
    outside: "Certainly not",
  },
  de: {
    check: "Kann diese Reihe der Code sein?",
    certain: "Was ist sicher?",
    inside: "Sicher dabei",
    outside: "Sicher nicht",
  },
});

/** @extends {GuessingHints<"mastermind">} */
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
    const { draft } = this.view;
    return draft
      ? [this.checkRung(titles.check), this.#certain, ...this.asksRungs, this.guessRung]
      : [this.#certain, ...this.asksRungs, this.guessRung];
  }

  get #marks() {
    return /** @type {import("./view.js").Mastermind} */ (this.view).settings.marks;
  }

  get #certain() {
    const step = hintStep({
      title: titles.certain,
      ask: (/** @type {Asker} */ ask) => ask("places"),
      show: (places) => this.#renderCertain(places),
    });
    return { name: "certain", key: this.key, step };
  }

  /** @param {Places} places */
  #renderCertain(places) {
    const { within, without, sentence } = places;
    return html`
      <p>${sentence}</p>
      ${this.#renderColours(titles.inside, within)} ${this.#renderColours(titles.outside, without)}
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
