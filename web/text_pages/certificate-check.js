/** The check of a certificate by Python in this page: how far it is, a way to stop it, and what follows. */
import { css, html, LitElement, nothing } from "lit";
import { askPage } from "../python/ask-page.js";
import { required } from "../ui/events.js";
import { gauge, gaugeStyles } from "../ui/gauge.js";
import { msg, str } from "../ui/language.js";
import { fixed, number } from "../ui/numbers.js";
import { shared } from "../ui/styles.js";

/** @typedef {import("../python/contract.js").certificates.Checked} Checked */
/** @typedef {import("../python/contract.js").certificates.Progress} Progress */

class CertificateCheck extends LitElement {
  static properties = {
    python: { attribute: false },
    /** The name of the certificate. */
    about: {},
    _asking: { state: true },
    _progress: { state: true },
    _says: { state: true },
    _isWarning: { state: true },
  };

  static styles = [
    shared,
    gaugeStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--step);
      }

      .says {
        flex: 1 1 18rem;
      }

      .measure > :last-child {
        min-height: 1.5em;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("../python/client.js").Python} */
    this.python = required();
    this.about = "";
    /** Stops the check that is under way. @type {AbortController | undefined} */
    this._asking = undefined;
    /** @type {Progress | undefined} */
    this._progress = undefined;
    this._says = "";
    this._isWarning = false;
  }

  /** What was pressed for the part to come is gone, so its own button takes the focus. */
  firstUpdated() {
    this.#check();
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.matches(":disabled"))
      this.renderRoot.querySelector("button")?.focus();
  }

  async #check() {
    const asking = new AbortController();
    const { signal } = asking;
    this._asking = asking;
    this._progress = undefined;
    this.#say("");
    let began = 0; // Python may have to start before
    const onNote = (/** @type {unknown} */ note) => {
      began ||= performance.now();
      this._progress = /** @type {Progress} */ (note);
    };
    try {
      const options = { name: this.about };
      const checked = await askPage(this.python, "certificates", "check", options, {
        onNote,
        signal,
      });
      const seconds = fixed((performance.now() - began) / 1000, 1);
      if (checked.holds)
        this.#say(`${checked.sentence} ${msg(str`Checked in ${seconds} s by this page.`)}`);
      else this.#say(checked.sentence, true);
    } catch (error) {
      if (signal.aborted) this.#say(msg("Stopped."));
      else this.#say(/** @type {Error} */ (error).message, true);
    } finally {
      this._asking = undefined;
    }
  }

  /** @param {string} sentence @param {boolean} [isWarning] */
  #say(sentence, isWarning = false) {
    this._says = sentence;
    this._isWarning = isWarning;
  }

  /** Python may have to start, or checks another one before. */
  get #state() {
    return this._progress ? msg("Python is working it out…") : msg("Waiting for Python…");
  }

  /** One button does both, so that it keeps the focus. */
  #press = () => {
    if (this._asking) this._asking.abort();
    else this.#check();
  };

  render() {
    return html`${this.#renderProgress()}<div class="row">
      <p class="says ${this._isWarning ? "warning" : ""}" role="status">${this._says || this.#state}</p>
      <button class="small" @click=${this.#press}>${this._asking ? msg("Stop") : msg("Check again")}</button>
    </div>`;
  }

  /** How far it came stays to be seen. */
  #renderProgress() {
    const { checked, claims } = this._progress ?? { checked: 0, claims: 0 };
    const text = claims ? msg(str`${number(checked)} of ${number(claims)}`) : nothing;
    return gauge({ name: msg("Claims checked"), share: claims && checked / claims, text });
  }
}

customElements.define("cicada-certificates-check", CertificateCheck);
