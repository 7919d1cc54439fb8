/** A small bar beside its name and what it means in words: how skilled, how lucky. */
import { css, html } from "lit";
import { styled } from "./styled.js";

/**
 * @param {object} measure
 * @param {string} measure.name
 * @param {number} measure.share of the bar that is filled; negative to the left, from the middle
 * @param {boolean} [measure.fromMiddle]
 * @param {unknown} measure.text
 */
export const gauge = ({ name, share, fromMiddle = false, text }) => html`
  <div class="measure">
    <span>${name}</span>
    <span class="gauge ${fromMiddle ? "from-middle" : ""}" aria-hidden="true">
      <i ${styled({ scale: `${share} 1` })}></i></span>
    <span class="quiet">${text}</span>
  </div>`;

export const gaugeStyles = css`
  .measure {
    display: grid;
    grid-template-columns: 3em 96px 1fr;
    align-items: center;
    gap: var(--step);
    font-size: var(--text-small);
  }

  .gauge {
    position: relative;
    display: block;
    height: 8px;
    overflow: hidden;
    border-radius: 4px;
    background: var(--line);
  }

  .gauge i {
    position: absolute;
    inset: 0;
    background: var(--accent);
    transform-origin: left;
  }

  .gauge.from-middle i {
    left: 50%;
    background: var(--ink);
  }
`;
