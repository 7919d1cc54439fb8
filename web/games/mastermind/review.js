/** A finished game looked at again: luck apart from skill, and beside good play on this board. */
import { css, html, nothing } from "lit";
import {
  computed,
  figure,
  leftText,
  luckGauge,
  ReviewElement,
} from "../../midend/review-element.js";
import { counted } from "../../ui/bar.js";
import { given } from "../../ui/events.js";
import { gauge } from "../../ui/gauge.js";
import { histogram, histogramStyles } from "../../ui/histogram.js";
import { cluster, codeOf, pegStyles } from "./pegs.js";
import { resultsOf } from "./results.js";

/** @typedef {import("../../python/contract.js").mastermind.ReviewRow} ReviewRow */
/** @typedef {import("../../python/contract.js").guessing.Play} Play */
/** @typedef {import("../../midend/session.js").Position<"mastermind">} Position */

/** Luck in bits. */
const LUCK = { noticed: 0.3, most: 2.5 };

/** @extends {ReviewElement<"mastermind">} */
class MastermindReview extends ReviewElement {
  static properties = { storage: { attribute: false }, marks: {} };

  static styles = [
    ReviewElement.styles,
    ...pegStyles,
    histogramStyles,
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
    /** @type {import("../../midend/storage.js").Storage} */
    this.storage = given();
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
      ${play && position ? this.#renderPlay(play, position) : nothing}
      ${computed(`Before a guess is answered, each code still possible is equally likely. The number to
        be expected left is the average over those codes of how many would share its answer. Luck
        compares it with what was really left: one bit is a factor of two. Skill is judged without the
        answer: where Python can prove how many guesses each choice needs on average, by that;
        elsewhere by how much the answer was to tell, beside the guess that tells the most.`)}
    `;
  }

  /** @param {Play} play @param {Position} position */
  #renderPlay({ strategy, histogram: counts, average }, position) {
    const { counts: own, helped } = resultsOf(this.storage, position);
    const games = Object.values(own).reduce((sum, count) => sum + count, 0);
    const name = strategy === "optimal" ? "Optimal play" : "Play by entropy";
    const won = position.status === "won";
    return html`
      <h3>${name}, over every code</h3>
      ${histogram({
        counts: Object.fromEntries(counts.map((count, n) => [n, count]).filter(([n]) => n)),
        own,
        marked: won ? position.rows.length : undefined,
        label: `${name}: how many codes take how many guesses`,
      })}
      <p class="quiet">${average.toFixed(3)} guesses on average. ${
        games > 1
          ? `The thin bars are your ${counted(games, "game")} on this board without help.`
          : won
            ? "This game is marked."
            : ""
      }
      ${helped ? `${counted(helped, "game")} with help ${helped === 1 ? "is" : "are"} left out.` : ""}</p>
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
