/** The look of the ChessGuess view. */
import { css } from "lit";
import { GuessingElement } from "../../midend/guessing-element.js";
import { SHORT } from "../../ui/breakpoints.js";
import { pieceStyles } from "./pieces.js";

export const viewStyles = [
  GuessingElement.styles,
  pieceStyles,
  css`
    .board {
      grid-template-rows: minmax(0, 1fr) auto auto;
      max-width: 640px;
      gap: calc(1.5 * var(--step));
      outline: none;
    }

    @media ${SHORT} {
      .board {
        gap: var(--step);
      }
    }

    .foot {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--step);
      min-width: 0;
    }

    .middle:not(:has(*)) {
      display: none;
    }

    .middle {
      max-height: 34dvh;
      overflow: auto;
    }

    /* At first the goal and its example have the place of the sheet: nothing moves when Python tells it. */
    :host([form="phone"]:not([low])) .board:has(cicada-chessguess-welcome) {
      grid-template-rows: 0 minmax(0, 1fr) auto;
      row-gap: 0;
    }

    :host([form="phone"]:not([low])) .middle:has(cicada-chessguess-welcome) {
      max-height: none;
    }

    /* The last row stays in sight over a hint. */
    :host([form="phone"]) .board:has(.middle > *):not(:has(cicada-chessguess-welcome)) {
      grid-template-rows: minmax(58px, 1fr) minmax(0, max-content) auto;
    }

    cicada-guess-picker .hint,
    cicada-guess-picker > button {
      padding: 0 calc(1.5 * var(--step));
    }

    /* The bar of what is left, for which a frame on a slide has no room. */
    :host([form="phone"]) cicada-guess-sheet {
      --story-width: 84px;
      --story-bar: block;
    }

    .bar {
      max-width: 640px;
    }

    :host([form="wide"]) .board {
      grid-template-rows: minmax(0, 500px) auto auto;
      align-content: center;
    }

    :host([form="wide"]) .board,
    :host([form="wide"]) .bar {
      max-width: 760px;
    }

    :host([form="landscape"]) .board {
      grid-template: minmax(0, 1fr) auto / minmax(0, 1.1fr) minmax(0, 1fr);
      column-gap: calc(2 * var(--step));
      max-width: none;
    }

    :host([form="landscape"]) cicada-guess-sheet {
      grid-row: span 2;
    }

    :host([form="landscape"]) .middle {
      max-height: 100%;
      min-height: 0;
      grid-area: 1 / 2;
      z-index: 1;
    }

    :host([form="landscape"]) .middle:has(cicada-chessguess-welcome) {
      grid-area: 1 / 1 / -1;
      padding: var(--step) 4px;
    }

    :host([form="landscape"]) .foot {
      grid-area: 2 / 2;
    }

    /* The page scrolls as a whole. */
    :host([low]) .board {
      grid-template-rows: auto;
    }

    :host([low][form="landscape"]) .board {
      grid-template-rows: 1fr auto;
    }

    :host([low]) cicada-guess-sheet {
      container-type: inline-size;
      min-height: 60px;
    }

    :host([low]) .middle {
      max-height: none;
      overflow: visible;
    }

    @media print {
      cicada-guess-picker,
      cicada-guess-draft,
      cicada-answer-form {
        display: none;
      }
    }
  `,
];
