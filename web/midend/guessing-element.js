/**
 * What the views start from of games in which something hidden is guessed: they draw a `GuessingGame`. A
 * view adds its board and how a guess is laid out there.
 */
import { css, html, nothing } from "lit";
import { announce } from "../ui/announce.js";
import { LateNote } from "../ui/busy.js";
import { number } from "../ui/numbers.js";
import "../ui/board-layout.js";
import { SHORT } from "../ui/breakpoints.js";
import { isShown, whenShown } from "../ui/display.js";
import { onDetail, onSingle, required } from "../ui/events.js";
import { icon } from "../ui/icons.js";
import { msg, plural, str } from "../ui/language.js";
import { shared } from "../ui/styles.js";
import { toast } from "../ui/toast.js";
import { BoardMiddle } from "./board-middle.js";
import { GameElement } from "./game-element.js";
import { endStyles, GuessingEnd } from "./guessing-end.js";

/** @typedef {import("./guessing-types.js").GuessingName} GuessingName */
/**
 * @template {GuessingName} Name
 * @typedef {import("./guessing-types.js").Secret<Name>} Secret
 */
/**
 * @template {GuessingName} Name
 * @typedef {import("./guessing-game.js").GuessingGame<Name>} GuessingGame
 */

/**
 * @template {GuessingName} Name
 * @template {GuessingGame<Name>} Game
 * @extends {GameElement<Name>}
 */
export class GuessingElement extends GameElement {
  /** @type {import("lit").CSSResultGroup} */
  static styles = [
    shared,
    ...endStyles,
    css`
      :host {
        display: block;
        height: 100%;
      }

      :host([low]) {
        height: auto;
      }

      .board {
        display: grid;
        grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
        gap: calc(1.5 * var(--step));
        width: 100%;
        min-height: 0;
        margin: 0 auto;
        container-type: inline-size;
      }

      [slot="summary"] {
        line-height: 1.25;
      }

      .inside {
        font-size: 0.875em;
      }

      :host([form="landscape"]) .inside {
        display: none;
      }

      @media ${SHORT} {
        .inside {
          display: none;
        }
      }

      .actions {
        display: flex;
        gap: var(--step);
        min-width: 0;
      }

      .actions > .primary {
        flex: 1;
      }

      /* Long words beside a board have a line each. */
      .end .actions {
        flex-wrap: wrap;
      }

      .end .actions > * {
        flex: 1;
        min-width: min-content;
        padding: 0 var(--step);
      }

      .result {
        font: var(--text-large) / 1.3 var(--serif);
      }

      :host([form="wide"]) .result {
        font-size: var(--title);
      }

      @media print {
        :host {
          height: auto;
        }

        :host([form]) .board {
          display: block;
          max-width: none;
        }

        :host([form]) .middle {
          max-height: none;
          padding: 0;
          overflow: visible;
        }

        :host([middle]) .middle,
        .end {
          margin-top: calc(2 * var(--step));
        }
      }
    `,
  ];

  constructor() {
    super();
    new BoardMiddle(this);
    /** @type {Game} */
    this.game = required();
    /** What a guess asks. @type {import("./asked-chart.js").AskedChart<Game>} */
    this.asked = required();
    this.addEventListener("play-on", (event) =>
      this.game.playOn(
        /** @type {CustomEvent<{ row: number, guess?: Secret<Name> }>} */ (event).detail,
      ),
    );
  }

  /** The game of the session, made once. @returns {Game} */
  makeGame() {
    throw new Error("each game is played by its own rules");
  }

  connectedCallback() {
    this.game ??= this.#followed(this.makeGame());
    super.connectedCallback();
    this.game.arrive();
  }

  disconnectedCallback() {
    this.game.leave();
    super.disconnectedCallback();
  }

  /** @param {Game} game */
  #followed(game) {
    const listeners = {
      change: () => this.requestUpdate(),
      look: () => this.#showLooked(),
      board: () => this.layout?.close(),
      use: () => {
        this.layout?.close();
        this.goOn();
      },
      puzzle: () => this.dispatchEvent(new Event("puzzle")),
      problem: onDetail(toast),
      row: onDetail((/** @type {import("./guessing-types.js").Row<Name>} */ row) =>
        announce(this.spokenRow(row)),
      ),
    };
    for (const [name, listener] of Object.entries(listeners)) game.addEventListener(name, listener);
    return game;
  }

  willUpdate() {
    this.toggleAttribute("won-now", this.game.wonNow);
  }

  /** Whether evil Python answers; until Python has loaded, the link tells. */
  get isEvil() {
    return this.position ? this.position.evil : /:evil(\.|$)/.test(this.link);
  }

  /** @param {import("./session-types.js").Finish<Name>} finish */
  finished(finish) {
    this.game.save(finish);
  }

  /** Go where a guess is laid out. */
  focusGuess() {}

  /** Go on where a guess was laid out that the person chose. */
  goOn() {
    this.focusGuess();
  }

  /** The row of an index on the board, in sight as far as the board scrolls. @param {number} _index @returns {Element | null | undefined} */
  rowAt(_index) {
    return null;
  }

  /** A sheet below the board leaves the row that is looked at in sight. */
  #showLooked() {
    const { form, layout } = this;
    const { looked } = this.game;
    if (!layout?.open || form.isWide || form.isLandscape || form.isLow) return;
    layout.show(looked === null ? null : this.rowAt(looked), "40%");
  }

  /** What is heard of a row that was just answered. @param {import("./guessing-types.js").Row<Name>} _row @returns {string} */
  spokenRow(_row) {
    return "";
  }

  /** @returns {unknown} */
  renderBoard() {
    return nothing;
  }

  /** @returns {unknown} */
  renderPanel() {
    return nothing;
  }

  /** What was told last, an element with the class "hinting". @returns {unknown} */
  renderHints() {
    return nothing;
  }

  /** The dialog for a new game, with the id "new". @returns {unknown} */
  renderDialog() {
    return nothing;
  }

  get #found() {
    const guesses = this.game.drawn.rows.length;
    return plural(guesses, {
      one: msg("Found in 1 guess."),
      other: msg(str`Found in ${number(guesses)} guesses.`),
    });
  }

  /** In how many guesses it was found; with what help, where no text to pass on says so. */
  get title() {
    return this.afterwards ? this.#found : this.result;
  }

  /** How it was found, as far as Python has told. */
  get result() {
    const { result } = this.session;
    return result ? msg(str`Found in ${result.sentence}.`) : this.#found;
  }

  get summary() {
    if (!this.position) return msg("What Python knows");
    const { status, evil } = this.position;
    if (status === "won") return this.#found;
    if (status === "contradiction") return this.game.terms.noneFits;
    const left = this.game.terms.left(this.position.left);
    return evil ? msg(str`${left}, evil`) : left;
  }

  /** @returns {import("../ui/board-layout.js").BoardLayout | null} */
  get layout() {
    return this.renderRoot.querySelector("cicada-board-layout");
  }

  /** What stands on the board between its rows and what a guess is made with. */
  renderMiddle() {
    const { rows, known } = this.game.drawn;
    if (this.game.isNew && known && !rows.length && this.session.pending === undefined)
      return this.renderExample();
    if (this.form.isWide) return nothing;
    return html`${this.asked.render(this.game)}${whenShown("hints", this.renderHints())}`;
  }

  /**
   * Where there is no room for them beside the board, the hints have a button: before that which makes
   * the guess, or among the tools where those stand beside the board.
   */
  renderHintButton() {
    return this.form.isLandscape ? nothing : this.#renderHintButton();
  }

  #renderHintButton() {
    if (this.form.isWide || this.over) return nothing;
    return whenShown(
      "hints",
      html`<button ?disabled=${!this.position} @click=${onSingle(() => this.#hint())}>${msg("Hint")}</button>`,
    );
  }

  async #hint() {
    this.game.begin();
    this.requestUpdate();
    await this.updateComplete;
    /** @type {import("./guessing-hints.js").GuessingHints<Name, Game> | null} */
    const hints = this.renderRoot.querySelector(".hinting");
    if (hints?.next) hints.take();
    else toast(msg("No further hint here."));
  }

  /** What there is to look at in the sheet. */
  get #inside() {
    if (this.over) return msg("review, settings");
    const solution = this.game.drawn.known && !this.isEvil && isShown("solution");
    if (!isShown("hints")) return solution ? msg("solution") : "";
    return solution ? msg("list, solution") : msg("list");
  }

  #renderInside() {
    const inside = this.#inside;
    return inside ? html`<span class="inside quiet"> · ${inside}</span>` : nothing;
  }

  render() {
    return html`
      <cicada-board-layout @close=${() => this.game.look(null)}>
        ${this.renderBoard()}
        <div slot="bar" class="row bar">
          ${this.renderHistory()}
          ${this.form.isLandscape ? this.#renderHintButton() : nothing}
          ${whenShown("new", html`<button @click=${this.#newGame}>${icon("plus")} ${msg("New game")}</button>`)}
        </div>
        <span slot="summary">${this.summary}${this.#renderInside()}</span>
        ${this.renderPanel()}
      </cicada-board-layout>
      ${this.renderDialog()}
    `;
  }

  #thinking = new LateNote(this);

  /** What Python is at, and the way to stop it, where that takes long. */
  renderBusy() {
    return html`${this.renderOpening()}
      ${this.#thinking.render(this.game.python.thinking, msg("Python is choosing a guess…"), () => this.game.stopThinking())}`;
  }

  #end = new GuessingEnd(this);

  /** How a game that is won ended. */
  #renderEnd() {
    if (this.position?.status !== "won") return nothing;
    return this.#end.render({ review: this.#review, again: () => this.#again() });
  }

  /** The end, on the board where there is no room beside it. */
  renderEnd() {
    return this.form.isWide ? nothing : this.#renderEnd();
  }

  /** The end beside the board, and what of it a sheet over the board has. */
  renderEndBeside() {
    return this.form.isWide ? this.#renderEnd() : this.#end.renderPlay();
  }

  /** @param {Event} event */
  #review = async (event) => {
    event.stopPropagation(); // a click on the board closes the sheet
    if (this.form.isLow) await this.#end.told; // what comes above the review would move it
    if (!this.form.isWide) {
      this.layout?.show();
      return;
    }
    /** @type {import("./guessing-panel.js").GuessingPanel<Name, Game> | null} */
    const panel = this.renderRoot.querySelector("[slot=panel]");
    panel?.showReview();
  };

  get #dialog() {
    return /** @type {import("./new-guessing-game.js").NewGuessingGame<Name>} */ (
      this.renderRoot.querySelector("#new")
    );
  }

  #newGame() {
    this.#dialog.show(this.game.terms.boardOf(this.game.drawn));
  }

  async #again() {
    if (await this.game.again()) this.focusGuess();
    else if (!this.session.stopped) toast(this.session.problem);
  }

  /**
   * Start the game that the dialog asks for.
   *
   * @param {CustomEvent<import("./new-guessing-game.js").Start<Name>>} event
   */
  async start({ detail }) {
    const started = await this.game.start(detail);
    if (started) {
      this.#dialog.close();
      this.focusGuess();
      if (detail.mode === "friend") this.dispatchEvent(new Event("share"));
    } else {
      this.#dialog.refuse(this.session.stopped ? "" : this.session.problem);
    }
  }
}
