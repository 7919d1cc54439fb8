/** A line of the lab, drawn: sets of pieces, and answers as three numbers. */
import { css, html, nothing } from "lit";
import { msg } from "../../ui/language.js";
import { pieceSet, pieceStyles } from "./pieces.js";
import "./review.js";

/** @param {string} text */
const pieces = (text) => (text === "-" ? [] : text.split(/[ ,]+/));

/** @type {import("../../midend/lab-drawing.js").LabDrawing} */
const drawing = {
  rows(line) {
    const [, ...words] = line.split(" ");
    return Array.from({ length: Math.floor(words.length / 4) }, (_, i) => {
      const [guess, exact, kinds, colours] = words.slice(4 * i);
      return {
        guess,
        answer: html`<span class="numbers">${exact} · ${kinds} · ${colours}<span
          class="only-heard"> ${msg("pieces, kinds and colours")}</span></span>`,
      };
    });
  },
  guess: (text) => pieceSet(pieces(text)),
  start: () => nothing,
  styles: [
    pieceStyles,
    css`
      :host {
        --piece-size: 22px;
      }

      .numbers {
        font-variant-numeric: tabular-nums;
        white-space: nowrap;
      }
    `,
  ],
  review: ({ session, position, storage }) => html`
    <cicada-chessguess-review .session=${session} .position=${position} .storage=${storage}>
    </cicada-chessguess-review>`,
};

export default drawing;
