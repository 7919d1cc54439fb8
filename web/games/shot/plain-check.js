/** The check of what was told of a position's solutions: Python counts them again by a plain search. */
import { html } from "lit";
import { hintStep } from "../../ui/hints.js";
import { msg, str } from "../../ui/language.js";
import { lazy } from "../../ui/lazy.js";
import { fixed } from "../../ui/numbers.js";

/** @typedef {import("../../python/contract.js").shot.Checked} Checked */

/** A step of help that comes after what it checks. @param {import("../../midend/session.js").Session<"shot">} session */
export const checkStep = (session) =>
  hintStep({
    title: msg("Check it by search"),
    ask: async (/** @type {import("../../midend/session-types.js").Asker<"shot">} */ ask) => {
      await lazy(() => session.bring("picture"));
      const began = performance.now();
      const checked = await ask("check");
      return { ...checked, milliseconds: performance.now() - began };
    },
    show: renderCheck,
  });

/** @param {Checked & { milliseconds?: number }} checked without a time while Python is at it */
function renderCheck({ solutions, sentence, milliseconds = 0 }) {
  if (solutions === null) return html`<p>${sentence}</p>`;
  const seconds = fixed(milliseconds / 1000, 1);
  return html`<p>${sentence} ${msg(str`Checked in ${seconds} s by this page.`)}</p>`;
}
