/** The rows of the board: those that are answered, the one that waits, those still to come. */
import { html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { msg, str } from "../../ui/language.js";
import { leftBar } from "../../ui/left-bar.js";
import { number } from "../../ui/numbers.js";
import { cluster, peg, pins, spokenCode } from "./pegs.js";

/** @typedef {import("../../midend/guessing-types.js").Row<"mastermind">} Row */
/** @typedef {import("./pegs.js").PegMarks} PegMarks */

/**
 * A guess with its answer and what it left.
 *
 * @param {Row} row
 * @param {object} how
 * @param {number} how.index
 * @param {number} how.all codes at the start
 * @param {PegMarks} how.marks
 * @param {boolean} [how.conflicting] whether it takes part in a contradiction
 * @param {number | null} how.looked the index of the row that is looked at
 * @param {(event: PointerEvent, digit: string) => void} how.drag
 * @param {() => void} [how.ask] shows what the guess asked
 * @param {unknown} how.button
 */
export function answeredRow(row, { index, all, marks, conflicting, looked, drag, ask, button }) {
  const { guess, answer, before, left, found } = row;
  const classes = {
    ...{ line: true, past: true, conflicting: conflicting ?? false },
    ...{ looked: index === looked, ahead: index > (looked ?? index) },
  };
  return html`
    <li class=${classMap(classes)}>
      <span class="count" aria-hidden="true">${index + 1}</span>
      <span class="code" role="img" aria-label=${msg(str`Guess ${index + 1}: ${spokenCode(guess)}`)}>
        ${Array.from(
          guess,
          (digit) => html`<span
            @pointerdown=${(/** @type {PointerEvent} */ event) => drag(event, digit)}
            >${peg(digit, marks)}</span>`,
        )}
      </span>
      ${cluster(answer, guess.length)}
      ${story(
        html`${
          found
            ? html`<span class="quiet">${msg("found")}</span>`
            : html`<span class="quiet"
          ><span class="visually-hidden">${msg("Codes left:")} </span>${msg(html`${number(left)}<span class="unit" aria-hidden="true"> left</span>`)}</span>`
        }
        ${leftBar({ left, before, all })}`,
        index,
        ask,
      )}
      ${button}
    </li>
  `;
}

/** @param {number} index */
const asked = (index) => msg(str`What did guess ${index + 1} ask?`);

/** What a row left, to be pressed for what it asked. @param {unknown} content @param {number} index @param {() => void} [ask] */
const story = (content, index, ask) =>
  ask
    ? html`<button class="plain readable story" @click=${ask}><span title=${asked(index)}>${content}</span>
        <span class="visually-hidden">. ${asked(index)}</span></button>`
    : html`<span class="story">${content}</span>`;

/**
 * A guess that waits for Python's answer.
 *
 * @param {string | undefined} guess
 * @param {number} index
 * @param {PegMarks} marks
 */
export function waitingRow(guess, index, marks) {
  if (guess === undefined) return nothing;
  return html`
    <li class="line">
      <span class="count" aria-hidden="true">${index + 1}</span>
      <span class="code">${Array.from(guess, (digit) => peg(digit, marks))}</span>
      <span class="quiet waiting" role="status">${msg("asking Python…")}</span>
    </li>
  `;
}

/**
 * Rows that are still to come: holes for pegs and for answers.
 *
 * @param {number} used how many rows are not empty
 * @param {number} rows how many there are
 * @param {number} pegs
 */
export function emptyRows(used, rows, pegs) {
  return Array.from(
    { length: Math.max(0, rows - used) },
    (_, i) => html`
      <div class="line ghost">
        <span class="count">${used + i + 1}</span><span class="holes"></span>${pins([0, 0], pegs)}
      </div>`,
  );
}
