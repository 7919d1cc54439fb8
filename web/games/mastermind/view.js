/** Mastermind on the page: the board, the row being filled, and what the person does with them. */
import { html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { GuessingElement } from "../../midend/guessing-element.js";
import { record } from "../../midend/results.js";
import { counted } from "../../ui/bar.js";
import { display, isShown } from "../../ui/display.js";
import { icon } from "../../ui/icons.js";
import { isPressing, targetOf } from "../../ui/keys.js";
import { styled } from "../../ui/styled.js";
import { answerPicker } from "./answer.js";
import "./hints.js";
import "./new-puzzle.js";
import "./panel.js";
import { answerText, codeOf, spokenCode } from "./pegs.js";
import { whereOf } from "./review.js";
import { RowInput } from "./row-input.js";
import { answeredRow, emptyRows, waitingRow } from "./rows.js";
import { viewStyles } from "./styles.js";
import "./welcome.js";

/** @typedef {import("./panel.js").Settings} Settings */
/** @typedef {import("./rows.js").Row} Row */

/** @type {import("../../midend/guessing-element.js").Guessing<"mastermind">} */
const GAME = {
  noun: "code",
  empty: { pegs: 4, colours: 6, repeats: true, known: true, rows: [], left: 0, status: "playing" },
  noMatch: [0, 0],
  boardOf: ({ pegs, colours, repeats }) => ({ pegs, colours, repeats }),
  textOf: (code) => code,
  answerText,
  meanwhile: "You can fill the first row already.",
  among: () => "on this board",
  listTitle: "The codes left",
  listed: "Put it in the row",
  pageSize: 24,
  solution: "Show the solution",
};
const DEFAULT_STRATEGY = "entropy";
/** Rows that an empty board shows; more appear as they are needed. */
const ROWS = 8;

/** @extends {GuessingElement<"mastermind">} */
export class Mastermind extends GuessingElement {
  static properties = {
    settings: { state: true },
    strategies: { state: true },
    _contradicted: { state: true },
  };

  static styles = viewStyles;

  constructor() {
    super(GAME);
    /** @type {Settings} */
    this.settings = { marks: "digits", strategy: DEFAULT_STRATEGY, warn: false };
    /** Those that the board allows. @type {import("./panel.js").Strategy[]} */
    this.strategies = [];
    /** The answered row that the filled one contradicts. @type {number | null} */
    this._contradicted = null;
  }

  /** The chosen strategy, where the board allows it. */
  get hintOptions() {
    const { strategy } = this.settings;
    const allowed = this.strategies.some(({ name }) => name === strategy);
    return { strategy: allowed ? strategy : DEFAULT_STRATEGY };
  }

  #input = new RowInput(this, {
    board: () => this.drawn,
    marks: () => this.settings.marks,
  });

  /** Enter guesses on the row and on its palette, too. @param {KeyboardEvent} event */
  press(event) {
    const target = targetOf(event);
    if (this.over || this.correcting !== undefined) return false;
    if (
      event.key === "Enter" &&
      (!isPressing(event) || target.matches(".slot, .colour, .answers input"))
    ) {
      if (!this.#input.code && target.matches(".colour")) return false;
      this.#submit();
      return true;
    }
    return !target.matches("input") && this.#input.press(event);
  }

  firstUpdated() {
    const { marks, strategy, warn } = this.settings;
    this.settings = {
      marks: this.storage.get("mastermind:marks", marks),
      strategy: this.storage.get("mastermind:strategy", strategy),
      warn: this.storage.get("mastermind:warn", warn),
    };
  }

  #checked = "";

  /** The mark on a contradicting row follows what is filled in. */
  async willUpdate() {
    const { code } = this.#input;
    const warns = this.settings.warn && isShown("hints");
    const draft = warns && !this.over && this.drawn.rows.length ? code : "";
    const checked = `${draft} ${this.session.at}`;
    if (checked === this.#checked) return;
    this.#checked = checked;
    this._contradicted = null;
    if (!draft) return;
    const { contradicts } = await this.session.ask("check", { draft });
    if (checked === this.#checked) this._contradicted = contradicts;
  }

  /** @param {import("../../midend/game-element.js").Change<"mastermind">} change */
  sessionChanged(change) {
    const { kind, before } = change;
    if (kind !== "move" && before) this.lay();
    super.sessionChanged(change);
    if (kind === "puzzle") this.#askForStrategies();
    this.#input.fit();
  }

  /** @param {import("../../midend/session.js").Finish<"mastermind">} finish */
  finished(finish) {
    if (finish.position.known) record(this.storage, whereOf(finish.position), finish);
    this.requestUpdate();
  }

  /** Which strategies there are depends on the board. */
  async #askForStrategies() {
    this.strategies = await this.session.ask("strategies", { language: display.language });
  }

  get draft() {
    return this.#input.code;
  }

  get unfinished() {
    return this.#input.unfinished;
  }

  /** @param {string} unfinished */
  goOnWith(unfinished) {
    this.#input.unfinished = unfinished;
  }

  lay(code = "") {
    this.#input.code = code;
  }

  /** @param {string} code */
  use(code) {
    super.use(code);
    this.#input.fill(code);
  }

  focusGuess() {
    this.#input.fill("");
  }

  /** @param {Row} row */
  spokenRow({ guess, answer }) {
    return `${spokenCode(guess)}: ${GAME.answerText(answer)}. ${this.summary}`;
  }

  /** @param {string} code */
  renderSecret(code) {
    return codeOf(code, this.settings.marks);
  }

  renderBoard() {
    const { rows, pegs, colours } = this.drawn;
    const { pending } = this.session;
    const used = rows.length + (this.over ? 0 : 1) + (pending === undefined ? 0 : 1);
    const { marks } = this.settings;
    return html`
      <div slot="board" class=${classMap({ board: true, many: pegs > 5, colourful: colours > 6 })}
        ${styled({ "--pegs": String(pegs) })}>
        <ol class="rows" aria-label="Guesses">
          ${rows.map((row, i) => this.#renderRow(row, i))}
          ${waitingRow(pending?.split(":")[0], rows.length, marks)}
        </ol>
        <div class=${classMap({ active: true, over: this.over })}>
          ${this.over ? nothing : this.#renderDraft(used - 1)}
          ${this.correcting === undefined ? this.#renderFoot() : nothing}
        </div>
        <div class="middle">${this.renderBusy()}${this.renderMiddle()}</div>
        <div class="ghosts" aria-hidden="true">${this.over ? nothing : emptyRows(ROWS - used, pegs)}</div>
      </div>
    `;
  }

  renderPanel() {
    return html`<cicada-mastermind-panel slot="panel" .view=${this}></cicada-mastermind-panel>`;
  }

  renderDialog() {
    return html`<cicada-new-mastermind id="new" .session=${this.session} .marks=${this.settings.marks}
        @start=${this.start} @stop=${() => this.session.stopOpening()}>
      </cicada-new-mastermind>`;
  }

  /** @param {Row} row @param {number} index */
  #renderRow(row, index) {
    return html`
      ${answeredRow(row, {
        index,
        all: this.drawn.rows[0].before,
        marks: this.settings.marks,
        conflicting: index === this._contradicted || this.contradiction?.rows.includes(index),
        drag: (event, digit) => this.over || this.#input.drag(event, digit),
        button: this.#renderRowButton(row, index),
      })}
      ${this.correcting === index ? this.#renderCorrection(index) : nothing}
    `;
  }

  /** @param {Row} row @param {number} index */
  #renderRowButton({ guess }, index) {
    if (!this.drawn.known) {
      return html`<button class="plain small" aria-label="Correct the answer to guess ${index + 1}"
        title="Correct this answer" @click=${() => this.startCorrection(index)}>${icon("edit")}</button>`;
    }
    if (this.over) return html`<span></span>`;
    return html`<button class="plain small" aria-label="Use guess ${index + 1} again"
      title="Use this row again" @click=${() => this.use(guess)}>${icon("repeat")}</button>`;
  }

  /** @param {number} index */
  #renderCorrection(index) {
    return html`
      <li class="correction">
        ${this.#renderAnswer("correction")}
        <div class="row">
          <button class="primary" @click=${() => this.correctRow(index, this.answer.join())}>Correct</button>
          <button @click=${this.correctLater}>Leave it</button>
          <button @click=${() => this.removeRow(index)}>Remove this row</button>
        </div>
      </li>
    `;
  }

  /** @param {number} index */
  #renderDraft(index) {
    return html`
      <div class="line draft">
        <span class="count" aria-hidden="true">${index + 1}</span>
        <span class="code" role="group" aria-label="Guess ${index + 1}, being filled">
          ${this.#input.renderSlots()}
        </span>
        ${
          this._contradicted === null
            ? nothing
            : html`<span class="warning waiting">contradicts ${this._contradicted + 1}</span>`
        }
      </div>
    `;
  }

  #renderFoot() {
    const { status, known } = this.drawn;
    if (status === "won") return html`<div class="foot">${this.renderResult()}</div>`;
    if (status === "contradiction") {
      return html`<p class="foot warning">No code fits all these answers. Correct the one that is wrong, or
        take the last one back.</p>`;
    }
    return html`
      <div class="foot">
        ${this.#input.renderPalette()}
        ${known ? nothing : this.#renderAnswer("answer")}
        <div class="actions">
          ${this.renderHintButton()}
          <button class="primary" ?disabled=${!this.#input.code || this.waiting} @click=${this.#submit}>
            ${this.#invitation}
          </button>
        </div>
      </div>
    `;
  }

  /** What the button does, or what it waits for. */
  get #invitation() {
    const { missing } = this.#input;
    if (missing)
      return `Choose ${counted(missing, missing < this.drawn.pegs ? "more peg" : "peg")}`;
    return this.drawn.known ? "Guess" : "This was the answer";
  }

  #shown = 0;

  /** The last row stays in sight, however many there are. */
  updated() {
    super.updated();
    const { length } = this.drawn.rows;
    if (length === this.#shown) return;
    this.#shown = length;
    const rows = /** @type {HTMLElement} */ (this.renderRoot.querySelector(".rows"));
    rows.scrollTop = rows.scrollHeight;
  }

  /** @param {{ short: boolean }} how */
  renderHints({ short }) {
    return html`<cicada-mastermind-hints class="hinting" .view=${this} ?short=${short}></cicada-mastermind-hints>`;
  }

  renderExample() {
    return html`<cicada-mastermind-welcome .session=${this.session} .marks=${this.settings.marks}
      .ready=${this.position !== undefined}></cicada-mastermind-welcome>`;
  }

  /** @param {string} name */
  #renderAnswer(name) {
    return answerPicker(name, this.answer, this.drawn.pegs, (answer) => {
      this.answer = answer;
    });
  }

  /** Whoever fills rows goes on at the first slot, or where a refused row ended. */
  async #submit() {
    const { code } = this.#input;
    if (!code || this.waiting) return;
    const asking = this.submit(code, this.drawn.known ? undefined : this.answer.join());
    this.focusGuess();
    if (!(await asking)) this.use(code);
  }

  /** Change settings, now and for later visits. @param {Partial<Settings>} change */
  set(change) {
    this.settings = { ...this.settings, ...change };
    for (const [name, value] of Object.entries(change))
      this.storage.set(`mastermind:${name}`, value);
    if ("strategy" in change && !this.drawn.known && this.guide) this.python.suggest();
  }
}

customElements.define("cicada-mastermind", Mastermind);
