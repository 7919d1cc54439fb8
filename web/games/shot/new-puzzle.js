/** The dialog that starts a new Shot puzzle: from the ladder, by balls, by grade, or set by hand. */
import { css, html, LitElement, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { SHOT_GRADES } from "../../python/constants.js";
import { numberChoice } from "../../ui/choices.js";
import { dialogOf } from "../../ui/dialog.js";
import { msg, str } from "../../ui/language.js";
import { shared } from "../../ui/styles.js";
import { ballCount } from "./counts.js";
import { GRADES } from "./grades.js";

/** @typedef {import("../../python/contract.js").shot.Level} Level */
/** @typedef {"balls" | "grade"} Measure */

/** @type {{ kind: "level" | Measure, title: string }[]} */
const KINDS = [
  { kind: "level", title: msg("Levels") },
  { kind: "balls", title: msg("By balls") },
  { kind: "grade", title: msg("By grade") },
];

/** The numbers that Python is asked to make a puzzle with. */
const MEASURES = {
  balls: { legend: msg("Balls"), least: 3, most: 14 },
  grade: { legend: msg("Grade"), least: 1, most: SHOT_GRADES },
};

/** A tick where the solution was found alone, the sign of help beside it otherwise. */
const HOW = {
  alone: { mark: "✓", said: msg("solved") },
  helped: { mark: "✓◐", said: msg("solved with help") },
};

/** The pack of a level: its grade, or 0 for a lesson. @param {Level} level */
const packOf = ({ lesson, grade }) => (lesson ? 0 : grade);

/** @param {Level["balls"]} balls */
function picture(balls) {
  const circles = balls.map(([x, y]) => `M${x + 0.1} ${y + 0.5}a.4 .4 0 1 1 .8 0a.4 .4 0 1 1-.8 0`);
  return html`<svg viewBox="0 0 7 9" aria-hidden="true"><path d=${circles.join("")} /></svg>`;
}

/**
 * @fires {CustomEvent<import("../../python/contract.js").shot.Parameters>} start
 * @fires {Event} edit the editor is wanted
 */
export class NewShot extends LitElement {
  static properties = {
    _solved: { state: true },
    _before: { state: true },
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
        grid-template-columns: repeat(auto-fill, minmax(64px, 1fr));
        gap: var(--step);
        margin: var(--step) 0 0;
      }

      /* Their titles are not broken within a word. */
      .lessons {
        grid-template-columns: repeat(auto-fill, minmax(88px, 1fr));
      }

      li button {
        position: relative;
        display: grid;
        align-content: start;
        justify-items: center;
        gap: 2px;
        width: 100%;
        min-width: 0;
        height: 100%;
        padding: 6px 4px 4px;
        font-size: var(--text-small);
        font-variant-numeric: tabular-nums;
        line-height: 1.2;
      }

      li svg {
        width: 100%;
        max-width: 56px;
        fill: var(--ball);
      }

      li .title {
        overflow-wrap: anywhere;
        font-weight: 400;
      }

      .solved {
        border-color: transparent;
        background: var(--tint);
      }

      .mark {
        color: var(--accent);
      }

      h3 .quiet {
        font: var(--text-small) / 1.3 var(--sans);
      }

      [aria-current="true"] {
        border-color: var(--accent);
        box-shadow: inset 0 0 0 1px var(--accent);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Map<string, import("./levels.js").Solved>} */
    this._solved = new Map();
    /** How many of the first ladder. */
    this._before = 0;
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
   * @param {Map<string, import("./levels.js").Solved>} ladder.solved those solved on this device
   * @param {number} ladder.before how many were solved of the first ladder
   * @param {number | null} ladder.playing the level in play
   */
  async show({ levels, solved, before, playing }) {
    this._solved = solved;
    this._before = before;
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
      <cicada-dialog heading=${msg("New Shot puzzle")}>
        <div class="stack">
          <div class="segments" role="group" aria-label=${msg("How to choose")}>
            ${KINDS.map(
              ({ kind, title }) => html`<label>
              <input type="radio" name="kind" .checked=${kind === this._kind}
                @change=${() => {
                  this._kind = kind;
                }} />${title}</label>`,
            )}
            <button @click=${this.#edit}>${msg("By hand")}</button>
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
      <p class="quiet">${msg("Python makes a puzzle with exactly one solution.")}</p>
      <button class="primary" @click=${() => this.#start({ [measure]: chosen })}>${msg("Start")}</button>
    `;
  }

  #renderLadder() {
    if (!this._levels.length) return html`<p class="quiet">${msg("Loading Python…")}</p>`;
    const packs = [...new Set(this._levels.map(packOf))];
    const solved = this._levels.filter(({ id }) => this._solved.has(id)).length;
    return html`
      <p class="quiet">
        ${msg(str`${solved} of ${this._levels.length} solved on this device. Each has exactly one solution.`)}
        ${this._before ? msg(str`Of the first ladder you solved ${this._before}.`) : nothing}
      </p>
      <div class="ladder">${packs.map((pack) => this.#renderPack(pack))}</div>
      <details>
        <summary>${msg("What a grade is")}</summary>
        ${GRADES}
      </details>
    `;
  }

  /** @param {number} pack the grade; 0 for the lessons */
  #renderPack(pack) {
    const levels = this._levels.filter((level) => packOf(level) === pack);
    const numbers = levels.map(({ balls }) => balls.length);
    const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
    const solved = levels.filter(({ id }) => this._solved.has(id)).length;
    const about =
      least === most
        ? msg(str`${least} balls, ${solved} of ${levels.length} solved`)
        : msg(str`${least} to ${most} balls, ${solved} of ${levels.length} solved`);
    return html`
      <section>
        <h3>${pack ? msg(str`Grade ${pack}`) : msg("Lessons")}
          <span class="quiet">${about}</span></h3>
        <ol class=${pack ? "" : "lessons"}>${levels.map((level) => this.#renderLevel(level))}</ol>
      </section>`;
  }

  /** @param {Level} level */
  #renderLevel({ level, id, balls, lesson }) {
    const how = this._solved.get(id);
    const said = [ballCount(balls.length), ...(how ? [HOW[how].said] : [])].join(", ");
    const name = [msg(str`Level ${level}`), ...(lesson ? [lesson] : []), said].join(", ");
    return html`<li>
      <button class=${classMap({ solved: how !== undefined })} aria-current=${level === this._playing}
        title=${said} aria-label=${name}
        @click=${() => this.#start({ level })}>
        ${picture(balls)}
        <span>${level}${how ? html` <span class="mark">${HOW[how].mark}</span>` : nothing}</span>
        ${lesson ? html`<span class="title">${lesson}</span>` : nothing}
      </button>
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
