/** A field on which balls are put, and the proof that it is lost. */
import { html } from "lit";
import "../../games/shot/board.js";
import { msg } from "../../ui/language.js";
import { fieldStyles, Part } from "./part.js";

/** @typedef {import("../../games/shot/motion.js").Cell} Cell */
/** @typedef {import("../../python/contract.js").shot.Outlook} Outlook */

const FIELD = Array.from({ length: 9 }, () => Array(7).fill(" "));

class LostBoardPart extends Part {
  static properties = { ...Part.properties, _balls: { state: true }, _outlook: { state: true } };

  static styles = fieldStyles;

  constructor() {
    super();
    /** @type {Cell[]} */
    this._balls = [
      [1, 0],
      [3, 0],
      [3, 3],
      [5, 6],
      [5, 8],
    ];
    /** @type {Outlook | undefined} */
    this._outlook = undefined;
  }

  firstUpdated() {
    this.#ask();
  }

  /** @param {Cell[]} [balls] */
  async #ask(balls = this._balls) {
    this._balls = balls;
    this._outlook = undefined;
    const rows = FIELD.map((row) => [...row]);
    for (const [x, y] of balls) rows[y][x] = "#";
    const board = rows.map((row) => row.join("")).join("\n");
    const outlook = await this.ask(async (python) => {
      const { id } = await python.ask({ do: "new", game: "shot", parameters: { board }, seed: "" });
      return python.ask({ do: "ask", game: "shot", id, moves: [], question: "alive" });
    });
    if (outlook) this._outlook = outlook;
  }

  /** @param {Cell} cell */
  #toggle(cell) {
    const others = this._balls.filter((ball) => String(ball) !== String(cell));
    this.#ask(others.length < this._balls.length ? others : [...others, cell]);
  }

  render() {
    const { proof, solvable, sentence = "" } = this._outlook ?? {};
    return html`
      <p class="quiet">${msg("Press a cell to put a ball there or to take it away; with the arrow keys and Enter from the keyboard.")}</p>
      <cicada-shot-board editing .balls=${this._balls} .proof=${proof ?? undefined} ?lost=${solvable === false}
        @toggle=${(/** @type {CustomEvent<Cell>} */ { detail }) => this.#toggle(detail)}></cicada-shot-board>
      ${this.says([sentence, proof?.sentence].filter(Boolean).join(" "))}
      <div class="row"><button @click=${() => this.#ask([])}>${msg("Take all away")}</button></div>`;
  }
}

customElements.define("cicada-how-lost-board", LostBoardPart);
