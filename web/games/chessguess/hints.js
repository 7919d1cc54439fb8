/** Hints in ChessGuess: what is certain of the hidden pieces, can it be this guess, a good one. */
import { css, html, nothing } from "lit";
import { GuessingHints } from "../../midend/guessing-hints.js";
import { inLanguage } from "../../midend/hint-titles.js";
import { display } from "../../ui/display.js";
import { hintStep } from "../../ui/hints.js";
import { pieceSet, pieceStyles } from "./pieces.js";

/** @typedef {import("../../midend/session.js").Asker<"chessguess">} Asker */
/** @typedef {import("../../python/contract.js").chessguess.CertainHint} CertainHint */

const titles = inLanguage({
  en: {
    certain: "What is certain?",
    inside: "Certainly hidden",
    outside: "Certainly not",
    check: "Can it be this guess?",
  },
  de: {
    certain: "Was ist sicher?",
    inside: "Sicher dabei",
    outside: "Sicher nicht",
    check: "Kann es dieser Versuch sein?",
  },
});

/** Dispatches "certain" with what is certain, for the tray. @extends {GuessingHints<"chessguess">} */
class ChessGuessHints extends GuessingHints {
  static styles = [
    GuessingHints.styles,
    pieceStyles,
    css`
      :host {
        --piece-size: 28px;
      }

      dl {
        display: grid;
        grid-template-columns: auto 1fr;
        align-items: center;
        gap: 4px calc(1.5 * var(--step));
        margin: 0;
      }

      dt {
        color: var(--quiet);
        font-size: var(--text-small);
      }

      dd {
        margin: 0;
      }
    `,
  ];

  get ladder() {
    const certain = { name: "certain", key: this.key, step: this.#certain };
    return this.view.draft
      ? [certain, this.checkRung(titles.check), this.guessRung]
      : [certain, this.guessRung];
  }

  get #certain() {
    return hintStep({
      title: titles.certain,
      ask: async (/** @type {Asker} */ ask) => {
        const hint = await ask("hint", { level: 2, language: display.language });
        this.dispatchEvent(new CustomEvent("certain", { detail: hint }));
        return hint;
      },
      show: (hint) => (hint.level === 2 ? renderCertain(hint) : nothing),
    });
  }
}

/** @param {CertainHint} hint */
function renderCertain({ certain, sentence }) {
  const inside = certain.flatMap(({ piece, least }) => Array(least).fill(piece));
  const outside = certain.filter(({ most }) => most === 0).map(({ piece }) => piece);
  return html`
    <p>${sentence}</p>
    <dl>
      ${inside.length ? html`<dt>${titles.inside}</dt><dd>${pieceSet(inside)}</dd>` : nothing}
      ${outside.length ? html`<dt>${titles.outside}</dt><dd>${pieceSet(outside)}</dd>` : nothing}
    </dl>
  `;
}

customElements.define("cicada-chessguess-hints", ChessGuessHints);
