/** Where notes are made, below the row being filled. */
import { html, nothing } from "lit";
import { icon } from "../../ui/icons.js";
import { msg } from "../../ui/language.js";
import { NO_NOTES } from "./notes.js";

/** The button that begins and ends them. @param {import("./game.js").MastermindGame} game */
export const renderNotesToggle = (game) => html`
  <button class="plain note" aria-label=${msg("Notes")} title=${msg("Colours that are out, places that are sure")}
    aria-pressed=${game.noting} @click=${() => game.setNoting(!game.noting)}>${icon("edit")}<span class="label">${msg("Notes")}</span></button>`;

/**
 * In the place of the buttons, while notes are made.
 *
 * @param {import("./game.js").MastermindGame} game
 * @param {unknown} fill the button that fills the rest
 */
export function renderNotesFoot(game, fill) {
  const none = !game.notes.out && !game.notes.sure;
  return html`
    <div class="noting">
      <p class="quiet">${msg("Press a colour that is out, or a peg of your row that is sure: it stays in the next row.")}</p>
      <div class="actions">
        ${fill}
        ${none ? nothing : html`<button @click=${() => game.setNotes(NO_NOTES)}>${msg("Clear")}</button>`}
        <button class="primary" @click=${() => game.setNoting(false)}>${msg("Done")}</button>
      </div>
    </div>`;
}
