/** The answer that a person gives: how many pegs are in the right place, how many in a wrong one. */
import { html } from "lit";

/** The two numbers: how each is drawn, and what it counts. */
const KINDS = [
  ["place", "right place"],
  ["colour", "wrong place"],
];

/**
 * @param {string} name of the answer among those on the page
 * @param {number[]} answer
 * @param {number} pegs
 * @param {(answer: number[]) => void} set
 */
export function answerPicker(name, answer, pegs, set) {
  const choices = Array.from({ length: pegs + 1 }, (_, n) => n);
  return html`
    <div class="answers">
      ${KINDS.map(
        ([kind, meaning], i) => html`
          <fieldset class="answer">
            <legend>
              <span class="cluster" aria-hidden="true"><i class=${kind}></i></span> ${meaning}
            </legend>
            <div class="segments">
              ${choices.map(
                (n) => html`
                  <label
                    ><input type="radio" name=${`${name}-${kind}`} .checked=${answer[i] === n}
                      @change=${() => set(answer.map((old, j) => (j === i ? n : old)))} />${n}</label>`,
              )}
            </div>
          </fieldset>`,
      )}
    </div>
  `;
}
