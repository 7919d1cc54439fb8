/** Count up explained, for Help. */
import { html } from "lit";
import { msg } from "../../ui/language.js";

export default html`
  <p>${msg("A number is to be reached. Each step counts up by one or by two, and none may go too far.")}</p>
  <h3>${msg("Keys")}</h3>
  <p>${msg("Tab goes from button to button, Enter or Space presses one.")}</p>`;
