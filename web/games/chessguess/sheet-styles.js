/** The look of the score sheet. */
import { css } from "lit";
import { barStyles } from "../../ui/left-bar.js";
import { shared } from "../../ui/styles.js";
import { countedStyles } from "./counted-pieces.js";
import { pieceStyles } from "./pieces.js";

export const sheetStyles = [
  shared,
  pieceStyles,
  barStyles,
  countedStyles,
  css`
    :host {
      display: flex;
      flex-direction: column;
      min-height: 0;
      min-width: 0;
      container-type: size;
    }

    .line {
      display: grid;
      grid-template:
        "count pieces pieces tool" minmax(36px, auto)
        "count numbers story story" auto / 2ch auto 1fr 32px;
      align-items: center;
      gap: 0 var(--step);
      padding: 2px 6px 4px;
    }

    .head {
      display: none;
    }

    .rows {
      min-height: 0;
      overflow: auto;
      overscroll-behavior: contain;
    }

    .blank {
      flex: 1 1 0;
      min-height: 0;
      overflow: hidden;
    }

    .blank .line {
      border-bottom: 1px solid var(--line);
      opacity: 0.6;
    }

    .blank .line {
      min-height: 46px;
    }

    .blank .invitation {
      display: block;
      padding: var(--step) 4px calc(1.5 * var(--step));
      opacity: 1;
      text-wrap: balance;
    }

    .count {
      grid-area: count;
      align-self: start;
      color: var(--quiet);
      font-size: var(--text-small);
      font-variant-numeric: tabular-nums;
      line-height: 36px;
      text-align: right;
    }

    .pieces {
      grid-area: pieces;
    }

    .numbers {
      grid-area: numbers;
      display: flex;
      justify-content: start;
      gap: var(--step);
      width: fit-content;
      white-space: nowrap;
      min-height: 28px;
      padding: 0 var(--step);
      margin-left: calc(-1 * var(--step));
      font-weight: 400;
      font-size: var(--line-text-small);
      font-variant-numeric: tabular-nums;
    }

    /* Drawn only: what is heard is the label, in words. */
    [data-text]::before {
      content: attr(data-text);
    }

    .numbers b {
      font-size: var(--line-text);
    }

    .name {
      color: var(--quiet);
    }

    .story {
      grid-area: story;
      display: grid;
      grid-template-columns: 1fr auto;
      align-items: center;
      gap: var(--step);
    }

    /* The question for the mouse: on the button itself it would be heard twice. */
    .story > [title] {
      display: contents;
    }

    button.story {
      justify-content: stretch;
      min-width: 0;
      min-height: 28px;
      margin: 0 -6px;
      padding: 0 6px;
      font-weight: 400;
    }

    .left {
      color: var(--quiet);
      font-size: var(--text-small);
      font-variant-numeric: tabular-nums;
    }

    .line > button.small {
      grid-area: tool;
    }

    /* Six guesses on a slide, or one over a hint on the smallest phone. */
    @container (max-width: 479px) and (max-height: 440px) {
      .rows {
        --piece-size: 24px;
      }

      .line {
        grid-template-rows: minmax(28px, auto) auto;
        padding-bottom: 0;
      }

      .count {
        line-height: 28px;
      }

      .numbers {
        min-height: 25px;
      }

      .line > button.small {
        min-height: 28px;
      }
    }

    @container (max-width: 299px) {
      .line {
        grid-template-areas:
          "count pieces story tool"
          "count numbers numbers numbers";
        grid-template-columns: 2ch 1fr var(--story-width, auto) 32px;
        column-gap: 4px;
      }

      .numbers {
        gap: 4px;
        padding: 0 4px;
        margin-left: -4px;
      }

      .left-bar {
        display: var(--story-bar, none);
      }
    }

    @container (min-width: 700px) {
      .rows {
        --piece-size: 36px;
      }
    }

    /* The moment of the find: the pieces come up one after the other. */
    @media (prefers-reduced-motion: no-preference) {
      :host([fresh]) li:last-child .group {
        animation: rise 220ms ease-out both;
      }

      :host([fresh]) li:last-child .group:nth-of-type(2) {
        animation-delay: 60ms;
      }

      :host([fresh]) li:last-child .group:nth-of-type(3) {
        animation-delay: 120ms;
      }

      :host([fresh]) li:last-child .group:nth-of-type(n + 4) {
        animation-delay: 180ms;
      }
    }

    @keyframes rise {
      from {
        translate: 0 -10px;
        opacity: 0;
      }
    }

    .conflicting {
      background: var(--warn-tint);
    }

    .correcting,
    .looked {
      background: var(--tint);
    }

    .ahead {
      opacity: 0.25;
    }

    @container (min-width: 480px) {
      .line {
        grid-template: "count pieces numbers story tool" minmax(46px, auto) / 2ch 1fr 186px 120px 32px;
        padding: 0 4px;
        border-bottom: 1px solid var(--line);
      }

      .head {
        display: grid;
        grid-template-rows: auto;
        flex: none;
        padding-bottom: 4px;
        border-color: var(--ink);
        color: var(--quiet);
        font-size: var(--text-small);
      }

      .numbers {
        display: grid;
        grid-template-columns: repeat(3, 1fr);
        gap: 0;
        width: 100%;
        min-height: 40px;
        margin: 0;
        padding: 0;
        text-align: center;
      }

      .head .numbers {
        min-height: 0;
        overflow-wrap: anywhere;
        white-space: normal;
      }

      .head > :nth-child(2) {
        grid-area: pieces;
      }

      .head > :nth-child(4) {
        grid-area: story;
      }

      .numbers b {
        font-size: var(--text-large);
      }

      .numbers .name {
        position: absolute;
        clip-path: inset(50%);
      }

      .count {
        line-height: 46px;
      }
    }

    @media print {
      :host {
        display: block;
        container-type: inline-size;
      }

      .rows {
        overflow: visible;
      }

      .blank {
        display: none;
      }
    }
  `,
];
