/** What Python knows of a game in which something hidden is guessed: what is left, hints, the secret. */
import { css, html, LitElement, nothing } from "lit";
import { barStyles, counted, leftBar, number } from "../ui/bar.js";
import { correctionList, correctionStyles } from "../ui/corrections.js";
import { Disclosure } from "../ui/disclosure.js";
import { display, whenShown } from "../ui/display.js";
import { given, inputOf } from "../ui/events.js";
import { HintSteps, hintStep, hintStyles } from "../ui/hints.js";
import { PagedList, pagedStyles } from "../ui/paged.js";
import { shared } from "../ui/styles.js";
import { titles } from "./hint-titles.js";

/** @typedef {import("../python/contract.js").Games} Games */
/** @typedef {import("./guessing-element.js").GuessingName} GuessingName */
/**
 * @template {GuessingName} Name
 * @typedef {import("./guessing-element.js").Secret<Name>} Secret
 */
/**
 * @template {GuessingName} Name
 * @typedef {import("./session.js").Position<Name>} Position
 */
/**
 * @template {GuessingName} Name
 * @typedef {import("./session.js").Asker<Name>} Asker
 */

/**
 * Says "use" (a guess), "correct" (a `Correction`), "guide" (whether Python chooses) and "watch".
 *
 * @template {GuessingName} Name
 */
export class GuessingPanel extends LitElement {
  /** @type {import("lit").PropertyDeclarations} */
  static properties = {
    session: { attribute: false },
    position: { attribute: false },
    draft: { attribute: false },
    guide: { type: Boolean },
    watching: { type: Boolean },
    contradiction: { attribute: false },
  };

  /** @type {import("lit").CSSResultGroup} */
  static styles = [
    shared,
    barStyles,
    hintStyles,
    pagedStyles,
    correctionStyles,
    css`
      .left {
        font: var(--title) / 1.2 var(--serif);
        font-variant-numeric: tabular-nums;
      }
    `,
  ];

  /** What is hidden, in a word. */
  noun = "";
  /** Where a guess is put. */
  target = "";
  /** What can be done before Python is up. */
  meanwhile = "";
  solutionTitle = "";

  constructor() {
    super();
    /** @type {import("./session.js").Session<Name>} */
    this.session = given();
    /** @type {Position<Name> | undefined} */
    this.position = undefined;
    /** The guess that is laid out, as it stands in a move; "" if none is. */
    this.draft = "";
    this.guide = true;
    this.watching = false;
    /** @type {import("../python/contract.js").guessing.Contradiction | undefined} */
    this.contradiction = undefined;
  }

  /** @param {import("../ui/hints.js").How} how @returns {Asker<Name>} */
  asker = (how) => this.session.asker(how);

  hints = new HintSteps(this, this.asker, display.language);
  #solution = new HintSteps(this, this.asker);
  #list = new PagedList(this, this.pageSize);
  #listing = new Disclosure(this);

  /** Secrets on a page of the list. */
  get pageSize() {
    return 12;
  }

  /** What hints and lists belong to. */
  get key() {
    return [this.session.id, ...this.session.made].join(";");
  }

  /** Of which there were so many at the start. @param {Position<Name>} _position @returns {string} */
  among(_position) {
    throw new Error("each game has its own boards");
  }

  /** @param {Secret<Name>} _secret @returns {unknown} */
  renderSecret(_secret) {
    throw new Error("each game draws its secrets");
  }

  /** @param {number[]} _answer @returns {string} */
  answerText(_answer) {
    throw new Error("each game writes its answers");
  }

  /** @returns {unknown} */
  renderHints() {
    return nothing;
  }

  /** @param {Position<Name>} _position @returns {unknown} */
  renderReview(_position) {
    return nothing;
  }

  /** @returns {unknown} */
  renderSettings() {
    return nothing;
  }

  render() {
    const { position } = this;
    if (!position) return html`<p class="quiet">Python is on its way. ${this.meanwhile}</p>`;
    const { status, known } = position;
    const playing = status === "playing";
    return html`
      <div class="stack">
        ${this.#renderLeft(position)}
        ${this.contradiction ? this.renderContradiction(this.contradiction) : nothing}
        ${playing && !known ? this.#renderGuide() : nothing}
        ${playing ? whenShown("hints", this.renderHints()) : nothing}
        ${playing && known ? whenShown("solution", this.#renderWatch()) : nothing}
        ${this.renderReview(position)}
        <div class="lists">
          ${playing ? whenShown("hints", this.#renderList(position)) : nothing}
          ${playing && known ? whenShown("solution", this.#renderSolution()) : nothing}
        </div>
        ${this.renderSettings()}
      </div>
    `;
  }

  /** @param {Position<Name>} position */
  #renderLeft(position) {
    const { status, left, rows } = position;
    if (status === "contradiction")
      return html`<p class="left warning">No ${this.noun} is left</p>`;
    if (status === "won") return html`<p class="left">Found</p>`;
    const all = rows[0]?.before ?? left;
    return html`
      <div>
        <p class="left">${counted(left, this.noun)} left</p>
        ${leftBar({ left, all })}
        <p class="quiet">of ${number(all)} ${this.among(position)}</p>
      </div>
    `;
  }

  /**
   * What would mend it with one change.
   *
   * @param {import("../python/contract.js").guessing.Contradiction} contradiction
   * @returns {unknown}
   */
  renderContradiction({ corrections }) {
    return correctionList(
      corrections.map((correction) => ({
        label: `Guess ${correction.row + 1}: ${this.answerText(correction.answer)}`,
        left: counted(correction.left, this.noun),
        choose: () => this.post("correct", correction),
      })),
    );
  }

  #renderGuide() {
    return html`<label>
      <input type="checkbox" .checked=${this.guide}
        @change=${(/** @type {Event} */ event) => this.post("guide", inputOf(event).checked)} />
      Python chooses the guesses
    </label>`;
  }

  /**
   * The step that gives a good guess and why.
   *
   * @param {{ strategy?: string }} [options]
   */
  guessStep(options) {
    const { language } = display;
    return hintStep({
      title: titles.guess,
      ask: (/** @type {Asker<Name>} */ ask) => ask("hint", { level: 3, language, ...options }),
      show: (hint) =>
        hint.level === 3
          ? html`${this.#renderUse(hint.guess, titles.use)}
            <p>${hint.sentence}</p>
            ${"basis" in hint ? html`<p class="quiet">${hint.basis}</p>` : nothing}`
          : nothing,
    });
  }

  /** @param {Secret<Name>} secret @param {string} label of the button */
  #renderUse(secret, label) {
    return html`<div class="row">${this.renderSecret(secret)}
      <button class="small" @click=${() => this.post("use", secret)}>${label}</button></div>`;
  }

  #renderWatch() {
    return html`<button class="plain" @click=${() => this.post("watch")}>
      ${this.watching ? "Stop Python" : "Watch Python play on"}</button>`;
  }

  /** @param {Position<Name>} position */
  #renderList({ left }) {
    return this.#listing.render(`The ${this.noun}s left`, () =>
      this.#list.render({
        key: this.key,
        total: left,
        fetch: (offset, limit) =>
          this.session.ask("candidates", { offset, limit }).then(({ secrets }) => secrets),
        show: (
          /** @type {Secret<Name>} */ secret,
        ) => html`<button class="plain" title="Put it in the ${this.target}"
          @click=${() => this.post("use", secret)}>${this.renderSecret(secret)}</button>`,
      }),
    );
  }

  #renderSolution() {
    const step = hintStep({
      title: this.solutionTitle,
      ask: (/** @type {Asker<Name>} */ ask) => ask("solution"),
      show: ({ secret }) => (secret === null ? nothing : this.#renderUse(secret, "Use it")),
    });
    return html`
      <details>
        <summary>The solution</summary>
        <p class="quiet">The ${this.noun} itself. You cannot unsee it.</p>
        ${this.#solution.render(this.key, [step])}
      </details>
    `;
  }

  /** @param {string} name @param {unknown} [detail] */
  post(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
