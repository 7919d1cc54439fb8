/** What moves on a drawn board: balls that roll or shrug, and the wave over a field that is solved. */
import { CELL, DIRECTIONS, timeline, translate } from "./motion.js";

/** @typedef {import("./motion.js").Cell} Cell */
/** @typedef {import("./motion.js").Shot} Shot */

const isReduced = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The animations of a board, none of them where less motion is preferred. */
export class BoardMotion {
  /** The balls as they lay before those roll that are rolling. @type {Cell[] | undefined} */
  drawn = undefined;
  /** @type {Animation[]} */
  #rolling = [];
  #host;

  /** @param {import("lit").LitElement} host is drawn again when balls begin to roll, and when they lie still */
  constructor(host) {
    this.#host = host;
  }

  /**
   * Show how the balls of a shot roll, until they lie still or `settle` is called.
   *
   * @param {Cell[]} before the balls before the shot
   * @param {Shot} shot
   * @param {string} start where the ball that is shot has been drawn to, as a `transform`
   * @param {boolean} backwards
   */
  async roll(before, shot, start, backwards) {
    this.settle();
    if (isReduced()) return;
    this.drawn = before;
    this.#host.requestUpdate();
    const { duration, tracks } = timeline(shot, start);
    await this.#host.updateComplete;
    if (this.drawn !== before) return;
    const how = { duration, direction: backwards ? "reverse" : "normal", fill: "both" };
    this.#rolling = tracks.flatMap(({ cell, place, body, light }) => {
      const element = this.#host.renderRoot.querySelector(`[data-ball="${cell}"]`);
      const parts = { ".moved": place, ".lifted": body, ".rolling": light };
      return Object.entries(parts).flatMap(([part, keyframes]) => {
        const moving = element?.querySelector(part);
        return moving
          ? [moving.animate(keyframes, /** @type {KeyframeAnimationOptions} */ (how))]
          : [];
      });
    });
    await Promise.allSettled(this.#rolling.map(({ finished }) => finished));
    if (this.drawn === before) this.settle();
  }

  /** End every roll: the balls lie where they lie. */
  settle() {
    for (const animation of this.#rolling) animation.cancel();
    this.#rolling = [];
    if (this.drawn) this.#host.requestUpdate();
    this.drawn = undefined;
  }

  /** A ball that may not be shot shrugs. @param {Pick<Shot, "x" | "y" | "direction">} attempt */
  shrug({ x, y, direction }) {
    if (isReduced()) return;
    const [dx, dy] = DIRECTIONS[direction].step;
    const [there, back] = [translate(dx * CELL * 0.1, dy * CELL * 0.1), translate(0, 0)];
    const element = this.#host.renderRoot.querySelector(`[data-ball="${x},${y}"] .moved`);
    element?.animate({ transform: [back, there, back] }, { duration: 160, easing: "ease-out" });
  }

  /** A wave goes over the field from the last ball. @param {Cell} last */
  celebrate(last) {
    if (isReduced()) return;
    for (const dot of this.#host.renderRoot.querySelectorAll(".dot")) {
      const [x, y] = ["cx", "cy"].map((name) => Number(dot.getAttribute(name)) / CELL - 0.5);
      const delay = 90 * Math.hypot(x - last[0], y - last[1]);
      const frames = { transform: ["none", "scale(3.4)", "none"], opacity: [0.5, 1, 0.5] };
      dot.animate(frames, { delay, duration: 500, easing: "ease-out", iterations: 3 });
    }
  }
}
