/** The code on top of the board, under lids that turn over once it is known. */
import { css, html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { msg, str } from "../../ui/language.js";
import { peg, spokenCode } from "./pegs.js";

/** Why nothing is seen of the code. @param {{ known: boolean, evil: boolean }} puzzle */
function reason({ known, evil }) {
  if (evil) return msg("chosen late by evil Python");
  return known ? msg("hidden until you find it") : msg("hidden elsewhere");
}

/**
 * @param {string} code "" until it is known to the person
 * @param {{ pegs: number, known: boolean, evil: boolean }} puzzle with whether Python knows the code, and may change it
 * @param {import("./pegs.js").PegMarks} marks
 */
export function codeRow(code, puzzle, marks) {
  const told = code ? spokenCode(code) : reason(puzzle);
  return html`
    <div class=${classMap({ line: true, "code-row": true, open: code })}>
      <span class="count" aria-hidden="true"></span>
      <span class="code" role="img" aria-label=${msg(str`The code: ${told}`)}>
        ${Array.from(
          { length: puzzle.pegs },
          (_, place) =>
            html`<span class="lidded">${peg(code[place], marks)}<span class="lid">?</span></span>`,
        )}
      </span>
      ${code ? nothing : html`<span class="quiet reason" aria-hidden="true">${told}</span>`}
    </div>
  `;
}

export const codeRowStyles = css`
  .lidded {
    display: grid;
    isolation: isolate;
    perspective: calc(6 * var(--peg-size));
  }

  .lidded > * {
    grid-area: 1 / 1;
    z-index: 0;
  }

  .lid {
    display: grid;
    place-items: center;
    width: var(--peg-size);
    height: var(--peg-size);
    border: 1.5px solid var(--peg-ring);
    border-radius: 50%;
    background: var(--lid);
    color: var(--on-lid);
    font: calc(var(--peg-size) * 0.45) / 1 var(--serif);
    transform-origin: 50% 16%;
    user-select: none;
    -webkit-user-select: none;
  }

  /* It is painted before the peg, which covers it. */
  .open .lid {
    z-index: -1;
    color: transparent;
    transform: rotateX(116deg);
  }

  .reason {
    grid-column: 3 / -1;
    overflow-wrap: anywhere;
    font-size: var(--text-small);
    line-height: 1.25;
  }

  /* One lid after the other, once what the end brings with it is drawn. */
  @media (prefers-reduced-motion: no-preference) {
    .lid {
      transition:
        transform 220ms ease-out,
        z-index 220ms ease-out;
    }

    .open .lid {
      transition-delay: 120ms;
    }

    .open .lidded:nth-child(2) .lid {
      transition-delay: 180ms;
    }

    .open .lidded:nth-child(3) .lid {
      transition-delay: 240ms;
    }

    .open .lidded:nth-child(n + 4) .lid {
      transition-delay: 300ms;
    }
  }
`;
