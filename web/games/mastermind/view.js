/** Mastermind on the page: the board, the row being filled, and what the person does with them. */
import { html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { GuessingElement } from "../../midend/guessing-element.js";
import { record } from "../../midend/results.js";
import { isShown, whenShown } from "../../ui/display.js";
import { onSingle } from "../../ui/events.js";
import { icon } from "../../ui/icons.js";
import { isPressing, targetOf } from "../../ui/keys.js";
import { msg, plural, str } from "../../ui/language.js";
import { number } from "../../ui/numbers.js";
import { OnDemand } from "../../ui/on-demand.js";
import { styled } from "../../ui/styled.js";
import { toast } from "../../ui/toast.js";
import { allAnswers, answerPicker, isComplete } from "./answer.js";
import "./hints.js";
import "./new-puzzle.js";
import { Notes } from "./notes.js";
import "./panel.js";
import { answerText, codeOf, spokenCode } from "./pegs.js";
import { whereOf } from "./review.js";
import { RowInput } from "./row-input.js";
import { answeredRow, emptyRows, waitingRow } from "./rows.js";
import { viewStyles } from "./styles.js";
import "./welcome.js";

/** @typedef {import("./parts.js").MastermindView} MastermindView */
/** @typedef {import("./parts.js").Settings} Settings */
/** @typedef {import("./rows.js").Row} Row */

/** @type {import("../../midend/guessing-view.js").Guessing<"mastermind">} */
const GAME = {
  left: (count) =>
    plural(count, { one: msg("1 code left"), other: msg(str`${number(count)} codes left`) }),
  noneLeft: msg("No code left"),
  noneFits: msg("No code fits these answers."),
  empty: {
    pegs: 4,
    colours: 6,
    repeats: true,
    known: true,
    evil: false,
    rows: [],
    left: 0,
    status: "playing",
  },
  unanswered: [],
  boardOf: ({ pegs, colours, repeats }) => ({ pegs, colours, repeats }),
  textOf: (code) => code,
  answerText,
  meanwhile: msg("You can fill the first row already."),
  among: (all) => msg(str`of ${number(all)} on this board`),
  listTitle: msg("The codes left"),
  listed: msg("Put it in the row"),
  pageSize: 24,
  solution: msg("Show the solution"),
};
/** @param {number} pegs */
const choose = (pegs) =>
  plural(pegs, { one: msg("Choose 1 peg"), other: msg(str`Choose ${number(pegs)} pegs`) });

/** @param {number} pegs */
const chooseMore = (pegs) =>
  plural(pegs, {
    one: msg("Choose 1 more peg"),
    other: msg(str`Choose ${number(pegs)} more pegs`),
  });

/** Rows that an empty board shows; more appear as they are needed. */
const ROWS = 8;

/**
 * @extends {GuessingElement<"mastermind">}
 * @implements {MastermindView}
 */
export class Mastermind extends GuessingElement {
  static properties = {
    settings: { state: true },
    strategies: { state: true },
    _contradicted: { state: true },
    _possible: { state: true },
  };

  static styles = viewStyles;

  constructor() {
    super(GAME);
    /** @type {Settings} */
    this.settings = { marks: "digits", strategy: "", warn: false };
    /** Those that the board allows. @type {MastermindView["strategies"]} */
    this.strategies = [];
    /** The answered row that the filled one contradicts. @type {number | null} */
    this._contradicted = null;
    /** The answers to the filled row that leave a code, once Python has told. @type {import("./answer.js").Answers | undefined} */
    this._possible = undefined;
  }

  /** The chosen strategy, where the board allows it; else Python plays the best that is known. */
  get hintOptions() {
    const { strategy } = this.settings;
    return this.strategies.some(({ name }) => name === strategy) ? { strategy } : {};
  }

  #notes = new Notes(this, () => this.drawn);
  #input = new RowInput(this, {
    board: () => this.drawn,
    marks: () => this.settings.marks,
    notes: this.#notes,
  });

  /** Enter guesses on the row and on its palette, too. @param {KeyboardEvent} event */
  press(event) {
    if (this.over || this.correcting !== undefined) return false;
    const isTaken = isPressing(event) && !targetOf(event).matches(".slot, .colour");
    if (this.#notes.on) return this.#pressNoting(event, isTaken);
    if (isTaken) return false;
    if (event.key !== "Enter") return this.#input.press(event);
    if (!this.#input.code) return false;
    this.#submit();
    return true;
  }

  /** While notes are made, Enter presses what has the focus. @param {KeyboardEvent} event @param {boolean} isTaken */
  #pressNoting(event, isTaken) {
    if (event.key !== "Escape")
      return event.key !== "Enter" && !isTaken && this.#input.press(event);
    this.#notes.set(false);
    return true;
  }

  focusBoard() {
    this.#input.focus();
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

  willUpdate() {
    this.#check();
    this.#offer();
  }

  #answered = "";

  /** In an open game only answers are offered that leave a code. */
  async #offer() {
    const asks = !this.drawn.known && !this.over && this.correcting === undefined;
    const draft = asks ? this.#input.code : "";
    const answered = `${draft} ${this.session.at} ${this.session.id}`;
    if (answered === this.#answered) return;
    this.#answered = answered;
    this._possible = undefined;
    if (!draft) return;
    this.answer = [...GAME.unanswered];
    const found = await this.session.ask("possible", { draft }).catch(() => undefined);
    if (answered === this.#answered) this._possible = found?.outcomes.map(({ answer }) => answer);
  }

  /** The mark on a contradicting row follows what is filled in. */
  async #check() {
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
    if (kind === "puzzle") this.#notes.recall();
    if (kind !== "move" && before) this.lay();
    super.sessionChanged(change);
    if (kind === "puzzle") {
      if (!this.unfinished) this.lay();
      this.#strategiesTold = this.#askForStrategies();
    }
    this.#input.fit();
  }

  /** @param {import("../../midend/session.js").Finish<"mastermind">} finish */
  finished(finish) {
    if (finish.position.known) record(this.storage, whereOf(finish.position), finish);
    this.requestUpdate();
  }

  #strategiesTold = Promise.resolve();

  async settled() {
    const isSame = await super.settled();
    await this.#strategiesTold;
    return isSame;
  }

  /** Which strategies there are depends on the board. Without them Python plays its best. */
  async #askForStrategies() {
    const ask = () => this.session.ask("strategies");
    // Python is started again where it broke down.
    this.strategies = await ask()
      .catch(ask)
      .catch(() => []);
  }

  get draft() {
    return this.#input.code;
  }

  get unfinished() {
    return this.#input.unfinished;
  }

  /** Pegs that stand in the row may be asked about before it is full. */
  get laidOut() {
    return this.unfinished;
  }

  #asked = new OnDemand(this, () => import("./answer-chart.js"));

  renderAsked() {
    if (this.asked === undefined) return nothing;
    return this.#asked.render(
      () => html`<cicada-mastermind-asked .view=${this}></cicada-mastermind-asked>`,
    );
  }

  /** @param {string} unfinished */
  goOnWith(unfinished) {
    this.#input.unfinished = unfinished;
  }

  /** A new row begins with what is sure. */
  lay(code = this.#notes.noted.sure) {
    this.#input.code = code;
  }

  /** @param {string} code */
  use(code) {
    super.use(code);
    this.#input.fill(code);
  }

  focusGuess() {
    this.#input.fill(this.#notes.noted.sure);
  }

  /** The rest of the row as in the best code left that has its pegs, without the colours that are out. */
  async #fillRest() {
    if (!(await this.session.settled())) return;
    const places = this.unfinished;
    const options = { places, without: this.#notes.noted.out, order: "best", limit: 1 };
    try {
      const { secrets } = await this.session.ask("candidates", options);
      if (places !== this.unfinished) return;
      if (secrets.length) this.use(secrets[0]);
      else toast(msg("No code left has these pegs without the colours that you noted as out."));
    } catch (error) {
      toast(/** @type {Error} */ (error).message);
    }
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
        <ol class="rows" aria-label=${msg("Guesses")}>
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

  /** The code that the player set for Python to find, and its puzzle. */
  #hidden = { id: "", code: "" };

  /** @param {CustomEvent<import("../../midend/new-guessing-game.js").Start<"mastermind">>} event */
  async start(event) {
    const { mode, parameters } = event.detail;
    const started = await super.start(event);
    const code = mode === "watch" ? (parameters.secret ?? "") : "";
    if (started) this.#hidden = { id: this.session.id, code };
    this.requestUpdate();
    return started;
  }

  /** What Python is looking for, where the player has hidden it. */
  #renderHidden() {
    const { id, code } = this.#hidden;
    if (!code || id !== this.session.id) return nothing;
    return html`<p class="hidden row"><span class="quiet">${msg("Your code")}</span> ${codeOf(code, this.settings.marks)}</p>`;
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
        ask: this.over || isShown("hints") ? () => this.showAsked(index) : undefined,
        button: this.#renderRowButton(row, index),
      })}
      ${this.correcting === index ? this.#renderCorrection(index) : nothing}
    `;
  }

  /** @param {Row} row @param {number} index */
  #renderRowButton({ guess }, index) {
    if (!this.drawn.known) {
      return html`<button class="plain small" aria-label=${msg(str`Correct the answer to guess ${index + 1}`)}
        title=${msg("Correct this answer")} @click=${() => this.startCorrection(index)}>${icon("edit")}</button>`;
    }
    if (this.over) return html`<span></span>`;
    return html`<button class="plain small" aria-label=${msg(str`Use guess ${index + 1} again`)}
      title=${msg("Use this row again")} @click=${() => this.use(guess)}>${icon("repeat")}</button>`;
  }

  /** @param {number} index */
  #renderCorrection(index) {
    return html`
      <li class="correction">
        ${this.#renderAnswer("correction")}
        <div class="row">
          <button class="primary" @click=${() => this.correctRow(index, this.answer.join())}>${msg("Correct")}</button>
          <button @click=${this.correctLater}>${msg("Leave it")}</button>
          <button @click=${() => this.removeRow(index)}>${msg("Remove this row")}</button>
        </div>
      </li>
    `;
  }

  /** @param {number} index */
  #renderDraft(index) {
    return html`
      <div class="line draft">
        <span class="count" aria-hidden="true">${index + 1}</span>
        <span class="code" role="group" aria-label=${msg(str`Guess ${index + 1}, being filled`)}>
          ${this.#input.renderSlots()}
        </span>
        ${
          this._contradicted === null
            ? nothing
            : html`<span class="warning waiting">${msg(str`contradicts ${this._contradicted + 1}`)}</span>`
        }
      </div>
    `;
  }

  #renderFoot() {
    const { status, known } = this.drawn;
    if (status === "won")
      return html`<div class="foot">${this.#renderHidden()}${this.renderResult()}</div>`;
    if (status === "contradiction") {
      return html`<p class="foot warning">${msg("No code fits all these answers. Correct the one that is wrong, or take the last one back.")}</p>`;
    }
    return html`
      <div class="foot">
        ${this.#renderHidden()}
        ${this.python.watched ? nothing : this.#input.renderPalette()}
        ${known ? nothing : this.#renderAnswer("answer", this.#input.missing ? [] : this._possible)}
        ${this.#notes.on ? this.#notes.renderFoot(this.#renderFill()) : this.#renderActions()}
      </div>
    `;
  }

  #renderActions() {
    if (this.python.watched && !this.form.isWide)
      return html`<div class="actions"><button class="primary" @click=${() => this.watch()}>${msg("Stop Python")}</button></div>`;
    return html`
      <div class="actions">
        ${this.renderHintButton()}
        <button class="primary" ?disabled=${!this.#guess || this.waiting} @click=${this.#submit}>
          ${this.#invitation}
        </button>
      </div>`;
  }

  #renderFill() {
    const { missing } = this.#input;
    return whenShown(
      "hints",
      html`<button title=${msg("With a code that is left; counts as a help")} ?disabled=${!missing || !this.position}
        @click=${onSingle(() => this.#fillRest())}>${msg("Fill the rest")}</button>`,
    );
  }

  /** The row, once it can be played: in an open game with its answer. */
  get #guess() {
    return this.drawn.known || isComplete(this.answer) ? this.#input.code : "";
  }

  /** What the button does, or what it waits for. */
  get #invitation() {
    const { missing } = this.#input;
    if (missing) return missing < this.drawn.pegs ? chooseMore(missing) : choose(missing);
    if (this.drawn.known) return msg("Guess");
    return this.#guess ? msg("This was the answer") : msg("Choose the answer");
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
      .ready=${this.position !== undefined} .evil=${this.isEvil}></cicada-mastermind-welcome>`;
  }

  /** @param {string} name @param {import("./answer.js").Answers} [answers] to choose from; all, unless told */
  #renderAnswer(name, answers = allAnswers(this.drawn.pegs)) {
    return answerPicker(name, this.answer, this.drawn.pegs, answers, (answer) => {
      this.answer = answer;
    });
  }

  /**
   * Guess the row, once Python has answered the one before. Whoever fills rows goes on at the first
   * slot, or where a refused row ended.
   */
  async #submit() {
    const code = this.#guess;
    if (!code || (this.waiting && !(await this.session.settled()))) return;
    if (this.#guess !== code || this.waiting || this.over) return;
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
