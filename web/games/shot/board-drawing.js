/** A board among text. */
import { css, html, svg } from "lit";
import { msg, str } from "../../ui/language.js";

const CELL = 10;

/** @type {import("../../midend/game-drawing.js").BoardDrawing} */
const drawing = {
  board(query) {
    const rows = query.split("/");
    const width = Math.max(...rows.map((row) => row.length));
    const balls = rows.flatMap((row, y) => Array.from(row, (sign, x) => ({ sign, x, y })));
    return html`<svg class="board" viewBox="0 0 ${width * CELL} ${rows.length * CELL}" role="img"
      aria-label=${msg(str`Board ${query}`)}>
      ${balls.map(
        ({ sign, x, y }) =>
          svg`<circle cx=${(x + 0.5) * CELL} cy=${(y + 0.5) * CELL} r=${sign === "o" ? 4 : 1}
            class=${sign === "o" ? "ball" : "dot"} />`,
      )}
    </svg>`;
  },
  styles: css`
    .board {
      width: 70px;
      height: auto;
    }

    .board .ball {
      fill: var(--ball);
    }

    .board .dot {
      fill: var(--line);
    }
  `,
};

export default drawing;
