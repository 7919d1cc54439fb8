/** How many solutions a position has and how hard it is: a step of help, and its sentences. */
import { html, nothing } from "lit";
import { counted } from "../../ui/bar.js";
import { hintStep } from "../../ui/hints.js";

/** @typedef {import("../../python/contract.js").shot.Count} Count */
/** @typedef {import("../../python/contract.js").shot.Rating} Rating */

export const factsStep = hintStep({
  title: "How many solutions, how hard?",
  ask: async (/** @type {import("../../midend/session.js").Asker<"shot">} */ ask) => ({
    ...(await ask("count")),
    ...(await ask("rate")),
  }),
  show: renderFacts,
});

/** @param {Count & Partial<Rating>} facts without a rating while Python is still counting */
function renderFacts({ count, exact, sentence }) {
  if (sentence === undefined) return html`<p>At least ${counted(count, "solution")} so far.</p>`;
  return html`
    <p>${countSentence(count, exact)}</p>
    ${sentence ? html`<p>${sentence}</p>` : nothing}
  `;
}

/** @param {number} count @param {boolean} exact */
function countSentence(count, exact) {
  if (!exact) return `At least ${counted(count, "solution")}; there is too much to try for all.`;
  if (count === 0) return "No solution.";
  return count === 1
    ? "Exactly one solution; twin shots count once."
    : `${counted(count, "solution")}.`;
}
