/** Mastermind on the page: the board, the row being filled, and what the person does with them. */
import { html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { GameElement } from "../../app/game-element.js";
import { announce } from "../../ui/announce.js";
import { counted, leftBar, number } from "../../ui/bar.js";
import { startDrag } from "../../ui/drag.js";
import { icon } from "../../ui/icons.js";
import { styled } from "../../ui/styled.js";
import "../../ui/stage.js";
import "./new-puzzle.js";
import "./panel.js";
import { cluster, colourName, DIGITS, peg, spokenCode } from "./pegs.js";
import { DEFAULT_STRATEGY, STRATEGY } from "./strategy.js";
import { viewStyles } from "./styles.js";

/** @typedef {import("./pegs.js").PegMarks} PegMarks */
/** @typedef {{ guess: string, black: number, white: number, before: number, left: number }} Row */

/** Rows that an empty board shows; more appear as they are needed. */
const ROWS = 8;
/** Between Python's moves when it plays by itself, in milliseconds. */
const WATCHING_PACE = 900;

class Mastermind extends GameElement {
  static properties = {
    _draft: { state: true },
    _slot: { state: true },
    _answer: { state: true },
    _marks: { state: true },
    _guide: { state: true },
    _watching: { state: true },
    _editing: { state: true },
  };

  static styles = viewStyles;

  constructor() {
    super();
    /** The row being filled: a digit or a blank per slot. */
    this._draft = "";
    this._slot = 0;
    /** The answer being given in an open game. */
    this._answer = { black: 0, white: 0 };
    /** @type {PegMarks} */
    this._marks = "digits";
    /** In an open game, whether Python chooses the guesses. */
    this._guide = true;
    this._watching = false;
    /** The row that is being corrected, if one is. @type {number | undefined} */
    this._editing = undefined;
  }

  /** What the board is drawn from until Python has described it. */
  get #board() {
    return (
      this.position ?? {
        pegs: 4,
        colours: 6,
        repeats: true,
        known: true,
        rows: [],
        status: "playing",
      }
    );
  }

  get #pegs() {
    return /** @type {number} */ (this.#board.pegs);
  }

  get #digits() {
    return DIGITS.slice(0, this.#board.colours);
  }

  /** @returns {Row[]} */
  get #rows() {
    return this.#board.rows;
  }

  get #draftIsFull() {
    return this._draft.length === this.#pegs && !this._draft.includes(" ");
  }

  firstUpdated() {
    this._marks = this.storage.get("mastermind:marks", this._marks);
  }

  #rowsSeen = 0;
  #puzzleSeen = "";

  sessionChanged() {
    const { id, at } = this.session;
    const fresh = id !== this.#puzzleSeen;
    if (!this.position || (!fresh && at === this.#rowsSeen)) return;
    if (at === this.#rowsSeen + 1 && !fresh) this.#announceRow();
    this.#puzzleSeen = id;
    this.#rowsSeen = at;
    this._answer = { black: 0, white: 0 };
    this._editing = undefined;
    // What was typed before Python was up is kept for it.
    if (!fresh || this._draft.length > this.#pegs) this.#clearDraft();
    if (!this.#board.known && this._guide) this.#suggest();
  }

  #announceRow() {
    const row = this.#rows.at(-1);
    if (!row) return;
    const answer = `${spokenCode(row.guess)}: ${row.black} black, ${row.white} white.`;
    const won = this.#board.status === "won";
    const next = won
      ? ` Found in ${counted(this.#rows.length, "guess", "guesses")}.`
      : ` ${counted(row.left, "code")} left.`;
    announce(answer + next);
  }

  render() {
    return html`
      <cicada-stage @keydown=${this.#onKey}>
        <div slot="board" class="board">
          <ol class=${classMap({ rows: true, many: this.#pegs > 5 })} aria-label="Guesses"
            ${styled({ "--pegs": String(this.#pegs) })}>
            ${this.#rows.map((row, i) => this.#renderRow(row, i))}
            ${this.over ? nothing : this.#renderDraft()}
            ${this.#renderEmptyRows()}
          </ol>
          ${this.#renderFoot()}
        </div>
        <div slot="bar" class="row bar">
          ${this.renderHistory()}
          <button @click=${this.#newPuzzle}>${icon("plus")} New game</button>
        </div>
        <span slot="summary">${this.#summary}</span>
        <cicada-mastermind-panel slot="panel" .session=${this.session} .storage=${this.storage}
          .position=${this.position} .draft=${this.#draftIsFull ? this._draft : ""} .marks=${this._marks}
          .guide=${this._guide} .watching=${this._watching}
          @use=${(/** @type {CustomEvent} */ event) => this.#setDraft(event.detail)}
          @marks=${(/** @type {CustomEvent} */ event) => this.#setMarks(event.detail)}
          @guide=${(/** @type {CustomEvent} */ event) => this.#setGuide(event.detail)}
          @watch=${this.#watch}></cicada-mastermind-panel>
      </cicada-stage>
      <cicada-new-mastermind .marks=${this._marks} @start=${this.#start}></cicada-new-mastermind>
    `;
  }

  get #summary() {
    const { status, left, rows } = this.#board;
    if (status === "won") return `Found in ${counted(rows.length, "guess", "guesses")}.`;
    if (status === "contradiction") return "No code fits these answers.";
    return left === undefined ? "What Python knows" : `${counted(left, "code")} left`;
  }

  /** @param {Row} row @param {number} index */
  #renderRow(row, index) {
    const { black, white, before, left } = row;
    const conflicting = this.#board.contradicting?.includes(index);
    return html`
      <li class=${classMap({ line: true, past: true, conflicting })}>
        <span class="count" aria-hidden="true">${index + 1}</span>
        <span class="code" role="img" aria-label="Guess ${index + 1}: ${spokenCode(row.guess)}">
          ${Array.from(
            row.guess,
            (digit) => html`
            <span @pointerdown=${(/** @type {PointerEvent} */ event) => this.#drag(event, digit)}>
              ${peg(digit, this._marks)}
            </span>`,
          )}
        </span>
        ${cluster({ black, white }, this.#pegs)}
        <span class="story">
          ${
            left === undefined
              ? nothing
              : html`
            ${leftBar({ left, before, all: this.#rows[0].before })}
            <span class="quiet" title="Codes still possible after this row">
              <span class="only-heard">Codes left: </span>${number(left)}</span>`
          }
        </span>
        ${this.#renderRowButton(row, index)}
      </li>
      ${this._editing === index ? this.#renderCorrection(row, index) : nothing}
    `;
  }

  /** @param {Row} row @param {number} index */
  #renderRowButton(row, index) {
    if (!this.#board.known) {
      return html`<button class="plain small" aria-label="Correct the answer to guess ${index + 1}"
        title="Correct this answer" @click=${() => this.#edit(row, index)}>${icon("edit")}</button>`;
    }
    return this.over
      ? html`<span></span>`
      : html`<button class="plain small" aria-label="Use guess ${index + 1} again" title="Use this row again"
          @click=${() => this.#setDraft(row.guess)}>${icon("repeat")}</button>`;
  }

  #renderDraft() {
    const pending = this.session.pending?.split(":")[0];
    const code = pending ?? this._draft;
    return html`
      <li class="line draft" aria-label="Guess ${this.#rows.length + 1}">
        <span class="count" aria-hidden="true">${this.#rows.length + 1}</span>
        <span class="code" role="group" aria-label="Guess ${this.#rows.length + 1}, being filled">
          ${Array.from({ length: this.#pegs }, (_, i) => this.#renderSlot(code[i], i))}
        </span>
        ${pending ? html`<span class="quiet" role="status">asking Python…</span>` : nothing}
      </li>
    `;
  }

  /** @param {string | undefined} digit @param {number} index */
  #renderSlot(digit, index) {
    const filled = digit && digit !== " " ? digit : undefined;
    return html`
      <button class="slot" data-slot=${index} aria-label="Peg ${index + 1}: ${colourName(filled ?? "")}"
        aria-current=${index === this._slot} tabindex=${index === this._slot ? 0 : -1}
        @click=${() => {
          this._slot = index;
        }}
        @pointerdown=${(/** @type {PointerEvent} */ event) => filled && this.#drag(event, filled, index)}>
        ${peg(filled, this._marks)}
      </button>
    `;
  }

  #renderEmptyRows() {
    const shown = this.#rows.length + (this.over ? 0 : 1);
    return Array.from(
      { length: Math.max(0, ROWS - shown) },
      (_, i) => html`
      <li class="line ghost" aria-hidden="true">
        <span class="count">${shown + i + 1}</span>
        <span class="code">${Array.from({ length: this.#pegs }, () => peg(undefined, this._marks))}</span>
      </li>`,
    );
  }

  #renderFoot() {
    const { status, rows } = this.#board;
    if (status === "won") {
      return html`<div class="foot">
        <p class="result">Found in ${counted(rows.length, "guess", "guesses")}.</p>
        <button class="primary" @click=${this.#again}>${icon("plus")} Another one</button>
      </div>`;
    }
    if (status === "contradiction") {
      return html`<div class="foot"><p class="warning">No code fits all these answers. Correct the one that is
        wrong, or take the last one back.</p></div>`;
    }
    return html`
      <div class="foot">
        <div class="palette" role="group" aria-label="Colours">
          ${Array.from(this.#digits, (digit) => this.#renderColour(digit))}
        </div>
        ${
          this.#board.known
            ? nothing
            : this.#renderAnswer(this._answer, (answer) => {
                this._answer = answer;
              })
        }
        <button class="primary" ?disabled=${!this.#draftIsFull || this.session.pending !== undefined}
          @click=${this.#submit}>${this.#board.known ? "Guess" : "This was the answer"}</button>
      </div>
    `;
  }

  /** @param {string} digit */
  #renderColour(digit) {
    const used = !this.#board.repeats && this._draft.includes(digit);
    return html`
      <button class="plain colour" ?disabled=${used} aria-label="${colourName(digit)}, key ${digit}"
        @click=${() => this.#put(digit)}
        @pointerdown=${(/** @type {PointerEvent} */ event) => this.#drag(event, digit)}>
        ${peg(digit, this._marks)}
      </button>
    `;
  }

  /**
   * @param {{ black: number, white: number }} answer
   * @param {(answer: { black: number, white: number }) => void} set
   */
  #renderAnswer(answer, set) {
    const choices = Array.from({ length: this.#pegs + 1 }, (_, i) => i);
    /** @param {"black" | "white"} kind @param {string} words */
    const picker = (kind, words) => html`
      <fieldset class="answer">
        <legend><span class="cluster" aria-hidden="true"><i class=${kind}></i></span> ${words}</legend>
        <div class="segments">
          ${choices.map(
            (n) => html`
            <label><input type="radio" .checked=${answer[kind] === n}
              @change=${() => set({ ...answer, [kind]: n })} />${n}</label>`,
          )}
        </div>
      </fieldset>`;
    return html`<div class="answers">
      ${picker("black", "right place")} ${picker("white", "wrong place")}
    </div>`;
  }

  /** @param {Row} row @param {number} index */
  #renderCorrection(row, index) {
    return html`
      <li class="correction">
        ${this.#renderAnswer(this._answer, (answer) => {
          this._answer = answer;
        })}
        <div class="row">
          <button class="primary" @click=${() => this.#correct(row, index)}>Correct</button>
          <button @click=${() => this.#edit(row, undefined)}>Leave it</button>
        </div>
      </li>
    `;
  }

  /** @param {Row} row @param {number | undefined} index */
  #edit(row, index) {
    this._editing = index === this._editing ? undefined : index;
    this._answer =
      index === undefined ? { black: 0, white: 0 } : { black: row.black, white: row.white };
  }

  /** @param {Row} row @param {number} index */
  #correct(row, index) {
    const { black, white } = this._answer;
    const moves = this.session.made;
    moves[index] = `${row.guess}:${black},${white}`;
    this.#puzzleSeen = "";
    this.session.replace(moves);
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (this.over || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = /** @type {HTMLElement} */ (event.composedPath()[0]);
    const inRow = target.matches(".slot, .colour, :host");
    if (!inRow) return;
    const digit = event.key.toUpperCase();
    if (digit.length === 1 && this.#digits.includes(digit)) this.#put(digit);
    else if (event.key === "Backspace") this.#takeBack();
    else if (event.key === "ArrowLeft") this.#select(this._slot - 1);
    else if (event.key === "ArrowRight") this.#select(this._slot + 1);
    else if (event.key === "Enter" && target.matches(".slot") && this.#draftIsFull) this.#submit();
    else return;
    event.preventDefault();
  }

  /** @param {number} slot */
  async #select(slot) {
    this._slot = Math.min(Math.max(slot, 0), this.#pegs - 1);
    await this.updateComplete;
    /** @type {HTMLElement} */ (this.renderRoot.querySelector('.slot[tabindex="0"]'))?.focus();
  }

  /** @param {string} digit @param {number} [slot] */
  #put(digit, slot = this._slot) {
    const slots = Array.from({ length: this.#pegs }, (_, i) => this._draft[i] ?? " ");
    if (!this.#board.repeats && slots.includes(digit)) slots[slots.indexOf(digit)] = " ";
    slots[slot] = digit;
    this._draft = slots.join("");
    const next = slots.findIndex((filled, i) => i > slot && filled === " ");
    const anywhere = next >= 0 ? next : slots.indexOf(" ");
    const to = anywhere >= 0 ? anywhere : slot;
    if (this.renderRoot.querySelector(".slot:focus")) this.#select(to);
    else this._slot = to;
  }

  #takeBack() {
    const slots = Array.from({ length: this.#pegs }, (_, i) => this._draft[i] ?? " ");
    const slot = slots[this._slot] === " " ? Math.max(0, this._slot - 1) : this._slot;
    slots[slot] = " ";
    this._draft = slots.join("");
    this.#select(slot);
  }

  /** @param {string} code */
  #setDraft(code) {
    this._draft = code;
    this.#select(this.#pegs - 1);
  }

  #clearDraft() {
    this._draft = "";
    this._slot = 0;
  }

  /** @param {PointerEvent} event @param {string} digit @param {number} [from] the slot it leaves */
  #drag(event, digit, from) {
    const picture = /** @type {Element} */ (event.currentTarget).querySelector(".peg");
    if (this.over || !picture) return;
    const drop = (/** @type {Element | null} */ over) => {
      const slot = /** @type {HTMLElement | null} */ (over?.closest("[data-slot]") ?? null);
      if (from !== undefined)
        this._draft = `${this._draft.slice(0, from)} ${this._draft.slice(from + 1)}`;
      if (slot) this.#put(digit, Number(slot.dataset.slot));
    };
    startDrag(event, { picture, drop });
  }

  async #submit() {
    if (!this.#draftIsFull || this.session.pending !== undefined) return;
    const guess = this._draft;
    const { black, white } = this._answer;
    const played = await this.play(
      this.position?.known === false ? `${guess}:${black},${white}` : guess,
    );
    if (played) this.#select(0);
  }

  /** Python's next guess goes into the row; the person only answers. */
  async #suggest() {
    if (this.#board.status !== "playing") return;
    const at = this.session.at;
    const { guess } = await this.session.ask("hint", { level: 3, strategy: this.#strategy });
    if (guess && at === this.session.at && this._guide) this._draft = guess;
  }

  get #strategy() {
    return this.storage.get(STRATEGY, DEFAULT_STRATEGY);
  }

  /** Python plays on by itself, at a pace that can be followed, until it is told to stop. */
  async #watch() {
    this._watching = !this._watching;
    while (this._watching && this.isConnected && this.#board.status === "playing") {
      const { guess } = await this.session.ask("hint", { level: 3, strategy: this.#strategy });
      if (!this._watching) return;
      this._draft = guess;
      await new Promise((resolve) => setTimeout(resolve, WATCHING_PACE));
      if (!this._watching || !(await this.play(guess))) break;
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
    else this.#clearDraft();
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
    this.#clearDraft();
    await this.create(parameters);
    this.#select(0);
  }
}

customElements.define("cicada-mastermind", Mastermind);
