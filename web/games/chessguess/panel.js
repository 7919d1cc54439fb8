/** What Python knows of a ChessGuess game: targets left, hints, the targets themselves. */
import { css, html, nothing } from "lit";
import { GuessingPanel } from "../../midend/guessing-panel.js";
import { pieceStyles } from "./pieces.js";
import "./review.js";

/** @typedef {import("../../midend/session.js").Position<"chessguess">} Position */

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
    `,
  ];

  /** @param {Position} position */
  renderReview(position) {
    return position.status === "won"
      ? html`<cicada-chessguess-review .session=${this.view.session} .storage=${this.view.storage} .position=${position}>
        </cicada-chessguess-review>`
      : nothing;
  }
}

customElements.define("cicada-chessguess-panel", ChessGuessPanel);
