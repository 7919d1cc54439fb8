/** Hints in ChessGuess: what is certain of the hidden pieces, can it be this guess, a good one. */
import { css, html, nothing } from "lit";
import { GuessingHints } from "../../midend/guessing-hints.js";
import { hintStep } from "../../ui/hints.js";
import { msg } from "../../ui/language.js";
import { asTexts } from "./marks.js";
import { pieceSet, pieceStyles } from "./pieces.js";

/** @typedef {import("../../midend/session-types.js").Asker<"chessguess">} Asker */

/** @extends {GuessingHints<"chessguess", import("./game.js").ChessGuessGame>} */
class ChessGuessHints extends GuessingHints {
  static styles = [
    GuessingHints.styles,
    pieceStyles,
    css`
      :host {
        --piece-size: 28px;
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
    const { draft } = this.game;
    return [
      ...(this.#marks.length ? [this.#marksRung] : []),
      this.#certainRung,
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

  /** What is certain: it stands in the case, from then on after every answer. */
  get #certainRung() {
    const { game } = this;
    const told = (/** @type {string} */ sentence) => html`<p>${sentence}</p>`;
    const step = hintStep({
      title: msg("What is certain?"),
      ask: async (/** @type {Asker} */ ask) => {
        const hint = await ask("hint", { level: 2 });
        if (hint.level === 2) game.prove(hint);
        return hint;
      },
      show: (hint) => (hint.level === 2 ? told(hint.sentence) : nothing),
    });
    const rung = { name: "certain", key: `${game.key};${game.timesPutAway}`, step };
    if (!game.followsCertain) return rung;
    return {
      ...rung,
      taken: game.certain ? told(game.certain.sentence) : nothing,
      take: () => game.putCertainAway(),
    };
  }
}

customElements.define("cicada-chessguess-hints", ChessGuessHints);
