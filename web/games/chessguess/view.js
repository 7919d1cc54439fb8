/** ChessGuess on the page: the score sheet, the guess being laid out, and the tray it comes from. */

import { html, nothing } from "lit";
import first from "#python/first.json";
import { AskedChart } from "../../midend/asked-chart.js";
import { GuessingElement } from "../../midend/guessing-element.js";
import { onDetail } from "../../ui/events.js";
import { msg, str } from "../../ui/language.js";
import "./answer.js";
import "./draft.js";
import "./hints.js";
import { ChessGuessGame } from "./game.js";
import "./new-puzzle.js";
import "./panel.js";
import "./picker.js";
import { placesRow } from "./places.js";
import { contradiction, invitation, spokenRow } from "./sentences.js";
import "./sheet.js";
import { viewStyles } from "./styles.js";
import "./welcome.js";

/** @extends {GuessingElement<"chessguess", ChessGuessGame>} */
class ChessGuess extends GuessingElement {
  static styles = viewStyles;

  makeGame() {
    return new ChessGuessGame(this.session, this.storage);
  }

  asked = new AskedChart(this, () => import("./answer-chart.js"));

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

  focusGuess() {
    this.#board.focus();
  }

  goOn() {
    this.#keepFocus();
  }

  /** @param {import("../../midend/guessing-types.js").Row<"chessguess">} row */
  spokenRow(row) {
    return spokenRow(row, this.result);
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    return this.#picker?.press(event) ?? false;
  }

  focusBoard() {
    this.#picker?.focus();
  }

  firstVisit() {
    this.game.showFirst(first.chessguess.position);
  }

  renderHints() {
    return html`<cicada-chessguess-hints class="hinting" short .game=${this.game}></cicada-chessguess-hints>`;
  }

  renderExample() {
    return html`<cicada-chessguess-welcome .size=${this.game.drawn.size}
      .evil=${this.isEvil}></cicada-chessguess-welcome>`;
  }

  /** @param {number} index */
  rowAt(index) {
    /** @type {import("./sheet.js").GuessSheet | null} */
    const sheet = this.renderRoot.querySelector("cicada-guess-sheet");
    return sheet?.rowAt(index);
  }

  renderBoard() {
    const { game } = this;
    const { drawn, correcting, guide, isNew } = game;
    return html`
      <div slot="board" class="board" tabindex="-1" role="group" aria-label="ChessGuess">
        ${placesRow({ size: drawn.size, known: drawn.known, evil: this.isEvil, found: this.#found, certain: game.certain })}
        <cicada-guess-sheet ?fresh=${game.wonNow} .session=${this.session} .rows=${drawn.rows}
          .contradicting=${game.contradiction?.rows ?? []} .counted=${game.certain?.counted ?? []} .invitation=${isNew && drawn.known ? "" : invitation(drawn, guide)}
          .known=${drawn.known} .looked=${game.looked} .over=${this.over} .correcting=${correcting}
          @use=${onDetail((/** @type {string[]} */ guess) => game.use(guess))}
          @asked=${onDetail((/** @type {number} */ row) => game.showAsked(row))}
          @correct=${onDetail((/** @type {number} */ row) => this.#correct(row))}>
        </cicada-guess-sheet>
        <div class="middle">${this.renderMiddle()}</div>
        <div class="foot">${game.python.watched ? nothing : this.renderBusy()}${this.#renderFoot()}</div>
      </div>
    `;
  }

  /** The hidden pieces, once they are found. */
  get #found() {
    const { status, rows } = this.game.drawn;
    return status === "won" ? rows.at(-1)?.guess : undefined;
  }

  renderPanel() {
    return html`<cicada-chessguess-panel slot="panel" .game=${this.game} ?wide=${this.form.isWide}>${this.renderEndBeside()}</cicada-chessguess-panel>`;
  }

  renderDialog() {
    return html`<cicada-new-chessguess id="new" .session=${this.session}
      .stacks=${this.game.drawn.pieces} @start=${this.start}
      @stop=${() => this.session.stopOpening()}></cicada-new-chessguess>`;
  }

  #renderFoot() {
    const { game } = this;
    const { status, rows } = game.drawn;
    if (game.correcting !== undefined)
      return this.#renderAnswer(rows[game.correcting].guess, msg("Leave it"));
    if (status === "won") return this.renderEnd();
    if (status === "contradiction")
      return html`<p class="warning">${contradiction(game.contradiction?.rows ?? [])}</p>`;
    if (game.asksForAnswer)
      return this.#renderAnswer(game.shown, game.guide ? "" : msg("Change the guess"));
    return this.#renderPicking();
  }

  #renderPicking() {
    const { game } = this;
    const { size, pieces, known, rows } = game.drawn;
    return html`
      <cicada-guess-picker .guess=${game.shown} .stacks=${pieces} .size=${size} .waiting=${this.#waitingFor}
        .invitation=${known ? msg("Guess") : msg("Enter the answer")} .watched=${game.python.watched}
        .proven=${game.proven} .marks=${game.marks} .verdicts=${game.verdicts} notebook
        @mark=${onDetail((/** @type {import("./marks.js").Marks} */ marks) => game.mark(marks))}
        .emptyAllowed=${rows.length > 0 || size === 0}
        @pick=${onDetail((/** @type {string[]} */ picked) => game.lay(picked))}
        @guess=${this.#ready} @stop=${() => game.python.stop()}>${this.renderHintButton()}</cicada-guess-picker>
    `;
  }

  get #whose() {
    const { correcting, guide } = this.game;
    if (correcting !== undefined) return msg(str`Guess ${correcting + 1}`);
    return guide ? msg("Python guesses") : msg("The guess");
  }

  /** What is waited for, in words; "" when it is the person's turn. */
  get #waitingFor() {
    if (this.game.python.thinking) return msg("Python is thinking…");
    return this.game.waiting && !this.session.closed ? msg("asking Python…") : "";
  }

  /** @param {string[]} guess @param {string} back what the way back is called */
  #renderAnswer(guess, back) {
    const { game } = this;
    const waiting = this.#waitingFor;
    return html`
      <cicada-guess-draft fixed .guess=${guess} .note=${waiting} .heading=${this.#whose}></cicada-guess-draft>
      <cicada-answer-form .count=${guess.length} .mine=${game.guide} .back=${back} .waiting=${waiting !== ""} .value=${game.answer}
        @answer=${onDetail((/** @type {string} */ answer) => this.#answered(answer))}
        @back=${() => game.correctLater()}></cicada-answer-form>
    `;
  }

  async #ready() {
    const asking = this.game.ready();
    this.#keepFocus();
    await asking;
    this.#keepFocus();
  }

  /** @param {number} row */
  async #correct(row) {
    await this.game.startCorrection(row);
    this.#keepFocus();
  }

  /** @param {string} answer */
  async #answered(answer) {
    if (!(await this.game.answered(answer))) return;
    await this.#keepFocus();
    this.#form?.focus();
  }

  /** Keys go on working when the part that had the focus is gone. */
  async #keepFocus() {
    this.requestUpdate();
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
