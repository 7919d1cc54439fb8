/** ChessGuess on the page: the score sheet, the guess being laid out, and the tray it comes from. */
import { html } from "lit";
import { GameElement } from "../../midend/game-element.js";
import { PythonPlayer } from "../../midend/python-player.js";
import { announce } from "../../ui/announce.js";
import { partOf } from "../../ui/display.js";
import { icon } from "../../ui/icons.js";
import "../../ui/board-layout.js";
import { toast } from "../../ui/toast.js";
import "./answer.js";
import "./draft.js";
import "./new-puzzle.js";
import "./panel.js";
import { laidOut } from "./pieces.js";
import "./picker.js";
import "./sheet.js";
import { viewStyles } from "./styles.js";
import { contradiction, lastRow, result, summary, welcome } from "./words.js";

/** What is drawn until Python has described the game. @type {import("./words.js").Game} */
const UNKNOWN = {
  status: "playing",
  size: Number.POSITIVE_INFINITY,
  known: true,
  rows: [],
  pieces: [],
};

class ChessGuess extends GameElement {
  static properties = {
    _draft: { state: true },
    _answer: { state: true },
    _answering: { state: true },
    _correcting: { state: true },
    _guide: { state: true },
    _corrections: { state: true },
  };

  static styles = viewStyles;

  constructor() {
    super();
    /** The guess being laid out, in the order of picking. @type {string[]} */
    this._draft = [];
    /** The answer that the form starts from, in an open game. */
    this._answer = [0, 0, 0];
    /** In an open game, whether the guess is ready and its answer is asked for. */
    this._answering = false;
    /** The row whose answer is being corrected, or -1. */
    this._correcting = -1;
    /** In an open game, whether Python chooses the guesses. */
    this._guide = true;
    /** What would mend a contradiction. @type {import("./panel.js").Correction[] | undefined} */
    this._corrections = undefined;
  }

  get #game() {
    return /** @type {import("./words.js").Game | undefined} */ (this.position) ?? UNKNOWN;
  }

  /** @returns {import("./sheet.js").Row[]} */
  get #rows() {
    return this.#game.rows;
  }

  get #asksForAnswer() {
    return !this.#game.known && (this._guide || this._answering);
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

  /** Keys work at once when nothing else has been chosen yet. */
  async firstUpdated() {
    await /** @type {import("lit").LitElement} */ (this.renderRoot.querySelector("cicada-board-layout"))
      .updateComplete;
    if (document.activeElement === document.body) this.#board.focus({ preventScroll: true });
  }

  /** @type {PythonPlayer<string[]>} */
  #python = new PythonPlayer(this, {
    options: () => ({ level: 3 }),
    lay: (guess) => {
      this._draft = guess;
    },
    play: (guess) => this.#play(guess.join(" ")),
  });

  /** @type {import("../../midend/session.js").Position | undefined} */
  #seen;
  #seenId = "";

  sessionChanged() {
    const { position, session } = this;
    if (!position || position === this.#seen) return;
    const samePuzzle = session.id === this.#seenId;
    if (samePuzzle && position.rows.length === this.#seen?.rows.length + 1)
      announce(lastRow(this.#rows));
    // What was picked before Python was up is kept for it.
    if (!samePuzzle && this.#seenId) this._draft = [];
    this.#seen = position;
    this.#seenId = session.id;
    this.#expectAnswer(-1);
    this._corrections = undefined;
    if (position.status === "contradiction") this.#explain();
    else if (!position.known && this._guide) this.#python.suggest();
  }

  render() {
    const { rows, known, contradicting = [], pieces, size } = this.#game;
    return html`
      <cicada-board-layout>
        <div slot="board" class="board" tabindex="-1" role="group" aria-label="ChessGuess" 
          @keydown=${(/** @type {KeyboardEvent} */ event) => this.#picker?.press(event)}>
          <cicada-guess-sheet .session=${this.session} .rows=${rows} .contradicting=${contradicting}
            .welcome=${welcome(this.#game, this._guide)} .known=${known} .over=${this.over} .correcting=${this._correcting}
            @use=${(/** @type {CustomEvent} */ event) => this.#use(event.detail)}
            @correct=${(/** @type {CustomEvent} */ event) => this.#expectAnswer(event.detail)}>
          </cicada-guess-sheet>
          <div class="foot">${this.#renderFoot()}</div>
        </div>
        <div slot="bar" class="row bar">
          ${this.renderHistory()}
          ${partOf("new", html`<button @click=${this.#newGame}>${icon("plus")} New game</button>`)}
        </div>
        <span slot="summary">${summary(this.#game)}</span>
        <cicada-chessguess-panel slot="panel" .session=${this.session} .position=${this.position}
          .draft=${this.#asksForAnswer ? [] : laidOut(this._draft)} .guide=${this._guide} .watching=${this.#python.watched}
          .corrections=${this._corrections}
          @correct=${(/** @type {CustomEvent} */ event) => this.#correct(event.detail.row, event.detail.answer)}
          @use=${(/** @type {CustomEvent} */ event) => this.#use(event.detail)}
          @guide=${(/** @type {CustomEvent} */ event) => this.#setGuide(event.detail)}
          @watch=${this.#watch}></cicada-chessguess-panel>
      </cicada-board-layout>
      <cicada-new-chessguess .session=${this.session} .stacks=${pieces} .size=${size}
        @start=${this.#start}></cicada-new-chessguess>
    `;
  }

  #renderFoot() {
    const { status, rows, contradicting } = this.#game;
    if (this._correcting >= 0) return this.#renderAnswer(rows[this._correcting].guess, "Leave it");
    if (status === "won") {
      return html`
        <p class="result">${result(rows)}</p>
        ${partOf("new", html`<button class="primary" @click=${this.#again}>${icon("plus")} Another one</button>`)}`;
    }
    if (status === "contradiction") {
      return html`<p class="warning">${contradiction(contradicting ?? [])}</p>`;
    }
    if (this.#asksForAnswer)
      return this.#renderAnswer(this._draft, this._guide ? "" : "Change the guess");
    return this.#renderPicking();
  }

  #renderPicking() {
    const { size, pieces, known } = this.#game;
    const ready = known ? "Guess" : "Enter the answer";
    return html`
      <cicada-guess-picker .guess=${this._draft} .stacks=${pieces} .size=${size} .waiting=${this.#waiting}
        .invitation=${this._draft.length || !known ? ready : "Guess no pieces"} .watched=${this.#python.watched}
        @pick=${(/** @type {CustomEvent} */ event) => {
          this._draft = event.detail;
        }}
        @guess=${this.#submit} @stop=${() => this.#python.stop()}></cicada-guess-picker>
    `;
  }

  get #whose() {
    if (this._correcting >= 0) return `Guess ${this._correcting + 1}`;
    return this._guide ? "Python guesses" : "The guess";
  }

  /** What is waited for, in words; "" when it is the person's turn. */
  get #waiting() {
    if (this.#python.thinking) return "Python is thinking…";
    return this.session.pending === undefined ? "" : "asking Python…";
  }

  /** @param {string[]} guess @param {string} back what the way back is called */
  #renderAnswer(guess, back) {
    const waiting = this.#waiting;
    return html`
      <cicada-guess-draft fixed .guess=${guess} .note=${waiting} .heading=${this.#whose}></cicada-guess-draft>
      <cicada-answer-form .count=${guess.length} .mine=${this._guide} .back=${back} .waiting=${waiting !== ""} .value=${this._answer}
        @answer=${(/** @type {CustomEvent} */ event) => this.#answered(guess, event.detail)}
        @back=${() => this.#expectAnswer(-1)}></cicada-answer-form>
    `;
  }

  /** @param {string[]} pieces */
  #use(pieces) {
    this._draft = [...pieces];
    this._answering = false;
    this.#keepFocus();
  }

  async #submit() {
    if (this.#game.known) await this.#play(laidOut(this._draft).join(" "));
    else this.#expectAnswer(-1, true);
  }

  /** @param {string} move */
  async #play(move) {
    const played = await this.play(move);
    if (played) this._draft = [];
    await this.#keepFocus();
    return played;
  }

  /** Keys go on working when the part that had the focus is gone. */
  async #keepFocus() {
    await this.updateComplete;
    const root = /** @type {ShadowRoot} */ (this.renderRoot);
    if (!root.activeElement) (this.#form ?? this.#board).focus();
  }

  /**
   * Ask for an answer: to the guess that was laid out, or again to that of a row.
   *
   * @param {number} row the row, or -1
   * @param {boolean} [answering] whether a guess was laid out
   */
  #expectAnswer(row, answering = false) {
    this._correcting = row;
    this._answering = answering;
    this._answer = row < 0 ? [0, 0, 0] : this.#rows[row].answer;
    if (row >= 0 || answering) this.#keepFocus();
  }

  /** @param {string[]} guess @param {string} answer */
  async #answered(guess, answer) {
    const move = `${laidOut(guess).join(" ")}:${answer}`;
    if (this._correcting < 0) {
      if (await this.#play(move)) this.#form?.focus();
      return;
    }
    await this.#replace(this._correcting, move);
  }

  /** @param {number} row @param {number[]} answer */
  #correct(row, answer) {
    this.#replace(row, `${laidOut(this.#rows[row].guess).join(" ")}:${answer.join(",")}`);
  }

  /** @param {number} row @param {string} move */
  async #replace(row, move) {
    const moves = this.session.made.map((made, i) => (i === row ? move : made));
    if (!(await this.session.replace(moves))) toast(this.session.problem);
  }

  /** What would mend the answers. */
  async #explain() {
    const { position } = this.session;
    const { corrections } = await this.session.ask("contradiction");
    if (position === this.session.position) this._corrections = corrections;
  }

  /** @param {boolean} guide */
  #setGuide(guide) {
    this._guide = guide;
    this._draft = [];
    this.#expectAnswer(-1);
    if (guide) this.#python.suggest();
  }

  #watch() {
    if (this.#python.watched) this.#python.stop();
    else this.#python.watch();
  }

  #newGame() {
    /** @type {import("./new-puzzle.js").NewChessGuess} */ (
      this.renderRoot.querySelector("cicada-new-chessguess")
    ).show(this.#game.size);
  }

  #again() {
    const { size, known } = this.#game;
    this.#begin({ size, open: !known });
  }

  /** @param {CustomEvent<{ role: import("../../midend/roles.js").Role, parameters: Record<string, unknown> }>} event */
  async #start({ detail: { role, parameters } }) {
    this._guide = role === "answer";
    await this.#begin(parameters);
    if (role === "watch") this.#python.watch();
  }

  /** @param {Record<string, unknown>} parameters */
  async #begin(parameters) {
    this.#python.stop();
    this._draft = [];
    await this.create(parameters);
    this.#board.focus();
  }
}

customElements.define("cicada-chessguess", ChessGuess);
