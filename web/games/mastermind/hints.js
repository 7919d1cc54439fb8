/** Hints in Mastermind: can it be this row, what is certain, what the row asks, a good guess. */
import { css, html, nothing } from "lit";
import { GuessingHints } from "../../midend/guessing-hints.js";
import { inLanguage } from "../../midend/hint-titles.js";
import { columnStyles, columns } from "../../ui/columns.js";
import { display } from "../../ui/display.js";
import { hintStep } from "../../ui/hints.js";
import { answerText, cluster, codeOf, DIGITS, pegStyles } from "./pegs.js";
import { placesGrid, placesStyles } from "./places.js";

/** @typedef {import("../../midend/session.js").Asker<"mastermind">} Asker */
/** @typedef {import("../../python/contract.js").mastermind.Asked} Asked */
/** @typedef {import("../../python/contract.js").mastermind.Outcomes} Outcomes */
/** @typedef {import("../../python/contract.js").mastermind.Places} Places */

const titles = inLanguage({
  en: {
    check: "Can this row be the code?",
    certain: "What is certain?",
    asks: "What does my row ask?",
    inside: "Certainly in it",
    outside: "Certainly not",
    own: "your row",
    best: "a better guess",
  },
  de: {
    check: "Kann diese Reihe der Code sein?",
    certain: "Was ist sicher?",
    asks: "Was fragt meine Reihe?",
    inside: "Sicher dabei",
    outside: "Sicher nicht",
    own: "deine Reihe",
    best: "ein besserer Versuch",
  },
});

/** @extends {GuessingHints<"mastermind">} */
class MastermindHints extends GuessingHints {
  static styles = [
    GuessingHints.styles,
    ...pegStyles,
    columnStyles,
    placesStyles,
    css`
      :host {
        --peg-size: 24px;
      }

      .column .cluster {
        --pin: 6px;
        justify-content: center;
      }

      .key {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 4px calc(1.5 * var(--step));
        font-size: var(--text-small);
      }

      .key span {
        display: inline-flex;
        align-items: center;
        gap: 6px;
      }

      .key i {
        width: 10px;
        height: 12px;
        border-radius: 2px 2px 0 0;
        background: var(--accent);
      }

      .key .best {
        border: 1px dashed var(--quiet);
        border-bottom: 0;
        background: none;
      }
    `,
  ];

  get ladder() {
    const { draft } = this.view;
    return draft
      ? [this.checkRung(titles.check), this.#certain, this.#asks, this.guessRung]
      : [this.#certain, this.guessRung];
  }

  get #marks() {
    return /** @type {import("./view.js").Mastermind} */ (this.view).settings.marks;
  }

  get #certain() {
    const step = hintStep({
      title: titles.certain,
      ask: (/** @type {Asker} */ ask) => ask("places", { language: display.language }),
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

  get #asks() {
    const { draft, hintOptions } = this.view;
    const options = { draft, language: display.language, ...hintOptions };
    const step = hintStep({
      title: titles.asks,
      ask: (/** @type {Asker} */ ask) => ask("outcomes", options),
      show: renderOutcomes,
    });
    return { name: "asks", key: `${this.guessKey}?${draft}`, step };
  }
}

/** @param {Outcomes} outcomes */
function renderOutcomes({ draft, best, sentence }) {
  const same = best.guess === draft.guess;
  const answers = [...draft.outcomes, ...best.outcomes].map(({ answer }) => answer);
  const different = [...new Map(answers.map((answer) => [answer.join(), answer])).values()];
  different.sort(([a, b], [c, d]) => c - a || d - b);
  return html`
    <p>${sentence}</p>
    ${columns({
      label: titles.asks,
      names: [titles.own, titles.best],
      columns: different.map((answer) => ({
        name: answerText(answer),
        label: answer.some(Boolean) ? cluster(answer) : html`<span class="quiet">–</span>`,
        value: leftBy(draft, answer),
        behind: same ? 0 : leftBy(best, answer),
      })),
    })}
    ${
      same
        ? nothing
        : html`<div class="key quiet" aria-hidden="true"><span><i></i>${titles.own}</span>
          <span><i class="best"></i>${titles.best}</span></div>`
    }
  `;
}

/** @param {Asked} asked @param {number[]} answer */
const leftBy = ({ outcomes }, answer) =>
  outcomes.find((other) => other.answer.join() === answer.join())?.left ?? 0;

customElements.define("cicada-mastermind-hints", MastermindHints);
