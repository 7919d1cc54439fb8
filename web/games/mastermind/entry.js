/** What the page needs to know of Mastermind before it is opened. */
import { html, svg } from "lit";
import { icon } from "../../ui/icons.js";

/** @param {number} y @param {number[]} colours */
const row = (y, ...colours) =>
  colours.map(
    (colour, i) =>
      svg`<circle cx=${22 + 26 * i} cy=${y} r="9" fill="var(--peg-${colour})" stroke="var(--peg-ring)" />`,
  );

/** Pegs in a line of text. @param {number[]} colours */
const strip = (
  ...colours
) => html`<svg class="strip" viewBox="0 0 ${20 * colours.length} 20" role="img" aria-label=${colours.join(" ")}>
  ${colours.map((colour, i) => svg`<circle cx=${10 + 20 * i} cy="10" r="8" fill="var(--peg-${colour})" stroke="var(--peg-ring)" />`)}
</svg>`;

/** Two pins of an answer. @param {string[]} fills */
const pins = (
  ...fills
) => html`<svg class="strip" viewBox="0 0 ${16 * fills.length} 20" aria-hidden="true">
  ${fills.map((fill, i) => svg`<circle cx=${8 + 16 * i} cy="10" r="5" fill=${fill} stroke="var(--ink)" stroke-width="2" />`)}
</svg>`;

/** @type {import("../game-entry.js").GameEntry<"mastermind">} */
export default {
  name: "mastermind",
  title: "Mastermind",
  description:
    "Find the hidden code of coloured pegs, with hints that say why; or hide one and watch Python find it, by Knuth's method or by proven optimal play.",
  summary: "Find the hidden code of coloured pegs. Or hide one, and watch Python close in on it.",
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
  lab: () => import("./lab.js"),
  parameters: { pegs: 4, colours: 6 },
  wordParameters: (parameters) => parameters,
  daily: "4x6",
  result: ({ rows }) =>
    rows.map(({ answer: [black, white] }) => "●".repeat(black) + "○".repeat(white) || "–"),
  help: html`
    <p>Each peg of the code counts once at most. Two numbers answer a guess:</p>
    <dl class="terms">
      <dt>${pins("var(--ink)", "var(--ink)")} Right place</dt>
      <dd>pegs of the right colour in the right place.</dd>
      <dt>${pins("none", "none")} Wrong place</dt>
      <dd>further pegs of a right colour, in a wrong place.</dd>
    </dl>
    <h3>Repeats</h3>
    <p>A colour may be in the code more than once, unless the board says otherwise.
      ${strip(1, 1, 2, 2)} is a code like any other. “Bulls and Cows” is a board without repeats.</p>
    <h3>Filling the row</h3>
    <p>Press a colour, or type its digit. Drag a peg from the palette, from an old row or within the row;
      dropped elsewhere it is gone. ${icon("repeat")} puts a whole old row into the new one.</p>
    <h3>Hints</h3>
    <p>The first tells whether your row can be the code at all, the next which colours are certain, the
      third what your row asks beside a better guess, the last a good guess and why. Each counts as a
      help.</p>
    <h3>The list</h3>
    <p>“The codes left” shows every code that fits all answers, the best next guess first; the number
      beside a code is how many codes are to be expected left after it. Press a code to put it into the
      row. In the grid above, a peg is as large as the share of codes with that colour in that place:
      press one, or a colour, to list only such codes. The bar behind a row shows how many were left,
      each half of it a number with half the digits.</p>
    <h3>Notes</h3>
    <p>${icon("edit")} Notes: press a colour that is out, or a peg of your row that is sure; it stays in
      the next row. “Fill the rest” completes the row with the best code left that keeps to your notes,
      and counts as a help.</p>
    <h3>Strategies</h3>
    <p>Python plays the best that is known for the board. “Strategy and pegs” lets it play by another
      strategy, and shows what each would guess now.</p>
    <h3>A game played elsewhere</h3>
    <p>${icon("plus")} New game, “A game played elsewhere”: paste its rows or enter them one by one, and
      get help. Only answers are offered that leave a code; if yours is not among them, an answer above
      is wrong: press ${icon("edit")} beside it. With “Python guesses, I answer” you hide the code
      yourself.</p>
    <h3>Keys</h3>
    <p>Digits (and A, B, C) set a peg, also over a full row; the arrow keys choose a place, Backspace and
      Delete take a peg away, Enter guesses, ? opens this page. Ctrl+Z undoes, Ctrl+Y redoes.</p>`,
  examples: { given: "4x6:1yep-xxcnas", open: "4x6:open" },
};
