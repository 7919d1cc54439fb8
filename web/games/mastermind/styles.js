/** The look of the Mastermind board. */
import { css } from "lit";
import { GuessingElement } from "../../midend/guessing-element.js";
import { barStyles } from "../../ui/left-bar.js";
import { codeRowStyles } from "./code-row.js";
import { layoutStyles } from "./layout-styles.js";
import { pegStyles } from "./pegs.js";
import { rowInputStyles } from "./row-input.js";

export const viewStyles = [
  GuessingElement.styles,
  ...pegStyles,
  barStyles,
  rowInputStyles,
  css`
    .board > * {
      /* What a row needs beside its pegs: count, answer, story, button, gaps and margins. */
      --beside: calc(132px + 8px * var(--pegs));
      /* The header, the tools and what a guess is made with. */
      --around: 350px;
      --rows: 9;
      --gap: 6px;
      --indent: calc(2ch + 10px);
      /* As large as the width allows; with eight rows in sight, once they can be hit with ease. */
      --peg-size: clamp(
        24px,
        min(
          calc((100cqw - var(--beside)) / var(--pegs) - var(--gap)),
          max(46px, calc((100dvh - var(--around)) / var(--rows) - 8px))
        ),
        86px
      );
      --palette-size: clamp(30px, calc(100cqw / 7 - 7px), 48px);
    }

    .board {
      grid-template: auto minmax(0, max-content) auto minmax(0, 1fr) auto / minmax(0, 1fr);
      gap: 0;
      max-width: 720px;
    }

    /* The wood that the rows are on. */
    .board::before {
      content: "";
      grid-area: 1 / 1 / 5 / 2;
      border: 1px solid var(--board-line);
      border-radius: calc(1.5 * var(--radius));
      background: var(--board);
      box-shadow: var(--shadow);
    }

    .code-row {
      grid-area: 1 / 1;
      margin: 14px 6px 0;
    }

    .rows {
      grid-area: 2 / 1;
      display: grid;
      grid-auto-rows: minmax(min-content, auto);
      align-content: start;
      padding: 0 6px 1px;
      overflow: auto;
      overscroll-behavior: contain;
    }

    .active {
      display: contents;
    }

    .draft {
      grid-area: 3 / 1;
      margin: 0 6px;
    }

    .middle {
      grid-area: 4 / 1;
      align-self: end;
      max-height: calc(100% - 8px);
      margin: 0 6px 8px;
      overflow: auto;
      z-index: 1;
    }

    /* It grows downwards when its example comes. */
    :host([middle="welcome"]) .middle {
      align-self: start;
      margin-top: 8px;
    }

    /* A slip of paper on the board. */
    :host([middle]) .middle {
      padding: calc(1.5 * var(--step));
      border-radius: var(--radius);
      background: var(--sheet);
      box-shadow: var(--shadow);
    }

    /* As many whole rows as there is room for: the others have no height. */
    .ghosts {
      grid-area: 4 / 1;
      contain: size;
      display: grid;
      grid-template: repeat(auto-fill, calc(var(--peg-size) + 8px)) / minmax(0, 1fr);
      grid-auto-rows: 0;
      margin: 0 6px 6px;
      overflow: hidden;
    }

    .foot {
      --peg-size: var(--palette-size);
      grid-area: 5 / 1;
      display: grid;
      gap: var(--step);
      justify-items: center;
      padding-top: calc(1.5 * var(--step));
    }

    .foot > .actions,
    .foot > .end {
      width: 100%;
    }

    .line {
      display: grid;
      grid-template-columns: 2ch auto auto minmax(40px, 1fr) 28px;
      font-size: var(--line-text);
      align-items: center;
      gap: 6px;
      min-height: calc(var(--peg-size) + 8px);
      padding: 4px 2px;
    }

    .line:not(.draft) {
      box-shadow: inset 0 -1px var(--board-line);
    }

    .line.ghost {
      min-height: 0;
      padding-block: 0;
      overflow: hidden;
    }

    .count {
      color: var(--quiet);
      font-size: var(--text-small);
      font-variant-numeric: tabular-nums;
      text-align: right;
    }

    .code {
      display: flex;
      gap: var(--gap);
    }

    .line .peg:not(.hole) {
      box-shadow: 0 1px 3px var(--shade);
    }

    .past .code > span {
      display: grid;
      cursor: grab;
      touch-action: none;
    }

    /* Drawn as one picture: parts are laid out again with each guess. */
    .holes {
      --pitch: calc(var(--peg-size) + var(--gap));
      width: calc(var(--pegs) * var(--pitch) - var(--gap));
      height: var(--peg-size);
      background: radial-gradient(
          circle closest-side,
          var(--hole) 29%,
          var(--board-line) 31%,
          var(--board-line) 36%,
          transparent 38%
        )
        calc(var(--gap) / -2) 0 / var(--pitch) 100%;
    }

    .board .cluster .none {
      border-color: var(--hole);
    }

    .draft .warning {
      font-size: var(--text-small);
    }

    .waiting {
      grid-column: 3 / -1;
    }

    .draft {
      border-radius: var(--radius);
      background: var(--sheet);
      box-shadow: var(--shadow);
    }

    .conflicting {
      background: var(--warn-tint);
    }

    .looked {
      background: var(--tint);
    }

    .ahead {
      opacity: 0.25;
    }

    .story {
      display: grid;
      gap: 2px;
      max-width: 140px;
      font-variant-numeric: tabular-nums;
    }

    button.story {
      justify-items: stretch;
      justify-content: stretch;
      min-width: 0;
      min-height: 32px;
      margin: 0 -6px;
      padding: 0 6px;
      font-weight: 400;
      font-size: inherit;
      text-align: left;
    }

    /* The question for the mouse: on the button itself it would be heard twice. */
    .story > [title] {
      display: contents;
    }

    .story .quiet {
      font-size: 0.875em;
    }

    .story .unit {
      display: none;
    }

    .rows .cluster {
      --pin: clamp(9px, calc(var(--peg-size) * 0.26), 16px);
    }

    .note {
      color: var(--quiet);
    }

    .note .label {
      display: none;
    }

    .note[aria-pressed="true"] {
      background: var(--tint);
      color: var(--accent);
      box-shadow: inset 0 0 0 1px var(--accent);
    }

    .noting {
      display: grid;
      gap: var(--step);
      width: 100%;
    }

    .answers {
      display: grid;
      gap: var(--step);
    }

    .answer {
      display: grid;
      grid-template-columns: minmax(6.5em, 9em) 1fr;
      align-items: center;
    }

    .answer .cluster,
    .foot .cluster {
      grid-template-rows: auto;
    }

    .answer legend {
      float: left;
      display: flex;
      align-items: center;
      gap: var(--step);
      margin: 0;
      font-weight: 400;
    }

    .correction {
      display: grid;
      gap: calc(1.5 * var(--step));
      padding: calc(1.5 * var(--step)) 0;
    }

    /* The moment of the find: after the lids, what it says. */
    @media (prefers-reduced-motion: no-preference) {
      :host([won-now]) .result {
        animation: rise 220ms 400ms ease-out both;
      }
    }

    @keyframes rise {
      from {
        translate: 0 6px;
        opacity: 0;
      }
    }
  `,
  codeRowStyles,
  layoutStyles,
];
