/**
 * How many secrets took how many guesses, as columns; the best play is drawn as an outline. The
 * same is a table for who cannot see them.
 */
import { css, html, nothing } from "lit";
import { msg, str } from "../../ui/language.js";
import { number } from "../../ui/numbers.js";
import { styled } from "../../ui/styled.js";

/**
 * @param {object} chart
 * @param {number[]} chart.histogram by number of guesses
 * @param {number} chart.secrets how many there are: the highest column there can be, while it grows
 * @param {boolean} chart.growing
 * @param {string} chart.label
 * @param {number[]} [chart.behind] the histogram of the best play
 * @param {string} [chart.name] of that play
 */
export function columns({ histogram, secrets, growing, label, behind = [], name = "" }) {
  const last = Math.max(histogram.length - 1, behind.length - 1, growing ? 6 : 1);
  const bars = Array.from({ length: last }, (_, i) => ({
    n: i + 1,
    count: histogram[i + 1] ?? 0,
    best: behind[i + 1] ?? 0,
  }));
  const highest = bars.flatMap(({ count, best }) => [count, best]);
  const most = Math.max(...highest, growing ? secrets / 3 : 1);
  return html`
    <table class="columns">
      <caption class="visually-hidden">${label}</caption>
      <thead class="visually-hidden"><tr><th>${msg("Guesses")}</th><th>${msg("Secrets")}</th></tr></thead>
      <tbody>
        ${bars.map(
          ({ n, count, best }) => html`
            <tr>
              <th scope="row">${n}</th>
              <td>
                <span>${count ? number(count) : html`<span class="visually-hidden">0</span>`}</span>
                <span class="pair">
                  ${best ? html`<i class="best" ${styled({ height: `${(100 * best) / most}px` })}></i>` : nothing}
                  <i ${styled({ height: `${(100 * count) / most}px` })}></i>
                </span>
                ${name ? html`<span class="visually-hidden">, ${name} ${number(best)}</span>` : nothing}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${name ? html`<p class="quiet" aria-hidden="true">${msg(str`dashed: ${name}`)}</p>` : nothing}
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

  .columns .pair {
    display: grid;
    align-items: end;
  }

  .columns i {
    grid-area: 1 / 1;
    display: block;
    margin: 0 3px;
    border-radius: 2px 2px 0 0;
    background: var(--accent);
    forced-color-adjust: none;
  }

  .columns .best {
    margin: 0;
    border: 1px dashed var(--control);
    border-bottom: 0;
    background: none;
  }

  @media (forced-colors: active) {
    .columns i {
      background: CanvasText;
    }
  }
`;
