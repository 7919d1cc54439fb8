/** A line of the lab, drawn: codes as pegs, answers as the classic cluster. */
import { css, html, nothing } from "lit";
import { msg, str } from "../../ui/language.js";
import { codeOf, pegStyles } from "./pegs.js";
import "./review.js";

/** The pegs of an answer in one line, and the same in words. @param {string} black @param {string} white */
const answerOf = (black, white) => html`
  <span class="line" aria-hidden="true">${[
    ...Array.from({ length: Number(black) }, () => html`<i class="black"></i>`),
    ...Array.from({ length: Number(white) }, () => html`<i class="white"></i>`),
  ]}${black === "0" && white === "0" ? "–" : nothing}</span>
  <span class="only-heard">${msg(str`${black} black, ${white} white`)}</span>`;

/** @type {import("../../midend/lab-drawing.js").LabDrawing} */
const drawing = {
  rows(line) {
    const [, , ...words] = line.split(" ");
    return Array.from({ length: Math.floor(words.length / 3) }, (_, i) => {
      const [guess, black, white] = words.slice(3 * i);
      return { guess, answer: answerOf(black, white) };
    });
  },
  guess: (text) => codeOf(text, "digits"),
  start: () => nothing,
  styles: [
    ...pegStyles,
    css`
      :host {
        --peg-size: 20px;
      }

      .line {
        display: inline-flex;
        gap: 4px;
        color: var(--quiet);
      }

      .line i {
        width: 11px;
        height: 11px;
        border: 1.5px solid var(--ink);
        border-radius: 50%;
        forced-color-adjust: none;
      }

      .line .black {
        background: var(--ink);
      }

      .code {
        display: inline-flex;
        gap: 2px;
        vertical-align: middle;
      }
    `,
  ],
  review: ({ session, position, storage }) => html`
    <cicada-mastermind-review .session=${session} .position=${position} .storage=${storage}>
    </cicada-mastermind-review>`,
};

export default drawing;
