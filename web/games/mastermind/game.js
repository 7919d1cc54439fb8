/** A game of Mastermind as it is played: the row being filled, notes, the strategy that hints follow. */
import { GuessingGame } from "../../midend/guessing-game.js";
import { isShown } from "../../ui/display.js";
import { msg } from "../../ui/language.js";
import { isComplete } from "./answer.js";
import { begun, EMPTY, isFull, NOTHING, slots } from "./draft.js";
import { NO_NOTES, notesFor, toggleOut, toggleSure } from "./notes.js";
import { DIGITS } from "./pegs.js";
import { TERMS } from "./terms.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./notes.js").Notes} Notes */
/** @typedef {import("../../python/contract.js").guessing.Strategy} Strategy */
/**
 * @typedef {object} Settings
 * @property {import("./pegs.js").PegMarks} marks
 * @property {string} strategy the one that hints follow; "" for the best that is known
 * @property {boolean} warn whether a row that contradicts an answer is marked
 */

const NOTES = "mastermind:notes";

/** @type {Settings} */
const SETTINGS = { marks: "digits", strategy: "", warn: false };

/** @extends {GuessingGame<"mastermind">} */
export class MastermindGame extends GuessingGame {
  /** @type {Draft} */
  row = NOTHING;
  /** Whether pressing a colour or a peg notes it. */
  noting = false;
  /** @type {Notes} */
  notes = NO_NOTES;
  /** Those that the board allows. @type {Strategy[]} */
  strategies = [];
  /** The answered row that the filled one contradicts. @type {number | null} */
  contradicted = null;
  /** The answers to the filled row that leave a code, once Python has told. @type {import("./answer.js").Answers | undefined} */
  possible = undefined;

  /**
   * @param {import("../../midend/session.js").Session<"mastermind">} session
   * @param {import("../../midend/storage.js").Storage} storage
   */
  constructor(session, storage) {
    super(TERMS, session, storage);
    const { marks, strategy, warn } = SETTINGS;
    /** @type {Settings} */
    this.settings = {
      marks: storage.get("mastermind:marks", marks),
      strategy: storage.get("mastermind:strategy", strategy),
      warn: storage.get("mastermind:warn", warn),
    };
  }

  /** Change settings, now and for later visits. @param {Partial<Settings>} change */
  set(change) {
    this.settings = { ...this.settings, ...change };
    for (const [name, value] of Object.entries(change))
      this.storage.set(`mastermind:${name}`, value);
    if ("strategy" in change && !this.drawn.known && this.guide) this.python.suggest();
    this.changed();
  }

  /** The chosen strategy, where the board allows it; else Python plays the best that is known. */
  get hintOptions() {
    const { strategy } = this.settings;
    return this.strategies.some(({ name }) => name === strategy) ? { strategy } : {};
  }

  /** The code in the row; "" until every slot is filled. */
  get draft() {
    return isFull(this.row, this.drawn.pegs) ? this.row.code : "";
  }

  /** A digit or a blank per slot; "" while all are empty. */
  get unfinished() {
    return this.row.code.trim() ? this.row.code : "";
  }

  /** Pegs that stand in the row may be asked about before it is full. */
  get laidOut() {
    return this.unfinished;
  }

  /** How many slots are empty. */
  get missing() {
    return slots(this.row, this.drawn.pegs).filter((digit) => digit === EMPTY).length;
  }

  /** @param {Draft} row */
  setRow(row) {
    this.row = row;
    this.changed();
  }

  /** A new row begins with what is sure. @param {string} [code] */
  lay(code = this.notes.sure) {
    this.setRow(begun(code));
  }

  /** What does not fit the board is left out. @param {string} unfinished */
  goOnWith(unfinished) {
    const { pegs, colours } = this.drawn;
    const known = [...unfinished].every((digit) =>
      (DIGITS.slice(0, colours) + EMPTY).includes(digit),
    );
    if (known && unfinished.length === pegs) this.lay(unfinished);
  }

  /** @param {string} digit */
  markColour(digit) {
    this.setNotes(toggleOut(this.notes, digit));
  }

  /** @param {number} place @param {string} digit */
  markPlace(place, digit) {
    this.setNotes(toggleSure(this.notes, this.drawn.pegs, place, digit));
  }

  /** @param {boolean} noting */
  setNoting(noting) {
    this.noting = noting;
    this.changed();
  }

  /** @param {Notes} notes */
  setNotes(notes) {
    this.notes = notes;
    this.storage.set(NOTES, { id: this.session.id, ...notes });
    this.changed();
  }

  /** @param {import("../../midend/changes.js").Change<"mastermind">} change */
  positionChanged(change) {
    const { kind, before, after } = change;
    if (kind === "puzzle") {
      this.noting = false;
      this.notes = notesFor(this.storage.get(NOTES, null), this.session.id, after);
    }
    if (kind !== "move" && before) this.lay();
    super.positionChanged(change);
    if (kind === "puzzle") {
      if (!this.unfinished) this.lay();
      this.#strategiesTold = this.#askForStrategies();
    }
    // Pegs that another board has no place for are forgotten.
    if (this.row.code.length > after.pegs) this.lay("");
  }

  #strategiesTold = Promise.resolve();

  async settled() {
    const isSame = await super.settled();
    await this.#strategiesTold;
    return isSame;
  }

  /** Which strategies there are depends on the board. Without them Python plays its best. */
  async #askForStrategies() {
    const ask = () => this.session.ask("strategies");
    // Python is started again where it broke down.
    this.strategies = await ask()
      .catch(ask)
      .catch(() => []);
    this.changed();
  }

  reconsider() {
    this.#check();
    this.#offer();
  }

  #checked = "";

  /** The mark on a contradicting row follows what is filled in. */
  async #check() {
    const warns = this.settings.warn && isShown("hints");
    const draft = warns && !this.over && this.drawn.rows.length ? this.draft : "";
    const checked = `${draft} ${this.session.at}`;
    if (checked === this.#checked) return;
    this.#checked = checked;
    this.contradicted = null;
    if (!draft) return;
    const { contradicts } = await this.session.ask("check", { draft });
    if (checked !== this.#checked) return;
    this.contradicted = contradicts;
    this.changed();
  }

  #answered = "";

  /** In an open game only answers are offered that leave a code. */
  async #offer() {
    const asks = !this.drawn.known && !this.over && this.correcting === undefined;
    const draft = asks ? this.draft : "";
    const answered = `${draft} ${this.session.at} ${this.session.id}`;
    if (answered === this.#answered) return;
    this.#answered = answered;
    this.possible = undefined;
    if (!draft) return;
    this.answer = [...TERMS.unanswered];
    const found = await this.session.ask("possible", { draft }).catch(() => undefined);
    if (answered !== this.#answered) return;
    this.possible = found?.outcomes.map(({ answer }) => answer);
    this.changed();
  }

  /** The code that the player set for Python to find, and its puzzle. */
  #hidden = { id: "", code: "" };

  /** The code of this puzzle that Python looks for, where the player has hidden it; "" if not. */
  get hidden() {
    return this.#hidden.id === this.session.id ? this.#hidden.code : "";
  }

  /** The code, once the person knows it; "" before. */
  get code() {
    const { rows, status } = this.drawn;
    return status === "won" ? rows[rows.length - 1].guess : this.hidden;
  }

  /** @param {import("../../midend/new-guessing-game.js").Start<"mastermind">} how */
  async start(how) {
    const { mode, parameters } = how;
    const started = await super.start(how);
    const code = mode === "watch" ? (parameters.secret ?? "") : "";
    if (started) this.#hidden = { id: this.session.id, code };
    this.changed();
    return started;
  }

  /** The row, once it can be played: in an open game with its answer. */
  get guess() {
    return this.drawn.known || isComplete(this.answer) ? this.draft : "";
  }

  /** Guess the row, once Python has answered the one before; one that is refused comes back. */
  async guessRow() {
    const { guess } = this;
    if (!guess || (this.waiting && !(await this.session.settled()))) return;
    if (this.guess !== guess || this.waiting || this.over) return;
    const played = await this.submit(guess, this.drawn.known ? undefined : this.answer.join());
    if (!played) this.use(guess);
  }

  /** The rest of the row as in the best code left that has its pegs, without the colours that are out. */
  async fillRest() {
    if (!(await this.session.settled())) return;
    const places = this.unfinished;
    const options = { places, without: this.notes.out, order: "best", limit: 1 };
    try {
      const { secrets } = await this.session.ask("candidates", options);
      if (places !== this.unfinished) return;
      if (secrets.length) this.use(secrets[0]);
      else this.tell(msg("No code left has these pegs without the colours that you noted as out."));
    } catch (error) {
      this.tell(/** @type {Error} */ (error).message);
    }
  }
}
