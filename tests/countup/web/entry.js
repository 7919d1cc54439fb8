/** Count up: what the page needs to know of it before it is opened. */
import { html, svg } from "lit";
import { msg } from "../../ui/language.js";

/** @type {import("../../midend/game-entry.js").GameEntry<"countup">} */
export default {
  name: "countup",
  title: msg("Count up"),
  description: msg("Reach a number by steps of one or two, in as few steps as you can."),
  summary: msg("Reach a number by steps of one or two."),
  drawing: html`<svg viewBox="0 0 190 112" aria-hidden="true">
    ${[0, 1, 2, 3].map((step) => svg`<path d="M${20 + 38 * step} 96v${-18 * (step + 1)}h30v${18 * (step + 1)}z" fill="var(--accent)" />`)}
  </svg>`,
  tag: "cicada-countup",
  load: () => import("./view.js"),
  parameters: { limit: 10 },
  wordParameters: (parameters) => (/^\d{1,3}$/.test(parameters) ? parameters : undefined),
  word: "20",
  help: () => import("./help.js"),
  examples: { given: "7" },
};
