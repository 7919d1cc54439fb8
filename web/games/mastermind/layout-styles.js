/** How the Mastermind board uses the room that it has: wide, lying on its side, narrow, on paper. */
import { css } from "lit";
import { NARROW, SHORT } from "../../ui/breakpoints.js";

export const layoutStyles = css`
  /* On tablets and desks the row being filled is a card that holds its palette and the button. */
  @media not all and ${NARROW} {
    :host(:not([form="landscape"])) .board > * {
      /* Eight rows, the code and the palette fill the height. */
      --rows: 10;
      --around: 240px;
      --palette-size: max(34px, var(--peg-size));
    }

    :host(:not([form="landscape"])) .active {
      grid-area: 3 / 1;
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-items: center;
      margin: 0 6px;
      border-radius: calc(1.5 * var(--radius));
      background: var(--sheet);
      box-shadow: var(--shadow);
    }

    :host(:not([form="landscape"])) .active.over {
      display: block;
      margin-top: var(--step);
      padding: 0 calc(1.5 * var(--step)) calc(1.5 * var(--step));
    }

    /* The end is told beside the board. */
    :host([form="wide"]) .active.over.bare {
      display: none;
    }

    :host(:not([form="landscape"])) .active:not(.over) .foot {
      display: contents;
    }

    :host(:not([form="landscape"])) .draft {
      grid-area: 1 / 1;
      grid-template-columns: 2ch auto minmax(0, 1fr);
      margin: 0;
      padding-block: 8px 4px;
      background: none;
      box-shadow: none;
    }

    :host(:not([form="landscape"])) .active:not(.over) .actions {
      width: auto;
      padding: 0 calc(1.5 * var(--step)) calc(1.5 * var(--step));
    }

    :host(:not([form="landscape"])) .palette {
      grid-column: 1 / -1;
      justify-content: start;
      width: 100%;
      padding: 0 calc(1.5 * var(--step)) 8px var(--indent);
    }

    :host(:not([form="landscape"])) .palette .note {
      margin-left: auto;
      padding: 0 calc(1.5 * var(--step));
    }

    :host(:not([form="landscape"])) :is(.noting, .answers) {
      grid-column: 1 / -1;
      padding: 0 calc(1.5 * var(--step)) calc(1.5 * var(--step)) var(--indent);
    }

    :host(:not([form="landscape"])) .active:not(.over) .noting .actions {
      padding: 0;
    }

    :host(:not([form="landscape"])) .middle {
      align-self: start;
    }

    :host([middle]:not([form="landscape"])) .middle {
      margin-top: calc(1.5 * var(--step));
      padding: calc(1.5 * var(--step)) calc(2 * var(--step)) calc(1.5 * var(--step)) var(--indent);
    }
  }

  :host([form="wide"]) .board > * {
    --around: 196px;
  }

  :host([form="wide"]) .bar {
    max-width: 720px;
  }

  /* With room for words beside the answers. */
  @container (min-width: 500px) {
    :host(:not([form="landscape"])) .board > * {
      --beside: calc(250px + 8px * var(--pegs));
      --gap: 8px;
      --indent: calc(2ch + 20px);
    }

    :host(:not([form="landscape"])) .line {
      column-gap: calc(1.5 * var(--step));
      padding-inline: 6px;
    }

    :host(:not([form="landscape"])) .board:not(.many) .active {
      grid-template-columns: minmax(0, 1fr) auto;
    }

    :host(:not([form="landscape"])) .board:not(.many) .active:not(.over) .foot > .actions {
      grid-area: 1 / 2;
      padding-bottom: 0;
    }

    :host(:not([form="landscape"])) .actions > .primary {
      min-width: 132px;
    }

    :host(:not([form="landscape"])) .story .unit {
      display: inline;
    }

    :host(:not([form="landscape"])) .note .label {
      display: inline;
    }
  }

  :host([form="landscape"]) .board {
    --foot: 116px;
    grid-template:
      auto minmax(0, max-content) auto minmax(0, 1fr) / minmax(0, 1.45fr)
      minmax(0, 1fr);
    column-gap: calc(2 * var(--step));
    max-width: none;
  }

  :host([form="landscape"]) .board > * {
    --palette-size: clamp(26px, calc(38cqw / 7 - 11px), 44px);
    /* The code, eight rows and the one being filled. */
    --peg-size: clamp(
      24px,
      min(calc((58cqw - var(--beside)) / var(--pegs) - 6px), calc((100dvh - 76px) / 10 - 4px)),
      40px
    );
  }

  :host([form="landscape"]) .line {
    min-height: calc(var(--peg-size) + 4px);
    padding-block: 2px;
  }

  :host([form="landscape"]) .code-row {
    margin-top: 6px;
  }

  :host([form="landscape"]) .many .reason {
    display: none;
  }

  :host([form="landscape"]) .past button {
    min-height: 28px;
  }

  /* The palette, its notes and the numbers of an answer each in one line. */
  :host([form="landscape"]) .palette {
    gap: 0;
  }

  :host([form="landscape"]) .palette button {
    min-width: 26px;
    padding: 0;
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

  :host([form="landscape"][middle="welcome"]) .middle {
    grid-area: 4 / 1;
    max-height: 100%;
  }

  @media ${SHORT} {
    :host([form="phone"]) .code-row {
      margin-top: 8px;
    }

    :host([form="phone"]) .middle {
      max-height: calc(100% - 4px);
      margin-block: 2px;
    }

    :host([form="phone"][middle]) .middle {
      padding-block: 6px;
    }

    :host([form="phone"]) .foot {
      padding-top: var(--step);
    }
  }

  /* On the smallest phones the pegs have the room of the rows' numbers. */
  @container (max-width: 339px) {
    .board > * {
      --beside: calc(104px + 8px * var(--pegs));
    }

    .line {
      grid-template-columns: auto auto minmax(40px, 1fr) 28px;
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
      grid-template-columns: 2ch auto 1fr 28px;
    }

    .many .count {
      display: inline;
    }

    .many .code {
      grid-column: 2 / -1;
    }

    .many .reason {
      display: none;
    }

    .many .cluster {
      grid-column: 2;
    }
  }

  /* The rows, and the one to be filled: with a pencil. */
  @media print {
    :host([form]) .board > * {
      --peg-size: 30px;
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

    .board::before,
    .lid {
      display: none;
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
