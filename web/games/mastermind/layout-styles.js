/** How the Mastermind board uses the room that it has: wide, lying on its side, narrow, on paper. */
import { css } from "lit";

export const layoutStyles = css`
  /* With room beside it: the row being filled is a card that holds its palette and the button. */
  :host([form="wide"]) .board {
    grid-template-rows: minmax(0, max-content) auto minmax(0, max-content);
    align-content: start;
    max-width: 720px;
  }

  :host([form="wide"]) .board > * {
    --beside: calc(260px + 8px * var(--pegs));
    --palette-size: calc(var(--peg-size) * 0.85);
    --fill-size: calc(var(--peg-size) * 1.12);
    /* Eight rows, the card's palette and the margins fill the height. */
    --peg-size: clamp(
      26px,
      min(calc((100cqw - var(--beside)) / var(--pegs) - 8px), calc((100dvh - 280px) / 9.3)),
      86px
    );
  }

  :host([form="wide"]) .story .unit {
    display: inline;
  }

  :host([form="wide"]) .line {
    column-gap: calc(2 * var(--step));
  }

  :host([form="wide"]) .bar {
    max-width: 720px;
  }

  :host([form="wide"]) .active {
    grid-area: 2 / 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    margin: 4px 0;
    border-radius: calc(1.5 * var(--radius));
    background: var(--raised);
    box-shadow: var(--shadow);
  }

  :host([form="wide"]) .active.over {
    display: block;
    margin-top: calc(2 * var(--step));
    padding: calc(2 * var(--step)) calc(3 * var(--step)) calc(2.5 * var(--step));
  }

  :host([form="wide"]) .active:not(.over) .foot {
    display: contents;
  }

  :host([form="wide"]) .draft {
    grid-area: 1 / 1;
    padding: 12px 6px 8px;
  }

  :host([form="wide"]) .active:not(.over) .actions {
    grid-area: 1 / 2;
    width: auto;
    padding: 0 calc(2 * var(--step));
  }

  :host([form="wide"]) .active:not(.over) .actions .primary {
    min-width: 132px;
    min-height: 52px;
  }

  :host([form="wide"]) .palette {
    grid-column: 1 / -1;
    justify-content: start;
    padding: 0 12px 12px calc(2ch + 18px);
  }

  :host([form="wide"]) .note .label {
    display: inline;
  }

  :host([form="wide"]) .note {
    margin-left: auto;
    padding: 0 calc(1.5 * var(--step));
  }

  :host([form="wide"]) .noting,
  :host([form="wide"]) .active:not(.over) .hidden {
    grid-column: 1 / -1;
    padding: 0 12px 16px calc(2ch + 22px);
  }

  :host([form="wide"]) .active:not(.over) .noting .actions {
    padding: 0;
  }

  :host([form="wide"]) .active:not(.over) .noting .actions button {
    min-width: 0;
    min-height: 44px;
  }

  :host([form="wide"]) .answers {
    grid-column: 1 / -1;
    padding: 0 12px 16px calc(2ch + 22px);
  }

  :host([form="wide"]) .middle {
    align-self: start;
    padding: calc(2 * var(--step)) calc(2ch + 22px);
  }

  :host([form="landscape"]) .board {
    --foot: 116px;
    grid-template: minmax(0, max-content) auto minmax(0, 1fr) / minmax(0, 1.45fr) minmax(0, 1fr);
    column-gap: calc(2 * var(--step));
    max-width: none;
  }

  :host([form="landscape"]) .board > * {
    --palette-size: clamp(26px, calc(38cqw / 7 - 11px), 44px);
    /* Eight rows and the one being filled. */
    --peg-size: clamp(
      22px,
      min(calc((58cqw - var(--beside)) / var(--pegs) - 6px), calc((100dvh - 50px) / 9 - 10px)),
      40px
    );
    --fill-size: max(24px, var(--peg-size));
  }

  :host([form="landscape"]) .line {
    min-height: calc(var(--peg-size) + 4px);
    padding-block: 2px;
  }

  :host([form="landscape"]) .past button {
    min-height: 28px;
  }

  /* The palette, its notes and the numbers of an answer each in one line. */
  :host([form="landscape"]) .palette {
    gap: 0;
  }

  :host([form="landscape"]) .palette button {
    min-width: 32px;
    padding: 2px;
  }

  :host([form="landscape"]) .answer {
    grid-template-columns: 6em 1fr;
    font-size: var(--text-small);
  }

  :host([form="landscape"]) .answer .segments {
    gap: 2px;
  }

  :host([form="landscape"]) .answer label {
    min-width: 30px;
    min-height: 34px;
    padding: 0;
  }

  :host([form="landscape"]) .noting p {
    display: none;
  }

  :host([form="landscape"]) .colourful {
    --foot: 160px;
  }

  /* The page scrolls as a whole, so a hint stands under the rows. */
  :host([low]) .rows,
  :host([low]) .middle {
    max-height: none;
    overflow: visible;
  }

  :host([form="landscape"]) .foot {
    grid-area: 1 / 2 / -1;
    align-self: end;
  }

  :host([form="landscape"]:not([low])) .middle {
    grid-area: 1 / 2 / -1;
    align-self: start;
    max-height: calc(100% - var(--foot));
    padding-top: 0;
  }

  :host([form="landscape"]) .middle:not(:has(cicada-mastermind-welcome)) + .ghosts {
    visibility: visible;
  }

  :host([form="landscape"]) .middle:has(cicada-mastermind-welcome) {
    grid-area: 3 / 1;
    padding-top: calc(1.5 * var(--step));
  }

  :host([form="wide"]) .draft {
    background: none;
    box-shadow: none;
  }

  /* On the smallest phones the pegs have the room of the rows' numbers. */
  @container (max-width: 339px) {
    .board > * {
      --beside: calc(108px + 7px * var(--pegs));
    }

    .line {
      grid-template-columns: auto auto minmax(40px, 1fr) 32px;
    }

    .waiting {
      grid-column: 1 / -1;
    }

    .count {
      display: none;
    }

    .answer {
      grid-template-columns: 6.5em 1fr;
    }

    .answer .segments {
      gap: 2px;
    }

    .answer label {
      min-width: 32px;
      padding: 0;
    }
  }

  /* Many pegs on a narrow page: the answer and what it left stand under the guess. */
  @container (max-width: 420px) {
    .many > * {
      --beside: 36px;
    }

    .many .line {
      grid-template-columns: 2ch auto 1fr 32px;
    }

    .many .count {
      display: inline;
    }

    .many .code {
      grid-column: 2 / -1;
    }

    .many .cluster {
      grid-column: 2;
    }
  }

  /* The rows, and the one to be filled: with a pencil. */
  @media print {
    :host([form]) .board > * {
      --peg-size: 30px;
      --fill-size: 30px;
    }

    .rows {
      overflow: visible;
    }

    :host([form]) .line {
      grid-template-columns: 2ch auto 72px minmax(44px, 150px);
      justify-content: start;
      column-gap: calc(2 * var(--step));
      padding: 4px 0;
    }

    :host([form]) .board .active {
      display: block;
      margin: 0;
      padding: 0;
      background: none;
      box-shadow: none;
    }

    .draft {
      box-shadow: none;
    }

    .slot[aria-current="true"] .hole {
      border: 1.5px dashed var(--control);
    }

    .slot[aria-current="true"] .peg:not(.hole) {
      outline: 1px solid var(--ink);
      outline-offset: 0;
    }

    .story .unit {
      display: inline;
    }

    .ghosts,
    .palette {
      display: none;
    }
  }
`;
