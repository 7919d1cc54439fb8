/** The look of the Shot page around its board. */
import { css } from "lit";
import { shared } from "../../ui/styles.js";

export const viewStyles = [
  shared,
  css`
    :host {
      display: block;
      height: 100%;
      overflow: clip;
    }

    .board {
      display: grid;
      grid-template-rows: minmax(0, 1fr) auto;
      gap: var(--step);
      min-height: 0;
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
      gap: calc(1.5 * var(--step));
      min-height: 48px;
      line-height: 1.3;
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

    .bar {
      justify-content: space-between;
    }
  `,
];
