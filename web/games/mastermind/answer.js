/** The answer that a person gives: how many pegs are in the right place, how many in a wrong one. */
import { html } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { msg } from "../../ui/language.js";

/** The two numbers: how each is drawn, and what it counts. */
const KINDS = [
  ["place", msg("right place")],
  ["colour", msg("wrong place")],
];

/** What is chosen so far; a number is undefined until it is chosen. @typedef {(number | undefined)[]} Chosen */
/** The answers to choose from. @typedef {number[][]} Answers */

/** @param {number} pegs @returns {Answers} */
export const allAnswers = (pegs) =>
  Array.from({ length: (pegs + 1) ** 2 }, (_, i) => [Math.floor(i / (pegs + 1)), i % (pegs + 1)]);

/** @param {Chosen} chosen @returns {chosen is number[]} */
export const isComplete = (chosen) =>
  chosen.length === KINDS.length && chosen.every((number) => number !== undefined);

/**
 * The numbers that can be chosen: any right places, and the wrong ones that go with those.
 *
 * @param {Chosen} chosen
 * @param {Answers} answers
 */
export const offered = ([place], answers) => [
  new Set(answers.map(([right]) => right)),
  new Set(
    answers.filter(([right]) => place === undefined || right === place).map(([, wrong]) => wrong),
  ),
];

/**
 * What is chosen after one more number. Another number that does not go with it is forgotten; one
 * that is left alone is chosen too.
 *
 * @param {Chosen} chosen
 * @param {number} kind 0 for right places, 1 for wrong ones
 * @param {number} number
 * @param {Answers} answers
 * @returns {Chosen}
 */
export function choose([place, colour], kind, number, answers) {
  if (kind === 1) return [place, number];
  const fitting = answers.filter(([right]) => right === number).map(([, wrong]) => wrong);
  if (colour !== undefined && fitting.includes(colour)) return [number, colour];
  return [number, fitting.length === 1 ? fitting[0] : undefined];
}

/**
 * @param {string} name of the answer among those on the page
 * @param {Chosen} chosen
 * @param {number} pegs
 * @param {Answers} answers
 * @param {(chosen: Chosen) => void} set
 */
export function answerPicker(name, chosen, pegs, answers, set) {
  const numbers = Array.from({ length: pegs + 1 }, (_, n) => n);
  const open = offered(chosen, answers);
  return html`
    <div class="answers">
      ${KINDS.map(
        ([kind, meaning], i) => html`
          <fieldset class="answer">
            <legend>
              <span class="cluster" aria-hidden="true"><i class=${kind}></i></span> ${meaning}
            </legend>
            <div class="segments">
              ${numbers.map(
                (n) => html`
                  <label class=${classMap({ closed: !open[i].has(n) })}
                    ><input type="radio" name=${`${name}-${kind}`} .checked=${chosen[i] === n}
                      ?disabled=${!open[i].has(n)}
                      @change=${() => set(choose(chosen, i, n, answers))} />${n}</label>`,
              )}
            </div>
          </fieldset>`,
      )}
    </div>
  `;
}
