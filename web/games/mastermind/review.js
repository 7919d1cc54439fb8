/** A finished game looked at again: luck apart from skill, and beside good play on this board. */
import { css, html, nothing } from "lit";
import { computed, figure, ReviewElement } from "../../midend/review-element.js";
import { counted, number } from "../../ui/bar.js";
import { gauge } from "../../ui/gauge.js";
import { histogram, histogramStyles } from "../../ui/histogram.js";
import { peg, pegStyles, spokenCode } from "./pegs.js";
import { resultsOf } from "./results.js";

/**
 * @typedef {{ guess: string, possible: boolean, expected: number, bits: number, needs: number | null }} Worth
 * @typedef {Worth & { before: number, left: number, contradicts: number | null, best: Worth,
 *   proven: boolean, luck: number, lost: number | null }} ReviewRow
 * @typedef {{ strategy: string, histogram: number[], average: number }} Play
 */

/** Less luck than this, in bits either way, is called none. */
const SOME_LUCK = 0.3;
/** The luck that fills half a bar, in bits. */
const MOST_LUCK = 2.5;

/** @extends {ReviewElement<ReviewRow>} */
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
    this.storage = /** @type {any} */ (undefined);
    /** @type {import("./pegs.js").PegMarks} */
    this.marks = "digits";
  }

  /** @param {ReviewRow} row */
  describe(row) {
    const { guess, before, left, expected, needs, best, contradicts } = row;
    const worth = html`
      ${gauge(skill(row))} ${gauge(luck(row))}
      ${
        contradicts === null
          ? nothing
          : html`<p class="quiet">It could not be the code: it contradicts the answer to guess
            ${contradicts + 1}.</p>`
      }
      ${
        best.guess === guess
          ? nothing
          : html`<p class="quiet">Better: ${this.#renderCode(best.guess)}, with
            ${
              best.needs === null || needs === null
                ? `${figure(best.expected)} to be expected left instead of ${figure(expected)}`
                : `${best.needs.toFixed(2)} guesses to be expected instead of ${needs.toFixed(2)}`
            }.</p>`
      }
    `;
    return { guess: this.#renderCode(guess), before, left, worth };
  }

  renderEnd() {
    const { play } = this._review;
    return html`
      ${play ? this.#renderPlay(play) : nothing}
      ${computed(`Before a guess is answered, each code still possible is equally likely. The number to
        be expected left is the average over those codes of how many would share its answer. Luck
        compares it with what was really left: one bit is a factor of two. Skill is judged without the
        answer: where Python can prove how many guesses each choice needs on average, by that;
        elsewhere by how much the answer was to tell, beside the guess that tells the most.`)}
    `;
  }

  /** @param {Play} play */
  #renderPlay({ strategy, histogram: counts, average }) {
    const own = resultsOf(this.storage, this.position);
    const games = Object.values(own).reduce((sum, count) => sum + count, 0);
    const name = strategy === "optimal" ? "Optimal play" : "Play by entropy";
    return html`
      <h3>${name}, over every code</h3>
      ${histogram({
        counts: Object.fromEntries(counts.map((count, n) => [n, count]).filter(([n]) => n)),
        own,
        marked: this.position?.rows.length,
        label: `${name}: how many codes take how many guesses`,
      })}
      <p class="quiet">${average.toFixed(3)} guesses on average. ${
        games > 1
          ? `The thin bars are your ${counted(games, "game")} on this board.`
          : "This game is marked."
      }</p>
    `;
  }

  /** @param {string} code */
  #renderCode(code) {
    return html`<span class="code" role="img" aria-label=${spokenCode(code)}>
      ${Array.from(code, (digit) => peg(digit, this.marks))}</span>`;
  }
}

/** @param {ReviewRow} row */
function skill({ guess, bits, best, lost, proven }) {
  const share = best.bits ? Math.min(1, bits / best.bits) : 1;
  if (guess === best.guess) {
    return { name: "skill", share, words: proven ? "a best guess" : "no better one known" };
  }
  const words =
    lost === null
      ? `${Math.round(100 * share)} % of what the best tells`
      : `costs ${lost.toFixed(2)} guesses on average`;
  return { name: "skill", share, words };
}

/** @param {ReviewRow} row */
function luck({ luck: bits, left, expected }) {
  const word = bits > 0 ? "lucky" : "unlucky";
  const words =
    Math.abs(bits) < SOME_LUCK
      ? "as was to be expected"
      : `${word}: ${number(left)} left where ${figure(expected)} were to be expected`;
  const share = Math.max(-0.5, Math.min(0.5, bits / MOST_LUCK / 2));
  return { name: "luck", share, fromMiddle: true, words };
}

customElements.define("cicada-mastermind-review", MastermindReview);
