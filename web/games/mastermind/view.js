/** Mastermind on the page: the board, the row being filled, and what the person does with them. */
import { html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { GuessingElement } from "../../midend/guessing-element.js";
import { display } from "../../ui/display.js";
import { onDetail } from "../../ui/events.js";
import { icon } from "../../ui/icons.js";
import { styled } from "../../ui/styled.js";
import { answerPicker, answerText } from "./answer.js";
import "./new-puzzle.js";
import "./panel.js";
import { spokenCode } from "./pegs.js";
import { record } from "./results.js";
import { RowInput } from "./row-input.js";
import { answeredRow, emptyRows, waitingRow } from "./rows.js";
import { viewStyles } from "./styles.js";

/** @typedef {import("./panel.js").Settings} Settings */
/** @typedef {import("./rows.js").Row} Row */
/** @typedef {import("../../midend/session.js").Position<"mastermind">} Position */

/** What is drawn until Python has described the puzzle. @type {Position} */
const CLASSIC = {
  pegs: 4,
  colours: 6,
  repeats: true,
  known: true,
  rows: [],
  left: 0,
  status: "playing",
};
const DEFAULT_STRATEGY = "entropy";
/** Rows that an empty board shows; more appear as they are needed. */
const ROWS = 8;

/** @extends {GuessingElement<"mastermind">} */
class Mastermind extends GuessingElement {
  static properties = {
    _settings: { state: true },
    _strategies: { state: true },
    _contradicted: { state: true },
  };

  static styles = viewStyles;

  noun = "code";
  noMatch = [0, 0];

  constructor() {
    super();
    /** @type {Settings} */
    this._settings = { marks: "digits", strategy: DEFAULT_STRATEGY, warn: false };
    /** Those that the board allows. @type {import("./panel.js").Strategy[]} */
    this._strategies = [];
    /** The answered row that the filled one contradicts. @type {number | null} */
    this._contradicted = null;
  }

  get described() {
    return this.position ?? CLASSIC;
  }

  get board() {
    const { pegs, colours, repeats } = this.described;
    return { pegs, colours, repeats };
  }

  /** The chosen strategy, where the board allows it. */
  get hintOptions() {
    const { strategy } = this._settings;
    const allowed = this._strategies.some(({ name }) => name === strategy);
    return { strategy: allowed ? strategy : DEFAULT_STRATEGY };
  }

  #input = new RowInput(this, {
    board: () => this.described,
    marks: () => this._settings.marks,
    submit: () => this.#submit(),
  });

  firstUpdated() {
    const { marks, strategy, warn } = this._settings;
    this._settings = {
      marks: this.storage.get("mastermind:marks", marks),
      strategy: this.storage.get("mastermind:strategy", strategy),
      warn: this.storage.get("mastermind:warn", warn),
    };
  }

  #checked = "";

  /** The mark on a contradicting row follows what is filled in. */
  async willUpdate() {
    const { code } = this.#input;
    const draft = this._settings.warn && !this.over && this.position ? code : "";
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
    const { kind, before, after } = change;
    super.sessionChanged(change);
    if (kind === "puzzle") this.#askForStrategies();
    if (kind !== "move" && before) this.lay();
    this.#input.fit();
    const own = after.known && !this.session.solution && !this.python.watched;
    if (after.status === "won" && own) record(this.storage, this.session.id, after);
  }

  /** Which strategies there are depends on the board. */
  async #askForStrategies() {
    this._strategies = await this.session.ask("strategies", { language: display.language });
  }

  /** @param {string} code */
  textOf(code) {
    return code;
  }

  lay(code = "") {
    this.#input.code = code;
  }

  /** @param {string} code */
  use(code) {
    this.#input.fill(code);
  }

  focusGuess() {
    this.#input.fill("");
  }

  /** @param {Row} row */
  spokenRow({ guess, answer }) {
    return `${spokenCode(guess)}: ${answerText(answer)}. ${this.summary}`;
  }

  renderBoard() {
    const { rows, pegs } = this.described;
    const used = rows.length + (this.over ? 0 : 1) + (this.waiting ? 1 : 0);
    const { marks } = this._settings;
    return html`
      <div slot="board" class="board">
        <ol class=${classMap({ rows: true, many: pegs > 5 })} aria-label="Guesses"
          ${styled({ "--pegs": String(pegs) })}>
          ${rows.map((row, i) => this.#renderRow(row, i))}
          ${waitingRow(this.session.pending?.split(":")[0], rows.length, marks)}
          ${this.over ? nothing : this.#renderDraft(used - 1)}
          ${emptyRows(used, ROWS, pegs)}
        </ol>
        ${this._correcting === undefined ? html`<div class="foot">${this.#renderFoot()}</div>` : nothing}
      </div>
    `;
  }

  renderPanel() {
    return html`
      <cicada-mastermind-panel slot="panel" .session=${this.session} .storage=${this.storage}
        .position=${this.position} .draft=${this.#input.code} .guide=${this._guide}
        .watching=${this.python.watched} .contradiction=${this._contradiction}
        .strategies=${this._strategies} .settings=${{ ...this._settings, ...this.hintOptions }}
        @use=${onDetail((/** @type {string} */ code) => this.use(code))}
        @correct=${onDetail((/** @type {Correction} */ correction) => this.mend(correction))}
        @guide=${onDetail((/** @type {boolean} */ guide) => this.setGuide(guide))}
        @settings=${onDetail((/** @type {Partial<Settings>} */ change) => this.#set(change))}
        @watch=${this.watch}></cicada-mastermind-panel>
    `;
  }

  renderDialog() {
    return html`<cicada-new-mastermind id="new" .marks=${this._settings.marks} @start=${this.start}>
      </cicada-new-mastermind>`;
  }

  /** @param {Row} row @param {number} index */
  #renderRow(row, index) {
    return html`
      ${answeredRow(row, {
        index,
        all: this.described.rows[0].before,
        marks: this._settings.marks,
        conflicting: index === this._contradicted || this._contradiction?.rows.includes(index),
        drag: (event, digit) => this.over || this.#input.drag(event, digit),
        button: this.#renderRowButton(row, index),
      })}
      ${this._correcting === index ? this.#renderCorrection(index) : nothing}
    `;
  }

  /** @param {Row} row @param {number} index */
  #renderRowButton({ guess }, index) {
    if (!this.described.known) {
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
        ${this.#renderAnswer()}
        <div class="row">
          <button class="primary" @click=${() => this.correctRow(index, this._answer.join())}>Correct</button>
          <button @click=${this.correctLater}>Leave it</button>
          <button @click=${() => this.removeRow(index)}>Remove this row</button>
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
          ${this.#input.renderSlots()}
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
    const { status, known } = this.described;
    if (status === "won") return this.renderResult();
    if (status === "contradiction") {
      return html`<p class="warning">No code fits all these answers. Correct the one that is wrong, or
        take the last one back.</p>`;
    }
    return html`
      ${this.#input.renderPalette()}
      ${known ? nothing : this.#renderAnswer()}
      <button class="primary" ?disabled=${!this.#input.code || this.waiting} @click=${this.#submit}>
        ${known ? "Guess" : "This was the answer"}
      </button>
    `;
  }

  #renderAnswer() {
    return answerPicker(this._answer, this.described.pegs, (answer) => {
      this._answer = answer;
    });
  }

  /** Whoever fills rows goes on at the first slot, or where a refused row ended. */
  async #submit() {
    const { code } = this.#input;
    if (!code || this.waiting) return;
    const asking = this.submit(code, this.described.known ? undefined : this._answer.join());
    this.focusGuess();
    if (!(await asking)) this.use(code);
  }

  /** Change settings, now and for later visits. @param {Partial<Settings>} change */
  #set(change) {
    this._settings = { ...this._settings, ...change };
    for (const [name, value] of Object.entries(change))
      this.storage.set(`mastermind:${name}`, value);
    if ("strategy" in change && !this.described.known && this._guide) this.python.suggest();
  }
}

/** @typedef {import("../../midend/guessing-element.js").Correction} Correction */

customElements.define("cicada-mastermind", Mastermind);
