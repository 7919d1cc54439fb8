/** What would mend answers that contradict each other: a list of single changes, each one tap. */
import { css, html } from "lit";

/** @typedef {{ label: string, left: string, choose: () => void }} Change */

/** @param {Change[]} changes */
export const correctionList = (changes) =>
  changes.length
    ? html`<h3>One change that would mend it</h3>
        <ul class="corrections">${changes.map(
          ({ label, left, choose }) => html`
          <li><button class="small" @click=${choose}>${label}</button>
            <span class="quiet">${left} left</span></li>`,
        )}</ul>`
    : html`<p class="quiet">No change of a single answer would mend it.</p>`;

export const correctionStyles = css`
  .corrections {
    display: grid;
    gap: 4px;
    max-height: 320px;
    margin: 0;
    padding: 0;
    overflow: auto;
    list-style: none;
  }

  .corrections li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px var(--step);
  }
`;
