/** The dialog that starts a game in which something hidden is guessed: who guesses, on which board. */
import { html, LitElement, nothing } from "lit";
import { choiceStyles } from "../ui/choices.js";
import { dialogOf } from "../ui/dialog.js";
import { shared } from "../ui/styles.js";

/** @typedef {import("./guessing-element.js").GuessingName} GuessingName */
/**
 * @template {GuessingName} Name
 * @typedef {import("../python/contract.js").Games[Name]["parameters"]} Parameters
 */
/** @typedef {typeof ROLES[number]} Role */
/**
 * @template {GuessingName} Name
 * @typedef {{ role: Role, parameters: Parameters<Name> }} Start
 */

const ROLES = /** @type {const} */ (["guess", "answer", "watch", "elsewhere"]);
const ELSEWHERE = ["A game played elsewhere", "Enter its guesses and answers; get help."];

/**
 * Says "start" with a `Start`.
 *
 * @template {GuessingName} Name
 */
export class NewGuessingGame extends LitElement {
  /** @type {import("lit").PropertyDeclarations} */
  static properties = { _role: { state: true } };

  /** @type {import("lit").CSSResultGroup} */
  static styles = [shared, choiceStyles];

  heading = "";
  /** What each role is called, and what it means. @type {Record<"guess" | "answer" | "watch", string[]>} */
  roles = { guess: [], answer: [], watch: [] };

  constructor() {
    super();
    /** @type {Role} */
    this._role = "guess";
  }

  /** @param {Parameters<Name>} _board the one in play */
  show(_board) {
    dialogOf(this).show();
  }

  /** The board that was chosen. @returns {Parameters<Name>} */
  get board() {
    throw new Error("each game has its own boards");
  }

  /** What Python shall find, where the player sets it. @returns {Parameters<Name>} */
  get secret() {
    throw new Error("each game hides something else");
  }

  /** Whether `secret` can be played. */
  get complete() {
    return true;
  }

  /** @returns {unknown} */
  renderBoard() {
    return nothing;
  }

  /** @returns {unknown} */
  renderSecret() {
    return nothing;
  }

  render() {
    const watch = this._role === "watch";
    return html`
      <cicada-dialog heading=${this.heading}>
        <form class="stack" @submit=${this.#start}>
          <fieldset>
            <legend>Who guesses</legend>
            ${ROLES.map((role) => this.#renderRole(role))}
          </fieldset>
          ${this.renderBoard()}
          ${watch ? this.renderSecret() : nothing}
          <button class="primary" ?disabled=${watch && !this.complete}>Start</button>
        </form>
      </cicada-dialog>
    `;
  }

  /** @param {Role} role */
  #renderRole(role) {
    const [label, meaning] = role === "elsewhere" ? ELSEWHERE : this.roles[role];
    return html`<label class="choice">
      <input type="radio" name="role" .checked=${role === this._role}
        @change=${() => {
          this._role = role;
        }} />
      <span>${label}</span><span class="quiet">${meaning}</span>
    </label>`;
  }

  /** The player knows what is hidden, or Python hides it, or it is given. @param {SubmitEvent} event */
  #start(event) {
    event.preventDefault();
    const role = this._role;
    const given = role === "watch" ? this.secret : role === "guess" ? {} : { open: true };
    dialogOf(this).close();
    const parameters = { ...this.board, ...given };
    this.dispatchEvent(new CustomEvent("start", { detail: { role, parameters } }));
  }
}
