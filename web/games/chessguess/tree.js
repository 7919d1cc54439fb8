/** Guesses and answers on the page of the whole game. */
import { css, html } from "lit";
import { msg } from "../../ui/language.js";
import { grouped, pieceSet, pieceStyles, spoken } from "./pieces.js";
import { answerText } from "./sentences.js";

/** @param {string} text such as "BK WQ"; empty for no pieces */
const pieces = (text) => (text ? text.split(" ") : []);

/** @type {import("../../midend/tree-drawing.js").TreeDrawing} */
const drawing = {
  guess: (text) => pieceSet(pieces(text)),
  spokenGuess: (text) => spoken(pieces(text)),
  // Of more than three of a piece there is one, with their number.
  width: (text) =>
    grouped(pieces(text)).reduce((sum, { count }) => sum + (count > 3 ? 42 : 16 * count) + 2, 0) ||
    70,
  answer: (
    text,
  ) => html`<span class="numbers" aria-hidden="true">${text.replaceAll(",", " · ")}</span>
    <span class="only-heard">${drawing.spokenAnswer(text)}</span>`,
  answerWidth: 58,
  spokenAnswer: (text) => answerText(text.split(",").map(Number)),
  noun: [msg("set"), msg("sets")],
  styles: [
    pieceStyles,
    css`
      :host {
        --piece-size: 20px;
      }

      .pieces {
        flex-wrap: nowrap;
        gap: 2px;
      }

      .numbers {
        font-variant-numeric: tabular-nums;
        white-space: nowrap;
      }
    `,
  ],
};

export default drawing;
