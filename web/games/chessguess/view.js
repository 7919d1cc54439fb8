/** ChessGuess on the page: the score sheet, the guess being laid out, and the tray it comes from. */
import { html, nothing } from "lit";
import { GuessingElement } from "../../midend/guessing-element.js";
import { record } from "../../midend/results.js";
import { onDetail } from "../../ui/events.js";
import { msg, str } from "../../ui/language.js";
import { OnDemand } from "../../ui/on-demand.js";
import "./answer.js";
import "./draft.js";
import "./hints.js";
import { asTexts, fromTexts } from "./marks.js";
import "./new-puzzle.js";
import "./panel.js";
import { PIECES, pieceSet } from "./pieces.js";
import "./picker.js";
import { whereOf } from "./review.js";
import { contradiction, GAME, invitation, spokenRow } from "./sentences.js";
import "./sheet.js";
import { viewStyles } from "./styles.js";
import "./welcome.js";

/** @typedef {import("../../python/contract.js").chessguess.CertainHint} Certain */
/** @typedef {import("../../python/contract.js").chessguess.Marks} Judged */

/** Between the guess and the marks, where both are kept as one text. */
const MARKS = "|";

/** @extends {GuessingElement<"chessguess">} */
class ChessGuess extends GuessingElement {
  static properties = {
    _draft: { state: true },
    _answering: { state: true },
    _proven: { state: true },
    _marks: { state: true },
    _verdicts: { state: true },
  };

  static styles = viewStyles;

  constructor() {
    super(GAME);
    /** The guess being laid out, in the order of picking. @type {string[]} */
    this._draft = [];
    /** In an open game, whether the guess is ready and its answer is asked for. */
    this._answering = false;
    /** What a hint has proven here of pieces, kinds and colours. @type {Certain["certain"]} */
    this._proven = [];
    /** The player's notes. @type {import("./marks.js").Marks} */
    this._marks = {};
    /** What the answers say of them, by piece, once that was asked for. @type {Record<string, Judged["marks"][number]["verdict"]>} */
    this._verdicts = {};
  }

  get draft() {
    return this.#asksForAnswer ? "" : GAME.textOf(this._draft);
  }

  #asked = new OnDemand(this, () => import("./answer-chart.js"));

  renderAsked() {
    if (this.asked === undefined) return nothing;
    return this.#asked.render(
      () => html`<cicada-chessguess-asked .view=${this}></cicada-chessguess-asked>`,
    );
  }

  get unfinished() {
    const marks = asTexts(this._marks).join(" ");
    return this._draft.join(" ") + (marks && MARKS + marks);
  }

  /** @param {string} unfinished */
  goOnWith(unfinished) {
    const [guess, marks] = unfinished.split(MARKS).map((text) => text.split(" ").filter(Boolean));
    const known = guess.every((piece) => PIECES.includes(piece));
    if (known && guess.length <= this.drawn.size) this.lay(guess);
    if (marks) this._marks = fromTexts(marks);
  }

  get #asksForAnswer() {
    return !this.drawn.known && (this.guide || this._answering);
  }

  /** What is laid out, or the guess that waits for its answer. */
  get #shownGuess() {
    const [guess] = this.session.pending?.split(":") ?? [];
    return guess === undefined ? this._draft : guess.split(" ").filter(Boolean);
  }

  get #board() {
    return /** @type {HTMLElement} */ (this.renderRoot.querySelector(".board"));
  }

  get #picker() {
    return /** @type {import("./picker.js").GuessPicker | null} */ (
      this.renderRoot.querySelector("cicada-guess-picker")
    );
  }

  get #form() {
    return /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("cicada-answer-form"));
  }

  /** @param {string[]} [guess] */
  lay(guess = []) {
    this._draft = [...guess];
  }

  /** @param {string[]} guess */
  use(guess) {
    super.use(guess);
    this.lay(guess);
    this._answering = false;
    this.#keepFocus();
  }

  /** @param {import("../../midend/session.js").Finish<"chessguess">} finish */
  finished(finish) {
    if (finish.position.known) record(this.storage, whereOf(finish.position), finish);
    this.requestUpdate();
  }

  focusGuess() {
    this.#board.focus();
  }

  /** @param {import("../../midend/guessing-view.js").Row<"chessguess">} row */
  spokenRow(row) {
    return spokenRow(row, this.result);
  }

  /** @param {string[]} pieces */
  renderSecret(pieces) {
    return pieceSet(pieces);
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    return this.#picker?.press(event) ?? false;
  }

  focusBoard() {
    this.#picker?.focus();
  }

  /** @param {{ short: boolean }} how */
  renderHints({ short }) {
    return html`<cicada-chessguess-hints class="hinting" .view=${this} ?short=${short}
      .marks=${asTexts(this._marks)}
      @certain=${onDetail((/** @type {Certain} */ { certain, groups }) => {
        this._proven = [...certain, ...groups];
      })}
      @judged=${onDetail((/** @type {Judged} */ { marks }) => {
        this._verdicts = Object.fromEntries(marks.map(({ piece, verdict }) => [piece, verdict]));
      })}></cicada-chessguess-hints>`;
  }

  renderExample() {
    return html`<cicada-chessguess-welcome .session=${this.session} .size=${this.drawn.size}
      .ready=${this.position !== undefined} .evil=${this.isEvil}></cicada-chessguess-welcome>`;
  }

  /** @param {import("../../midend/game-element.js").Change<"chessguess">} change */
  sessionChanged(change) {
    this._proven = [];
    this._verdicts = {};
    if (change.kind === "puzzle" && change.before) this._marks = {};
    super.sessionChanged(change);
  }

  renderBoard() {
    const { rows, known } = this.drawn;
    return html`
      <div slot="board" class="board" tabindex="-1" role="group" aria-label="ChessGuess">
        <cicada-guess-sheet ?fresh=${this.hasAttribute("won-now")} .session=${this.session} .rows=${rows}
          .contradicting=${this.contradiction?.rows ?? []} .invitation=${this.isNew && known ? "" : invitation(this.drawn, this.guide)}
          .known=${known} .over=${this.over} .correcting=${this.correcting}
          @use=${onDetail((/** @type {string[]} */ guess) => this.use(guess))}
          @asked=${onDetail((/** @type {number} */ row) => this.showAsked(row))}
          @correct=${onDetail((/** @type {number} */ row) => this.startCorrection(row))}>
        </cicada-guess-sheet>
        <div class="middle">${this.renderMiddle()}</div>
        <div class="foot">${this.python.watched ? nothing : this.renderBusy()}${this.#renderFoot()}</div>
      </div>
    `;
  }

  renderPanel() {
    return html`<cicada-chessguess-panel slot="panel" .view=${this}></cicada-chessguess-panel>`;
  }

  renderDialog() {
    return html`<cicada-new-chessguess id="new" .session=${this.session}
      .stacks=${this.drawn.pieces} @start=${this.start}
      @stop=${() => this.session.stopOpening()}></cicada-new-chessguess>`;
  }

  #renderFoot() {
    const { status, rows } = this.drawn;
    if (this.correcting !== undefined)
      return this.#renderAnswer(rows[this.correcting].guess, msg("Leave it"));
    if (status === "won") return this.renderResult();
    if (status === "contradiction")
      return html`<p class="warning">${contradiction(this.contradiction?.rows ?? [])}</p>`;
    if (this.#asksForAnswer)
      return this.#renderAnswer(this.#shownGuess, this.guide ? "" : msg("Change the guess"));
    return this.#renderPicking();
  }

  #renderPicking() {
    const { size, pieces, known, rows } = this.drawn;
    const guess = this.#shownGuess;
    return html`
      <cicada-guess-picker .guess=${guess} .stacks=${pieces} .size=${size} .waiting=${this.#waitingFor}
        .invitation=${known ? msg("Guess") : msg("Enter the answer")} .watched=${this.python.watched}
        .proven=${this._proven} .marks=${this._marks} .verdicts=${this._verdicts} notebook
        @mark=${onDetail((/** @type {import("./marks.js").Marks} */ marks) => {
          this._marks = marks;
          this._verdicts = {};
        })}
        .emptyAllowed=${rows.length > 0 || size === 0}
        @pick=${onDetail((/** @type {string[]} */ picked) => this.lay(picked))}
        @guess=${this.#ready} @stop=${() => this.python.stop()}>${this.renderHintButton()}</cicada-guess-picker>
    `;
  }

  get #whose() {
    if (this.correcting !== undefined) return msg(str`Guess ${this.correcting + 1}`);
    return this.guide ? msg("Python guesses") : msg("The guess");
  }

  /** What is waited for, in words; "" when it is the person's turn. */
  get #waitingFor() {
    if (this.python.thinking) return msg("Python is thinking…");
    return this.waiting && !this.session.closed ? msg("asking Python…") : "";
  }

  /** @param {string[]} guess @param {string} back what the way back is called */
  #renderAnswer(guess, back) {
    const waiting = this.#waitingFor;
    return html`
      <cicada-guess-draft fixed .guess=${guess} .note=${waiting} .heading=${this.#whose}></cicada-guess-draft>
      <cicada-answer-form .count=${guess.length} .mine=${this.guide} .back=${back} .waiting=${waiting !== ""} .value=${this.answer}
        @answer=${onDetail((/** @type {string} */ answer) => this.#answered(answer))}
        @back=${this.correctLater}></cicada-answer-form>
    `;
  }

  /** The guess is laid out: in an open game its answer is asked for. */
  #ready() {
    if (this.drawn.known) this.submit(this._draft);
    else this._answering = true;
    this.#keepFocus();
  }

  /** @param {number} index */
  async startCorrection(index) {
    await super.startCorrection(index);
    this.#keepFocus();
  }

  correctLater() {
    super.correctLater();
    this._answering = false;
  }

  /** @param {string[]} guess @param {string} [answer] */
  async submit(guess, answer) {
    const played = await super.submit(guess, answer);
    await this.#keepFocus();
    return played;
  }

  /** @param {string} answer */
  async #answered(answer) {
    if (this.correcting !== undefined) this.correctRow(this.correcting, answer);
    else if (await this.submit(this._draft, answer)) this.#form?.focus();
  }

  /** Keys go on working when the part that had the focus is gone. */
  async #keepFocus() {
    await this.updateComplete;
    // A button that was disabled loses the focus with the next frame; a hidden page draws none.
    await new Promise((done) => {
      requestAnimationFrame(() => setTimeout(done));
      setTimeout(done, 100);
    });
    const root = /** @type {ShadowRoot} */ (this.renderRoot);
    if (!root.activeElement) (this.#form ?? this.#board).focus();
  }
}

customElements.define("cicada-chessguess", ChessGuess);
