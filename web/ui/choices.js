/** Choices of one among a few: a list with a line that explains each, or a row of short labels. */
import { css, html } from "lit";

/**
 * @param {object} list
 * @param {string} list.legend
 * @param {string} list.name of the group of radio buttons
 * @param {{ value: string, label: string, why: string }[]} list.choices
 * @param {string} list.chosen
 * @param {(value: string) => void} list.choose
 */
export const choiceList = ({ legend, name, choices, chosen, choose }) => html`
  <fieldset>
    <legend>${legend}</legend>
    ${choices.map(
      ({ value, label, why }) => html`
        <label class="choice">
          <input type="radio" name=${name} .checked=${value === chosen} @change=${() => choose(value)} />
          <span>${label}</span><span class="quiet">${why}</span>
        </label>`,
    )}
  </fieldset>`;

/**
 * @template Value
 * @param {object} row
 * @param {string} row.name of the group of radio buttons
 * @param {{ value: Value, label: unknown }[]} row.choices
 * @param {Value | undefined} row.chosen
 * @param {(value: Value) => void} row.choose
 */
export const segments = ({ name, choices, chosen, choose }) => html`
  <div class="segments">
    ${choices.map(
      ({ value, label }) => html`
        <label><input type="radio" name=${name} .checked=${value === chosen}
          @change=${() => choose(value)} />${label}</label>`,
    )}
  </div>`;

/**
 * A whole number of a range.
 *
 * @param {object} range
 * @param {string} range.name of the number, and of the group of radio buttons
 * @param {number} range.least
 * @param {number} range.most
 * @param {number} range.chosen
 * @param {(value: number) => void} range.choose
 */
export const numberChoice = ({ least, most, ...row }) => html`
  <fieldset>
    <legend>${row.name}</legend>
    ${segments({
      ...row,
      choices: Array.from({ length: most - least + 1 }, (_, i) => ({
        value: least + i,
        label: least + i,
      })),
    })}
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
