/** What stands under the board: what the puzzle is, how it ended, and what can be done next. */
import { html, nothing } from "lit";
import { helpTaken, nextStep, shareButton, shareResult } from "../../midend/next-step.js";
import { whenShown } from "../../ui/display.js";
import { msg, plural, str } from "../../ui/language.js";
import { ballCount, positionCount } from "./counts.js";

/** @typedef {import("../../midend/session-types.js").Position<"shot">} Description */
/** @typedef {import("../../midend/session-types.js").Result} Result */
/** @typedef {import("../../python/contract.js").shot.Replayed} Replayed */

const LEGEND = msg("● first try, ○ taken back, ◐ with help");

/** Which puzzle it is; "" for one of one's own. @param {Description} description @param {number | undefined} generatedGrade of a puzzle that belongs to no level */
function nameOf({ level, lesson, grade, balls, shots }, generatedGrade) {
  if (lesson) return `${level}. ${lesson.title}`;
  if (level) return msg(str`Level ${level}, grade ${grade}`);
  if (!generatedGrade) return "";
  const size = ballCount(balls.length);
  return shots ? msg(str`Grade ${generatedGrade}`) : msg(str`${size}, grade ${generatedGrade}`);
}

/**
 * What the puzzle is, and what to do while it is played.
 *
 * @param {Description} description
 * @param {number | undefined} generatedGrade
 */
export function goal(description, generatedGrade) {
  const { lesson, shots, status } = description;
  const what = nameOf(description, generatedGrade);
  const name = what ? html`<strong>${what}.</strong>` : nothing;
  if (status === "won") return html`<p class="quiet">${name}</p>`;
  const how = shots ? "" : msg("Swipe a ball at another, or tap it and then where it should go.");
  return html`<p class="quiet">
    ${name} ${msg("Shoot until one ball is left.")}
    ${lesson ? lesson.text : how}
  </p>`;
}

/** @param {Description} description */
const solved = ({ top }) => (top ? msg("Solved, and with it the whole ladder") : msg("Solved"));

/**
 * The view whose game has ended: `again` opens the puzzle that comes next.
 *
 * @typedef {import("../../midend/next-step.js").View & { again: () => void, renderResultCode: () => unknown }} View
 */

/** @param {Description} description @param {View} view */
function next({ level, top }, view) {
  const other = top ? msg("Another of grade 10") : level ? msg("Next level") : msg("Another one");
  return nextStep(view, { again: view.again, other });
}

/** How it was solved, once Python has told it. @param {Result | undefined} result */
const told = (result) =>
  result
    ? html`<span class="told" title=${LEGEND}><span aria-hidden="true" class="share-row">${result.share_row}</span> ${result.sentence}</span>`
    : nothing;

/**
 * The end, where there is room beside the board.
 *
 * @param {Description} description
 * @param {Result | undefined} result
 * @param {View} view
 */
export const end = (description, result, view) => html`
  <section class="end">
    <h2 class="result">${solved(description)}</h2>
    ${view.afterwards ? shareResult(view) : html`<p>${told(result)}</p>`}
    ${helpTaken(result)}
    ${next(description, view)}
    ${view.renderResultCode()}
  </section>`;

/**
 * The end on the board's own foot.
 *
 * @param {Description} description
 * @param {Result | undefined} result
 * @param {View} view
 */
export const won = (description, result, view) => html`
  <p class="result">${solved(description)}. ${told(result)}</p>
  <div class="row">
    ${shareButton(view)}
    ${next(description, view)}
    ${view.renderResultCode()}
  </div>`;

/**
 * @param {number} back how many shots are to be taken back; 0 if the board could never be won
 * @param {number} shots made
 * @param {(() => void) | undefined} rewind takes them back, where that may be
 */
export function lost(back, shots, rewind) {
  if (!back) return html`<p class="warning">${msg("This board cannot be won.")}</p>`;
  return html`<p class="warning">${msg(str`Lost since shot ${shots - back + 1}.`)}</p>
    ${rewind ? html`<button class="primary" @click=${rewind}>${takeBack(back)}</button>` : nothing}`;
}

/**
 * @param {Description} description
 * @param {Result | undefined} result of a test
 * @param {{ ask: () => void, undo: () => void } | undefined} does what may be done
 */
export function stuck({ shots }, result, does) {
  return html`<p>${result ? msg(str`No shot is left: ${result.sentence}.`) : msg("No shot is left.")}</p>
    ${
      does
        ? html`<div class="row">
      ${whenShown("hints", html`<button ?disabled=${!shots} @click=${does.ask}>${msg("Where was it lost?")}</button>`)}
      <button class="primary" ?disabled=${!shots} @click=${does.undo}>${msg("Take back a shot")}</button>
    </div>`
        : nothing
    }`;
}

/** @param {number} shots */
const takeBack = (shots) =>
  plural(shots, { one: msg("Take back 1 shot"), other: msg(str`Take back ${shots} shots`) });

/** How much could be won before a shot. @param {Replayed} replayed @param {number} number of the shot */
export function chancesBefore({ name, choices, winning, losing }, number) {
  const positions = positionCount(choices);
  const left =
    winning === null
      ? msg(
          str`Before shot ${number}, ${name}: of ${positions} that a shot leads to, it is not known how many can be won`,
        )
      : winning
        ? msg(
            str`Before shot ${number}, ${name}: of ${positions} that a shot leads to, ${winning} can be won`,
          )
        : msg(
            str`Before shot ${number}, ${name}: of ${positions} that a shot leads to, none can be won`,
          );
  return losing ? msg(str`${left}; this shot loses.`) : `${left}.`;
}
