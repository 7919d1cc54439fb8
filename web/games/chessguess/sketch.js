/** A game of ChessGuess drawn small: its last guess, with its answer once Python has told it. */
import { css, svg } from "lit";
import { until } from "lit/directives/until.js";
import { msg, plural, str } from "../../ui/language.js";
import { number } from "../../ui/numbers.js";
import { DRAWINGS } from "./drawings.js";
import { isBlack, kindOf, laidOut, PIECES } from "./pieces.js";

/** Pieces that are drawn: two rows of four. */
const MAX_PIECES = 8;

/** The height of the answer's line. */
const LINE = 22;

/** @param {string} piece @param {number} at */
const drawn = (piece, at) => svg`<g class=${isBlack(piece) ? "piece black" : "piece"}
  transform="translate(${40 * (at % 4)} ${46 * Math.floor(at / 4)})">${DRAWINGS[kindOf(piece)]}</g>`;

/** @type {import("../../midend/sketch.js").Sketch<"chessguess">} */
export default {
  name: (id) => {
    const name = msg(str`up to ${id.split(":")[0]}`);
    return id.endsWith(":evil") ? msg(str`${name}, evil`) : name;
  },
  moves: (count) =>
    plural(count, { one: msg("1 guess"), other: msg(str`${number(count)} guesses`) }),
  draw: ({ moves }, describe) => {
    const [guess = ""] = moves.at(-1)?.split(":") ?? [];
    const pieces = laidOut(guess.split(" ").filter((piece) => PIECES.includes(piece)));
    const height = pieces.length > 4 ? 94 : 48;
    const numbers = describe().then(
      ({ rows }) => rows.at(-1)?.answer.join("  ") ?? "",
      () => "",
    );
    return svg`<svg viewBox="4 0 160 ${height + LINE}" preserveAspectRatio="xMinYMid" aria-hidden="true">${pieces.slice(0, MAX_PIECES).map(drawn)}
      <text class="numbers" x="8" y=${height + LINE - 4}>${until(numbers, "")}</text></svg>`;
  },
  styles: css`
    .numbers {
      fill: var(--ink);
      font: 600 20px / 1 var(--sans);
      white-space: pre;
    }

    .piece {
      fill: var(--piece-white);
      stroke: var(--piece-white-line);
      stroke-width: 1.75;
      stroke-linejoin: round;
    }

    .piece.black {
      fill: var(--piece-black);
      stroke: var(--piece-black-line);
    }

    .piece .detail {
      fill: none;
    }

    .piece.black .detail {
      stroke: var(--piece-detail);
    }
  `,
};
