/** Mastermind on the page: the board, the row being filled, and what the person does with them. */
import { html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { GameElement } from "../../app/game-element.js";
import { announce } from "../../ui/announce.js";
import { counted } from "../../ui/bar.js";
import { startDrag } from "../../ui/drag.js";
import { icon } from "../../ui/icons.js";
import "../../ui/stage.js";
import { styled } from "../../ui/styled.js";
import { answerPicker, NO_MATCH } from "./answer.js";
import { digitAt, isFull, NOTHING, put, take, takeBack } from "./draft.js";
import "./new-puzzle.js";
import "./panel.js";
import { colourName, DIGITS, peg, spokenCode } from "./pegs.js";
import { answeredRow, emptyRows, waitingRow } from "./rows.js";
import { DEFAULT_STRATEGY, STRATEGY } from "./strategy.js";
import { viewStyles } from "./styles.js";

/** @typedef {import("./answer.js").Answer} Answer */
/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./pegs.js").PegMarks} PegMarks */
/** @typedef {import("./rows.js").Row} Row */

/** What is drawn until Python has described the puzzle. */
const CLASSIC = { pegs: 4, colours: 6, repeats: true, known: true, rows: [], status: "playing" };
/** Rows that an empty board shows; more appear as they are needed. */
const ROWS = 8;
/** Between Python's moves when it plays by itself, in milliseconds. */
const WATCHING_PACE = 900;

class Mastermind extends GameElement {
  static properties = {
    _draft: { state: true },
    _answer: { state: true },
    _marks: { state: true },
    _guide: { state: true },
    _watching: { state: true },
    _editing: { state: true },
    _contradiction: { state: true },
  };

  static styles = viewStyles;

  constructor() {
    super();
    /** @type {Draft} */
    this._draft = NOTHING;
    /** The answer being given in an open game. @type {Answer} */
    this._answer = NO_MATCH;
    /** @type {PegMarks} */
    this._marks = "digits";
    /** In an open game, whether Python chooses the guesses. */
    this._guide = true;
    this._watching = false;
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

  get #ready() {
    return isFull(this._draft, this.#board.pegs) && !this.#waiting;
  }

  get #strategy() {
    return this.storage.get(STRATEGY, DEFAULT_STRATEGY);
  }

  firstUpdated() {
    this._marks = this.storage.get("mastermind:marks", this._marks);
  }

  /** The position that was last drawn, and its puzzle. */
  #seen = { id: "", at: 0, position: /** @type {unknown} */ (undefined) };

  sessionChanged() {
    const { id, at, position } = this.session;
    const { id: oldId, at: oldAt, position: oldPosition } = this.#seen;
    if (!position || position === oldPosition) return;
    this.#seen = { id, at, position };
    this._answer = NO_MATCH;
    this._editing = undefined;
    this._contradiction = undefined;
    if (id === oldId && at === oldAt + 1) this.#announceRow();
    // What was filled in before Python was up is kept.
    else if (oldId) this._draft = NOTHING;
    if (this._draft.code.length > this.#board.pegs) this._draft = NOTHING;
    if (position.status === "contradiction") this.#explain();
    else if (!this.#board.known && this._guide) this.#suggest();
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
      <cicada-stage @keydown=${this.#onKey}>
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
          <button @click=${this.#newPuzzle}>${icon("plus")} New game</button>
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
        .position=${this.position} .draft=${isFull(this._draft, this.#board.pegs) ? this._draft.code : ""}
        .marks=${this._marks} .guide=${this._guide} .watching=${this._watching}
        .contradiction=${this._contradiction}
        @use=${(/** @type {CustomEvent} */ { detail }) => this.#fill(detail)}
        @marks=${(/** @type {CustomEvent} */ { detail }) => this.#setMarks(detail)}
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
        conflicting: this._contradiction?.rows.includes(index) ?? false,
        drag: (event, digit) => this.#drag(event, digit),
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
      title="Use this row again" @click=${() => this.#fill(guess)}>${icon("repeat")}</button>`;
  }

  /** @param {number} index */
  #renderCorrection(index) {
    return html`
      <li class="correction">
        ${this.#renderAnswer()}
        <div class="row">
          <button class="primary" @click=${() => this.#correct(index, this._answer)}>Correct</button>
          <button @click=${this.#leave}>Leave it</button>
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
          ${Array.from({ length: this.#board.pegs }, (_, i) => this.#renderSlot(i))}
        </span>
      </li>
    `;
  }

  /** @param {number} slot */
  #renderSlot(slot) {
    const digit = digitAt(this._draft, slot);
    const current = slot === this._draft.slot;
    return html`
      <button class="slot" data-slot=${slot} aria-label="Peg ${slot + 1}: ${colourName(digit)}"
        aria-current=${current} tabindex=${current ? 0 : -1}
        @click=${() => this.#select(slot)}
        @pointerdown=${(/** @type {PointerEvent} */ event) => digit && this.#drag(event, digit, slot)}>
        ${peg(digit, this._marks)}
      </button>
    `;
  }

  #renderFoot() {
    const { status, known, colours } = this.#board;
    if (status === "won") {
      return html`<div class="foot">
        <p class="result">${this.#summary}</p>
        <button class="primary" @click=${this.#again}>${icon("plus")} Another one</button>
      </div>`;
    }
    if (status === "contradiction") {
      return html`<div class="foot"><p class="warning">No code fits all these answers. Correct the
        one that is wrong, or take the last one back.</p></div>`;
    }
    return html`
      <div class="foot">
        <div class="palette" role="group" aria-label="Colours">
          ${Array.from(DIGITS.slice(0, colours), (digit) => this.#renderColour(digit))}
        </div>
        ${known ? nothing : this.#renderAnswer()}
        <button class="primary" ?disabled=${!this.#ready} @click=${this.#submit}>
          ${known ? "Guess" : "This was the answer"}
        </button>
      </div>
    `;
  }

  /** @param {string} digit */
  #renderColour(digit) {
    const used = !this.#board.repeats && this._draft.code.includes(digit);
    return html`
      <button class="plain colour" ?disabled=${used} aria-label="${colourName(digit)}, key ${digit}"
        @click=${() => this.#put(digit)}
        @pointerdown=${(/** @type {PointerEvent} */ event) => this.#drag(event, digit)}>
        ${peg(digit, this._marks)}
      </button>
    `;
  }

  #renderAnswer() {
    return answerPicker(this._answer, this.#board.pegs, (answer) => {
      this._answer = answer;
    });
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (this.over || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = /** @type {HTMLElement} */ (event.composedPath()[0]);
    if (!target.matches(".slot, .colour")) return;
    const { pegs, colours } = this.#board;
    const { slot } = this._draft;
    const digit = event.key.toUpperCase();
    if (digit.length === 1 && DIGITS.slice(0, colours).includes(digit)) this.#put(digit);
    else if (event.key === "Backspace") this.#focusOn(takeBack(this._draft, pegs));
    else if (event.key === "ArrowLeft") this.#select(slot - 1);
    else if (event.key === "ArrowRight") this.#select(slot + 1);
    else if (event.key === "Enter" && target.matches(".slot")) this.#submit();
    else return;
    event.preventDefault();
  }

  /** @param {Draft} draft */
  async #focusOn(draft) {
    this._draft = draft;
    await this.updateComplete;
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('.slot[tabindex="0"]'))?.focus(
      { preventScroll: false },
    );
  }

  /** @param {number} slot */
  #select(slot) {
    this.#focusOn({ ...this._draft, slot: Math.min(Math.max(slot, 0), this.#board.pegs - 1) });
  }

  /** @param {string} digit @param {number} [slot] */
  #put(digit, slot) {
    const draft = put(this._draft, this.#board, digit, slot);
    // Whoever clicks on the palette stays there.
    if (this.renderRoot.querySelector(".slot:focus")) this.#focusOn(draft);
    else this._draft = draft;
  }

  /** @param {string} code */
  #fill(code) {
    this.#focusOn({ code, slot: this.#board.pegs - 1 });
  }

  /** @param {PointerEvent} event @param {string} digit @param {number} [from] the slot it leaves */
  #drag(event, digit, from) {
    const picture = /** @type {Element} */ (event.currentTarget).querySelector(".peg");
    if (this.over || !picture) return;
    const drop = (/** @type {Element | null} */ over) => {
      const slot = /** @type {HTMLElement | null} */ (over?.closest("[data-slot]") ?? null);
      if (from !== undefined) this._draft = take(this._draft, this.#board.pegs, from);
      if (slot) this.#put(digit, Number(slot.dataset.slot));
    };
    startDrag(event, { picture, drop });
  }

  /** The row is free for the next guess at once; a refused one comes back. */
  async #submit() {
    if (!this.#ready) return;
    const { _draft: draft, _answer: answer } = this;
    const { black, white } = answer;
    const asking = this.play(this.#board.known ? draft.code : `${draft.code}:${black},${white}`);
    this.#focusOn(NOTHING);
    if (!(await asking)) {
      this._draft = draft;
      this._answer = answer;
    }
  }

  /** Python's next guess goes into the row; the person only answers. */
  async #suggest() {
    const { at } = this.session;
    if (this.#board.status !== "playing") return;
    const { guess } = await this.session.ask("hint", { level: 3, strategy: this.#strategy });
    if (at === this.session.at && this._guide) this._draft = { code: guess, slot: 0 };
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

  #leave() {
    this._editing = undefined;
    this._answer = NO_MATCH;
  }

  /** Python plays on by itself, at a pace that can be followed, until it is told to stop. */
  async #watch() {
    this._watching = !this._watching;
    while (this._watching && this.isConnected && this.#board.status === "playing") {
      const { guess } = await this.session.ask("hint", { level: 3, strategy: this.#strategy });
      this._draft = { code: guess, slot: 0 };
      await new Promise((resolve) => setTimeout(resolve, WATCHING_PACE));
      if (!this._watching || !(await this.play(guess))) break;
      this._draft = NOTHING;
    }
    this._watching = false;
  }

  /** @param {PegMarks} marks */
  #setMarks(marks) {
    this._marks = marks;
    this.storage.set("mastermind:marks", marks);
  }

  /** @param {boolean} guide */
  #setGuide(guide) {
    this._guide = guide;
    if (guide) this.#suggest();
    else this._draft = NOTHING;
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

  /** @param {CustomEvent<{ role: import("./new-puzzle.js").Role, parameters: Record<string, unknown> }>} event */
  async #start({ detail: { role, parameters } }) {
    this._guide = role === "answer";
    await this.#begin(parameters);
    if (role === "watch") this.#watch();
  }

  /** @param {Record<string, unknown>} parameters */
  async #begin(parameters) {
    this._watching = false;
    await this.create(parameters);
    this.#select(0);
  }
}

customElements.define("cicada-mastermind", Mastermind);
