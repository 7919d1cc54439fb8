/** The dialog that starts a new Mastermind game: who guesses, and on which board. */
import { css, html, nothing } from "lit";
import { NewGuessingGame } from "../../midend/new-guessing-game.js";
import {
  MASTERMIND_MAX_COLOURS,
  MASTERMIND_MAX_PEGS,
  MAX_TEXT_LENGTH,
} from "../../python/constants.js";
import { numberChoice, segments } from "../../ui/choices.js";
import { inputOf, required } from "../../ui/events.js";
import { msg, plural, str } from "../../ui/language.js";
import { number } from "../../ui/numbers.js";
import { oneAtATime } from "../../ui/one-at-a-time.js";
import { DIGITS, peg, pegStyles } from "./pegs.js";

/** @typedef {import("../../python/contract.js").mastermind.Space} Space */
/** @typedef {import("../../python/contract.js").mastermind.Pasted} Pasted */
/** @typedef {{ pegs?: number, colours?: number, repeats?: boolean }} Board */

/** @type {Pasted} */
const NO_ROWS = { moves: [], faults: [], letters: [] };
/** Maximum number of faulty lines listed at a time. */
const MAX_FAULTS = 4;

const BOARDS = [
  { label: msg("Small"), value: { pegs: 3, colours: 6, repeats: true } },
  { label: msg("Classic"), value: { pegs: 4, colours: 6, repeats: true } },
  { label: "Bulls and Cows", value: { pegs: 4, colours: 10, repeats: false } },
  { label: msg("Super"), value: { pegs: 5, colours: 8, repeats: true } },
];

const LINES = msg(
  "A guess on each line, in digits or in a letter for each colour; then how many pegs are in the right place, and how many in a wrong one.",
);

/** @param {number} codes */
const codeCount = (codes) =>
  plural(codes, { one: msg("1 code"), other: msg(str`${number(codes)} codes`) });

/** @param {number} rows */
const rowsRead = (rows) =>
  plural(rows, { one: msg("1 row read."), other: msg(str`${number(rows)} rows read.`) });

/** @param {number} lines */
const moreUnread = (lines) =>
  plural(lines, {
    one: msg("1 more line cannot be read."),
    other: msg(str`${number(lines)} more lines cannot be read.`),
  });

/** @extends {NewGuessingGame<"mastermind">} */
class NewMastermind extends NewGuessingGame {
  static properties = {
    session: { attribute: false },
    marks: {},
    _space: { state: true },
    _pegs: { state: true },
    _colours: { state: true },
    _repeats: { state: true },
    _code: { state: true },
    _text: { state: true },
    _pasted: { state: true },
    _read: { state: true },
  };

  static styles = [
    NewGuessingGame.styles,
    ...pegStyles,
    css`
      .code {
        --peg-size: 32px;
        display: flex;
        flex-wrap: wrap;
        gap: 4px;
      }

      .rows {
        gap: var(--step);
      }

      textarea {
        width: 100%;
        min-height: 108px;
        font: var(--text) / 1.5 var(--mono);
      }

      .letters {
        --peg-size: 20px;
        display: flex;
        flex-wrap: wrap;
        gap: var(--step);
      }

      .letters .peg {
        vertical-align: middle;
      }

      .code button {
        min-width: 40px;
        padding: 3px;
      }
    `,
  ];

  heading = msg("New Mastermind game");
  modes = {
    guess: [msg("I guess"), msg("Python hides a code and answers you.")],
    evil: [
      msg("I guess against evil Python"),
      msg("Nothing is hidden: each answer keeps as many codes as possible."),
    ],
    answer: [msg("Python guesses, I answer"), msg("Think of a code, or write one down.")],
    watch: [msg("Python guesses my code"), msg("Set a code and watch Python find it.")],
    friend: [msg("A friend guesses my code"), msg("Set a code and send the link that hides it.")],
  };

  constructor() {
    super();
    /** @type {import("../../midend/session.js").Session<"mastermind">} */
    this.session = required();
    /** @type {import("./pegs.js").PegMarks} */
    this.marks = "digits";
    /** How many codes the board has, or why there is none. @type {Space | undefined} */
    this._space = undefined;
    this._pegs = 4;
    this._colours = 6;
    this._repeats = true;
    this._code = "";
    /** The rows of a game that was begun elsewhere, as they were pasted. */
    this._text = "";
    /** What Python could read of them. @type {Pasted} */
    this._pasted = NO_ROWS;
    /** Which colours the person gave their letters, as Python takes it: "R1G4". */
    this._letters = "";
    /** Why Python could not read them at all. */
    this._unread = "";
    /** What was read last. */
    this._read = "";
  }

  /** @param {Board} board the one in play */
  show(board) {
    this.#set(board);
    super.show(board);
  }

  get board() {
    return { pegs: this._pegs, colours: this._colours, repeats: this._repeats };
  }

  get secret() {
    return { secret: this._code };
  }

  get complete() {
    return this._code.length === this._pegs;
  }

  get possible() {
    return !this._space?.problem && (this.mode !== "elsewhere" || this.#isReadable);
  }

  /** Whether Python has read the rows as they are, without a fault. */
  get #isReadable() {
    return this._read === this.#toRead && !this._pasted.faults.length && !this._unread;
  }

  /** The rows on their board, as one text. */
  get #toRead() {
    return JSON.stringify([this._text, this._letters, this.board]);
  }

  get moves() {
    return this._pasted.moves;
  }

  renderNote() {
    const { codes = null, problem = "" } = this._space ?? {};
    if (problem) return html`<p class="warning" role="status">${problem}</p>`;
    return html`<p class="quiet" role="status">${codes === null ? "\u00a0" : codeCount(codes)}</p>`;
  }

  /** Ask Python about the board that is chosen. */
  #count = oneAtATime(async () => {
    this._space = await this.session.ask("space", this.board).catch(() => undefined);
  });

  renderBoard() {
    const { pegs, colours, repeats } = this.board;
    const known = BOARDS.find(
      ({ value }) => value.pegs === pegs && value.colours === colours && value.repeats === repeats,
    );
    return html`
      <fieldset>
        <legend>${msg("Board")}</legend>
        ${segments("board", BOARDS, known?.value, (board) => this.#set(board))}
      </fieldset>
      ${numberChoice(msg("Pegs"), 1, MASTERMIND_MAX_PEGS, pegs, (chosen) => this.#set({ pegs: chosen }))}
      ${numberChoice(msg("Colours"), 2, MASTERMIND_MAX_COLOURS, colours, (chosen) => this.#set({ colours: chosen }))}
      <label>
        <input type="checkbox" .checked=${repeats}
          @change=${(/** @type {Event} */ event) => this.#set({ repeats: inputOf(event).checked })} />
        ${msg("A colour may appear more than once")}
      </label>
    `;
  }

  renderSecret() {
    return html`
      <fieldset>
        <legend>${msg("Your code")}</legend>
        <div class="stack">
          <div class="code" aria-label=${msg("Your code so far")}>
            ${Array.from({ length: this._pegs }, (_, i) => peg(this._code[i], this.marks))}
          </div>
          <div class="code">
            ${Array.from(
              DIGITS.slice(0, this._colours),
              (digit) => html`
              <button type="button" aria-label=${msg(str`Add colour ${digit}`)} ?disabled=${!this.#mayAdd(digit)}
                @click=${() => this.#set({ code: this._code + digit })}>${peg(digit, this.marks)}</button>`,
            )}
            <button type="button" @click=${() => this.#set({ code: this._code.slice(0, -1) })}
              ?disabled=${!this._code}>${msg("Take back")}</button>
          </div>
        </div>
      </fieldset>
    `;
  }

  renderElsewhere() {
    const { moves, faults, letters } = this._pasted;
    return html`
      <label class="stack rows"><span>${msg("Its rows so far, if there are any")}</span>
        <textarea rows="4" maxlength=${MAX_TEXT_LENGTH} placeholder="RGBY 2 0" spellcheck="false" autocapitalize="characters"
          .value=${this._text} @input=${this.#paste}></textarea></label>
      <div class="quiet" role="status">
        ${this._text.trim() ? html`<p>${rowsRead(moves.length)}</p>` : html`<p>${LINES}</p>`}
        ${this._unread ? html`<p class="warning">${this._unread}</p>` : nothing}
        ${faults
          .slice(0, MAX_FAULTS)
          .map(
            ({ line, sentence }) =>
              html`<p class="warning">${msg(str`Line ${line}: ${sentence}`)}</p>`,
          )}
        ${faults.length > MAX_FAULTS ? html`<p class="warning">${moreUnread(faults.length - MAX_FAULTS)}</p>` : nothing}
      </div>
      ${letters.length ? this.#renderLetters() : nothing}
    `;
  }

  /** Which colours the letters are, each with a button to another one. */
  #renderLetters() {
    return html`
      <fieldset class="letters">
        <legend>${msg("Which colours the letters are: press one to change it")}</legend>
        ${this._pasted.letters.map(
          ({
            letter,
            digit,
          }) => html`<button type="button" class="small" @click=${() => this.#recolour(letter)}>
            ${msg(html`${letter} is ${peg(digit, this.marks)}`)}</button>`,
        )}
      </fieldset>
    `;
  }

  /** Give a letter the next colour; Python guesses those of the letters without a choice. @param {string} letter */
  #recolour(letter) {
    const own = this._pasted.letters.find((each) => each.letter === letter)?.digit ?? "";
    const next = DIGITS[(DIGITS.indexOf(own) + 1) % this._colours];
    const others = (this._letters.match(/../g) ?? []).filter(
      ([other, digit]) => other !== letter && digit !== next,
    );
    this._letters = [...others, letter + next].join("");
    this.#readRows();
  }

  /** @param {Event} event */
  #paste = (event) => {
    this._text = inputOf(event).value;
    this.#readRows();
  };

  /** Have Python read the rows on the board that is chosen. */
  #readRows = oneAtATime(async () => {
    const { board, _text: text, _letters: letters } = this;
    const read = this.#toRead;
    try {
      this._pasted = text.trim()
        ? await this.session.ask("pasted", { text, letters, ...board })
        : NO_ROWS;
      this._unread = "";
    } catch (error) {
      this._unread = /** @type {Error} */ (error).message;
    }
    this._read = read;
  });

  /** @param {string} digit */
  #mayAdd(digit) {
    return !this.complete && (this._repeats || !this._code.includes(digit));
  }

  /** @param {Board & { code?: string }} change */
  #set({ pegs = this._pegs, colours = this._colours, repeats = this._repeats, code = "" }) {
    this._pegs = pegs;
    this._colours = colours;
    this._repeats = repeats;
    this._code = code;
    this.#count();
    this.#readRows();
  }
}

customElements.define("cicada-new-mastermind", NewMastermind);
