/**
 * What the games start from in which something hidden is guessed: who guesses, guesses and their
 * answers, answers that contradict each other. A game adds its board, how a guess is laid out there
 * and what things are called.
 */
import { css, html, nothing } from "lit";
import { announce } from "../ui/announce.js";
import { LateNote } from "../ui/busy.js";
import { number } from "../ui/numbers.js";
import "../ui/board-layout.js";
import { SHORT } from "../ui/breakpoints.js";
import { isShown, whenShown } from "../ui/display.js";
import { onSingle } from "../ui/events.js";
import { icon } from "../ui/icons.js";
import { msg, plural, str } from "../ui/language.js";
import { shared } from "../ui/styles.js";
import { toast } from "../ui/toast.js";
import { GameElement } from "./game-element.js";
import { PythonPlayer } from "./python-player.js";

/** @typedef {import("../python/contract.js").guessing.Correction} Correction */
/** @typedef {import("./guessing-view.js").GuessingName} GuessingName */
/**
 * @template {GuessingName} Name
 * @typedef {import("./guessing-view.js").Row<Name>} Row
 */
/**
 * @template {GuessingName} Name
 * @typedef {import("./guessing-view.js").Secret<Name>} Secret
 */
/**
 * @template {GuessingName} Name
 * @typedef {import("./guessing-view.js").GuessingView<Name>} GuessingView
 */

/** The guess of a move, which has its answer in an open game. @param {string} move */
const guessOf = (move) => move.split(":")[0];

/**
 * @template {GuessingName} Name
 * @extends {GameElement<Name>}
 * @implements {GuessingView<Name>}
 */
export class GuessingElement extends GameElement {
  /** @type {import("lit").PropertyDeclarations} */
  static properties = {
    answer: { state: true },
    guide: { state: true },
    asked: { state: true },
    correcting: { state: true },
    contradiction: { state: true },
  };

  /** @type {import("lit").CSSResultGroup} */
  static styles = [
    shared,
    css`
      :host {
        display: block;
        height: 100%;
      }

      :host([low]) {
        height: auto;
      }

      .board {
        display: grid;
        grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
        gap: calc(1.5 * var(--step));
        width: 100%;
        min-height: 0;
        margin: 0 auto;
        container-type: inline-size;
      }

      [slot="summary"] {
        line-height: 1.25;
      }

      :host([form="landscape"]) .inside {
        display: none;
      }

      @media ${SHORT} {
        .inside {
          display: none;
        }
      }

      .actions {
        display: flex;
        gap: var(--step);
        min-width: 0;
      }

      .actions > .primary {
        flex: 1;
      }

      .end {
        display: grid;
        gap: calc(1.5 * var(--step));
      }

      /* Long words beside a board have a line each. */
      .end .actions {
        flex-wrap: wrap;
      }

      .result {
        font: var(--text-large) / 1.3 var(--serif);
      }

      @media print {
        :host {
          height: auto;
        }

        :host([form]) .board {
          display: block;
          max-width: none;
        }

        :host([form]) .middle {
          max-height: none;
          padding: 0;
          overflow: visible;
        }

        .middle:has(*),
        .end {
          margin-top: calc(2 * var(--step));
        }
      }
    `,
  ];

  /** @param {import("./guessing-view.js").Guessing<Name>} game */
  constructor(game) {
    super();
    this.game = game;
    /** The answer that is being given; a number is undefined until it is chosen. @type {(number | undefined)[]} */
    this.answer = game.unanswered;
    /** In an open game, whether Python chooses the guesses. */
    this.guide = true;
    /**
     * Whose possible answers are drawn: those of the guess that is laid out, or of the row of an index.
     *
     * @type {"draft" | number | undefined}
     */
    this.asked = undefined;
    /** The row whose answer is being corrected. @type {number | undefined} */
    this.correcting = undefined;
    /** @type {import("../python/contract.js").guessing.Contradiction | undefined} */
    this.contradiction = undefined;
    /** @type {PythonPlayer<Name>} */
    this.python = new PythonPlayer(this);
    this.addEventListener("play-on", (event) => this.#playOn(event));
    /** Whether the welcome is shown: until the first move on this device. */
    this.isNew = false;
  }

  /** The position that is drawn. */
  get drawn() {
    return this.position ?? this.game.empty;
  }

  /** Whether evil Python answers; until Python has come, the link tells. */
  get isEvil() {
    return this.position ? this.position.evil : /:evil(\.|$)/.test(this.link);
  }

  /** The guess that is laid out, as it stands in a move; "" if none is. */
  get draft() {
    return "";
  }

  /** What is laid out so far, as text; "" if nothing is. */
  get unfinished() {
    return "";
  }

  /** What a guess can be asked about that is laid out so far, as text; "" if nothing is. */
  get laidOut() {
    return this.draft;
  }

  /** Draw what a guess asks, or no longer. @param {"draft" | number | undefined} asked */
  async showAsked(asked) {
    const isRow = typeof asked === "number";
    if (isRow && !(await this.session.settled())) return;
    this.asked = asked;
    if (isRow && this.form.isWide) return;
    this.layout?.close();
  }

  /** The picture of what a guess asks, once that is to be shown. @returns {unknown} */
  renderAsked() {
    return nothing;
  }

  /** Lay out again what was kept, as far as it fits the board. @param {string} _unfinished */
  goOnWith(_unfinished) {}

  /** What the hint follows that is Python's guess. @returns {{ strategy?: string }} */
  get hintOptions() {
    return {};
  }

  /** Wait until Python has answered a move, and has told what can be asked then. */
  settled() {
    return this.session.settled();
  }

  /** Lay a guess out on the board, or nothing. @param {Secret<Name>} [_guess] */
  lay(_guess) {}

  /** Lay out a guess that the person chose, and go on there. @param {Secret<Name>} _guess */
  use(_guess) {
    this.layout?.close();
  }

  /** Back to before a guess, perhaps with another one laid out. @param {Event} event */
  async #playOn(event) {
    const { detail } = /** @type {CustomEvent<{ row: number, guess?: Secret<Name> }>} */ (event);
    const { session } = this;
    if (!(await session.settled())) return;
    this.#next = detail;
    while (session.at > detail.row && session.canUndo) session.undo();
    this.layout?.close();
    this.#layNext();
  }

  /** Where to play on, until that position has come up. @type {{ row: number, guess?: Secret<Name> } | undefined} */
  #next = undefined;

  #layNext() {
    const next = this.#next;
    if (!next || this.drawn.rows.length !== next.row) return;
    this.#next = undefined;
    if (next.guess !== undefined) this.use(next.guess);
  }

  /** Go where a guess is laid out. */
  focusGuess() {}

  /** A secret among text. @param {Secret<Name>} _secret @returns {unknown} */
  renderSecret(_secret) {
    return nothing;
  }

  /** What is heard of a row that was just answered. @param {Row<Name>} _row @returns {string} */
  spokenRow(_row) {
    return "";
  }

  /** @returns {unknown} */
  renderBoard() {
    return nothing;
  }

  /** @returns {unknown} */
  renderPanel() {
    return nothing;
  }

  /**
   * The hints, an element with the class "hinting".
   *
   * @param {{ short: boolean }} _how short: only what was told last
   * @returns {unknown}
   */
  renderHints(_how) {
    return nothing;
  }

  /** The dialog for a new game, with the id "new". @returns {unknown} */
  renderDialog() {
    return nothing;
  }

  get waiting() {
    return !this.session.canPlay;
  }

  get #found() {
    const guesses = this.drawn.rows.length;
    return plural(guesses, {
      one: msg("Found in 1 guess."),
      other: msg(str`Found in ${number(guesses)} guesses.`),
    });
  }

  /** How it was found, as far as Python has told. */
  get result() {
    const { result } = this.session;
    return result ? msg(str`Found in ${result.sentence}.`) : this.#found;
  }

  get summary() {
    if (!this.position) return msg("What Python knows");
    const { status, evil } = this.position;
    if (status === "won") return this.#found;
    if (status === "contradiction") return this.game.noneFits;
    const left = this.game.left(this.position.left);
    return evil ? msg(str`${left}, evil`) : left;
  }

  /** What the person lays out is kept with the game. The panel and the hints draw this state, too. */
  updated() {
    this.session.keepDraft(this.#chosenByPython ? "" : this.unfinished);
    this.dispatchEvent(new Event("drawn"));
  }

  connectedCallback() {
    super.connectedCallback();
    this.isNew = !this.storage.get(this.#playedKey, false);
  }

  get #playedKey() {
    return `${this.entry.name}:played`;
  }

  /** @returns {import("../ui/board-layout.js").BoardLayout | null} */
  get layout() {
    return this.renderRoot.querySelector("cicada-board-layout");
  }

  /** @param {import("./game-element.js").Change<Name>} change */
  sessionChanged({ kind, before, after }) {
    this.correctLater();
    this.contradiction = undefined;
    this.toggleAttribute("won-now", kind === "move" && after.status === "won");
    if (kind === "move") {
      announce(this.spokenRow(after.rows[after.rows.length - 1]));
      this.#played();
    }
    // What was laid out before Python was up is kept.
    if (kind === "puzzle" && before) this.lay();
    if (kind === "puzzle") this.#next = undefined;
    if (kind === "puzzle" || typeof this.asked === "number") this.asked = undefined;
    this.#layKept(kind);
    if (after.status === "contradiction") this.#explain();
    else this.#guideOn();
    this.#layNext();
  }

  #played() {
    if (!this.isNew) return;
    this.isNew = false;
    this.storage.set(this.#playedKey, true);
  }

  get #chosenByPython() {
    return this.python.watched || (this.guide && !this.drawn.known);
  }

  /** What was laid out before a reload, or in another tab. @param {string} kind of the change */
  #layKept(kind) {
    const { draft } = this.session;
    if (kind !== "move" && draft && !this.#chosenByPython && !this.unfinished) this.goOnWith(draft);
  }

  /** Which rows contradict each other, and what would mend them. */
  async #explain() {
    const { position } = this.session;
    const contradiction = await this.session.ask("contradiction");
    if (position === this.session.position) this.contradiction = contradiction;
  }

  /** Where Python chooses the guesses of an open game, it lays out the next one. */
  #guideOn() {
    if (!this.drawn.known && this.guide) this.python.suggest();
  }

  /**
   * Make a guess, in an open game with its answer. The board is free for the next one at once; a
   * guess that is refused comes back.
   *
   * @param {Secret<Name>} guess
   * @param {string} [answer]
   */
  async submit(guess, answer) {
    if (this.waiting) return false;
    const text = this.game.textOf(guess);
    const by = this.python.chose(text) ? "python" : "move";
    const asking = this.play(answer === undefined ? text : `${text}:${answer}`, by);
    this.lay();
    const played = await asking;
    if (!played) this.lay(guess);
    return played;
  }

  /** Ask again for the answer of a row. @param {number} index */
  async startCorrection(index) {
    if (!(await this.session.settled())) return;
    this.correcting = index;
    this.answer = this.drawn.rows[index].answer;
  }

  /** Leave the answers as they are. */
  correctLater() {
    this.correcting = undefined;
    this.answer = [...this.game.unanswered];
  }

  /** Give a row another answer. @param {number} row @param {string} answer */
  correctRow(row, answer) {
    this.mend({ row, move: `${guessOf(this.session.made[row])}:${answer}` });
  }

  /** Put another move in the place of a row's. @param {Pick<Correction, "row" | "move">} correction */
  mend({ row, move }) {
    this.#replaceRow(row, [move]);
  }

  /** Rows may come in any order, so one with a wrong guess is entered anew. @param {number} row */
  removeRow(row) {
    this.#replaceRow(row, []);
  }

  /**
   * Put other moves in the place of a row's, once Python has answered what was done before. A row
   * that has another guess by then is not the one that was meant.
   *
   * @param {number} row
   * @param {string[]} moves
   */
  async #replaceRow(row, moves) {
    const { session } = this;
    const guess = guessOf(session.made[row]);
    if (!(await session.settled())) return;
    if (guessOf(session.made[row] ?? "") !== guess) return;
    this.#replace(session.made.flatMap((move, i) => (i === row ? moves : [move])));
  }

  /** @param {string[]} moves in the place of all that were made */
  async #replace(moves) {
    const replaced = await this.session.replace(moves);
    if (!replaced && this.session.problem) toast(this.session.problem);
  }

  /** @param {boolean} guide */
  setGuide(guide) {
    this.guide = guide;
    this.python.stop();
    this.correctLater();
    this.lay();
    this.#guideOn();
  }

  watch() {
    this.layout?.close();
    if (this.python.watched) this.python.stop();
    else this.python.watch();
  }

  /** What stands on the board between its rows and what a guess is made with. */
  renderMiddle() {
    const { rows, known } = this.drawn;
    if (this.isNew && known && !rows.length && this.session.pending === undefined)
      return this.renderExample();
    if (this.form.isWide) return nothing;
    return html`${this.renderAsked()}${whenShown("hints", this.renderHints({ short: true }))}`;
  }

  /**
   * Where there is no room for them beside the board, the hints have a button: before that which makes
   * the guess, or among the tools where those stand beside the board.
   */
  renderHintButton() {
    return this.form.isLandscape ? nothing : this.#renderHintButton();
  }

  #renderHintButton() {
    if (this.form.isWide || this.over) return nothing;
    return whenShown(
      "hints",
      html`<button ?disabled=${!this.position} @click=${onSingle(() => this.#hint())}>${msg("Hint")}</button>`,
    );
  }

  async #hint() {
    this.isNew = false;
    this.requestUpdate();
    await this.updateComplete;
    /** @type {import("./guessing-hints.js").GuessingHints<Name> | null} */
    const hints = this.renderRoot.querySelector(".hinting");
    if (hints?.next) hints.take();
    else toast(msg("That was the last hint here."));
  }

  /** What there is to look at in the sheet. */
  get #inside() {
    if (this.over) return msg("review, settings");
    const solution = this.drawn.known && !this.isEvil && isShown("solution");
    if (!isShown("hints")) return solution ? msg("solution") : "";
    return solution ? msg("list, solution") : msg("list");
  }

  #renderInside() {
    const inside = this.#inside;
    return inside ? html`<span class="inside quiet"> · ${inside}</span>` : nothing;
  }

  render() {
    return html`
      <cicada-board-layout>
        ${this.renderBoard()}
        <div slot="bar" class="row bar">
          ${this.renderHistory()}
          ${this.form.isLandscape ? this.#renderHintButton() : nothing}
          ${whenShown("new", html`<button @click=${this.#newGame}>${icon("plus")} ${msg("New game")}</button>`)}
        </div>
        <span slot="summary">${this.summary}${this.#renderInside()}</span>
        ${this.renderPanel()}
      </cicada-board-layout>
      ${this.renderDialog()}
    `;
  }

  #thinking = new LateNote(this);

  /** What Python is at, and the way to stop it, where that takes long. */
  renderBusy() {
    return html`${this.renderOpening()}
      ${this.#thinking.render(this.python.thinking, msg("Python is choosing a guess…"), this.#stopThinking)}`;
  }

  /** Where Python was to choose the guesses, the person chooses them from now on. */
  #stopThinking = () => {
    if (this.drawn.known) this.python.stop();
    else this.setGuide(false);
  };

  renderResult() {
    const { evil } = this.drawn;
    return html`
      <div class="end">
        <p class="result">${this.result}</p>
        <div class="actions">
          ${this.form.isWide ? nothing : html`<button @click=${this.#review}>${msg("Review")}</button>`}
          ${whenShown("new", html`<button class="primary" @click=${this.#again}>${icon(evil ? "restart" : "plus")} ${evil ? msg("Once more") : msg("Another one")}</button>`)}
        </div>
        ${this.renderResultCode()}
      </div>
    `;
  }

  /** The click that opens the sheet is not one on the board, which would close it. @param {Event} event */
  #review(event) {
    event.stopPropagation();
    this.layout?.show();
  }

  get #dialog() {
    return /** @type {import("./new-guessing-game.js").NewGuessingGame<Name>} */ (
      this.renderRoot.querySelector("#new")
    );
  }

  #newGame() {
    this.#dialog.show(this.game.boardOf(this.drawn));
  }

  async #again() {
    const { known, evil } = this.drawn;
    const parameters = { ...this.game.boardOf(this.drawn), open: !known, evil };
    this.python.stop();
    if (await this.create(parameters)) this.#began();
  }

  /**
   * Start the game that the dialog asks for; one that is refused leaves everything as it was.
   *
   * @param {CustomEvent<import("./new-guessing-game.js").Start<Name>>} event
   */
  async start({ detail: { mode, parameters, moves } }) {
    const { guide } = this;
    this.python.stop();
    this.guide = mode === "answer";
    const tell = (/** @type {string} */ problem) => this.#dialog.refuse(problem);
    const started = await this.create(parameters, { tell });
    if (started) {
      this.#dialog.close();
      this.#began();
      if (moves.length) this.#replace(moves);
      if (mode === "watch") this.python.watch();
      if (mode === "friend") this.dispatchEvent(new Event("share"));
    } else {
      if (this.session.stopped) this.#dialog.refuse("");
      this.guide = guide;
      this.#guideOn();
    }
    return started;
  }

  #began() {
    this.lay();
    this.focusGuess();
  }
}
