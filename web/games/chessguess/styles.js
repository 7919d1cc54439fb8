/** The look of the ChessGuess view. */
import { css } from "lit";
import { GuessingElement } from "../../midend/guessing-element.js";
import { SHORT } from "../../ui/breakpoints.js";
import { pieceStyles } from "./pieces.js";
import { placesStyles } from "./places.js";

export const viewStyles = [
  GuessingElement.styles,
  pieceStyles,
  placesStyles,
  css`
    .board {
      grid-template: auto minmax(0, 1fr) auto auto / minmax(0, 1fr);
      max-width: 640px;
      row-gap: 0;
      padding: 0 8px 8px;
      border: 1px solid var(--board-line);
      border-radius: calc(1.5 * var(--radius));
      background: var(--board);
      box-shadow: var(--shadow);
      outline: none;
    }

    @media ${SHORT} {
      .board {
        padding: 0 4px 4px;
      }
    }

    cicada-guess-sheet {
      border-radius: var(--radius);
      padding-bottom: 12px;
      background: var(--raised);
      box-shadow: 0 1px 2px var(--shade);
    }

    .foot {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--step);
      min-width: 0;
    }

    .foot > :not(cicada-guess-picker, cicada-guess-draft):first-child {
      margin-top: var(--step);
    }

    .foot > cicada-guess-draft {
      margin: -8px -5px 0;
    }

    :host(:not([middle])) .middle {
      display: none;
    }

    .middle {
      max-height: 34dvh;
      overflow: auto;
    }

    /* A slip of paper in the case. */
    :host([middle]) .middle {
      margin: var(--step) 0 calc(2 * var(--step));
      padding: calc(1.5 * var(--step));
      border-radius: var(--radius);
      background: var(--sheet);
      box-shadow: 0 1px 2px var(--shade);
    }

    /* At first the goal and its example have the place of the sheet: nothing moves when Python tells it. */
    :host([form="phone"][middle="welcome"]:not([low])) .board {
      grid-template-rows: auto 0 minmax(0, 1fr) auto;
    }

    :host([form="phone"][middle="welcome"]:not([low])) cicada-guess-sheet {
      visibility: hidden;
    }

    :host([form="phone"][middle="welcome"]:not([low])) .middle {
      max-height: none;
      margin: 0 0 14px;
      padding: 4px calc(1.5 * var(--step));
    }

    /* They say the same as the lid. */
    @media ${SHORT} {
      :host([form="phone"][middle="welcome"]:not([low])) .board {
        grid-template-rows: 0 minmax(0, 1fr) auto;
      }

      :host([form="phone"][middle="welcome"]:not([low])) .places-row {
        display: none;
      }
    }

    /* The last row stays in sight over a hint. */
    :host([form="phone"][middle="told"]) .board {
      grid-template-rows: auto minmax(58px, 1fr) minmax(0, max-content) auto;
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

    :host([form="wide"]) .board,
    :host([form="wide"]) .bar {
      max-width: 760px;
    }

    :host([form="landscape"]) .board {
      grid-template: auto minmax(0, 1fr) auto / minmax(0, 1.1fr) minmax(0, 1fr);
      column-gap: calc(1.5 * var(--step));
      max-width: none;
    }

    :host([form="landscape"]) cicada-guess-sheet,
    :host([form="landscape"][middle="welcome"]) .middle {
      z-index: 1;
      grid-area: 1 / 1 / -1;
      margin: 8px 0 0;
    }

    :host([form="landscape"]) .places-row {
      grid-area: 1 / 2;
    }

    :host([form="landscape"]) .middle {
      grid-area: 2 / 2;
      min-height: 0;
      max-height: 100%;
    }

    :host([form="landscape"]) .foot {
      grid-area: 3 / 2;
    }

    /* The page scrolls as a whole. */
    :host([low]) .board {
      grid-template-rows: auto;
    }

    :host([low][form="landscape"]) .board {
      grid-template-rows: auto 1fr auto;
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
      :host([form]) .board {
        padding: 0;
        border: 0;
        background: none;
      }

      cicada-guess-picker,
      cicada-guess-draft,
      cicada-answer-form {
        display: none;
      }
    }
  `,
];
