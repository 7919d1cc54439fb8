/** Mastermind on the page: the board, the row being filled, and what the person does with them. */
import { html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { GameElement } from "../../midend/game-element.js";
import { PythonPlayer } from "../../midend/python-player.js";
import { announce } from "../../ui/announce.js";
import { counted } from "../../ui/bar.js";
import { partOf } from "../../ui/display.js";
import { icon } from "../../ui/icons.js";
import "../../ui/stage.js";
import { styled } from "../../ui/styled.js";
import { answerPicker, NO_MATCH } from "./answer.js";
import { RowInput } from "./row-input.js";
import "./new-puzzle.js";
import "./panel.js";
import { spokenCode } from "./pegs.js";
import { record } from "./results.js";
import { answeredRow, emptyRows, waitingRow } from "./rows.js";
import { viewStyles } from "./styles.js";

/** @typedef {import("./answer.js").Answer} Answer */
/** @typedef {import("./pegs.js").PegMarks} PegMarks */
/** @typedef {import("./rows.js").Row} Row */

/** What is drawn until Python has described the puzzle. */
const CLASSIC = { pegs: 4, colours: 6, repeats: true, known: true, rows: [], status: "playing" };
const DEFAULT_STRATEGY = "entropy";
/** Rows that an empty board shows; more appear as they are needed. */
const ROWS = 8;

class Mastermind extends GameElement {
  static properties = {
    _answer: { state: true },
    _marks: { state: true },
    _strategies: { state: true },
    _strategy: { state: true },
    _warn: { state: true },
    _contradicted: { state: true },
    _guide: { state: true },
    _editing: { state: true },
    _contradiction: { state: true },
  };

  static styles = viewStyles;

  constructor() {
    super();
    /** The answer being given in an open game. @type {Answer} */
    this._answer = NO_MATCH;
    /** @type {PegMarks} */
    this._marks = "digits";
    /** Those that the board allows. @type {{ name: string, explanation: string }[]} */
    this._strategies = [];
    this._strategy = DEFAULT_STRATEGY;
    /** Whether a filled row that contradicts an answer is marked. */
    this._warn = false;
    /** The answered row that the filled one contradicts. @type {number | null} */
    this._contradicted = null;
    /** In an open game, whether Python chooses the guesses. */
    this._guide = true;
    /** The row that is being corrected, if one is. @type {number | undefined} */
    this._editing = undefined;
    /** @type {{ rows: number[], corrections: any[] } | undefined} */
    this._contradiction = undefined;
  }

  /** @returns {{ pegs: number, colours: number, repeats: boolean, known: boolean, rows: Row[], status: string, left?: number }} */
  get #board() {
    return /** @type {any} */ (this.position) ?? CLASSIC;
  }

  get #waiting() {
    return this.session.pending !== undefined;
  }

  #entry = new RowInput(this, {
    board: () => this.#board,
    marks: () => this._marks,
    submit: () => this.#submit(),
  });

  /** @type {PythonPlayer<string>} */
  #python = new PythonPlayer(this, {
    options: () => ({ level: 3, strategy: this.#strategy }),
    lay: (guess) => {
      this.#entry.code = guess;
    },
    play: async (guess) => {
      this.#entry.code = "";
      return this.play(guess);
    },
  });

  firstUpdated() {
    this._marks = this.storage.get("mastermind:marks", this._marks);
    this._strategy = this.storage.get("mastermind:strategy", this._strategy);
    this._warn = this.storage.get("mastermind:warn", this._warn);
  }

  /** The chosen strategy, where the board allows it. */
  get #strategy() {
    const allowed = this._strategies.some(({ name }) => name === this._strategy);
    return allowed ? this._strategy : DEFAULT_STRATEGY;
  }

  #draftSeen = "";

  /** The mark on a contradicting row follows the draft. */
  async willUpdate() {
    const { code } = this.#entry;
    const draft = this._warn && !this.over && this.position ? code : "";
    const seen = `${draft} ${this.session.at}`;
    if (seen === this.#draftSeen) return;
    this.#draftSeen = seen;
    this._contradicted = null;
    if (!draft) return;
    const { contradicts } = await this.session.ask("check", { draft });
    if (seen === this.#draftSeen) this._contradicted = contradicts;
  }

  /** The position that was last drawn, and its puzzle. */
  #seen = { id: "", at: 0, position: /** @type {unknown} */ (undefined) };

  sessionChanged() {
    const { id, at, position } = this.session;
    const { id: oldId, at: oldAt, position: oldPosition } = this.#seen;
    if (!position || position === oldPosition) return;
    if (id !== oldId) this.#askForStrategies();
    this.#seen = { id, at, position };
    this._answer = NO_MATCH;
    this._editing = undefined;
    this._contradiction = undefined;
    if (id === oldId && at === oldAt + 1) this.#announceRow();
    // What was filled in before Python was up is kept.
    else if (oldId) this.#entry.code = "";
    this.#entry.fit();
    const own = this.#board.known && !this.session.solution && !this.#python.watched;
    if (position.status === "won" && own) {
      record(this.storage, id, position);
    }
    if (position.status === "contradiction") this.#explain();
    else if (!this.#board.known && this._guide) this.#python.suggest();
  }

  /** Which strategies there are depends on the board. */
  async #askForStrategies() {
    this._strategies = await this.session.ask("strategies");
  }

  #announceRow() {
    const row = this.#board.rows.at(-1);
    if (!row) return;
    const answer = `${spokenCode(row.guess)}: ${row.black} black, ${row.white} white.`;
    announce(`${answer} ${this.#summary}`);
  }

  get #summary() {
    const { status, left, rows } = this.#board;
    if (status === "won") return `Found in ${counted(rows.length, "guess", "guesses")}.`;
    if (status === "contradiction") return "No code fits these answers.";
    return left === undefined ? "What Python knows" : `${counted(left, "code")} left`;
  }

  render() {
    const { rows, pegs } = this.#board;
    const used = rows.length + (this.over ? 0 : 1) + (this.#waiting ? 1 : 0);
    return html`
      <cicada-stage>
        <div slot="board" class="board">
          <ol class=${classMap({ rows: true, many: pegs > 5 })} aria-label="Guesses"
            ${styled({ "--pegs": String(pegs) })}>
            ${rows.map((row, i) => this.#renderRow(row, i))}
            ${waitingRow(this.session.pending?.split(":")[0], rows.length, this._marks)}
            ${this.over ? nothing : this.#renderDraft(used - 1)}
            ${emptyRows(used, ROWS, pegs)}
          </ol>
          ${this._editing === undefined ? this.#renderFoot() : nothing}
        </div>
        <div slot="bar" class="row bar">
          ${this.renderHistory()}
          ${partOf("new", html`<button @click=${this.#newPuzzle}>${icon("plus")} New game</button>`)}
        </div>
        <span slot="summary">${this.#summary}</span>
        ${this.#renderPanel()}
      </cicada-stage>
      <cicada-new-mastermind .marks=${this._marks} @start=${this.#start}></cicada-new-mastermind>
    `;
  }

  #renderPanel() {
    return html`
      <cicada-mastermind-panel slot="panel" .session=${this.session} .storage=${this.storage}
        .position=${this.position} .draft=${this.#entry.code}
        .marks=${this._marks} .guide=${this._guide} .watching=${this.#python.watched}
        .contradiction=${this._contradiction} .strategies=${this._strategies}
        .strategy=${this.#strategy} .warn=${this._warn}
        @use=${(/** @type {CustomEvent} */ { detail }) => this.#entry.fill(detail)}
        @marks=${(/** @type {CustomEvent} */ { detail }) => this.#keep("marks", detail)}
        @strategy=${(/** @type {CustomEvent} */ { detail }) => this.#setStrategy(detail)}
        @warn=${(/** @type {CustomEvent} */ { detail }) => this.#keep("warn", detail)}
        @guide=${(/** @type {CustomEvent} */ { detail }) => this.#setGuide(detail)}
        @correct=${(/** @type {CustomEvent} */ { detail }) => this.#correct(detail.row, detail)}
        @watch=${this.#watch}></cicada-mastermind-panel>
    `;
  }

  /** @param {Row} row @param {number} index */
  #renderRow(row, index) {
    return html`
      ${answeredRow(row, {
        index,
        all: this.#board.rows[0].before,
        marks: this._marks,
        conflicting: index === this._contradicted || this._contradiction?.rows.includes(index),
        drag: (event, digit) => this.over || this.#entry.drag(event, digit),
        button: this.#renderRowButton(row, index),
      })}
      ${this._editing === index ? this.#renderCorrection(index) : nothing}
    `;
  }

  /** @param {Row} row @param {number} index */
  #renderRowButton({ guess, black, white }, index) {
    if (!this.#board.known) {
      const edit = () => {
        this._editing = index;
        this._answer = { black, white };
      };
      return html`<button class="plain small" aria-label="Correct the answer to guess ${index + 1}"
        title="Correct this answer" @click=${edit}>${icon("edit")}</button>`;
    }
    if (this.over) return html`<span></span>`;
    return html`<button class="plain small" aria-label="Use guess ${index + 1} again"
      title="Use this row again" @click=${() => this.#entry.fill(guess)}>${icon("repeat")}</button>`;
  }

  /** @param {number} index */
  #renderCorrection(index) {
    return html`
      <li class="correction">
        ${this.#renderAnswer()}
        <div class="row">
          <button class="primary" @click=${() => this.#correct(index, this._answer)}>Correct</button>
          <button @click=${this.#leave}>Leave it</button>
          <button @click=${() => this.#remove(index)}>Remove this row</button>
        </div>
      </li>
    `;
  }

  /** @param {number} index */
  #renderDraft(index) {
    return html`
      <li class="line draft">
        <span class="count" aria-hidden="true">${index + 1}</span>
        <span class="code" role="group" aria-label="Guess ${index + 1}, being filled">
          ${this.#entry.renderSlots()}
        </span>
        ${
          this._contradicted === null
            ? nothing
            : html`<span class="warning waiting">contradicts ${this._contradicted + 1}</span>`
        }
      </li>
    `;
  }

  #renderFoot() {
    const { status, known } = this.#board;
    if (status === "won") {
      return html`<div class="foot">
        <p class="result">${this.#summary}</p>
        ${partOf("new", html`<button class="primary" @click=${this.#again}>${icon("plus")} Another one</button>`)}
      </div>`;
    }
    if (status === "contradiction") {
      return html`<div class="foot"><p class="warning">No code fits all these answers. Correct the
        one that is wrong, or take the last one back.</p></div>`;
    }
    return html`
      <div class="foot">
        ${this.#entry.renderPalette()}
        ${known ? nothing : this.#renderAnswer()}
        <button class="primary" ?disabled=${!this.#entry.code || this.#waiting} @click=${this.#submit}>
          ${known ? "Guess" : "This was the answer"}
        </button>
      </div>
    `;
  }

  #renderAnswer() {
    return answerPicker(this._answer, this.#board.pegs, (answer) => {
      this._answer = answer;
    });
  }

  /** The row is free for the next guess at once; a refused one comes back. */
  async #submit() {
    const { code } = this.#entry;
    if (!code || this.#waiting) return;
    const { _answer: answer } = this;
    const asking = this.play(this.#board.known ? code : `${code}:${answer.black},${answer.white}`);
    this.#entry.fill("");
    if (await asking) return;
    this.#entry.fill(code);
    this._answer = answer;
  }

  /** Which rows contradict each other, and what would mend them. */
  async #explain() {
    const { position } = this.session;
    const contradiction = await this.session.ask("contradiction");
    if (position === this.session.position) this._contradiction = contradiction;
  }

  /** @param {number} index @param {Answer} answer */
  #correct(index, { black, white }) {
    const moves = this.session.made;
    moves[index] = `${this.#board.rows[index].guess}:${black},${white}`;
    this.session.replace(moves);
  }

  /** Rows may come in any order, so one with a wrong guess is entered anew.
   * @param {number} index */
  #remove(index) {
    this.session.replace(this.session.made.filter((_, i) => i !== index));
  }

  #leave() {
    this._editing = undefined;
    this._answer = NO_MATCH;
  }

  #watch() {
    if (this.#python.watched) this.#python.stop();
    else this.#python.watch();
  }

  /**
   * Change a setting, now and for later visits.
   *
   * @template {"marks" | "strategy" | "warn"} Name
   * @param {Name} name
   * @param {any} value
   */
  #keep(name, value) {
    this[`_${name}`] = value;
    this.storage.set(`mastermind:${name}`, value);
  }

  /** @param {string} strategy */
  #setStrategy(strategy) {
    this.#keep("strategy", strategy);
    if (!this.#board.known && this._guide) this.#python.suggest();
  }

  /** @param {boolean} guide */
  #setGuide(guide) {
    this._guide = guide;
    if (guide) this.#python.suggest();
    else this.#entry.code = "";
  }

  #newPuzzle() {
    const { pegs, colours, repeats } = this.#board;
    /** @type {import("./new-puzzle.js").NewMastermind} */ (
      this.renderRoot.querySelector("cicada-new-mastermind")
    ).show({ pegs, colours, repeats });
  }

  #again() {
    const { pegs, colours, repeats, known } = this.#board;
    this.#begin({ pegs, colours, repeats, open: !known });
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
    await this.create(parameters);
    this.#entry.fill("");
  }
}

customElements.define("cicada-mastermind", Mastermind);
