/** How many secrets are left, as a bar on a logarithmic scale: one is empty, all is full. */
import { css, html } from "lit";
import { language } from "./language.js";
import { styled } from "./styled.js";

const NUMBER = new Intl.NumberFormat(language);

/** A number as the page's language writes it. @param {number} value */
export const number = (value) => NUMBER.format(value);

/** A small number with a tenth, others whole. @param {number} value */
export const rounded = (value) =>
  number(value < 10 ? Math.round(value * 10) / 10 : Math.round(value));

/**
 * @param {number} value
 * @param {number} decimals that are written, zeros too
 * @param {Intl.NumberFormatOptions} [how]
 */
export const fixed = (value, decimals, how) =>
  new Intl.NumberFormat(language, {
    ...how,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);

/** @param {number} share 1 for all @param {number} decimals */
export const percent = (share, decimals) => fixed(share, decimals, { style: "percent" });

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
