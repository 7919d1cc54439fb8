/** Choices of one among a few. */
import { css, html } from "lit";

/**
 * A row of short labels.
 *
 * @template Value
 * @param {string} name of the group of radio buttons
 * @param {{ value: Value, label: unknown }[]} choices
 * @param {Value | undefined} chosen
 * @param {(value: Value) => void} choose
 */
export const segments = (name, choices, chosen, choose) => html`
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
 * @param {string} legend
 * @param {number} least
 * @param {number} most
 * @param {number} chosen
 * @param {(value: number) => void} choose
 */
export function numberChoice(legend, least, most, chosen, choose) {
  const values = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const choices = values.map((value) => ({ value, label: value }));
  return html`<fieldset>
    <legend>${legend}</legend>
    ${segments(legend, choices, chosen, choose)}
  </fieldset>`;
}

/** A list of choices, each with a line that explains it. */
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
