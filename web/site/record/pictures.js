/** Pictures of a record: within which bounds a figure lies, and how it went over time. */
import { css, html, svg } from "lit";
import { msg, str } from "../../ui/language.js";
import { fixed } from "../../ui/numbers.js";

/** @typedef {import("../../python/contract.js").record.Stretch} Stretch */

/** Guesses, at least: figures of different boards and days are drawn on one scale. */
const SCALE = 0.2;
const WIDTH = 320;
const HEIGHT = 120;
const BAR = 28;
const TOP = 8;

/** @param {number} value */
const figure = (value) => fixed(value, 2);

/**
 * A figure with its bounds, from nothing lost.
 *
 * @param {{ loss: number, low: number, high: number | null }} skill
 */
export function interval({ loss, low, high }) {
  const most = Math.max(SCALE, 1.1 * (high ?? loss));
  const x = (/** @type {number} */ value) => 4 + ((WIDTH - 8) * value) / most;
  return html`<svg class="interval" viewBox="0 0 ${WIDTH} 44" aria-hidden="true">
    ${svg`<path class="axis" d="M4 ${TOP + 8}H${WIDTH - 4}" />
      <path class="bounds" d="M${x(low)} ${TOP + 8}H${x(high ?? loss)}" />
      <circle class="dot" cx=${x(loss)} cy=${TOP + 8} r="6" />
      <text x="4" y="40">${msg("0, as best play")}</text>
      <text x=${WIDTH - 4} y="40" text-anchor="end">${msg(str`${figure(most)} guesses`, { id: "guesses-of-picture" })}</text>`}
  </svg>`;
}

/**
 * A figure over time: a dot for each stretch of games, with its bounds.
 *
 * @param {Stretch[]} stretches
 */
export function trend(stretches) {
  const most = Math.max(SCALE, ...stretches.map(({ high }) => high));
  const y = (/** @type {number} */ value) => TOP + (HEIGHT - TOP - BAR) * (1 - value / most);
  const x = (/** @type {number} */ place) => 40 + ((WIDTH - 60) * (place + 0.5)) / stretches.length;
  return html`<svg class="trend" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
      ${svg`<path class="axis" d="M36 ${y(0)}H${WIDTH - 4}" />
        <text x="30" y=${y(0) + 4} text-anchor="end">0</text>
        <text x="30" y=${TOP + 8} text-anchor="end">${figure(most)}</text>
        <text x="40" y=${HEIGHT - 6}>${msg("first games")}</text>
        <text x=${WIDTH - 4} y=${HEIGHT - 6} text-anchor="end">${msg("last games")}</text>
        ${stretches.map(
          ({ loss, low, high }, i) => svg`
            <path class="bounds" d="M${x(i)} ${y(low)}V${y(high)}" />
            <circle class="dot" cx=${x(i)} cy=${y(loss)} r="5" />`,
        )}`}
    </svg>
    <div class="visually-hidden"><table>
      <caption>${msg("What a guess cost on average, over time")}</caption>
      <tr><th scope="col">${msg("Games")}</th><th scope="col">${msg("Guesses")}</th><th scope="col">${msg("Between")}</th></tr>
      ${stretches.map(
        ({ games, loss, low, high }) =>
          html`<tr><td>${games}</td><td>${figure(loss)}</td><td>${msg(str`${figure(low)} and ${figure(high)}`)}</td></tr>`,
      )}
    </table></div>`;
}

export const trendStyles = css`
  .interval,
  .trend {
    width: 100%;
    max-width: 380px;
    height: auto;
    font: 12px var(--sans);
    fill: var(--quiet);
  }

  .axis {
    stroke: var(--line);
    stroke-width: 2;
  }

  .bounds {
    stroke: var(--accent);
    stroke-width: 6;
    stroke-linecap: round;
    opacity: 0.4;
  }

  .dot {
    fill: var(--accent);
  }
`;
