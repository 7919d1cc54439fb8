/** How many secrets are left, as a bar on a logarithmic scale: one is empty, all is full. */
import { css, html } from "lit";
import { styled } from "./styled.js";

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

  @media print {
    .left-bar {
      max-width: 24rem;
    }
  }
`;
