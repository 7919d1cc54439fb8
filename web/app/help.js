/** Help: what the game that is open says of itself; without one, what Cicada is. */
import { html, LitElement, nothing } from "lit";
import { areSingleKeysOn, chooseSingleKeys } from "../midend/single-keys.js";
import { address, HOW, RECORDS, REFERENCE, root } from "../share/router.js";
import { TEACHERS } from "../site/teachers/meta.js";
import { TREE } from "../site/tree/meta.js";
import { dialogOf } from "../ui/dialog.js";
import { display } from "../ui/display.js";
import { inputOf, required } from "../ui/events.js";
import { helpStyles } from "../ui/help-styles.js";
import { msg, str } from "../ui/language.js";
import { lazy } from "../ui/lazy.js";
import { missingPart } from "../ui/missing-part.js";
import { shared } from "../ui/styles.js";

const ABOUT = html`
  <p>${msg(
    "Puzzle games, and a Python program that plays them perfectly, inside your browser. You can play, ask for a hint that explains itself, or have Python play.",
  )}</p>
  <p>${msg("Nothing about you leaves this page: there is no server and no account.")}</p>
  <p>${msg(html`What is behind it: <a href=${HOW}>how it works</a> in six short pages, and the <a href=${RECORDS}>records</a>.`)}</p>
  <p>${msg(html`For your own programs and notebooks: <a href=${REFERENCE}>the Python package</a>.`)}</p>
  <p class="quiet">${msg(html`Made with Python, Pyodide, Lit and others:
    <a href=${new URL("licences.txt", root).href} target="_blank">their licences</a>.`)}</p>`;

const WHOLE = html`
  <h3>${msg("The whole game")}</h3>
  <p>${msg(html`<a href=${address({ game: TREE.name, id: "" })}>Every guess of a strategy as one picture</a>: what optimal
    play does after each answer. The review of a finished game shows it in there.`)}</p>`;

const FOR_TEACHERS = html`
  <p>${msg(html`For your own course: <a href=${address({ game: TEACHERS.name, id: "" })}>puzzles for teachers</a>.`)}</p>`;

export class CicadaHelp extends LitElement {
  static properties = {
    entry: { attribute: false },
    storage: { attribute: false },
    example: { attribute: false },
    _wanted: { state: true },
    _words: { state: true },
    _missing: { state: true },
  };
  static styles = [shared, helpStyles];

  constructor() {
    super();
    /** @type {import("../midend/game-entry.js").GameEntry | undefined} the game that is open */
    this.entry = undefined;
    /** @type {import("../midend/storage.js").Storage} */
    this.storage = required();
    /** Draws a worked example of it. @type {() => unknown} */
    this.example = () => nothing;
    /** Whether it has been asked for: nothing is made before. */
    this._wanted = false;
    /** What a game says of itself, by its name, once loaded. @type {Record<string, unknown[]>} */
    this._words = {};
    /** @type {import("../ui/lazy.js").Missing | undefined} */
    this._missing = undefined;
  }

  show() {
    this._wanted = true;
    dialogOf(this).show();
    if (this.entry) this.#load(this.entry);
  }

  /** What a game says of itself comes when it is first wanted. @param {import("../midend/game-entry.js").GameEntry} entry */
  async #load({ name, help }) {
    if (this._words[name]) return;
    this._missing = undefined; // it was of another game
    const parts = await lazy(
      () => Promise.all([help(), import("./help-words.js")]),
      (missing) => {
        this._missing = missing;
      },
    );
    this._words = { ...this._words, [name]: parts.map((part) => part.default) };
  }

  /** The words of a game, which end with its keys, and those of all games. @param {import("../midend/game-entry.js").GameEntry} entry */
  #renderWords({ name }) {
    const [own, ...more] = this._words[name] ?? [];
    if (own) return [own, this.#renderSingleKeys(), ...more];
    return this._missing ? missingPart(this._missing) : nothing;
  }

  /** WCAG 2.1.4: what is said to a computer, or pressed by mistake, shall not play. */
  #renderSingleKeys() {
    return html`<label><input type="checkbox" .checked=${areSingleKeysOn(this.storage)} @change=${this.#onSingleKeys}>
      ${msg("Letters, digits and ? work wherever the focus is")}</label>`;
  }

  /** @param {Event} event */
  #onSingleKeys = (event) => chooseSingleKeys(this.storage, inputOf(event).checked);

  render() {
    const { entry, example } = this;
    const heading = entry ? msg(str`How ${entry.title} is played`) : msg("About Cicada");
    return html`<cicada-dialog heading=${heading}>
      <div class="help">
        ${!this._wanted ? nothing : entry ? html`${example()} ${this.#renderWords(entry)} ${entry.hasTrees && !display.embedded ? WHOLE : nothing}` : ABOUT}
        ${display.embedded ? nothing : FOR_TEACHERS}
        <p class="quiet">${msg(str`Cicada ${VERSION} runs in Chrome and Edge from 109, Firefox from 115, Safari from 16.4.`)}</p></div>
    </cicada-dialog>`;
  }
}

customElements.define("cicada-help", CicadaHelp);
