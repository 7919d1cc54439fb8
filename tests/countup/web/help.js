/** Count up explained, for Help. */
import { html } from "lit";

export default html`
  <p>A number is to be reached. Each step counts up by one or by two, and none may go too far.</p>
  <h3>Keys</h3>
  <p>Tab goes from button to button, Enter or Space presses one.</p>`;
