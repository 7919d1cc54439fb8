/** What stands beside a board is as tall as it. */
import { css } from "lit";

export const panelStyles = css`
  :host([wide]) {
    display: grid;
  }

  :host([wide]) > .stack {
    display: flex;
    flex-direction: column;
  }
`;
