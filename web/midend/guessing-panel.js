/** What Python knows of a game in which something hidden is guessed: what is left, hints, the secret. */
import { css, html, nothing } from "lit";
import { Disclosure } from "../ui/disclosure.js";
import { unlessTest, whenShown } from "../ui/display.js";
import { inputOf } from "../ui/events.js";
import { HintSteps, hintStep, hintStyles } from "../ui/hints.js";
import { msg, str } from "../ui/language.js";
import { barStyles, leftBar } from "../ui/left-bar.js";
import { number } from "../ui/numbers.js";
import { PagedList, pagedStyles } from "../ui/paged.js";
import { shared } from "../ui/styles.js";
import { GuessingPart } from "./guessing-part.js";

/** @typedef {import("../python/contract.js").Games} Games */
/** @typedef {import("./guessing-view.js").GuessingName} GuessingName */
/**
 * @template {GuessingName} Name
 * @typedef {import("./guessing-view.js").Secret<Name>} Secret
 */
/**
 * @template {GuessingName} Name
 * @typedef {import("./session.js").Position<Name>} Position
 */
/**
 * @template {GuessingName} Name
 * @typedef {import("./session.js").Asker<Name>} Asker
 */

const EVIL = msg("Evil Python: nothing is hidden, and each answer leaves as many as it can.");

/**
 * @template {GuessingName} Name
 * @extends {GuessingPart<Name>}
 */
export class GuessingPanel extends GuessingPart {
  /** @type {import("lit").CSSResultGroup} */
  static styles = [
    shared,
    barStyles,
    hintStyles,
    pagedStyles,
    css`
      .corrections {
        display: grid;
        gap: 4px;
        max-height: 320px;
        margin: 0;
        padding: 0;
        overflow: auto;
        list-style: none;
        /* More below fades out until the end is reached. */
        mask: linear-gradient(#000 calc(100% - 32px), transparent);
        padding-bottom: 32px;
      }

      .corrections li {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 2px var(--step);
      }

      .left {
        font: var(--title) / 1.2 var(--serif);
        font-variant-numeric: tabular-nums;
      }

      @media print {
        .corrections {
          max-height: none;
          overflow: visible;
          mask: none;
        }
      }
    `,
  ];

  /** @type {HintSteps<Asker<Name>>} */
  #solution = new HintSteps(this, () => this.source);
  #list = new PagedList(this);
  #listing = new Disclosure(this);

  /** @param {Position<Name>} _position @returns {unknown} */
  renderReview(_position) {
    return nothing;
  }

  /** @returns {unknown} */
  renderSettings() {
    return nothing;
  }

  render() {
    const { position, contradiction, game } = this.view;
    if (!position)
      return html`<p class="quiet">${msg("Python is on its way.")} ${game.meanwhile}</p>`;
    const { status, known, evil } = position;
    const playing = status === "playing";
    return html`
      <div class="stack">
        ${this.#renderLeft(position)}
        ${contradiction ? this.renderContradiction(contradiction) : nothing}
        ${playing && !known ? this.#renderGuide() : nothing}
        ${this.view.form.isWide ? this.view.renderAsked() : nothing}
        ${playing && this.view.form.isWide ? whenShown("hints", this.view.renderHints({ short: false })) : nothing}
        ${playing && known ? whenShown("solution", unlessTest(this.#renderWatch())) : nothing}
        ${this.renderReview(position)}
        <div class="lists">
          ${
            playing
              ? whenShown(
                  "hints",
                  this.#listing.render(game.listTitle, () => this.renderList()),
                )
              : nothing
          }
          ${playing && known && !evil ? whenShown("solution", this.#renderSolution()) : nothing}
        </div>
        ${this.renderSettings()}
      </div>
    `;
  }

  /** @param {Position<Name>} position */
  #renderLeft(position) {
    const { status, left, rows, evil } = position;
    const { game } = this.view;
    if (status === "contradiction") return html`<p class="left warning">${game.noneLeft}</p>`;
    if (status === "won") return html`<p class="left">${msg("Found")}</p>`;
    const all = rows[0]?.before ?? left;
    return html`
      <div>
        <p class="left">${game.left(left)}</p>
        ${leftBar({ left, all })}
        <p class="quiet">${game.among(all, position)}</p>
        ${evil ? html`<p class="quiet">${EVIL}</p>` : nothing}
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
    const { view } = this;
    if (!corrections.length)
      return html`<p class="quiet">${msg("No change of a single answer would mend it.")}</p>`;
    return html`<h3>${msg("One change that would mend it")}</h3>
      ${corrections.length > 1 ? html`<p class="quiet">${msg(str`${number(corrections.length)} changes, the likeliest first.`)}</p>` : nothing}
      <ul class="corrections">${corrections.map(
        (correction) => html`
        <li><button class="small readable" @click=${() => view.mend(correction)}>
          ${msg(str`Guess ${correction.row + 1}: ${view.game.answerText(correction.answer)}`)}</button>
          <span class="quiet">${view.game.left(correction.left)}</span></li>`,
      )}</ul>`;
  }

  #renderGuide() {
    return html`<label>
      <input type="checkbox" .checked=${this.view.guide}
        @change=${(/** @type {Event} */ event) => this.view.setGuide(inputOf(event).checked)} />
      ${msg("Python chooses the guesses")}
    </label>`;
  }

  /** @param {Secret<Name>} secret @param {string} label of the button */
  #renderUse(secret, label) {
    return html`<div class="row">${this.view.renderSecret(secret)}
      <button class="small" @click=${() => this.view.use(secret)}>${label}</button></div>`;
  }

  #renderWatch() {
    return html`<button class="plain" @click=${() => this.view.watch()}>
      ${this.view.python.watched ? msg("Stop Python") : msg("Watch Python play on")}</button>`;
  }

  /** The list of what is left, once it has been opened. @returns {unknown} */
  renderList() {
    const { view } = this;
    const { pageSize, listed } = view.game;
    return this.#list.render({
      key: this.key,
      size: pageSize,
      fetch: (offset, limit, how) =>
        view.session
          .ask("candidates", { offset, limit }, how)
          .then(({ secrets: items, left: total }) => ({ items, total })),
      show: (
        /** @type {Secret<Name>} */ secret,
      ) => html`<button class="plain readable" title=${listed}
        @click=${() => view.use(secret)}>${view.renderSecret(secret)}</button>`,
    });
  }

  #renderSolution() {
    const { solution } = this.view.game;
    const step = hintStep({
      title: solution,
      ask: (/** @type {Asker<Name>} */ ask) => ask("solution"),
      show: ({ secret }) => (secret === null ? nothing : this.#renderUse(secret, msg("Use it"))),
    });
    return html`
      <details>
        <summary>${msg("The solution")}</summary>
        <p class="quiet">${msg("You cannot unsee it.")}</p>
        ${this.#solution.render(this.key, [step])}
      </details>
    `;
  }
}
