/** The look of the Mastermind board. */
import { css } from "lit";
import { GuessingElement } from "../../midend/guessing-element.js";
import { SHORT, SMALL } from "../../ui/breakpoints.js";
import { barStyles } from "../../ui/left-bar.js";
import { pegStyles } from "./pegs.js";

export const viewStyles = [
  GuessingElement.styles,
  ...pegStyles,
  barStyles,
  css`
    .board > * {
      /* What a row needs beside its pegs: count, answer, story, button and the gaps. */
      --beside: calc(134px + 7px * var(--pegs));
      --peg-size: clamp(22px, calc((100cqw - var(--beside)) / var(--pegs) - 6px), 44px);
      --fill-size: clamp(24px, calc((100cqw - 60px) / var(--pegs) - 8px), 44px);
      --palette-size: clamp(30px, calc(100cqw / 7 - 11px), 44px);
    }

    .board {
      grid-template: minmax(0, max-content) auto minmax(0, 1fr) auto / minmax(0, 1fr);
      gap: 4px;
      max-width: 600px;
    }

    .rows {
      grid-area: 1 / 1;
      display: grid;
      grid-auto-rows: minmax(min-content, auto);
      align-content: start;
      gap: 2px;
      margin: 0;
      padding: 0 0 1px;
      overflow: auto;
      list-style: none;
      overscroll-behavior: contain;
    }

    .active {
      display: contents;
    }

    .draft {
      grid-area: 2 / 1;
    }

    .middle {
      grid-area: 3 / 1;
      align-self: end;
      max-height: 100%;
      overflow: auto;
      padding: var(--step) 4px;
      z-index: 1;
    }

    /* A frame around nothing would lie over the row above. */
    @media ${SHORT} {
      .middle {
        padding-block: 0;
      }
    }

    .ghosts {
      grid-area: 3 / 1;
      display: grid;
      align-content: start;
      gap: 2px;
      min-height: 0;
      overflow: hidden;
    }

    .middle:has(*) + .ghosts {
      visibility: hidden;
    }

    .foot {
      --peg-size: var(--palette-size);
      grid-area: 4 / 1;
      display: grid;
      gap: calc(1.5 * var(--step));
      justify-items: center;
    }

    .foot > .actions,
    .foot > .end {
      width: 100%;
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
      scale: 0.22;
      background: var(--line);
    }

    .draft .warning {
      font-size: var(--text-small);
    }

    .waiting {
      grid-column: 3 / -1;
    }

    .draft {
      --peg-size: var(--fill-size);
      background: var(--raised);
      box-shadow: var(--shadow);
    }

    :host([form="wide"]) .draft {
      background: none;
      box-shadow: none;
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

    /* Where the next peg goes, over a row that is full. */
    .slot[aria-current="true"] .peg:not(.hole) {
      outline: 2px solid var(--accent);
      outline-offset: 2px;
    }

    .conflicting {
      background: var(--warn-tint);
    }

    .story {
      display: grid;
      gap: 2px;
      max-width: 140px;
      font-variant-numeric: tabular-nums;
    }

    button.story {
      justify-items: stretch;
      justify-content: stretch;
      min-width: 0;
      min-height: 32px;
      margin: 0 -6px;
      padding: 0 6px;
      font-weight: 400;
      text-align: left;
    }

    /* The question for the mouse: on the button itself it would be heard twice. */
    .story > [title] {
      display: contents;
    }

    .story .unit {
      display: none;
    }

    .rows .cluster {
      --pin: clamp(9px, calc(var(--peg-size) * 0.26), 16px);
    }

    .palette {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      gap: 2px;
    }

    @media ${SMALL} {
      .palette button {
        min-width: 38px;
        padding: 2px;
      }
    }

    .colour {
      padding: 4px;
      touch-action: none;
    }

    .colour:disabled {
      opacity: 0.3;
    }

    .colour.out {
      position: relative;
    }

    .colour.out .peg {
      opacity: 0.3;
    }

    .colour.out::after {
      content: "";
      position: absolute;
      inset: calc(50% - 1px) 6px;
      rotate: -45deg;
      background: var(--ink);
    }

    .slot.sure {
      position: relative;
    }

    /* A pin under the peg. */
    .slot.sure::after {
      content: "";
      position: absolute;
      inset: auto 25% -7px;
      height: 3px;
      border-radius: 2px;
      background: var(--accent);
    }

    .note {
      padding: 0;
      color: var(--quiet);
    }

    .note .label {
      display: none;
    }

    .note[aria-pressed="true"] {
      background: var(--tint);
      color: var(--accent);
      box-shadow: inset 0 0 0 1px var(--accent);
    }

    .noting {
      display: grid;
      gap: var(--step);
      width: 100%;
    }

    .hidden .code {
      gap: 4px;
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

    .answer .cluster,
    .foot .cluster {
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

    /* The moment of the find: the code turns over, peg by peg. */
    @media (prefers-reduced-motion: no-preference) {
      :host([won-now]) .past:last-child .code > span {
        animation: turn-over 220ms ease-out both;
      }

      :host([won-now]) .past:last-child .cluster,
      :host([won-now]) .result {
        animation: rise 220ms 380ms ease-out both;
      }

      :host([won-now]) .past:last-child .code > span:nth-child(2) {
        animation-delay: 60ms;
      }

      :host([won-now]) .past:last-child .code > span:nth-child(3) {
        animation-delay: 120ms;
      }

      :host([won-now]) .past:last-child .code > span:nth-child(n + 4) {
        animation-delay: 180ms;
      }
    }

    @keyframes turn-over {
      from {
        rotate: y 180deg;
        opacity: 0;
      }
    }

    @keyframes rise {
      from {
        translate: 0 6px;
        opacity: 0;
      }
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
  `,
];
