/** The page of a class, by a word: its puzzles to send round, and the results that came back. */
import { css, html, LitElement, nothing } from "lit";
import { GAMES } from "../../games/index.js";
import { MAX_SEED_LENGTH } from "../../python/constants.js";
import { copy } from "../../ui/copy.js";
import { display } from "../../ui/display.js";
import { inputOf, required } from "../../ui/events.js";
import { msg, str } from "../../ui/language.js";
import { linkStyles } from "../../ui/link-field.js";
import { textPageStyles } from "../../ui/page-styles.js";
import { shared } from "../../ui/styles.js";
import "./results.js";
import { modeChoice, modeQuery, modeStyles } from "../../share/mode.js";
import { pageLink, seedId, seedWord } from "../../share/puzzle-links.js";
import { CLASS } from "./meta.js";

class CicadaClass extends LitElement {
  static properties = {
    services: { attribute: false },
    link: {},
    _typed: { state: true },
    _mode: { state: true },
  };

  static styles = [
    shared,
    textPageStyles,
    linkStyles,
    modeStyles,
    css`
      ul {
        display: grid;
        gap: var(--step);
      }

      li {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 4px calc(2 * var(--step));
        padding: var(--step) 0;
        border-top: 1px solid var(--line);
      }

      li a {
        flex: 1 1 12rem;
        overflow-wrap: anywhere;
      }

      @media print {
        li a::after {
          content: " (" attr(href) ")";
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("../../midend/services.js").Services} */
    this.services = required();
    /** The word, as the address has it. */
    this.link = "";
    this._typed = "";
    /** @type {import("../../share/mode.js").Mode} */
    this._mode = display.mode === "test" ? "test" : "";
  }

  render() {
    const word = seedWord(this.link.replace(/^~/, ""));
    return html`<main class="stack">
      <h1>${word ? msg(str`Puzzles for ${word}`) : CLASS.title}</h1>
      ${word ? this.#renderClass(word) : this.#renderWord()}
    </main>`;
  }

  #renderWord() {
    const word = seedWord(this._typed);
    return html`
      <p>${msg(
        "A word gives every class puzzles of its own. Choose one, send the puzzles round, and paste here what comes back.",
      )}</p>
      <form @submit=${this.#open}><label class="stack"><span>${msg(html`Word, such as <em>class-7b</em>`)}</span>
        <input class="link" type="text" maxlength=${MAX_SEED_LENGTH} autocapitalize="none" .value=${this._typed}
          @input=${(/** @type {Event} */ event) => {
            this._typed = inputOf(event).value;
          }} /></label></form>
      ${word ? html`<p><a class="class" href=${pageLink(CLASS.name, word)}>${msg(str`The page of ${word}`)}</a></p>` : nothing}
      ${this._typed && !word ? html`<p class="quiet">${msg("A word needs a letter from a to z or a digit.")}</p>` : nothing}
    `;
  }

  /** Enter opens the page of the word. @param {Event} event */
  #open(event) {
    event.preventDefault();
    /** @type {HTMLAnchorElement | null} */ (this.renderRoot.querySelector("a.class"))?.click();
  }

  /** @param {string} word */
  #renderClass(word) {
    return html`
      <p>${msg(html`The same puzzles for everybody who has the word. Nothing is sent anywhere: who has finished presses
        <em>Copy result code</em> and sends you that.`)}</p>
      ${modeChoice(this._mode, (mode) => {
        this._mode = mode;
      })}
      <ul aria-label=${msg("Puzzles of this class")}>${GAMES.map((entry) => {
        const link = pageLink(entry.name, seedId(entry.word, word), modeQuery(this._mode));
        return html`<li><a href=${link}>${entry.title}</a>
          <button @click=${() => copy(link, msg("The link is copied."))}>${msg(html`Copy the link<span class="visually-hidden"> to ${entry.title}</span>`)}</button></li>`;
      })}</ul>
      <h2 class="on-screen">${msg("What came back")}</h2>
      <p class="on-screen">${msg(
        "Paste what you were sent: a column, a table of a form, messages of a chat. Python finds the codes and their names, and plays every game again, on this device.",
      )}</p>
      <cicada-class-results .python=${this.services.python}
        .word=${word}></cicada-class-results>
    `;
  }
}

customElements.define("cicada-class", CicadaClass);
