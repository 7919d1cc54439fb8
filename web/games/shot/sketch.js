/** A game of Shot drawn small: its board, once Python has told where the balls lie. */
import { svg } from "lit";
import { until } from "lit/directives/until.js";
import { msg, plural, str } from "../../ui/language.js";
import { number } from "../../ui/numbers.js";
import { ballCount } from "./counts.js";
import { parametersOf } from "./levels.js";

const COLUMNS = 7;
const ROWS = 9;

const DOTS = Array.from({ length: COLUMNS * ROWS }, (_, i) => [
  i % COLUMNS,
  Math.floor(i / COLUMNS),
]);

/** @param {number} radius @param {string} fill */
const circles =
  (radius, fill) =>
  (/** @type {number[]} */ [x, y]) =>
    svg`<circle cx=${10 * x + 5} cy=${10 * y + 5} r=${radius} fill="var(--${fill})" />`;

/** @type {import("../../midend/sketch.js").Sketch<"shot">} */
export default {
  name: (id) => {
    const level = id.match(/^l(\d+)\b/)?.[1];
    const { grade, balls } = parametersOf(id);
    if (level) return msg(str`level ${level}`);
    return grade ? msg(str`grade ${grade}`) : balls ? ballCount(balls) : "";
  },
  moves: (count) => plural(count, { one: msg("1 shot"), other: msg(str`${number(count)} shots`) }),
  draw: (_, describe) => {
    const balls = describe().then(
      (position) => position.balls.map(circles(4.2, "ball")),
      () => "",
    );
    return svg`<svg viewBox="0 0 70 90" preserveAspectRatio="xMinYMid" aria-hidden="true">${DOTS.map(circles(1, "line"))}${until(balls, "")}</svg>`;
  },
};
