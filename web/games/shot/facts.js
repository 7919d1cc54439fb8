/** How many solutions a position has and how hard it is: a step of help, and its sentences. */
import { html, nothing } from "lit";
import { hintStep } from "../../ui/hints.js";
import { msg, str } from "../../ui/language.js";
import { solutionCount } from "./counts.js";

/** @typedef {import("../../python/contract.js").shot.Count} Count */
/** @typedef {import("../../python/contract.js").shot.Rating} Rating */

export const factsStep = hintStep({
  title: msg("How many solutions, how hard?"),
  ask: async (/** @type {import("../../midend/session-types.js").Asker<"shot">} */ ask) => ({
    ...(await ask("count")),
    ...(await ask("rate")),
  }),
  show: renderFacts,
});

/** @param {Count & Partial<Rating>} facts without a rating while Python is still counting */
function renderFacts({ count, exact, sentence }) {
  if (sentence === undefined)
    return html`<p>${msg(str`At least ${solutionCount(count)} so far.`)}</p>`;
  return html`
    <p>${countSentence(count, exact)}</p>
    ${sentence ? html`<p>${sentence}</p>` : nothing}
  `;
}

/** @param {number} count @param {boolean} exact */
function countSentence(count, exact) {
  if (!exact) return msg(str`At least ${solutionCount(count)}; there is too much to try for all.`);
  if (count === 0) return msg("No solution.");
  return count === 1
    ? msg("Exactly one solution; twin shots count once.")
    : `${solutionCount(count)}.`;
}
