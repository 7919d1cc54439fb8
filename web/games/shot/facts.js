/** How many solutions a position has and how hard it is: one step of a ladder, and its words. */
import { html, nothing } from "lit";
import { counted, number } from "../../ui/bar.js";

/**
 * @param {(question: string, options: {}, how: any) => Promise<any>} ask about the position
 * @returns {import("../../ui/hints.js").Step}
 */
export const factsStep = (ask) => ({
  title: "How many solutions, how hard?",
  ask: async (how) => ({ ...(await ask("count", {}, how)), ...(await ask("rate", {}, how)) }),
  show: renderFacts,
});

/** @param {{ count: number, exact: boolean, bits: number | null, grade: number | null }} facts */
function renderFacts({ count, exact, bits, grade }) {
  return html`
    <p>${countWords(count, exact)}</p>
    ${
      bits === null
        ? nothing
        : html`<p>Grade ${grade} of 10: shots at random win
      ${bits === 0 ? "every game" : `about one game in ${number(Math.round(2 ** bits))}`}.</p>`
    }
  `;
}

/** @param {number} count @param {boolean} exact */
function countWords(count, exact) {
  if (!exact) return `At least ${counted(count, "solution")}; there is too much to try for all.`;
  if (count === 0) return "No solution.";
  return count === 1 ? "Exactly one solution." : `${counted(count, "solution")}.`;
}
