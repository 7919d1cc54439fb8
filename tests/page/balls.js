/** Shot worked out once more, ball by ball: nothing is shared with the package. Boards are lists of cells such as "c4". */
import assert from "node:assert/strict";
import { ask } from "./native-python.js";
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

/** Windows with what Python knows beside the board, and in a sheet below it. */
export const WINDOWS = {
  "wide window": { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
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

/** The balls of a drawing. @param {string} drawing */
export const read = (drawing) =>
  drawing
    .split("\n")
    .flatMap((row, y) => [...row].flatMap((sign, x) => (sign === "#" ? [nameOf(x, y)] : [])));

/** The puzzle of a drawing, or a level of the ladder. @param {{ board: string } | { level: number }} parameters */
export async function made(parameters) {
  const { id, position } = await ask({ do: "new", game: "shot", parameters, seed: "" });
  return { id, balls: read(position.text) };
}

/** The first ball in the way of a shot. @param {string[]} balls @param {Shot} shot */
export const struck = (balls, shot) => wayOf(shot).find((cell) => balls.includes(cell));

/** The cells before a ball, the nearest first. @param {Shot} shot */
function wayOf([ball, direction]) {
  const [x, y] = cellOf(ball);
  const [dx, dy] = STEPS[direction];
  return [1, 2, 3, 4, 5, 6, 7, 8].map((far) => nameOf(x + far * dx, y + far * dy));
}

/** A shot needs a ball to hit, and a gap before it. @param {string[]} balls @param {Shot} shot */
export function isLegal(balls, shot) {
  const hit = struck(balls, shot);
  return hit !== undefined && hit !== wayOf(shot)[0];
}

/** The legal shots. @param {string[]} balls */
export const shots = (balls) =>
  [...balls].sort().flatMap((ball) =>
    Object.keys(STEPS)
      .map((direction) => /** @type {Shot} */ ([ball, direction]))
      .filter((shot) => isLegal(balls, shot)),
  );

/** The boards that a shot leads to, each once. @param {string[]} balls */
const boardsAfter = (balls) => [
  ...new Map(shots(balls).map((shot) => [`${after(balls, shot)}`, after(balls, shot)])).values(),
];

/** The shots of a solution, if there is one. @param {string[]} balls @returns {Shot[] | undefined} */
export function solution(balls) {
  if (balls.length === 1) return [];
  for (const shot of shots(balls)) {
    const rest = solution(after(balls, shot));
    if (rest) return [shot, ...rest];
  }
  return undefined;
}

/** How many solutions, counted as ways over boards; the last shot of two balls counts once. @param {string[]} balls @returns {number} */
export function solutions(balls) {
  if (balls.length === 1) return 1;
  const ways = boardsAfter(balls).reduce((sum, board) => sum + solutions(board), 0);
  return balls.length === 2 ? Math.min(ways, 1) : ways;
}

/** A shot after which the board cannot be won. @param {string[]} balls */
export const losingShot = (balls) => shots(balls).find((shot) => !solution(after(balls, shot)));

/** Of the boards with one ball less each time, how many can be won and how many are lost. @param {string[]} balls */
export function layersOf(balls) {
  const counts = [];
  for (let layer = [balls]; layer.length; ) {
    const winning = layer.filter((board) => solution(board)).length;
    counts.push([winning, layer.length - winning]);
    layer = [...new Map(layer.flatMap(boardsAfter).map((board) => [`${board}`, board])).values()];
  }
  return counts;
}

/** Shoot a ball by the keyboard. @param {import("./page.js").Page} page @param {Shot} shot */
export async function shoot(page, [ball, direction]) {
  const [x, y] = cellOf(ball);
  page.part(`[data-cell="${x},${y}"]`).root().focus();
  await page.type(`{Enter}{Arrow${direction}}`);
}

/**
 * Make shots by the keyboard, and wait for what is left by each.
 *
 * @param {import("./page.js").Page} page
 * @param {string[]} balls before them
 * @param {Shot[]} made
 * @returns {Promise<string[]>} the balls after them
 */
export async function play(page, balls, made) {
  let left = balls;
  await showsBalls(page, left);
  for (const shot of made) {
    assert.ok(isLegal(left, shot), `${shot}`);
    await page.settled();
    await shoot(page, shot);
    left = after(left, shot);
    await showsBalls(page, left);
  }
  await page.settled();
  return left;
}

/** Tap on a cell of the board. @param {import("./page.js").Page} page @param {string} cell */
export const tap = (page, cell) =>
  page
    .part("[slot=board]")
    .part(`[data-cell="${cellOf(cell)}"]`)
    .click();

/** The shot that a hint names. @param {string} words @returns {Shot} */
export function hinted(words) {
  const [, ball, way] = words.match(/^Shoot ([a-g][1-9]) (\w+)\.$/) ?? [];
  return [ball, Object.keys(STEPS).find((direction) => direction.toLowerCase() === way)];
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
