/** A small drawing of each game's board, and what the game is in a sentence. */
import { html, svg } from "lit";

/** @param {number} x @param {number} y @param {number} colour */
const peg = (x, y, colour) =>
  svg`<circle cx=${x} cy=${y} r="9" fill="var(--peg-${colour})" stroke="var(--peg-ring)" />`;

/** @param {number} x @param {number} y */
const ball = (x, y) => svg`<circle cx=${x} cy=${y} r="9" fill="var(--ball)" />`;

/** @type {Record<string, { words: string, drawing: import("lit").TemplateResult }>} */
export const PICTURES = {
  mastermind: {
    words: "Find the hidden code of coloured pegs. Or hide one, and watch Python close in on it.",
    drawing: svg`
      ${[1, 1, 3, 3].map((colour, i) => peg(22 + 26 * i, 24, colour))}
      ${[1, 5, 2, 3].map((colour, i) => peg(22 + 26 * i, 54, colour))}
      ${[1, 6, 2, 5].map((colour, i) => peg(22 + 26 * i, 84, colour))}
      <g stroke="var(--peg-ring)">
        <circle cx="130" cy="24" r="4" fill="var(--ink)" /><circle cx="142" cy="24" r="4" fill="none" />
        <circle cx="130" cy="54" r="4" fill="var(--ink)" /><circle cx="142" cy="54" r="4" fill="var(--ink)" />
        <circle cx="130" cy="84" r="4" fill="var(--ink)" /><circle cx="142" cy="84" r="4" fill="var(--ink)" />
        <circle cx="154" cy="84" r="4" fill="var(--ink)" /><circle cx="166" cy="84" r="4" fill="var(--ink)" />
      </g>`,
  },
  chessguess: {
    words: "Which chess pieces are hidden? Three numbers per guess are all you are told.",
    drawing: svg`
      <g stroke="var(--piece-line)" stroke-width="2" stroke-linejoin="round">
        <path d="M20 88h32l-4-10H24zM28 78l2-26h12l2 26M26 52h20v-14h-5v5h-3v-5h-4v5h-3v-5h-5z" fill="var(--piece-white)" />
        <path d="M74 88h32l-4-10H78zM81 78l4-22h10l4 22M90 56c-10-6-10-16 0-26 10 10 10 20 0 26zM90 24v6" fill="var(--piece-black)" />
        <path d="M128 88h32l-4-10h-24zM136 78l4-18h8l4 18" fill="var(--piece-white)" /><circle cx="144" cy="50" r="11" fill="var(--piece-white)" />
      </g>`,
  },
  shot: {
    words: "Shoot ball at ball until one is left. Every puzzle has a way; most have only one.",
    drawing: svg`
      <g fill="var(--line)">${[0, 1, 2, 3, 4, 5, 6].flatMap((x) =>
        [0, 1, 2].map((y) => svg`<circle cx=${24 + 24 * x} cy=${28 + 28 * y} r="2" />`),
      )}</g>
      ${ball(24, 56)}${ball(96, 56)}${ball(144, 56)}${ball(96, 28)}
      <path d="M40 56h34M68 50l7 6-7 6" fill="none" stroke="var(--accent)" stroke-width="2" />`,
  },
};

/** @param {string} game */
export const picture = (game) =>
  html`<svg viewBox="0 0 190 112" aria-hidden="true">${PICTURES[game].drawing}</svg>`;
