/** A lost game looked through: for each shot how much could still be won before it, as a bar. */
import { css, html } from "lit";
import { hintStep } from "../../ui/hints.js";
import { msg, str } from "../../ui/language.js";
import { styled } from "../../ui/styled.js";

/** @typedef {import("../../python/contract.js").shot.Replayed} Replayed */

/** @param {(replayed: Replayed, number: number) => void} look shows the position before a shot */
export const replayStep = (look) =>
  hintStep({
    title: msg("Where was it lost?"),
    ask: (/** @type {import("../../midend/session-types.js").Asker<"shot">} */ ask) =>
      ask("replay"),
    show: (/** @type {import("../../python/contract.js").shot.Replay} */ { shots }) => html`
      <p class="quiet">${msg("Before each shot: how many of the positions that it could lead to can be won.")}</p>
      <ol class="replay">
        ${shots.map((replayed, i) => renderShot(replayed, i + 1, look))}
      </ol>`,
  });

/** @param {Replayed} replayed @param {number} number @param {(replayed: Replayed, number: number) => void} look */
function renderShot(replayed, number, look) {
  const { name, choices, winning, losing } = replayed;
  const share = winning === null ? 1 : winning / choices;
  return html`<li class=${losing ? "losing" : ""}>
    <button class="plain readable" @click=${() => look(replayed, number)}>
      <span>${number}. ${name}${losing ? html` <strong>${msg("lost here")}</strong>` : ""}</span>
      <span class="bar" aria-hidden="true"><i ${styled({ scale: `${share} 1` })}></i></span>
      <span>${winning === null ? msg("not known") : msg(str`${winning} of ${choices}`)}</span>
    </button>
  </li>`;
}

export const replayStyles = css`
  .replay {
    display: grid;
  }

  .replay button {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 72px 64px;
    gap: var(--step);
    align-items: center;
    width: 100%;
    text-align: left;
    font-variant-numeric: tabular-nums;
  }

  .replay .bar {
    height: 8px;
    overflow: hidden;
    border-radius: 4px;
    background: var(--line);
  }

  .replay i {
    display: block;
    height: 100%;
    background: var(--accent);
    transform-origin: left;
  }

  .losing strong {
    color: var(--warn);
  }
`;
