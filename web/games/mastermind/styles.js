/** The look of the Mastermind board. */
import { css } from "lit";
import { GuessingElement } from "../../midend/guessing-element.js";
import { barStyles } from "../../ui/bar.js";
import { pegStyles } from "./pegs.js";

export const viewStyles = [
  GuessingElement.styles,
  ...pegStyles,
  barStyles,
  css`
    .board {
      max-width: 600px;
    }

    .rows,
    .foot {
      /* What is left of a row beside its pegs: count, answer, story, button and the gaps. */
      --beside: calc(140px + 7px * var(--pegs));
      --peg-size: clamp(22px, calc((100cqw - var(--beside)) / var(--pegs) - 6px), 44px);
    }

    .foot {
      --peg-size: clamp(30px, calc(100cqw / 6 - 12px), 40px);
    }

    .rows {
      display: grid;
      grid-auto-rows: minmax(min-content, auto);
      align-content: start;
      gap: 2px;
      margin: 0;
      padding: 0;
      overflow: auto;
      list-style: none;
      overscroll-behavior: contain;
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
      scale: 0.25;
      background: var(--line);
    }

    .ghost .count {
      opacity: 0.5;
    }

    .draft .warning {
      font-size: var(--text-small);
    }

    .waiting {
      grid-column: 3 / -1;
    }

    /* Always in sight, however many rows there are. */
    .draft {
      position: sticky;
      inset-block: 0;
      z-index: 1;
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

    .conflicting {
      background: var(--warn-tint);
    }

    .story {
      display: grid;
      grid-template-columns: 1fr minmax(3.5ch, auto);
      align-items: center;
      gap: var(--step);
      font-variant-numeric: tabular-nums;
      text-align: right;
    }

    .foot {
      display: grid;
      gap: calc(1.5 * var(--step));
      justify-items: center;
    }

    .foot .primary {
      width: 100%;
      max-width: 360px;
    }

    .palette {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      gap: 2px;
    }

    .colour {
      padding: 4px;
      touch-action: none;
    }

    .colour:disabled {
      opacity: 0.3;
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

    .answer .cluster {
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

    /* Many pegs on a narrow page: the answer and what it left stand under the guess. */
    @container (max-width: 420px) {
      .many {
        --beside: 36px;
      }

      .many .line {
        grid-template-columns: 2ch auto 1fr 32px;
      }

      .many .code {
        grid-column: 2 / -1;
      }

      .many .cluster {
        grid-column: 2;
      }
    }
  `,
];
