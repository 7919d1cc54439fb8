/** The dialog that starts a game in which something hidden is guessed: who guesses, on which board. */
import { html, LitElement, nothing } from "lit";
import { choiceList, choiceStyles } from "../ui/choices.js";
import { dialogOf } from "../ui/dialog.js";
import { shared } from "../ui/styles.js";

/** @typedef {import("./guessing-element.js").GuessingName} GuessingName */
/**
 * @template {GuessingName} Name
 * @typedef {import("../python/contract.js").Games[Name]["parameters"]} Parameters
 */
/** @typedef {"guess" | "answer" | "watch" | "elsewhere"} Role */
/**
 * @template {GuessingName} Name
 * @typedef {{ role: Role, parameters: Parameters<Name> }} Start
 */

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
          ${choiceList({
            legend: "Who guesses",
            name: "role",
            choices: Object.entries({ ...this.roles, elsewhere: ELSEWHERE }).map(
              ([value, [label, why]]) => ({ value, label, why }),
            ),
            chosen: this._role,
            choose: (role) => {
              this._role = /** @type {Role} */ (role);
            },
          })}
          ${this.renderBoard()}
          ${watch ? this.renderSecret() : nothing}
          <button class="primary" ?disabled=${watch && !this.complete}>Start</button>
        </form>
      </cicada-dialog>
    `;
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
