/** What Python knows of a Mastermind game: codes left, hints, the strategy, the codes themselves. */
import { css, html, LitElement, nothing } from "lit";
import { barStyles, counted, leftBar, number } from "../../ui/bar.js";
import { correctionList, correctionStyles } from "../../ui/corrections.js";
import { Disclosure } from "../../ui/disclosure.js";
import { display, partOf } from "../../ui/display.js";
import { HintSteps, hintStyles } from "../../ui/hints.js";
import { PagedList, pagedStyles } from "../../ui/paged.js";
import { shared } from "../../ui/styles.js";
import { words } from "./hint-words.js";
import { peg, pegStyles, spokenCode } from "./pegs.js";
import "./review.js";

/** Says "use" (a code for the row), "correct" (a row's answer), "watch", and changed settings. */
class MastermindPanel extends LitElement {
  static properties = {
    session: { attribute: false },
    storage: { attribute: false },
    position: { attribute: false },
    draft: {},
    marks: {},
    guide: { type: Boolean },
    watching: { type: Boolean },
    contradiction: { attribute: false },
    strategies: { attribute: false },
    strategy: {},
    warn: { type: Boolean },
  };

  static styles = [
    shared,
    ...pegStyles,
    barStyles,
    hintStyles,
    pagedStyles,
    correctionStyles,
    css`
      :host {
        --peg-size: 24px;
      }

      .left {
        font: var(--title) / 1.2 var(--serif);
        font-variant-numeric: tabular-nums;
      }

      .code {
        display: inline-flex;
        gap: 3px;
        vertical-align: middle;
      }

      .paged button {
        min-height: 32px;
        padding: 2px;
      }

      select {
        width: 100%;
      }

      .settings {
        display: grid;
        gap: calc(1.5 * var(--step));
        padding-bottom: var(--step);
      }
    `,
  ];

  #hints = new HintSteps(this, display.language);
  #list = new PagedList(this, 24);
  #listing = new Disclosure(this);
  #reviewing = new Disclosure(this);

  constructor() {
    super();
    /** @type {import("../../midend/session.js").Session} */
    this.session = /** @type {any} */ (undefined);
    /** @type {import("../../midend/storage.js").Storage} */
    this.storage = /** @type {any} */ (undefined);
    /** @type {import("../../midend/session.js").Position | undefined} */
    this.position = undefined;
    this.draft = "";
    /** @type {import("./pegs.js").PegMarks} */
    this.marks = "digits";
    this.guide = true;
    this.watching = false;
    /** @type {{ rows: number[], corrections: { row: number, black: number, white: number, left: number }[] } | undefined} */
    this.contradiction = undefined;
    /** @type {{ name: string, explanation: string }[]} */
    this.strategies = [];
    this.strategy = "";
    /** Whether a row that contradicts an answer is marked. */
    this.warn = false;
  }

  render() {
    if (!this.position)
      return html`<p class="quiet">Python is on its way. You can fill the first row already.</p>`;
    const { status } = this.position;
    return html`
      <div class="stack">
        ${this.#renderLeft(this.position)}
        ${status === "playing" ? this.#renderHelp() : nothing}
        ${status === "contradiction" ? this.#renderCorrections() : nothing}
        ${this.#renderReview(this.position)}
        ${this.#renderLists(this.position)}
        ${this.#renderSettings()}
      </div>
    `;
  }

  /** @param {import("../../midend/session.js").Position} position */
  #renderLeft({ status, left, rows }) {
    const all = rows[0]?.before ?? left;
    if (status === "contradiction") return html`<p class="left warning">No code is left</p>`;
    if (status === "won") return html`<p class="left">Found</p>`;
    return html`
      <div>
        <p class="left">${counted(left, "code")} left</p>
        ${leftBar({ left, all })}
        <p class="quiet">of ${number(all)} on this board</p>
      </div>
    `;
  }

  /** Which rows contradict each other, and what would mend it with one change. */
  #renderCorrections() {
    if (!this.contradiction) return nothing;
    const { rows, corrections } = this.contradiction;
    const names = new Intl.ListFormat("en").format(rows.map((row) => String(row + 1)));
    return html`
      <p>${
        rows.length === 1
          ? `No code gives the answer to guess ${names}.`
          : `The answers to guesses
        ${names} cannot all be right.`
      }</p>
      ${correctionList(
        corrections.map((change) => ({
          words: `Guess ${change.row + 1}: ${change.black} black, ${change.white} white`,
          left: counted(change.left, "code"),
          choose: () => this.#say("correct", change),
        })),
      )}
    `;
  }

  /** Of a finished game at once, of a running one when it is asked for.
   * @param {import("../../midend/session.js").Position} position */
  #renderReview({ status, rows }) {
    if (status === "contradiction" || !rows.length) return nothing;
    const review = html`<cicada-mastermind-review .session=${this.session} .storage=${this.storage}
      .position=${this.position} .marks=${this.marks}></cicada-mastermind-review>`;
    if (status === "won") return review;
    return this.#reviewing.render("Review so far", () => review);
  }

  #renderHelp() {
    const { id, made } = this.session;
    const known = this.position?.known;
    return html`
      ${
        known
          ? nothing
          : html`<label>
        <input type="checkbox" .checked=${this.guide}
          @change=${(/** @type {any} */ event) => this.#say("guide", event.target.checked)} />
        Python chooses the guesses
      </label>`
      }
      ${partOf("hints", this.#hints.render([id, made, this.draft].join(), this.#steps))}
      ${
        known
          ? partOf(
              "solution",
              html`<button class="plain" @click=${() => this.#say("watch")}>
        ${this.watching ? "Stop Python" : "Watch Python play on"}</button>`,
            )
          : nothing
      }
    `;
  }

  /** @returns {import("../../ui/hints.js").Step[]} */
  get #steps() {
    const check = {
      title: words.check,
      ask: () => this.session.ask("hint", { level: 2, draft: this.draft }),
      show: (/** @type {any} */ answer) => this.#renderCheck(answer),
    };
    const guess = {
      title: words.guess,
      ask: (/** @type {any} */ how) =>
        this.session.ask("hint", { level: 3, strategy: this.strategy }, how),
      show: (/** @type {any} */ answer) => this.#renderGuess(answer),
    };
    return this.draft ? [check, guess] : [guess];
  }

  /** @param {{ consistent: boolean, contradicts: number | null }} answer */
  #renderCheck({ consistent, contradicts }) {
    const fits = consistent || contradicts === null;
    return html`<p>${fits ? words.fits : words.contradicts(contradicts + 1)}</p>`;
  }

  /** @param {any} answer */
  #renderGuess(answer) {
    const { guess, left, exact } = answer;
    return html`
      <div class="row">
        ${this.#renderCode(guess)}
        <button class="small" @click=${() => this.#say("use", guess)}>${words.use}</button>
      </div>
      <p>${left === 1 ? words.only : words.reasons(answer)}</p>
      <p class="quiet">${words.strategy(this.strategy, this.#explanation)} ${exact ? nothing : words.sampled}</p>
    `;
  }

  /** @param {import("../../midend/session.js").Position} position */
  #renderLists({ status, left, known }) {
    const { id, made } = this.session;
    if (status === "contradiction") return nothing;
    return html`
      ${
        status === "playing"
          ? partOf(
              "hints",
              this.#listing.render("The codes left", () =>
                this.#list.render({
                  key: [id, made].join(),
                  total: left,
                  fetch: (offset, count) =>
                    this.session.ask("candidates", { offset, count }).then(({ codes }) => codes),
                  show: (code) => html`<button class="plain" title="Put it in the row"
                    @click=${() => this.#say("use", code)}>${this.#renderCode(code)}</button>`,
                }),
              ),
            )
          : nothing
      }
      ${
        status === "playing" && known
          ? partOf(
              "solution",
              html`<details>
        <summary>The solution</summary>
        <p class="quiet">The code itself. You cannot unsee it.</p>
        ${this.#solution.render([id, made].join(), [this.#solutionStep])}
      </details>`,
            )
          : nothing
      }
    `;
  }

  #solution = new HintSteps(this);

  /** @returns {import("../../ui/hints.js").Step} */
  get #solutionStep() {
    return {
      title: "Show the solution",
      ask: () => this.session.ask("solution"),
      show: ({ moves }) => html`<div class="row">${this.#renderCode(moves[0])}
        <button class="small" @click=${() => this.#say("use", moves[0])}>Use it</button></div>`,
    };
  }

  #renderSettings() {
    return html`
      <details>
        <summary>Strategy and pegs</summary>
        <div class="settings">
          <label for="strategy">How Python guesses</label>
          <select id="strategy"
            @change=${(/** @type {any} */ event) => this.#say("strategy", event.target.value)}>
            ${this.strategies.map(
              ({ name }) => html`
              <option value=${name} ?selected=${name === this.strategy}>${name}</option>`,
            )}
          </select>
          <p class="quiet">${this.#explanation}</p>
          <fieldset>
            <legend>On the pegs</legend>
            <div class="segments">
              ${["digits", "shapes", "colours"].map(
                (marks) => html`
                <label><input type="radio" name="marks" .checked=${marks === this.marks}
                  @change=${() => this.#say("marks", marks)} />${marks}</label>`,
              )}
            </div>
          </fieldset>
          <label>
            <input type="checkbox" .checked=${this.warn}
              @change=${(/** @type {any} */ event) => this.#say("warn", event.target.checked)} />
            Mark a row that contradicts an answer
          </label>
        </div>
      </details>
    `;
  }

  /** @param {string} code */
  #renderCode(code) {
    return html`<span class="code" role="img" lang="en" aria-label=${spokenCode(code)}>
      ${Array.from(code, (digit) => peg(digit, this.marks))}</span>`;
  }

  get #explanation() {
    return this.strategies.find(({ name }) => name === this.strategy)?.explanation ?? "";
  }

  /** @param {string} name @param {unknown} [detail] */
  #say(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

customElements.define("cicada-mastermind-panel", MastermindPanel);
