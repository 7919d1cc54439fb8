/** A small histogram: how many games took how many guesses, with one of them marked. */
import { css, html } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { msg } from "./language.js";
import { percent } from "./numbers.js";
import { styled } from "./styled.js";

/** Less than this share is told as less. */
const LEAST = 0.001;

/**
 * @param {object} chart
 * @param {Record<string, number>} chart.counts by number of guesses
 * @param {Record<string, number>} [chart.own] the same of the person's own games, or of `whose`
 * @param {string} [chart.whose] names them, with their number, where they are not the person's
 * @param {number} [chart.marked] this game's number of guesses
 * @param {string} chart.label what is counted, for screen readers
 */
export function histogram({ counts, own = {}, whose = "", marked, label }) {
  const numbers = Object.keys({ ...counts, ...own }).map(Number);
  const from = Math.min(...numbers, marked ?? 99);
  const to = Math.max(...numbers, marked ?? 0);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const most = Math.max(...Object.values(counts), 1);
  const mostOwn = Math.max(...Object.values(own), 1);
  const rows = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
  return html`
    <table class="histogram">
      <caption class="only-heard">${label}</caption>
      ${rows.map((guesses) => {
        const count = counts[guesses] ?? 0;
        const share = all ? count / all : 0;
        const few = share > 0 && share < LEAST;
        return html`
          <tr class=${classMap({ marked: guesses === marked })}>
            <th scope="row">${guesses}${guesses === marked ? html`<span class="only-heard"> ${msg("(this game)")}</span>` : ""}</th>
            <td aria-hidden="true"><i ${styled({ scale: `${count / most} 1` })}></i>
              ${
                own[guesses]
                  ? html`<i class="own" ${styled({ scale: `${own[guesses] / mostOwn} 1` })}></i>
                ${whose ? html`<span class="whose">${whose}: ${own[guesses]}</span>` : ""}`
                  : ""
              }</td>
            <td class="figure">${few ? `<${percent(LEAST, 1)}` : percent(share, share < 0.1 ? 1 : 0)}${
              own[guesses]
                ? html`<span class="only-heard">; ${whose || msg("yours")}: ${own[guesses]}</span>`
                : ""
            }</td>
          </tr>`;
      })}
    </table>
  `;
}

export const histogramStyles = css`
  .histogram {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--text-small);
    font-variant-numeric: tabular-nums;
  }

  .histogram th {
    width: 2.5ch;
    font-weight: 500;
    text-align: right;
  }

  .histogram td {
    padding: 2px 0 2px var(--step);
  }

  .histogram i {
    display: block;
    height: 14px;
    border-radius: 2px;
    background: var(--control);
    transform-origin: left;
  }

  .histogram .own {
    height: 4px;
    margin-top: 1px;
    background: var(--accent);
  }

  .histogram .whose {
    color: var(--accent);
  }

  .histogram .marked i {
    background: var(--accent);
  }

  .histogram .marked th {
    color: var(--accent);
    font-weight: 700;
  }

  .histogram .figure {
    width: 6ch;
    color: var(--quiet);
    text-align: right;
  }

  @media (forced-colors: active) {
    .histogram i {
      background: CanvasText;
    }

    .histogram :is(.own, .marked i) {
      background: Highlight;
    }
  }
`;
