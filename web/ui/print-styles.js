/** What every component does on paper: what can only be pressed or filled in is left out. */
import { css } from "lit";

/**
 * A button with the class `readable` holds something to read, which stays. What has the class
 * `on-screen` speaks of what is done there, and goes.
 */
export const printStyles = css`
  @media print {
    /* stylelint-disable-next-line plugin/use-baseline -- the place of a button may stay empty */
    div:has(> button:only-child:not(.readable)) {
      display: none !important;
    }

    button:not(.readable),
    .button,
    label,
    input,
    textarea,
    select,
    fieldset,
    dialog,
    [popover],
    details:not([open]),
    .on-screen {
      display: none !important;
    }

    button.readable {
      min-width: 0 !important;
      min-height: 0 !important;
      margin: 0 !important;
      padding: 0 !important;
      border: 0;
      background: none;
      color: inherit;
    }

    summary {
      min-height: 0;
      list-style: none;
    }

    summary::before {
      display: none;
    }

    pre {
      overflow: visible;
      white-space: pre-wrap;
      overflow-wrap: anywhere;
    }

    h2,
    h3,
    summary {
      break-after: avoid;
    }

    li,
    tr,
    svg,
    figure {
      break-inside: avoid;
    }
  }
`;
