/** What Python knows of a ChessGuess game: targets left, hints, the targets themselves. */
import { css, html, nothing } from "lit";
import { AskedChart } from "../../midend/asked-chart.js";
import { GuessingPanel } from "../../midend/guessing-panel.js";
import "./hints.js";
import { pieceSet, pieceStyles } from "./pieces.js";
import "./review.js";

/** @typedef {import("../../midend/session-types.js").Position<"chessguess">} Position */

/** @extends {GuessingPanel<"chessguess", import("./game.js").ChessGuessGame>} */
class ChessGuessPanel extends GuessingPanel {
  static styles = [
    GuessingPanel.styles,
    pieceStyles,
    css`
      :host {
        --piece-size: 26px;
        --around: 450px;
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
    `,
  ];

  asked = new AskedChart(this, () => import("./answer-chart.js"));

  /** @param {string[]} pieces */
  renderSecret(pieces) {
    return pieceSet(pieces);
  }

  renderHints() {
    return html`<cicada-chessguess-hints .game=${this.game}></cicada-chessguess-hints>`;
  }

  /** @param {Position} position */
  renderReview(position) {
    return position.status === "won"
      ? html`<cicada-chessguess-review class="review" .session=${this.game.session} .storage=${this.game.storage} .position=${position} .looked=${this.game.looked} @look=${this.look}>
        </cicada-chessguess-review>`
      : nothing;
  }
}

customElements.define("cicada-chessguess-panel", ChessGuessPanel);
