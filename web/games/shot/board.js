/**
 * The Shot board: draws balls, lets a person take hold of one and aim it, and rolls them. It is
 * told what is legal; what the person tries it only reports.
 */
import { html, LitElement, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { repeat } from "lit/directives/repeat.js";
import { announce } from "../../ui/announce.js";
import { msg, str } from "../../ui/language.js";
import { BoardMotion } from "./board-motion.js";
import { boardText, shotsText } from "./board-text.js";
import {
  ball,
  cellName,
  DEFINITIONS,
  FIELD,
  proofDrawing,
  ring,
  shotPath,
  VIEW_BOX,
} from "./drawing.js";
import { CELL, COLUMNS, DIRECTIONS, directionOf, ROWS, shotThrough, translate } from "./motion.js";
import { ballWithinReach, cellOf, Press } from "./press.js";
import { boardStyles } from "./styles.js";

/** @typedef {import("./motion.js").Cell} Cell */
/** @typedef {import("./motion.js").Direction} Direction */
/** @typedef {import("./motion.js").Shot} Shot */
/** @typedef {Pick<Shot, "x" | "y" | "direction">} Attempt */
/** @typedef {Partial<Pick<import("../../python/contract.js").shot.Hint, "ball" | "shot">>} Pointed  What a hint speaks of. */

/** @type {Record<string, Direction>} */
const ARROW_KEYS = { ArrowUp: "U", ArrowDown: "D", ArrowLeft: "L", ArrowRight: "R" };

/** How far, in the drawing, a ball follows the finger that holds it. */
const FOLLOW = 42;

/**
 * @fires {CustomEvent<Attempt>} attempt a shot
 * @fires {CustomEvent<Cell>} blocked the cell of a ball without a shot that was taken
 * @fires {CustomEvent<Cell>} toggle a cell, instead of these, while `editing`
 */
export class ShotBoard extends LitElement {
  static properties = {
    balls: { attribute: false },
    legal: { attribute: false },
    blocked: { attribute: false },
    pointed: { attribute: false },
    proof: { attribute: false },
    editing: { type: Boolean },
    lost: { type: Boolean },
    top: { type: Boolean },
    waiting: { type: Boolean },
    _held: { state: true },
    _aim: { state: true },
    _focus: { state: true },
  };

  static styles = boardStyles;

  constructor() {
    super();
    /** @type {Cell[]} */
    this.balls = [];
    /** @type {Shot[]} */
    this.legal = [];
    /** Why balls without a shot have none, by cell. @type {Record<string, string>} */
    this.blocked = {};
    /** @type {Pointed} */
    this.pointed = {};
    /** Why the position is lost. @type {import("../../python/contract.js").shot.Proof | null | undefined} */
    this.proof = undefined;
    this.editing = false;
    this.lost = false;
    /** Whether the last level of the ladder is solved. */
    this.top = false;
    /** Whether what is legal is not known yet, because Python has still to answer a shot. */
    this.waiting = false;
    /** @type {Cell | undefined} */
    this._held = undefined;
    /** @type {Direction | undefined} */
    this._aim = undefined;
    /** @type {Cell | undefined} */
    this._focus = undefined;
  }

  #motion = new BoardMotion(this);

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
  roll(before, shot, { backwards = false } = {}) {
    const start = this.#launched;
    this.#launched = "";
    return this.#motion.roll(before, shot, start, backwards);
  }

  /** End every motion: the balls lie where they lie. */
  settle() {
    this.#motion.settle();
  }

  /**
   * A ball that may not be shot shrugs.
   *
   * @param {Attempt} attempt
   */
  shrug(attempt) {
    this.#launched = "";
    this.#motion.shrug(attempt);
  }

  /** What is drawn of it, without the space around. */
  get field() {
    return this.renderRoot.querySelector(".field");
  }

  /** Go to the ball that is held or was chosen last, else to the first one. */
  focus() {
    const last = this._focus && this.#hasBall(this._focus) ? this._focus : undefined;
    const cell = this._held ?? last ?? this.balls[0];
    if (cell) this.focusCell(cell);
  }

  /** Another puzzle begins: no ball of it has been chosen. */
  forget() {
    this._focus = undefined;
  }

  /** @param {Cell} cell */
  async focusCell([x, y]) {
    this._focus = [x, y];
    await this.updateComplete;
    /** @type {HTMLElement} */ (this.renderRoot.querySelector(`[data-cell="${x},${y}"]`)).focus();
  }

  render() {
    const { drawn } = this.#motion;
    return html`
      <div class=${classMap({ field: true, lost: this.lost, editing: this.editing })}>
        <svg viewBox=${VIEW_BOX} aria-hidden="true">
          ${DEFINITIONS} ${FIELD}
          ${this.proof && !drawn ? proofDrawing(this.proof) : nothing}
          ${repeat(drawn ?? this.balls, String, (cell) => ball(cell, this.#isHeld(cell)))}
          ${drawn ? nothing : this.#renderPaths()}
        </svg>
        <div class="grid" role="grid" aria-label=${msg(str`Board of ${COLUMNS} columns and ${ROWS} rows`)}
          aria-description=${boardText(this.balls, this.editing)}
          @keydown=${this.#onKey} @pointerdown=${this.#onPress} @pointermove=${this.#onMove}
          @pointerup=${this.#onRelease} @pointercancel=${this.#onCancel}>
          ${this.#renderCells()}
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

  #renderCells() {
    const filled = new Set(this.balls.map(String));
    const focus = String(this._focus ?? this.balls[0] ?? [0, 0]);
    const targets = this._held ? this.#heldShots : this.#pointedShots;
    return Array.from(
      { length: ROWS },
      (_, y) => html`
      <div class="line" role="row">
        ${Array.from({ length: COLUMNS }, (_, x) => {
          const key = `${x},${y}`;
          const target = shotThrough(targets, [x, y]) !== undefined;
          return this.#renderCell([x, y], filled.has(key), target, focus === key);
        })}
      </div>`,
    );
  }

  /** @param {Cell} cell @param {boolean} filled @param {boolean} target @param {boolean} focused */
  #renderCell(cell, filled, target, focused) {
    const held = this.#isHeld(cell);
    const what = held ? msg("ball, held") : filled ? msg("ball") : msg("empty");
    return html`
      <div class=${classMap({ cell: true, filled, target })} role="gridcell" data-cell=${String(cell)}
        aria-label="${cellName(cell)}: ${what}" aria-selected=${held} tabindex=${focused ? 0 : -1}></div>`;
  }

  /** The shot that a hint shows: a tap on its way makes it. */
  get #pointedShots() {
    return this.pointed.shot ? [this.pointed.shot] : [];
  }

  /** The legal shots of the ball that is held. */
  get #heldShots() {
    return this.legal.filter(({ x, y }) => this.#isHeld([x, y]));
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
    const why = this.blocked[String(cell)];
    if (why) this.dispatchEvent(new CustomEvent("blocked", { detail: cell }));
    const ways = this.waiting ? "" : shotsText(this.#heldShots, why);
    announce(`${msg(str`Ball ${cellName(cell)} held.`)} ${ways}`);
  }

  #letGo() {
    this.#follow([0, 0]);
    this._held = undefined;
    this._aim = undefined;
  }

  /** Where the held ball has followed the finger to, as a `transform`; "" where it lies. */
  #lean = "";
  /** Where it was when it was shot. */
  #launched = "";

  /** The held ball follows the finger, less and less: it lies in its cell still. @param {[number, number]} way in cells */
  #follow([x, y]) {
    const far = Math.hypot(x, y);
    const share = far ? (FOLLOW * Math.tanh((far * CELL) / (2 * FOLLOW))) / far : 0;
    this.#lean = far ? translate(x * share, y * share) : "";
    const held = this.renderRoot.querySelector(".held .moved");
    if (held instanceof SVGElement) held.style.transform = this.#lean;
  }

  /** @param {Cell} cell @param {Direction} direction */
  #attempt([x, y], direction) {
    this._aim = undefined;
    this.#launched = this.#lean;
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
    const pressed = cellOf(event);
    if (event.button !== 0 || this.#press || !pressed) return;
    this.settle();
    const grid = /** @type {HTMLElement} */ (event.currentTarget);
    grid.setPointerCapture(event.pointerId);
    const pitch = grid.clientWidth / COLUMNS;
    const cell = this.#meant(event, pressed, grid.getBoundingClientRect(), pitch);
    this.#press = new Press(event, cell, pitch);
    this.#wasHeld = this.#isHeld(cell);
    this._focus = cell;
    const targets = this._held ? this.#heldShots : this.#pointedShots;
    const mayBeTarget = shotThrough(targets, cell) !== undefined || this.#undecided;
    if (!this.editing && this.#hasBall(cell) && !mayBeTarget) this.#takeHold(cell);
  }

  /**
   * The cell that a pointer means: a ball may be taken from beside it, unless a ball is held.
   *
   * @param {PointerEvent} event
   * @param {Cell} cell
   * @param {DOMRect} place of the grid
   * @param {number} pitch
   */
  #meant({ clientX, clientY }, cell, { left, top }, pitch) {
    if (this.editing || this._held || this.pointed.shot || this.#hasBall(cell)) return cell;
    return ballWithinReach([(clientX - left) / pitch, (clientY - top) / pitch], this.balls) ?? cell;
  }

  /** @param {PointerEvent} event */
  #onMove(event) {
    const press = this.#press;
    if (!press?.isOf(event) || this.editing) return;
    const aim = press.aim(event);
    if (aim && this.#hasBall(press.cell)) this.#takeHold(press.cell);
    this._aim = this._held && aim;
    if (this.#isHeld(press.cell) && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.#follow(press.way(event));
    }
  }

  /** @param {PointerEvent} event */
  #onRelease(event) {
    const press = this.#press;
    if (!press?.isOf(event)) return;
    this.#press = undefined;
    if (this.editing) this.#toggle(press.cell);
    else if (this._aim && this._held) this.#attempt(this._held, this._aim);
    else this.#tap(press.cell);
    this.#follow([0, 0]);
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

  /** @param {import("lit").PropertyValues} changed */
  updated(changed) {
    if (changed.has("top") && this.top && this.balls.length) this.#motion.celebrate(this.balls[0]);
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
    const shot = shotThrough(held ? this.#heldShots : this.#pointedShots, cell);
    if (shot) this.#attempt([shot.x, shot.y], shot.direction);
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
    else announce(msg(str`There is no ball in ${cellName(cell)}.`));
  }
}

customElements.define("cicada-shot-board", ShotBoard);
