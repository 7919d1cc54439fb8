/** What Python knows of a ChessGuess game: targets left, hints, the targets themselves. */
import { css, html, nothing } from "lit";
import { GuessingPanel } from "../../midend/guessing-panel.js";
import { inLanguage } from "../../midend/hint-titles.js";
import { display } from "../../ui/display.js";
import { HintSteps, hintStep } from "../../ui/hints.js";
import { pieceSet, pieceStyles } from "./pieces.js";
import "./review.js";

/** @typedef {import("../../midend/session.js").Asker<"chessguess">} Asker */
/** @typedef {import("../../midend/session.js").Position<"chessguess">} Position */

const titles = inLanguage({
  en: {
    certain: "Hint: what is certain",
    inside: "Certainly in it",
    outside: "Certainly not",
    nothing: "nothing yet",
    check: "Can this guess be the target?",
  },
  de: {
    certain: "Tipp: was sicher ist",
    inside: "Sicher dabei",
    outside: "Sicher nicht",
    nothing: "noch nichts",
    check: "Kann dieser Versuch das Ziel sein?",
  },
});

/** @extends {GuessingPanel<"chessguess">} */
class ChessGuessPanel extends GuessingPanel {
  static styles = [
    GuessingPanel.styles,
    pieceStyles,
    css`
      :host {
        --piece-size: 26px;
      }

      .paged {
        display: grid;
      }

      .paged button {
        width: 100%;
        min-height: 36px;
        justify-content: start;
        padding: 2px 4px;
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

  #check = new HintSteps(this, this.asker, display.language);

  /** @param {Position} position */
  renderReview(position) {
    return position.status === "won"
      ? html`<cicada-chessguess-review .session=${this.view.session} .position=${position}>
        </cicada-chessguess-review>`
      : nothing;
  }

  renderHints() {
    const { key } = this;
    const { draft } = this.view;
    const { language } = display;
    const certain = hintStep({
      title: titles.certain,
      ask: (/** @type {Asker} */ ask) => ask("hint", { level: 2, language }),
      show: (hint) => (hint.level === 2 ? renderCertain(hint) : nothing),
    });
    return html`
      ${this.hints.render(this.hintKey, [certain, this.guessStep])}
      ${draft ? this.#check.render(`${key}?${draft}`, [this.checkStep(titles.check)]) : nothing}
    `;
  }
}

/** @param {import("../../python/contract.js").chessguess.CertainHint} hint */
function renderCertain({ certain, sentence }) {
  const inside = certain.flatMap(({ piece, least }) => Array(least).fill(piece));
  const outside = certain.filter(({ most }) => most === 0).map(({ piece }) => piece);
  return html`
    <dl>
      <dt>${titles.inside}</dt><dd>${inside.length ? pieceSet(inside) : titles.nothing}</dd>
      <dt>${titles.outside}</dt><dd>${outside.length ? pieceSet(outside) : titles.nothing}</dd>
    </dl>
    ${sentence ? html`<p>${sentence}</p>` : nothing}
  `;
}

customElements.define("cicada-chessguess-panel", ChessGuessPanel);
