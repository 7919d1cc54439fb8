/** What every component shares: text, buttons, fields, lists. Colours are tokens, always. */
import { css } from "lit";
import { SMALL } from "./breakpoints.js";
import { printStyles } from "./print-styles.js";

const screenStyles = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  :host([hidden]),
  [hidden] {
    display: none !important;
  }

  h1,
  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd,
  pre,
  figure {
    margin: 0;
  }

  /* A list that is numbered or has bullets says so. */
  ul,
  ol {
    padding: 0;
    list-style: none;
  }

  table {
    border-collapse: collapse;
  }

  h2,
  h3 {
    font: var(--text-large) / 1.2 var(--serif);
  }

  h3 {
    font-size: var(--text);
  }

  a {
    color: var(--accent);
    text-underline-offset: 0.2em;
  }

  .icon {
    width: 1.25em;
    height: 1.25em;
    flex: none;
  }

  .quiet {
    color: var(--quiet);
    font-size: var(--text-small);
  }

  .warning {
    color: var(--warn);
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      transition: none !important;
    }
  }

  .visually-hidden,
  :host([form="landscape"]) .bar .rest {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--step);
  }

  /* The bar under a board, beside it on a phone that lies on its side: one line, in large letters too. */
  .bar {
    flex-wrap: nowrap;
    justify-content: space-between;
    width: 100%;
    margin: 0 auto;
  }

  .bar > button {
    font-size: var(--line-text);
  }

  :host([form="landscape"]) .bar {
    display: grid;
    justify-content: end;
  }

  :host([form="landscape"]) .bar > button {
    padding: 0 var(--step);
    font-size: var(--text-small);
  }

  :host([form="landscape"]) .bar > button .icon,
  :host([form="landscape"]) .actions .icon {
    display: none;
  }

  :host([form="landscape"]) .bar > .history {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }

  /* It stays one line, on the narrowest phone too. */
  .history {
    flex-wrap: nowrap;
    gap: 0;
  }

  .history button {
    padding: 0;
  }

  .stack {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(2 * var(--step));
  }

  button,
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--step);
    min-width: 44px;
    min-height: 44px;
    padding: 0 calc(2 * var(--step));
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: var(--raised);
    color: var(--ink);
    font: 500 var(--text) / 1.2 var(--sans);
    text-decoration: none;
    cursor: pointer;
    touch-action: manipulation;
    transition:
      background var(--quick) ease-out,
      border-color var(--quick) ease-out;
  }

  button:hover:not(:disabled),
  .button:hover {
    border-color: var(--ink);
  }

  button:disabled {
    color: var(--quiet);
    border-color: var(--line);
    background: transparent;
    cursor: default;
  }

  button.primary,
  .button.primary {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }

  button.primary:disabled {
    border-color: var(--line);
    background: var(--line);
    color: var(--quiet);
  }

  button.plain {
    border-color: transparent;
    background: transparent;
  }

  button.plain:hover:not(:disabled) {
    background: var(--tint);
  }

  button.small {
    min-width: 32px;
    min-height: 32px;
    padding: 0 var(--step);
    font-size: var(--text-small);
  }

  :focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }

  label {
    display: inline-flex;
    align-items: center;
    gap: var(--step);
  }

  input[type="text"],
  input[type="number"],
  textarea,
  select {
    min-width: 0;
    max-width: 100%;
    min-height: 44px;
    padding: 0 calc(1.5 * var(--step));
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: var(--raised);
    color: var(--ink);
    font: var(--text) / 1.4 var(--sans);
  }

  input[type="checkbox"],
  input[type="radio"] {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--accent);
  }

  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-width: 0;
  }

  legend {
    padding: 0;
    margin-bottom: var(--step);
    font-weight: 600;
  }

  .segments {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--step) / 2);
  }

  .segments label {
    position: relative;
    justify-content: center;
    min-width: 40px;
    min-height: 40px;
    padding: 0 calc(1.5 * var(--step));
    isolation: isolate;
    pointer-events: none;
  }

  /* The segment itself is the input, under its label: not every browser knows a label by what is in it. */
  .segments input {
    position: absolute;
    inset: 0;
    z-index: -1;
    width: auto;
    height: auto;
    appearance: none;
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: var(--raised);
    pointer-events: auto;
    cursor: pointer;
  }

  .segments input:checked {
    border-color: var(--accent);
    background: var(--tint);
    box-shadow: inset 0 0 0 1px var(--accent);
  }

  .segments input:disabled {
    border-color: var(--line);
    cursor: default;
  }

  .segments .closed {
    color: var(--quiet);
  }

  summary {
    min-height: 44px;
    display: flex;
    align-items: center;
    gap: var(--step);
    cursor: pointer;
    font-weight: 600;
  }

  summary::before {
    content: "";
    width: 0.45em;
    height: 0.45em;
    margin: 0 0.2em;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    rotate: -45deg;
    transition: rotate var(--quick) ease-out;
  }

  details[open] > summary::before {
    rotate: 45deg;
  }

  @media ${SMALL} {
    .bar {
      gap: 4px;
    }

    .bar > button {
      padding: 0 6px;
    }

    .bar > button .icon {
      display: none;
    }
  }

  @media (forced-colors: active) {
    .segments input:checked {
      outline: 3px solid Highlight;
    }
  }
`;

export const shared = [screenStyles, printStyles];
