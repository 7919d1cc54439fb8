/** What Python knows of a ChessGuess game: targets left, hints, the targets themselves. */
import { css, html, LitElement, nothing } from "lit";
import { barStyles, counted, leftBar, number } from "../../ui/bar.js";
import { correctionList, correctionStyles } from "../../ui/corrections.js";
import { Disclosure } from "../../ui/disclosure.js";
import { display, partOf } from "../../ui/display.js";
import { HintSteps, hintStyles } from "../../ui/hints.js";
import { PagedList, pagedStyles } from "../../ui/paged.js";
import { shared } from "../../ui/styles.js";
import { words } from "./hint-words.js";
import { pieceSet, pieceStyles } from "./pieces.js";
import "./review.js";
import { answerInWords } from "./words.js";

/**
 * @typedef {import("../../midend/session.js").Position} Position
 * @typedef {{ row: number, answer: number[], left: number }} Correction
 */

/** Says "use" (pieces for the guess), "correct" (a row and its answer), "guide" and "watch". */
class ChessGuessPanel extends LitElement {
  static properties = {
    session: { attribute: false },
    position: { attribute: false },
    draft: { attribute: false },
    corrections: { attribute: false },
    guide: { type: Boolean },
    watching: { type: Boolean },
  };

  static styles = [
    shared,
    pieceStyles,
    barStyles,
    hintStyles,
    pagedStyles,
    correctionStyles,
    css`
      :host {
        --piece-size: 26px;
      }

      .left {
        font: var(--title) / 1.2 var(--serif);
        font-variant-numeric: tabular-nums;
      }

      .paged {
        display: grid;
      }

      .paged button {
        width: 100%;
        min-height: 36px;
        justify-content: start;
        padding: 2px 4px;
      }

      dl {
        display: grid;
        grid-template-columns: auto 1fr;
        align-items: center;
        gap: 4px calc(1.5 * var(--step));
        margin: 0;
      }

      dt {
        color: var(--quiet);
        font-size: var(--text-small);
      }

      dd {
        margin: 0;
      }
    `,
  ];

  #hints = new HintSteps(this, display.language);
  #check = new HintSteps(this, display.language);
  #solution = new HintSteps(this);
  #list = new PagedList(this, 12);
  #listing = new Disclosure(this);

  constructor() {
    super();
    /** @type {import("../../midend/session.js").Session} */
    this.session = /** @type {any} */ (undefined);
    /** @type {Position | undefined} */
    this.position = undefined;
    /** @type {string[]} */
    this.draft = [];
    /** What would mend a contradiction, once Python has told. @type {Correction[] | undefined} */
    this.corrections = undefined;
    this.guide = true;
    this.watching = false;
  }

  /** What hints and lists belong to. */
  get #key() {
    return [this.session.id, ...this.session.made].join(";");
  }

  render() {
    if (!this.position)
      return html`<p class="quiet">Python is on its way. You can pick pieces already.</p>`;
    const { status, known } = this.position;
    const playing = status === "playing";
    return html`
      <div class="stack">
        ${this.#renderLeft(this.position)}
        ${this.corrections ? this.#renderCorrections(this.corrections) : nothing}
        ${
          status === "won"
            ? html`<cicada-chessguess-review .session=${this.session} .position=${this.position}>
              </cicada-chessguess-review>`
            : nothing
        }
        ${playing && !known ? this.#renderGuide() : nothing}
        ${playing ? partOf("hints", this.#renderHints()) : nothing}
        ${playing && known ? partOf("solution", this.#renderWatch()) : nothing}
        <div>
          ${playing ? partOf("hints", this.#renderList(this.position)) : nothing}
          ${playing && known ? partOf("solution", this.#renderSolution()) : nothing}
        </div>
      </div>
    `;
  }

  /** @param {Position} position */
  #renderLeft({ status, left, rows, size }) {
    if (status === "contradiction") return html`<p class="left warning">No target is left</p>`;
    if (status === "won") return html`<p class="left">Found</p>`;
    const all = rows[0]?.before ?? left;
    return html`
      <div>
        <p class="left">${counted(left, "target")} left</p>
        ${leftBar({ left, all })}
        <p class="quiet">of ${number(all)} with at most ${counted(size, "piece")}</p>
      </div>
    `;
  }

  /** @param {Correction[]} corrections */
  #renderCorrections(corrections) {
    const changes = corrections.map((change) => ({
      words: `Guess ${change.row + 1}: ${answerInWords(change.answer)}`,
      left: counted(change.left, "target"),
      choose: () => this.#say("correct", change),
    }));
    return correctionList(changes);
  }

  #renderGuide() {
    return html`<label>
      <input type="checkbox" .checked=${this.guide}
        @change=${(/** @type {any} */ event) => this.#say("guide", event.target.checked)} />
      Python chooses the guesses
    </label>`;
  }

  #renderHints() {
    const ask = (/** @type {Record<string, unknown>} */ options) =>
      this.session.ask("hint", options);
    const certain = {
      title: words.certain,
      ask: () => ask({ level: 2 }),
      show: (/** @type {any} */ answer) => this.#renderCertain(answer.certain),
    };
    const guess = {
      title: words.guess,
      ask: () => ask({ level: 3 }),
      show: (/** @type {any} */ answer) => this.#renderGuess(answer),
    };
    const draft = this.draft.join(" ");
    const check = {
      title: words.check,
      ask: () => ask({ level: 2, draft }),
      show: (/** @type {any} */ answer) => this.#renderCheck(answer),
    };
    return html`
      ${this.#hints.render(this.#key, [certain, guess])}
      ${draft ? this.#check.render(`${this.#key}?${draft}`, [check]) : nothing}
    `;
  }

  /** @param {import("./hint-words.js").Bound[]} bounds */
  #renderCertain(bounds) {
    const inside = bounds.flatMap(({ piece, least }) => Array(least).fill(piece));
    const outside = bounds.filter(({ most }) => most === 0).map(({ piece }) => piece);
    const limited = bounds.filter(({ least, most }) => most > least);
    return html`
      <dl>
        <dt>${words.inside}</dt><dd>${inside.length ? pieceSet(inside) : words.nothing}</dd>
        <dt>${words.outside}</dt><dd>${outside.length ? pieceSet(outside) : words.nothing}</dd>
      </dl>
      ${
        limited.length && limited.length < bounds.length
          ? html`<p>${words.open(limited)}</p>`
          : nothing
      }
    `;
  }

  /** @param {any} answer */
  #renderCheck({ consistent, possible, row, would_be }) {
    if (consistent) return html`<p>${words.fits}</p>`;
    return html`<p>${possible ? words.contradicts(row + 1, would_be) : words.impossible}</p>`;
  }

  /** @param {any} answer */
  #renderGuess(answer) {
    const { guess } = answer;
    return html`
      <div class="row">
        ${pieceSet(guess)}
        <button class="small" @click=${() => this.#say("use", guess)}>${words.use}</button>
      </div>
      <p>${this.position?.left === 1 ? words.only : words.reasons(answer)}</p>
    `;
  }

  #renderWatch() {
    return html`<button class="plain" @click=${() => this.#say("watch")}>
      ${this.watching ? "Stop Python" : "Watch Python play on"}</button>`;
  }

  /** @param {Position} position */
  #renderList({ left }) {
    return this.#listing.render("The targets left", () =>
      this.#list.render({
        key: this.#key,
        total: left,
        fetch: (offset, limit) =>
          this.session.ask("candidates", { offset, limit }).then(({ targets }) => targets),
        show: (pieces) => html`<button class="plain" title="Put it in the guess"
          @click=${() => this.#say("use", pieces)}>${pieceSet(pieces)}</button>`,
      }),
    );
  }

  #renderSolution() {
    const step = {
      title: "Show the target",
      ask: () => this.session.ask("solution"),
      show: (
        /** @type {{ target: string[] }} */ { target },
      ) => html`<div class="row">${pieceSet(target)}
        <button class="small" @click=${() => this.#say("use", target)}>Use it</button></div>`,
    };
    return html`
      <details>
        <summary>The solution</summary>
        <p class="quiet">The target itself. You cannot unsee it.</p>
        ${this.#solution.render(this.#key, [step])}
      </details>
    `;
  }

  /** @param {string} name @param {unknown} [detail] */
  #say(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

customElements.define("cicada-chessguess-panel", ChessGuessPanel);
