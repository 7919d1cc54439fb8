/** A game of ChessGuess as it is played: the guess being laid out, the player's marks, what is proven. */
import { GuessingGame } from "../../midend/guessing-game.js";
import { display } from "../../ui/display.js";
import { asTexts, fromTexts } from "./marks.js";
import { PIECES } from "./pieces.js";
import { TERMS } from "./sentences.js";

/** @typedef {import("../../python/contract.js").chessguess.CertainHint} CertainHint */
/** @typedef {import("../../python/contract.js").chessguess.Marks} Judged */
/** @typedef {import("./marks.js").Marks} Marks */

/** Between the guess and the marks, where both are kept as one text. */
const MARKS = "|";

/** @param {string} text */
const words = (text) => text.split(" ").filter(Boolean);

/** @extends {GuessingGame<"chessguess">} */
export class ChessGuessGame extends GuessingGame {
  /** The guess being laid out, in the order of picking. @type {string[]} */
  pieces = [];
  /** In an open game, whether the guess is ready and its answer is asked for. */
  answering = false;
  /** What is certain here, once that was asked for. @type {CertainHint | undefined} */
  certain = undefined;
  /** Whether that is asked for after every answer. */
  followsCertain = false;
  /** How often it was put away: asked for again, it is told again. */
  timesPutAway = 0;
  /** The player's notes. @type {Marks} */
  marks = {};
  /** What the answers say of them, by piece, once that was asked for. @type {Record<string, Judged["marks"][number]["verdict"]>} */
  verdicts = {};

  /**
   * @param {import("../../midend/session.js").Session<"chessguess">} session
   * @param {import("../../midend/storage.js").Storage} storage
   */
  constructor(session, storage) {
    super(TERMS, session, storage);
  }

  get asksForAnswer() {
    return !this.drawn.known && (this.guide || this.answering);
  }

  get draft() {
    return this.asksForAnswer ? "" : TERMS.textOf(this.pieces);
  }

  get unfinished() {
    const marks = asTexts(this.marks).join(" ");
    return this.pieces.join(" ") + (marks && MARKS + marks);
  }

  /** What is laid out, or the guess that waits for its answer. */
  get shown() {
    const [guess] = this.session.pending?.split(":") ?? [];
    return guess === undefined ? this.pieces : words(guess);
  }

  /** @param {string} unfinished */
  goOnWith(unfinished) {
    const [guess, marks] = unfinished.split(MARKS).map(words);
    const known = guess.every((piece) => PIECES.includes(piece));
    if (known && guess.length <= this.drawn.size) this.lay(guess);
    if (marks) this.mark(fromTexts(marks));
  }

  /** @param {string[]} [guess] */
  lay(guess = []) {
    this.pieces = [...guess];
    this.changed();
  }

  /** @param {string[]} guess */
  use(guess) {
    this.answering = false;
    super.use(guess);
  }

  /** The guess is laid out: in an open game its answer is asked for. */
  ready() {
    if (this.drawn.known) return this.submit(this.pieces);
    this.answering = true;
    this.changed();
    return Promise.resolve(false);
  }

  /** The answer to the guess that is laid out, or to the row that is corrected. @param {string} answer */
  answered(answer) {
    if (this.correcting === undefined) return this.submit(this.pieces, answer);
    this.rows.correct(this.correcting, answer);
    return Promise.resolve(false);
  }

  correctLater() {
    this.answering = false;
    super.correctLater();
  }

  /** @param {Marks} marks */
  mark(marks) {
    this.marks = marks;
    this.verdicts = {};
    this.changed();
  }

  /** What is certain of pieces, kinds and colours. */
  get proven() {
    return this.certain ? [...this.certain.certain, ...this.certain.groups] : [];
  }

  /**
   * What a hint has proven. From now on it is asked for after every answer, but in a test: there each
   * help is asked for by itself.
   *
   * @param {CertainHint} hint
   */
  prove(hint) {
    this.certain = hint;
    this.followsCertain = display.mode !== "test";
    this.changed();
  }

  /** What is certain is not wanted any more. */
  putCertainAway() {
    this.certain = undefined;
    this.followsCertain = false;
    this.timesPutAway += 1;
    this.changed();
  }

  async #proveAgain() {
    const { position } = this;
    if (!this.followsCertain || position?.status !== "playing") return;
    try {
      const hint = await this.session.ask("hint", { level: 2 });
      if (position === this.position && this.followsCertain && hint.level === 2) this.prove(hint);
    } catch (error) {
      this.tell(/** @type {Error} */ (error).message);
    }
  }

  /** What Python has said of the marks. @param {Judged} judged */
  judge({ marks }) {
    this.verdicts = Object.fromEntries(marks.map(({ piece, verdict }) => [piece, verdict]));
    this.changed();
  }

  /** @param {import("../../midend/changes.js").Change<"chessguess">} change */
  positionChanged(change) {
    this.certain = undefined;
    this.verdicts = {};
    if (change.kind === "puzzle" && change.before) {
      this.marks = {};
      this.followsCertain = false;
    }
    super.positionChanged(change);
    this.#proveAgain();
  }
}
