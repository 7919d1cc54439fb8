/** Codes as pegs and answers as the classic cluster, among text. */
import { css, html } from "lit";
import { msg, plural, str } from "../../ui/language.js";
import { number } from "../../ui/numbers.js";
import { answerText, cluster, codeOf, pegStyles, spokenCode } from "./pegs.js";

/** @param {string} text such as "1,0" */
const numbers = (text) => text.split(",").map(Number);

/** The answer of which there is nothing to see. */
const NONE = "0,0";

/** @type {import("../../midend/game-drawing.js").GameDrawing} */
const drawing = {
  guess: (text) => codeOf(text, "digits"),
  spokenGuess: spokenCode,
  guessWidth: (text) => 20 * text.length,
  answer: (text) =>
    text === NONE
      ? html`<span aria-hidden="true">–</span><span class="visually-hidden">${drawing.spokenAnswer(text)}</span>`
      : cluster(numbers(text)),
  answerWidth: 52,
  spokenAnswer: (text) => answerText(numbers(text)),
  noun: (count) => plural(count, { one: msg("code"), other: msg("codes") }),
  secrets: (count) =>
    plural(count, { one: msg("1 code"), other: msg(str`${number(count)} codes`) }),
  rows(query) {
    const [, , ...words] = query.split(" ");
    return Array.from({ length: Math.floor(words.length / 3) }, (_, i) => {
      const [guess, black, white] = words.slice(3 * i);
      return { guess, answer: `${black},${white}` };
    });
  },
  loadReview: () => import("./review.js"),
  review: ({ session, position, storage }) => html`
    <cicada-mastermind-review .session=${session} .position=${position} .storage=${storage}>
    </cicada-mastermind-review>`,
  styles: [
    ...pegStyles,
    css`
      :host {
        --peg-size: var(--drawn);
      }

      .code {
        gap: 2px;
      }

      .peg {
        border-width: 1px;
      }

      .cluster {
        --pin: calc(0.45 * var(--drawn));
        grid-template-rows: auto;
        gap: 2px;
        vertical-align: middle;
      }
    `,
  ],
};

export default drawing;
