/**
 * Distribution of the answers to a guess: its possible answers as columns, as tall as the candidates of
 * them, with those of a good guess as outlines. The columns follow the guess that is laid out; when it
 * is answered, they are those of its row, as of any other row that is asked about. Where they stay
 * beside the board, they are those of the last row until a guess is begun. Loaded when it is first
 * shown.
 */
import { css, html, LitElement, nothing } from "lit";
import { columnStyles, columns } from "../ui/columns.js";
import { isShown } from "../ui/display.js";
import { required } from "../ui/events.js";
import { Following } from "../ui/following.js";
import { icon } from "../ui/icons.js";
import { msg, str } from "../ui/language.js";
import { number } from "../ui/numbers.js";
import { OwnWidth } from "../ui/own-width.js";
import { PagedList, pagedStyles } from "../ui/paged.js";
import { styled } from "../ui/styled.js";
import { shared } from "../ui/styles.js";
import { answerColumns, grouped, isBetterKnown, keyOf } from "./answer-columns.js";
import { drawnOf, wantedOf } from "./asked-guess.js";
import { OutcomesQuestion } from "./outcomes-question.js";

/** @typedef {import("./guessing-types.js").GuessingName} GuessingName */
/** @typedef {import("../ui/columns.js").Column} Column */
/** @typedef {import("./answer-columns.js").Reply} Reply */
/** @typedef {import("./outcomes-question.js").Subject} Subject */
/** @typedef {import("./asked-guess.js").Drawn} Drawn */

const HIDE = msg("Hide what the guess asks");
const OWN = msg("your guess");
const BEST = msg("a better guess");

/** Time on a column before Python lists its candidates, in milliseconds. */
const HOVER = 120;

/** Minimum width of a column in pixels; where there are more, those that begin alike are one. */
const NARROWEST = 4.5;

/** Columns that might be: of 1341 at 4x6, after 1122 had two right places. */
const SKETCH = [2, 1, 5, 12, 1, 12, 21, 12, 3, 18, 18, 9];

/** Before the element has been laid out. */
const WIDTH = 320;

/**
 * @template {GuessingName} Name
 * @template {import("./guessing-game.js").GuessingGame<Name>} Game
 */
export class GuessingAsked extends LitElement {
  /** @type {import("lit").PropertyDeclarations} */
  static properties = {
    game: { attribute: false },
    stays: { type: Boolean, reflect: true },
    _chosen: { state: true },
    _listed: { state: true },
    _group: { state: true },
  };

  /** @type {import("lit").CSSResultGroup} */
  static styles = [
    shared,
    columnStyles,
    pagedStyles,
    css`
      :host {
        display: grid;
        gap: 6px;
        min-width: 0;
      }

      .head {
        flex-wrap: nowrap;
        justify-content: space-between;
        min-height: 32px;
      }

      .head button {
        padding: 0;
      }

      h2 {
        font-size: var(--text);
      }

      .key {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 4px calc(1.5 * var(--step));
      }

      .key span {
        display: inline-flex;
        align-items: center;
        gap: 6px;
      }

      .key i {
        width: 10px;
        height: 12px;
        border-radius: 2px 2px 0 0;
        background: var(--accent);
      }

      .key .best {
        border: 1px dashed var(--quiet);
        border-bottom: 0;
        background: none;
      }

      .candidates {
        display: grid;
        gap: 4px;
        padding-left: calc(1.5 * var(--step));
        border-left: 2px solid var(--accent);
      }

      .paged button {
        min-height: 32px;
        padding: 2px;
      }

      /* As high as the room beside the board. */
      :host([stays]) {
        display: flex;
        flex: 1;
        flex-direction: column;
      }

      :host([stays]) .columns,
      .sketch {
        flex: 1 0 120px;
      }

      :host([stays]) .columns {
        grid-template-rows: minmax(0, 1fr);
      }

      :host([stays]) .column {
        grid-template-rows: minmax(0, 1fr);
      }

      .sketch {
        display: flex;
        gap: 6px;
        align-items: end;
        padding-top: 20px;
        border-bottom: 1px solid var(--line);
      }

      .sketch i {
        flex: 1;
        max-width: 34px;
        border-radius: 2px 2px 0 0;
        background: var(--line);
        opacity: 0.6;
      }
    `,
  ];

  #list = new PagedList(this);
  /** @type {OutcomesQuestion<Name, Game>} */
  #question = new OutcomesQuestion(this, () => this.game);
  #width = new OwnWidth(this);

  constructor() {
    super();
    /** @type {Game} */
    this.game = required();
    new Following(this, () => this.game);
    /** Whether it is there though nothing was asked. */
    this.stays = false;
    /** The key of the column that is pointed at. @type {string | undefined} */
    this._chosen = undefined;
    /** The key of the column whose secrets are listed, where that was to be asked for. @type {string | undefined} */
    this._listed = undefined;
    /** What the answers have in common that are drawn, where all are too many. @type {string | undefined} */
    this._group = undefined;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#hover);
  }

  /**
   * How an answer is drawn under its column.
   *
   * @param {Reply} _reply
   * @returns {Pick<Column, "label" | "groups">}
   */
  drawnUnder(_reply) {
    return { label: "", groups: [] };
  }

  /** What that is called, where it needs a name. @type {import("../ui/columns.js").Gutter | undefined} */
  get gutter() {
    return undefined;
  }

  /** Answers that have their first number in common, in words. @param {number} first @returns {string} */
  groupName(first) {
    return String(first);
  }

  /** A secret among text. @param {import("./guessing-types.js").Secret<Name>} _secret @returns {unknown} */
  renderSecret(_secret) {
    return nothing;
  }

  /** An answer among text. @param {Reply} _reply @returns {unknown} */
  renderReply(_reply) {
    return nothing;
  }

  /** Whether the guess that is drawn has its answer. */
  #isAnswered = false;

  willUpdate() {
    const isAnswered = this.#drawn?.answered !== undefined;
    if (isAnswered && !this.#isAnswered) this.#show(undefined);
    this.#isAnswered = isAnswered;
    const wanted = wantedOf(this.game, this.stays);
    const unasked = this.game.asked === undefined;
    if (wanted && this.#question.ask(wanted, unasked)) this.#show(undefined);
  }

  get #drawn() {
    return drawnOf(this.game, this.#question.shown, this.stays);
  }

  render() {
    const { asked } = this.game;
    const { problem } = this.#question;
    const drawn = this.#drawn;
    const row = drawn?.answered ? drawn.subject.at : asked;
    const heading =
      typeof row === "number" ? msg(str`What guess ${row + 1} asked`) : msg("What this guess asks");
    return html`
      <div class="row head">
        <h2>${heading}</h2>
        <button class="plain small" aria-label=${HIDE} title=${HIDE} @click=${this.#hide}>
          ${icon("close")}</button>
      </div>
      ${problem ? html`<p class="warning">${problem}</p>` : nothing}
      ${drawn ? this.#renderDrawn(drawn, heading) : this.#renderNone()}
      ${this.game.over || isShown("columns") ? nothing : html`<p class="quiet">${msg("Each picture costs 10 points.")}</p>`}
    `;
  }

  /** Where columns will stand, as they might. */
  #renderNone() {
    const most = Math.max(...SKETCH);
    const bar = (/** @type {number} */ left) =>
      html`<i ${styled({ height: `${(100 * left) / most}%` })}></i>`;
    return html`
      <p class="quiet">${msg("Begin a guess, and its possible answers come up here.")}</p>
      ${this.stays ? html`<div class="sketch" aria-hidden="true">${SKETCH.map(bar)}</div>` : nothing}
    `;
  }

  /** Back from a row to the guess that is laid out; that one is put away. */
  #hide = () => {
    if (this.stays && this.game.asked === undefined) this.game.showColumns(false);
    else this.game.showAsked(undefined);
  };

  /**
   * @param {Drawn} drawn
   * @param {string} label
   */
  #renderDrawn({ subject, outcomes, answered }, label) {
    const { sentence } = outcomes;
    const width = this.#width.value || WIDTH;
    const every = answerColumns(outcomes, {
      answerText: this.game.terms.answerText,
      drawnUnder: (reply) => this.drawnUnder(reply),
    });
    const shown = this.#fitting(every, width);
    const isRow = subject.which.row !== undefined;
    const chosen = every.find(({ key }) => key === this._chosen);
    return html`
      <p>${sentence}${answered && !answered.found ? html` ${msg(str`The answer left ${number(answered.left)}.`)}` : nothing}</p>
      ${
        this._group === undefined
          ? nothing
          : html`<div><button class="small" @click=${() => this.#show(undefined)}>${msg("All answers")}</button></div>`
      }
      ${columns({
        columns: shown,
        label,
        names: [OWN, BEST],
        gutter: this.gutter,
        width,
        lit: answered && keyOf(answered),
        chosen: this._chosen,
        choose: this.#choose,
      })}
      ${
        !isBetterKnown(outcomes)
          ? nothing
          : html`<div class="key quiet" aria-hidden="true">
            ${answered ? nothing : html`<span><i></i>${OWN}</span>`}
            <span><i class="best"></i>${BEST}</span></div>`
      }
      ${chosen ? this.#renderCandidates(subject, chosen, !isRow) : nothing}
    `;
  }

  /**
   * Where all columns are too many, those that begin alike as one, or those of one such column.
   *
   * @param {Column[]} every
   * @param {number} width
   */
  #fitting(every, width) {
    if (this._group !== undefined) return every.filter(({ groups }) => groups[0] === this._group);
    if (every.length <= width / NARROWEST) return every;
    return grouped(every, (group) => this.groupName(group));
  }

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #hover;

  /** List the candidates of a column or, of many that were drawn as one, draw each. @param {string} key */
  #choose = (key) => {
    clearTimeout(this.#hover);
    const [, group] = key.split("group ");
    this.#hover = setTimeout(() => this.#show(group, key), group === undefined ? HOVER : 0);
  };

  /** @param {string | undefined} group @param {string} [key] */
  #show(group, key) {
    if (group === undefined && key !== undefined) this._chosen = key;
    else [this._group, this._chosen, this._listed] = [group, undefined, undefined];
  }

  /**
   * @param {Subject} subject
   * @param {import("./answer-columns.js").AnswerColumn} column
   * @param {boolean} usable whether a secret of the list can be guessed
   */
  #renderCandidates(subject, { key, name, reply, value, behind }, usable) {
    return html`
      <div class="candidates">
        <p><span aria-hidden="true">${this.renderReply(reply)}</span>
          <span class="visually-hidden">${name}:</span> ${msg(html`<strong>${number(value)}</strong> behind it`)}${
            behind
              ? html`, <span class="quiet">${msg(str`a better guess ${number(behind)}`)}</span>`
              : nothing
          }</p>
        ${value ? this.#renderListed(subject, key, usable) : nothing}
      </div>
    `;
  }

  /**
   * Columns that cost nothing are no list: that is asked for by itself.
   *
   * @param {Subject} subject
   * @param {string} answer
   * @param {boolean} usable
   */
  #renderListed(subject, answer, usable) {
    if (!isShown("columns") || this.game.over || this._listed === answer)
      return this.#renderList(subject, answer, usable);
    const list = () => {
      this._listed = answer;
    };
    return html`<div class="row"><button class="small" @click=${list}>${msg("List them")}</button>
      <span class="quiet">${msg("Costs 10 points.")}</span></div>`;
  }

  /**
   * @param {Subject} subject
   * @param {string} answer
   * @param {boolean} usable
   */
  #renderList(subject, answer, usable) {
    const { game } = this;
    const { pageSize, listed } = game.terms;
    return html`${this.#list.render({
      key: `${subject.key} ${answer}`,
      size: pageSize / 2,
      fetch: (offset, limit, how) =>
        game.session
          .ask("candidates_for", { ...subject.which, answer, offset, limit }, how)
          .then(({ secrets: items, left: total }) => ({ items, total })),
      show: (/** @type {import("./guessing-types.js").Secret<Name>} */ secret) =>
        usable
          ? html`<button class="plain readable" title=${listed} @click=${() => game.use(secret)}>${this.renderSecret(secret)}</button>`
          : this.renderSecret(secret),
    })}`;
  }
}
