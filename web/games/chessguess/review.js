/** A finished game looked at again: what each guess cost beside the best one, and what luck gave. */
import { css, html, nothing } from "lit";
import { computed, figure, ReviewElement } from "../../midend/review-element.js";
import { number } from "../../ui/bar.js";
import { gauge } from "../../ui/gauge.js";
import { pieceSet, pieceStyles } from "./pieces.js";

/** @typedef {import("../../python/contract.js").chessguess.ReviewRow} ReviewRow */

/** Less than this, in guesses, makes no difference worth a word. */
const NOTICED = 0.1;
/** What fills the bar of luck to one side, and empties that of skill, in guesses. */
const MOST = 1.5;

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
      ${gauge({ name: "skill", share: Math.max(0, 1 - loss / MOST), text: skillText(loss) })}
      ${gauge({
        name: "luck",
        share: Math.max(-0.5, Math.min(0.5, luck / MOST / 2)),
        fromMiddle: true,
        text: luckText(luck, left, expected),
      })}
      ${
        loss >= NOTICED
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
  loss < NOTICED ? "no better guess known" : `costs ${loss.toFixed(1)} guesses on average`;

/** @param {number} luck in guesses @param {number} left @param {number} expected */
function luckText(luck, left, expected) {
  if (Math.abs(luck) < NOTICED) return "as was to be expected";
  const word = luck > 0 ? "lucky" : "unlucky";
  return left
    ? `${word}: ${number(left)} left where ${figure(expected)} were to be expected`
    : `${word}: it could have taken longer`;
}

customElements.define("cicada-chessguess-review", ChessGuessReview);
