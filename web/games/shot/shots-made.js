/** The shots that were made, each the way back to before it. */
import { css, html } from "lit";
import { msg, str } from "../../ui/language.js";
import { cellName } from "./drawing.js";
import { DIRECTIONS } from "./motion.js";

/** @typedef {import("./motion.js").Direction} Direction */

/** A move in words, such as "c5 right". @param {string} move column, row and direction, as in "24R" */
function shotName(move) {
  const [x, y, direction] = move;
  return `${cellName([Number(x), Number(y)])} ${DIRECTIONS[/** @type {Direction} */ (direction)].name}`;
}

/**
 * @param {string[]} moves
 * @param {((back: number) => void) | undefined} takeBack takes a number of shots back, where that may be done
 */
export function shotsMade(moves, takeBack) {
  if (!moves.length)
    return html`<p class="made quiet">${takeBack ? msg("Your shots will stand here; press one to go back to before it.") : msg("Your shots will stand here.")}</p>`;
  return html`
    <div class="made">
      <h2>${msg("Your shots")}</h2>
      <ol>
        ${moves.map((move, i) => {
          const line = html`<span class="quiet">${i + 1}</span> ${shotName(move)}`;
          const before = msg(str`Back to before shot ${i + 1}`);
          return html`<li>${
            takeBack
              ? html`<button class="plain readable" title=${before} @click=${() => takeBack(moves.length - i)}>${line}</button>`
              : line
          }</li>`;
        })}
      </ol>
    </div>
  `;
}

export const shotsMadeStyles = css`
  .made h2 {
    font-size: var(--text);
  }

  .made ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
    gap: 0 var(--step);
    font-variant-numeric: tabular-nums;
  }

  .made button {
    justify-content: start;
    gap: var(--step);
    width: 100%;
    padding: 0 var(--step);
    font-weight: 400;
  }
`;
