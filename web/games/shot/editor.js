/** The position editor: balls are set by hand or pasted as text, and Python says what they are. */
import { css, html, LitElement, nothing } from "lit";
import { NARROW } from "../../ui/breakpoints.js";
import { copy } from "../../ui/copy.js";
import { dialogOf } from "../../ui/dialog.js";
import { display } from "../../ui/display.js";
import { required } from "../../ui/events.js";
import { HintSteps, hintStyles } from "../../ui/hints.js";
import { msg } from "../../ui/language.js";
import { shared } from "../../ui/styles.js";
import "./board.js";
import { factsStep } from "./facts.js";
import { COLUMNS, ROWS } from "./motion.js";
import { checkStep } from "./plain-check.js";

/** @typedef {import("./motion.js").Cell} Cell */
/** @typedef {import("../../python/contract.js").Games["shot"]["description"]} Description */

/**
 * @fires {CustomEvent<string>} play the text of the position
 * @fires {CustomEvent<string>} send the same, for a friend
 */
export class ShotEditor extends LitElement {
  static properties = {
    session: { attribute: false },
    _text: { state: true },
    _balls: { state: true },
    _position: { state: true },
    _id: { state: true },
    _outlook: { state: true },
    _problem: { state: true },
  };

  static styles = [
    shared,
    hintStyles,
    css`
      .editor {
        display: grid;
        grid-template: "board text" "knowledge knowledge" / minmax(0, 1fr) auto;
        gap: calc(2 * var(--step));
      }

      cicada-shot-board {
        grid-area: board;
        height: min(56dvh, 440px);
      }

      .text,
      .knowledge {
        display: grid;
        grid-area: text;
        align-content: start;
        gap: var(--step);
      }

      .knowledge {
        grid-area: knowledge;
      }

      @media ${NARROW} {
        .editor {
          grid-template: "board" "knowledge" "text" / minmax(0, 1fr);
        }

        cicada-shot-board {
          height: min(56dvh, 1.27 * (100vw - 8 * var(--step)));
        }
      }

      textarea {
        width: calc(7ch + 3 * var(--step));
        padding: var(--step);
        font-family: var(--mono);
        resize: none;
      }
    `,
  ];

  /** Python's reading of the position. @type {Promise<unknown>} */
  #described = Promise.resolve();
  #facts = new HintSteps(this, () => ({
    asker: (how) => this.#asker(how),
    settled: () =>
      this.#described.then(
        () => true,
        () => false,
      ),
  }));

  constructor() {
    super();
    /** @type {import("../../midend/session.js").Session<"shot">} */
    this.session = required();
    this._text = "";
    /** @type {Cell[]} */
    this._balls = [];
    /** The position last understood. @type {Description | undefined} */
    this._position = undefined;
    this._id = "";
    /** Whether it can be won, as a sentence. */
    this._outlook = "";
    this._problem = "";
  }

  /** @param {string} text the position to start from */
  show(text) {
    this.#read(text);
    this.#dialog.show();
  }

  get #dialog() {
    return dialogOf(this);
  }

  render() {
    return html`
      <cicada-dialog heading=${msg("Position editor")}>
        <div class="editor">
          <cicada-shot-board editing .balls=${this._balls}
            @toggle=${(/** @type {CustomEvent<Cell>} */ event) => this.#toggle(event.detail)}></cicada-shot-board>
          <div class="knowledge">
            <p id="words" role="status" class=${this._problem ? "warning" : ""}>${this._problem || this._outlook}</p>
            ${this.#playable ? this.#facts.render(this._id, [factsStep, checkStep(this.session)]) : nothing}
            <button class="primary" ?disabled=${!this.#playable} @click=${() => this.#done("play")}>${msg("Play it")}</button>
            ${
              display.embedded
                ? nothing
                : html`<button ?disabled=${!this.#playable} @click=${() => this.#done("send")}>${msg("Send it to a friend")}</button>`
            }
          </div>
          <div class="text">
            <label for="text">${msg("As text")}</label>
            <textarea id="text" rows=${ROWS} wrap="off" spellcheck="false" autocapitalize="off"
              .value=${this._text} aria-describedby="words" @input=${this.#type}></textarea>
            <div class="row">
              <button class="small" @click=${this.#copy}>${msg("Copy")}</button>
              <button class="small" @click=${() => this.#set([])}>${msg("Clear")}</button>
            </div>
          </div>
        </div>
      </cicada-dialog>
    `;
  }

  get #playable() {
    return !this._problem && this._position?.status === "playing";
  }

  /** Only the last of several readings under way counts. */
  #reading = 0;

  /**
   * Have Python read a position.
   *
   * @param {string} text
   * @param {{ typed?: boolean }} [how] what is being typed is left as it is
   */
  async #read(text, { typed = false } = {}) {
    const reading = ++this.#reading;
    const isCurrent = () => reading === this.#reading;
    this._text = text;
    try {
      const described = this.session.describe({ board: text });
      this.#described = described;
      const { id, position } = await described;
      if (!isCurrent()) return;
      this._id = id;
      this._position = position;
      this._balls = position.balls;
      this._problem = "";
      this._outlook = "";
      if (!typed) this._text = position.text;
      const { sentence } = await this.#asker({})("alive");
      if (isCurrent())
        this._outlook = position.status === "won" ? msg("One ball is left: solved.") : sentence;
    } catch (error) {
      if (isCurrent()) this._problem = /** @type {Error} */ (error).message;
    }
  }

  /** @param {import("../../midend/session-types.js").How} how @returns {import("../../midend/session-types.js").Asker<"shot">} */
  #asker(how) {
    const position = { id: this._id, moves: [] };
    return (question, options) => this.session.askAbout(position, question, options, how);
  }

  /** @param {Cell} cell */
  #toggle(cell) {
    const others = this._balls.filter((ball) => String(ball) !== String(cell));
    this.#set(others.length < this._balls.length ? others : [...others, cell]);
  }

  /** @param {Cell[]} balls */
  #set(balls) {
    this._balls = balls;
    const rows = Array.from({ length: ROWS }, () => Array(COLUMNS).fill(" "));
    for (const [x, y] of balls) rows[y][x] = "#";
    this.#read(rows.map((row) => row.join("")).join("\n"));
  }

  /** @param {Event} event */
  #type(event) {
    this.#read(/** @type {HTMLTextAreaElement} */ (event.target).value, { typed: true });
  }

  async #copy() {
    const copied = await copy(this._text, msg("The position is copied."));
    if (!copied) this.renderRoot.querySelector("textarea")?.select();
  }

  /** @param {"play" | "send"} what */
  #done(what) {
    this.#dialog.close();
    this.dispatchEvent(new CustomEvent(what, { detail: this._text }));
  }
}

customElements.define("cicada-shot-editor", ShotEditor);
