/** The look of the Mastermind board. */
import { css } from "lit";
import { GuessingElement } from "../../midend/guessing-element.js";
import { SHORT, SMALL } from "../../ui/breakpoints.js";
import { barStyles } from "../../ui/left-bar.js";
import { layoutStyles } from "./layout-styles.js";
import { pegStyles } from "./pegs.js";

export const viewStyles = [
  GuessingElement.styles,
  ...pegStyles,
  barStyles,
  css`
    .board > * {
      /* What a row needs beside its pegs: count, answer, story, button and the gaps. */
      --beside: calc(134px + 7px * var(--pegs));
      --peg-size: clamp(22px, calc((100cqw - var(--beside)) / var(--pegs) - 6px), 44px);
      --fill-size: clamp(24px, calc((100cqw - 60px) / var(--pegs) - 8px), 44px);
      --palette-size: clamp(30px, calc(100cqw / 7 - 11px), 44px);
    }

    .board {
      grid-template: minmax(0, max-content) auto minmax(0, 1fr) auto / minmax(0, 1fr);
      gap: 4px;
      max-width: 600px;
    }

    .rows {
      grid-area: 1 / 1;
      display: grid;
      grid-auto-rows: minmax(min-content, auto);
      align-content: start;
      gap: 2px;
      margin: 0;
      padding: 0 0 1px;
      overflow: auto;
      list-style: none;
      overscroll-behavior: contain;
    }

    .active {
      display: contents;
    }

    .draft {
      grid-area: 2 / 1;
    }

    .middle {
      grid-area: 3 / 1;
      align-self: end;
      max-height: 100%;
      overflow: auto;
      padding: var(--step) 4px;
      z-index: 1;
    }

    /* A frame around nothing would lie over the row above. */
    @media ${SHORT} {
      .middle {
        padding-block: 0;
      }
    }

    .ghosts {
      grid-area: 3 / 1;
      display: grid;
      align-content: start;
      gap: 2px;
      min-height: 0;
      overflow: hidden;
    }

    .middle:has(*) + .ghosts {
      visibility: hidden;
    }

    .foot {
      --peg-size: var(--palette-size);
      grid-area: 4 / 1;
      display: grid;
      gap: calc(1.5 * var(--step));
      justify-items: center;
    }

    .foot > .actions,
    .foot > .end {
      width: 100%;
    }

    .line {
      display: grid;
      grid-template-columns: 2ch auto auto minmax(44px, 1fr) 32px;
      align-items: center;
      gap: var(--step);
      min-height: calc(var(--peg-size) + 8px);
      padding: 4px 6px;
      border-radius: var(--radius);
    }

    .count {
      color: var(--quiet);
      font-size: var(--text-small);
      font-variant-numeric: tabular-nums;
      text-align: right;
    }

    .code {
      display: flex;
      gap: 6px;
    }

    .past .code > span {
      display: grid;
      cursor: grab;
      touch-action: none;
    }

    .ghost .peg {
      border: 0;
      scale: 0.22;
      background: var(--line);
    }

    .draft .warning {
      font-size: var(--text-small);
    }

    .waiting {
      grid-column: 3 / -1;
    }

    .draft {
      --peg-size: var(--fill-size);
      background: var(--raised);
      box-shadow: var(--shadow);
    }

    .slot {
      min-width: 0;
      min-height: 0;
      padding: 0;
      border: 0;
      border-radius: 50%;
      background: none;
      touch-action: none;
    }

    .slot[aria-current="true"] .hole {
      border: 2px solid var(--accent);
      background: var(--tint);
    }

    /* Where the next peg goes, over a row that is full. */
    .slot[aria-current="true"] .peg:not(.hole) {
      outline: 2px solid var(--accent);
      outline-offset: 2px;
    }

    .conflicting {
      background: var(--warn-tint);
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
      text-align: left;
    }

    /* The question for the mouse: on the button itself it would be heard twice. */
    .story > [title] {
      display: contents;
    }

    .story .unit {
      display: none;
    }

    .rows .cluster {
      --pin: clamp(9px, calc(var(--peg-size) * 0.26), 16px);
    }

    .palette {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      gap: 2px;
    }

    @media ${SMALL} {
      .palette button {
        min-width: 38px;
        padding: 2px;
      }
    }

    .colour {
      padding: 4px;
      touch-action: none;
    }

    .colour:disabled {
      opacity: 0.3;
    }

    .colour.out {
      position: relative;
    }

    .colour.out .peg {
      opacity: 0.3;
    }

    .colour.out::after {
      content: "";
      position: absolute;
      inset: calc(50% - 1px) 6px;
      rotate: -45deg;
      background: var(--ink);
    }

    .slot.sure {
      position: relative;
    }

    /* A pin under the peg. */
    .slot.sure::after {
      content: "";
      position: absolute;
      inset: auto 25% -7px;
      height: 3px;
      border-radius: 2px;
      background: var(--accent);
    }

    .note {
      padding: 0;
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

    .hidden .code {
      gap: 4px;
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

    /* The moment of the find: the code turns over, peg by peg. */
    @media (prefers-reduced-motion: no-preference) {
      :host([won-now]) .past:last-child .code > span {
        animation: turn-over 220ms ease-out both;
      }

      :host([won-now]) .past:last-child .cluster,
      :host([won-now]) .result {
        animation: rise 220ms 380ms ease-out both;
      }

      :host([won-now]) .past:last-child .code > span:nth-child(2) {
        animation-delay: 60ms;
      }

      :host([won-now]) .past:last-child .code > span:nth-child(3) {
        animation-delay: 120ms;
      }

      :host([won-now]) .past:last-child .code > span:nth-child(n + 4) {
        animation-delay: 180ms;
      }
    }

    @keyframes turn-over {
      from {
        rotate: y 180deg;
        opacity: 0;
      }
    }

    @keyframes rise {
      from {
        translate: 0 6px;
        opacity: 0;
      }
    }
  `,
  layoutStyles,
];
