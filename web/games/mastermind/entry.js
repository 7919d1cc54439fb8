/** What the page needs to know of Mastermind before it is opened. */
import { html, svg } from "lit";
import { msg } from "../../ui/language.js";

/** @param {number} y @param {number[]} colours */
const row = (y, ...colours) =>
  colours.map(
    (colour, i) =>
      svg`<circle cx=${22 + 26 * i} cy=${y} r="9" fill="var(--peg-${colour})" stroke="var(--peg-ring)" />`,
  );

/** @type {import("../../midend/game-entry.js").GameEntry<"mastermind">} */
export default {
  name: "mastermind",
  title: "Mastermind",
  description: msg(
    "Find the hidden code of coloured pegs, with hints that say why; or hide one and watch Python find it, by Knuth's method or by proven optimal play.",
  ),
  summary: msg(
    "Find the hidden code of coloured pegs. Or hide one, and watch Python close in on it.",
  ),
  drawing: html`<svg viewBox="0 0 190 112" aria-hidden="true">
    ${row(24, 1, 1, 3, 3)} ${row(54, 1, 5, 2, 3)} ${row(84, 1, 6, 2, 5)}
    <g stroke="var(--peg-ring)">
      <circle cx="130" cy="24" r="4" fill="var(--ink)" /><circle cx="142" cy="24" r="4" fill="none" />
      <circle cx="130" cy="54" r="4" fill="var(--ink)" /><circle cx="142" cy="54" r="4" fill="var(--ink)" />
      <circle cx="130" cy="84" r="4" fill="var(--ink)" /><circle cx="142" cy="84" r="4" fill="var(--ink)" />
      <circle cx="154" cy="84" r="4" fill="var(--ink)" /><circle cx="166" cy="84" r="4" fill="var(--ink)" />
    </g>
  </svg>`,
  tag: "cicada-mastermind",
  load: () => import("./view.js"),
  textDrawing: () => import("./text-drawing.js"),
  sketch: () => import("./sketch.js"),
  showcase: () => import("./showcase.js"),
  practice: () => import("./practice.js"),
  hasTrees: true,
  parameters: { pegs: 4, colours: 6 },
  wordParameters: (parameters) => parameters,
  word: "4x6",
  help: () => import("./help.js"),
  examples: { given: "4x6:1yep-xxcnas", open: "4x6:open", evil: "4x6:evil" },
};
