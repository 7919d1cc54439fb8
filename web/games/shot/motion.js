/**
 * How balls roll: at constant speed, each from the moment it is hit. A ball that hits another gives
 * way for a moment; the one that leaves drops behind the edge. Which ball rolls where is Python's
 * word; here it only gets its time.
 */
import { msg } from "../../ui/language.js";

export const COLUMNS = 7;
export const ROWS = 9;
/** The side of a cell in the drawing. */
export const CELL = 100;

/** The radius of a ball in the drawing. */
export const RADIUS = 37;

const PER_CELL = 75; // milliseconds
const SETTLE = 160; // milliseconds
const RECOIL = 9;
/** How much of its size a ball loses along its way when it hits. */
const SQUASH = 0.14;
const DROP = 140; // milliseconds
/** Number of places in each cell for the light on a rolling ball. */
const LIGHTS = 6;

/** @typedef {[x: number, y: number]} Cell  Column from the left and row from the top, from 0. */
/** @typedef {import("../../python/contract.js").shot.Shot} Shot */
/** @typedef {Shot["rolls"][number]} Roll */
/** @typedef {Shot["direction"]} Direction */

/** @type {Record<Direction, { name: string, step: Cell }>} */
export const DIRECTIONS = {
  U: { name: msg("up"), step: [0, -1] },
  D: { name: msg("down"), step: [0, 1] },
  L: { name: msg("left"), step: [-1, 0] },
  R: { name: msg("right"), step: [1, 0] },
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

/** A `transform`. @param {number} x @param {number} y */
export const translate = (x, y) => `translate(${x}px, ${y}px)`;
/** @param {number} x @param {number} y */
const scale = (x, y) => `scale(${x}, ${y})`;

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
 * The keyframes of every ball of a shot that moves, all on one clock: of its place, of its body, which
 * gives way when it hits, and of the light that goes over it while it rolls. Only `transform` and
 * `opacity` change, which a browser moves without drawing anything again (with `translate` and
 * `scale` Chromium draws an SVG again in each frame).
 *
 * @param {Shot} shot
 * @param {string} [from] where the first ball is held, as a `transform`
 * @returns {{ duration: number, tracks: Track[] }}
 *
 * @typedef {{ cell: string, place: Keyframe[], body: Keyframe[], light: Keyframe[] }} Track
 */
export function timeline({ rolls, direction }, from) {
  let time = 0;
  let duration = 0;
  const timed = rolls.map((roll) => {
    const start = time;
    const cells = length(roll, direction);
    time += cells * PER_CELL;
    duration = Math.max(duration, time + (roll[2] === null ? DROP : SETTLE));
    return { roll, start, end: time, cells };
  });
  const tracks = timed
    .filter(({ cells }) => cells > 0)
    .map(({ roll: [x, y, toX], ...times }, i) => ({
      cell: `${x},${y}`,
      ...track({ ...times, duration, direction, leaves: toX === null, from: i ? undefined : from }),
    }));
  return { duration, tracks };
}

/** @param {{ start: number, end: number, cells: number, duration: number, direction: Direction, leaves: boolean, from?: string }} roll */
function track({ start, end, cells, duration, direction, leaves, from }) {
  const [dx, dy] = DIRECTIONS[direction].step;
  const far = cells * CELL;
  /** @param {number} when @param {Keyframe} frame */
  const at = (when, frame) => ({ ...frame, offset: Math.min(1, when / duration) });
  /** @param {number} distance */
  const placed = (distance) => ({ transform: translate(dx * distance, dy * distance) });
  /** @param {number} loss the part of its size that the ball loses along its way */
  const squashed = (loss) => ({
    transform: scale(
      1 - Math.abs(dx) * loss + (Math.abs(dy) * loss) / 2,
      1 - Math.abs(dy) * loss + (Math.abs(dx) * loss) / 2,
    ),
  });
  const place = [
    at(0, from ? { transform: from } : placed(0)),
    at(start, placed(0)),
    at(end, placed(far)),
  ];
  const body = [at(0, squashed(0)), at(end, squashed(0))];
  if (leaves) {
    place.push(at(end + DROP, { ...placed(far + CELL / 3), opacity: 0 }));
    body.push(at(end + DROP, { transform: scale(0.4, 0.4) }));
  } else {
    place.push(at(end + SETTLE / 4, placed(far - RECOIL)), at(end + SETTLE, placed(far)));
    body.push(at(end + 1, squashed(SQUASH)), at(end + SETTLE, squashed(0)));
  }
  place.push(at(duration, place.at(-1) ?? {}));
  body.push(at(duration, { transform: leaves ? scale(0.4, 0.4) : scale(1, 1) }));
  return { place, body, light: [at(0, { opacity: 0 }), ...lights(), at(duration, { opacity: 0 })] };

  /** The light comes up behind, goes over the ball and down before it, once in each turn. */
  function lights() {
    return Array.from({ length: cells * LIGHTS + 1 }, (_, i) => {
      const turned = (i / LIGHTS) * (CELL / RADIUS) - Math.PI / 2;
      const over = Math.max(0, Math.cos(turned));
      const way = RADIUS * 0.72 * Math.sin(turned);
      return at(start + (i / LIGHTS) * PER_CELL, {
        transform: translate(dx * way, dy * way),
        opacity: 0.9 * over,
      });
    });
  }
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
