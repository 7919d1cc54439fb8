/** A finished game looked at again: what each guess cost beside the best one, and what luck gave. */
import { css, html, nothing } from "lit";
import { computed, leftText, luckGauge, ReviewElement } from "../../midend/review-element.js";
import { gauge } from "../../ui/gauge.js";
import { msg, str } from "../../ui/language.js";
import { fixed, number, rounded } from "../../ui/numbers.js";
import { pieceSet, pieceStyles } from "./pieces.js";
import { answerText } from "./sentences.js";

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
  describe(row) {
    const { guess, before, left, expected, loss, luck, best } = row;
    const set = pieceSet(best.guess);
    const gain = gainText(row, Boolean(this.position?.evil));
    const saved = savedText(loss);
    const worth = html`
      ${gauge({ name: msg("skill"), share: Math.max(0, 1 - loss / SCALE.most), text: skillText(loss) })}
      ${this.position?.evil ? nothing : luckGauge(luck, SCALE, left ? leftText(left, expected) : msg("it could have taken longer"))}
      ${
        loss > 0
          ? html`<p class="quiet">${
              gain
                ? msg(html`Better: ${set}, which would have saved ${saved} and left ${gain}.`)
                : msg(html`Better: ${set}, which would have saved ${saved}.`)
            }</p>`
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
    return {
      noticed: SCALE.noticed,
      lucky: (/** @type {string} */ size) => msg(str`lucky by ${size} guesses`),
      unlucky: (/** @type {string} */ size) => msg(str`unlucky by ${size} guesses`),
    };
  }

  renderEnd() {
    return html`
      ${this.renderTree()}
      ${computed(this.position?.evil ? COMPUTED_EVIL : COMPUTED)}
    `;
  }
}

const COMPUTED_EVIL = msg(
  "Nothing was hidden: every answer was the one that most of the sets still possible would give. So there is no luck. How many guesses a number of sets still needs was learnt from many games that Python played; a guess costs what the most sets that it can leave need more than those of the guess that leaves the fewest, as far as Python found one.",
);

const COMPUTED = msg(
  "Before a guess is answered, each set that is left is equally likely. The number to be expected left is the average over those sets of how many would share their answer. How many guesses a number of sets still needs was learnt from many games that Python played; a guess costs what it needs more than the best one Python knows, judged without its answer. Luck is how many guesses the answer spared beside the average answer.",
);

/**
 * What the better guess would have left, where that differs.
 *
 * @param {ReviewRow} row
 * @param {boolean} evil
 */
function gainText({ best, expected, largest }, evil) {
  const [better, own] = evil
    ? [number(best.largest), number(largest)]
    : [rounded(best.expected), rounded(expected)];
  if (better === own) return "";
  return evil
    ? msg(str`at most ${better} instead of ${own}`)
    : msg(str`about ${better} instead of ${own}`);
}

/** @param {number} loss in guesses */
const skillText = (loss) =>
  loss <= 0
    ? msg("no better guess known")
    : loss < SCALE.noticed
      ? msg(str`less than ${number(SCALE.noticed)} guesses worse than the best known`)
      : msg(str`about ${fixed(loss, 1)} guesses worse than the best known`);

/** @param {number} loss in guesses */
const savedText = (loss) =>
  loss < SCALE.noticed
    ? msg(str`less than ${number(SCALE.noticed)} guesses`)
    : msg(str`about ${fixed(loss, 1)} guesses on average`);

customElements.define("cicada-chessguess-review", ChessGuessReview);
