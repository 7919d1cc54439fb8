/** Help: what the game that is open says of itself; without one, what Cicada is. */
import { css, html, LitElement, nothing } from "lit";
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

/** The words that every game uses, each in one sense only. */
const TERMS = html`
  <h3>The puzzle of the day</h3>
  <p>The same one for everybody, from the front page. Share tells others how you did, without giving
    it away.</p>
  <details>
    <summary>Words</summary>
    <dl class="terms">
      <dt>Left</dt><dd>what still fits every answer: codes, or possible sets of pieces.</dd>
      <dt>To be expected</dt><dd>the average over everything that is left.</dd>
      <dt>Best</dt><dd>proven where the page says so; elsewhere the best that is known.</dd>
      <dt>Skill</dt><dd>what a guess was worth before its answer, beside the best one.</dd>
      <dt>Luck</dt><dd>how much more, or less, its answer told than was to be expected.</dd>
      <dt>Help</dt><dd>hints, lists, checks and reviews before the end: each costs ten points.</dd>
    </dl>
  </details>`;

export class CicadaHelp extends LitElement {
  static properties = {
    entry: { attribute: false },
    view: { attribute: false },
    _wanted: { state: true },
  };
  static styles = [
    shared,
    css`
      .terms {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: 4px calc(2 * var(--step));
        margin: 0;
      }

      dt {
        font-weight: 600;
      }

      dd {
        margin: 0;
      }

      .strip {
        height: 1.2em;
        vertical-align: -0.25em;
      }

      .icon {
        vertical-align: -0.3em;
      }

      .stack {
        gap: calc(1.5 * var(--step));
      }

      h3 {
        margin-top: var(--step);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("../games/game-entry.js").GameEntry | undefined} the game that is open */
    this.entry = undefined;
    /** Its view. @type {import("../midend/game-element.js").GameElement | undefined} */
    this.view = undefined;
    /** Whether it has been asked for: nothing is made before. */
    this._wanted = false;
  }

  show() {
    this._wanted = true;
    dialogOf(this).show();
  }

  render() {
    const { entry, view } = this;
    const heading = entry ? `How ${entry.title} is played` : "About Cicada";
    return html`<cicada-dialog heading=${heading}>
      <div class="stack">
        ${!this._wanted ? nothing : entry ? html`${view?.renderExample()} ${entry.help} ${TERMS}` : ABOUT}
        <p class="quiet">Cicada ${VERSION}</p></div>
    </cicada-dialog>`;
  }
}

customElements.define("cicada-help", CicadaHelp);
