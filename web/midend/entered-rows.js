/** Rows that were entered are changed: another answer, another move, or none. */

/** @typedef {import("./guessing-types.js").GuessingName} GuessingName */
/** @typedef {import("../python/contract.js").guessing.Correction} Correction */

/** The guess of a move, which has its answer in an open game. @param {string} move */
const guessOf = (move) => move.split(":")[0];

/** @template {GuessingName} Name */
export class EnteredRows {
  #game;

  /** @param {{ session: import("./session.js").Session<Name>, tell: (problem: string) => void }} game a `GuessingGame` */
  constructor(game) {
    this.#game = game;
  }

  /** Give a row another answer. @param {number} row @param {string} answer */
  correct(row, answer) {
    this.fix({ row, move: `${guessOf(this.#game.session.made[row])}:${answer}` });
  }

  /** Put another move in the place of a row's. @param {Pick<Correction, "row" | "move">} correction */
  fix({ row, move }) {
    this.#replace(row, [move]);
  }

  /** Rows may come in any order, so one with a wrong guess is entered again. @param {number} row */
  remove(row) {
    this.#replace(row, []);
  }

  /**
   * Put other moves in the place of a row's, once Python has answered what was done before. A row
   * that has another guess by then is not the one that was meant.
   *
   * @param {number} row
   * @param {string[]} moves
   */
  async #replace(row, moves) {
    const { session } = this.#game;
    const guess = guessOf(session.made[row]);
    if (!(await session.settled())) return;
    if (guessOf(session.made[row] ?? "") !== guess) return;
    this.replaceAll(session.made.flatMap((move, i) => (i === row ? moves : [move])));
  }

  /** @param {string[]} moves in the place of all that were made */
  async replaceAll(moves) {
    const { session } = this.#game;
    const replaced = await session.replace(moves);
    if (!replaced && session.problem) this.#game.tell(session.problem);
  }
}
