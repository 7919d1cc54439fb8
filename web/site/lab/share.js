/** The dialog that passes an exercise on: with the program, without it, or as a challenge. */
import { html, LitElement, nothing } from "lit";
import { dialogOf } from "../../ui/dialog.js";
import { msg, str } from "../../ui/language.js";
import { linkChoice, linkField, linkStyles } from "../../ui/link-field.js";
import { fixed } from "../../ui/numbers.js";
import { shared } from "../../ui/styles.js";

/**
 * @typedef {object} Subject
 * @property {string} title
 * @property {string} code
 * @property {number | null} average of the last run
 * @property {(more: { code?: string, title?: string, goal?: string }) => Promise<string>} linkWith
 *   the address of the exercise with something in it
 * @property {(() => void) | undefined} course puts it into a course page
 */
/** @typedef {"exercise" | "code" | "challenge"} What */

class CicadaLabShare extends LitElement {
  static properties = {
    subject: { attribute: false },
    _what: { state: true },
    _link: { state: true },
    _problem: { state: true },
  };

  static styles = [shared, linkStyles];

  constructor() {
    super();
    /** @type {Subject | undefined} */
    this.subject = undefined;
    /** @type {What} */
    this._what = "exercise";
    this._link = "";
    this._problem = "";
  }

  async show() {
    await this.#choose("exercise");
    await this.updateComplete;
    dialogOf(this).show();
  }

  /** @param {What} what */
  async #choose(what) {
    const { subject } = this;
    if (!subject) return;
    this._what = what;
    this._link = "";
    this._problem = "";
    const { code, average, linkWith } = subject;
    const more = {
      exercise: {},
      code: { code },
      challenge: average === null ? {} : challenge(average),
    }[what];
    try {
      const link = await linkWith(more);
      if (this._what === what) this._link = link;
    } catch (error) {
      if (this._what === what) this._problem = /** @type {Error} */ (error).message;
    }
  }

  render() {
    const { subject } = this;
    if (!subject) return nothing;
    return html`
      <cicada-dialog heading=${msg("Share")}>
        <div class="stack">
          <fieldset>
            <legend>${msg("What")}</legend>
            ${this.#renderChoice("exercise", msg("The exercise, without your program"))}
            ${this.#renderChoice("code", msg("The exercise with your program, to hand in or to show"))}
            ${
              subject.average === null
                ? nothing
                : this.#renderChoice(
                    "challenge",
                    msg(str`A challenge: beat ${fixed(subject.average, 3)} on average`),
                  )
            }
          </fieldset>
          ${this._problem ? html`<p class="warning" role="alert">${this._problem}</p>` : nothing}
          ${this._link ? this.#renderLink(subject.title) : nothing}
          ${
            subject.course
              ? html`<div class="row"><button @click=${subject.course}>${msg("Put it into a course page…")}</button></div>`
              : nothing
          }
        </div>
      </cicada-dialog>`;
  }

  /** @param {What} what @param {string} label */
  #renderChoice(what, label) {
    return linkChoice(label, this._what === what, () => this.#choose(what));
  }

  /** @param {string} title */
  #renderLink(title) {
    return html`
      ${linkField({ title, url: this._link })}
      ${
        this._what === "code"
          ? html`<p class="quiet">${msg("Whoever opens it sees your program; it runs when they press Run.")}</p>`
          : nothing
      }`;
  }
}

/** @param {number} average */
const challenge = (average) => ({
  title: msg(str`${fixed(average, 3)} on average: beat it.`),
  goal: (Math.ceil(average * 1000 - 1) / 1000).toFixed(3),
});

customElements.define("cicada-lab-share", CicadaLabShare);

/** The module is loaded when the dialog is first wanted. */
const dialog = document.body.appendChild(new CicadaLabShare());

/** @param {Subject} subject */
export function shareLab(subject) {
  dialog.subject = subject;
  dialog.show();
}
