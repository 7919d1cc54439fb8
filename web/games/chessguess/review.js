/** A finished game looked at again: what each guess cost beside the best one, and what luck gave. */
import { css, html } from "lit";
import { computed, ReviewElement } from "../../midend/review-element.js";
import { msg, str } from "../../ui/language.js";
import { pieceSet, pieceStyles } from "./pieces.js";
import { answerText } from "./sentences.js";

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

  /** @param {number[]} answer */
  renderAnswer(answer) {
    return html`<span class="quiet" aria-label=${answerText(answer)} role="img">${answer.join(" · ")}</span>`;
  }

  /** @param {string[]} guess */
  renderGuess(guess) {
    return pieceSet(guess);
  }

  get words() {
    return {
      contradicts: (/** @type {number} */ guess) =>
        msg(str`It could not be the hidden set: it contradicts the answer to guess ${guess}.`),
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
  "Nothing was hidden: every answer was the one that most of the sets still possible would give. So there is no luck. Where Python can prove it, a guess is judged by how many guesses are enough after it whatever the answers. Elsewhere that is an estimate: how many guesses a number of sets still needs was learnt from many games that Python played.",
);

const COMPUTED = msg(
  "Before a guess is answered, each set that is left is equally likely. Where Python can prove how many guesses each choice needs on average, with the best ones after it, a guess costs what it needs more than the best one, and luck is how many guesses the answer spared beside the average answer: over all sets it is nothing. Where there are too many sets to prove that, it is an estimate, learnt from many games that Python played, and stays out of the sum.",
);

customElements.define("cicada-chessguess-review", ChessGuessReview);
