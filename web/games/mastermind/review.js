/** A finished game looked at again: luck apart from skill, and beside good play on this board. */
import { css, html, nothing } from "lit";
import {
  computed,
  figure,
  leftText,
  luckGauge,
  ReviewElement,
} from "../../midend/review-element.js";
import { gauge } from "../../ui/gauge.js";
import { cluster, codeOf, pegStyles } from "./pegs.js";

/** @typedef {import("../../python/contract.js").mastermind.ReviewRow} ReviewRow */
/** @typedef {import("../../midend/session.js").Position<"mastermind">} Position */

/** Luck in bits. */
const LUCK = { noticed: 0.3, most: 2.5 };

/** Where results on a board are kept. @param {Pick<Position, "pegs" | "colours" | "repeats">} board */
export const whereOf = ({ pegs, colours, repeats }) => ({
  game: "mastermind",
  board: `${pegs}x${colours}${repeats ? "" : "n"}`,
});

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

      .code {
        display: inline-flex;
        gap: 2px;
        vertical-align: middle;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("./pegs.js").PegMarks} */
    this.marks = "digits";
  }

  /** @param {ReviewRow} row */
  describe(row) {
    const { guess, before, left, expected, needs, best, contradicts, luck } = row;
    const worth = html`
      ${gauge(skill(row))} ${luckGauge(luck, LUCK, leftText(left, expected))}
      ${
        contradicts === null
          ? nothing
          : html`<p class="quiet">It could not be the code: it contradicts the answer to guess
            ${contradicts + 1}.</p>`
      }
      ${
        best.guess === guess
          ? nothing
          : html`<p class="quiet">Better: ${codeOf(best.guess, this.marks)}, with
            ${
              best.needs === null || needs === null
                ? `${figure(best.expected)} to be expected left instead of ${figure(expected)}`
                : `${best.needs.toFixed(2)} guesses to be expected instead of ${needs.toFixed(2)}`
            }.</p>`
      }
    `;
    const better = best.guess === guess ? undefined : best.guess;
    return { guess: codeOf(guess, this.marks), before, left, worth, better };
  }

  /** @param {number[]} answer */
  renderAnswer(answer) {
    return cluster(answer);
  }

  /** @param {string} guess */
  renderGuess(guess) {
    return codeOf(guess, this.marks);
  }

  renderEnd() {
    const { position } = this;
    const play = this._review?.play;
    return html`
      ${
        play && position
          ? this.renderPlay(play, {
              title: `${play.strategy === "optimal" ? "Optimal play" : "Play by entropy"}, over every code`,
              average: play.average.toFixed(3),
              where: whereOf(position),
            })
          : nothing
      }
      ${computed(`Before a guess is answered, each code still possible is equally likely. The number to
        be expected left is the average over those codes of how many would share its answer. Luck
        compares it with what was really left: one bit is a factor of two. Skill is judged without the
        answer: where Python can prove how many guesses each choice needs on average, by that;
        elsewhere by how much the answer was to tell, beside the guess that tells the most.`)}
    `;
  }
}

/** @param {ReviewRow} row */
function skill({ guess, bits, best, loss, proven }) {
  const share = best.bits ? Math.min(1, bits / best.bits) : 1;
  if (guess === best.guess) {
    return { name: "skill", share, text: proven ? "a best guess" : "no better one known" };
  }
  const text =
    loss === null
      ? `${Math.min(99, Math.floor(100 * share))} % of what the best tells`
      : `costs ${loss.toFixed(2)} guesses on average`;
  return { name: "skill", share, text };
}

customElements.define("cicada-mastermind-review", MastermindReview);
