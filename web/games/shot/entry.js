/** What the page needs to know of Shot before it is opened. */
import { html, svg } from "lit";
import { msg } from "../../ui/language.js";

/** @param {number} x @param {number} y @param {number} radius */
const circle = (x, y, radius) => svg`<circle cx=${x} cy=${y} r=${radius} />`;

/** By grade, or by 2 to 15 balls. @param {string} parameters */
function wordParameters(parameters) {
  const [, grade, digits] = parameters.match(/^(g|grade)?([2-9]|1[0-5]?)(?:balls)?$/) ?? [];
  if (grade) return `grade${digits}`;
  return Number(digits) > 1 ? `${digits}balls` : undefined;
}

/** @type {import("../../midend/game-entry.js").GameEntry<"shot">} */
export default {
  name: "shot",
  title: "Shot",
  description: msg(
    "Shoot balls at each other until one is left. Puzzles with exactly one solution, from three balls to fourteen, with hints, an editor and a solver that proves what cannot be done.",
  ),
  summary: msg(
    "Shoot balls at each other until one is left. Every puzzle can be solved, most in one way only.",
  ),
  drawing: html`<svg viewBox="0 0 190 112" aria-hidden="true">
    <g fill="var(--line)">${[24, 48, 72, 96, 120, 144, 168].flatMap((x) =>
      [28, 56, 84].map((y) => circle(x, y, 2)),
    )}</g>
    <g fill="var(--ball)">${circle(24, 56, 9)}${circle(96, 56, 9)}${circle(144, 56, 9)}${circle(96, 28, 9)}</g>
    <path d="M40 56h34M68 50l7 6-7 6" fill="none" stroke="var(--accent)" stroke-width="2" />
  </svg>`,
  tag: "cicada-shot",
  load: () => import("./view.js"),
  boardDrawing: () => import("./board-drawing.js"),
  sketch: () => import("./sketch.js"),
  parameters: { level: 1 },
  wordParameters,
  word: "8balls",
  help: () => import("./help.js"),
  examples: { given: "4:1o1o1oo-jjafhm" },
};
