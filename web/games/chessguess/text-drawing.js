/** Sets of pieces, and answers as three numbers, among text. */
import { css, html } from "lit";
import { msg, plural, str } from "../../ui/language.js";
import { number } from "../../ui/numbers.js";
import { grouped, pieceSet, pieceStyles, spoken } from "./pieces.js";
import { answerText } from "./sentences.js";

/** @param {string} text such as "BK WQ", in a query "BK,WQ"; of no pieces "", in a query "-" */
const piecesOf = (text) => text.split(/[ ,-]/).filter(Boolean);

/** @type {import("../../midend/game-drawing.js").GameDrawing} */
const drawing = {
  guess: (text) => pieceSet(piecesOf(text)),
  spokenGuess: (text) => spoken(piecesOf(text)),
  // Of more than three of a piece there is one, with their number.
  guessWidth: (text) =>
    grouped(piecesOf(text)).reduce(
      (sum, { count }) => sum + (count > 3 ? 42 : 16 * count) + 2,
      0,
    ) || 70,
  answer: (
    text,
  ) => html`<span class="numbers" aria-hidden="true">${text.replaceAll(",", " · ")}</span>
    <span class="visually-hidden">${drawing.spokenAnswer(text)}</span>`,
  answerWidth: 58,
  spokenAnswer: (text) => answerText(text.split(",").map(Number)),
  noun: (count) => plural(count, { one: msg("set"), other: msg("sets") }),
  secrets: (count) =>
    plural(count, { one: msg("1 target"), other: msg(str`${number(count)} targets`) }),
  rows(query) {
    const [, ...words] = query.split(" ");
    return Array.from({ length: Math.floor(words.length / 4) }, (_, i) => {
      const [guess, ...answer] = words.slice(4 * i, 4 * i + 4);
      return { guess, answer: answer.join() };
    });
  },
  loadReview: () => import("./review.js"),
  review: ({ session, position, storage }) => html`
    <cicada-chessguess-review .session=${session} .position=${position} .storage=${storage}>
    </cicada-chessguess-review>`,
  styles: [
    pieceStyles,
    css`
      :host {
        --piece-size: calc(1.1 * var(--drawn));
      }

      .pieces {
        gap: 2px;
        vertical-align: middle;
      }

      .numbers {
        font-variant-numeric: tabular-nums;
        white-space: nowrap;
      }
    `,
  ],
};

export default drawing;
