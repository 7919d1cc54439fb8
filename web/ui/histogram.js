/** A small histogram: how many games took how many guesses, with one of them marked. */
import { css, html } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { msg } from "./language.js";
import { number, percent } from "./numbers.js";
import { styled } from "./styled.js";

/** Less than this share is told as less. */
const MIN_SHARE = 0.001;

/**
 * @param {object} chart
 * @param {Record<string, number>} chart.counts by number of guesses
 * @param {Record<string, number>} [chart.own] the same of the person's own games, or of `whose`
 * @param {string} [chart.whose] names them, with their number, where they are not the person's
 * @param {number} [chart.marked] this game's number of guesses
 * @param {string} [chart.mark] what is written there, where that is to be seen
 * @param {boolean} [chart.counted] whether each bar has its count in the place of its share
 * @param {string} chart.label what is counted, for screen readers
 */
export function histogram({
  counts,
  own = {},
  whose = "",
  marked,
  mark = "",
  counted = false,
  label,
}) {
  const numbers = Object.keys({ ...counts, ...own }).map(Number);
  const from = Math.min(...numbers, marked ?? 99);
  const to = Math.max(...numbers, marked ?? 0);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const most = Math.max(...Object.values(counts), 1);
  const mostOwn = Math.max(...Object.values(own), 1);
  const rows = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
  return html`
    <table class="histogram">
      <caption class="visually-hidden">${label}</caption>
      ${rows.map((guesses) => {
        const count = counts[guesses] ?? 0;
        const share = all ? count / all : 0;
        return html`
          <tr class=${classMap({ marked: guesses === marked })}>
            <th scope="row">${guesses}${guesses === marked ? html`<span class="visually-hidden"> ${msg("(this game)")}</span>` : ""}</th>
            <td aria-hidden="true"><i ${styled({ scale: `${count / most} 1` })}></i>
              ${guesses === marked && mark ? html`<b ${styled({ left: `calc(${count / most} * (100% - 5ch))` })}>${mark}</b>` : ""}
              ${
                own[guesses]
                  ? html`<i class="own" ${styled({ scale: `${own[guesses] / mostOwn} 1` })}></i>
                ${whose ? html`<span class="whose">${whose}: ${own[guesses]}</span>` : ""}`
                  : ""
              }</td>
            <td class="figure">${counted ? number(count) : shareText(share)}${
              own[guesses]
                ? html`<span class="visually-hidden">; ${whose || msg("yours")}: ${own[guesses]}</span>`
                : ""
            }</td>
          </tr>`;
      })}
    </table>
  `;
}

/** @param {number} share */
const shareText = (share) =>
  share > 0 && share < MIN_SHARE
    ? `<${percent(MIN_SHARE, 1)}`
    : percent(share, share < 0.1 ? 1 : 0);

export const histogramStyles = css`
  .histogram {
    width: 100%;
    font-size: var(--text-small);
    font-variant-numeric: tabular-nums;
  }

  .histogram th {
    width: 2.5ch;
    font-weight: 500;
    text-align: right;
  }

  .histogram td {
    position: relative;
    padding: 2px 0 2px var(--step);
  }

  /* At the end of the bar, on it or beside it. */
  .histogram td b {
    position: absolute;
    top: 0;
    min-width: 5ch;
    margin-left: var(--step);
    padding: 1px 1ch;
    border-radius: 999px;
    background: var(--accent);
    color: var(--on-accent);
    font: 600 11px / 16px var(--sans);
    text-align: center;
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
