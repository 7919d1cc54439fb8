/** What the page needs to know of ChessGuess before it is opened. */
import { html } from "lit";
import { icon } from "../../ui/icons.js";

const BARS = "▁▂▃▄▅▆▇█";

/** @type {import("../game-entry.js").GameEntry<"chessguess">} */
export default {
  name: "chessguess",
  title: "ChessGuess",
  description:
    "Which chess pieces are hidden? Three numbers per guess are all you are told. Play it, or hide up to 32 pieces and let Python find them in about four guesses.",
  summary: "Which chess pieces are hidden? Three numbers per guess are all you are told.",
  drawing: html`<svg viewBox="0 0 190 112" aria-hidden="true">
    <g stroke="var(--piece-white-line)" stroke-width="2" stroke-linejoin="round">
      <path d="M20 88h32l-4-10H24zM28 78l2-26h12l2 26M26 52h20v-14h-5v5h-3v-5h-4v5h-3v-5h-5z" fill="var(--piece-white)" />
      <path d="M74 88h32l-4-10H78zM81 78l4-22h10l4 22M90 56c-10-6-10-16 0-26 10 10 10 20 0 26zM90 24v6" fill="var(--piece-black)" />
      <path d="M128 88h32l-4-10h-24zM136 78l4-18h8l4 18" fill="var(--piece-white)" /><circle cx="144" cy="50" r="11" fill="var(--piece-white)" />
    </g>
  </svg>`,
  tag: "cicada-chessguess",
  load: () => import("./view.js"),
  lab: () => import("./lab.js"),
  parameters: { size: 4 },
  seedable: /^/,
  daily: "5",
  // What was left after each guess, as a bar: answers would tell how many pieces are hidden.
  result: ({ rows }) => [
    rows
      .map(({ left, found }) =>
        found
          ? "✓"
          : BARS[
              Math.round((7 * Math.log(Math.max(1, left))) / Math.log(Math.max(2, rows[0].before)))
            ],
      )
      .join(""),
  ],
  help: html`
    <p>Name any pieces, in any order, even more of a kind than a chess set has. It may be that none are
      hidden. Three numbers answer a guess:</p>
    <dl class="terms">
      <dt>Pieces</dt><dd>exactly right.</dd>
      <dt>Kinds</dt><dd>right kind, wrong colour.</dd>
      <dt>Colours</dt><dd>right colour, wrong kind.</dd>
    </dl>
    <p>A piece that is exactly right counts nowhere else; one that is not may count once as a kind
      and once as a colour. Press an answer to see how it was counted.</p>
    <h3>Repeats</h3>
    <p>Press a piece again for one more of it, or use ${icon("minus")} and ${icon("plus")} beside the button.</p>
    <h3>Hints</h3>
    <p>The first tells what is proven: how many of each colour and kind, and on each piece of the tray how
      many of it can be hidden. Then: can it be your guess, and last a good guess and why. Each counts as
      a help.</p>
    <h3>The list</h3>
    <p>“The possible sets” shows every set of pieces that fits all answers; press one to guess it.</p>
    <h3>A game played elsewhere</h3>
    <p>${icon("plus")} New game, “A game played elsewhere”: enter its guesses and answers, and get help.
      With “Python guesses, I answer” you hide the pieces yourself.</p>
    <h3>Keys</h3>
    <p>As in FEN: K, Q, R, B, N, P add a white piece, small letters a black one. The arrow keys walk over
      the set, Space picks. Backspace takes the last one back, Enter guesses, ? opens this page.</p>`,
  examples: { given: "5:1ce3-99m3fj", open: "5:open" },
};
