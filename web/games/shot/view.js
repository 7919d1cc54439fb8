/** Shot on the page: the board, what a shot does to it, and what to do next. */
import { html, nothing } from "lit";
import { GameElement } from "../../midend/game-element.js";
import { announce } from "../../ui/announce.js";
import { counted } from "../../ui/bar.js";
import "../../ui/board-layout.js";
import { display, unlessTest, whenShown } from "../../ui/display.js";
import { onDetail } from "../../ui/events.js";
import { icon } from "../../ui/icons.js";
import { cellName } from "./board.js";
import "./editor.js";
import { keepSolved, parametersOf, solvedLevels } from "./levels.js";
import { LossWarning } from "./loss-warning.js";
import { DIRECTIONS, moved } from "./motion.js";
import "./new-puzzle.js";
import "./panel.js";
import { Playback } from "./playback.js";
import { viewStyles } from "./styles.js";

/** @typedef {import("./board.js").Attempt} Attempt */
/** @typedef {import("./motion.js").Cell} Cell */
/** @typedef {import("./motion.js").Shot} Shot */
/** @typedef {import("../../midend/game-element.js").Change<"shot">} Change */
/** @typedef {import("../../midend/session.js").Position<"shot">} Description */
/** @typedef {import("../../python/contract.js").shot.Hint} Hint */
/** @typedef {import("../../python/contract.js").shot.Parameters} Parameters */

/** Drawn until Python has described a position. @type {Description} */
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
  };

  static styles = viewStyles;

  constructor() {
    super();
    /** The balls on the board; Python's answer to a shot may still be on its way. @type {Cell[]} */
    this._balls = [];
    /** Why a shot that was tried is illegal, or what a hint said. @type {unknown} */
    this._notice = "";
    /** @type {import("./board.js").Pointed} */
    this._pointed = {};
  }

  #warning = new LossWarning(this);
  #playback = new Playback(this);

  get #description() {
    return this.position ?? EMPTY;
  }

  get #board() {
    return /** @type {import("./board.js").ShotBoard} */ (
      this.renderRoot.querySelector("cicada-shot-board")
    );
  }

  /** The move whose roll has been shown before Python answered. */
  #rolled = "";

  /** @param {Change} change */
  sessionChanged(change) {
    this._balls = change.after.balls;
    this._notice = "";
    this._pointed = {};
    this.#showMotion(change);
    this.#warning.positionChanged({ stillLost: change.kind === "move" });
  }

  /** @param {Change} change */
  #showMotion({ kind, before, after }) {
    const rolled = this.#rolled;
    this.#rolled = "";
    if (kind === "move" && before && after.last) {
      if (after.last.move !== rolled) this.#board.roll(before.balls, after.last);
      announce(this.#shotSentence(after.last));
    } else if (kind === "undo" && before?.last) {
      this.#board.roll(after.balls, before.last, { backwards: true });
      announce(`Taken back. ${this.#ballsLeft}.`);
    } else {
      this.#board?.settle();
    }
  }

  /** @param {Shot} shot */
  #shotSentence({ x, y, direction }) {
    const left = this.#description.status === "won" ? "One ball left: solved" : this.#ballsLeft;
    return `Shot ${DIRECTIONS[direction].name} from ${cellName([x, y])}. ${left}.`;
  }

  get #ballsLeft() {
    return `${counted(this.#description.balls.length, "ball")} left`;
  }

  render() {
    const { id, made, pending, canPlay } = this.session;
    const { lost, outlook, warn } = this.#warning;
    return html`
      <cicada-board-layout>
        <div slot="board" class="board">
          <cicada-shot-board .balls=${this._balls} .waiting=${pending !== undefined} .legal=${canPlay ? this.#description.legal : []}
            .pointed=${this._pointed} .lost=${lost} @attempt=${onDetail(this.#attempt)}
            @pointerdown=${this.#clearNotice} @keydown=${this.#clearNotice}></cicada-shot-board>
          <div class="foot">${this.#renderFoot()}</div>
        </div>
        <div slot="bar" class="row bar">
          ${this.renderHistory()}
          ${whenShown("new", html`<button ?disabled=${!this.position} @click=${this.#newPuzzle}>${icon("plus")} New puzzle</button>`)}
        </div>
        <span slot="summary">${this.#summary}</span>
        <cicada-shot-panel slot="panel" .session=${this.session} .position=${this.position}
          .outlook=${outlook} .warn=${warn} .positionKey=${[id, made, pending ?? ""].join()}
          @ask=${() => this.#warning.ask()} @rewind=${this.#rewind} @edit=${this.#edit}
          @point=${onDetail(this.#point)} @playback=${onDetail(this.#startPlayback)}
          @warn=${onDetail((/** @type {import("./loss-warning.js").Warn} */ chosen) => {
            this.#warning.warn = chosen;
          })}></cicada-shot-panel>
      </cicada-board-layout>
      <cicada-new-shot @start=${onDetail(this.#begin)} @edit=${this.#edit}></cicada-new-shot>
      <cicada-shot-editor .session=${this.session}
        @play=${onDetail((/** @type {string} */ board) => this.#begin({ board }))}></cicada-shot-editor>
    `;
  }

  get #summary() {
    if (!this.position) return "What Python knows";
    if (this.#description.status === "won") return "Solved";
    return `${this.#ballsLeft}${this.#warning.lost ? ", and lost" : ""}`;
  }

  #renderFoot() {
    const { status, shots, level } = this.#description;
    const opening = this.renderOpening();
    if (opening !== nothing) return opening;
    if (this._notice) return html`<p>${this._notice}</p>`;
    if (status === "won") {
      const { result } = this.session;
      return html`<p class="result">Solved in ${result?.sentence ?? counted(shots, "shot")}.</p>
        ${whenShown("new", html`<button class="primary" @click=${this.#next}>${level ? "Next level" : "Another one"}</button>`)}
        ${this.renderResultCode()}`;
    }
    if (this.#playback.active) return this.#playback.render();
    if (this.#warning.lost && !this.session.closed) return this.#renderLost();
    if (status === "stuck") {
      const { result } = this.session;
      return html`<p>No shot is left${result ? `: ${result.sentence}` : ""}.</p>
        ${unlessTest(html`<button class="primary" ?disabled=${!shots} @click=${() => this.session.undo()}>Take back a shot</button>`)}`;
    }
    return html`<p class="quiet">
      ${level ? html`<strong>Level ${level}.</strong>` : nothing}
      ${shots ? nothing : "Swipe a ball at another, or tap it and then where it should go."}
    </p>`;
  }

  #renderLost() {
    const back = this.#warning.shotsToTakeBack;
    if (!back) return html`<p class="warning">This board cannot be won.</p>`;
    return html`<p class="warning">Lost since shot ${this.session.at - back + 1}.</p>
      ${unlessTest(html`<button class="primary" @click=${this.#rewind}>Take back ${counted(back, "shot")}</button>`)}`;
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
  #attempt = (attempt) => {
    this.#playing = this.#playing.then(() => this.#shoot(attempt));
  };

  /**
   * The balls roll at once: Python has said beforehand where to. Its answer only confirms it.
   *
   * @param {Attempt} attempt
   */
  async #shoot({ x, y, direction }) {
    if (!this.session.canPlay) return;
    const { legal, illegal, balls, level } = this.#description;
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
    else if (level && this.#description.status === "won") keepSolved(this.storage, level);
  }

  /** Back to the last position that could be won. */
  #rewind() {
    for (let back = this.#warning.shotsToTakeBack; back > 0; back--) this.session.undo();
  }

  /** @param {Hint} hint */
  #point = (hint) => {
    this._pointed = hint;
    this._notice = html`<span lang=${display.language}>${hint.sentence}</span>`;
    this.#closePanel();
  };

  /** @param {string[]} moves */
  #startPlayback = (moves) => {
    this.#playback.load(moves);
    this._notice = "";
    this.#closePanel();
  };

  #closePanel() {
    this.renderRoot.querySelector("cicada-board-layout")?.removeAttribute("open");
  }

  async #next() {
    const { level } = this.#description;
    const opened = await this.#begin(level ? { level: level + 1 } : parametersOf(this.session.id));
    if (!opened) this.#newPuzzle();
  }

  /**
   * Open a new puzzle.
   *
   * @param {Parameters} parameters
   * @returns {Promise<boolean>} false if Python refused, not if it was stopped
   */
  #begin = async (parameters) => {
    this.session.stopOpening();
    const opened = await this.create(parameters);
    return opened || this.session.stopped;
  };

  #newPuzzle() {
    const dialog = this.renderRoot.querySelector("cicada-new-shot");
    /** @type {import("./new-puzzle.js").NewShot} */ (dialog).show({
      levels: () => this.session.ask("levels"),
      solved: solvedLevels(this.storage),
      playing: this.#description.level,
    });
  }

  #edit() {
    const editor = this.renderRoot.querySelector("cicada-shot-editor");
    /** @type {import("./editor.js").ShotEditor} */ (editor).show(this.#description.text);
  }
}

customElements.define("cicada-shot", ShotView);
