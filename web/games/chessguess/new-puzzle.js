/** The dialog that starts a new ChessGuess game: who guesses, and how many pieces at most. */
import { css, html, LitElement, nothing } from "lit";
import { parametersFor, roleList } from "../../midend/roles.js";
import { number } from "../../ui/bar.js";
import { choiceStyles } from "../../ui/choices.js";
import { dialogOf } from "../../ui/dialog.js";
import { shared } from "../../ui/styles.js";
import { laidOut, pieceOfKey, pieceSet, pieceStyles } from "./pieces.js";
import "./tray.js";

/** @type {Record<"guess" | "answer" | "watch", [string, string]>} */
const ROLES = {
  guess: ["I guess", "Python hides some pieces and answers you."],
  answer: ["Python guesses, I answer", "Hide pieces in your mind or on a real board."],
  watch: ["Python guesses my pieces", "Set the pieces and watch Python find them."],
};

const SIZES = [
  { size: 3, words: "Short" },
  { size: 4, words: "Classic" },
  { size: 8, words: "Long" },
  { size: 16, words: "Half a set" },
  { size: 32, words: "Whole set" },
];
const LARGEST = 32;

/** How large a number of targets is, in a word. @type {[number, string][]} */
const WORDS = [
  [20, "a tiny space"],
  [500, "a small space"],
  [10_000, "a middling space"],
  [300_000, "a large space"],
  [Number.POSITIVE_INFINITY, "a vast space"],
];

/** Says "start" with `role` and `parameters`. */
export class NewChessGuess extends LitElement {
  static properties = {
    session: { attribute: false },
    stacks: { attribute: false },
    _role: { state: true },
    _size: { state: true },
    _target: { state: true },
    _spaces: { state: true },
  };

  static styles = [
    shared,
    pieceStyles,
    choiceStyles,
    css`
      :host {
        --piece-size: 30px;
      }

      .size {
        display: grid;
        gap: var(--step);
        margin-top: var(--step);
      }

      output {
        font: var(--text-large) / 1.2 var(--serif);
      }

      input[type="range"] {
        width: 100%;
        min-height: 44px;
        margin: 0;
        accent-color: var(--accent);
      }

      .target {
        justify-content: space-between;
        min-height: 44px;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("../../midend/session.js").Session} */
    this.session = /** @type {any} */ (undefined);
    /** @type {import("./tray.js").Stack[]} */
    this.stacks = [];
    /** @type {import("../../midend/roles.js").Role} */
    this._role = "guess";
    this._size = 4;
    /** The target that Python shall guess, in the order of picking. @type {string[]} */
    this._target = [];
    /** How many targets a game of each size has. @type {number[]} */
    this._spaces = [];
  }

  /** @param {number} size of the game in play */
  async show(size) {
    this._size = size;
    this._target = [];
    this.#dialog.show();
    if (this._spaces.length) return;
    const { sizes } = await this.session.ask("space");
    this._spaces = sizes.map((/** @type {{ targets: number }} */ { targets }) => targets);
  }

  get #dialog() {
    return dialogOf(this);
  }

  get #tray() {
    return /** @type {import("./tray.js").PieceTray} */ (
      this.renderRoot.querySelector("cicada-piece-tray")
    );
  }

  render() {
    return html`
      <cicada-dialog heading="New ChessGuess game">
        <form class="stack" @submit=${this.#start}>
          ${roleList({
            role: this._role,
            choose: (role) => {
              this._role = role;
            },
            words: ROLES,
          })}
          <fieldset>
            <legend>How many pieces at most</legend>
            <div class="segments">
              ${SIZES.map(
                ({ size, words }) => html`
                  <label><input type="radio" name="size" .checked=${size === this._size}
                    @change=${() => this.#resize(size)} />${words}</label>`,
              )}
            </div>
            <div class="size">
              <input type="range" min="0" max=${LARGEST} .value=${String(this._size)}
                aria-label="Pieces at most" aria-valuetext=${`${this._size}, ${this.#space}`}
                @input=${(/** @type {any} */ event) => this.#resize(Number(event.target.value))} />
              <span><output>${this._size}</output> <span class="quiet">${this.#space}</span></span>
            </div>
          </fieldset>
          ${this._role === "watch" ? this.#renderTarget() : nothing}
          <button class="primary">Start</button>
        </form>
      </cicada-dialog>
    `;
  }

  get #space() {
    const targets = this._spaces[this._size];
    if (targets === undefined) return "";
    const word = WORDS.find(([most]) => targets <= most)?.[1];
    return targets === 1 ? "one target only: no pieces" : `${number(targets)} targets, ${word}`;
  }

  #renderTarget() {
    return html`
      <fieldset @keydown=${this.#onKey}>
        <legend>Your pieces</legend>
        <div class="row target">
          ${pieceSet(laidOut(this._target))}
          <button type="button" ?disabled=${!this._target.length} @click=${this.#takeBack}>Take back</button>
        </div>
        <cicada-piece-tray strict .stacks=${this.stacks} .taken=${this._target}
          .full=${this._target.length >= this._size}
          @pick=${(/** @type {CustomEvent} */ event) => {
            this._target = [...this._target, event.detail];
          }}></cicada-piece-tray>
      </fieldset>
    `;
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const piece = pieceOfKey(event);
    if (piece) this.#tray.pick(piece);
    else if (event.key === "Backspace") this.#takeBack();
    else return;
    event.preventDefault();
  }

  #takeBack() {
    this._target = this._target.slice(0, -1);
  }

  /** @param {number} size */
  #resize(size) {
    this._size = size;
    this._target = this._target.slice(0, size);
  }

  /** @param {SubmitEvent} event */
  #start(event) {
    event.preventDefault();
    const { _role: role, _size: size } = this;
    const parameters = parametersFor(role, { size }, { target: laidOut(this._target).join(" ") });
    this.#dialog.close();
    this.dispatchEvent(new CustomEvent("start", { detail: { role, parameters } }));
  }
}

customElements.define("cicada-new-chessguess", NewChessGuess);
