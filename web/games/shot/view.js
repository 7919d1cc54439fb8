/** Shot on the page: the board, what a shot does to it, and what to do next. */
import { html, nothing } from "lit";
import { GameElement } from "../../midend/game-element.js";
import { record } from "../../midend/results.js";
import { announce } from "../../ui/announce.js";
import "../../ui/board-layout.js";
import { unlessTest, whenShown } from "../../ui/display.js";
import { onDetail } from "../../ui/events.js";
import { icon } from "../../ui/icons.js";
import { ARROWS, isPressing } from "../../ui/keys.js";
import { language, msg, plural, str } from "../../ui/language.js";
import "./board.js";
import { ballCount, ballsLeft, positionCount } from "./counts.js";
import { cellName } from "./drawing.js";
import "./editor.js";
import "./example.js";
import { keepSolved, parametersOf, solvedBefore, solvedLevels } from "./levels.js";
import { LossWarning } from "./loss-warning.js";
import { DIRECTIONS, moved } from "./motion.js";
import "./new-puzzle.js";
import "./panel.js";
import first from "#python/first.json";
import { Playback } from "./playback.js";
import { viewStyles } from "./styles.js";

/** @typedef {import("./board.js").Attempt} Attempt */
/** @typedef {import("./motion.js").Cell} Cell */
/** @typedef {import("./motion.js").Shot} Shot */
/** @typedef {import("../../midend/game-element.js").Change<"shot">} Change */
/** @typedef {import("../../midend/session.js").Position<"shot">} Description */
/** @typedef {import("../../python/contract.js").shot.Hint} Hint */
/** @typedef {import("../../python/contract.js").shot.OtherShot} OtherShot */
/** @typedef {import("../../python/contract.js").shot.Parameters} Parameters */
/** @typedef {import("../../python/contract.js").shot.Proof} Proof */
/** @typedef {import("../../python/contract.js").shot.Replayed} Replayed */
/**
 * A position that is only looked at, and what is said of it.
 *
 * @typedef {{ balls: Cell[], shot?: Shot, proof?: Proof | null, words?: unknown }} Preview
 */

/** Drawn until Python has described a position. @type {Description} */
const EMPTY = {
  status: "playing",
  balls: [],
  text: "",
  shots: 0,
  legal: [],
  illegal: {},
  blocked: {},
  last: null,
  level: null,
  top: false,
  grade: null,
  lesson: null,
};

/** Milliseconds between what a demonstration shows. */
const BEAT = 1000;

/** The first puzzle comes in English; what it says in another language comes with Python. */
const UNSAID = { illegal: {}, blocked: {}, lesson: null };

const LEGEND = msg("● first try, ○ taken back, ◐ with help");

/** @param {Cell[]} some @param {Cell[]} others */
const sameBalls = (some, others) =>
  some.map(String).sort().join(" ") === others.map(String).sort().join(" ");

/** @extends {GameElement<"shot">} */
class ShotView extends GameElement {
  static properties = {
    _balls: { state: true },
    _notice: { state: true },
    _pointed: { state: true },
    _preview: { state: true },
    _rolling: { state: true },
    _rated: { state: true },
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
    /** What is looked at in the place of the position. @type {Preview | undefined} */
    this._preview = undefined;
    /** Done when the balls that roll lie still. @type {Promise<void> | undefined} */
    this._rolling = undefined;
    /** The grade of a puzzle made here with so many balls. */
    this._rated = { id: "", grade: 0 };
  }

  #warning = new LossWarning(this);
  #playback = new Playback(this);
  /** What is drawn until Python has described a position. */
  #first = EMPTY;

  get #description() {
    return this.position ?? this.#first;
  }

  /** The game stands as it did until the last ball has stopped. */
  get #status() {
    return this._rolling ? "playing" : this.#description.status;
  }

  renderExample() {
    return html`<cicada-shot-example></cicada-shot-example>`;
  }

  firstVisit() {
    if (this.position) return;
    this.#first = language === "en" ? first.shot : { ...first.shot, ...UNSAID };
    this._balls = first.shot.balls;
    this.#demonstrate();
  }

  /** Python has come meanwhile, or another puzzle. @param {Change} change */
  #demonstrateAgain({ after }) {
    if (sameBalls(after.balls, this.#first.balls)) this.#demonstrate();
    else this.#demonstrating = 0;
  }

  /** The demonstration that goes on, of those that were begun; 0: none does. */
  #demonstrating = 0;
  #demonstrations = 0;

  /** A first visit is shown one shot, which is taken back: it is no move. A touch ends it. */
  async #demonstrate() {
    const { balls, legal } = this.#first;
    const [shot] = legal;
    const after = moved(balls, shot.rolls);
    const number = ++this.#demonstrations;
    this.#demonstrating = number;
    /** @param {Preview | undefined} preview @param {boolean} [backwards] */
    const show = async (preview, backwards) => {
      await new Promise((resolve) => setTimeout(resolve, BEAT));
      if (this.#demonstrating !== number) return;
      this._preview = preview;
      await this.updateComplete;
      if (backwards !== undefined) await this.#board.roll(balls, shot, { backwards });
    };
    await show({ balls, shot });
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    await show({ balls: after }, false);
    await show(undefined, true);
    if (this.#demonstrating === number) this.#demonstrating = 0;
  }

  get #board() {
    return /** @type {import("./board.js").ShotBoard} */ (
      this.renderRoot.querySelector("cicada-shot-board")
    );
  }

  /** Until the board has the focus, an arrow key only leads there. @param {KeyboardEvent} event */
  press(event) {
    return !this.over && ARROWS.includes(event.key) && !isPressing(event);
  }

  focusBoard() {
    this.#board.focus();
  }

  get atRest() {
    return this._rolling;
  }

  /** The move whose roll has been shown before Python answered. */
  #rolled = "";

  /** @param {Change} change */
  sessionChanged(change) {
    // A shot made before Python came is on its way: its balls have rolled.
    const isAhead = change.kind !== "move" && this.session.pending !== undefined;
    if (!isAhead) this._balls = change.after.balls;
    this._notice = "";
    this._pointed = {};
    this._preview = undefined;
    if (change.kind === "puzzle") this.#board?.forget();
    this.#showMotion(change);
    this.#warning.positionChanged({ stillLost: change.kind === "move" });
    if (this.#demonstrating) this.#demonstrateAgain(change);
  }

  /** @param {Change} change */
  #showMotion({ kind, before, after }) {
    const rolled = this.#rolled;
    this.#rolled = "";
    if (kind === "move" && before && after.last) {
      if (after.last.move !== rolled) this.#roll(before.balls, after.last);
      announce(this.#shotSentence(after.last));
    } else if (kind === "undo" && before?.last) {
      this.#roll(after.balls, before.last, { backwards: true });
      announce(`${msg("Taken back.")} ${this.#ballsLeft}.`);
    } else if (this.session.pending === undefined) {
      this.#board?.settle();
    }
  }

  /** @param {Cell[]} before @param {Shot} shot @param {{ backwards?: boolean }} [how] */
  async #roll(before, shot, how) {
    const rolling = this.#board.roll(before, shot, how);
    this._rolling = rolling;
    await rolling;
    if (this._rolling === rolling) this._rolling = undefined;
  }

  /** @param {Shot} shot */
  #shotSentence({ x, y, direction }) {
    const { status } = this.#description;
    const left = status === "won" ? msg("One ball left: solved") : this.#ballsLeft;
    const shot = msg(str`Shot ${DIRECTIONS[direction].name} from ${cellName([x, y])}.`);
    return `${shot} ${left}.`;
  }

  get #ballsLeft() {
    return ballsLeft(this.#description.balls.length);
  }

  render() {
    const { canPlay, closed } = this.session;
    const { lost, outlook, warn } = this.#warning;
    const preview = this._preview;
    const status = this.#status;
    return html`
      <cicada-board-layout>
        <div slot="board" class="board">
          <cicada-shot-board .balls=${preview?.balls ?? this._balls} .waiting=${!canPlay && !closed}
            .legal=${canPlay && !preview ? this.#description.legal : []}
            .blocked=${canPlay && !preview ? this.#description.blocked : {}}
            .pointed=${preview ? { shot: preview.shot } : this._pointed}
            .proof=${preview ? preview.proof : outlook?.proof}
            .lost=${preview ? Boolean(preview.proof) : lost || status === "stuck"} .top=${status === "won" && this.#description.top}
            @attempt=${onDetail(this.#attempt)} @blocked=${onDetail(this.#tellBlocked)}
            @pointerdown=${this.#onTouch} @keydown=${this.#onTouch}></cicada-shot-board>
          <div class="foot">${this.#renderFoot()}</div>
        </div>
        <div slot="bar" class="row bar">
          ${this.renderHistory()}
          ${this.#renderHintButton()}
          ${whenShown("new", html`<button aria-label=${msg("New puzzle")} ?disabled=${!this.position} @click=${this.#newPuzzle}>${icon("plus")} <span>${msg(html`New<span class="roomy"> puzzle</span>`)}</span></button>`)}
        </div>
        <span slot="summary">${this.#summary}</span>
        <cicada-shot-panel slot="panel" .session=${this.session}
          .position=${this.position && { ...this.position, status }}
          .outlook=${outlook} .warn=${warn}
          @ask=${() => this.#warning.ask()} @rewind=${this.#rewind} @edit=${this.#edit}
          @point=${onDetail(this.#point)} @try=${onDetail(this.#try)} @look=${onDetail(this.#look)} @playback=${onDetail(this.#startPlayback)}
          @warn=${onDetail((/** @type {import("./loss-warning.js").Warn} */ chosen) => {
            this.#warning.warn = chosen;
          })}></cicada-shot-panel>
      </cicada-board-layout>
      <cicada-new-shot @start=${onDetail(this.#begin)} @edit=${this.#edit}></cicada-new-shot>
      <cicada-shot-editor .session=${this.session}
        @play=${onDetail((/** @type {string} */ board) => this.#begin({ board }))}
        @send=${onDetail(async (/** @type {string} */ board) => {
          if (await this.#begin({ board })) this.dispatchEvent(new Event("share"));
        })}></cicada-shot-editor>
    `;
  }

  /** Where what Python knows is a sheet, the next hint has a button beside the board. */
  #renderHintButton() {
    if (this.form.isWide || this.#status !== "playing" || this.#warning.lost) return nothing;
    return whenShown(
      "hints",
      html`<button ?disabled=${!this.position} @click=${this.#hint}>${msg("Hint")}</button>`,
    );
  }

  /** @param {MouseEvent} event */
  #hint(event) {
    if (event.detail > 1) return;
    const panel = this.renderRoot.querySelector("cicada-shot-panel");
    if (!(/** @type {import("./panel.js").ShotPanel} */ (panel).hint())) return;
    event.stopPropagation(); // a click on the board's page closes the sheet
    const layout = this.renderRoot.querySelector("cicada-board-layout");
    /** @type {import("../../ui/board-layout.js").BoardLayout} */ (layout).show(this.#board.field);
  }

  get #summary() {
    if (!this.position && this.#first === EMPTY) return msg("What Python knows");
    if (this.#status === "won") return msg("Solved");
    return this.#warning.lost ? msg(str`${this.#ballsLeft}, and lost`) : this.#ballsLeft;
  }

  #renderFoot() {
    const { shots } = this.#description;
    const status = this.#status;
    const opening = this.renderOpening();
    if (opening !== nothing) return opening;
    if (this._preview?.words) {
      return html`<p>${this._preview.words}</p>
        <button class="primary" @click=${this.#endPreview}>${msg("Back to the game")}</button>`;
    }
    if (this._notice) return html`<p>${this._notice}</p>`;
    if (status === "won") return this.#renderWon();
    if (this.#playback.active) return this.#playback.render();
    if (this.#warning.lost && !this.session.closed) return this.#renderLost();
    if (status === "stuck") {
      const { result } = this.session;
      return html`<p>${result ? msg(str`No shot is left: ${result.sentence}.`) : msg("No shot is left.")}</p>
        ${unlessTest(html`<div class="row">
          ${whenShown("hints", html`<button ?disabled=${!shots} @click=${() => this.#warning.ask()}>${msg("Where was it lost?")}</button>`)}
          <button class="primary" ?disabled=${!shots} @click=${() => this.session.undo()}>${msg("Take back a shot")}</button>
        </div>`)}`;
    }
    return this.#renderGoal();
  }

  /** What the puzzle is, and what to do. */
  #renderGoal() {
    const { level, lesson, grade, balls, shots } = this.#description;
    if (!this.position && this.#first === EMPTY) return nothing;
    const generated = { ...parametersOf(this.session.id), ...this.#grade };
    const size = ballCount(balls.length);
    const what = lesson
      ? `${level}. ${lesson.title}`
      : level
        ? msg(str`Level ${level}, grade ${grade}`)
        : generated.grade
          ? shots
            ? msg(str`Grade ${generated.grade}`)
            : msg(str`${size}, grade ${generated.grade}`)
          : "";
    const how = shots ? "" : msg("Swipe a ball at another, or tap it and then where it should go.");
    return html`<p class="quiet">
      ${what ? html`<strong>${what}.</strong>` : nothing} ${msg("Shoot until one ball is left.")}
      ${lesson ? lesson.text : how}
    </p>`;
  }

  get #grade() {
    return this._rated.id === this.session.id ? { grade: this._rated.grade } : {};
  }

  #renderWon() {
    const { level, top } = this.#description;
    const { result } = this.session;
    const next = top ? msg("Another of grade 10") : level ? msg("Next level") : msg("Another one");
    const told = result
      ? html`<span class="told" title=${LEGEND}><span aria-hidden="true" class="strip">${result.strip}</span> ${result.sentence}</span>`
      : nothing;
    return html`<p class="result">${top ? msg("Solved, and with it the whole ladder") : msg("Solved")}. ${told}</p>
      <div class="row">
        ${whenShown("new", html`<button class="primary" @click=${this.#next}>${next}</button>`)}
        ${this.renderResultCode()}
      </div>`;
  }

  #renderLost() {
    const back = this.#warning.shotsToTakeBack;
    if (!back) return html`<p class="warning">${msg("This board cannot be won.")}</p>`;
    return html`<p class="warning">${msg(str`Lost since shot ${this.session.at - back + 1}.`)}</p>
      ${unlessTest(html`<button class="primary" @click=${this.#rewind}>${takeBack(back)}</button>`)}`;
  }

  /** What was said is gone when the board is touched, before the board can say something else. */
  #onTouch = {
    handleEvent: () => {
      this._notice = "";
      this.#demonstrating = 0;
      this.#endPreview();
    },
    capture: true,
  };

  #endPreview() {
    if (this._preview) this.#board.settle();
    this._preview = undefined;
  }

  /** Why a ball that was taken cannot be shot. */
  #tellBlocked = (/** @type {Cell} */ cell) => {
    this._notice = this.#description.blocked[String(cell)] ?? "";
  };

  /** @type {Promise<unknown>} */
  #playing = Promise.resolve();

  /**
   * A shot that comes while Python answers waits for it, and is made unless another puzzle has come.
   * While one opens it is made on that, if that is the board that was seen; not if it was stopped.
   *
   * @param {Attempt} attempt
   */
  #attempt = (attempt) => {
    const { session, _balls: seen } = this;
    const { id, stopped, canPlay, pending } = session;
    const isOpening = !canPlay && pending === undefined;
    this.#playing = this.#playing.then(async () => {
      if (!session.canPlay) await session.settled();
      const isMeant = isOpening
        ? session.stopped === stopped && sameBalls(seen, this.#description.balls)
        : !id || id === session.id;
      if (isMeant) await this.#shoot(attempt);
    });
  };

  /**
   * The balls roll at once: Python has said beforehand where to. Its answer only confirms it.
   *
   * @param {Attempt} attempt
   */
  async #shoot({ x, y, direction }) {
    if (!this.session.canPlay) return;
    const { legal, illegal, balls } = this.#description;
    const shot = legal.find((each) => each.x === x && each.y === y && each.direction === direction);
    if (!shot) {
      const why = illegal[`${x}${y}${direction}`] ?? "";
      this._notice = why;
      announce(why);
      this.#board.shrug({ x, y, direction });
      return;
    }
    this.#rolled = shot.move;
    this.#roll(balls, shot);
    this._balls = moved(balls, shot.rolls);
    const [[, , stopX, stopY]] = shot.rolls;
    if (this.#board.matches(":focus-within")) this.#board.focusCell([stopX ?? x, stopY ?? y]);
    if (!(await this.play(shot.move))) this._balls = balls;
  }

  /** A tick is for a solution that was found. @param {import("../../midend/session.js").Finish<"shot">} finish */
  finished(finish) {
    const { id, result, position } = finish;
    if (position.status !== "won") return;
    const board = id.slice(0, Math.max(0, id.lastIndexOf(":")));
    record(this.storage, { game: "shot", board }, finish);
    if (!position.level || result.solution || result.python) return;
    keepSolved(this.storage, id, result.own ? "alone" : "helped");
  }

  /** Back to the last position that could be won. */
  async #rewind() {
    if (!(await this.session.settled())) return;
    for (let back = this.#warning.shotsToTakeBack; back > 0; back--) this.session.undo();
  }

  /** @param {Hint} hint */
  #point = (hint) => {
    this._preview = undefined;
    if (hint.solvable === false) {
      this.#warning.tell(hint);
      this.#closePanel();
      return;
    }
    this._pointed = hint;
    this._notice = hint.sentence;
    this.#closePanel();
  };

  /** Play another shot than a hint's, to see what comes of it. @param {OtherShot} other */
  #try = async ({ shot, name, sentence, proof }) => {
    const { balls } = this.#description;
    this.#closePanel();
    this._pointed = {};
    const after = moved(balls, shot.rolls);
    const words = html`<strong>${name}:</strong> ${sentence}`;
    this._preview = { balls: after, proof, words };
    await this.updateComplete;
    this.#board.roll(balls, shot);
  };

  /** @param {{ replayed: Replayed, number: number }} look */
  #look = ({ replayed, number }) => {
    this.#closePanel();
    const { balls, shot, losing } = replayed;
    const left = leftText(replayed, number);
    const words = losing ? msg(str`${left}; this shot loses.`) : `${left}.`;
    this._preview = { balls, shot, words };
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

  #next() {
    const { level, top } = this.#description;
    if (top) return this.#begin({ grade: 10 });
    return this.#begin(level ? { level: level + 1 } : parametersOf(this.session.id));
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
    if (opened && parameters.balls) this.#rate();
    if (opened) this.focusBoard();
    return opened || this.session.stopped;
  };

  /** The grade of a puzzle that has just been made: it belongs to the puzzle, and is no help. */
  async #rate() {
    const { id } = this.session;
    const { grade } = await this.session.askAbout({ id, moves: [] }, "rate");
    if (grade) this._rated = { id, grade };
  }

  #newPuzzle() {
    const dialog = this.renderRoot.querySelector("cicada-new-shot");
    /** @type {import("./new-puzzle.js").NewShot} */ (dialog).show({
      levels: () => this.session.ask("levels"),
      solved: solvedLevels(this.storage),
      before: solvedBefore(this.storage),
      playing: this.#description.level,
    });
  }

  #edit() {
    const editor = this.renderRoot.querySelector("cicada-shot-editor");
    /** @type {import("./editor.js").ShotEditor} */ (editor).show(this.#description.text);
  }
}

/** @param {number} shots */
const takeBack = (shots) =>
  plural(shots, { one: msg("Take back 1 shot"), other: msg(str`Take back ${shots} shots`) });

/** How much could be won before a shot. @param {Replayed} replayed @param {number} number of the shot */
function leftText({ name, choices, winning }, number) {
  const positions = positionCount(choices);
  if (winning === null)
    return msg(
      str`Before shot ${number}, ${name}: of ${positions} that a shot leads to, it is not known how many can be won`,
    );
  return winning
    ? msg(
        str`Before shot ${number}, ${name}: of ${positions} that a shot leads to, ${winning} can be won`,
      )
    : msg(
        str`Before shot ${number}, ${name}: of ${positions} that a shot leads to, none can be won`,
      );
}

customElements.define("cicada-shot", ShotView);
