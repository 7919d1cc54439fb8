/**
 * The map of a puzzle: a dot for each position that can come up, by balls left. Those that can be won
 * lie to the left, those that are lost to the right, and the game's way goes down between them. Loaded
 * when it is asked for.
 */
import { css, html, LitElement, nothing, svg } from "lit";
import { msg, str } from "../../ui/language.js";
import { number } from "../../ui/numbers.js";
import { OwnWidth } from "../../ui/own-width.js";
import { shared } from "../../ui/styles.js";

/** @typedef {import("../../python/contract.js").shot.Map} PuzzleMap */
/** @typedef {import("../../python/contract.js").shot.MapLayer} MapLayer */
/** @typedef {MapLayer["positions"]} Positions */
/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ winning: Point[], lost: Point[], unknown: Point[] }} Dots */

/** What a position is. */
const KINDS = { winning: msg("can be won"), lost: msg("lost"), unknown: msg("not known") };

/** Before the element has been laid out, in pixels as all that follow. */
const WIDTH = 340;

/** On the left: how many balls, how many positions can be won; on the right: how many are lost. */
const BALLS = 22;
const COUNT = 34;

/** From the middle to the game's way on each side, and to the first dots. */
const WAY = 8;
const FIRST = 17;

/** Minimum number of dots that a side has room for. */
const NARROWEST = 40;

/** Height between layers, and of a line of text there; number of positions from which on dots are small. */
const GAP = 9;
const LABEL = 13;
const MANY = 1500;

/** The position of the game is drawn by itself. @param {Positions} positions @param {MapLayer["game"]} game */
const without = (positions, game) =>
  game ? { ...positions, [game]: positions[game] - 1 } : positions;

/**
 * Where everything is drawn.
 *
 * @param {PuzzleMap} map
 * @param {number} width
 */
export function laidOut({ layers, left_at }, width) {
  const drawn = layers.map(({ positions, game }) => without(positions, game));
  const sides = drawn.map(({ winning, lost, unknown }) => [winning, lost + unknown]);
  const [left, right] = [0, 1].map((side) => Math.max(1, ...sides.map((counts) => counts[side])));
  const all = sides.flat().reduce((sum, count) => sum + count, 0);
  const pitch = all > MANY ? 3 : 4;
  const room = width - BALLS - 2 * COUNT - 2 * FIRST;
  const share = Math.sqrt(left) / (Math.sqrt(left) + Math.sqrt(right));
  const ofLeft = Math.min(room - NARROWEST, Math.max(NARROWEST, room * share));
  const middle = BALLS + COUNT + ofLeft + FIRST;
  const lines = [ofLeft, room - ofLeft].map((space) => Math.floor(space / pitch));
  let top = GAP;
  const bands = layers.map((layer, i) => {
    if (i === left_at) top += LABEL;
    const y = top;
    const rows = Math.max(2, ...[0, 1].map((side) => Math.ceil(sides[i][side] / lines[side])));
    top += rows * pitch + GAP;
    /** @param {number} count @param {number} from @param {number} side */
    const dots = (count, from, side) =>
      Array.from({ length: count }, (_, at) => ({
        x: middle + (side ? 1 : -1) * (FIRST + (((from + at) % lines[side]) + 0.5) * pitch),
        y: y + (Math.floor((from + at) / lines[side]) + 0.5) * pitch,
      }));
    const { winning, lost, unknown } = drawn[i];
    const game = { winning: middle - WAY, lost: middle + WAY, unknown: middle };
    return {
      layer,
      y,
      dots: {
        winning: dots(winning, 0, 0),
        lost: dots(lost, 0, 1),
        unknown: dots(unknown, lost, 1),
      },
      way: layer.game && { x: game[layer.game], y: y + pitch },
    };
  });
  return { bands, middle, pitch, height: top };
}

/** Dots as one path. @param {Point[]} dots */
const pathOf = (dots) => dots.map(({ x, y }) => `M${x.toFixed(1)} ${y}h0`).join("");

class ShotMap extends LitElement {
  static properties = { map: { attribute: false } };

  static styles = [
    shared,
    css`
      :host {
        display: grid;
        gap: var(--step);
        min-width: 0;
      }

      svg {
        display: block;
        width: 100%;
        overflow: visible;
      }

      text {
        fill: var(--quiet);
        font: 500 11px / 1 var(--sans);
        font-variant-numeric: tabular-nums;
      }

      .head {
        font-weight: 400;
      }

      .winning-count {
        fill: var(--accent);
      }

      .balls {
        fill: var(--ink);
      }

      path {
        fill: none;
        stroke-linecap: round;
      }

      .winning {
        stroke: var(--accent);
      }

      .lost {
        stroke: var(--control);
      }

      .unknown {
        stroke: var(--line);
      }

      .far {
        opacity: 0.55;
      }

      .winning.far {
        opacity: 0.8;
      }

      .lost.near {
        stroke: var(--ink);
      }

      .middle {
        stroke: var(--line);
      }

      .way {
        stroke: var(--ink);
        stroke-width: 1.5;
      }

      .stop {
        fill: var(--accent);
        stroke: var(--ink);
        stroke-width: 1.5;
      }

      .stop.lost {
        fill: var(--paper);
      }

      .turn {
        fill: var(--ink);
        font-weight: 700;
      }
    `,
  ];

  #width = new OwnWidth(this);

  constructor() {
    super();
    /** @type {PuzzleMap | undefined} */
    this.map = undefined;
  }

  render() {
    const { map } = this;
    if (!map) return nothing;
    const width = this.#width.value || WIDTH;
    const { bands, middle, pitch, height } = laidOut(map, width);
    const way = bands.flatMap((band) => (band.way ? [band.way] : []));
    const line = way.map(({ x, y }, i) => `${i ? "L" : "M"}${x} ${y}`).join("");
    return html`
      <p>${map.sentence}</p>
      <svg viewBox="0 -16 ${width} ${height + 16}" height=${height + 16} aria-hidden="true">
        <text class="head winning-count" x=${middle - WAY} y="-5" text-anchor="end">← ${KINDS.winning}</text>
        <text class="head" x=${middle + WAY} y="-5">${KINDS.lost} →</text>
        <path class="middle" d="M${middle} 0V${height}" />
        ${bands.map((band) => renderBand(band, { width, middle, pitch }))}
        <path class="way" d=${line} />
        ${bands.map(({ way: stop, layer }, i) => stop && renderStop(stop, layer, i === map.left_at))}
      </svg>
      ${renderTable(map)}
    `;
  }
}

/**
 * @param {ReturnType<typeof laidOut>["bands"][number]} band
 * @param {{ width: number, middle: number, pitch: number }} how
 */
function renderBand({ layer, y, dots }, { width, pitch }) {
  const { balls, positions } = layer;
  const met = Object.values(layer.choices).some(Boolean);
  const choices = met ? without(layer.choices, layer.game) : layer.choices;
  const size = pitch * 0.66;
  const kinds = /** @type {const} */ (["winning", "lost", "unknown"]);
  return svg`
    <text class="balls" x=${BALLS - 6} y=${y + 8} text-anchor="end">${balls}</text>
    <text class="winning-count" x=${BALLS + COUNT - 8} y=${y + 8} text-anchor="end">${number(positions.winning)}</text>
    <text x=${width} y=${y + 8} text-anchor="end">${number(positions.lost)}${positions.unknown ? ` + ${number(positions.unknown)}?` : ""}</text>
    ${kinds.map((kind) => {
      const near = dots[kind].slice(0, choices[kind]);
      const far = dots[kind].slice(choices[kind]);
      return svg`<path class="${kind} near" stroke-width=${pitch * 0.9} d=${pathOf(near)} />
        <path class="${kind} far" stroke-width=${kind === "winning" ? pitch * 0.9 : size} d=${pathOf(far)} />`;
    })}`;
}

/** @param {Point} stop @param {MapLayer} layer @param {boolean} turn whether the game was lost here */
const renderStop = ({ x, y }, { game, shot }, turn) => svg`
  <circle class="stop ${game}" cx=${x} cy=${y} r="4" />
  ${turn ? svg`<text class="turn" x=${x + FIRST - WAY} y=${y - 9}>${shot}: ${KINDS.lost}</text>` : nothing}`;

/** @param {PuzzleMap} map */
const renderTable = ({ layers }) => html`
  <div class="visually-hidden"><table>
    <caption>${msg("The positions by balls left")}</caption>
    <tr>${[msg("balls left"), ...Object.values(KINDS), msg("one shot away"), msg("your game")].map(
      (name) => html`<th scope="col">${name}</th>`,
    )}</tr>
    ${layers.map(
      ({ balls, positions, choices, game, shot }) => html`<tr>
        <th scope="row">${balls}</th>
        <td>${positions.winning}</td><td>${positions.lost}</td><td>${positions.unknown}</td>
        <td>${msg(str`${choices.winning} can be won, ${choices.lost} lost`)}</td>
        <td>${game ? `${shot} ${KINDS[game]}` : "–"}</td></tr>`,
    )}
  </table></div>`;

customElements.define("cicada-shot-map", ShotMap);
