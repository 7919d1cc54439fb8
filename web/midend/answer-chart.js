/**
 * What a guess asks, as a picture: its possible answers as columns, as tall as the secrets behind
 * them, with those of a good guess as outlines. The columns follow the guess that is laid out; when it
 * is answered, they are those of its row, as of any other row that is asked about. Loaded when it is
 * first shown.
 */
import { css, html, LitElement, nothing } from "lit";
import { columnStyles, columns } from "../ui/columns.js";
import { given } from "../ui/events.js";
import { Following } from "../ui/following.js";
import { icon } from "../ui/icons.js";
import { msg, str } from "../ui/language.js";
import { number } from "../ui/numbers.js";
import { OwnWidth } from "../ui/own-width.js";
import { PagedList, pagedStyles } from "../ui/paged.js";
import { shared } from "../ui/styles.js";
import { answerColumns, grouped, isBetterKnown, keyOf } from "./answer-columns.js";
import { OutcomesQuestion } from "./outcomes-question.js";

/** @typedef {import("./guessing-types.js").GuessingName} GuessingName */
/** @typedef {import("../ui/columns.js").Column} Column */
/** @typedef {import("./answer-columns.js").Reply} Reply */
/** @typedef {import("./outcomes-question.js").Subject} Subject */
/** @typedef {import("./outcomes-question.js").Shown} Shown */
/** @typedef {Reply & { left: number }} Answered */

const HIDE = msg("Hide what the guess asks");
const OWN = msg("your guess");
const BEST = msg("a better guess");

/** The pointer stays on a column for so long before Python lists what is behind it. */
const HOVER = 120;

/** A column is at least so wide, in pixels; where there are more, those that begin alike are one. */
const NARROWEST = 4.5;

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
    _chosen: { state: true },
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

      .behind-it {
        display: grid;
        gap: 4px;
        padding-left: calc(1.5 * var(--step));
        border-left: 2px solid var(--accent);
      }

      .paged button {
        min-height: 32px;
        padding: 2px;
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
    this.game = given();
    new Following(this, () => this.game);
    /** The key of the column whose secrets are listed. @type {string | undefined} */
    this._chosen = undefined;
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

  /** What Python is to be asked now; nothing while no guess is laid out. @returns {Subject | undefined} */
  get #wanted() {
    const { asked, laidOut, drawn, over, position, terms, session, key: here } = this.game;
    if (!position || asked === undefined) return undefined;
    const { id, made } = session;
    if (typeof asked === "number") {
      const row = drawn.rows[asked];
      if (!row) return undefined;
      const key = [id, ...made.slice(0, asked + 1), "row"].join(";");
      return { key, at: asked, text: terms.textOf(row.guess), which: { row: asked } };
    }
    if (over || !laidOut) return undefined;
    const key = `${here}?${laidOut}`;
    return { key, at: drawn.rows.length, text: laidOut, which: { draft: laidOut } };
  }

  /** Whether the guess that is drawn has its answer. */
  #isAnswered = false;

  willUpdate() {
    const isAnswered = this.#drawn?.answered !== undefined;
    if (isAnswered && !this.#isAnswered) this._chosen = undefined;
    this.#isAnswered = isAnswered;
    const wanted = this.#wanted;
    if (!wanted || !this.#question.ask(wanted)) return;
    this._chosen = undefined;
    this._group = undefined;
  }

  /**
   * What is drawn: of the guess that is laid out; after it was played, of that one until the next is
   * begun.
   */
  get #drawn() {
    const { shown } = this.#question;
    if (!shown) return undefined;
    const { at, text, key, which } = shown.subject;
    const { rows } = this.game.drawn;
    const row = rows[at];
    const answered = row && this.game.terms.textOf(row.guess) === text ? row : undefined;
    if (which.row !== undefined)
      return this.#wanted?.key === key ? { ...shown, answered } : undefined;
    if (answered && at === rows.length - 1) return asRow(shown, answered);
    const [pending] = this.game.session.pending?.split(":") ?? [];
    const current = at === rows.length && (pending === text || this.#wanted !== undefined);
    return current ? { ...shown, answered: undefined } : undefined;
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
      ${drawn ? this.#renderDrawn(drawn, heading) : html`<p class="quiet">${msg("Begin a guess, and its possible answers come up here.")}</p>`}
      ${this.game.over ? nothing : html`<p class="quiet">${msg("Counts as one list for each guess that is drawn here.")}</p>`}
    `;
  }

  #hide = () => this.game.showAsked(undefined);

  /**
   * @param {Shown & { answered?: Answered }} drawn
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
      ${chosen ? this.#renderBehind(subject, chosen, !isRow) : nothing}
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

  /** List what is behind a column or, of many that were drawn as one, draw each. @param {string} key */
  #choose = (key) => {
    clearTimeout(this.#hover);
    const [, group] = key.split("group ");
    this.#hover = setTimeout(() => this.#show(group, key), group === undefined ? HOVER : 0);
  };

  /** @param {string | undefined} group @param {string} [key] */
  #show(group, key) {
    if (group === undefined && key !== undefined) this._chosen = key;
    else [this._group, this._chosen] = [group, undefined];
  }

  /**
   * @param {Subject} subject
   * @param {import("./answer-columns.js").AnswerColumn} column
   * @param {boolean} usable whether a secret of the list can be guessed
   */
  #renderBehind(subject, { key, name, reply, value, behind }, usable) {
    return html`
      <div class="behind-it">
        <p><span aria-hidden="true">${this.renderReply(reply)}</span>
          <span class="only-heard">${name}:</span> ${msg(html`<strong>${number(value)}</strong> behind it`)}${
            behind
              ? html`, <span class="quiet">${msg(str`a better guess ${number(behind)}`)}</span>`
              : nothing
          }</p>
        ${value ? this.#renderList(subject, key, usable) : nothing}
      </div>
    `;
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
          .ask("behind", { ...subject.which, answer, offset, limit }, how)
          .then(({ secrets: items, left: total }) => ({ items, total })),
      show: (/** @type {import("./guessing-types.js").Secret<Name>} */ secret) =>
        usable
          ? html`<button class="plain readable" title=${listed} @click=${() => game.use(secret)}>${this.renderSecret(secret)}</button>`
          : this.renderSecret(secret),
    })}`;
  }
}

/**
 * What was asked of a guess that was laid out, once that is a row.
 *
 * @param {Shown} shown
 * @param {Answered} answered
 */
function asRow({ subject, outcomes }, answered) {
  const sentence = outcomes.afterwards;
  return {
    subject: { ...subject, which: { row: subject.at } },
    outcomes: { ...outcomes, sentence },
    answered,
  };
}
