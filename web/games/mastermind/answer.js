/** The answer that a person gives: two numbers. */
import { html } from "lit";

/** @typedef {{ black: number, white: number }} Answer */

/** @type {Answer} */
export const NO_MATCH = { black: 0, white: 0 };

/**
 * @param {Answer} answer
 * @param {number} pegs
 * @param {(answer: Answer) => void} set
 */
export function answerPicker(answer, pegs, set) {
  const choices = Array.from({ length: pegs + 1 }, (_, i) => i);
  const kinds = /** @type {const} */ ([
    ["black", "right place"],
    ["white", "wrong place"],
  ]);
  return html`
    <div class="answers">
      ${kinds.map(
        ([kind, words]) => html`
          <fieldset class="answer">
            <legend>
              <span class="cluster" aria-hidden="true"><i class=${kind}></i></span> ${words}
            </legend>
            <div class="segments">
              ${choices.map(
                (n) => html`
                  <label
                    ><input type="radio" .checked=${answer[kind] === n}
                      @change=${() => set({ ...answer, [kind]: n })} />${n}</label>`,
              )}
            </div>
          </fieldset>`,
      )}
    </div>
  `;
}
