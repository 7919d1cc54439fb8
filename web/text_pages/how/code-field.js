/** A code whose pegs change colour when they are pressed. */
import { css, html } from "lit";
import { colourName, peg } from "../../games/mastermind/pegs.js";
import { NARROW } from "../../ui/breakpoints.js";
import { signOf } from "../../ui/keys.js";
import { msg, str } from "../../ui/language.js";

/**
 * @param {object} field
 * @param {string} field.code
 * @param {number} field.colours
 * @param {(code: string) => void} field.onCode
 */
export function codeField({ code, colours, onCode }) {
  /** @param {number} at @param {number} step */
  const turned = (at, step) => {
    const digit = ((Number(code[at]) - 1 + step + colours) % colours) + 1;
    return `${code.slice(0, at)}${digit}${code.slice(at + 1)}`;
  };
  /** @param {KeyboardEvent} event @param {number} at */
  const onKey = (event, at) => {
    const digit = Number(signOf(event));
    if (digit >= 1 && digit <= colours) onCode(`${code.slice(0, at)}${digit}${code.slice(at + 1)}`);
    else if (event.key === "ArrowUp") onCode(turned(at, 1));
    else if (event.key === "ArrowDown") onCode(turned(at, -1));
    else return;
    event.preventDefault();
  };
  return html`<div class="code-field" role="group" aria-label=${msg("The code")}>
    ${Array.from(
      code,
      (
        digit,
        at,
      ) => html`<button class="plain" aria-label=${msg(str`Place ${at + 1}: ${colourName(digit)}, ${digit}`)}
        @click=${() => onCode(turned(at, 1))}
        @keydown=${(/** @type {KeyboardEvent} */ event) => onKey(event, at)}>${peg(digit, "digits")}</button>`,
    )}
    <span class="quiet on-screen">${msg("Press a peg to change its colour, or type its digit.")}</span>
  </div>`;
}

export const codeFieldStyles = css`
  .code-field {
    --peg-size: 40px;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px;
  }

  .code-field button {
    padding: 2px;
  }

  .code-field .quiet {
    margin-left: var(--step);
  }

  @media ${NARROW} {
    .code-field .quiet {
      margin-left: 0;
    }
  }
`;
