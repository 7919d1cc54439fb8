/** Mastermind on the page: the board, the row being filled, and what the person does with them. */

import { html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import first from "#python/first.json";
import { AskedChart } from "../../midend/asked-chart.js";
import { GuessingElement } from "../../midend/guessing-element.js";
import { isShown, whenShown } from "../../ui/display.js";
import { onSingle } from "../../ui/events.js";
import { icon } from "../../ui/icons.js";
import { isPressing, targetOf } from "../../ui/keys.js";
import { msg, plural, str } from "../../ui/language.js";
import { number } from "../../ui/numbers.js";
import { styled } from "../../ui/styled.js";
import { allAnswers, answerPicker } from "./answer.js";
import { codeRow } from "./code-row.js";
import { MastermindGame } from "./game.js";
import "./hints.js";
import "./new-puzzle.js";
import { renderNotesFoot, renderNotesToggle } from "./notes-drawing.js";
import "./panel.js";
import { answerText, spokenCode } from "./pegs.js";
import { RowInput } from "./row-input.js";
import { answeredRow, emptyRows, waitingRow } from "./rows.js";
import { viewStyles } from "./styles.js";
import "./welcome.js";

/** @typedef {import("../../midend/guessing-types.js").Row<"mastermind">} Row */

/** @param {number} pegs */
const choose = (pegs) =>
  plural(pegs, { one: msg("Choose 1 peg"), other: msg(str`Choose ${number(pegs)} pegs`) });

/** @param {number} pegs */
const chooseMore = (pegs) =>
  plural(pegs, {
    one: msg("Choose 1 more peg"),
    other: msg(str`Choose ${number(pegs)} more pegs`),
  });

/** Rows that a board shows at most, if it has room for them. */
const ROWS = 20;

/** @extends {GuessingElement<"mastermind", MastermindGame>} */
export class Mastermind extends GuessingElement {
  static styles = viewStyles;

  makeGame() {
    return new MastermindGame(this.session, this.storage);
  }

  #input = new RowInput(this, () => this.game);
  asked = new AskedChart(this, () => import("./answer-chart.js"));

  /** Enter guesses on the row and on its palette, too. @param {KeyboardEvent} event */
  press(event) {
    const { game } = this;
    if (this.over || game.correcting !== undefined) return false;
    const isTaken = isPressing(event) && !targetOf(event).matches(".slot, .colour");
    if (game.noting) return this.#pressNoting(event, isTaken);
    if (isTaken) return false;
    if (event.key !== "Enter") return this.#input.press(event);
    if (!game.draft) return false;
    this.#guess();
    return true;
  }

  /** While notes are made, Enter presses what has the focus. @param {KeyboardEvent} event @param {boolean} isTaken */
  #pressNoting(event, isTaken) {
    if (event.key !== "Escape")
      return event.key !== "Enter" && !isTaken && this.#input.press(event);
    this.game.setNoting(false);
    return true;
  }

  /** After a full row the focus goes to the first slot of the next one. */
  #guess() {
    this.game.guessRow();
    this.#input.focus();
  }

  focusBoard() {
    this.#input.focus();
  }

  focusGuess() {
    this.#input.focus();
  }

  /** @param {Row} row */
  spokenRow({ guess, answer }) {
    return `${spokenCode(guess)}: ${answerText(answer)}. ${this.summary}`;
  }

  /** @param {number} index */
  rowAt(index) {
    const row = this.renderRoot.querySelectorAll("li.past")[index];
    row?.scrollIntoView({ block: "nearest" });
    return row;
  }

  renderBoard() {
    const { drawn, correcting, settings } = this.game;
    const { rows, pegs, colours } = drawn;
    const { pending } = this.session;
    const foot = correcting === undefined ? this.#renderFoot() : nothing;
    const used = rows.length + (this.over ? 0 : 1) + (pending === undefined ? 0 : 1);
    return html`
      <div slot="board" class=${classMap({ board: true, many: pegs > 5, colourful: colours > 6 })}
        ${styled({ "--pegs": String(pegs) })}>
        ${codeRow(this.game.code, this.game.drawn, settings.marks)}
        <ol class="rows" aria-label=${msg("Guesses")}>
          ${rows.map((row, i) => this.#renderRow(row, i))}
          ${waitingRow(pending?.split(":")[0], rows.length, settings.marks)}
        </ol>
        <div class=${classMap({ active: true, over: this.over, bare: foot === nothing })}>
          ${this.over ? nothing : this.#renderDraft(used - 1)}
          ${foot}
        </div>
        <div class="middle">${this.renderBusy()}${this.renderMiddle()}</div>
        <div class="ghosts" aria-hidden="true">${emptyRows(used, ROWS, pegs)}</div>
      </div>
    `;
  }

  renderPanel() {
    return html`<cicada-mastermind-panel slot="panel" .game=${this.game} ?wide=${this.form.isWide}>${this.renderEndBeside()}</cicada-mastermind-panel>`;
  }

  renderDialog() {
    return html`<cicada-new-mastermind id="new" .session=${this.session} .marks=${this.game.settings.marks}
        @start=${this.start} @stop=${() => this.session.stopOpening()}>
      </cicada-new-mastermind>`;
  }

  /** @param {Row} row @param {number} index */
  #renderRow(row, index) {
    const { game } = this;
    return html`
      ${answeredRow(row, {
        index,
        all: game.drawn.rows[0].before,
        marks: game.settings.marks,
        conflicting: index === game.contradicted || game.contradiction?.rows.includes(index),
        looked: game.looked,
        drag: (event, digit) => this.over || this.#input.drag(event, digit),
        ask: this.over || isShown("hints") ? () => game.showAsked(index) : undefined,
        button: this.#renderRowButton(row, index),
      })}
      ${game.correcting === index ? this.#renderCorrection(index) : nothing}
    `;
  }

  /** @param {Row} row @param {number} index */
  #renderRowButton({ guess }, index) {
    if (!this.game.drawn.known) {
      return html`<button class="plain small" aria-label=${msg(str`Correct the answer to guess ${index + 1}`)}
        title=${msg("Correct this answer")} @click=${() => this.game.startCorrection(index)}>${icon("edit")}</button>`;
    }
    if (this.over) return html`<span></span>`;
    return html`<button class="plain small" aria-label=${msg(str`Use guess ${index + 1} again`)}
      title=${msg("Use this row again")} @click=${() => this.game.use(guess)}>${icon("copy")}</button>`;
  }

  /** @param {number} index */
  #renderCorrection(index) {
    const { game } = this;
    return html`
      <li class="correction">
        ${this.#renderAnswer("correction")}
        <div class="row">
          <button class="primary" @click=${() => game.rows.correct(index, game.answer.join())}>${msg("Correct")}</button>
          <button @click=${() => game.correctLater()}>${msg("Leave it")}</button>
          <button @click=${() => game.rows.remove(index)}>${msg("Remove this row")}</button>
        </div>
      </li>
    `;
  }

  /** @param {number} index */
  #renderDraft(index) {
    const { contradicted } = this.game;
    return html`
      <div class="line draft">
        <span class="count" aria-hidden="true">${index + 1}</span>
        <span class="code" role="group" aria-label=${msg(str`Guess ${index + 1}, being filled`)}>
          ${this.#input.renderSlots()}
        </span>
        ${
          contradicted === null
            ? nothing
            : html`<span class="warning waiting">${msg(str`contradicts ${contradicted + 1}`)}</span>`
        }
      </div>
    `;
  }

  #renderFoot() {
    const { game } = this;
    const { status, known } = game.drawn;
    if (status === "won")
      return this.form.isWide ? nothing : html`<div class="foot">${this.renderEnd()}</div>`;
    if (status === "contradiction") {
      return html`<p class="foot warning">${msg("No code fits all these answers. Correct the one that is wrong, or take the last one back.")}</p>`;
    }
    return html`
      <div class="foot">
        ${game.python.watched ? nothing : this.#input.renderPalette(renderNotesToggle(game))}
        ${known ? nothing : this.#renderAnswer("answer", game.missing ? [] : game.possible)}
        ${game.noting ? renderNotesFoot(game, this.#renderFill()) : this.#renderActions()}
      </div>
    `;
  }

  #renderActions() {
    const { game } = this;
    if (game.python.watched && !this.form.isWide)
      return html`<div class="actions"><button class="primary" @click=${onSingle(() => game.watch())}>${msg("Stop Python")}</button></div>`;
    return html`
      <div class="actions">
        ${this.renderHintButton()}
        <button class="primary" ?disabled=${!game.guess || game.waiting} @click=${this.#guess}>
          ${this.#invitation}
        </button>
      </div>`;
  }

  #renderFill() {
    const { game } = this;
    return whenShown(
      "hints",
      html`<button title=${msg("With a code that is left; costs 10 points")} ?disabled=${!game.missing || !this.position}
        @click=${onSingle(() => game.fillRest())}>${msg("Fill the rest")}</button>`,
    );
  }

  /** What the button does, or what it waits for. */
  get #invitation() {
    const { missing, drawn, guess } = this.game;
    if (missing) return missing < drawn.pegs ? chooseMore(missing) : choose(missing);
    if (drawn.known) return msg("Guess");
    return guess ? msg("This was the answer") : msg("Choose the answer");
  }

  #shown = 0;

  /** The last row stays in sight, however many there are. */
  updated() {
    const { length } = this.game.drawn.rows;
    if (length === this.#shown) return;
    this.#shown = length;
    const rows = /** @type {HTMLElement} */ (this.renderRoot.querySelector(".rows"));
    rows.scrollTop = rows.scrollHeight;
  }

  firstVisit() {
    this.game.showFirst(first.mastermind.position);
  }

  renderHints() {
    return html`<cicada-mastermind-hints class="hinting" short .game=${this.game}></cicada-mastermind-hints>`;
  }

  renderExample() {
    return html`<cicada-mastermind-welcome .marks=${this.game.settings.marks}
      .evil=${this.isEvil}></cicada-mastermind-welcome>`;
  }

  /** @param {string} name @param {import("./answer.js").Answers} [answers] to choose from; all, unless told */
  #renderAnswer(name, answers = allAnswers(this.game.drawn.pegs)) {
    const { game } = this;
    return answerPicker(name, game.answer, game.drawn.pegs, answers, (answer) => game.give(answer));
  }
}

customElements.define("cicada-mastermind", Mastermind);
