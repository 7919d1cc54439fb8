/** What Python knows of a Shot position: whether it is lost, hints, the solution, how hard it is. */
import { css, html, LitElement, nothing } from "lit";
import { counted } from "../../ui/bar.js";
import { display, whenShown } from "../../ui/display.js";
import { HintSteps, hintStyles } from "../../ui/hints.js";
import { shared } from "../../ui/styles.js";
import { factsStep } from "./facts.js";
import { words } from "./hint-words.js";

/** @typedef {import("./verdict.js").Judgement} Judgement */
/** @typedef {import("./verdict.js").Warn} Warn */
/** @typedef {{ name: string, sentence: string }} Other another shot and what becomes of it */

const WARNINGS = [
  { warn: "always", words: "At once" },
  { warn: "request", words: "When I ask" },
  { warn: "never", words: "Never" },
];

/** Says "judge", "rewind", "point" (a hint), "playback" (moves), "warn" (a `Warn`) and "edit". */
class ShotPanel extends LitElement {
  static properties = {
    session: { attribute: false },
    position: { attribute: false },
    judgement: { attribute: false },
    moment: {},
    warn: {},
  };

  static styles = [
    shared,
    hintStyles,
    css`
      .left {
        font: var(--title) / 1.2 var(--serif);
      }

      .verdict {
        display: grid;
        justify-items: start;
        gap: calc(1.5 * var(--step));
        padding: calc(1.5 * var(--step));
        border-left: 2px solid var(--warn);
        background: var(--warn-tint);
      }

      .others {
        display: grid;
        gap: var(--step);
        margin: 0;
        padding: 0;
        list-style: none;
      }

      .part {
        display: grid;
        justify-items: start;
      }

      .hints:has(*) {
        margin-bottom: var(--step);
      }

      @media (max-width: 799px) {
        /* The sheet's handle says it. */
        .left {
          display: none;
        }
      }
    `,
  ];

  #hints = new HintSteps(this, display.language);
  #solution = new HintSteps(this);
  #facts = new HintSteps(this);

  constructor() {
    super();
    /** @type {import("../../midend/session.js").Session} */
    this.session = /** @type {any} */ (undefined);
    /** @type {import("../../midend/session.js").Position | undefined} */
    this.position = undefined;
    /** @type {Judgement | undefined} */
    this.judgement = undefined;
    /** Names the position, and the shot that is under way; hints belong to one moment. */
    this.moment = "";
    /** @type {Warn} */
    this.warn = "always";
  }

  render() {
    if (!this.position) return html`<p class="quiet">Python is on its way.</p>`;
    const { status, balls } = this.position;
    const hopeful = status === "playing" && this.judgement?.solvable !== false;
    return html`
      <div class="stack">
        <p class="left">${status === "won" ? "Solved" : `${counted(balls.length, "ball")} left`}</p>
        ${status === "won" ? nothing : this.#renderJudgement()}
        ${hopeful ? this.#renderHelp() : nothing}
        ${hopeful ? html`<div class="part">${this.#facts.render(this.moment, [this.#factsStep])}</div>` : nothing}
        ${whenShown("new", html`<div><button @click=${() => this.#say("edit")}>Position editor</button></div>`)}
        ${this.#renderSettings()}
      </div>
    `;
  }

  #renderHelp() {
    return html`
      ${whenShown("hints", html`<div class="part">${this.#hints.render(this.moment, this.#steps)}</div>`)}
      ${whenShown("solution", html`<div class="part">${this.#solution.render(this.moment, [this.#solutionStep])}</div>`)}
    `;
  }

  #renderJudgement() {
    const { judgement } = this;
    if (!judgement) {
      if (this.warn !== "request") return nothing;
      return html`<div><button @click=${() => this.#say("judge")}>Can it still be won?</button></div>`;
    }
    if (judgement.solvable !== false) return html`<p class="quiet">${judgement.sentence}</p>`;
    return html`
      <div class="verdict">
        <p>${judgement.sentence}</p>
        ${
          judgement.lost_since
            ? html`<button @click=${() => this.#say("rewind")}>
          Back to where it could be won</button>`
            : nothing
        }
      </div>
    `;
  }

  /** @returns {import("../../ui/hints.js").Step[]} */
  get #steps() {
    const { language } = display;
    /** @param {number} level @param {string} title @param {(answer: any) => unknown} show */
    const step = (level, title, show) => ({
      title,
      ask: async (/** @type {any} */ how) => {
        const answer = await this.session.ask("hint", { level, language }, how);
        if (level < 4) this.#say("point", answer);
        return answer;
      },
      show,
    });
    const sentence = (/** @type {{ sentence: string }} */ answer) =>
      html`<p>${answer.sentence}</p>`;
    return [
      step(2, words.ball, sentence),
      step(3, words.way, sentence),
      step(4, words.others, ({ others }) => this.#renderOthers(others ?? [])),
    ];
  }

  /** @param {Other[]} others */
  #renderOthers(others) {
    if (!others.length) return html`<p>${words.noOther}</p>`;
    return html`<ul class="others">
      ${others.map(({ name, sentence }) => html`<li><strong>${name}:</strong> ${sentence}</li>`)}
    </ul>`;
  }

  get #factsStep() {
    return factsStep((question, options, how) => this.session.ask(question, options, how));
  }

  /** @returns {import("../../ui/hints.js").Step} */
  get #solutionStep() {
    return {
      title: "Show the solution",
      ask: async (how) => {
        const answer = await this.session.ask("solution", {}, how);
        this.#say("playback", answer.moves);
        return answer;
      },
      show: ({ moves, sentence }) =>
        html`<p>${moves.length ? `${counted(moves.length, "shot")} to go: play them under the board.` : sentence}</p>`,
    };
  }

  #renderSettings() {
    return html`
      <details>
        <summary>Settings</summary>
        <fieldset class="part">
          <legend>Say that a position is lost</legend>
          <div class="segments">
            ${WARNINGS.map(
              ({ warn, words }) => html`
              <label><input type="radio" name="warn" .checked=${warn === this.warn}
                @change=${() => this.#say("warn", warn)} />${words}</label>`,
            )}
          </div>
        </fieldset>
      </details>
    `;
  }

  /** @param {string} name @param {unknown} [detail] */
  #say(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

customElements.define("cicada-shot-panel", ShotPanel);
