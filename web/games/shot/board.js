/**
 * The Shot board: draws balls, lets a person take hold of one and aim it, and rolls them. It is
 * told what is legal; what the person tries it only reports.
 */
import { html, LitElement, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { repeat } from "lit/directives/repeat.js";
import { announce } from "../../ui/announce.js";
import { ball, DEFINITIONS, FIELD, ring, shotPath, VIEW_BOX } from "./drawing.js";
import { CELL, COLUMNS, DIRECTIONS, directionOf, ROWS, shotThrough, timeline } from "./motion.js";
import { cellOf, Press } from "./press.js";
import { boardStyles } from "./styles.js";

/** @typedef {import("./motion.js").Cell} Cell */
/** @typedef {import("./motion.js").Direction} Direction */
/** @typedef {import("./motion.js").Shot} Shot */
/** @typedef {Pick<Shot, "x" | "y" | "direction">} Attempt */
/** @typedef {Partial<Pick<import("../../python/contract.js").shot.Hint, "ball" | "shot">>} Pointed  What a hint speaks of. */

/** @type {Record<string, Direction>} */
const ARROW_KEYS = { ArrowUp: "U", ArrowDown: "D", ArrowLeft: "L", ArrowRight: "R" };

/** @param {Cell} cell */
export const cellName = ([x, y]) => `column ${x}, row ${y}`;

/** Dispatches "attempt" (an `Attempt`); while `editing` instead "toggle" (a cell). */
export class ShotBoard extends LitElement {
  static properties = {
    balls: { attribute: false },
    legal: { attribute: false },
    pointed: { attribute: false },
    editing: { type: Boolean },
    lost: { type: Boolean },
    waiting: { type: Boolean },
    _held: { state: true },
    _aim: { state: true },
    _focus: { state: true },
    _drawn: { state: true },
  };

  static styles = boardStyles;

  constructor() {
    super();
    /** @type {Cell[]} */
    this.balls = [];
    /** @type {Shot[]} */
    this.legal = [];
    /** @type {Pointed} */
    this.pointed = {};
    this.editing = false;
    this.lost = false;
    /** Whether what is legal is not known yet, because Python has still to answer a shot. */
    this.waiting = false;
    /** @type {Cell | undefined} */
    this._held = undefined;
    /** @type {Direction | undefined} */
    this._aim = undefined;
    /** @type {Cell | undefined} */
    this._focus = undefined;
    /** What is drawn while balls roll. @type {Cell[] | undefined} */
    this._drawn = undefined;
  }

  /** @type {Animation[]} */
  #motion = [];

  /** @param {import("lit").PropertyValues} changed */
  willUpdate(changed) {
    if (changed.has("balls") && this._held && !this.#hasBall(this._held)) this.#letGo();
    if (changed.has("pointed") && this.pointed.ball) this.#letGo();
  }

  /**
   * Show how the balls of a shot roll; another shot, or the person's hand, ends it at once.
   *
   * @param {Cell[]} before the balls before the shot
   * @param {Shot} shot
   * @param {{ backwards?: boolean }} [how]
   */
  async roll(before, shot, { backwards = false } = {}) {
    this.settle();
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    this._drawn = before;
    await this.updateComplete;
    if (this._drawn !== before) return;
    const { duration, tracks } = timeline(shot);
    this.#motion = tracks.flatMap(({ cell, keyframes }) => {
      const element = this.renderRoot.querySelector(`[data-ball="${cell}"]`);
      const direction = backwards ? "reverse" : "normal";
      return element ? [element.animate(keyframes, { duration, direction, fill: "both" })] : [];
    });
    await Promise.allSettled(this.#motion.map(({ finished }) => finished));
    if (this._drawn === before) this.settle();
  }

  /** End every motion: the balls lie where they lie. */
  settle() {
    for (const animation of this.#motion) animation.cancel();
    this.#motion = [];
    this._drawn = undefined;
  }

  /**
   * A ball that may not be shot shrugs.
   *
   * @param {Attempt} attempt
   */
  shrug({ x, y, direction }) {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const [dx, dy] = DIRECTIONS[direction].step;
    const lean = `${dx * CELL * 0.1}px ${dy * CELL * 0.1}px`;
    const element = this.renderRoot.querySelector(`[data-ball="${x},${y}"]`);
    element?.animate({ translate: ["0 0", lean, "0 0"] }, { duration: 160, easing: "ease-out" });
  }

  /** @param {Cell} cell */
  async focusCell([x, y]) {
    this._focus = [x, y];
    await this.updateComplete;
    /** @type {HTMLElement} */ (this.renderRoot.querySelector(`[data-cell="${x},${y}"]`)).focus();
  }

  render() {
    return html`
      <div class=${classMap({ field: true, lost: this.lost, editing: this.editing })}>
        <svg viewBox=${VIEW_BOX} aria-hidden="true">
          ${DEFINITIONS} ${FIELD}
          ${repeat(this._drawn ?? this.balls, String, (cell) =>
            ball(cell, {
              held: this.#isHeld(cell),
              aim: this.#isHeld(cell) ? this.#legalAim : undefined,
            }),
          )}
          ${this._drawn ? nothing : this.#renderPaths()}
        </svg>
        <div class="grid" role="grid" aria-label="Board of ${COLUMNS} columns and ${ROWS} rows"
          @keydown=${this.#onKey} @pointerdown=${this.#onPress} @pointermove=${this.#onMove}
          @pointerup=${this.#onRelease} @pointercancel=${this.#onCancel}>
          ${Array.from(
            { length: ROWS },
            (_, y) => html`
            <div class="line" role="row">
              ${Array.from({ length: COLUMNS }, (_, x) => this.#renderCell([x, y]))}
            </div>`,
          )}
        </div>
      </div>
    `;
  }

  #renderPaths() {
    const { ball: pointedBall, shot } = this.pointed;
    if (this._held)
      return this.#heldShots.map((each) => shotPath(each, each.direction === this._aim));
    if (shot) return shotPath(shot, true);
    return pointedBall ? ring(pointedBall) : nothing;
  }

  /** @param {Cell} cell */
  #renderCell(cell) {
    const filled = this.#hasBall(cell);
    const held = this.#isHeld(cell);
    const focus = this._focus ?? this.balls[0] ?? [0, 0];
    const what = held ? "ball, held" : filled ? "ball" : "empty";
    return html`
      <div class=${classMap({ cell: true, filled, target: shotThrough(this.#heldShots, cell) !== undefined })}
        role="gridcell" data-cell=${String(cell)} aria-label="${cellName(cell)}: ${what}"
        aria-selected=${held} tabindex=${String(focus) === String(cell) ? 0 : -1}></div>`;
  }

  /** The legal shots of the ball that is held. */
  get #heldShots() {
    return this.legal.filter(({ x, y }) => this.#isHeld([x, y]));
  }

  get #legalAim() {
    return this.#heldShots.find(({ direction }) => direction === this._aim)?.direction;
  }

  /** @param {Cell} cell */
  #hasBall(cell) {
    return this.balls.some((each) => String(each) === String(cell));
  }

  /** @param {Cell} cell */
  #isHeld(cell) {
    return this._held !== undefined && String(this._held) === String(cell);
  }

  /** @param {Cell} cell */
  #takeHold(cell) {
    if (this.#isHeld(cell)) return;
    this._held = cell;
    const aims = this.#heldShots.map(
      ({ direction, rolls: [, [x, y]] }) =>
        `${DIRECTIONS[direction].name} at the ball in ${cellName([x, y])}`,
    );
    const where = aims.length ? `It can be shot ${aims.join(", or ")}.` : "It cannot be shot.";
    announce(`Ball in ${cellName(cell)} held. ${this.waiting ? "" : where}`);
  }

  #letGo() {
    this._held = undefined;
    this._aim = undefined;
  }

  /** @param {Cell} cell @param {Direction} direction */
  #attempt([x, y], direction) {
    this._aim = undefined;
    this.dispatchEvent(new CustomEvent("attempt", { detail: { x, y, direction } }));
  }

  /** @param {Cell} cell */
  #toggle(cell) {
    this.dispatchEvent(new CustomEvent("toggle", { detail: cell }));
  }

  /** @type {Press | undefined} */
  #press;

  /** @param {PointerEvent} event */
  #onPress(event) {
    const cell = cellOf(event);
    if (event.button !== 0 || this.#press || !cell) return;
    this.settle();
    const grid = /** @type {HTMLElement} */ (event.currentTarget);
    grid.setPointerCapture(event.pointerId);
    this.#press = new Press(event, cell, grid.clientWidth / COLUMNS);
    this.#wasHeld = this.#isHeld(cell);
    this._focus = cell;
    const mayBeTarget = shotThrough(this.#heldShots, cell) !== undefined || this.#undecided;
    if (!this.editing && this.#hasBall(cell) && !mayBeTarget) this.#takeHold(cell);
  }

  /** @param {PointerEvent} event */
  #onMove(event) {
    const press = this.#press;
    if (!press?.isOf(event) || this.editing) return;
    const aim = press.aim(event);
    if (aim && this.#hasBall(press.cell)) this.#takeHold(press.cell);
    this._aim = this._held && aim;
  }

  /** @param {PointerEvent} event */
  #onRelease(event) {
    const press = this.#press;
    if (!press?.isOf(event)) return;
    this.#press = undefined;
    if (this.editing) this.#toggle(press.cell);
    else if (this._aim && this._held) this.#attempt(this._held, this._aim);
    else this.#tap(press.cell);
  }

  #onCancel() {
    this.#press = undefined;
    this.#letGo();
  }

  /** Whether the ball was already held when it was pressed: then a tap lets it go. */
  #wasHeld = false;

  /** Whether it is still unknown if a tap is a shot: what is legal has to come first. */
  get #undecided() {
    return this.waiting && this._held !== undefined;
  }

  /** A tap that came while that was undecided. @type {Cell | undefined} */
  #earlyTap;

  updated() {
    const tap = this.#earlyTap;
    if (!tap || this.waiting) return;
    this.#earlyTap = undefined;
    this.#tap(tap);
  }

  /** @param {Cell} cell */
  #tap(cell) {
    if (this.#undecided) {
      this.#earlyTap = cell;
      return;
    }
    const held = this._held;
    const shot = shotThrough(this.#heldShots, cell);
    if (held && shot) this.#attempt(held, shot.direction);
    else if (this.#hasBall(cell)) this.#wasHeld ? this.#letGo() : this.#takeHold(cell);
    else if (held && (cell[0] === held[0] || cell[1] === held[1])) {
      this.#attempt(held, directionOf(cell[0] - held[0], cell[1] - held[1]));
    } else this.#letGo();
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const cell = cellOf(event);
    if (!cell) return;
    const direction = ARROW_KEYS[event.key];
    this.settle();
    if (direction && this._held) this.#attempt(this._held, direction);
    else if (direction) this.#walk(cell, DIRECTIONS[direction].step);
    else if (event.key === "Home") this.#walk(cell, [-COLUMNS, 0]);
    else if (event.key === "End") this.#walk(cell, [COLUMNS, 0]);
    else if (event.key === "Enter" || event.key === " ") this.#grab(cell);
    else if (event.key === "Escape" && this._held) this.#letGo();
    else return;
    event.preventDefault();
  }

  /** @param {Cell} from @param {Cell} by */
  #walk([x, y], [dx, dy]) {
    const within = (/** @type {number} */ value, /** @type {number} */ size) =>
      Math.min(Math.max(value, 0), size - 1);
    this.focusCell([within(x + dx, COLUMNS), within(y + dy, ROWS)]);
  }

  /** @param {Cell} cell */
  #grab(cell) {
    if (this.editing) this.#toggle(cell);
    else if (this.#isHeld(cell)) this.#letGo();
    else if (this.#hasBall(cell)) this.#takeHold(cell);
    else announce(`There is no ball in ${cellName(cell)}.`);
  }
}

customElements.define("cicada-shot-board", ShotBoard);
