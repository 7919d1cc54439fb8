/** The dialog that puts a puzzle into a course page: snippets, and a package for SCORM. */
import { css, html, LitElement, nothing } from "lit";
import { copy } from "../ui/copy.js";
import { dialogOf } from "../ui/dialog.js";
import { display, FEATURES } from "../ui/display.js";
import { inputOf } from "../ui/events.js";
import { LANGUAGES } from "../ui/language.js";
import { shared } from "../ui/styles.js";
import { THEMES } from "../ui/theme.js";
import { toast } from "../ui/toast.js";
import { saveFile } from "./file.js";
import { TEACHERS } from "./pages.js";
import { address } from "./router.js";
import { frameAddress, SNIPPETS } from "./snippets.js";

/** @typedef {{ entry: import("../games/game-entry.js").GameEntry, id: string }} Puzzle */
/** @typedef {import("../ui/language.js").Language} Language */

const FEATURE_LABELS = { hints: "Hints and lists", solution: "The solution", new: "New games" };
const THEME_LABELS = { auto: "As the reader’s device", light: "Light", dark: "Dark" };
const HEIGHT = 640;

class CicadaEmbed extends LitElement {
  static properties = {
    puzzle: { attribute: false },
    _kind: { state: true },
    _theme: { state: true },
    _language: { state: true },
    _features: { state: true },
  };

  static styles = [
    shared,
    css`
      textarea {
        width: 100%;
        min-height: 9rem;
        padding: calc(1.5 * var(--step));
        font: var(--text-small) / 1.5 ui-monospace, monospace;
        resize: vertical;
      }

      .features {
        display: grid;
      }

      .features label {
        min-height: 40px;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Puzzle | undefined} */
    this.puzzle = undefined;
    this._kind = SNIPPETS[0].name;
    /** @type {import("../ui/theme.js").Theme} */
    this._theme = "auto";
    this._language = display.language;
    /** @type {import("../ui/display.js").Feature[]} */
    this._features = [...FEATURES];
  }

  async show() {
    await this.updateComplete;
    dialogOf(this).show();
  }

  get #embedding() {
    const { entry, id } = /** @type {Puzzle} */ (this.puzzle);
    const all = this._features.length === FEATURES.length;
    return {
      title: `Cicada ${entry.title}`,
      link: address(
        { game: entry.name, id },
        this._language === "en" ? "" : `lang=${this._language}`,
      ),
      theme: this._theme === "auto" ? "" : this._theme,
      ui: all ? "" : this._features.join(",") || "none",
      height: HEIGHT,
    };
  }

  render() {
    if (!this.puzzle) return nothing;
    const snippet = SNIPPETS.find(({ name }) => name === this._kind) ?? SNIPPETS[0];
    const text = snippet.text(this.#embedding);
    return html`
      <cicada-dialog heading="Into a course page">
        <div class="stack">
          <fieldset>
            <legend>Kind of page</legend>
            <div class="segments">
              ${SNIPPETS.map(({ name, label }) =>
                radio("kind", label, name === this._kind, () => {
                  this._kind = name;
                }),
              )}
            </div>
          </fieldset>
          <fieldset>
            <legend>What readers find there</legend>
            <div class="features">${FEATURES.map((feature) => this.#renderFeature(feature))}</div>
          </fieldset>
          <fieldset>
            <legend>Colours</legend>
            <div class="segments">
              ${THEMES.map((theme) =>
                radio("theme", THEME_LABELS[theme], theme === this._theme, () => {
                  this._theme = theme;
                }),
              )}
            </div>
          </fieldset>
          <fieldset>
            <legend>Language of hints</legend>
            <div class="segments">
              ${Object.entries(LANGUAGES).map(([language, label]) =>
                radio("language", label, language === this._language, () => {
                  this._language = /** @type {Language} */ (language);
                }),
              )}
            </div>
          </fieldset>
          <p class="quiet">${snippet.why}</p>
          <textarea readonly spellcheck="false" aria-label="Snippet" .value=${text}
            @focus=${(/** @type {Event} */ event) => inputOf(event).select()}></textarea>
          <div class="row">
            <button class="primary" @click=${() => copy(text, "The snippet is copied.")}>Copy</button>
            <button @click=${this.#download}>SCORM package</button>
            <a href=${address({ game: TEACHERS.name, id: "" }, "")}>How all of this works</a>
          </div>
        </div>
      </cicada-dialog>
    `;
  }

  /** @param {import("../ui/display.js").Feature} feature */
  #renderFeature(feature) {
    const shown = this._features.includes(feature);
    return html`
      <label>
        <input type="checkbox" .checked=${shown} @change=${() => {
          this._features = FEATURES.filter(
            (other) => this._features.includes(other) !== (other === feature),
          );
        }} />
        ${FEATURE_LABELS[feature]}
      </label>
    `;
  }

  async #download() {
    const embedding = this.#embedding;
    try {
      const { scormPackage } = await import("./scorm-package.js");
      const file = await scormPackage(embedding.title, frameAddress(embedding));
      saveFile(file, `cicada-${this.puzzle?.entry.name}.zip`);
    } catch {
      toast("The package could not be made; check the connection and try again.");
    }
  }
}

/**
 * @param {string} name
 * @param {string} label
 * @param {boolean} checked
 * @param {() => void} choose
 */
const radio = (name, label, checked, choose) => html`
  <label><input type="radio" name=${name} .checked=${checked} @change=${choose} />${label}</label>`;

customElements.define("cicada-embed", CicadaEmbed);

/** The module is loaded when the dialog is first wanted. */
const dialog = document.body.appendChild(new CicadaEmbed());

/** @param {Puzzle} puzzle */
export function embedDialog(puzzle) {
  dialog.puzzle = puzzle;
  dialog.show();
}
