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
    <span>${name}<span class="visually-hidden">: </span></span>
    <span class="gauge ${fromMiddle ? "from-middle" : ""}" aria-hidden="true">
      <i ${styled({ scale: `${share} 1` })}></i></span>
    <span class="quiet">${text}<span class="visually-hidden">. </span></span>
  </div>`;

export const gaugeStyles = css`
  .measure {
    display: grid;
    grid-template-columns: minmax(4em, max-content) minmax(0, 1fr);
    align-items: center;
    gap: 2px var(--step);
  }

  .measure > :last-child {
    grid-column: 2;
    font-size: var(--text-small);
  }

  .gauge {
    position: relative;
    display: block;
    height: 14px;
    overflow: hidden;
    border-radius: 7px;
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

  /* The middle: neither lucky nor unlucky. */
  .gauge.from-middle::after {
    content: "";
    position: absolute;
    inset: 0 calc(50% - 1px);
    background: var(--quiet);
  }

  @media print {
    .gauge {
      max-width: 24rem;
    }
  }
`;
