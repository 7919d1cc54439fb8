/** A game that optimal play finds, for the front page: from data, which a test plays again. */
import { css, html, nothing } from "lit";
import { msg, str } from "../../ui/language.js";
import { fixed, number } from "../../ui/numbers.js";
import { cluster, codeOf, peg, pegStyles } from "./pegs.js";
import shown from "./showcase.json";

const { codes, total, secret, rows } = shown;

/** The guess is laid out, then it is answered. */
const STEPS_OF_ROW = 2;

const HOLES = html`<span class="code">${Array.from(secret, () => peg(undefined, "digits"))}</span>`;

/** @type {import("../../midend/showcase.js").Showcase} */
export default {
  steps: STEPS_OF_ROW * rows.length,
  sentence: msg(
    str`Python finds any of ${number(codes)} codes in ${fixed(total / codes, 2)} guesses on average. No play needs fewer: proven.`,
  ),
  draw: (step) => html`
    <ol class="game">
      ${rows.map(({ guess, answer, left }, i) => {
        const laid = step > STEPS_OF_ROW * i;
        const answered = step > STEPS_OF_ROW * i + 1;
        return html`<li>
          ${laid ? codeOf(guess, "digits") : HOLES}
          <span class="answer">${answered ? cluster(/** @type {[number, number]} */ (answer), secret.length) : nothing}</span>
          <span class="left">${answered ? leftText(i, left) : nothing}</span>
        </li>`;
      })}
    </ol>
  `,
  styles: [
    pegStyles,
    css`
      .game {
        --peg-size: clamp(26px, 8.5vw, 40px);
        display: grid;
      }

      .game li {
        display: grid;
        grid-template-columns: auto auto minmax(0, 1fr);
        align-items: center;
        gap: clamp(8px, 2vw, 12px);
        min-height: calc(var(--peg-size) + 12px);
        border-bottom: 1px solid var(--board-line);
      }

      .game .left {
        color: var(--quiet);
        font-size: var(--line-text-small);
        font-variant-numeric: tabular-nums;
        white-space: nowrap;
      }

      .game .answer {
        min-width: 28px;
      }
    `,
  ],
};

/** @param {number} i @param {number} left */
function leftText(i, left) {
  if (i === rows.length - 1) return msg("found");
  const before = i ? rows[i - 1].left : codes;
  return html`<span class="visually-hidden">${msg("codes left:")} </span>${number(before)} → ${number(left)}`;
}
