/** One game of a run, step by step: what the program was asked, what it answered, and the review. */
import { css, html, nothing } from "lit";
import { msg, str } from "../../ui/language.js";

/** @typedef {import("../../python/contract.js").lab.Replay} Replay */
/** @typedef {import("../../midend/game-drawing.js").GameDrawing} GameDrawing */

/**
 * @param {object} shown
 * @param {Replay} shown.replay
 * @param {GameDrawing} shown.drawing
 * @param {number} shown.at how many answers of the program are shown
 * @param {(at: number) => void} shown.go
 * @param {unknown} shown.review
 */
export function steps({ replay, drawing, at, go, review }) {
  const { queries, secret } = replay;
  const last = queries.length;
  const rows = drawing.rows(queries[last - 1]);
  const asked = queries[Math.min(at, last - 1)];
  return html`
    <div class="steps">
      <section class="stack">
        <p>${msg(html`The secret is ${drawing.guess(secret)}, which your program did not know.`)}</p>
        <ol>
          ${Array.from({ length: at }, (_, i) => {
            const row = rows[i];
            return html`<li>${drawing.guess(row?.guess ?? secret)}
              ${row ? drawing.answer(row.answer) : html`<strong>${msg("found")}</strong>`}</li>`;
          })}
        </ol>
        <div class="row">
          <button ?disabled=${at === 0} @click=${() => go(at - 1)}>${msg("Back")}</button>
          <button class="primary" ?disabled=${at === last} @click=${() => go(at + 1)}>${msg("Next")}</button>
          <span class="quiet" role="status">${msg(str`guess ${at} of ${last}`)}</span>
        </div>
        ${at < last ? html`<p class="quiet">${msg(html`Asked next: <code>${asked}</code>`)}</p>` : nothing}
      </section>
      ${review ? html`<section>${review}</section>` : nothing}
    </div>
  `;
}

export const stepStyles = css`
  .steps {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
    gap: calc(3 * var(--step));
  }

  .steps section {
    align-content: start;
    min-width: 0;
  }

  .steps ol {
    display: grid;
    gap: var(--step);
    padding-left: 1.5em;
    list-style: decimal;
  }

  .steps li {
    min-height: 28px;
  }

  .steps li > * {
    vertical-align: middle;
    margin-right: var(--step);
  }
`;
