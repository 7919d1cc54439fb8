/** A finished game looked at again: luck apart from skill, and beside good play on this board. */
import { css, html, nothing } from "lit";
import { computed, leftText, luckGauge, ReviewElement } from "../../midend/review-element.js";
import { gauge } from "../../ui/gauge.js";
import { msg, plural, str } from "../../ui/language.js";
import { fixed, number, rounded } from "../../ui/numbers.js";
import { cluster, codeOf, pegStyles } from "./pegs.js";

/** @typedef {import("../../python/contract.js").mastermind.ReviewRow} ReviewRow */
/** @typedef {import("../../midend/session-types.js").Position<"mastermind">} Position */

/** Luck in bits. */
const LUCK = { noticed: 0.3, most: 2.5 };

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

  /** @param {ReviewRow} row */
  describe(row) {
    const { guess, before, left, expected, best, contradicts, luck } = row;
    const evil = Boolean(this.position?.evil);
    const code = codeOf(best.guess, this.marks);
    const worth = html`
      ${gauge(skill(row, evil))} ${evil ? nothing : luckGauge(luck, LUCK, leftText(left, expected))}
      ${
        contradicts === null
          ? nothing
          : html`<p class="quiet">${msg(str`It could not be the code: it contradicts the answer to guess ${contradicts + 1}.`)}</p>`
      }
      ${
        best.guess === guess
          ? nothing
          : html`<p class="quiet">${msg(html`Better: ${code}, with ${gain(row, evil)}.`)}</p>`
      }
    `;
    const better = best.guess === guess ? undefined : best.guess;
    const found = row.answer[0] === guess.length;
    return { guess: codeOf(guess, this.marks), before, left: found ? 0 : left, worth, better };
  }

  /** @param {number[]} answer */
  renderAnswer(answer) {
    return cluster(answer);
  }

  /** @param {string} guess */
  renderGuess(guess) {
    return codeOf(guess, this.marks);
  }

  get luckScale() {
    return {
      noticed: LUCK.noticed,
      lucky: (/** @type {string} */ size) => msg(str`lucky by ${size} bits`),
      unlucky: (/** @type {string} */ size) => msg(str`unlucky by ${size} bits`),
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
  "Before a guess is answered, each code still possible is equally likely. The number to be expected left is the average over those codes of how many would share its answer. Luck compares it with what was really left: one bit is a factor of two. Skill is judged without the answer: where Python can prove how many guesses each choice needs on average, by that; elsewhere by how much the answer was to tell, beside the guess that tells the most.",
);

/** What the better guess would have brought. @param {ReviewRow} row @param {boolean} evil */
function gain({ best, expected, needs }, evil) {
  if (best.needs === null || needs === null) {
    const [better, own] = [rounded(best.expected), rounded(expected)];
    return evil
      ? msg(str`${better} at worst left instead of ${own}`)
      : msg(str`${better} to be expected left instead of ${own}`);
  }
  if (evil) return msg(str`${fixed(best.needs, 0)} guesses at worst instead of ${fixed(needs, 0)}`);
  return msg(str`${fixed(best.needs, 2)} guesses to be expected instead of ${fixed(needs, 2)}`);
}

/** @param {number} loss in guesses */
const worstCost = (loss) =>
  plural(loss, {
    one: msg("costs 1 guess in the worst case"),
    other: msg(str`costs ${number(loss)} guesses in the worst case`),
  });

/** @param {ReviewRow} row @param {boolean} evil */
function skill({ guess, bits, best, loss, proven }, evil) {
  const share = best.bits ? Math.min(1, bits / best.bits) : 1;
  const name = msg("skill");
  if (guess === best.guess)
    return { name, share, text: proven ? msg("a best guess") : msg("no better one known") };
  const text =
    loss === null
      ? msg(str`${Math.min(99, Math.floor(100 * share))} % of what the best tells`)
      : evil
        ? worstCost(loss)
        : msg(str`${fixed(loss, 2)} guesses worse than the best`);
  return { name, share, text };
}

customElements.define("cicada-mastermind-review", MastermindReview);
