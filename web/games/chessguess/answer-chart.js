/** What a guess asks, as a picture: three numbers an answer. Loaded when it is first shown. */
import { css, html } from "lit";
import { GuessingAsked } from "../../midend/answer-chart.js";
import { icon } from "../../ui/icons.js";
import { msg } from "../../ui/language.js";
import { pieceSet, pieceStyles } from "./pieces.js";
import { answerText, NUMBERS, pieceCount } from "./sentences.js";

/** @typedef {{ answer: number[], found: boolean }} Reply */

/** Of a name beside the columns, in pixels. */
const LETTER = 6;

/** @extends {GuessingAsked<"chessguess", import("./game.js").ChessGuessGame>} */
class ChessGuessAsked extends GuessingAsked {
  static styles = [
    GuessingAsked.styles,
    pieceStyles,
    css`
      :host {
        --piece-size: 24px;
      }

      .label .icon {
        width: 11px;
        height: 13px;
        stroke-width: 3;
      }

      .candidates .paged {
        display: grid;
      }
    `,
  ];

  /** @param {Reply} reply */
  drawnUnder({ answer: [pieces, kinds, colours], found }) {
    if (found) return { label: icon("check"), groups: [] };
    return { label: colours, groups: [String(pieces), String(kinds)] };
  }

  get gutter() {
    const longest = Math.max(...NUMBERS.map(({ length }) => length));
    return { names: NUMBERS, width: LETTER * longest + 4 };
  }

  /** @param {number} first */
  groupName(first) {
    return pieceCount(first);
  }

  /** @param {string[]} pieces */
  renderSecret(pieces) {
    return pieceSet(pieces);
  }

  /** @param {Reply} reply */
  renderReply({ answer, found }) {
    return html`${found ? msg("found") : answerText(answer)}`;
  }
}

customElements.define("cicada-chessguess-asked", ChessGuessAsked);

/** @param {import("./game.js").ChessGuessGame} game @param {boolean} stays */
export const chart = (game, stays) =>
  html`<cicada-chessguess-asked .game=${game} ?stays=${stays}></cicada-chessguess-asked>`;
