/** The look of the Shot board: its frame and its grid of cells over the drawing. */
import { css } from "lit";
import { shared } from "../../ui/styles.js";
import { drawingStyles, FRAME, HEIGHT, WIDTH } from "./drawing.js";

export const boardStyles = [
  shared,
  drawingStyles,
  css`
    :host {
      display: grid;
      place-items: center;
      min-width: 0;
      min-height: 0;
      container-type: size;
    }

    .field {
      position: relative;
      width: min(100cqw, 100cqh * ${WIDTH / HEIGHT});
      aspect-ratio: ${WIDTH / HEIGHT};
      border-radius: calc(1.5 * var(--radius));
      background: var(--raised);
      box-shadow: 0 0 0 1px var(--line);
      transition: box-shadow var(--slow) ease-out;
      user-select: none;
      -webkit-user-select: none;
      touch-action: none;
    }

    .lost {
      box-shadow: 0 0 0 3px var(--warn);
    }

    .grid {
      position: absolute;
      inset: ${(100 * FRAME) / HEIGHT}% ${(100 * FRAME) / WIDTH}%;
      display: grid;
      grid-template-rows: repeat(9, 1fr);
    }

    .line {
      display: grid;
      grid-template-columns: repeat(7, 1fr);
    }

    .cell {
      border-radius: var(--radius);
    }

    .cell:focus-visible {
      outline-offset: -2px;
    }

    .filled {
      cursor: grab;
    }

    .target,
    .editing .cell {
      cursor: pointer;
    }
  `,
];
