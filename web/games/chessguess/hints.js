/** Hints in ChessGuess: what is certain of the hidden pieces, can it be this guess, a good one. */
import { css, html, nothing } from "lit";
import { GuessingHints } from "../../midend/guessing-hints.js";
import { hintStep } from "../../ui/hints.js";
import { msg } from "../../ui/language.js";
import { pieceSet, pieceStyles } from "./pieces.js";

/** @typedef {import("../../midend/session.js").Asker<"chessguess">} Asker */
/** @typedef {import("../../python/contract.js").chessguess.CertainHint} CertainHint */

/**
 * Dispatches "certain" with what is certain and "judged" with what was said of the marks, for the
 * tray.
 *
 * @extends {GuessingHints<"chessguess">}
 */
class ChessGuessHints extends GuessingHints {
  static properties = { marks: { attribute: false } };

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

  constructor() {
    super();
    /** The player's marks, as Python reads them. @type {string[]} */
    this.marks = [];
  }

  get ladder() {
    const { draft } = this.view;
    return [
      ...(this.marks.length ? [this.#marksRung] : []),
      { name: "certain", key: this.key, step: this.#certain },
      ...(draft ? [this.checkRung(msg("Can it be this guess?"))] : []),
      ...this.asksRungs,
      this.guessRung,
    ];
  }

  /** Whether what the player has marked is proven. */
  get #marksRung() {
    const { marks } = this;
    const step = hintStep({
      title: msg("Are my marks proven?"),
      ask: async (/** @type {Asker} */ ask) => {
        const judged = await ask("marks", { marks });
        this.dispatchEvent(new CustomEvent("judged", { detail: judged }));
        return judged;
      },
      show: ({ sentence }) => html`<p>${sentence}</p>`,
    });
    return { name: "marks", key: `${this.key}!${marks.join()}`, step };
  }

  get #certain() {
    return hintStep({
      title: msg("What is certain?"),
      ask: async (/** @type {Asker} */ ask) => {
        const hint = await ask("hint", { level: 2 });
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
      ${inside.length ? html`<dt>${msg("Certainly hidden")}</dt><dd>${pieceSet(inside)}</dd>` : nothing}
      ${outside.length ? html`<dt>${msg("Certainly not")}</dt><dd>${pieceSet(outside)}</dd>` : nothing}
    </dl>
  `;
}

customElements.define("cicada-chessguess-hints", ChessGuessHints);
