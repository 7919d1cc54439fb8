/** A finished game looked at again: luck apart from skill, and beside good play on this board. */
import { css, html } from "lit";
import { computed, ReviewElement } from "../../midend/review-element.js";
import { msg, str } from "../../ui/language.js";
import { cluster, codeOf, pegStyles } from "./pegs.js";

/** @extends {ReviewElement<"mastermind">} */
class MastermindReview extends ReviewElement {
  static properties = { marks: {} };

  static styles = [
    ReviewElement.styles,
    ...pegStyles,
    css`
      :host {
        --peg-size: 20px;
      }

      .games {
        --peg-size: 18px;
      }

      .games .cluster {
        --pin: 7px;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("./pegs.js").PegMarks} */
    this.marks = "digits";
  }

  /** @param {number[]} answer */
  renderAnswer(answer) {
    return cluster(answer);
  }

  /** @param {string} guess */
  renderGuess(guess) {
    return codeOf(guess, this.marks);
  }

  get words() {
    return {
      contradicts: (/** @type {number} */ guess) =>
        msg(str`It could not be the code: it contradicts the answer to guess ${guess}.`),
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
  "Nothing was hidden: every answer was the one that most of the codes still possible would give. So there is no luck, and what a guess left is what it had to leave. Where Python can prove it, a guess is judged by how many guesses are enough after it whatever the answers; elsewhere by how many codes it left, beside the guess that leaves the fewest.",
);

const COMPUTED = msg(
  "Before a guess is answered, each code still possible is equally likely. Where Python can prove how many guesses each choice needs on average, with the best ones after it, a guess costs what it needs more than the best one, and luck is how many guesses the answer spared beside the average answer: over all codes it is nothing. Elsewhere a guess stands beside the one that tells the most, and neither its cost nor its luck is known.",
);

customElements.define("cicada-mastermind-review", MastermindReview);
