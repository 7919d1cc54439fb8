/** The look of the tray of pieces. */
import { css } from "lit";
import { SHORT } from "../../ui/breakpoints.js";
import { shared } from "../../ui/styles.js";
import { pieceStyles } from "./pieces.js";

export const trayStyles = [
  shared,
  pieceStyles,
  css`
    :host {
      --piece-size: 36px;
      display: grid;
      gap: 4px;
      padding: 4px;
      container-type: inline-size;
      border-radius: var(--radius);
      background: var(--well);
      box-shadow: inset 0 1px 3px var(--shade);
    }

    .rank {
      display: grid;
      grid-template-columns: repeat(6, minmax(0, 1fr));
      gap: 4px;
    }

    button {
      display: grid;
      justify-items: center;
      gap: 2px;
      min-width: 0;
      min-height: 52px;
      padding: 4px 0;
    }

    .rank.bounded {
      grid-template-columns: repeat(6, minmax(0, 1fr)) minmax(44px, auto);
    }

    .rank > button {
      position: relative;
      border-radius: 6px;
    }

    /* A piece that is or may be hidden lies on a tile. */
    .rank > button:not(.lacking) {
      background: var(--board);
    }

    .bound {
      display: grid;
      place-items: center;
    }

    .kinds {
      padding: 4px 0;
      border-top: 1px solid var(--line);
    }

    .rank:not(.kinds) > .bound {
      border-left: 1px solid var(--line);
    }

    .bound .out {
      opacity: 0.6;
    }

    .mark {
      position: absolute;
      top: 2px;
      left: max(0px, calc(50% - 36px));
      display: grid;
      place-items: center;
      width: 20px;
      height: 20px;
      border-radius: 50%;
      background: var(--raised);
      box-shadow: 0 0 0 1.5px var(--ink);
      color: var(--ink);
    }

    .mark .icon {
      width: 14px;
      height: 14px;
      stroke-width: 3;
    }

    .mark.proven {
      background: var(--accent);
      box-shadow: none;
      color: var(--on-accent);
    }

    .mark.wrong {
      box-shadow: 0 0 0 2px var(--warn);
      color: var(--warn);
    }

    :host([marking]) {
      border-radius: var(--radius);
      outline: 2px dashed var(--accent);
      outline-offset: 2px;
    }

    .stack {
      display: grid;
      isolation: isolate;
    }

    .stack .piece {
      grid-area: 1 / 1;
      transition: translate var(--quick) ease-out;
    }

    .stack .piece:last-child {
      z-index: 1;
    }

    /* The pieces behind the first one look past it. */
    .stack .piece:nth-last-child(2) {
      translate: 6px -1px;
      opacity: 0.5;
    }

    .stack .piece:nth-last-child(3) {
      translate: 12px -2px;
      opacity: 0.25;
    }

    button:hover:not([aria-disabled="true"]) .stack .piece:last-child {
      translate: 0 -3px;
    }

    button[aria-disabled="true"] {
      cursor: default;
    }

    [aria-disabled="true"] .stack {
      opacity: 0.5;
    }

    .stack.gone {
      opacity: 0.28;
    }

    .left {
      white-space: nowrap;
      color: var(--quiet);
      font: 500 var(--text-small) / 1 var(--sans);
      font-variant-numeric: tabular-nums;
    }

    /* It lies in the well itself. */
    .stack:is(.out, .gone) ~ .left:not(.over, .sure) {
      color: var(--ink);
    }

    .stack.out .piece {
      opacity: 0.2;
    }

    /* Drawn only: what is heard is the label, in words. */
    [data-text]::before {
      content: attr(data-text);
    }

    .left.proven {
      padding: 1px 6px;
      border-radius: 10px;
      box-shadow: 0 0 0 1px var(--control);
      color: var(--ink);
    }

    .left.sure {
      box-shadow: none;
      background: var(--accent);
      color: var(--on-accent);
    }

    .over {
      color: var(--warn);
      font-weight: 700;
    }

    @media ${SHORT} {
      :host {
        --piece-size: 28px;
        gap: 2px;
        padding: 2px;
      }

      button {
        min-height: 42px;
        padding: 0;
        gap: 0;
      }

      /* The tray's own bounds are what is asked for most. */
      .kinds {
        position: absolute;
        clip-path: inset(50%);
      }
    }

    /* Beside the sheet of a small phone that lies on its side. */
    @container (max-width: 199px) {
      .left {
        font-size: 11px;
      }

      .left.proven {
        padding: 1px 2px;
      }
    }

    @container (min-width: 480px) {
      .rank {
        --piece-size: 52px;
      }

      button {
        gap: 4px;
        min-height: 84px;
      }

      .mark {
        left: max(0px, calc(50% - 48px));
        width: 24px;
        height: 24px;
      }

      .left {
        font-size: var(--text);
      }

      .stack .piece:nth-last-child(2) {
        translate: 9px -2px;
      }

      .stack .piece:nth-last-child(3) {
        translate: 18px -4px;
      }
    }

    @container (min-width: 700px) {
      .rank {
        --piece-size: 62px;
      }
    }
  `,
];
