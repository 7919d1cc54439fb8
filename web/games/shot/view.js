/** Shot on the page: the board, what a shot does to it, and what to do next. */
import { html, nothing } from "lit";
import { GameElement } from "../../midend/game-element.js";
import { announce } from "../../ui/announce.js";
import "../../ui/board-layout.js";
import { whenShown } from "../../ui/display.js";
import { onDetail, required } from "../../ui/events.js";
import { icon } from "../../ui/icons.js";
import { ARROWS, isPressing } from "../../ui/keys.js";
import { msg, str } from "../../ui/language.js";
import { toast } from "../../ui/toast.js";
import "./board.js";
import { ballsLeft } from "./counts.js";
import { Demonstration } from "./demonstration.js";
import { cellName } from "./drawing.js";
import "./editor.js";
import "./example.js";
import { chancesBefore, end, goal, lost, stuck, won } from "./foot.js";
import { ShotGame, sameBalls } from "./game.js";
import { solvedBefore, solvedLevels } from "./levels.js";
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
/** @typedef {import("../../midend/session-types.js").Position<"shot">} Description */
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

/** @extends {GameElement<"shot">} */
class ShotView extends GameElement {
  static properties = {
    _notice: { state: true },
    _pointed: { state: true },
    _preview: { state: true },
    _rolling: { state: true },
  };

  static styles = viewStyles;

  constructor() {
    super();
    /** @type {ShotGame} */
    this.game = required();
    /** Why a shot that was tried is illegal, or what a hint said. @type {unknown} */
    this._notice = "";
    /** @type {import("./board.js").Pointed} */
    this._pointed = {};
    /** What is looked at in the place of the position. @type {Preview | undefined} */
    this._preview = undefined;
    /** Done when the balls that roll lie still. @type {Promise<void> | undefined} */
    this._rolling = undefined;
  }

  #warning = new LossWarning(this);
  #playback = new Playback(this);

  connectedCallback() {
    this.game ??= this.#followed(new ShotGame(this.session, this.storage));
    super.connectedCallback();
  }

  /** @param {ShotGame} game */
  #followed(game) {
    game.addEventListener("change", () => this.requestUpdate());
    game.addEventListener("problem", onDetail(toast));
    game.addEventListener("shot", onDetail(this.#show));
    game.addEventListener("refused", onDetail(this.#refuse));
    return game;
  }

  get #description() {
    return this.game.description;
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
    this.game.showFirst();
    this.#demonstrate();
  }

  /** @type {Demonstration | undefined} */
  #demonstration;

  /** A first visit is shown one shot. A touch ends it. */
  #demonstrate() {
    const { balls, legal } = this.game.first;
    this.#demonstration?.end();
    this.#demonstration = new Demonstration({
      show: (preview) => {
        this._preview = preview;
        return this.updateComplete;
      },
      roll: (...how) => this.#board.roll(...how),
    });
    this.#demonstration.run(balls, legal[0]);
  }

  /** Python has loaded meanwhile, or there is another puzzle. @param {Change} change */
  #demonstrateAgain({ after }) {
    if (this.#demonstration?.ended !== false) return;
    if (sameBalls(after.balls, this.game.first.balls)) this.#demonstrate();
    else this.#demonstration.end();
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

  /** @param {Change} change */
  sessionChanged(change) {
    const { kind, after } = change;
    const roll = this.game.positionChanged(change);
    this._notice = "";
    this._pointed = {};
    this._preview = undefined;
    if (kind === "puzzle") this.#board?.forget();
    if (roll) this.#roll(roll);
    else if (kind !== "move" && this.session.pending === undefined) this.#board?.settle();
    if (kind === "move" && after.last) announce(this.#shotSentence(after.last));
    if (roll?.backwards) announce(`${msg("Taken back.")} ${this.#ballsLeft}.`);
    this.#warning.positionChanged({ stillLost: kind === "move" });
    this.#demonstrateAgain(change);
  }

  /** @param {import("./game.js").Roll} roll */
  async #roll({ before, shot, backwards }) {
    const rolling = this.#board.roll(before, shot, { backwards });
    this._rolling = rolling;
    await rolling;
    if (this._rolling === rolling) this._rolling = undefined;
  }

  /** A shot was made; who shoots by keys goes on where its ball stopped. @param {import("./game.js").Roll} roll */
  #show = (roll) => {
    this.#roll(roll);
    const { x, y, rolls } = roll.shot;
    const [[, , stopX, stopY]] = rolls;
    if (this.#board.matches(":focus-within")) this.#board.focusCell([stopX ?? x, stopY ?? y]);
  };

  /** @param {Attempt & { why: string }} attempt */
  #refuse = (attempt) => {
    this._notice = attempt.why;
    announce(attempt.why);
    this.#board.shrug(attempt);
  };

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
          <cicada-shot-board .balls=${preview?.balls ?? this.game.balls} .waiting=${!canPlay && !closed}
            .legal=${canPlay && !preview ? this.#description.legal : []}
            .blocked=${canPlay && !preview ? this.#description.blocked : {}}
            .pointed=${preview ? { shot: preview.shot } : this._pointed}
            .proof=${preview ? preview.proof : outlook?.proof}
            .lost=${preview ? Boolean(preview.proof) : lost || status === "stuck"} .top=${status === "won" && this.#description.top}
            @attempt=${onDetail((/** @type {Attempt} */ attempt) => this.game.try(attempt))} @blocked=${onDetail(this.#tellBlocked)}
            @pointerdown=${this.#onTouch} @keydown=${this.#onTouch}></cicada-shot-board>
          <div class="foot">${this.#renderFoot()}</div>
        </div>
        <div slot="bar" class="row bar">
          ${this.renderHistory()}
          ${this.#renderHintButton()}
          ${whenShown("new", html`<button aria-label=${msg("New puzzle")} ?disabled=${!this.position} @click=${this.#newPuzzle}>${icon("plus")} <span>${msg(html`New<span class="roomy"> puzzle</span>`)}</span></button>`)}
        </div>
        <span slot="summary">${this.#summary}</span>
        <cicada-shot-panel slot="panel" .session=${this.session} ?wide=${this.form.isWide}
          .position=${this.position && { ...this.position, status }}
          .outlook=${outlook} .warn=${warn}
          @ask=${() => this.#warning.ask()} @rewind=${this.#rewind} @back=${onDetail((/** @type {number} */ back) => this.game.rewind(() => back))} @edit=${this.#edit}
          @point=${onDetail(this.#point)} @try=${onDetail(this.#try)} @look=${onDetail(this.#look)} @playback=${onDetail(this.#startPlayback)}
          @warn=${onDetail((/** @type {import("./loss-warning.js").Warn} */ chosen) => {
            this.#warning.warn = chosen;
          })}>${this.#renderEnd()}</cicada-shot-panel>
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
    if (!this.game.isThere) return msg("What Python knows");
    if (this.#status === "won") return msg("Solved");
    return this.#warning.lost ? msg(str`${this.#ballsLeft}, and lost`) : this.#ballsLeft;
  }

  #renderFoot() {
    const status = this.#status;
    const { isTest } = this.session;
    const opening = this.renderOpening();
    if (opening !== nothing) return opening;
    if (this._preview?.words) {
      return html`<p>${this._preview.words}</p>
        <button class="primary" @click=${this.#endPreview}>${msg("Back to the game")}</button>`;
    }
    if (this._notice) return html`<p>${this._notice}</p>`;
    if (status === "won" && !this.form.isWide)
      return won(this.#description, this.session.result, this);
    if (this.#playback.active) return this.#playback.render();
    if (this.#warning.lost && !this.session.closed)
      return lost(
        this.#warning.shotsToTakeBack,
        this.session.at,
        isTest ? undefined : this.#rewind,
      );
    if (status === "stuck") {
      const does = { ask: () => this.#warning.ask(), undo: () => this.session.undo() };
      return stuck(this.#description, this.session.result, isTest ? undefined : does);
    }
    if (!this.game.isThere) return nothing;
    return goal(this.#description, this.game.grade);
  }

  /** Open the puzzle that comes next. */
  again = () => this.#begin(this.game.next);

  /** The end, where it stands in the panel. */
  #renderEnd() {
    const isBeside = this.#status === "won" && this.form.isWide;
    return isBeside ? end(this.#description, this.session.result, this) : nothing;
  }

  /** What was said is gone when the board is touched, before the board can say something else. */
  #onTouch = {
    handleEvent: () => {
      this._notice = "";
      this.#demonstration?.end();
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

  /** @param {import("../../midend/session-types.js").Finish<"shot">} finish */
  finished(finish) {
    this.game.save(finish);
  }

  /** Back to the last position that could be won. */
  #rewind = () => this.game.rewind(() => this.#warning.shotsToTakeBack);

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
    const { balls, shot } = replayed;
    this._preview = { balls, shot, words: chancesBefore(replayed, number) };
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

  /**
   * Open a new puzzle.
   *
   * @param {Parameters} parameters
   * @returns {Promise<boolean>} false if Python refused, not if it was stopped
   */
  #begin = async (parameters) => {
    this.session.stopOpening();
    const opened = await this.create(parameters);
    if (opened && parameters.balls) this.game.rate();
    if (opened) this.focusBoard();
    return opened || this.session.stopped;
  };

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

customElements.define("cicada-shot", ShotView);
