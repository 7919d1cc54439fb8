/** The look of the Shot page: its board with the grid of cells over the drawing, and around it. */
import { css } from "lit";
import { nextStepStyles } from "../../midend/next-step.js";
import { LOW, MEDIUM, NARROW, SHORT } from "../../ui/breakpoints.js";
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

    /* A border, which is printed everywhere, and no wider than leaves room for what is said of it. */
    @media print {
      :host {
        container-type: normal;
        place-items: start;
      }

      .field {
        width: min(100%, 440px);
        border: 1px solid var(--control);
        box-shadow: none;
        break-inside: avoid;
      }
    }
  `,
];

export const viewStyles = [
  shared,
  nextStepStyles,
  css`
    :host {
      display: block;
      height: 100%;
      overflow: clip;
    }

    /* The page scrolls as a whole; the board has the window's height. */
    :host([low]) {
      height: auto;
      overflow: visible;
    }

    :host([low]) cicada-shot-board {
      height: min(100dvh - 16px, 100vw);
    }

    :host([low][form="landscape"]) cicada-shot-board {
      height: calc(100dvh - 62px);
    }

    .board {
      display: grid;
      grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
      gap: var(--step);
      min-height: 0;
      container-type: inline-size;
    }

    .foot,
    .bar {
      width: 100%;
      max-width: 480px;
      margin: 0 auto;
    }

    .foot,
    .playback {
      display: flex;
      align-items: center;
      justify-content: space-between;
    }

    .foot button {
      white-space: nowrap;
    }

    .foot {
      flex-wrap: wrap;
      gap: var(--step) calc(1.5 * var(--step));
      /* The end has its room from the beginning: the board stays where it is. */
      --foot: 66px;
      --buttons: 0px;
      max-width: 560px;
      min-height: var(--foot);
      line-height: 1.3;
    }

    /* Its buttons stand below its text. */
    @container (max-width: 559px) {
      .foot {
        --foot: 96px;
        --buttons: calc(44px + var(--step));
      }
    }

    @media ${MEDIUM} {
      @media not all and ${SHORT} {
        .foot {
          --foot: 116px;
        }
      }
    }

    .foot > .result {
      max-height: calc(var(--foot) - var(--buttons));
      overflow-y: auto;
    }

    @media ${LOW} {
      .foot {
        --foot: 44px;
      }
    }

    /* It has two buttons: words may be longer than in English. */
    @media ${NARROW} {
      .bar > button {
        padding: 0 min(var(--step), 1.8vw);
      }
    }

    .foot .row {
      flex-wrap: nowrap;
    }

    .foot > p {
      flex: 1 1 0;
      min-width: 144px;
    }

    .told {
      display: block;
      color: var(--quiet);
      font: var(--text-small) / 1.3 var(--sans);
    }

    /* On a phone held sideways the board has the whole height, and the bar is a narrow column. */
    :host([form="landscape"]) .board {
      grid-template: minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 220px);
    }

    :host([form="landscape"]) .foot {
      flex-direction: column;
      align-items: flex-start;
      justify-content: center;
      flex-wrap: nowrap;
    }

    :host([form="landscape"]) .foot > p {
      flex: none;
      max-height: none;
    }

    /* Hint has its place, too. */
    @media ${NARROW} {
      .roomy {
        display: none;
      }
    }

    .share-row {
      color: var(--accent);
      letter-spacing: 1px;
    }

    .playback {
      flex: 1;
      gap: calc(var(--step) / 2);
      white-space: nowrap;
    }

    .playback button {
      padding: 0;
    }

    .result {
      font: var(--text-large) / 1.3 var(--serif);
    }

    .end .result {
      font-size: var(--title);
    }

    .bar {
      justify-content: space-between;
    }

    @media print {
      :host {
        height: auto;
        overflow: visible;
      }

      :host([form]) .board {
        display: block;
      }

      .foot {
        max-width: none;
      }
    }
  `,
];
