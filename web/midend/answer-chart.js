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
import { bringPictures } from "./pictures.js";

/** @typedef {import("./guessing-types.js").GuessingName} GuessingName */
/** @typedef {import("../python/contract.js").guessing.Outcome} Outcome */
/** @typedef {import("../python/contract.js").guessing.Outcomes<unknown>} Outcomes */
/** @typedef {import("../ui/columns.js").Column} Column */
/**
 * A guess that is asked about: of the position after so many rows, as text and as Python is asked.
 *
 * @typedef {{ key: string, at: number, text: string, which: { row?: number, draft?: string } }} Subject
 */
/** @typedef {Pick<Outcome, "answer" | "found">} Reply */
/** @typedef {Reply & { left: number }} Answered */
/** @typedef {{ subject: Subject, outcomes: Outcomes }} Shown */

const HIDE = msg("Hide what the guess asks");
const OWN = msg("your guess");
const BEST = msg("a better guess");

/** The better guess is looked for when no peg has come for so long, in milliseconds. */
const PAUSE = 300;

/** The pointer stays on a column for so long before Python lists what is behind it. */
const HOVER = 120;

/** A column is at least so wide, in pixels; where there are more, those that begin alike are one. */
const NARROWEST = 4.5;

/** Before the element has been laid out. */
const WIDTH = 320;

/** @param {Reply} reply */
const keyOf = ({ answer, found }) => (found ? "found" : answer.join());

/**
 * @template {GuessingName} Name
 * @template {import("./guessing-game.js").GuessingGame<Name>} Game
 */
export class GuessingAsked extends LitElement {
  /** @type {import("lit").PropertyDeclarations} */
  static properties = {
    game: { attribute: false },
    _shown: { state: true },
    _chosen: { state: true },
    _group: { state: true },
    _problem: { state: true },
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
  /** What Python was asked last. @type {Subject | undefined} */
  #subject;
  /** The position whose better guess is known. */
  #known = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #later;
  #width = new OwnWidth(this);

  constructor() {
    super();
    /** @type {Game} */
    this.game = given();
    new Following(this, () => this.game);
    /** @type {Shown | undefined} */
    this._shown = undefined;
    /** The key of the column whose secrets are listed. @type {string | undefined} */
    this._chosen = undefined;
    /** What the answers have in common that are drawn, where all are too many. @type {string | undefined} */
    this._group = undefined;
    this._problem = "";
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#later);
    clearTimeout(this.#hover);
    this.#subject = undefined;
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
    if (!wanted || wanted.key === this.#subject?.key) return;
    this.#subject = wanted;
    this._chosen = undefined;
    this._group = undefined;
    clearTimeout(this.#later);
    this.#ask(wanted);
  }

  /** @param {Subject} subject */
  async #ask(subject) {
    const { game } = this;
    const place = [game.session.id, subject.at, ...game.session.made.slice(0, subject.at)].join(
      ";",
    );
    const strategy = game.hintOptions.strategy ?? "";
    const known = `${place} ${strategy}`;
    /** @param {boolean} beside whether a better guess is wanted beside it */
    const ask = async (beside) => {
      const options = { ...subject.which, beside, strategy };
      try {
        await bringPictures(game.session);
        const outcomes = await game.session.ask("outcomes", options);
        if (beside) this.#known = known;
        if (subject === this.#subject) this._shown = { subject, outcomes };
        this._problem = "";
      } catch (error) {
        if (subject === this.#subject) this._problem = /** @type {Error} */ (error).message;
      }
    };
    const wasKnown = this.#known === known;
    await ask(wasKnown);
    if (wasKnown || subject !== this.#subject) return;
    this.#later = setTimeout(
      () => subject === this.#subject && this.#isStill(subject) && ask(true),
      PAUSE,
    );
  }

  /** Whether the game still stands where it did. @param {Subject} subject */
  #isStill({ at, which }) {
    return which.row !== undefined || this.game.drawn.rows.length === at;
  }

  /**
   * What is drawn: of the guess that is laid out; after it was played, of that one until the next is
   * begun.
   */
  get #drawn() {
    const shown = this._shown;
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
      ${this._problem ? html`<p class="warning">${this._problem}</p>` : nothing}
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
    const { own, best, sentence } = outcomes;
    const width = this.#width.value || WIDTH;
    const every = this.#columnsOf(outcomes);
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
        !best || String(best.guess) === String(own.guess)
          ? nothing
          : html`<div class="key quiet" aria-hidden="true">
            ${answered ? nothing : html`<span><i></i>${OWN}</span>`}
            <span><i class="best"></i>${BEST}</span></div>`
      }
      ${chosen ? this.#renderBehind(subject, chosen, !isRow) : nothing}
    `;
  }

  /** The answers that one of the two guesses may get, in Python's order. @param {Outcomes} outcomes */
  #columnsOf({ own, best }) {
    const other = best && String(best.guess) !== String(own.guess) ? best.outcomes : [];
    const replies = new Map([...own.outcomes, ...other].map((reply) => [keyOf(reply), reply]));
    const left = (/** @type {Outcome[]} */ outcomes) =>
      new Map(outcomes.map((each) => [keyOf(each), each.left]));
    const [value, behind] = [left(own.outcomes), left(other)];
    const sorted = [...replies.values()].sort(
      (a, b) => Number(b.found) - Number(a.found) || compared(b.answer, a.answer),
    );
    return sorted.map((reply) => {
      const key = keyOf(reply);
      return {
        key,
        reply,
        name: this.#named(reply),
        ...this.drawnUnder(reply),
        value: value.get(key) ?? 0,
        behind: behind.get(key) ?? 0,
      };
    });
  }

  /** @param {Reply} reply */
  #named(reply) {
    return reply.found ? msg("found") : this.game.terms.answerText(reply.answer);
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
    /** @type {Map<string, Column>} */
    const together = new Map();
    for (const { key, name, label, groups, value, behind } of every) {
      const [group] = groups;
      const wide = group === undefined ? key : `group ${group}`;
      const before = together.get(wide);
      together.set(wide, {
        key: wide,
        name: group === undefined ? name : this.groupName(Number(group)),
        label: group === undefined ? label : "",
        groups: groups.slice(0, 1),
        value: (before?.value ?? 0) + value,
        behind: (before?.behind ?? 0) + behind,
      });
    }
    return [...together.values()];
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
   * @param {Column & { reply: Reply }} column
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

/** @param {number[]} a @param {number[]} b */
function compared(a, b) {
  const at = a.findIndex((count, i) => count !== b[i]);
  return at < 0 ? 0 : a[at] - b[at];
}
