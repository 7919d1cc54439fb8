/** What is read on the pages beside the games: text, tables, code and notices. No game loads it. */
import { css } from "lit";
import { NARROW } from "./breakpoints.js";

/** Of a page that is read from the top to the end. */
export const textPageStyles = css`
  :host {
    display: block;
  }

  main {
    max-width: 760px;
    margin: 0 auto;
    padding: calc(4 * var(--step)) calc(2 * var(--step)) calc(8 * var(--step));
  }

  h1 {
    font: var(--display) / 1.15 var(--serif);
    overflow-wrap: anywhere;
  }

  @media ${NARROW} {
    h1 {
      font-size: var(--title);
    }
  }

  @media print {
    main {
      max-width: none;
      padding: 0;
    }
  }
`;

/** Of tables that are made of lines; a rule of a page goes before. */
export const tableStyles = css`
  :where(.table) {
    font-variant-numeric: tabular-nums;
  }

  :where(.table) :is(th, td) {
    padding: 4px calc(1.5 * var(--step)) 4px 0;
    border-bottom: 1px solid var(--line);
    font-weight: 400;
    text-align: left;
  }

  :where(.table) thead th {
    color: var(--quiet);
  }

  .table .figure {
    text-align: right;
  }

  /* Where there is no room it is pushed aside. */
  .scroll {
    overflow-x: auto;
  }

  @media print {
    .scroll {
      overflow: visible;
    }
  }
`;

export const codeStyles = css`
  code,
  pre,
  textarea.code {
    font-family: var(--mono);
    font-size: var(--text-small);
    line-height: 1.5;
    overflow-wrap: anywhere;
  }

  pre,
  textarea.code {
    padding: calc(1.5 * var(--step));
  }

  pre {
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--raised);
    overflow: auto;
  }

  textarea.code {
    width: 100%;
    min-height: 9rem;
    resize: vertical;
  }
`;

/** Of what is said beside the text, a fault (warning) or not. */
export const noticeStyles = css`
  .notice {
    padding: var(--step) calc(1.5 * var(--step));
    border-left: 3px solid var(--accent);
    background: var(--tint);
  }

  .notice.fault {
    border-color: var(--warn);
    background: var(--warn-tint);
  }
`;
