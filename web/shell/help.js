/** Help: what the game that is open says of itself; without one, what Cicada is. */
import { html, LitElement } from "lit";
import { dialogOf } from "../ui/dialog.js";
import { shared } from "../ui/styles.js";
import { TEACHERS } from "./pages.js";
import { address, REFERENCE, root } from "./router.js";

const ABOUT = html`
  <p>Puzzle games, and a Python program that plays them perfectly, inside your browser. You can play,
    ask for a hint that explains itself, or have Python play.</p>
  <p>Nothing about you leaves this page: there is no server and no account.</p>
  <p>For your own course: <a href=${address({ game: TEACHERS.name, id: "" })}>puzzles for teachers</a>.</p>
  <p>For your own programs and notebooks: <a href=${REFERENCE}>the Python package</a>.</p>
  <p class="quiet">Made with Python, Pyodide, Lit and others:
    <a href=${new URL("licences.txt", root).href} target="_blank">their licences</a>.</p>`;

export class CicadaHelp extends LitElement {
  static properties = { entry: { attribute: false } };
  static styles = shared;

  constructor() {
    super();
    /** @type {import("../games/game-entry.js").GameEntry | undefined} the game that is open */
    this.entry = undefined;
  }

  show() {
    dialogOf(this).show();
  }

  render() {
    const { entry } = this;
    const heading = entry ? `How ${entry.title} is played` : "About Cicada";
    return html`<cicada-dialog heading=${heading}>
      <div class="stack">${entry?.help ?? ABOUT}<p class="quiet">Cicada ${VERSION}</p></div>
    </cicada-dialog>`;
  }
}

customElements.define("cicada-help", CicadaHelp);
