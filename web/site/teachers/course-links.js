/** Links for a whole course: a word and a number give that many puzzles, the same for everyone. */
import { css, html, LitElement } from "lit";
import { GAMES, gameNamed } from "../../games/index.js";
import { MAX_SEED_LENGTH } from "../../python/constants.js";
import { modeChoice, modeQuery, modeStyles } from "../../share/mode.js";
import { courseIds, pageLink, seedWord } from "../../share/puzzle-links.js";
import { copy } from "../../ui/copy.js";
import { inputOf } from "../../ui/events.js";
import { msg } from "../../ui/language.js";
import { codeStyles } from "../../ui/page-styles.js";
import { shared } from "../../ui/styles.js";

const MAX_LINKS = 100;

class CourseLinks extends LitElement {
  static properties = {
    _game: { state: true },
    _word: { state: true },
    _number: { state: true },
    _mode: { state: true },
  };

  static styles = [
    shared,
    codeStyles,
    modeStyles,
    css`
      :host {
        display: block;
      }

      .row {
        align-items: end;
        gap: calc(2 * var(--step));
      }

      .row label {
        display: grid;
        gap: calc(var(--step) / 2);
      }

      label {
        min-width: 0;
      }

      input[type="number"] {
        width: 6rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {string} */
    this._game = GAMES[0].name;
    this._word = "class-7b";
    this._number = 10;
    /** @type {import("../../share/mode.js").Mode} */
    this._mode = "";
  }

  get #links() {
    const entry = gameNamed(this._game) ?? GAMES[0];
    const word = seedWord(this._word) ? this._word : "puzzle";
    return courseIds(entry, word, this._number)
      .map((id) => pageLink(entry.name, id, modeQuery(this._mode)))
      .join("\n");
  }

  render() {
    const links = this.#links;
    return html`
      <div class="stack">
        <div class="row">
          <label>${msg("Game")}
            <select @change=${(/** @type {Event} */ event) => {
              this._game = inputOf(event).value;
            }}>
              ${GAMES.map(
                ({ name, title }) =>
                  html`<option value=${name} .selected=${name === this._game}>${title}</option>`,
              )}
            </select>
          </label>
          <label>${msg("Word")}
            <input type="text" maxlength=${MAX_SEED_LENGTH} .value=${this._word}
              @input=${(/** @type {Event} */ event) => {
                this._word = inputOf(event).value;
              }} />
          </label>
          <label>${msg("Puzzles")}
            <input type="number" min="1" max=${MAX_LINKS} required .value=${String(this._number)}
              @change=${(/** @type {Event} */ event) => this.#setNumber(inputOf(event))} />
          </label>
        </div>
        ${modeChoice(this._mode, (mode) => {
          this._mode = mode;
        })}
        <textarea class="code" readonly spellcheck="false" aria-label=${msg("Links")} .value=${links}
          @focus=${(/** @type {Event} */ event) => inputOf(event).select()}></textarea>
        <div class="row">
          <button @click=${() => copy(links, msg("The links are copied."))}>${msg("Copy")}</button>
        </div>
      </div>
    `;
  }

  /** @param {HTMLInputElement} input */
  #setNumber(input) {
    if (input.reportValidity()) this._number = Math.round(Number(input.value));
    input.value = String(this._number);
  }
}

customElements.define("cicada-course-links", CourseLinks);
