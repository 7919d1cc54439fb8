/** Shot on the page: the board, what a shot does to it, and what to do next. */
import { html, nothing } from "lit";
import { GameElement } from "../../midend/game-element.js";
import { announce } from "../../ui/announce.js";
import { counted } from "../../ui/bar.js";
import { display, whenShown } from "../../ui/display.js";
import { withDetail } from "../../ui/events.js";
import { icon } from "../../ui/icons.js";
import "../../ui/board-layout.js";
import { spoken } from "./board.js";
import "./editor.js";
import { askedFor, keepSolved, solvedLevels } from "./levels.js";
import { DIRECTIONS, moved } from "./motion.js";
import "./new-puzzle.js";
import "./panel.js";
import { Playback } from "./playback.js";
import { viewStyles } from "./styles.js";
import { Verdict } from "./verdict.js";

/** @typedef {import("./board.js").Attempt} Attempt */
/** @typedef {import("./motion.js").Cell} Cell */
/** @typedef {import("./motion.js").Shot} Shot */
/** @typedef {{ ball?: Cell, shot?: Shot, sentence: string }} Pointed */
/** @typedef {import("../../python/contract.js").shot.Parameters} Parameters */
/** @typedef {import("../../midend/game-element.js").Change<"shot">} Change */
/** @typedef {import("../../midend/session.js").Position<"shot">} Described */

/** Drawn until Python has described a position. @type {Described} */
const EMPTY = {
  status: "playing",
  balls: [],
  text: "",
  shots: 0,
  legal: [],
  illegal: {},
  last: null,
  level: null,
};

/** @extends {GameElement<"shot">} */
class ShotView extends GameElement {
  static properties = {
    _balls: { state: true },
    _notice: { state: true },
    _pointed: { state: true },
    _making: { state: true },
  };

  static styles = viewStyles;

  constructor() {
    super();
    /** The balls on the board; Python's answer to a shot may still be on its way. @type {Cell[]} */
    this._balls = [];
    /** Why a shot that was tried is illegal, or what a hint said. @type {unknown} */
    this._notice = "";
    /** What a hint speaks of. @type {{ ball?: Cell, shot?: Shot }} */
    this._pointed = {};
    /** Stops the making of a puzzle. @type {AbortController | undefined} */
    this._making = undefined;
  }

  #verdict = new Verdict(this);
  #playback = new Playback(this);

  get #described() {
    return this.position ?? EMPTY;
  }

  get #board() {
    return /** @type {import("./board.js").ShotBoard} */ (
      this.renderRoot.querySelector("cicada-shot-board")
    );
  }

  /** @param {boolean} open */
  set #panelOpen(open) {
    /** @type {import("../../ui/board-layout.js").BoardLayout} */ (
      this.renderRoot.querySelector("cicada-board-layout")
    ).open = open;
  }

  /** The move whose roll has been shown before Python answered. */
  #rolled = "";

  /** @param {Change} change */
  sessionChanged(change) {
    this._balls = change.after.balls;
    this._notice = "";
    this._pointed = {};
    this.#showMotion(change);
    this.#verdict.follow({ stillLost: change.kind === "move" });
  }

  /** @param {Change} change */
  #showMotion({ kind, before, after }) {
    const rolled = this.#rolled;
    this.#rolled = "";
    if (kind === "move" && before && after.last) {
      if (after.last.move !== rolled) this.#board.roll(before.balls, after.last);
      announce(this.#shotWords(after.last));
    } else if (kind === "undo" && before?.last) {
      this.#board.roll(after.balls, before.last, { backwards: true });
      announce(`Taken back. ${this.#ballsLeft}.`);
    } else {
      this.#board?.settle();
    }
  }

  /** @param {Shot} shot */
  #shotWords({ x, y, direction }) {
    const left = this.#described.status === "won" ? "One ball left: solved" : this.#ballsLeft;
    return `Shot ${DIRECTIONS[direction].name} from ${spoken([x, y])}. ${left}.`;
  }

  get #ballsLeft() {
    return `${counted(this.#described.balls.length, "ball")} left`;
  }

  render() {
    const { id, made, pending } = this.session;
    const { lost, judgement, warn } = this.#verdict;
    return html`
      <cicada-board-layout>
        <div slot="board" class="board">
          <cicada-shot-board .balls=${this._balls} .waiting=${pending !== undefined} .legal=${pending ? [] : this.#described.legal}
            .pointed=${this._pointed} .lost=${lost} @attempt=${withDetail((/** @type {Attempt} */ attempt) => this.#attempt(attempt))}
            @pointerdown=${this.#clearNotice} @keydown=${this.#clearNotice}></cicada-shot-board>
          <div class="foot">${this.#renderFoot()}</div>
        </div>
        <div slot="bar" class="row bar">
          ${this.renderHistory()}
          ${whenShown("new", html`<button ?disabled=${!this.position} @click=${this.#newPuzzle}>${icon("plus")} New puzzle</button>`)}
        </div>
        <span slot="summary">${this.#summary}</span>
        <cicada-shot-panel slot="panel" .session=${this.session} .position=${this.position}
          .judgement=${judgement} .warn=${warn} .moment=${[id, made, pending ?? ""].join()}
          @judge=${() => this.#verdict.ask()} @rewind=${this.#rewind} @edit=${this.#edit}
          @point=${withDetail((/** @type {Pointed} */ hint) => this.#point(hint))}
          @playback=${withDetail((/** @type {string[]} */ moves) => this.#startPlayback(moves))}
          @warn=${withDetail((/** @type {import("./verdict.js").Warn} */ chosen) => {
            this.#verdict.warn = chosen;
          })}></cicada-shot-panel>
      </cicada-board-layout>
      <cicada-new-shot @start=${withDetail((/** @type {Parameters} */ parameters) => this.#begin(parameters))} @edit=${this.#edit}></cicada-new-shot>
      <cicada-shot-editor .session=${this.session}
        @play=${withDetail((/** @type {string} */ board) => this.#begin({ board }))}></cicada-shot-editor>
    `;
  }

  get #summary() {
    if (!this.position) return "What Python knows";
    if (this.#described.status === "won") return "Solved";
    return `${this.#ballsLeft}${this.#verdict.lost ? ", and lost" : ""}`;
  }

  #renderFoot() {
    const { status, shots, level } = this.#described;
    if (this._making) return this.#renderMaking(this._making);
    if (this._notice) return html`<p>${this._notice}</p>`;
    if (status === "won") {
      return html`<p class="result">Solved in ${counted(shots, "shot")}.</p>
        ${whenShown("new", html`<button class="primary" @click=${this.#next}>${level ? "Next level" : "Another one"}</button>`)}`;
    }
    if (this.#playback.active) return this.#playback.render();
    if (this.#verdict.lost) return this.#renderLost();
    if (status === "stuck") {
      return html`<p>No shot is left.</p>
        <button class="primary" ?disabled=${!shots} @click=${() => this.session.undo()}>Take back a shot</button>`;
    }
    return html`<p class="quiet">
      ${level ? html`<strong>Level ${level}.</strong>` : nothing}
      ${shots ? nothing : "Swipe a ball at another, or tap it and then where it should go."}
    </p>`;
  }

  /** @param {AbortController} making */
  #renderMaking(making) {
    return html`<p class="quiet" role="status">Python is making a puzzle…</p>
      <button @click=${() => making.abort()}>Stop</button>`;
  }

  #renderLost() {
    const back = this.#verdict.shotsToTakeBack;
    if (!back) return html`<p class="warning">This board cannot be won.</p>`;
    return html`<p class="warning">Lost since shot ${this.session.at - back + 1}.</p>
      <button class="primary" @click=${this.#rewind}>Take back ${counted(back, "shot")}</button>`;
  }

  #clearNotice() {
    this._notice = "";
  }

  /** @type {Promise<unknown>} */
  #playing = Promise.resolve();

  /**
   * A shot that comes while Python answers the one before waits for it.
   *
   * @param {Attempt} attempt
   */
  #attempt(attempt) {
    this.#playing = this.#playing.then(() => this.#shoot(attempt));
  }

  /**
   * The balls roll at once: Python has said beforehand where to. Its answer only confirms it.
   *
   * @param {Attempt} attempt
   */
  async #shoot({ x, y, direction }) {
    const { legal, illegal, balls, level } = this.#described;
    const shot = legal.find((each) => each.x === x && each.y === y && each.direction === direction);
    if (!shot) {
      const why = illegal[`${x}${y}${direction}`] ?? "";
      this._notice = why;
      announce(why);
      this.#board.shrug({ x, y, direction });
      return;
    }
    this.#rolled = shot.move;
    this.#board.roll(balls, shot);
    this._balls = moved(balls, shot.rolls);
    const [[, , stopX, stopY]] = shot.rolls;
    if (this.#board.matches(":focus-within")) this.#board.focusCell([stopX ?? x, stopY ?? y]);
    if (!(await this.play(shot.move))) this._balls = balls;
    else if (level && this.#described.status === "won") keepSolved(this.storage, level);
  }

  /** Back to the last position that could be won. */
  #rewind() {
    for (let back = this.#verdict.shotsToTakeBack; back > 0; back--) this.session.undo();
  }

  /** @param {Pointed} hint */
  #point(hint) {
    this._pointed = hint;
    this._notice = html`<span lang=${display.language}>${hint.sentence}</span>`;
    this.#panelOpen = false;
  }

  /** @param {string[]} moves */
  #startPlayback(moves) {
    this.#playback.load(moves);
    this._notice = "";
    this.#panelOpen = false;
  }

  async #next() {
    const { level } = this.#described;
    const opened = await this.#begin(level ? { level: level + 1 } : askedFor(this.session.id));
    if (!opened) this.#newPuzzle();
  }

  /**
   * Open a new puzzle.
   *
   * @param {Parameters} parameters
   * @returns {Promise<boolean>} false if Python refused
   */
  async #begin(parameters) {
    this._making?.abort();
    const making = new AbortController();
    this._making = making;
    const opened = await this.create(parameters, making.signal);
    if (this._making === making) this._making = undefined;
    return opened || making.signal.aborted;
  }

  #newPuzzle() {
    /** @type {import("./new-puzzle.js").NewShot} */ (
      this.renderRoot.querySelector("cicada-new-shot")
    ).show({
      levels: () => this.session.ask("levels"),
      solved: solvedLevels(this.storage),
      playing: this.#described.level,
    });
  }

  #edit() {
    /** @type {import("./editor.js").ShotEditor} */ (
      this.renderRoot.querySelector("cicada-shot-editor")
    ).show(this.#described.text);
  }
}

customElements.define("cicada-shot", ShotView);
