/**
 * How balls roll: at constant speed, each from the moment it is hit, with a tiny settle where it
 * stops. Which ball rolls where is Python's word; here it only gets its time.
 */
export const COLUMNS = 7;
export const ROWS = 9;
/** The side of a cell in the drawing. */
export const CELL = 100;

const PER_CELL = 75; // milliseconds
const SETTLE = 110; // milliseconds
const RECOIL = 5;

/** @typedef {[x: number, y: number]} Cell  Column from the left and row from the top, from 0. */
/** @typedef {import("../../python/contract.js").shot.Shot} Shot */
/** @typedef {Shot["rolls"][number]} Roll */
/** @typedef {Shot["direction"]} Direction */

/** @type {Record<Direction, { name: string, step: Cell }>} */
export const DIRECTIONS = {
  U: { name: "up", step: [0, -1] },
  D: { name: "down", step: [0, 1] },
  L: { name: "left", step: [-1, 0] },
  R: { name: "right", step: [1, 0] },
};

/**
 * The direction of the longer part of a distance.
 *
 * @param {number} dx
 * @param {number} dy
 * @returns {Direction}
 */
export function directionOf(dx, dy) {
  if (Math.abs(dx) > Math.abs(dy)) return dx < 0 ? "L" : "R";
  return dy < 0 ? "U" : "D";
}

/**
 * The shot whose path, or first struck ball, lies in this cell.
 *
 * @param {Shot[]} shots
 * @param {Cell} cell
 */
export function shotThrough(shots, [x, y]) {
  return shots.find(({ x: fromX, y: fromY, direction, rolls }) => {
    const [dx, dy] = DIRECTIONS[direction].step;
    const distance = (x - fromX) * dx + (y - fromY) * dy;
    const [, [struckX, struckY]] = rolls;
    const far = Math.abs(struckX - fromX) + Math.abs(struckY - fromY);
    const inLine = dx === 0 ? x === fromX : y === fromY;
    return inLine && distance > 0 && distance <= far;
  });
}

/**
 * Where the balls lie when all have rolled.
 *
 * @param {Cell[]} balls
 * @param {Roll[]} rolls
 * @returns {Cell[]}
 */
export function moved(balls, rolls) {
  const after = new Map(balls.map((ball) => [String(ball), ball]));
  for (const [x, y] of rolls) after.delete(`${x},${y}`);
  for (const [, , x, y] of rolls) {
    if (x !== null && y !== null) after.set(`${x},${y}`, [x, y]);
  }
  return [...after.values()];
}

/**
 * The keyframes of every ball of a shot that moves, all on one clock.
 *
 * @param {Shot} shot
 * @returns {{ duration: number, tracks: { cell: string, keyframes: Keyframe[] }[] }}
 */
export function timeline({ rolls, direction }) {
  const [dx, dy] = DIRECTIONS[direction].step;
  let time = 0;
  let duration = 0;
  const timed = rolls.map((roll) => {
    const start = time;
    const cells = length(roll, direction);
    time += cells * PER_CELL;
    duration = Math.max(duration, roll[2] === null ? time : time + SETTLE);
    return { roll, start, end: time, cells };
  });
  const tracks = timed
    .filter(({ cells }) => cells > 0)
    .map(({ roll: [x, y, toX], start, end, cells }) => {
      /** @param {number} distance */
      const at = (distance) => `${dx * distance}px ${dy * distance}px`;
      /** @param {number} when @param {number} distance @param {number} [opacity] */
      const frame = (when, distance, opacity = 1) => ({
        offset: when / duration,
        translate: at(distance),
        opacity,
      });
      const far = cells * CELL;
      const leaves = toX === null;
      const stop = leaves
        ? [frame(end - PER_CELL, far - CELL), frame(end, far, 0), frame(duration, far, 0)]
        : [
            frame(end, far),
            frame(end + SETTLE / 3, far - RECOIL),
            frame(end + SETTLE, far),
            frame(duration, far),
          ];
      return { cell: `${x},${y}`, keyframes: [frame(0, 0), frame(start, 0), ...stop] };
    });
  return { duration, tracks };
}

/**
 * How many cells a ball rolls; one that leaves rolls until it is off the board.
 *
 * @param {Roll} roll
 * @param {Direction} direction
 */
function length([x, y, toX, toY], direction) {
  if (toX !== null && toY !== null) return Math.abs(toX - x) + Math.abs(toY - y);
  return { U: y + 1, D: ROWS - y, L: x + 1, R: COLUMNS - x }[direction];
}
