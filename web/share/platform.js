/** A kind of course page, as the dialog and the page for teachers show it: what its site needs once, the snippet. */
import { css, html, nothing } from "lit";
import { copy } from "../ui/copy.js";
import { inputOf } from "../ui/events.js";
import { msg } from "../ui/language.js";
import { embedFile } from "./snippets.js";

/** @typedef {import("./snippets.js").Platform} Platform */
/** @typedef {import("./snippets.js").Step} Step */

export const platformStyles = css`
  .platform,
  .once {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(1.5 * var(--step));
  }

  .platform {
    padding-bottom: calc(2 * var(--step));
  }

  .once {
    padding-left: calc(3 * var(--step));
    list-style: decimal;
  }

  .once pre {
    margin-top: calc(var(--step) / 2);
  }
`;

/** @param {Step} step */
function step({ sentence, file, text }) {
  const [before, after] = file ? sentence.split(file) : [sentence, ""];
  return html`
    <li>
      ${before}${file ? html`<a href=${embedFile(file)} download=${file}>${file}</a>${after}` : nothing}
      ${text ? html`<pre tabindex="0">${text}</pre>` : nothing}
    </li>
  `;
}

/** What it is for, and what its site needs once. @param {Pick<Platform, "why" | "once">} platform */
export const about = ({ why, once }) => html`
  <p class="quiet">${why}</p>
  ${once.length ? html`<p>${msg("Once per site:")}</p><ol class="once">${once.map(step)}</ol>` : html`<p>${msg("Once per site: nothing.")}</p>`}
`;

/** @param {string} text @param {unknown} [more] beside the button */
export const snippetField = (text, more) => html`
  <textarea class="code" readonly spellcheck="false" aria-label=${msg("Snippet")} .value=${text}
    @focus=${(/** @type {Event} */ event) => inputOf(event).select()}></textarea>
  <div class="row">
    <button class="primary" @click=${() => copy(text, msg("The snippet is copied."))}>${msg("Copy")}</button>
    ${more}
  </div>
`;

/** All of it, to open. @param {Platform} platform @param {import("./snippets.js").Embedding} example */
export const platformDetails = (platform, example) => html`
  <details name="platform" id=${platform.name}>
    <summary>${platform.label}</summary>
    <div class="platform">
      ${about(platform)}
      <p>${msg("For each puzzle:")}</p>
      ${snippetField(platform.text(example))}
    </div>
  </details>
`;
