/** A pointer pressed on a cell of the board: it stays a tap until it has moved far enough to aim. */
import { directionOf } from "./motion.js";

/** @typedef {import("./motion.js").Cell} Cell */

/** How far, in cells, a pointer moves before it aims. */
const FAR_ENOUGH = 0.4;

/** @param {Event} event @returns {Cell | undefined} */
export function cellOf({ target }) {
  const cell = target instanceof HTMLElement ? target.dataset.cell : undefined;
  return cell ? /** @type {Cell} */ (cell.split(",").map(Number)) : undefined;
}

/** A ball is taken from within half a cell of its rim. */
const REACH = 0.87;

/**
 * The ball that a pointer means: the one in its cell, else the nearest within reach.
 *
 * @param {[x: number, y: number]} pointer in cells from the corner at the top left
 * @param {Cell[]} balls
 */
export function ballWithinReach([x, y], balls) {
  const ranked = balls
    .map((ball) => ({ ball, far: Math.hypot(ball[0] + 0.5 - x, ball[1] + 0.5 - y) }))
    .sort((a, b) => a.far - b.far);
  return ranked[0]?.far <= REACH ? ranked[0].ball : undefined;
}

export class Press {
  #pointer;
  #x;
  #y;
  #pitch;

  /**
   * @param {PointerEvent} event
   * @param {Cell} cell where it is
   * @param {number} pitch the width of a cell in pixels
   */
  constructor({ pointerId, clientX, clientY }, cell, pitch) {
    this.cell = cell;
    this.#pointer = pointerId;
    this.#x = clientX;
    this.#y = clientY;
    this.#pitch = pitch;
  }

  /** How far the pointer has moved, in cells. @param {PointerEvent} event @returns {[number, number]} */
  way({ clientX, clientY }) {
    return [(clientX - this.#x) / this.#pitch, (clientY - this.#y) / this.#pitch];
  }

  /** @param {PointerEvent} event */
  isOf(event) {
    return event.pointerId === this.#pointer;
  }

  /** The direction that the pointer has moved in, if it aims. @param {PointerEvent} event */
  aim(event) {
    const [dx, dy] = this.way(event);
    return Math.hypot(dx, dy) > FAR_ENOUGH ? directionOf(dx, dy) : undefined;
  }
}
