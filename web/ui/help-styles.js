/** How Help looks: its lists, and the pictures that are made of a game's own parts. */
import { css, html } from "lit";

/**
 * A picture with what it shows: in words for those who do not see it.
 *
 * @param {string} label
 * @param {unknown} drawn
 */
export const picture = (label, drawn) =>
  html`<div class="picture" role="img" aria-label=${label}>${drawn}</div>`;

export const helpStyles = css`
  .terms {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 4px calc(2 * var(--step));
  }

  dt {
    font-weight: 600;
  }

  .icon {
    vertical-align: -0.3em;
  }

  h3 {
    margin-top: var(--step);
  }

  .help {
    display: grid;
    gap: calc(1.5 * var(--step));
  }

  .picture {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--step) calc(2 * var(--step));
    padding: var(--step) calc(1.5 * var(--step));
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
`;
