/** Which colour can be where: a grid of pegs, each as large as the share of codes that have it there. */
import { css, html } from "lit";
import { msg, str } from "../../ui/language.js";
import { number } from "../../ui/numbers.js";
import { styled } from "../../ui/styled.js";
import { colourName, DIGITS, peg } from "./pegs.js";

/** @typedef {import("../../python/contract.js").mastermind.Places} Places */
/**
 * What codes are wanted: a digit or a blank for each place, colours that are in a code, colours that
 * are not.
 *
 * @typedef {{ places: string, within: string, without: string }} Picked
 */

/** Minimum width of a possible peg, as a share of a certain one's. */
const MIN_SCALE = 0.22;

/**
 * @param {Pick<Places, "counts" | "left">} places
 * @param {import("./pegs.js").PegMarks} marks
 * @param {{ picked: Picked, pick: (change: Partial<Picked>) => void }} [picking] where places and
 *   colours can be picked
 */
export const placesGrid = ({ counts, left }, marks, picking) => html`
  <table class="places" ${styled({ "--colours": String(counts[0].length) })}>
    <caption class="visually-hidden">${msg("How many of the codes left have a colour in a place")}</caption>
    <tr><td></td>${counts[0].map(
      (_, colour) =>
        html`<th scope="col" class=${picking ? "" : "unseen"}>${
          picking
            ? colourButton(DIGITS[colour], marks, picking)
            : html`<span class="visually-hidden">${colourName(DIGITS[colour])}</span>`
        }</th>`,
    )}</tr>
    ${counts.map(
      (row, place) => html`
        <tr>
          <th scope="row"><span class="visually-hidden">${msg("Place")} </span>${place + 1}</th>
          ${row.map((count, colour) => {
            const digit = DIGITS[colour];
            const share = html`
              <span class="share" aria-hidden="true"
                ${styled({ scale: count ? `${Math.max(MIN_SCALE, Math.sqrt(count / left))}` : "0" })}
                >${peg(digit, count === left ? marks : "colours")}</span>
              ${count ? "" : html`<i class="out" aria-hidden="true"></i>`}
              <span class="visually-hidden">${number(count)}</span>`;
            return html`<td title=${msg(str`${number(count)} of ${number(left)}`)}>${
              picking ? placeButton(share, digit, place, counts.length, picking) : share
            }</td>`;
          })}
        </tr>`,
    )}
  </table>
`;

/**
 * A colour in a place, wanted or not.
 *
 * @param {unknown} share
 * @param {string} digit
 * @param {number} place
 * @param {number} pegs
 * @param {{ picked: Picked, pick: (change: Partial<Picked>) => void }} picking
 */
function placeButton(share, digit, place, pegs, { picked, pick }) {
  const places = picked.places || " ".repeat(pegs);
  const pressed = places[place] === digit;
  const wanted = pressed ? " " : digit;
  const click = () => pick({ places: places.slice(0, place) + wanted + places.slice(place + 1) });
  return html`<button class="plain readable pick" aria-pressed=${pressed} @click=${click}
    ><span class="visually-hidden">${msg(str`${colourName(digit)} in place ${place + 1}:`)} </span>${share}</button>`;
}

/**
 * A colour: wanted, not wanted, or as it comes.
 *
 * @param {string} digit
 * @param {import("./pegs.js").PegMarks} marks
 * @param {{ picked: Picked, pick: (change: Partial<Picked>) => void }} picking
 */
function colourButton(digit, marks, { picked: { within, without }, pick }) {
  const wanted = within.includes(digit);
  const unwanted = without.includes(digit);
  const click = () =>
    pick({
      within: wanted || unwanted ? within.replace(digit, "") : within + digit,
      without: wanted ? without + digit : without.replace(digit, ""),
    });
  const name = colourName(digit);
  const label = wanted ? msg(str`${name}: in it`) : unwanted ? msg(str`${name}: not in it`) : name;
  return html`<button class="plain readable pick ${unwanted ? "crossed" : ""}" aria-pressed=${wanted}
    aria-label=${label} @click=${click}>${peg(digit, marks)}</button>`;
}

export const placesStyles = css`
  .places {
    --cell: clamp(22px, calc((100cqw - 24px) / var(--colours) - 2px), 32px);
    --peg-size: calc(var(--cell) - 4px);
    justify-self: start;
    width: auto;
    margin-left: -4px;
    border-collapse: separate;
    border-spacing: 2px;
  }

  .places th[scope="row"] {
    padding-right: 4px;
    color: var(--quiet);
    font: 500 var(--text-small) / 1 var(--sans);
  }

  .places td,
  .places th[scope="col"] {
    position: relative;
    width: var(--cell);
    height: var(--cell);
    padding: 0;
    text-align: center;
  }

  .places .unseen {
    height: 0;
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

export const pickableStyles = css`
  .pick {
    position: relative;
    display: grid;
    width: var(--cell);
    min-width: 0;
    height: var(--cell);
    min-height: 0;
    padding: 0;
  }

  .pick[aria-pressed="true"] {
    outline: 2px solid var(--accent);
    outline-offset: -1px;
    background: var(--tint);
  }

  .crossed::after {
    content: "";
    position: absolute;
    inset: calc(50% - 1px) 0;
    rotate: -45deg;
    background: var(--ink);
  }

  .crossed .peg {
    opacity: 0.35;
  }
`;
