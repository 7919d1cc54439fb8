/** How many secrets took how many guesses, as columns; the same as a table for who cannot see them. */
import { css, html } from "lit";
import { number } from "../ui/bar.js";
import { styled } from "../ui/styled.js";

/**
 * @param {object} chart
 * @param {number[]} chart.histogram by number of guesses
 * @param {number} chart.secrets how many there are: the highest column there can be, while it grows
 * @param {boolean} chart.growing
 * @param {string} chart.label
 */
export function columns({ histogram, secrets, growing, label }) {
  const last = Math.max(histogram.length - 1, growing ? 6 : 1);
  const bars = Array.from({ length: last }, (_, i) => ({ n: i + 1, count: histogram[i + 1] ?? 0 }));
  const most = Math.max(...bars.map(({ count }) => count), growing ? secrets / 3 : 1);
  return html`
    <table class="columns">
      <caption class="only-heard">${label}</caption>
      <thead class="only-heard"><tr><th>Guesses</th><th>Secrets</th></tr></thead>
      <tbody>
        ${bars.map(
          ({ n, count }) => html`
            <tr>
              <th scope="row">${n}</th>
              <td><span>${count ? number(count) : html`<span class="only-heard">0</span>`}</span><i
                ${styled({ height: `${(100 * count) / most}px` })}></i></td>
            </tr>`,
        )}
      </tbody>
    </table>
  `;
}

export const columnStyles = css`
  .columns {
    display: block;
    font-size: var(--text-small);
    font-variant-numeric: tabular-nums;
  }

  .columns tbody {
    display: flex;
    align-items: end;
    gap: 6px;
    min-height: 148px;
  }

  .columns tr {
    flex: 1;
    display: flex;
    flex-direction: column-reverse;
    max-width: 44px;
    min-width: 0;
  }

  .columns th {
    padding-top: 4px;
    border-top: 1px solid var(--control);
    color: var(--quiet);
    font-weight: 400;
    text-align: center;
  }

  .columns td {
    display: grid;
    gap: 3px;
    padding: 0 3px;
    text-align: center;
  }

  .columns i {
    display: block;
    border-radius: 2px 2px 0 0;
    background: var(--accent);
    forced-color-adjust: none;
  }

  @media (forced-colors: active) {
    .columns i {
      background: CanvasText;
    }
  }
`;
