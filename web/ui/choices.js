/** A choice of one among a few, each with a line that says what it means. */
import { css, html } from "lit";

/** @typedef {{ value: string, words: string, why: string }} Choice */

/**
 * @param {object} how
 * @param {string} how.legend
 * @param {string} how.name of the group of radio buttons
 * @param {Choice[]} how.choices
 * @param {string} how.chosen
 * @param {(value: string) => void} how.choose
 */
export const choiceList = ({ legend, name, choices, chosen, choose }) => html`
  <fieldset>
    <legend>${legend}</legend>
    ${choices.map(
      ({ value, words, why }) => html`
        <label class="choice">
          <input type="radio" name=${name} .checked=${value === chosen} @change=${() => choose(value)} />
          <span>${words}</span><span class="quiet">${why}</span>
        </label>`,
    )}
  </fieldset>`;

export const choiceStyles = css`
  .choice {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: 0 calc(1.5 * var(--step));
    min-height: 44px;
    padding: calc(var(--step) / 2) 0;
    cursor: pointer;
  }

  .choice .quiet {
    grid-column: 2;
  }
`;
