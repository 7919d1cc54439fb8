/** What Python knows of a Shot position: whether it is lost, hints, the solution, how hard it is. */
import { css, html, LitElement, nothing } from "lit";
import { counted } from "../../ui/bar.js";
import { display, whenShown } from "../../ui/display.js";
import { given } from "../../ui/events.js";
import { HintSteps, hintStep, hintStyles } from "../../ui/hints.js";
import { shared } from "../../ui/styles.js";
import { factsStep } from "./facts.js";
import { words } from "./hint-words.js";

/** @typedef {import("./verdict.js").Judgement} Judgement */
/** @typedef {import("./verdict.js").Warn} Warn */
/** @typedef {import("../../midend/session.js").Asker<"shot">} Asker */
/** @typedef {import("../../python/contract.js").shot.Hint} Hint */

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

  /** @param {import("../../midend/session.js").How} how @returns {Asker} */
  #asker = (how) => this.session.asker(how);
  #hints = new HintSteps(this, this.#asker, display.language);
  #solution = new HintSteps(this, this.#asker);
  #facts = new HintSteps(this, this.#asker);

  constructor() {
    super();
    /** @type {import("../../midend/session.js").Session<"shot">} */
    this.session = given();
    /** @type {import("../../midend/session.js").Position<"shot"> | undefined} */
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
        ${hopeful ? html`<div class="part">${this.#facts.render(this.moment, [factsStep])}</div>` : nothing}
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

  get #steps() {
    const { language } = display;
    /** @param {number} level @param {string} title @param {(hint: Hint) => unknown} show */
    const step = (level, title, show) =>
      hintStep({
        title,
        ask: async (/** @type {Asker} */ ask) => {
          const hint = await ask("hint", { level, language });
          if (level < 4) this.#say("point", hint);
          return hint;
        },
        show,
      });
    const sentence = (/** @type {Hint} */ hint) => html`<p>${hint.sentence}</p>`;
    return [
      step(2, words.ball, sentence),
      step(3, words.way, sentence),
      step(4, words.others, ({ others }) => this.#renderOthers(others)),
    ];
  }

  /** @param {Hint["others"]} others */
  #renderOthers(others) {
    if (!others.length) return html`<p>${words.noOther}</p>`;
    return html`<ul class="others">
      ${others.map(({ name, sentence }) => html`<li><strong>${name}:</strong> ${sentence}</li>`)}
    </ul>`;
  }

  get #solutionStep() {
    return hintStep({
      title: "Show the solution",
      ask: async (/** @type {Asker} */ ask) => {
        const answer = await ask("solution");
        this.#say("playback", answer.moves);
        return answer;
      },
      show: ({ moves, sentence }) =>
        html`<p>${moves.length ? `${counted(moves.length, "shot")} to go: play them under the board.` : sentence}</p>`,
    });
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
