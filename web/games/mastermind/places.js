/** Which colour can be where: a grid of pegs, each as large as the share of codes that have it there. */
import { css, html } from "lit";
import { number } from "../../ui/bar.js";
import { styled } from "../../ui/styled.js";
import { colourName, DIGITS, peg } from "./pegs.js";

/** @typedef {import("../../python/contract.js").mastermind.Places} Places */

/** A peg that is possible at all is at least so wide, of a certain one. */
const LEAST = 0.22;

/**
 * @param {Pick<Places, "counts" | "left">} places
 * @param {import("./pegs.js").PegMarks} marks
 */
export const placesGrid = ({ counts, left }, marks) => html`
  <table class="places">
    <caption class="only-heard">How many of the codes left have a colour in a place</caption>
    <tr><th></th>${counts[0].map((_, colour) => html`<th scope="col" class="only-heard">${colourName(DIGITS[colour])}</th>`)}</tr>
    ${counts.map(
      (row, place) => html`
        <tr>
          <th scope="row"><span class="only-heard">Place </span>${place + 1}</th>
          ${row.map(
            (count, colour) => html`<td title="${number(count)} of ${number(left)}">
              <span class="share" aria-hidden="true"
                ${styled({ scale: count ? `${Math.max(LEAST, Math.sqrt(count / left))}` : "0" })}
                >${peg(DIGITS[colour], count === left ? marks : "colours")}</span>
              ${count ? "" : html`<i class="out" aria-hidden="true"></i>`}
              <span class="only-heard">${number(count)}</span></td>`,
          )}
        </tr>`,
    )}
  </table>
`;

export const placesStyles = css`
  .places {
    --peg-size: 28px;
    justify-self: start;
    width: auto;
    border-spacing: 2px;
    margin-left: -4px;
  }

  .places th[scope="row"] {
    padding-right: 4px;
    color: var(--quiet);
    font: 500 var(--text-small) / 1 var(--sans);
  }

  .places td {
    position: relative;
    width: 32px;
    height: 30px;
    padding: 0;
    text-align: center;
  }

  .share {
    display: inline-grid;
  }

  .out {
    position: absolute;
    inset: calc(50% - 2px);
    border-radius: 50%;
    background: var(--control);
    opacity: 0.5;
  }
`;
