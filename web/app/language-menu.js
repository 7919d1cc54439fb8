/** The header's choice of language: each in its own words. */
import { css, html, LitElement } from "lit";
import { icon } from "../ui/icons.js";
import { LANGUAGES, language, msg, str } from "../ui/language.js";
import { shared } from "../ui/styles.js";

class LanguageMenu extends LitElement {
  static styles = [
    shared,
    css`
      :host {
        display: inline-block;
      }

      /* Under its button, which stands at the end of the header. */
      div {
        inset: 48px var(--step) auto auto;
        margin: 0;
        padding: var(--step);
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--raised);
        box-shadow: var(--shadow);
      }

      div button {
        display: flex;
        justify-content: start;
        width: 100%;
        min-width: 9rem;
      }

      [aria-current="true"] {
        color: var(--accent);
      }
    `,
  ];

  render() {
    const label = msg(str`Language: ${LANGUAGES[language]}`);
    return html`
      <button class="plain" part="button" popovertarget="languages" aria-label=${label} title=${label}>
        ${icon("language")}
      </button>
      <div id="languages" popover>
        ${Object.entries(LANGUAGES).map(
          ([name, own]) => html`
            <button class="plain" lang=${name} aria-current=${name === language}
              @click=${() => this.#choose(name)}>${own}</button>`,
        )}
      </div>
    `;
  }

  /** @param {string} name */
  #choose(name) {
    /** @type {HTMLElement} */ (this.renderRoot.querySelector("[popover]")).hidePopover();
    if (name !== language) this.dispatchEvent(new CustomEvent("choose", { detail: name }));
  }
}

customElements.define("cicada-language-menu", LanguageMenu);
