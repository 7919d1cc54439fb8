/** What a Shot board looks like: dots, balls under a light from above, and the paths of shots. */
import { css, svg } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { CELL, COLUMNS, DIRECTIONS, RADIUS, ROWS } from "./motion.js";

/** @typedef {import("./motion.js").Cell} Cell */
/** @typedef {import("./motion.js").Shot} Shot */

/** Room around the cells, for the letters of columns and the numbers of rows. */
export const FRAME = 30;

/** Columns have letters from the left, rows numbers from the top: a1 to g9, as Python says them. */
const LETTERS = "abcdefg";
/** @param {Cell} cell */
export const cellName = ([x, y]) => `${LETTERS[x]}${y + 1}`;

export const WIDTH = COLUMNS * CELL + 2 * FRAME;
export const HEIGHT = ROWS * CELL + 2 * FRAME;

export const VIEW_BOX = `${-FRAME} ${-FRAME} ${WIDTH} ${HEIGHT}`;

/** @param {number} cell */
const centre = (cell) => (cell + 0.5) * CELL;

export const DEFINITIONS = svg`
  <defs>
    <radialGradient id="body" cx="0.5" cy="0.2" r="0.82">
      <stop offset="0" class="light" /><stop offset="0.5" class="colour" /><stop offset="1" class="dark" />
    </radialGradient>
    <radialGradient id="gloss"><stop offset="0" class="gloss" /><stop offset="1" class="gloss" stop-opacity="0" /></radialGradient>
    <radialGradient id="shadow">
      <stop offset="0.3" class="shade" /><stop offset="1" class="shade" stop-opacity="0" />
    </radialGradient>
  </defs>`;

const indices = (/** @type {number} */ count) => Array.from({ length: count }, (_, i) => i);

/** The empty field, with the names of its columns and rows. */
export const FIELD = svg`
  ${indices(ROWS).map((y) =>
    indices(COLUMNS).map(
      (x) => svg`
    <circle class="dot" cx=${centre(x)} cy=${centre(y)} r="5" />`,
    ),
  )}
  ${indices(COLUMNS).map((x) => svg`<text class="number" x=${centre(x)} y="-8">${LETTERS[x]}</text>`)}
  ${indices(ROWS).map((y) => svg`<text class="number" x="-14" y=${centre(y) + 7}>${y + 1}</text>`)}`;

/** @param {Cell} cell @param {boolean} [held] */
export function ball([x, y], held = false) {
  const place = `translate(${centre(x)} ${centre(y)})`;
  return svg`
    <g class=${classMap({ ball: true, held })} data-ball="${x},${y}" transform=${place}>
      <g class="moved">
        <ellipse class="contact" cy="33" rx="37" ry="15" fill="url(#shadow)" />
        <g class="lifted">
          <circle r=${RADIUS} fill="url(#body)" />
          <ellipse cy="-19" rx="19" ry="11" fill="url(#gloss)" />
          <circle class="rolling" r="15" fill="url(#gloss)" />
        </g>
      </g>
    </g>`;
}

/**
 * Where a shot goes: its path, an arrow where the ball stops, the struck ball outlined.
 *
 * @param {Shot} shot
 * @param {boolean} aimed
 */
export function shotPath({ x, y, direction, rolls }, aimed) {
  const [dx, dy] = DIRECTIONS[direction].step;
  const [[, , stopX, stopY], [struckX, struckY]] = rolls;
  const from = [centre(x) + dx * (RADIUS + 12), centre(y) + dy * (RADIUS + 12)];
  const tip = [centre(stopX ?? x) + dx * 22, centre(stopY ?? y) + dy * 22];
  const [bx, by] = [tip[0] - 20 * dx, tip[1] - 20 * dy];
  return svg`
    <g class=${classMap({ path: true, aimed })}>
      <path d="M${from}L${tip}" />
      <path d="M${bx + 18 * dy},${by + 18 * dx}L${tip}L${bx - 18 * dy},${by - 18 * dx}" />
      <circle cx=${centre(struckX)} cy=${centre(struckY)} r=${RADIUS + 7} />
    </g>`;
}

/**
 * Why a position is lost: the two groups, each marked in its own way, and the line between them.
 *
 * @param {import("../../python/contract.js").shot.Proof} proof
 */
export function proofDrawing({ groups, line }) {
  const path = line.map(
    ([x, y, toX, toY]) => `M${x * CELL},${y * CELL}L${toX * CELL},${toY * CELL}`,
  );
  return svg`
    <g class="proof">
      <path d=${path.join("")} />
      ${groups.map((group, i) =>
        group.map(
          ([x, y]) => svg`<circle class="group-${i}" cx=${centre(x)} cy=${centre(y)} r="46" />`,
        ),
      )}
    </g>`;
}

/** A ring around a ball that a hint speaks of. @param {Cell} cell */
export const ring = ([x, y]) =>
  svg`<circle class="ring" cx=${centre(x)} cy=${centre(y)} r=${RADIUS + 8} />`;

export const drawingStyles = css`
  svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
    pointer-events: none;
  }

  .dot {
    fill: var(--control);
    opacity: 0.5;
    transform-box: fill-box;
    transform-origin: center;
  }

  .number {
    fill: var(--quiet);
    font: 19px / 1 var(--sans);
    text-anchor: middle;
  }

  .light {
    stop-color: var(--ball-light);
  }

  .colour {
    stop-color: var(--ball);
  }

  .dark {
    stop-color: var(--ball-dark);
  }

  .gloss {
    stop-color: var(--ball-gloss);
  }

  .shade {
    stop-color: var(--ball-shadow);
  }

  .contact,
  .lifted,
  .moved {
    transition: transform var(--quick) ease-out;
  }

  .held .lifted {
    transform: translate(0, -7px) scale(1.07);
  }

  /* It follows the finger at once, and nothing is drawn again for it. */
  .held .moved {
    transition-duration: 0s;
    will-change: transform;
  }

  .rolling {
    opacity: 0;
  }

  .proof path {
    stroke: var(--warn);
    stroke-width: 6;
    stroke-linecap: round;
  }

  .proof circle {
    fill: var(--warn-tint);
    stroke: var(--warn);
    stroke-width: 4;
  }

  .proof .group-1 {
    fill: var(--tint);
    stroke: var(--accent);
    stroke-dasharray: 10 8;
  }

  .held .contact {
    transform: translate(0, 5px) scale(0.94);
  }

  .path path,
  .path circle,
  .ring {
    fill: none;
    stroke: var(--accent);
    stroke-width: 5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .path path:first-child {
    stroke-dasharray: 1 14;
  }

  .path.aimed path,
  .path.aimed circle {
    stroke-width: 9;
  }

  .ring {
    stroke-dasharray: 16 12;
  }
`;
