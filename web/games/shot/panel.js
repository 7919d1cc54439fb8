/** What Python knows of a Shot position: whether it is lost, hints, the solution, how hard it is. */
import { css, html, LitElement, nothing } from "lit";
import { triesIn } from "../../midend/account.js";
import { MEDIUM } from "../../ui/breakpoints.js";
import { segments } from "../../ui/choices.js";
import { unlessTest, whenShown } from "../../ui/display.js";
import { required } from "../../ui/events.js";
import { HintSteps, hintStep, hintStyles } from "../../ui/hints.js";
import { msg, plural, str } from "../../ui/language.js";
import { lazy } from "../../ui/lazy.js";
import { number } from "../../ui/numbers.js";
import { panelStyles } from "../../ui/panel-styles.js";
import { shared } from "../../ui/styles.js";
import { ballsLeft } from "./counts.js";
import { factsStep } from "./facts.js";
import { checkStep } from "./plain-check.js";
import { replayStep, replayStyles } from "./replay.js";
import { shotsMade, shotsMadeStyles } from "./shots-made.js";

/** @typedef {import("../../python/contract.js").Games["shot"]["description"]} Description */
/** @typedef {import("../../python/contract.js").shot.Hint} Hint */
/** @typedef {import("../../python/contract.js").shot.OtherShot} OtherShot */
/** @typedef {import("../../python/contract.js").shot.Outlook} Outlook */
/** @typedef {import("../../midend/session-types.js").Asker<"shot">} Asker */
/** @typedef {import("./loss-warning.js").Warn} Warn */

/** @type {{ value: Warn, label: string }[]} */
const WARNINGS = [
  { value: "always", label: msg("At once") },
  { value: "request", label: msg("When I ask") },
  { value: "never", label: msg("Never") },
];

/** The titles of the hints, in steps. */
const OTHERS = msg("Why not another");
const HINTS = [msg("Hint: which ball"), msg("Which way"), OTHERS];

/**
 * @fires {Event} ask whether it can still be won
 * @fires {Event} rewind back to where it could be won
 * @fires {CustomEvent<number>} back the number of shots to take back
 * @fires {CustomEvent<Hint>} point at what a hint speaks of
 * @fires {CustomEvent<OtherShot>} try another shot than a hint's
 * @fires {CustomEvent<{ replayed: string[], number: number }>} look a shot of a replay
 * @fires {CustomEvent<string[]>} playback moves
 * @fires {CustomEvent<Warn>} warn when to say that a position is lost
 * @fires {Event} edit the editor is wanted
 */
export class ShotPanel extends LitElement {
  static properties = {
    session: { attribute: false },
    position: { attribute: false },
    outlook: { attribute: false },
    warn: {},
    _tries: { state: true },
  };

  static styles = [
    shared,
    panelStyles,
    hintStyles,
    replayStyles,
    shotsMadeStyles,
    css`
      .pairs .primary {
        grid-column: 1 / -1;
      }

      .tools {
        margin-top: auto;
      }

      .left {
        font: var(--title) / 1.2 var(--serif);
      }

      .outlook {
        display: grid;
        justify-items: start;
        gap: calc(1.5 * var(--step));
        padding: calc(1.5 * var(--step));
        border-left: 2px solid var(--warn);
        background: var(--warn-tint);
      }

      .others {
        display: grid;
      }

      .others button {
        display: block;
        width: 100%;
        height: auto;
        padding: calc(var(--step) / 2) 0;
        font-weight: 400;
        text-align: left;
      }

      @media ${MEDIUM} {
        /* The sheet's handle says it. */
        .left {
          display: none;
        }
      }
    `,
  ];

  #source = () => this.session;
  #hints = new HintSteps(this, this.#source);
  #solution = new HintSteps(this, this.#source);
  #facts = new HintSteps(this, this.#source);
  #lossCheck = new HintSteps(this, this.#source);
  #replay = new HintSteps(this, this.#source);
  #map = new HintSteps(this, this.#source);

  constructor() {
    super();
    /** What is told of the tries of a position. */
    this._tries = { key: "", sentence: "" };
    /** @type {import("../../midend/session.js").Session<"shot">} */
    this.session = required();
    /** @type {Description | undefined} */
    this.position = undefined;
    /** @type {Outlook | undefined} */
    this.outlook = undefined;
    /** @type {Warn} */
    this.warn = "request";
  }

  /** Differs for each position, and while a shot is under way; hints belong to one position. */
  get #key() {
    const { id, made, pending } = this.session;
    return [id, made, pending ?? ""].join();
  }

  /** Take the next hint, as its button does. @returns {boolean} whether it is, or they are, shown here only */
  hint() {
    const next = this.#hints.next(this.#key, this.#steps);
    this.#hints.press();
    return !next || next.title === OTHERS;
  }

  render() {
    if (!this.position) return html`<p class="quiet">${msg("Loading Python…")}</p>`;
    const { status, balls } = this.position;
    const lost = this.outlook?.solvable === false;
    const mayBeWon = status === "playing" && !lost;
    return html`
      <div class="stack">
        <slot><p class="left">${status === "won" ? msg("Solved") : ballsLeft(balls.length)}</p></slot>
        ${status === "won" ? this.#renderTries() : nothing}
        <div class="pairs">
          ${mayBeWon ? whenShown("hints", this.#hints.render(this.#key, this.#steps, "primary")) : nothing}
          ${status === "won" ? nothing : this.#renderOutlook()}
          ${mayBeWon ? whenShown("solution", unlessTest(this.#solution.render(this.#key, [this.#solutionStep]))) : nothing}
          ${lost && status !== "won" ? this.#renderReplay() : nothing}
          ${mayBeWon ? whenShown("hints", this.#facts.render(this.#key, [factsStep, this.#checkStep])) : nothing}
          ${status === "won" ? this.#renderMap() : whenShown("hints", this.#renderMap())}
        </div>
        ${shotsMade(this.session.made, this.session.isTest ? undefined : this.#takeBack)}
        <div class="tools">
          ${whenShown("new", html`<div><button @click=${() => this.#dispatch("edit")}>${msg("Position editor")}</button></div>`)}
          ${whenShown("hints", this.#renderSettings())}
        </div>
      </div>
    `;
  }

  #renderTries() {
    const { key, sentence } = this._tries;
    return key === this.#key && sentence ? html`<p>${sentence}</p>` : nothing;
  }

  /** @param {import("lit").PropertyValues} changed */
  updated(changed) {
    if (changed.has("position") && this.position?.status === "won") this.#tellTries();
  }

  /** The player's tries beside those of random and of careful play, once the puzzle is solved. */
  async #tellTries() {
    const { session } = this;
    const key = this.#key;
    if (key === this._tries.key) return;
    this._tries = { key, sentence: "" };
    try {
      await session.bring("picture");
      const { sentence } = await session.ask("tries", { tries: triesIn(session.account) });
      if (key === this._tries.key) this._tries = { key, sentence };
    } catch {
      // A solved puzzle is told without them.
    }
  }

  #takeBack = (/** @type {number} */ back) => this.#dispatch("back", back);

  #renderReplay() {
    if (!this.session.at) return nothing;
    const step = replayStep((replayed, number) => this.#dispatch("look", { replayed, number }));
    return this.#replay.render(this.#key, [step]);
  }

  /** It tells what can be won: a help before the end, free after it. */
  #renderMap() {
    return this.#map.render(this.#key, [this.#mapStep]);
  }

  #renderOutlook() {
    const { outlook } = this;
    if (!outlook) {
      if (this.warn === "never" || this.position?.status !== "playing") return nothing;
      return html`<button @click=${() => this.#dispatch("ask")}>${msg("Can it still be won?")}</button>`;
    }
    if (outlook.solvable !== false) return html`<p class="quiet whole">${outlook.sentence}</p>`;
    return html`
      <div class="outlook whole">
        <p>${outlook.sentence}</p>
        ${outlook.proof ? html`<p class="visually-hidden">${outlook.proof.sentence}</p>` : nothing}
        ${
          outlook.lost_since && !this.session.isTest
            ? html`<button class="primary" @click=${() => this.#dispatch("rewind")}>
          ${msg("Back to where it could be won")}</button>`
            : nothing
        }
        ${this.position?.status === "playing" ? whenShown("hints", this.#lossCheck.render(this.#key, [this.#checkStep])) : nothing}
      </div>
    `;
  }

  get #checkStep() {
    return checkStep(this.session);
  }

  get #steps() {
    return HINTS.map((title, i) =>
      hintStep({
        title,
        ask: async (/** @type {Asker} */ ask) => {
          const answer = await ask("hint", { level: i + 2 });
          if (i < 2) this.#dispatch("point", answer);
          return answer;
        },
        show: this.#renderHint,
      }),
    );
  }

  #renderHint = (/** @type {Hint} */ { sentence, others }) => {
    if (!others.length) return html`<p>${sentence}</p>`;
    return html`<ul class="others">
      ${others.map(
        (other) => html`<li>
        <button class="plain readable" @click=${() => this.#dispatch("try", other)}>
          <strong>${other.name}:</strong> ${other.sentence}</button></li>`,
      )}
    </ul>`;
  };

  get #solutionStep() {
    return hintStep({
      title: msg("Show the solution"),
      ask: async (/** @type {Asker} */ ask) => {
        const answer = await ask("solution");
        this.#dispatch("playback", answer.moves);
        return answer;
      },
      show: ({ moves, sentence }) =>
        html`<p>${moves.length ? shotsToGo(moves.length) : sentence}</p>`,
    });
  }

  get #mapStep() {
    return hintStep({
      title: msg("Map of the positions"),
      ask: async (/** @type {Asker} */ ask) => {
        await lazy(() => Promise.all([import("./map.js"), this.session.bring("picture")]));
        return ask("map");
      },
      show: (map) => html`<cicada-shot-map .map=${map}></cicada-shot-map>`,
    });
  }

  #renderSettings() {
    return html`
      <details>
        <summary>${msg("Settings")}</summary>
        <fieldset>
          <legend>${msg("Say that a position is lost")}</legend>
          ${segments("warn", WARNINGS, this.warn, (warn) => this.#dispatch("warn", warn))}
        </fieldset>
      </details>
    `;
  }

  /** @param {string} name @param {unknown} [detail] */
  #dispatch(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

/** @param {number} shots */
const shotsToGo = (shots) =>
  plural(shots, {
    one: msg("1 shot to go: play them under the board."),
    other: msg(str`${number(shots)} shots to go: play them under the board.`),
  });

customElements.define("cicada-shot-panel", ShotPanel);
