/** A finished game looked at again: what each guess cost beside the best one, and what luck gave. */
import { css, html, nothing } from "lit";
import {
  computed,
  figure,
  leftText,
  luckGauge,
  ReviewElement,
} from "../../midend/review-element.js";
import { number } from "../../ui/bar.js";
import { gauge } from "../../ui/gauge.js";
import { pieceSet, pieceStyles } from "./pieces.js";
import { answerText } from "./sentences.js";

/** @typedef {import("../../python/contract.js").chessguess.ReviewRow} ReviewRow */

/** Luck and loss in guesses: what makes no difference worth a word, and what fills a bar. */
const SCALE = { noticed: 0.1, most: 1.5 };

/** Where results of a size are kept. @param {{ size: number, evil: boolean }} position */
export const whereOf = ({ size, evil }) => ({
  game: "chessguess",
  board: `${size}${evil ? ":evil" : ""}`,
});

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
  describe({ guess, before, left, expected, largest, loss, luck, best }) {
    const [about, than, instead] = this.position?.evil
      ? ["at most", number(best.largest), number(largest)]
      : ["about", figure(best.expected), figure(expected)];
    const worth = html`
      ${gauge({ name: "skill", share: Math.max(0, 1 - loss / SCALE.most), text: skillText(loss) })}
      ${this.position?.evil ? nothing : luckGauge(luck, SCALE, left ? leftText(left, expected) : "it could have taken longer")}
      ${
        loss > 0
          ? html`<p class="quiet">Better: ${pieceSet(best.guess)}, which would have saved
            ${savedText(loss)}${
              than === instead ? "" : ` and left ${about} ${than} instead of ${instead}`
            }.</p>`
          : nothing
      }
    `;
    const better = loss > 0 ? best.guess : undefined;
    return { guess: pieceSet(guess), before, left, worth, better };
  }

  /** @param {number[]} answer */
  renderAnswer(answer) {
    return html`<span class="quiet" aria-label=${answerText(answer)} role="img">${answer.join(" · ")}</span>`;
  }

  /** @param {string[]} guess */
  renderGuess(guess) {
    return pieceSet(guess);
  }

  get luckScale() {
    return { unit: "guesses", noticed: SCALE.noticed };
  }

  renderEnd() {
    const play = this._review?.play;
    return html`
      ${
        play && this.position
          ? this.renderPlay(play, {
              title: `${play.strategy === "optimal" ? "Optimal play" : "Python's play"}, over ${overText(play)}`,
              average: play.sample ? `About ${play.average.toFixed(1)}` : play.average.toFixed(3),
              where: whereOf(this.position),
            })
          : nothing
      }
      ${this.renderTree()}
      ${computed(this.position?.evil ? COMPUTED_EVIL : COMPUTED)}
    `;
  }
}

const COMPUTED_EVIL = `Nothing was hidden: every answer was the one that most of the sets still possible
  would give. So there is no luck. How many guesses a number of sets still needs was learnt from many
  games that Python played; a guess costs what the most sets that it can leave need more than those
  of the guess that leaves the fewest, as far as Python found one.`;

const COMPUTED = `Before a guess is answered, each set that is left is equally likely. The
      number to be expected left is the average over those sets of how many would share their
      answer. How many guesses a number of sets still needs was learnt from many games that Python
      played; a guess costs what it needs more than the best one Python knows, judged without its
      answer. Luck is how many guesses the answer spared beside the average answer.`;

/** @param {import("../../python/contract.js").chessguess.Benchmark} play */
const overText = ({ sample, histogram }) =>
  sample
    ? `${number(histogram.reduce((sum, count) => sum + count, 0))} sets drawn at random`
    : "every possible set";

/** @param {number} loss in guesses */
const skillText = (loss) => (loss > 0 ? `costs ${savedText(loss)}` : "no better guess known");

/** @param {number} loss in guesses */
const savedText = (loss) =>
  loss < SCALE.noticed
    ? `less than ${SCALE.noticed} guesses`
    : `about ${loss.toFixed(1)} guesses on average`;

customElements.define("cicada-chessguess-review", ChessGuessReview);
