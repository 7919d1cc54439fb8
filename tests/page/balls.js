/** Shot worked out once more, ball by ball: nothing is shared with the package. Boards are lists of cells such as "c4". */
import { until } from "./page.js";

/** @typedef {[ball: string, direction: keyof typeof STEPS]} Shot */

const STEPS = {
  Up: [0, -1],
  Down: [0, 1],
  Left: [-1, 0],
  Right: [1, 0],
};

/** Two solvable boards: what stands in their address, their balls and a solution. */
export const ROW = {
  puzzle: "4:1o1o1oo-jjafhm",
  balls: ["a1", "c1", "e1", "f1"],
  solution: /** @type {Shot[]} */ ([
    ["a1", "Right"],
    ["d1", "Left"],
    ["c1", "Right"],
  ]),
};
export const CROSSING = {
  puzzle: "6:13o/4o/2o2o//4o////3o-cefng1",
  balls: ["d1", "e2", "c3", "f3", "e5", "d9"],
  solution: /** @type {Shot[]} */ ([
    ["e5", "Up"],
    ["e3", "Left"],
    ["d1", "Down"],
    ["d8", "Up"],
    ["d3", "Right"],
  ]),
};

/** @param {string} ball @returns {[x: number, y: number]} */
const cellOf = (ball) => ["abcdefg".indexOf(ball[0]), Number(ball[1]) - 1];

/** @param {number} x @param {number} y */
const nameOf = (x, y) => `${"abcdefg"[x]}${y + 1}`;

/** The balls after a legal shot, which rolls cell by cell. @param {string[]} balls @param {Shot} shot */
export function after(balls, [ball, direction]) {
  const [dx, dy] = STEPS[direction];
  const left = new Set(balls);
  let [x, y] = cellOf(ball);
  left.delete(ball);
  for (; x >= 0 && x < 7 && y >= 0 && y < 9; x += dx, y += dy) {
    if (!left.delete(nameOf(x + dx, y + dy))) continue;
    left.add(nameOf(x, y)); // the ball that was hit rolls on
  }
  return [...left].sort();
}

/** Shoot a ball by the keyboard. @param {import("./page.js").Page} page @param {Shot} shot */
export async function shoot(page, [ball, direction]) {
  const [x, y] = cellOf(ball);
  page.part(`[data-cell="${x},${y}"]`).root().focus();
  await page.type(`{Enter}{Arrow${direction}}`);
}

/** Wait until the page shows these balls and no others. @param {import("./page.js").Page} page @param {string[]} balls */
export async function showsBalls(page, balls) {
  const shown = () =>
    page
      .part("[slot=board]")
      .all("[data-cell]")
      .map((cell) => cell.getAttribute("aria-label"))
      .filter((label) => /ball|held/.test(label))
      .map((label) => label.slice(0, 2))
      .sort();
  const wanted = `${[...balls].sort()}`;
  await until(
    () => `${shown()}` === wanted,
    () => `${shown()}, not ${wanted}`,
  );
}
