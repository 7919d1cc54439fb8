/** A shot of the first puzzle in two pictures, for Help: where it goes, and what it leaves. */
import { css, html, LitElement } from "lit";
import first from "#python/first.json";
import { msg } from "../../ui/language.js";
import { ball, DEFINITIONS, drawingStyles, FIELD, shotPath } from "./drawing.js";
import { moved } from "./motion.js";

/** Of the board the rows that have balls. */
const ROWS = "0 270 700 410";

class ShotExample extends LitElement {
  static styles = [
    drawingStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: calc(2 * var(--step));
      }

      figure {
        margin: 0;
      }

      svg {
        height: auto;
        overflow: hidden;
        border-radius: var(--radius);
        background: var(--raised);
        box-shadow: 0 0 0 1px var(--line);
      }

      figcaption {
        margin-top: var(--step);
        color: var(--quiet);
        font-size: var(--text-small);
      }
    `,
  ];

  render() {
    const { balls, legal } = first.shot.position;
    const [shot] = /** @type {import("./motion.js").Shot[]} */ (legal);
    const before = /** @type {import("./motion.js").Cell[]} */ (balls);
    return html`
      <figure>
        <svg viewBox=${ROWS} aria-hidden="true">
          ${DEFINITIONS} ${FIELD} ${before.map((cell) => ball(cell))} ${shotPath(shot, true)}
        </svg>
        <figcaption>${msg("A shot at the ball in the ring: the arrow shows where it stops.")}</figcaption>
      </figure>
      <figure>
        <svg viewBox=${ROWS} aria-hidden="true">
          ${DEFINITIONS} ${FIELD} ${moved(before, shot.rolls).map((cell) => ball(cell))}
        </svg>
        <figcaption>${msg("The ball that was hit is gone. One more shot, and one is left.")}</figcaption>
      </figure>`;
  }
}

customElements.define("cicada-shot-example", ShotExample);
