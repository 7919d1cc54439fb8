/** Help: the rules of the game that is open, and the keys. */
import { html, LitElement } from "lit";
import { dialogOf } from "../ui/dialog.js";
import { shared } from "../ui/styles.js";
import { address, root } from "./router.js";

/** @type {Record<string, { title: string, text: import("lit").TemplateResult }>} */
const TEXTS = {
  "": {
    title: "About Cicada",
    text: html`
      <p>Three puzzle games, and a Python program that plays them perfectly, inside your browser.
        You can play, ask for a hint that explains itself, or have Python play.</p>
      <p>Nothing about you leaves this page: there is no server and no account.</p>
      <p>For your own course: <a href=${address({ game: "teachers", id: "" })}>puzzles for teachers</a>.</p>
      <p class="quiet">Made with Python, Pyodide, Lit and others:
        <a href=${new URL("licences.txt", root).href} target="_blank">their licences</a>.
        This is version ${VERSION}.</p>
    `,
  },
  mastermind: {
    title: "How Mastermind is played",
    text: html`
      <p>A code of coloured pegs is hidden. Guess it. Each answer tells two numbers:</p>
      <p><strong>Black</strong>: pegs of the right colour in the right place.<br />
        <strong>White</strong>: further pegs of a right colour, but in the wrong place. Each peg of
        the code counts at most once.</p>
      <p>The bar behind a row shows how many codes were still possible after it.</p>
      <h3>Keys</h3>
      <p>Digits (and A, B, C) set a peg, the arrow keys choose a place, Backspace takes a peg back,
        Enter guesses. Ctrl+Z undoes, Ctrl+Y redoes.</p>
    `,
  },
  chessguess: {
    title: "How ChessGuess is played",
    text: html`
      <p>Some pieces out of one chess set are hidden, at most as many as the size says; it may be
        none. Name any pieces, in any order, even a set that cannot exist. Each answer tells three
        numbers:</p>
      <p><strong>Pieces</strong>: exactly right.<br />
        <strong>Kinds</strong>: right kind, wrong colour.<br />
        <strong>Colours</strong>: right colour, wrong kind.</p>
      <p>A piece that is exactly right counts nowhere else; one that is not may count once as a kind
        and once as a colour.</p>
      <h3>Keys</h3>
      <p>K, Q, R, B, N, P add a white piece, with Shift a black one. The arrow keys walk over the
        set, Space picks. Backspace takes the last one back, Enter guesses.</p>
    `,
  },
  shot: {
    title: "How Shot is played",
    text: html`
      <p>Shoot balls at each other until one is left. A ball flies up, down, left or right until it
        hits another; there it stops, and the ball that was hit rolls on the same way, perhaps over
        the edge, perhaps into the next one.</p>
      <p>A shot must hit a ball, and not one in the cell next to it.</p>
      <h3>Keys</h3>
      <p>The arrow keys move over the board. Enter or Space takes hold of a ball; then an arrow key
        shoots it. Escape lets go.</p>
    `,
  },
};

export class CicadaHelp extends LitElement {
  static properties = { game: {} };
  static styles = shared;

  constructor() {
    super();
    this.game = "";
  }

  show() {
    dialogOf(this).show();
  }

  render() {
    const { title, text } = TEXTS[this.game] ?? TEXTS[""];
    return html`<cicada-dialog heading=${title}><div class="stack">${text}</div></cicada-dialog>`;
  }
}

customElements.define("cicada-help", CicadaHelp);
