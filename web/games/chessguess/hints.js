/** Hints in ChessGuess: what is certain of the hidden pieces, can it be this guess, a good one. */
import { css, html, nothing } from "lit";
import { GuessingHints } from "../../midend/guessing-hints.js";
import { hintStep } from "../../ui/hints.js";
import { msg } from "../../ui/language.js";
import { asTexts } from "./marks.js";
import { pieceSet, pieceStyles } from "./pieces.js";

/** @typedef {import("../../midend/session-types.js").Asker<"chessguess">} Asker */
/** @typedef {import("../../python/contract.js").chessguess.CertainHint} CertainHint */

/** @extends {GuessingHints<"chessguess", import("./game.js").ChessGuessGame>} */
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

  /** @param {string[]} pieces */
  renderSecret(pieces) {
    return pieceSet(pieces);
  }

  /** The player's marks, as Python reads them. */
  get #marks() {
    return asTexts(this.game.marks);
  }

  get ladder() {
    const { draft, key } = this.game;
    return [
      ...(this.#marks.length ? [this.#marksRung] : []),
      { name: "certain", key, step: this.#certain },
      ...(draft ? [this.checkRung(msg("Can it be this guess?"))] : []),
      ...this.asksRungs,
      this.guessRung,
    ];
  }

  /** Whether what the player has marked is proven. */
  get #marksRung() {
    const marks = this.#marks;
    const step = hintStep({
      title: msg("Are my marks proven?"),
      ask: async (/** @type {Asker} */ ask) => {
        const judged = await ask("marks", { marks });
        this.game.judge(judged);
        return judged;
      },
      show: ({ sentence }) => html`<p>${sentence}</p>`,
    });
    return { name: "marks", key: `${this.game.key}!${marks.join()}`, step };
  }

  get #certain() {
    return hintStep({
      title: msg("What is certain?"),
      ask: async (/** @type {Asker} */ ask) => {
        const hint = await ask("hint", { level: 2 });
        if (hint.level === 2) this.game.prove(hint);
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
