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

  /** @param {PointerEvent} event */
  isOf(event) {
    return event.pointerId === this.#pointer;
  }

  /** The direction that the pointer has moved in, if it aims. @param {PointerEvent} event */
  aim({ clientX, clientY }) {
    const dx = clientX - this.#x;
    const dy = clientY - this.#y;
    return Math.hypot(dx, dy) > FAR_ENOUGH * this.#pitch ? directionOf(dx, dy) : undefined;
  }
}
