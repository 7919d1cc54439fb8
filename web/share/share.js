/** The dialog that passes a puzzle on: as a link, a QR code, a result, or into a course page. */
import { css, html, LitElement, nothing } from "lit";
import { dayOf } from "../midend/days.js";
import { MAX_SEED_LENGTH } from "../python/constants.js";
import { CLASS } from "../site/class/meta.js";
import { canShare, copy, passOn } from "../ui/copy.js";
import { dialogOf } from "../ui/dialog.js";
import { inputOf, required } from "../ui/events.js";
import { msg, plural, str } from "../ui/language.js";
import { lazy } from "../ui/lazy.js";
import { linkChoice, linkField, linkStyles } from "../ui/link-field.js";
import { number } from "../ui/numbers.js";
import { shared } from "../ui/styles.js";
import { pageLink, seedId, seedWord } from "./puzzle-links.js";
import { qrCode, qrStyles } from "./qr-code.js";
import { resultText, streakToday } from "./result.js";

/** @typedef {Pick<import("../midend/game-element.js").GameElement, "entry" | "session" | "storage">} Shared */
/** @typedef {"puzzle" | "position" | "word"} What */

class CicadaShare extends LitElement {
  static properties = {
    game: { attribute: false },
    _what: { state: true },
    _word: { state: true },
    _positionLink: { state: true },
  };

  static styles = [
    shared,
    linkStyles,
    qrStyles,
    css`
      .code {
        margin-top: calc(2 * var(--step));
      }

      .code + .link {
        margin: var(--step) 0;
      }

      pre {
        margin: 0 0 var(--step);
        font: var(--text-small) / 1.5 var(--sans);
        white-space: pre-wrap;
        overflow-wrap: anywhere;
      }
    `,
  ];

  constructor() {
    super();
    /** What is passed on. @type {Shared} */
    this.game = required();
    /** @type {What} */
    this._what = "puzzle";
    this._word = "";
    this._positionLink = "";
  }

  async show() {
    const { session } = this.game;
    this._what = "puzzle";
    this._positionLink = "";
    this.requestUpdate();
    await this.updateComplete;
    dialogOf(this).show();
    if (session.made.length) this._positionLink = await session.positionLink().catch(() => "");
  }

  get #id() {
    const { id } = this.game.session;
    if (this._what === "word") return seedId(this.#wordParameters, this._word);
    return this._what === "position" ? this._positionLink : id;
  }

  /** A word draws another puzzle of the same kind, where it can. */
  get #wordParameters() {
    const { entry, session } = this.game;
    const [parameters] = session.id.split(":");
    return (!dayOf(session.id) && entry.wordParameters(parameters)) || entry.word;
  }

  get #link() {
    return pageLink(this.game.session.game, this.#id);
  }

  render() {
    if (!this.game) return nothing;
    const { session, entry } = this.game;
    const { position } = session;
    const sealed = position && "known" in position && position.known && !position.evil;
    const ready = this._what !== "word" || seedWord(this._word) !== "";
    return html`
      <cicada-dialog heading=${msg("Share")}>
        <div class="stack">
          <fieldset>
            <legend>${msg("What")}</legend>
            ${this.#renderChoice("puzzle", msg("This puzzle, from its start"))}
            ${
              this._positionLink
                ? this.#renderChoice(
                    "position",
                    plural(session.at, {
                      one: msg("The position after 1 move"),
                      other: msg(str`The position after ${number(session.at)} moves`),
                    }),
                  )
                : nothing
            }
            ${this.#renderChoice("word", msg("A new puzzle from a word, the same for everyone"))}
          </fieldset>
          ${this._what === "word" ? this.#renderWord() : nothing}
          ${ready ? this.#renderLink(`Cicada ${entry.title}`) : nothing}
          ${sealed && this._what === "puzzle" && !session.id.includes("~") ? SEALED : nothing}
          ${this.#renderResult()}
          <div class="row">
            <button @click=${this.#embed}>${msg("Put it into a course page…")}</button>
          </div>
        </div>
      </cicada-dialog>
    `;
  }

  /** @param {What} what @param {string} label */
  #renderChoice(what, label) {
    return linkChoice(label, this._what === what, () => {
      this._what = what;
    });
  }

  #renderWord() {
    const word = seedWord(this._word);
    return html`
      <label class="stack">
        <span>${msg(html`Word, such as <em>class-7b</em> or a date`)}</span>
        <input class="link" type="text" maxlength=${MAX_SEED_LENGTH} autocapitalize="none" .value=${this._word}
          @input=${(/** @type {Event} */ event) => {
            this._word = inputOf(event).value;
          }} />
      </label>
      ${
        word
          ? html`<p>${msg(html`For a class: <a href=${pageLink(CLASS.name, word)}>the page of ${word}</a>
            has the links, and shows what comes back.`)}</p>`
          : nothing
      }
    `;
  }

  /** @param {string} title */
  #renderLink(title) {
    const url = this.#link;
    const open = html`<a class="button" href=${url} @click=${() => dialogOf(this).close()}>${msg("Open it")}</a>`;
    return html`
      ${linkField({ title, url, more: this._what === "word" ? open : nothing })}
      ${qrCode(url)}
    `;
  }

  #renderResult() {
    const text = resultText(this.game, streakToday(this.game));
    if (!text) return nothing;
    const code = this.game.session.result?.code;
    return html`
      <section>
        <h3>${msg("Your result, without spoilers")}</h3>
        <pre tabindex="0">${text}</pre>
        <button @click=${() => passOn(text, msg("The result is copied."))}>
          ${canShare ? msg("Share result") : msg("Copy result")}
        </button>
        ${code ? renderCode(code) : nothing}
      </section>
    `;
  }

  async #embed() {
    const { embedPuzzle } = await lazy(() => import("./course-dialog.js"));
    embedPuzzle({ entry: this.game.entry, id: this.#id });
  }
}

/** @param {string} code */
const renderCode = (code) => html`
  <p class="quiet code">${msg("For a teacher: the result code holds your moves, so that they can be checked.")}</p>
  <input class="link" type="text" readonly aria-label=${msg("Result code")} .value=${code}
    @focus=${(/** @type {Event} */ event) => inputOf(event).select()} />
  <button @click=${() => copy(code, msg("The result code is copied."))}>${msg("Copy result code")}</button>`;

const SEALED = html`<p class="quiet">${msg("The secret in this link is hidden against a glance only: somebody who takes the link apart can find it.")}</p>`;

customElements.define("cicada-share", CicadaShare);

/** The module is loaded when the dialog is first wanted. */
const dialog = document.body.appendChild(new CicadaShare());

/** @param {Shared} game */
export function shareDialog(game) {
  dialog.game = game;
  dialog.show();
}
