/** The look of the Mastermind board. */
import { css } from "lit";
import { barStyles } from "../../ui/bar.js";
import { shared } from "../../ui/styles.js";
import { pegStyles } from "./pegs.js";

export const viewStyles = [
  shared,
  ...pegStyles,
  barStyles,
  css`
    :host {
      display: block;
      height: 100%;
    }

    .board {
      display: grid;
      grid-template-rows: minmax(0, 1fr) auto;
      gap: calc(1.5 * var(--step));
      width: 100%;
      max-width: 560px;
      min-height: 0;
      margin: 0 auto;
    }

    .rows {
      display: grid;
      grid-auto-rows: minmax(min-content, 60px);
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
      grid-template-columns: 2ch auto auto minmax(40px, 1fr) 32px;
      align-items: center;
      gap: calc(1.5 * var(--step));
      min-height: 46px;
      padding: 2px var(--step);
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

    .ghost {
      opacity: 0.45;
    }

    .ghost .peg {
      scale: 0.4;
    }

    .draft {
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
      grid-template-columns: 1fr auto;
      align-items: center;
      gap: var(--step);
      font-variant-numeric: tabular-nums;
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
      grid-template-columns: 9em 1fr;
      align-items: center;
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
      padding: calc(1.5 * var(--step));
    }

    .result {
      font: var(--text-large) / 1.3 var(--serif);
    }

    .bar {
      justify-content: space-between;
    }

    @media (max-width: 479px) {
      .board {
        --peg-size: 32px;
      }

      .line {
        gap: var(--step);
        min-height: 40px;
        padding: 1px 4px;
      }

      .code {
        gap: 4px;
      }
    }
  `,
];
