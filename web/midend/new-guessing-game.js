/** The dialog that starts a game in which something hidden is guessed: who guesses, on which board. */
import { html, LitElement, nothing } from "lit";
import { LateNote } from "../ui/busy.js";
import { choiceStyles } from "../ui/choices.js";
import { dialogOf } from "../ui/dialog.js";
import { display } from "../ui/display.js";
import { msg } from "../ui/language.js";
import { shared } from "../ui/styles.js";

/** @typedef {import("./guessing-types.js").GuessingName} GuessingName */
/**
 * @template {GuessingName} Name
 * @typedef {import("../python/contract.js").Games[Name]["parameters"]} Parameters
 */
/** @typedef {typeof MODES[number]} Mode */
/**
 * @template {GuessingName} Name
 * @typedef {{ mode: Mode, parameters: Parameters<Name>, moves: string[] }} Start moves: those of a game
 *   that was begun elsewhere
 */

const MODES = /** @type {const} */ (["guess", "evil", "answer", "watch", "friend", "elsewhere"]);
const ELSEWHERE = [msg("A game played elsewhere"), msg("Enter its guesses and answers; get help.")];

/**
 * @fires {CustomEvent<Start>} start
 * @fires {Event} stop the game is no longer wanted while it is made
 *
 * @template {GuessingName} Name
 */
export class NewGuessingGame extends LitElement {
  /** @type {import("lit").PropertyDeclarations} */
  static properties = {
    _mode: { state: true },
    _asking: { state: true },
    _problem: { state: true },
  };

  /** @type {import("lit").CSSResultGroup} */
  static styles = [shared, choiceStyles];

  #note = new LateNote(this);

  heading = "";
  /** What each mode is called, and what it means. @type {Record<"guess" | "evil" | "answer" | "watch" | "friend", string[]>} */
  modes = { guess: [], evil: [], answer: [], watch: [], friend: [] };

  constructor() {
    super();
    /** @type {Mode} */
    this._mode = "guess";
    /** Whether the game is being made. */
    this._asking = false;
    /** Why the game was refused. */
    this._problem = "";
  }

  /** @param {Parameters<Name>} _board the one in play */
  show(_board) {
    this.#show("");
  }

  /** Python refused the game, or was stopped: all that was entered stays. @param {string} problem why */
  refuse(problem) {
    this.#show(problem);
  }

  /** @param {string} problem */
  #show(problem) {
    this._asking = false;
    this._problem = problem;
    dialogOf(this).show();
  }

  close() {
    dialogOf(this).close();
  }

  get mode() {
    return this._mode;
  }

  /** The board that was chosen. @returns {Parameters<Name>} */
  get board() {
    throw new Error("each game has its own boards");
  }

  /** What Python shall find, where the player sets it. @returns {Parameters<Name>} */
  get secret() {
    throw new Error("each game hides something else");
  }

  /** Whether `board` can be played, as far as that is known. */
  get possible() {
    return true;
  }

  /** Whether `secret` can be played. */
  get complete() {
    return true;
  }

  /** The moves of a game that was begun elsewhere. @returns {string[]} */
  get moves() {
    return [];
  }

  /** What is known of a game that was begun elsewhere. @returns {unknown} */
  renderElsewhere() {
    return nothing;
  }

  /** @returns {unknown} */
  renderBoard() {
    return nothing;
  }

  /** What is said of the choice above the button. @returns {unknown} */
  renderNote() {
    return nothing;
  }

  /** @returns {unknown} */
  renderSecret() {
    return nothing;
  }

  render() {
    const sets = this._mode === "watch" || this._mode === "friend";
    return html`
      <cicada-dialog heading=${this.heading}>
        <form id="form" class="stack" @submit=${this.#start}>
          <fieldset>
            <legend>${msg("Who guesses")}</legend>
            ${MODES.filter((mode) => mode !== "friend" || !display.embedded).map((mode) => this.#renderMode(mode))}
          </fieldset>
          ${this.mode === "elsewhere" ? this.renderElsewhere() : nothing}
          ${this.renderBoard()}
          ${sets ? this.renderSecret() : nothing}
        </form>
        <div slot="foot">
          ${this._problem ? html`<p class="warning" role="alert">${this._problem}</p>` : this.renderNote()}
          ${this.#note.render(this._asking, msg("Python is making a puzzle…"), () => this.dispatchEvent(new Event("stop")))}
          <button form="form" class="primary" ?disabled=${this._asking || !this.possible || (sets && !this.complete)}>
            ${this._asking ? msg("Asking Python…") : msg("Start")}</button>
        </div>
      </cicada-dialog>
    `;
  }

  /** @param {Mode} mode */
  #renderMode(mode) {
    const [label, meaning] = mode === "elsewhere" ? ELSEWHERE : this.modes[mode];
    return html`<label class="choice">
      <input type="radio" name="mode" .checked=${mode === this._mode}
        @change=${() => {
          this._mode = mode;
        }} />
      <span>${label}</span><span class="quiet">${meaning}</span>
    </label>`;
  }

  /** What the chosen mode asks for besides a board. @returns {Parameters<Name>} */
  get #given() {
    if (this._mode === "watch" || this._mode === "friend") return this.secret;
    if (this._mode === "guess") return {};
    return this._mode === "evil" ? { evil: true } : { open: true };
  }

  /**
   * Python hides something, or answers without, or the player knows what is hidden, or it is given.
   *
   * @param {SubmitEvent} event
   */
  #start(event) {
    event.preventDefault();
    const mode = this._mode;
    this._asking = true;
    this._problem = "";
    const parameters = { ...this.board, ...this.#given };
    const moves = mode === "elsewhere" ? this.moves : [];
    this.dispatchEvent(new CustomEvent("start", { detail: { mode, parameters, moves } }));
  }
}
