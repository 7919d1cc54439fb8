/** The dialog that puts a puzzle or an exercise into a course page: snippets, and a package for SCORM. */
import { css, html, LitElement, nothing } from "lit";
import { gameNamed } from "../games/index.js";
import { isAsked } from "../midend/asked-guess.js";
import { LAB } from "../site/lab/meta.js";
import { TEACHERS } from "../site/teachers/meta.js";
import { dialogOf } from "../ui/dialog.js";
import { display, FEATURES, isShown, NOT_IN_TESTS } from "../ui/display.js";
import { inputOf } from "../ui/events.js";
import { LANGUAGES, language, msg, str } from "../ui/language.js";
import { lazy } from "../ui/lazy.js";
import { fixed } from "../ui/numbers.js";
import { codeStyles } from "../ui/page-styles.js";
import { saveFile } from "../ui/save-file.js";
import { shared } from "../ui/styles.js";
import { THEMES } from "../ui/theme.js";
import { toast } from "../ui/toast.js";
import { modeChoice, modeQuery, modeStyles, TEST_FEATURES } from "./mode.js";
import { about, platformStyles, snippetField } from "./platform.js";
import { qrCode, qrStyles } from "./qr-code.js";
import { address, link as puzzleLink } from "./router.js";
import { frameAddress, HEIGHTS, SNIPPETS } from "./snippets.js";

/**
 * @typedef {object} Subject What goes into a course page.
 * @property {string} name of the file
 * @property {string} title
 * @property {string} page that it is on
 * @property {string} link the URL fragment there; "" while there is none
 * @property {string} counts what a package counts: the id of the puzzle, or of the exercise
 * @property {boolean} isPuzzle whether there are ways of playing, and hints
 * @property {unknown} [form] what is to be chosen before
 */
/** @typedef {import("../ui/language.js").Language} Language */
/** @typedef {import("./snippets.js").Platform} Platform */

/** @typedef {import("./scorm-package.js").Standard} Standard */
/** @typedef {import("./mode.js").Mode} Mode */

const FEATURE_LABELS = {
  hints: msg("Hints and lists"),
  columns: msg("What a guess asks, at no cost"),
  solution: msg("The solution"),
  new: msg("New games"),
};
const THEME_LABELS = {
  auto: msg("As the page or the device"),
  light: msg("Light"),
  dark: msg("Dark"),
};
/** @type {["" | Language, string][]} */
const LANGUAGE_LABELS = [
  ["", msg("As the page or the browser")],
  .../** @type {[Language, string][]} */ (Object.entries(LANGUAGES)),
];

/** @type {Platform} */
const LINK = {
  name: "link",
  label: "Link",
  why: msg("For a mail, a chat or a document. It opens in a tab."),
  once: [],
  text: ({ link }) => link,
};

/** @type {Platform} */
const FRAME = {
  name: "frame",
  label: msg("Address of a frame"),
  why: msg("For a field that asks for the address of a page and shows it in a frame of its own."),
  once: [],
  text: frameAddress,
};

/** Beside the kinds of page that take a snippet. */
const SCORM = {
  name: "scorm",
  label: "SCORM",
  why: msg("A file for Moodle, ILIAS, Canvas and others, which report the score of each student."),
  once: [],
};

/** What is there in a test unless the teacher says otherwise: in a test what that has. */
const OF_TEST = display.mode === "test" ? FEATURES.filter(isShown) : TEST_FEATURES;

/** @type {Standard[]} */
const STANDARDS = ["1.2", "2004"];

/** The lowest score that is passed, unless the teacher says otherwise, and what it means. */
const PASS = {
  puzzle: {
    least: 10,
    why: msg("10: every puzzle solved without the solution and without Python"),
  },
  exercise: { least: 50, why: msg("The mark of a run, from 0 to 100; the best run counts") },
};

class CicadaEmbed extends LitElement {
  static properties = {
    subject: { attribute: false },
    _kind: { state: true },
    _mode: { state: true },
    _title: { state: true },
    _standard: { state: true },
    _pass: { state: true },
    _whole: { state: true },
    _siteSize: { state: true },
    _theme: { state: true },
    _language: { state: true },
    _features: { state: true },
  };

  static styles = [
    shared,
    codeStyles,
    platformStyles,
    modeStyles,
    qrStyles,
    css`
      .field {
        display: grid;
        gap: calc(var(--step) / 2);
      }

      input[type="number"] {
        width: 6rem;
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
    /** @type {Subject | undefined} */
    this.subject = undefined;
    this._kind = SNIPPETS[0].name;
    /** @type {import("../ui/theme.js").Theme} */
    this._theme = "auto";
    /** @type {"" | Language} */
    this._language = "";
    /** As the kind of page has it, until it is chosen. @type {Mode | undefined} */
    this._mode = undefined;
    /** That of what goes into the page, until it is written. @type {string | undefined} */
    this._title = undefined;
    this._standard = STANDARDS[0];
    /** @type {number | undefined} */
    this._pass = undefined;
    this._whole = false;
    /** In bytes; 0 until it is known. */
    this._siteSize = 0;
    /** As the way of playing has it, until it is chosen. @type {import("../ui/display.js").Feature[] | undefined} */
    this._features = undefined;
  }

  /** @param {Subject} subject */
  async show(subject) {
    this.subject = subject;
    this._title = undefined;
    this._pass = undefined;
    await this.updateComplete;
    dialogOf(this).show();
  }

  /** A platform that takes scores wants a test. @returns {Mode} */
  get #mode() {
    if (!this.subject?.isPuzzle) return "";
    return this._mode ?? (this._kind === SCORM.name || display.mode === "test" ? "test" : "");
  }

  /** What the game has: columns, where Python tells what a guess asks. */
  get #offered() {
    const hasColumns = isAsked(this.subject?.page ?? "");
    return FEATURES.filter((feature) => feature !== "columns" || hasColumns);
  }

  /** What there is to choose from. */
  get #choices() {
    return this.#offered.filter((feature) => !(this.#mode && NOT_IN_TESTS.includes(feature)));
  }

  get #features() {
    const { _features = this.#mode ? OF_TEST : FEATURES } = this;
    return this.#choices.filter((feature) => _features.includes(feature));
  }

  get #embedding() {
    const { page, link, isPuzzle } = /** @type {Subject} */ (this.subject);
    const features = this.#features;
    const ui = isPuzzle && features.length < this.#offered.length ? features : undefined;
    return {
      // The words of others stay out of the snippet.
      title: `Cicada ${(gameNamed(page) ?? LAB).title}`,
      link: puzzleLink({ game: page, id: link }, modeQuery(this.#mode, ui, this._language)),
      theme: this._theme === "auto" ? "" : this._theme,
      height: HEIGHTS[isPuzzle ? "puzzle" : "exercise"],
    };
  }

  render() {
    if (!this.subject) return nothing;
    const { form, isPuzzle, link } = this.subject;
    const texts = [LINK, FRAME, ...SNIPPETS];
    const snippet = texts.find(({ name }) => name === this._kind);
    return html`
      <cicada-dialog heading=${msg("Into a course page")}>
        <div class="stack" @exercise=${this.#onExercise}>
          ${form ?? nothing}
          <label class="field">
            <strong>${msg("Kind of page")}</strong>
            <select @change=${(/** @type {Event} */ event) => {
              this._kind = inputOf(event).value;
            }}>
              ${[...texts, SCORM].map(
                ({ name, label }) =>
                  html`<option value=${name} .selected=${name === this._kind}>${label}</option>`,
              )}
            </select>
          </label>
          ${
            isPuzzle
              ? modeChoice(this.#mode, (mode) => {
                  this._mode = mode;
                  this._features = undefined;
                })
              : nothing
          }
          ${
            isPuzzle
              ? html`<fieldset>
                  <legend>${msg("What readers find there")}</legend>
                  <div class="features">${this.#choices.map((feature) => this.#renderFeature(feature))}</div>
                </fieldset>`
              : nothing
          }
          <fieldset>
            <legend>${msg("Colours")}</legend>
            <div class="segments">
              ${THEMES.map((theme) =>
                radio("theme", THEME_LABELS[theme], theme === this._theme, () => {
                  this._theme = theme;
                }),
              )}
            </div>
          </fieldset>
          ${this.#renderLanguage()}
          ${link ? this.#renderResult(snippet) : nothing}
        </div>
      </cicada-dialog>
    `;
  }

  /** @param {Platform | undefined} snippet */
  #renderResult(snippet) {
    return html`
      <div class="platform">
        ${about(snippet ?? SCORM)}
        ${snippet ? snippetField(snippet.text(this.#embedding), MORE) : this.#renderScorm()}
        ${snippet === LINK ? qrCode(this.#embedding.link) : nothing}
      </div>
    `;
  }

  #renderLanguage() {
    return html`
      <fieldset>
        <legend>${msg("Language")}</legend>
        <div class="segments">
          ${LANGUAGE_LABELS.map(([name, label]) =>
            radio("language", label, name === this._language, () => {
              this._language = name;
            }),
          )}
        </div>
      </fieldset>`;
  }

  /** Another exercise was made in the form. @param {CustomEvent<Partial<Subject>>} event */
  #onExercise({ detail }) {
    if (this.subject) this.subject = { ...this.subject, ...detail };
  }

  get #titled() {
    return this._title ?? this.subject?.title ?? "";
  }

  get #passing() {
    return PASS[this.subject?.isPuzzle ? "puzzle" : "exercise"];
  }

  #renderScorm() {
    return html`
      <label class="field">
        <span>${msg("Title")}</span>
        <input type="text" maxlength="100" .value=${this.#titled}
          @input=${(/** @type {Event} */ event) => {
            this._title = inputOf(event).value;
          }} />
      </label>
      <label class="field">
        <span>${msg("Passed from a score of")}</span>
        <span class="quiet">${this.#passing.why}</span>
        <input type="number" min="1" max="100" required .value=${String(this._pass ?? this.#passing.least)}
          @change=${(/** @type {Event} */ event) => this.#choosePass(inputOf(event))} />
      </label>
      <fieldset>
        <legend>${msg("Version of SCORM")}</legend>
        <div class="segments">
          ${STANDARDS.map((standard) =>
            radio("standard", standard, standard === this._standard, () => {
              this._standard = standard;
            }),
          )}
        </div>
      </fieldset>
      <fieldset>
        <legend>${msg("What the file holds")}</legend>
        <div class="features">
          ${radio(
            "whole",
            msg("A frame of this site, which stays up to date (a few kB)"),
            !this._whole,
            () => {
              this._whole = false;
            },
          )}
          ${radio(
            "whole",
            msg(str`The whole site, for use offline or behind a filter (${this.#size})`),
            this._whole,
            () => {
              this._whole = true;
            },
          )}
        </div>
      </fieldset>
      <div class="row">
        <button class="primary" @click=${this.#download}>${msg("Download the package")}</button>
        ${MORE}
      </div>
    `;
  }

  get #size() {
    return this._siteSize ? `${fixed(this._siteSize / 1e6, 1)} MB` : msg("some MB");
  }

  /** @param {import("lit").PropertyValues} changed */
  updated(changed) {
    if (changed.has("_kind") && this._kind === SCORM.name && !this._siteSize) this.#askSize();
  }

  async #askSize() {
    const { siteSize } = await lazy(() => import("./scorm-package.js"));
    this._siteSize = await siteSize().catch(() => 0);
  }

  /** @param {HTMLInputElement} input */
  #choosePass(input) {
    if (input.reportValidity()) this._pass = Math.round(Number(input.value));
    input.value = String(this._pass ?? this.#passing.least);
  }

  /** @param {import("../ui/display.js").Feature} feature */
  #renderFeature(feature) {
    const features = this.#features;
    return html`
      <label>
        <input type="checkbox" .checked=${features.includes(feature)} @change=${() => {
          this._features = this.#choices.filter(
            (other) => features.includes(other) !== (other === feature),
          );
        }} />
        ${FEATURE_LABELS[feature]}
      </label>
    `;
  }

  async #download() {
    const embedding = this.#embedding;
    const { counts, isPuzzle, name } = /** @type {Subject} */ (this.subject);
    const { scormPackage } = await lazy(() => import("./scorm-package.js"));
    try {
      const file = await scormPackage({
        title: this.#titled.trim() || embedding.title,
        language: this._language || language,
        frame: frameAddress(embedding),
        counts,
        kind: isPuzzle ? "puzzle" : "exercise",
        standard: this._standard,
        pass: this._pass ?? this.#passing.least,
        whole: this._whole,
      });
      saveFile(file, `cicada-${name}.zip`);
    } catch {
      toast(msg("The package could not be made; check the connection and try again."));
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

const MORE = html`<a href=${address({ game: TEACHERS.name, id: "" })}>${msg("How all of this works")}</a>`;

customElements.define("cicada-embed", CicadaEmbed);

/** The module is loaded when the dialog is first wanted. */
const dialog = document.body.appendChild(new CicadaEmbed());

/** @param {{ entry: import("../midend/game-entry.js").GameEntry, id: string }} puzzle */
export function embedPuzzle({ entry: { name, title }, id }) {
  // The puzzle's own id: a position's link holds the moves as well.
  const [counts] = id.split(".");
  dialog.show({ name, title: `Cicada ${title}`, page: name, link: id, counts, isPuzzle: true });
}

/** @param {{ name: string, form: unknown }} exercise its form says what the link is */
export function embedExercise({ name, form }) {
  const later = { title: "", link: "", counts: "" };
  dialog.show({ ...later, name, form, page: LAB.name, isPuzzle: false });
}
