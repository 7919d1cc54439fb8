/** A puzzle made of a word, and the way it was made, step by step. */
import { html, nothing } from "lit";
import "../../games/shot/board.js";
import { MAX_SEED_LENGTH } from "../../python/constants.js";
import { msg, plural, str } from "../../ui/language.js";
import { number } from "../../ui/numbers.js";
import { fieldStyles, Part } from "./part.js";

/** @typedef {import("../../games/shot/board.js").ShotBoard} ShotBoard */
/** @typedef {import("../../python/contract.js").shot.Replayed} Replayed */

const BALLS = 7;

class OneSolutionPart extends Part {
  static properties = {
    ...Part.properties,
    _word: { state: true },
    _shots: { state: true },
    _at: { state: true },
  };

  static styles = fieldStyles;

  constructor() {
    super();
    this._word = "cicada";
    /** The shots of the solution, the first one first. @type {Replayed[]} */
    this._shots = [];
    this._at = 0;
  }

  firstUpdated() {
    this.#make();
  }

  async #make() {
    this._shots = [];
    const seed = this._word.trim() || "cicada";
    const shots = await this.ask(async (python) => {
      const parameters = { balls: BALLS };
      const { id } = await python.ask({ do: "new", game: "shot", parameters, seed });
      const about = { do: "ask", game: "shot", id };
      const { moves } = await python.ask({ ...about, moves: [], question: "solution" });
      return (await python.ask({ ...about, moves, question: "replay" })).shots;
    });
    if (!shots) return;
    this._shots = shots;
    this._at = shots.length - 1;
  }

  /** @param {Event} event */
  #onSubmit(event) {
    event.preventDefault();
    this.#make();
  }

  /** One shot further back, or on again. @param {number} step */
  async #go(step) {
    const board = /** @type {ShotBoard} */ (this.renderRoot.querySelector("cicada-shot-board"));
    const { balls, shot } = this._shots[step < 0 ? this._at - 1 : this._at];
    this._at += step;
    await this.updateComplete;
    await board.roll(balls, shot, { backwards: step < 0 });
  }

  render() {
    const shown = this._shots[this._at];
    return html`
      <form class="row" @submit=${this.#onSubmit}>
        <label>${msg("Word")} <input type="text" size="12" maxlength=${MAX_SEED_LENGTH} .value=${this._word}
          @input=${(/** @type {InputEvent} */ { target }) => {
            this._word = /** @type {HTMLInputElement} */ (target).value;
          }}></label>
        <button ?disabled=${this._asking}>${msg(str`Make a puzzle of ${BALLS} balls`)}</button>
      </form>
      ${shown ? this.#renderStep(shown) : this.says("")}`;
  }

  /** @param {Replayed} shown */
  #renderStep({ balls, shot, name, choices, winning }) {
    const n = balls.length;
    const won = winning ?? msg("some");
    const words =
      n === 2
        ? msg("2 balls, either of which can hit the other: that counts as one way.")
        : plural(choices, {
            one: msg(str`${n} balls. Shots lead to 1 position, and ${won} can be won: by ${name}.`),
            other: msg(
              str`${n} balls. Shots lead to ${number(choices)} positions, and ${won} can be won: by ${name}.`,
            ),
          });
    const last = this._shots.length - 1;
    return html`
      <cicada-shot-board .balls=${balls} .pointed=${{ shot }}></cicada-shot-board>
      ${this.says(words)}
      <div class="row">
        <button ?disabled=${this._at === 0} @click=${() => this.#go(-1)}>${msg("Undo one more shot")}</button>
        <button ?disabled=${this._at === last} @click=${() => this.#go(1)}>${msg("Shoot again")}</button>
        ${this._at === 0 ? html`<span class="quiet">${msg("This is the puzzle.")}</span>` : nothing}
      </div>`;
  }
}

customElements.define("cicada-how-one-solution", OneSolutionPart);
