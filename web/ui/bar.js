/** How many secrets are left, as a bar on a logarithmic scale: one is empty, all is full. */
import { css, html } from "lit";
import { language as spoken } from "./language.js";
import { styled } from "./styled.js";

/** @typedef {import("./language.js").Language} Language */

const NUMBERS = { en: new Intl.NumberFormat("en"), de: new Intl.NumberFormat("de") };

/** @param {number} value @param {Language} [language] */
export const number = (value, language = spoken) => NUMBERS[language].format(value);

/** A small number with a tenth, others whole. @param {number} value @param {Language} [language] */
export const rounded = (value, language) =>
  number(value < 10 ? Math.round(value * 10) / 10 : Math.round(value), language);

/**
 * @param {number} value
 * @param {number} decimals that are written, zeros too
 * @param {Intl.NumberFormatOptions} [how]
 */
export const fixed = (value, decimals, how) =>
  new Intl.NumberFormat(spoken, {
    ...how,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);

/**
 * A count with its noun.
 *
 * @param {number} count
 * @param {string} one
 * @param {string} [many]
 */
export const counted = (count, one, many = `${one}s`) =>
  `${number(count)} ${count === 1 ? one : many}`;

/**
 * @param {number} left
 * @param {number} all
 */
const share = (left, all) => (all > 1 && left > 1 ? Math.log(left) / Math.log(all) : 0);

/**
 * @param {{ left: number, before?: number, all: number }} counts
 */
export function leftBar({ left, before = left, all }) {
  return html`<span class="left-bar" aria-hidden="true">
    <i class="before" ${styled({ scale: `${share(before, all)} 1` })}></i>
    <i ${styled({ scale: `${share(left, all)} 1` })}></i>
  </span>`;
}

export const barStyles = css`
  .left-bar {
    position: relative;
    display: block;
    height: 4px;
    overflow: hidden;
    border-radius: 2px;
    background: var(--line);
  }

  .left-bar i {
    position: absolute;
    inset: 0;
    background: var(--accent);
    transform-origin: left;
    transition: scale var(--slow) ease-out;
  }

  .left-bar .before {
    background: var(--control);
    opacity: 0.5;
  }
`;
