/** Where the program is written: CodeMirror, or a plain text area until it is there and if it cannot be. */
import { css, html, LitElement, nothing } from "lit";
import { NARROW } from "../../ui/breakpoints.js";
import { required } from "../../ui/events.js";
import { msg } from "../../ui/language.js";
import { shared } from "../../ui/styles.js";

/** @typedef {{ row: number, column: number, sentence: string }} Warning */

const LABEL = msg("Program");

/** Keys that a phone hides behind others. */
const KEYS = ["⇥", "(", ")", "[", "]", ":", "=", '"', "_", ",", ".", "+", "-", "<", ">", "{", "}"];

/**
 * @fires {Event} edit the text was changed by hand
 * @fires {Event} run Ctrl Enter was pressed
 */
export class CicadaEditor extends LitElement {
  static properties = { names: { attribute: false }, _loaded: { state: true } };

  static styles = [
    shared,
    css`
      :host {
        display: grid;
        grid-template-rows: minmax(0, 1fr) auto;
        min-height: 0;
        overflow: hidden;
        border: 1px solid var(--control);
        border-radius: var(--radius);
        background: var(--raised);
        font-size: var(--text-small);
      }

      :host(:focus-within) {
        border-color: var(--accent);
        box-shadow: 0 0 0 1px var(--accent);
      }

      .place {
        min-width: 0;
        min-height: 0;
      }

      textarea {
        width: 100%;
        height: 100%;
        padding: 12px;
        border: 0;
        border-radius: 0;
        outline: none;
        background: none;
        font: var(--text-small) / 1.6 var(--mono);
        white-space: pre;
        resize: none;
        tab-size: 4;
      }

      .keys {
        display: none;
        gap: 4px;
        padding: 4px;
        overflow-x: auto;
        border-top: 1px solid var(--line);
      }

      .keys button {
        min-width: 40px;
        min-height: 40px;
        padding: 0;
        border-color: var(--line);
        font: var(--text) / 1 var(--mono);
      }

      @media ${NARROW} {
        .keys {
          display: flex;
        }

        /* A phone enlarges a page whose text is smaller when one begins to write. */
        .place,
        textarea {
          font-size: 16px;
        }
      }
    `,
  ];

  /** @type {ReturnType<typeof import("./codemirror.js").makeEditor> | undefined} */
  #editor;
  #text = "";
  /** A change that this element makes itself is not one by hand. */
  #setting = false;

  constructor() {
    super();
    /** Names that a program finds defined. @type {string[]} */
    this.names = required();
    this._loaded = false;
  }

  get value() {
    return this.#editor?.text ?? this.#text;
  }

  set value(text) {
    this.#text = text;
    this.#setting = true;
    if (this.#editor && this.#editor.text !== text) this.#editor.text = text;
    this.#setting = false;
    this.requestUpdate();
  }

  async firstUpdated() {
    const area = /** @type {HTMLTextAreaElement} */ (this.renderRoot.querySelector("textarea"));
    try {
      const { makeEditor } = await import("./codemirror.js");
      const focused = this.shadowRoot?.activeElement === area;
      this.#editor = makeEditor({
        parent: /** @type {Element} */ (this.renderRoot.querySelector(".place")),
        root: /** @type {ShadowRoot} */ (this.renderRoot),
        text: this.#text,
        label: LABEL,
        names: this.names,
        onChange: () => this.#onChange(),
        onRun: () => this.dispatchEvent(new Event("run")),
      });
      this._loaded = true;
      if (focused) this.#editor.focus();
    } catch {
      // The text area stays: one can write and run without colours.
    }
  }

  focus() {
    if (this.#editor) this.#editor.focus();
    else this.#area?.focus();
  }

  /** Mark a line, from 1; 0: none. @param {number} row */
  mark(row) {
    if (this.#editor) {
      this.#editor.mark(row);
      return;
    }
    const area = this.#area;
    if (!area || row < 1) return;
    const lines = area.value.split("\n");
    const start = lines.slice(0, row - 1).join("\n").length + (row > 1 ? 1 : 0);
    area.setSelectionRange(start, start + (lines[row - 1]?.length ?? 0));
  }

  /** @param {Warning[]} found */
  warn(found) {
    this.#editor?.warn(found);
  }

  get #area() {
    return this.renderRoot.querySelector("textarea");
  }

  #onChange() {
    this.#text = this.value;
    if (!this.#setting) this.dispatchEvent(new Event("edit"));
  }

  render() {
    return html`
      <div class="place">
        ${
          this._loaded
            ? nothing
            : html`<textarea aria-label=${LABEL} spellcheck="false" autocapitalize="off"
                .value=${this.#text} @input=${this.#onInput} @keydown=${this.#onKey}></textarea>`
        }
      </div>
      <div class="keys" role="toolbar" aria-label=${msg("Keys")}>
        ${KEYS.map(
          (key) => html`<button tabindex="-1" aria-label=${key === "⇥" ? msg("Indent") : key}
            @mousedown=${(/** @type {Event} */ event) => event.preventDefault()}
            @click=${() => this.#type(key === "⇥" ? "    " : key)}>${key}</button>`,
        )}
      </div>
    `;
  }

  /** @param {Event} event */
  #onInput({ currentTarget }) {
    this.#text = /** @type {HTMLTextAreaElement} */ (currentTarget).value;
    this.dispatchEvent(new Event("edit"));
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    this.dispatchEvent(new Event("run"));
  }

  /** @param {string} text */
  #type(text) {
    if (this.#editor) {
      this.#editor.insert(text);
      return;
    }
    const area = this.#area;
    if (!area) return;
    area.setRangeText(text, area.selectionStart, area.selectionEnd, "end");
    area.focus();
    area.dispatchEvent(new Event("input"));
  }
}

customElements.define("cicada-editor", CicadaEditor);
