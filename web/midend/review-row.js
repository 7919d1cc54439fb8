/** A guess of a review: a line with its mark and, where it is looked at, what it was worth. */
import { css, html, nothing } from "lit";
import { NARROW } from "../ui/breakpoints.js";
import { onSingle } from "../ui/events.js";
import { gauge } from "../ui/gauge.js";
import { msg } from "../ui/language.js";
import { number } from "../ui/numbers.js";
import {
  costText,
  gainText,
  isBetter,
  isKnown,
  luckGauge,
  MARKS,
  skillShare,
  skillText,
} from "./review-words.js";

/** @typedef {import("../python/contract.js").guessing.ReviewRow<unknown>} ReviewRow */

/**
 * @typedef {object} How
 * @property {number} index
 * @property {boolean} isLooked whether it is looked at
 * @property {boolean} evil
 * @property {(guess: unknown) => unknown} draw a guess, small
 * @property {unknown} drawn its answer, small
 * @property {(guess: number) => string} contradicts that it contradicts the answer to a guess
 * @property {() => void} look looks at it, or no longer
 * @property {(guess?: unknown) => void} [playOn] plays on from before it; not where nothing is taken back
 */

/** @param {ReviewRow} row @param {How} how */
export function renderRow(row, how) {
  const { guess, found, before, left } = row;
  return html`
    <li class=${how.isLooked ? "looked" : ""}>
      <button class="plain readable head" aria-expanded=${how.isLooked} @click=${onSingle(how.look)}>
        <span class="quiet">${how.index + 1}</span>
        ${how.draw(guess)}
        ${how.drawn}
        <span class="told">
          <span>${number(before)}
            <span aria-hidden="true">→</span><span class="visually-hidden"> ${found ? msg("left before, then") : msg("left before, after it")} </span>
            ${found ? msg("found") : number(left)}<span class="visually-hidden">. </span></span>
          ${renderMark(row, how)}
        </span>
      </button>
      ${renderDetails(row, how)}
    </li>
  `;
}

/** @param {ReviewRow} row @param {How} how */
function renderMark(row, { evil }) {
  const { mark } = row;
  const cost = mark === "slip" || mark === "impossible" ? costText(row, evil) : "";
  return html`<span class="mark ${mark}"><b>${MARKS[mark]}</b> ${cost}</span>`;
}

/** On paper this is there of every guess. @param {ReviewRow} row @param {How} how */
function renderDetails(row, how) {
  const { luck, basis, contradicts } = row;
  const { evil } = how;
  return html`<div class="details">
    ${gauge({ name: msg("skill"), share: skillShare(row, evil), text: skillText(row, evil) })}
    ${luck === null ? nothing : luckGauge(luck, basis)}
    ${contradicts === null ? nothing : html`<p class="quiet">${how.contradicts(contradicts + 1)}</p>`}
    ${isBetter(row) ? renderBetter(row, how) : nothing}
    ${how.playOn ? renderPlayOn(row, how.playOn) : nothing}
  </div>`;
}

/** @param {ReviewRow} row @param {How} how */
function renderBetter(row, { draw, evil }) {
  const drawn = draw(row.best.guess);
  const gain = gainText(row, evil);
  return html`<p class="quiet">${
    isKnown(row)
      ? msg(html`Better: ${drawn}, with ${gain}.`)
      : msg(html`Python’s guess: ${drawn}, with ${gain}.`)
  }</p>`;
}

/** @param {ReviewRow} row @param {(guess?: unknown) => void} playOn */
const renderPlayOn = (row, playOn) => html`<div class="row">
  ${
    isBetter(row)
      ? html`<button class="small" @click=${() => playOn(row.best.guess)}>${msg("Play on from here with it")}</button>`
      : nothing
  }
  <button class="small" @click=${() => playOn()}>${msg("Back to before this guess")}</button></div>`;

export const rowStyles = css`
  .guesses {
    display: grid;
  }

  .guesses li {
    margin: 0 calc(-1 * var(--step));
    padding: 2px var(--step);
    border-top: 1px solid var(--line);
  }

  .guesses .looked {
    background: var(--raised);
  }

  .details {
    display: none;
    gap: 4px;
    padding-bottom: calc(1.5 * var(--step));
  }

  .looked .details {
    display: grid;
  }

  .guesses .head {
    flex-wrap: wrap;
    justify-content: start;
    gap: 2px var(--step);
    width: calc(100% + 2 * var(--step));
    min-height: 40px;
    margin: 0 calc(-1 * var(--step));
    padding: 0 var(--step);
    font-weight: 400;
    text-align: left;
  }

  .told {
    display: flex;
    align-items: baseline;
    gap: calc(1.5 * var(--step));
    margin-left: auto;
    font-variant-numeric: tabular-nums;
  }

  .mark {
    min-width: 7.6em;
    font-size: var(--text-small);
  }

  @media ${NARROW} {
    .told {
      gap: var(--step);
    }

    .mark {
      min-width: 5em;
    }
  }

  .mark b {
    font-weight: 600;
  }

  .mark.best {
    color: var(--accent);
  }

  .mark:is(.good, .unknown) {
    color: var(--quiet);
  }

  .mark:is(.slip, .impossible) {
    color: var(--warn);
  }

  @media print {
    .guesses :is(li, .head) {
      width: auto;
      margin-inline: 0;
      padding-inline: 0;
    }

    .details {
      display: grid;
    }
  }
`;
