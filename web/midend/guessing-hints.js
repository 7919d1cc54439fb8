/**
 * Hints of a game in which something hidden is guessed: a ladder from what a player could have seen
 * to a good guess. Beside the board each rung has its button; on a phone one button climbs, and what
 * was told last stands on the board until it no longer holds.
 */
import { css, html, LitElement, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { isShown } from "../ui/display.js";
import { onSingle, required } from "../ui/events.js";
import { Following } from "../ui/following.js";
import { HintSteps, hintStep, hintStyles } from "../ui/hints.js";
import { icon } from "../ui/icons.js";
import { msg } from "../ui/language.js";
import { shared } from "../ui/styles.js";

/** @typedef {import("./guessing-types.js").GuessingName} GuessingName */
/**
 * @template {GuessingName} Name
 * @typedef {import("./session-types.js").Asker<Name>} Asker
 */
/**
 * @template {GuessingName} Name
 * @typedef {object} Rung
 * @property {string} name
 * @property {string} key what its answer belongs to
 * @property {import("../ui/hints.js").Step<Asker<Name>>} step
 * @property {() => void} [take] what it does where it tells nothing itself
 * @property {unknown} [taken] what it tells for as long as it is taken: then a press ends it
 */

/**
 * @template {GuessingName} Name
 * @template {import("./guessing-game.js").GuessingGame<Name>} Game
 */
export class GuessingHints extends LitElement {
  /** @type {import("lit").PropertyDeclarations} */
  static properties = { game: { attribute: false }, short: { type: Boolean } };

  /** @type {import("lit").CSSResultGroup} */
  static styles = [
    shared,
    hintStyles,
    css`
      :host {
        display: grid;
        gap: var(--step);
      }

      button:not(.small) {
        width: 100%;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Game} */
    this.game = required();
    new Following(this, () => this.game);
    /** Whether only what was told last is shown. */
    this.short = false;
    /** @type {Map<string, HintSteps<Asker<Name>>>} */
    this.steps = new Map();
    /** The rung that was climbed last. */
    this.last = "";
  }

  /** What a good guess belongs to: another strategy gives another one. */
  get guessKey() {
    return [this.game.key, ...Object.values(this.game.hintOptions)].join(";");
  }

  /** What belongs to the guess that is laid out. */
  get draftKey() {
    return `${this.game.key}?${this.game.draft}`;
  }

  /** A secret among text. @param {import("./guessing-types.js").Secret<Name>} _secret @returns {unknown} */
  renderSecret(_secret) {
    return nothing;
  }

  /** The rungs that can be climbed now, the lowest first. @returns {Rung<Name>[]} */
  get ladder() {
    return [];
  }

  /** The lowest rung that has not been climbed. @returns {Rung<Name> | undefined} */
  get next() {
    if (this.game.position?.status !== "playing") return undefined;
    return this.ladder.find(
      ({ name, key, step, take, taken }) =>
        taken === undefined && (take ?? this.#stepsOf(name).next(key, [step])),
    );
  }

  /** Climb it, once Python has answered a move. */
  async take() {
    if (!(await this.game.settled())) return;
    const { next } = this;
    if (next) this.#climb(next);
  }

  /** @param {Rung<Name>} rung */
  #climb({ name, key, step, take }) {
    if (take) return take();
    this.last = name;
    this.#stepsOf(name).take(key, [step]);
    this.game.changed();
  }

  /** @param {string} name */
  #stepsOf(name) {
    const steps = this.steps.get(name) ?? new HintSteps(this, () => this.game.source);
    this.steps.set(name, steps);
    return steps;
  }

  /** The rung that was climbed last, where it can be climbed still; what lasts is told elsewhere. */
  get #told() {
    return this.ladder.find(({ name, taken }) => name === this.last && taken === undefined);
  }

  willUpdate() {
    const isPlaying = this.game.position?.status === "playing";
    const empty = !isPlaying || (this.short && !this.#told);
    if (empty === this.hasAttribute("empty")) return;
    this.toggleAttribute("empty", empty);
    this.dispatchEvent(new Event("shows", { bubbles: true }));
  }

  render() {
    if (this.game.position?.status !== "playing") return nothing;
    if (this.short) {
      const rung = this.#told;
      return rung ? this.#stepsOf(rung.name).renderAnswers(rung.key, [rung.step]) : nothing;
    }
    return html`<div class="pairs">${repeat(
      this.ladder,
      ({ name }) => name,
      (rung) => this.#renderRung(rung),
    )}</div>`;
  }

  /** @param {Rung<Name>} rung */
  #renderRung({ name, key, step, take, taken }) {
    if (!take) return this.#stepsOf(name).render(key, [step]);
    if (taken === undefined) return html`<button @click=${onSingle(take)}>${step.title}</button>`;
    return html`<div class="hint-steps">
      <button aria-pressed="true" @click=${onSingle(take)}>${icon("check")} ${step.title}</button>
      <div class="hints"><div class="hint">${taken}</div></div></div>`;
  }

  /** The rung that says whether the guess that is laid out can be the secret. @param {string} title */
  checkRung(title) {
    const options = { level: 2, draft: this.game.draft };
    const step = hintStep({
      title,
      ask: (/** @type {Asker<Name>} */ ask) => ask("hint", options),
      show: (hint) => {
        const check = "check" in hint ? hint.check : hint;
        return check && "sentence" in check ? html`<p>${check.sentence}</p>` : nothing;
      },
    });
    return { name: "check", key: this.draftKey, step };
  }

  /** The rung that draws what guesses ask, from the one that is laid out on; none while it does. */
  get asksRungs() {
    const { game } = this;
    // Beside the board they have their own place, where they cost nothing.
    if (game.asked === "draft" || !game.laidOut || (!this.short && isShown("columns"))) return [];
    const title = msg("What does this guess ask?");
    const step = hintStep({ title, ask: async () => {}, show: () => nothing });
    return [{ name: "asks", key: game.key, step, take: () => game.showAsked("draft") }];
  }

  /** The rung that gives a good guess and why. */
  get guessRung() {
    const options = { level: 3, ...this.game.hintOptions };
    const step = hintStep({
      title: msg("Hint: a good guess"),
      ask: (/** @type {Asker<Name>} */ ask) => ask("hint", options),
      show: (hint) =>
        hint.level === 3
          ? html`<div class="row">${this.renderSecret(hint.guess)}
              <button class="small" @click=${() => this.game.use(hint.guess)}>${msg("Use it")}</button></div>
            <p>${hint.sentence}</p>
            ${"basis" in hint ? html`<p class="quiet">${hint.basis}</p>` : nothing}`
          : nothing,
    });
    return { name: "guess", key: this.guessKey, step };
  }
}
