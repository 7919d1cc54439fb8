/** The dialog that starts a new ChessGuess game: who guesses, and how many pieces at most. */
import { css, html } from "lit";
import { NewGuessingGame } from "../../midend/new-guessing-game.js";
import { CHESSGUESS_MAX_SIZE } from "../../python/constants.js";
import { segments } from "../../ui/choices.js";
import { inputOf, onDetail, required } from "../../ui/events.js";
import { msg, str } from "../../ui/language.js";
import { number } from "../../ui/numbers.js";
import { laidOut, pieceOfKey, pieceSet, pieceStyles } from "./pieces.js";
import "./tray.js";

const SIZES = [
  { value: 3, label: msg("Short") },
  { value: 4, label: msg("Classic") },
  { value: 8, label: msg("Long") },
  { value: 16, label: msg("Half a set") },
  { value: 32, label: msg("Whole set") },
];

/** @extends {NewGuessingGame<"chessguess">} */
class NewChessGuess extends NewGuessingGame {
  static properties = {
    session: { attribute: false },
    stacks: { attribute: false },
    _size: { state: true },
    _target: { state: true },
    _spaces: { state: true },
  };

  static styles = [
    NewGuessingGame.styles,
    pieceStyles,
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

  heading = msg("New ChessGuess game");
  modes = {
    guess: [msg("I guess"), msg("Python hides some pieces and answers you.")],
    evil: [
      msg("I guess against evil Python"),
      msg("Nothing is hidden: each answer keeps as many sets as possible."),
    ],
    answer: [
      msg("Python guesses, I answer"),
      msg("Think of some pieces, or set them up on a real board."),
    ],
    watch: [msg("Python guesses my pieces"), msg("Set the pieces and watch Python find them.")],
    friend: [
      msg("A friend guesses my pieces"),
      msg("Set the pieces and send the link that hides them."),
    ],
  };

  constructor() {
    super();
    /** @type {import("../../midend/session.js").Session<"chessguess">} */
    this.session = required();
    /** @type {import("./tray.js").Stack[]} */
    this.stacks = [];
    this._size = 4;
    /** The target that Python shall guess, in the order of picking. @type {string[]} */
    this._target = [];
    /** How many targets a game of each size has. @type {number[]} */
    this._spaces = [];
  }

  /** @param {{ size?: number }} board the one in play */
  async show(board) {
    // Before Python has loaded the size is not known.
    this._size = Number.isFinite(board.size) ? Number(board.size) : this._size;
    this._target = [];
    super.show(board);
    if (this._spaces.length) return;
    const space = await this.session.ask("space").catch(() => undefined);
    this._spaces = space?.sizes.map(({ targets }) => targets) ?? [];
  }

  get board() {
    return { size: this._size };
  }

  get secret() {
    return { target: laidOut(this._target).join(" ") };
  }

  get #tray() {
    return /** @type {import("./tray.js").PieceTray} */ (
      this.renderRoot.querySelector("cicada-piece-tray")
    );
  }

  renderBoard() {
    return html`
      <fieldset>
        <legend>${msg("How many pieces at most")}</legend>
        ${segments("size", SIZES, this._size, (size) => this.#resize(size))}
        <div class="size">
          <input type="range" min="0" max=${CHESSGUESS_MAX_SIZE} .value=${String(this._size)}
            aria-label=${msg("Pieces at most")} aria-valuetext=${`${this._size}, ${this.#space}`}
            @input=${(/** @type {Event} */ event) => this.#resize(Number(inputOf(event).value))} />
          <span><output>${this._size}</output> <span class="quiet">${this.#space}</span></span>
        </div>
      </fieldset>
    `;
  }

  get #space() {
    const targets = this._spaces[this._size];
    if (targets === undefined) return "";
    return targets === 1
      ? msg("one possible set: no pieces")
      : msg(str`${number(targets)} possible sets`);
  }

  renderSecret() {
    return html`
      <fieldset @keydown=${this.#onKey}>
        <legend>${msg("Your pieces")}</legend>
        <div class="row target">
          ${pieceSet(laidOut(this._target))}
          <button type="button" ?disabled=${!this._target.length} @click=${this.#takeBack}>${msg("Take back")}</button>
        </div>
        <cicada-piece-tray strict .stacks=${this.stacks} .taken=${this._target}
          .full=${this._target.length >= this._size}
          @pick=${onDetail((/** @type {string} */ piece) => {
            this._target = [...this._target, piece];
          })}></cicada-piece-tray>
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
}

customElements.define("cicada-new-chessguess", NewChessGuess);
