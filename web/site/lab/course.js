/** The form that makes an exercise of a class: what a link of the lab says besides the exercise. */
import { css, html, LitElement, nothing } from "lit";
import {
  FINDING,
  MAX_LIMIT,
  MAX_PROGRAM_LENGTH,
  MAX_TITLE_LENGTH,
} from "../../python/constants.js";
import { inputOf } from "../../ui/events.js";
import { msg } from "../../ui/language.js";
import { shared } from "../../ui/styles.js";

/** @typedef {import("../../python/contract.js").lab.Exercise} Exercise */
/** @typedef {import("../../python/contract.js").lab.Shared} Shared */
/**
 * @typedef {object} Subject
 * @property {Exercise} exercise
 * @property {Shared | undefined} shown what the page's own link says
 * @property {string} code what stands in the editor
 * @property {(options: Record<string, string>) => Promise<string>} encode the link of such options
 */
/** What is written, as links have it (cicada.lab.link). */
const FIELDS = /** @type {const} */ ([
  "title",
  "task",
  "goal",
  "limit",
  "finding",
  "full",
  "zero",
  "cases",
  "forbid",
]);
/** @typedef {typeof FIELDS[number]} Field */
/**
 * @typedef {object} Made What is told of an exercise whenever it is another one.
 * @property {string} title
 * @property {string} link the URL fragment of its address; "" while it cannot be made
 * @property {string} counts the same without the program to begin with: what a run is told to be of
 */

/** What a result may leave out, as links have it (cicada.lab.link), and what it is called. */
const PARTS = {
  "-compare": msg("The classics beside it"),
  "-optimum": msg("The best play known"),
  "-where": msg("Where it loses guesses to that play"),
  "-marks": msg("The marks"),
};

/** @fires {CustomEvent<Made>} exercise */
class CicadaExerciseForm extends LitElement {
  static properties = {
    subject: { attribute: false },
    _given: { state: true },
    _hidden: { state: true },
    _own: { state: true },
    _problem: { state: true },
  };

  static styles = [
    shared,
    css`
      label.field {
        display: grid;
        gap: calc(var(--step) / 2);
      }

      textarea {
        width: 100%;
        min-height: 7rem;
        padding: calc(1.5 * var(--step));
        font: var(--text-small) / 1.5 var(--sans);
        resize: vertical;
      }

      input[type="text"] {
        width: 100%;
      }

      input[type="number"] {
        width: 9rem;
      }

      .beside {
        display: flex;
        flex-wrap: wrap;
        gap: calc(2 * var(--step)) calc(4 * var(--step));
      }

      .choices {
        display: grid;
      }

      .choices label {
        min-height: 40px;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Subject | undefined} */
    this.subject = undefined;
    /** What is otherwise than in the exercise; "" where it is not. @type {Record<Field, string>} */
    this._given = fieldsOf();
    /** @type {string[]} */
    this._hidden = [];
    /** Whether the class begins with what stands in the editor. */
    this._own = false;
    this._problem = "";
  }

  /** @param {import("lit").PropertyValues} changed */
  willUpdate(changed) {
    const { subject } = this;
    if (!changed.has("subject") || !subject) return;
    this._given = fieldsOf(subject.shown);
    this._hidden = (subject.shown?.show ?? "").split(/\s+/).filter((part) => part in PARTS);
    this._own = subject.code.trim() !== subject.exercise.starter.trim();
    this.#make();
  }

  async #make() {
    const { subject, _given, _hidden, _own } = this;
    if (!subject) return;
    const { exercise, code, encode } = subject;
    const given = Object.fromEntries(Object.entries(_given).filter(([, value]) => value.trim()));
    const options = { exercise: exercise.name, ...given, show: _hidden.join(" ") };
    const title = _given.title.trim() || exercise.title;
    /** @type {Made} */
    let made = { title, link: "", counts: "" };
    let problem = "";
    try {
      const counts = await encode(options);
      made = { title, counts, link: _own ? await encode({ ...options, code }) : counts };
    } catch (reason) {
      problem = /** @type {Error} */ (reason).message;
    }
    if (this._given !== _given || this._hidden !== _hidden || this._own !== _own) return;
    this._problem = problem;
    this.dispatchEvent(
      new CustomEvent("exercise", { detail: made, bubbles: true, composed: true }),
    );
  }

  render() {
    const { subject } = this;
    if (!subject) return nothing;
    const { exercise } = subject;
    const { guessed } = exercise; // with an average, and good play to compare with
    return html`
      <div class="stack">
        ${this.#renderText("title", msg("Title"), exercise.title, MAX_TITLE_LENGTH)}
        <label class="field">
          <span>${msg("Task")} <span class="quiet">${msg("in place of the exercise’s own, if you write one")}</span></span>
          <textarea maxlength=${MAX_PROGRAM_LENGTH} placeholder=${exercise.task} .value=${this._given.task}
            @input=${(/** @type {Event} */ event) => this.#give("task", event)}></textarea>
        </label>
        <div class="beside">
          ${
            guessed
              ? this.#renderNumber(
                  "goal",
                  msg("Goal, guesses on average"),
                  exercise.goal,
                  1,
                  100,
                  0.001,
                )
              : nothing
          }
          ${this.#renderNumber("limit", msg("Seconds for one answer"), exercise.limit, 1, MAX_LIMIT, 1)}
        </div>
        ${guessed ? this.#renderMarks() : nothing}
        ${exercise.kind === "functions" ? this.#renderCases(exercise) : nothing}
        <div class="choices">
          <label><input type="checkbox" .checked=${Boolean(this._given.forbid)}
            @change=${(/** @type {Event} */ event) => {
              this._given = { ...this._given, forbid: inputOf(event).checked ? "cicada" : "" };
              this.#make();
            }} />${msg("Programs may not import cicada, which plays by itself")}</label>
        </div>
        <fieldset>
          <legend>${msg("Students begin with")}</legend>
          <div class="choices">
            ${this.#renderStart(false, msg("The exercise’s own starter code"))}
            ${this.#renderStart(true, msg("What stands in the editor now"))}
          </div>
        </fieldset>
        ${guessed ? this.#renderShown() : nothing}
        ${this._problem ? html`<p class="warning" role="alert">${this._problem}</p>` : nothing}
      </div>`;
  }

  #renderMarks() {
    return html`
      <fieldset>
        <legend>${msg("Points")}</legend>
        <div class="beside">
          ${this.#renderNumber("finding", msg("of 100 for finding every secret"), FINDING, 0, 100, 0.5)}
          ${this.#renderNumber("full", msg("The average that gives all others"), null, 1, 100, 0.001, msg("best play"))}
          ${this.#renderNumber("zero", msg("The average that gives none of them"), null, 1, 100, 0.001, msg("at random"))}
        </div>
      </fieldset>`;
  }

  /** @param {Exercise} exercise */
  #renderCases({ tests: [first] }) {
    return html`
      <label class="field">
        <span>${msg("Further cases")} <span class="quiet">${msg("one a line, beside those drawn")}</span></span>
        <textarea class="code" maxlength=${MAX_PROGRAM_LENGTH} spellcheck="false" .value=${this._given.cases}
          placeholder=${`${first.call.replaceAll("'", '"')} == ${first.expected}`}
          @input=${(/** @type {Event} */ event) => this.#give("cases", event)}></textarea>
      </label>`;
  }

  /** @param {Field} field @param {string} label @param {string} own @param {number} longest */
  #renderText(field, label, own, longest) {
    return html`
      <label class="field">
        <span>${label}</span>
        <input type="text" maxlength=${longest} placeholder=${own} .value=${this._given[field]}
          @input=${(/** @type {Event} */ event) => this.#give(field, event)} />
      </label>`;
  }

  /**
   * @param {Field} field
   * @param {string} label
   * @param {number | null} own
   * @param {number} least
   * @param {number} most
   * @param {number} step
   * @param {string} none what stands there where nothing is written
   */
  #renderNumber(field, label, own, least, most, step, none = msg("none")) {
    return html`
      <label class="field">
        <span>${label}</span>
        <input type="number" min=${least} max=${most} step=${step} placeholder=${own ?? none}
          .value=${this._given[field]}
          @input=${(/** @type {Event} */ event) => this.#give(field, event)} />
      </label>`;
  }

  /** @param {boolean} own @param {string} label */
  #renderStart(own, label) {
    return html`
      <label><input type="radio" name="start" .checked=${this._own === own} @change=${() => {
        this._own = own;
        this.#make();
      }} />${label}</label>`;
  }

  #renderShown() {
    return html`
      <fieldset>
        <legend>${msg("What a result shows")}</legend>
        <div class="choices">
          ${Object.entries(PARTS).map(
            ([part, label]) => html`
              <label><input type="checkbox" .checked=${!this._hidden.includes(part)}
                ?disabled=${part === "-where" && this._hidden.includes("-optimum")} @change=${() => {
                  this._hidden = Object.keys(PARTS).filter(
                    (other) => this._hidden.includes(other) !== (other === part),
                  );
                  this.#make();
                }} />${label}</label>`,
          )}
        </div>
      </fieldset>`;
  }

  /** @param {Field} field @param {Event} event */
  #give(field, event) {
    this._given = { ...this._given, [field]: inputOf(event).value };
    this.#make();
  }
}

/** What a link says, "" where it does not. @param {Shared} [shown] @returns {Record<Field, string>} */
const fieldsOf = (shown) =>
  /** @type {Record<Field, string>} */ (
    Object.fromEntries(FIELDS.map((field) => [field, shown?.[field] ?? ""]))
  );

customElements.define("cicada-exercise-form", CicadaExerciseForm);

/** @param {Subject} subject */
export const exerciseForm = (subject) =>
  html`<cicada-exercise-form .subject=${subject}></cicada-exercise-form>`;
