/** What the page needs to know of ChessGuess before it is opened. */
import { html } from "lit";
import { msg } from "../../ui/language.js";

/** @type {import("../../midend/game-entry.js").GameEntry<"chessguess">} */
export default {
  name: "chessguess",
  title: "ChessGuess",
  description: msg(
    "Which chess pieces are hidden? Three numbers per guess are all you are told. Play it, or hide up to 32 pieces and let Python find them in about four guesses.",
  ),
  summary: msg("Which chess pieces are hidden? Three numbers per guess are all you are told."),
  drawing: html`<svg viewBox="0 0 190 112" aria-hidden="true">
    <g stroke="var(--piece-white-line)" stroke-width="2" stroke-linejoin="round">
      <path d="M20 88h32l-4-10H24zM28 78l2-26h12l2 26M26 52h20v-14h-5v5h-3v-5h-4v5h-3v-5h-5z" fill="var(--piece-white)" />
      <path d="M74 88h32l-4-10H78zM81 78l4-22h10l4 22M90 56c-10-6-10-16 0-26 10 10 10 20 0 26zM90 24v6" fill="var(--piece-black)" />
      <path d="M128 88h32l-4-10h-24zM136 78l4-18h8l4 18" fill="var(--piece-white)" /><circle cx="144" cy="50" r="11" fill="var(--piece-white)" />
    </g>
  </svg>`,
  tag: "cicada-chessguess",
  load: () => import("./view.js"),
  textDrawing: () => import("./text-drawing.js"),
  sketch: () => import("./sketch.js"),
  practice: () => import("./practice.js"),
  hasTrees: true,
  parameters: { size: 4 },
  wordParameters: (parameters) => parameters,
  word: "5",
  help: () => import("./help.js"),
  examples: { given: "5:1ce3-99m3fj", open: "5:open", evil: "5:evil" },
};
