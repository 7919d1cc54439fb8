/** What Python knows of a game in which something hidden is guessed: what is left, hints, the secret. */
import { css, html, LitElement, nothing } from "lit";
import { Disclosure } from "../ui/disclosure.js";
import { isShown, unlessTest, whenShown } from "../ui/display.js";
import { inputOf, onDetail, onSingle, required } from "../ui/events.js";
import { Following } from "../ui/following.js";
import { HintSteps, hintStep, hintStyles } from "../ui/hints.js";
import { msg, str } from "../ui/language.js";
import { barStyles, leftBar } from "../ui/left-bar.js";
import { number } from "../ui/numbers.js";
import { PagedList, pagedStyles } from "../ui/paged.js";
import { panelStyles } from "../ui/panel-styles.js";
import { shared } from "../ui/styles.js";

/** @typedef {import("../python/contract.js").Games} Games */
/** @typedef {import("./guessing-types.js").GuessingName} GuessingName */
/**
 * @template {GuessingName} Name
 * @typedef {import("./guessing-types.js").Secret<Name>} Secret
 */
/**
 * @template {GuessingName} Name
 * @typedef {import("./session-types.js").Position<Name>} Position
 */
/**
 * @template {GuessingName} Name
 * @typedef {import("./session-types.js").Asker<Name>} Asker
 */

const EVIL = msg("Evil Python: nothing is hidden, and each answer keeps as many as possible.");

/**
 * @template {GuessingName} Name
 * @template {import("./guessing-game.js").GuessingGame<Name>} Game
 */
export class GuessingPanel extends LitElement {
  /** @type {import("lit").PropertyDeclarations} */
  static properties = { game: { attribute: false }, wide: { type: Boolean } };

  /** @type {import("lit").CSSResultGroup} */
  static styles = [
    shared,
    panelStyles,
    barStyles,
    hintStyles,
    pagedStyles,
    css`
      .corrections {
        display: grid;
        gap: 4px;
        max-height: 320px;
        overflow: auto;
        /* More below fades out until the end is reached. */
        -webkit-mask: linear-gradient(#000 calc(100% - 32px), transparent);
        mask: linear-gradient(#000 calc(100% - 32px), transparent);
        padding-bottom: 32px;
      }

      .corrections li {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 2px var(--step);
      }

      /* What else the page has above and below it; nothing there changes its height. */
      :host {
        --around: 530px;
      }

      .asked {
        display: grid;
        min-height: clamp(270px, 100dvh - var(--around), 720px);
      }

      .left {
        font: var(--title) / 1.2 var(--serif);
      }

      @media print {
        .corrections {
          max-height: none;
          overflow: visible;
          -webkit-mask: none;
          mask: none;
        }
      }
    `,
  ];

  /** @type {HintSteps<Asker<Name>>} */
  #solution = new HintSteps(this, () => this.game.source);
  #list = new PagedList(this);
  #listing = new Disclosure(this);

  constructor() {
    super();
    /** @type {Game} */
    this.game = required();
    /** What a guess asks. @type {import("./asked-chart.js").AskedChart<Game>} */
    this.asked = required();
    /** Whether it stands beside the board, with the hints. */
    this.wide = false;
    new Following(this, () => this.game);
  }

  /** Go to the review. */
  showReview() {
    /** @type {HTMLElement | null} */
    const review = this.renderRoot.querySelector(".review");
    review?.focus();
  }

  /** What the review shows is shown on the board. */
  look = onDetail((/** @type {number | null} */ row) => this.game.look(row));

  /** A secret among text. @param {Secret<Name>} _secret @returns {unknown} */
  renderSecret(_secret) {
    return nothing;
  }

  /** All hints. @returns {unknown} */
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
    const { game, wide } = this;
    const { position, contradiction, terms } = game;
    if (!position) return html`<p class="quiet">${msg("Loading Python…")} ${terms.meanwhile}</p>`;
    const { status, known, evil } = position;
    const playing = status === "playing";
    return html`
      <div class="stack">
        <slot></slot>
        ${this.#renderLeft(position)}
        ${contradiction ? this.renderContradiction(contradiction) : nothing}
        ${playing && !known ? this.#renderGuide() : nothing}
        ${wide ? this.#renderAsked() : nothing}
        ${playing && wide ? whenShown("hints", this.renderHints()) : nothing}
        ${playing && known ? whenShown("solution", unlessTest(this.#renderWatch())) : nothing}
        ${this.renderReview(position)}
        <div class="lists">
          ${
            playing
              ? whenShown(
                  "hints",
                  this.#listing.render(terms.listTitle, () => this.renderList()),
                )
              : nothing
          }
          ${playing && known && !evil ? whenShown("solution", this.#renderSolution()) : nothing}
        </div>
        ${this.renderSettings()}
      </div>
    `;
  }

  /** What a guess asks: there while one can be made, where it costs nothing and is not put away. */
  #renderAsked() {
    const { game, asked } = this;
    if (!isShown("columns") || game.over) return asked.render(game);
    if (game.columns || game.asked !== undefined)
      return html`<div class="asked">${asked.render(game, game.columns)}</div>`;
    return html`<button @click=${() => game.showColumns(true)}>${msg("What does a guess ask?")}</button>`;
  }

  /** @param {Position<Name>} position */
  #renderLeft(position) {
    const { status, left, rows, evil } = position;
    const { terms } = this.game;
    if (status === "contradiction") return html`<p class="left warning">${terms.noneLeft}</p>`;
    if (status === "won") return nothing;
    const all = rows[0]?.before ?? left;
    return html`
      <div>
        <p class="left">${terms.left(left)}</p>
        ${leftBar({ left, all })}
        <p class="quiet">${terms.among(all, position)}</p>
        ${evil ? html`<p class="quiet">${EVIL}</p>` : nothing}
      </div>
    `;
  }

  /**
   * What would fix it with one change.
   *
   * @param {import("../python/contract.js").guessing.Contradiction} contradiction
   * @returns {unknown}
   */
  renderContradiction({ corrections }) {
    const { game } = this;
    if (!corrections.length)
      return html`<p class="quiet">${msg("No change of a single answer would mend it.")}</p>`;
    return html`<h3>${msg("One change that would mend it")}</h3>
      ${corrections.length > 1 ? html`<p class="quiet">${msg(str`${number(corrections.length)} changes, the likeliest first.`)}</p>` : nothing}
      <ul class="corrections">${corrections.map(
        (correction) => html`
        <li><button class="small readable" @click=${() => game.rows.fix(correction)}>
          ${msg(str`Guess ${correction.row + 1}: ${game.terms.answerText(correction.answer)}`)}</button>
          <span class="quiet">${game.terms.left(correction.left)}</span></li>`,
      )}</ul>`;
  }

  #renderGuide() {
    return html`<label>
      <input type="checkbox" .checked=${this.game.guide}
        @change=${(/** @type {Event} */ event) => this.game.setGuide(inputOf(event).checked)} />
      ${msg("Python chooses the guesses")}
    </label>`;
  }

  /** @param {Secret<Name>} secret @param {string} label of the button */
  #renderUse(secret, label) {
    return html`<div class="row">${this.renderSecret(secret)}
      <button class="small" @click=${() => this.game.use(secret)}>${label}</button></div>`;
  }

  #renderWatch() {
    return html`<button class="plain" @click=${onSingle(() => this.game.watch())}>
      ${this.game.python.watched ? msg("Stop Python") : msg("Watch Python play on")}</button>`;
  }

  /** The list of what is left, once it has been opened. @returns {unknown} */
  renderList() {
    const { game } = this;
    const { pageSize, listed } = game.terms;
    return this.#list.render({
      key: game.key,
      size: pageSize,
      fetch: (offset, limit, how) =>
        game.session
          .ask("candidates", { offset, limit }, how)
          .then(({ secrets: items, left: total }) => ({ items, total })),
      show: (
        /** @type {Secret<Name>} */ secret,
      ) => html`<button class="plain readable" title=${listed}
        @click=${() => game.use(secret)}>${this.renderSecret(secret)}</button>`,
    });
  }

  #renderSolution() {
    const { solution } = this.game.terms;
    const step = hintStep({
      title: solution,
      ask: (/** @type {Asker<Name>} */ ask) => ask("solution"),
      show: ({ secret }) => (secret === null ? nothing : this.#renderUse(secret, msg("Use it"))),
    });
    return html`
      <details>
        <summary>${msg("The solution")}</summary>
        <p class="quiet">${msg("You cannot unsee it.")}</p>
        ${this.#solution.render(this.game.key, [step])}
      </details>
    `;
  }
}
