/**
 * What a guess asks, as columns: one for each answer, as high as what it would leave; another guess
 * stands behind as an outline. The figures are a table for those who cannot see it.
 */
import { css, html, nothing } from "lit";
import { number } from "./bar.js";
import { styled } from "./styled.js";

/**
 * @typedef {object} Column
 * @property {string} name of the answer, in words
 * @property {unknown} label the answer as it is drawn
 * @property {number} value
 * @property {number} behind the other guess's value
 */

/**
 * @param {object} chart
 * @param {Column[]} chart.columns
 * @param {string} chart.label
 * @param {string[]} chart.names of the two guesses
 */
export function columns({ columns, label, names }) {
  const most = Math.max(1, ...columns.flatMap(({ value, behind }) => [value, behind]));
  return html`
    <div class="columns" aria-hidden="true">
      ${columns.map(
        ({ label, value, behind }) => html`
          <div class="column">
            <span class="space">
              ${behind ? html`<i class="behind" ${styled({ height: `${(100 * behind) / most}%` })}></i>` : nothing}
              ${
                value
                  ? html`<i ${styled({ height: `${(100 * value) / most}%` })}><b>${number(value)}</b></i>`
                  : nothing
              }
            </span>
            <span class="label">${label}</span>
          </div>`,
      )}
    </div>
    <div class="only-heard"><table>
      <caption>${label}</caption>
      <tr><td></td>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr>
      ${columns.map(
        ({ name, value, behind }) => html`
          <tr><th scope="row">${name}</th><td>${value}</td><td>${behind}</td></tr>`,
      )}
    </table></div>
  `;
}

export const columnStyles = css`
  .columns {
    display: flex;
    gap: 3px;
    padding-top: 14px;
  }

  .column {
    display: grid;
    grid-template-rows: 96px auto;
    flex: 1 1 0;
    min-width: 0;
    max-width: 32px;
    gap: 4px;
  }

  .column .space {
    position: relative;
    border-bottom: 1px solid var(--control);
  }

  .column .space > i {
    position: absolute;
    inset: auto 1px 0;
    min-height: 2px;
    border-radius: 2px 2px 0 0;
    background: var(--accent);
  }

  .column .space > .behind {
    inset: auto 0 0;
    border: 1px dashed var(--quiet);
    border-bottom: 0;
    background: none;
  }

  .column b {
    position: absolute;
    bottom: 100%;
    left: 50%;
    translate: -50%;
    font: 600 12px / 1.2 var(--sans);
  }

  .column .label {
    display: grid;
    justify-items: center;
    align-content: start;
  }

  @media (max-height: 479px) {
    .column {
      grid-template-rows: 56px auto;
    }
  }
`;
