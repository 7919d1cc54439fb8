/** A finished game looked at again: what each guess cost beside the best one, and what luck gave. */
import { css, html, nothing } from "lit";
import {
  computed,
  figure,
  leftText,
  luckGauge,
  ReviewElement,
} from "../../midend/review-element.js";
import { gauge } from "../../ui/gauge.js";
import { pieceSet, pieceStyles } from "./pieces.js";

/** @typedef {import("../../python/contract.js").chessguess.ReviewRow} ReviewRow */

/** Luck and loss in guesses: what makes no difference worth a word, and what fills a bar. */
const SCALE = { noticed: 0.1, most: 1.5 };

/** @extends {ReviewElement<"chessguess">} */
class ChessGuessReview extends ReviewElement {
  static styles = [
    ReviewElement.styles,
    pieceStyles,
    css`
      :host {
        --piece-size: 22px;
      }
    `,
  ];

  /** @param {ReviewRow} row */
  describe({ guess, before, left, expected, loss, luck, best }) {
    const worth = html`
      ${gauge({ name: "skill", share: Math.max(0, 1 - loss / SCALE.most), text: skillText(loss) })}
      ${luckGauge(luck, SCALE, left ? leftText(left, expected) : "it could have taken longer")}
      ${
        loss >= SCALE.noticed
          ? html`<p class="quiet">Better: ${pieceSet(best.guess)}, with ${figure(best.expected)} to be
            expected left instead of ${figure(expected)}.</p>`
          : nothing
      }
    `;
    return { guess: pieceSet(guess), before, left, worth };
  }

  renderEnd() {
    return computed(`Before a guess is answered, each target still possible is equally likely. The
      number to be expected left is the average over those targets of how many would share their
      answer. How many guesses a number of targets still needs was learnt from many games that Python
      played; a guess costs what it needs more than the best one Python knows, judged without its
      answer. Luck is how many guesses the answer spared beside the average answer.`);
  }
}

/** @param {number} loss in guesses */
const skillText = (loss) =>
  loss < SCALE.noticed ? "no better guess known" : `costs ${loss.toFixed(1)} guesses on average`;

customElements.define("cicada-chessguess-review", ChessGuessReview);
