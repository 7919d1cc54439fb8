/** The dialog that starts a new Shot puzzle: from the ladder, by balls, by grade, or set by hand. */
import { css, html, LitElement } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { numberChoice } from "../../ui/choices.js";
import { dialogOf } from "../../ui/dialog.js";
import { shared } from "../../ui/styles.js";

/** @typedef {import("../../python/contract.js").shot.Level} Level */
/** @typedef {"balls" | "grade"} Measure */

/** @type {{ kind: "level" | Measure, title: string }[]} */
const KINDS = [
  { kind: "level", title: "Levels" },
  { kind: "balls", title: "By balls" },
  { kind: "grade", title: "By grade" },
];

/** The numbers that Python is asked to make a puzzle with. */
const MEASURES = {
  balls: { legend: "Balls", least: 3, most: 14 },
  grade: { legend: "Grade", least: 1, most: 10 },
};

/** Dispatches "start" with the parameters of the puzzle, and "edit". */
export class NewShot extends LitElement {
  static properties = {
    _solved: { state: true },
    _playing: { state: true },
    _levels: { state: true },
    _kind: { state: true },
    _numbers: { state: true },
  };

  static styles = [
    shared,
    css`
      .segments button {
        min-height: 40px;
        padding: 0 calc(1.5 * var(--step));
        font-weight: 400;
      }

      .ladder {
        display: grid;
        gap: calc(1.5 * var(--step));
      }

      ol {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(48px, 1fr));
        gap: calc(var(--step) / 2);
        margin: var(--step) 0 0;
        padding: 0;
        list-style: none;
      }

      li button {
        position: relative;
        width: 100%;
        min-width: 0;
        padding: 0;
        font-variant-numeric: tabular-nums;
      }

      .solved {
        border-color: transparent;
        background: var(--tint);
      }

      .solved::after {
        content: "";
        position: absolute;
        right: 6px;
        bottom: 8px;
        width: 9px;
        height: 5px;
        border: solid var(--accent);
        border-width: 0 0 2px 2px;
        rotate: -45deg;
      }

      [aria-current="true"] {
        border-color: var(--accent);
        box-shadow: inset 0 0 0 1px var(--accent);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Set<number>} */
    this._solved = new Set();
    /** @type {number | null} */
    this._playing = null;
    /** @type {Level[]} */
    this._levels = [];
    /** @type {"level" | Measure} */
    this._kind = "level";
    this._numbers = { balls: 6, grade: 3 };
  }

  /**
   * @param {object} ladder
   * @param {() => Promise<Level[]>} ladder.levels asks for them, once
   * @param {Set<number>} ladder.solved the levels solved on this device
   * @param {number | null} ladder.playing the level in play
   */
  async show({ levels, solved, playing }) {
    this._solved = solved;
    this._playing = playing;
    this.#dialog.show();
    if (!this._levels.length) this._levels = await levels();
    await this.updateComplete;
    const next =
      this.renderRoot.querySelector('[aria-current="true"]') ??
      this.renderRoot.querySelector("li button:not(.solved)");
    next?.scrollIntoView({ block: "nearest" });
  }

  get #dialog() {
    return dialogOf(this);
  }

  render() {
    return html`
      <cicada-dialog heading="New Shot puzzle">
        <div class="stack">
          <div class="segments" role="group" aria-label="How to choose">
            ${KINDS.map(
              ({ kind, title }) => html`<label>
              <input type="radio" name="kind" .checked=${kind === this._kind}
                @change=${() => {
                  this._kind = kind;
                }} />${title}</label>`,
            )}
            <button @click=${this.#edit}>By hand</button>
          </div>
          ${this._kind === "level" ? this.#renderLadder() : this.#renderMeasure(this._kind)}
        </div>
      </cicada-dialog>
    `;
  }

  /** @param {Measure} measure */
  #renderMeasure(measure) {
    const { legend, least, most } = MEASURES[measure];
    const chosen = this._numbers[measure];
    return html`
      ${numberChoice(legend, least, most, chosen, (number) => {
        this._numbers = { ...this._numbers, [measure]: number };
      })}
      <p class="quiet">Python makes a puzzle with exactly one solution.</p>
      <button class="primary" @click=${() => this.#start({ [measure]: chosen })}>Start</button>
    `;
  }

  #renderLadder() {
    const grades = [...new Set(this._levels.map(({ grade }) => grade))];
    return html`
      <p class="quiet">${
        this._levels.length
          ? `${this._solved.size} of ${this._levels.length} solved on this device. Each has exactly one solution.`
          : "Python is on its way."
      }</p>
      <div class="ladder">
        ${grades.map(
          (grade) => html`
          <section>
            <h3>Grade ${grade}</h3>
            <ol>${this._levels.filter((level) => level.grade === grade).map((level) => this.#renderLevel(level))}</ol>
          </section>`,
        )}
      </div>
    `;
  }

  /** @param {Level} level */
  #renderLevel({ level, balls }) {
    const solved = this._solved.has(level);
    return html`<li>
      <button class=${classMap({ solved })} aria-current=${level === this._playing} title="${balls} balls"
        aria-label="Level ${level}, ${balls} balls${solved ? ", solved" : ""}"
        @click=${() => this.#start({ level })}>${level}</button>
    </li>`;
  }

  /** @param {import("../../python/contract.js").shot.Parameters} parameters */
  #start(parameters) {
    this.#dialog.close();
    this.dispatchEvent(new CustomEvent("start", { detail: parameters }));
  }

  #edit() {
    this.#dialog.close();
    this.dispatchEvent(new Event("edit"));
  }
}

customElements.define("cicada-new-shot", NewShot);
