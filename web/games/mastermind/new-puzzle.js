/** The dialog that starts a new Mastermind game: who guesses, and on which board. */
import { css, html, LitElement, nothing } from "lit";
import { parametersFor, roleList } from "../../midend/roles.js";
import { choiceStyles } from "../../ui/choices.js";
import { dialogOf } from "../../ui/dialog.js";
import { shared } from "../../ui/styles.js";
import { DIGITS, peg, pegStyles } from "./pegs.js";

/** @type {Record<"guess" | "answer" | "watch", [string, string]>} */
const ROLES = {
  guess: ["I guess", "Python hides a code and answers you."],
  answer: ["Python guesses, I answer", "Hide a code in your mind or on paper."],
  watch: ["Python guesses my code", "Set a code and watch Python find it."],
};

const BOARDS = [
  { words: "Small", pegs: 3, colours: 6, repeats: true },
  { words: "Classic", pegs: 4, colours: 6, repeats: true },
  { words: "Bulls and Cows", pegs: 4, colours: 10, repeats: false },
  { words: "Super", pegs: 5, colours: 8, repeats: true },
];

/** Says "start" with `role` and `parameters`. */
export class NewMastermind extends LitElement {
  static properties = {
    marks: {},
    _role: { state: true },
    _pegs: { state: true },
    _colours: { state: true },
    _repeats: { state: true },
    _code: { state: true },
  };

  static styles = [
    shared,
    ...pegStyles,
    choiceStyles,
    css`
      .code {
        --peg-size: 32px;
        display: flex;
        flex-wrap: wrap;
        gap: 4px;
      }

      .code button {
        min-width: 40px;
        padding: 3px;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("./pegs.js").PegMarks} */
    this.marks = "digits";
    /** @type {import("../../midend/roles.js").Role} */
    this._role = "guess";
    this._pegs = 4;
    this._colours = 6;
    this._repeats = true;
    this._code = "";
  }

  /** @param {{ pegs: number, colours: number, repeats: boolean }} [board] the one in play */
  show(board) {
    if (board) this.#set(board);
    this.#dialog.show();
  }

  get #dialog() {
    return dialogOf(this);
  }

  render() {
    return html`
      <cicada-dialog heading="New Mastermind game">
        <form class="stack" @submit=${this.#start}>
          ${roleList({
            role: this._role,
            choose: (role) => {
              this._role = role;
            },
            words: ROLES,
          })}
          <fieldset>
            <legend>Board</legend>
            <div class="segments">
              ${BOARDS.map(
                ({ words, ...board }) => html`
                  <label>
                    <input type="radio" name="board" .checked=${this.#isBoard(board)}
                      @change=${() => this.#set(board)} />${words}
                  </label>`,
              )}
            </div>
          </fieldset>
          ${this.#renderRange("Pegs", 1, 8, this._pegs, (pegs) => this.#set({ pegs }))}
          ${this.#renderRange("Colours", 2, 12, this._colours, (colours) => this.#set({ colours }))}
          <label>
            <input type="checkbox" .checked=${this._repeats}
              @change=${(/** @type {any} */ event) => this.#set({ repeats: event.target.checked })} />
            A colour may appear more than once
          </label>
          ${this._role === "watch" ? this.#renderCode() : nothing}
          <button class="primary" ?disabled=${!this.#complete}>Start</button>
        </form>
      </cicada-dialog>
    `;
  }

  /**
   * @param {string} legend
   * @param {number} least
   * @param {number} most
   * @param {number} value
   * @param {(value: number) => void} set
   */
  #renderRange(legend, least, most, value, set) {
    const values = Array.from({ length: most - least + 1 }, (_, i) => least + i);
    return html`
      <fieldset>
        <legend>${legend}</legend>
        <div class="segments">
          ${values.map(
            (number) => html`
              <label>
                <input type="radio" name=${legend} .checked=${number === value}
                  @change=${() => set(number)} />${number}
              </label>`,
          )}
        </div>
      </fieldset>
    `;
  }

  #renderCode() {
    return html`
      <fieldset>
        <legend>Your code</legend>
        <div class="stack">
          <div class="code" aria-label="Your code so far">
            ${Array.from({ length: this._pegs }, (_, i) => peg(this._code[i], this.marks))}
          </div>
          <div class="code">
            ${Array.from(
              DIGITS.slice(0, this._colours),
              (digit) => html`
              <button type="button" aria-label="Add colour ${digit}" ?disabled=${!this.#mayAdd(digit)}
                @click=${() => this.#set({ code: this._code + digit })}>${peg(digit, this.marks)}</button>`,
            )}
            <button type="button" @click=${() => this.#set({ code: this._code.slice(0, -1) })}
              ?disabled=${!this._code}>Take back</button>
          </div>
        </div>
      </fieldset>
    `;
  }

  get #complete() {
    return this._role !== "watch" || this._code.length === this._pegs;
  }

  /** @param {string} digit */
  #mayAdd(digit) {
    return this._code.length < this._pegs && (this._repeats || !this._code.includes(digit));
  }

  /** @param {{ pegs: number, colours: number, repeats: boolean }} board */
  #isBoard({ pegs, colours, repeats }) {
    return pegs === this._pegs && colours === this._colours && repeats === this._repeats;
  }

  /** @param {{ pegs?: number, colours?: number, repeats?: boolean, code?: string }} change */
  #set({ pegs = this._pegs, colours = this._colours, repeats = this._repeats, code = "" }) {
    this._pegs = pegs;
    this._colours = colours;
    this._repeats = repeats;
    this._code = code;
  }

  /** @param {SubmitEvent} event */
  #start(event) {
    event.preventDefault();
    const { _role: role, _pegs: pegs, _colours: colours, _repeats: repeats, _code: secret } = this;
    const parameters = parametersFor(role, { pegs, colours, repeats }, { secret });
    this.#dialog.close();
    this.dispatchEvent(new CustomEvent("start", { detail: { role, parameters } }));
  }
}

customElements.define("cicada-new-mastermind", NewMastermind);
