/** Guesses and answers on the page of the whole game. */
import { css, html } from "lit";
import { msg } from "../../ui/language.js";
import { answerText, cluster, codeOf, pegStyles, spokenCode } from "./pegs.js";

/** @param {string} text such as "1,0" */
const numbers = (text) => text.split(",").map(Number);

/** The answer of which there is nothing to see. */
const NONE = "0,0";

/** @type {import("../../midend/tree-drawing.js").TreeDrawing} */
const drawing = {
  guess: (text) => codeOf(text, "digits"),
  spokenGuess: spokenCode,
  width: (text) => 20 * text.length,
  answer: (text) =>
    text === NONE
      ? html`<span aria-hidden="true">–</span><span class="only-heard">${drawing.spokenAnswer(text)}</span>`
      : cluster(numbers(text)),
  answerWidth: 52,
  spokenAnswer: (text) => answerText(numbers(text)),
  noun: [msg("code"), msg("codes")],
  styles: [
    ...pegStyles,
    css`
      :host {
        --peg-size: 18px;
      }

      .code {
        gap: 2px;
      }

      .peg {
        border-width: 1px;
      }

      .cluster {
        --pin: 7px;
        grid-template-rows: auto;
        gap: 2px;
        vertical-align: middle;
      }
    `,
  ],
};

export default drawing;
