/** ChessGuess on the page: the score sheet, the guess being laid out, and the tray it comes from. */
import { html, nothing } from "lit";
import { partOf } from "../../app/display.js";
import { GameElement } from "../../app/game-element.js";
import { PythonPlayer } from "../../app/python-player.js";
import { announce } from "../../ui/announce.js";
import { counted } from "../../ui/bar.js";
import { icon } from "../../ui/icons.js";
import "../../ui/stage.js";
import "../../ui/stepper.js";
import { toast } from "../../ui/toast.js";
import "./answer.js";
import "./draft.js";
import "./new-game.js";
import "./panel.js";
import { countOf, laidOut, picture, pieceName, pieceOfKey, spoken, withCount } from "./pieces.js";
import { NUMBERS } from "./sheet.js";
import { viewStyles } from "./styles.js";
import "./tray.js";

/** Where Enter guesses. */
const PICKING = ".board, [data-piece], [role=spinbutton]";

class ChessGuess extends GameElement {
  static properties = {
    _draft: { state: true },
    _piece: { state: true },
    _answer: { state: true },
    _answering: { state: true },
    _correcting: { state: true },
    _guide: { state: true },
  };

  static styles = viewStyles;

  constructor() {
    super();
    /** The guess being laid out, in the order of picking. @type {string[]} */
    this._draft = [];
    /** The piece whose number the stepper changes: the one last touched. */
    this._piece = "";
    /** The answer that the form starts from, in an open game. */
    this._answer = [0, 0, 0];
    /** In an open game, whether the guess is ready and its answer is asked for. */
    this._answering = false;
    /** The row whose answer is being corrected, or -1. */
    this._correcting = -1;
    /** In an open game, whether Python chooses the guesses. */
    this._guide = true;
  }

  /** What is drawn until Python has described the game. */
  get #game() {
    return (
      this.position ?? {
        size: Number.POSITIVE_INFINITY,
        known: true,
        rows: [],
        status: "playing",
        pieces: [],
      }
    );
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

  get #tray() {
    return /** @type {import("./tray.js").PieceTray | null} */ (
      this.renderRoot.querySelector("cicada-piece-tray")
    );
  }

  get #form() {
    return /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("cicada-answer-form"));
  }

  /** Keys work at once when nothing else has been chosen yet. */
  async firstUpdated() {
    await /** @type {import("lit").LitElement} */ (this.renderRoot.querySelector("cicada-stage"))
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

  /** @type {import("../../app/session.js").Position | undefined} */
  #seen;
  #seenId = "";

  sessionChanged() {
    const { position, session } = this;
    if (!position || position === this.#seen) return;
    const samePuzzle = session.id === this.#seenId;
    if (samePuzzle && position.rows.length === this.#seen?.rows.length + 1) this.#announceRow();
    // What was picked before Python was up is kept for it.
    if (!samePuzzle && this.#seenId) this._draft = [];
    this.#seen = position;
    this.#seenId = session.id;
    this.#expectAnswer(-1);
    if (!position.known && this._guide) this.#python.suggest();
  }

  #announceRow() {
    const { guess, answer, left, found } = /** @type {import("./sheet.js").Row} */ (
      this.#rows.at(-1)
    );
    const numbers = NUMBERS.map((name, i) => `${answer[i]} ${name}`).join(", ");
    const next = found
      ? `Found in ${counted(this.#rows.length, "guess", "guesses")}.`
      : `${counted(left, "target")} left.`;
    announce(`${spoken(guess)}: ${numbers}. ${next}`);
  }

  render() {
    const { rows, known, contradicting = [], pieces, size } = this.#game;
    return html`
      <cicada-stage>
        <div slot="board" class="board" tabindex="-1" role="group" aria-label="ChessGuess" @keydown=${this.#onKey}>
          <cicada-guess-sheet .session=${this.session} .rows=${rows} .contradicting=${contradicting}
            .welcome=${this.#welcome} .known=${known} .over=${this.over} .correcting=${this._correcting}
            @use=${(/** @type {CustomEvent} */ event) => this.#use(event.detail)}
            @correct=${(/** @type {CustomEvent} */ event) => this.#expectAnswer(event.detail)}>
          </cicada-guess-sheet>
          <div class="foot">${this.#renderFoot()}</div>
        </div>
        <div slot="bar" class="row bar">
          ${this.renderHistory()}
          ${partOf("new", html`<button @click=${this.#newGame}>${icon("plus")} New game</button>`)}
        </div>
        <span slot="summary">${this.#summary}</span>
        <cicada-chessguess-panel slot="panel" .session=${this.session} .position=${this.position}
          .draft=${this.#asksForAnswer ? [] : laidOut(this._draft)} .guide=${this._guide} .watching=${this.#python.watched}
          @use=${(/** @type {CustomEvent} */ event) => this.#use(event.detail)}
          @guide=${(/** @type {CustomEvent} */ event) => this.#setGuide(event.detail)}
          @watch=${this.#watch}></cicada-chessguess-panel>
      </cicada-stage>
      <cicada-new-chessguess .session=${this.session} .stacks=${pieces} .size=${size}
        @start=${this.#start}></cicada-new-chessguess>
    `;
  }

  /** What an empty sheet says. */
  get #welcome() {
    const { size, known } = this.#game;
    if (!Number.isFinite(size)) return "";
    const pieces = `${size ? "up to " : ""}${counted(size, "piece")} of one chess set`;
    if (known) return `Hidden: ${pieces}. Which ones?`;
    return this._guide
      ? `Hide ${pieces}; Python guesses.`
      : "Lay out each guess, then enter its answer.";
  }

  get #summary() {
    const { status, left, rows } = this.#game;
    if (status === "won") return `Found in ${counted(rows.length, "guess", "guesses")}.`;
    if (status === "contradiction") return "No target fits these answers.";
    return left === undefined ? "What Python knows" : `${counted(left, "target")} left`;
  }

  #renderFoot() {
    const { status, rows, contradicting } = this.#game;
    if (this._correcting >= 0) return this.#renderAnswer(rows[this._correcting].guess, "Leave it");
    if (status === "won") {
      return html`
        <p class="result">Found in ${counted(rows.length, "guess", "guesses")}.</p>
        ${partOf("new", html`<button class="primary" @click=${this.#again}>${icon("plus")} Another one</button>`)}`;
    }
    if (status === "contradiction") return renderContradiction(contradicting);
    if (this.#asksForAnswer)
      return this.#renderAnswer(this._draft, this._guide ? "" : "Change the guess");
    return this.#renderPicking();
  }

  #renderPicking() {
    const { size, pieces } = this.#game;
    const guess = this._draft;
    const waiting = this.#waiting;
    return html`
      <cicada-guess-draft .guess=${guess} .stacks=${pieces} .size=${size} .note=${waiting}
        .fixed=${waiting !== ""} @back=${this.#takeBack}
        @return=${(/** @type {CustomEvent} */ event) => this.#setCount(event.detail, countOf(guess, event.detail) - 1)}>
      </cicada-guess-draft>
      <cicada-piece-tray .stacks=${pieces} .taken=${guess} .full=${waiting !== "" || guess.length >= size}
        @pick=${(/** @type {CustomEvent} */ event) => this.#pick(event.detail)}></cicada-piece-tray>
      <div class="actions">
        ${guess.length && this._piece ? this.#renderQuantity(guess) : nothing}
        ${
          this.#python.watched
            ? html`<button class="primary" @click=${() => this.#python.stop()}>${icon("pause")} Stop</button>`
            : html`<button class=${guess.length || !size ? "primary" : ""} ?disabled=${waiting !== ""} @click=${this.#submit}>
                ${this.#invitation}</button>`
        }
      </div>
    `;
  }

  /** What the main button says. */
  get #invitation() {
    if (!this.#game.known) return "Enter the answer";
    return this._draft.length ? "Guess" : "Guess no pieces";
  }

  /** @param {string[]} guess */
  #renderQuantity(guess) {
    const count = countOf(guess, this._piece);
    return html`
      <div class="quantity">
        ${picture(this._piece)}
        <cicada-stepper .label=${pieceName(this._piece, 2)} .value=${count}
          .most=${Math.min(count + this.#game.size - guess.length, 99)}
          @change=${(/** @type {CustomEvent} */ event) => this.#setCount(this._piece, event.detail)}></cicada-stepper>
      </div>
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

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const target = /** @type {Element} */ (event.composedPath()[0]);
    const piece = pieceOfKey(event);
    if (!this.#tray || this.#waiting || target.matches("input")) return;
    if (piece) this.#tray.pick(piece);
    else if (event.key === "Backspace") this.#takeBack();
    // On other buttons Enter does what they say.
    else if (event.key === "Enter" && this._draft.length && target.matches(PICKING)) this.#submit();
    else return;
    event.preventDefault();
  }

  /** @param {string} piece */
  #pick(piece) {
    this._draft = [...this._draft, piece];
    this._piece = piece;
  }

  #takeBack() {
    const last = this._draft.at(-1);
    if (last) this.#setCount(last, countOf(this._draft, last) - 1);
  }

  /** @param {string} piece @param {number} count */
  #setCount(piece, count) {
    this._draft = withCount(this._draft, piece, count);
    this._piece = piece;
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
    const moves = this.session.made.map((made, i) => (i === this._correcting ? move : made));
    if (!(await this.session.replace(moves))) toast(this.session.problem);
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
    /** @type {import("./new-game.js").NewChessGuess} */ (
      this.renderRoot.querySelector("cicada-new-chessguess")
    ).show(this.#game.size);
  }

  #again() {
    const { size, known } = this.#game;
    this.#begin({ size, open: !known });
  }

  /** @param {CustomEvent<{ role: import("./new-game.js").Role, parameters: Record<string, unknown> }>} event */
  async #start({ detail: { role, parameters } }) {
    this._guide = role === "answer";
    await this.#begin(parameters);
    if (role === "watch") this.#python.watch();
  }

  /** @param {Record<string, unknown>} parameters */
  async #begin(parameters) {
    this.#python.stop();
    this._draft = [];
    this._piece = "";
    await this.create(parameters);
    this.#board.focus();
  }
}

/** @param {number[]} rows */
function renderContradiction(rows) {
  const names = new Intl.ListFormat("en").format(rows.map((row) => String(row + 1)));
  return html`<p class="warning">${
    rows.length === 1
      ? `No target can have given answer ${names}.`
      : `No target fits the answers ${names} together.`
  } Correct the one that is wrong, or take the last one back.</p>`;
}

customElements.define("cicada-chessguess", ChessGuess);
