/** A link that is passed on: its address to select, and the buttons that copy and share it. */
import { css, html, nothing } from "lit";
import { canShare, copy, share } from "./copy.js";
import { inputOf } from "./events.js";
import { icon } from "./icons.js";
import { msg } from "./language.js";

/**
 * @param {object} link
 * @param {string} link.title
 * @param {string} link.url
 * @param {unknown} [link.more] a further button
 */
export const linkField = ({ title, url, more = nothing }) => html`
  <input class="link" type="text" readonly aria-label=${msg("Link")} .value=${url}
    @focus=${(/** @type {Event} */ event) => inputOf(event).select()} />
  <div class="row">
    ${
      canShare
        ? html`<button class="primary" @click=${() => share({ title, url })}>${icon("share")} ${msg("Share")}</button>`
        : nothing
    }
    <button class=${canShare ? "" : "primary"} @click=${() => copy(url, msg("The link is copied."))}>${msg("Copy link")}</button>
    ${more}
  </div>`;

/**
 * One of the things that can be passed on.
 *
 * @param {string} label
 * @param {boolean} checked
 * @param {() => void} choose
 */
export const linkChoice = (label, checked, choose) => html`
  <label class="choice">
    <input type="radio" name="what" .checked=${checked} @change=${choose} />
    ${label}
  </label>`;

export const linkStyles = css`
  .link {
    width: 100%;
  }

  label.choice {
    display: flex;
    min-height: 44px;
  }
`;
