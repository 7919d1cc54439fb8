/**
 * A game in which something hidden is guessed, as it is played: the guess that is laid out, who guesses,
 * the answer that is given, rows that are corrected. No element knows more; they draw it (guessing-element.js).
 */
import { isShown } from "../ui/display.js";
import { Changes } from "./changes.js";
import { EnteredRows } from "./entered-rows.js";
import { PythonPlayer } from "./python-player.js";
import { record } from "./results.js";

/** @typedef {import("./guessing-types.js").GuessingName} GuessingName */
/**
 * @template {GuessingName} Name
 * @typedef {import("./guessing-types.js").Row<Name>} Row
 */
/**
 * @template {GuessingName} Name
 * @typedef {import("./guessing-types.js").Secret<Name>} Secret
 */
/**
 * Whose possible answers are drawn: those of the guess that is laid out, or of the row of an index.
 *
 * @typedef {"draft" | number | undefined} Asked
 */

/**
 * A subclass has the guess of one game: `draft`, `unfinished`, `lay` and `goOnWith`.
 *
 * @template {GuessingName} Name
 * @fires change when there is something else to draw
 * @fires look when a row is looked at, or none any more
 * @fires board when the person goes on at the board
 * @fires use when a guess was laid out that the person chose, and they go on there
 * @fires puzzle when another puzzle was opened from here
 * @fires problem with a sentence for the person (`CustomEvent<string>`)
 * @fires row with the row that was just answered (`CustomEvent<Row<Name>>`)
 */
export class GuessingGame extends EventTarget {
  /** In an open game, whether Python chooses the guesses. */
  guide = true;
  /** @type {Asked} */
  asked = undefined;
  /** The row that the review shows: what comes after it is faint. @type {number | null} */
  looked = null;
  /** The row whose answer is being corrected. @type {number | undefined} */
  correcting = undefined;
  /** @type {import("../python/contract.js").guessing.Contradiction | undefined} */
  contradiction = undefined;
  /** Whether the last move has just won the game. */
  wonNow = false;
  /** Whether the welcome is shown: until the first move on this device. */
  isNew = false;
  /** Whether the columns of what a guess asks stand beside the board, where they cost nothing. */
  columns;

  #changes;

  /**
   * @param {import("./guessing-types.js").Terms<Name>} terms
   * @param {import("./session.js").Session<Name>} session
   * @param {import("./storage.js").Storage} storage
   */
  constructor(terms, session, storage) {
    super();
    this.terms = terms;
    this.#meanwhile = terms.empty;
    this.session = session;
    this.storage = storage;
    /** The answer that is being given; a number is undefined until it is chosen. @type {(number | undefined)[]} */
    this.answer = [...terms.unanswered];
    this.python = new PythonPlayer(this);
    /** Changes rows that have been entered. */
    this.rows = new EnteredRows(this);
    this.columns = isShown("columns") && storage.get(this.#columnsKey, true);
    this.#changes = new Changes(session);
  }

  /** The view is shown: from now on the session is followed. */
  arrive() {
    this.isNew = !this.storage.get(this.#playedKey, false);
    this.session.addEventListener("change", this.#follow);
    this.#follow();
  }

  /** They have gone: nothing is told any more, and Python plays no further. */
  leave() {
    this.session.removeEventListener("change", this.#follow);
    if (this.python.watched) this.python.stop();
  }

  get #playedKey() {
    return `${this.session.game}:played`;
  }

  get #columnsKey() {
    return `${this.session.game}:columns`;
  }

  get position() {
    return this.session.position;
  }

  /** What is drawn until Python has described a position. */
  #meanwhile;

  /**
   * Draw the puzzle of a first visit before Python has loaded.
   *
   * @param {import("./session-types.js").Position<Name>} position
   */
  showFirst(position) {
    this.#meanwhile = position;
    this.changed();
  }

  /** The position that is drawn. */
  get drawn() {
    return this.position ?? this.#meanwhile;
  }

  get over() {
    return this.position !== undefined && this.position.status !== "playing";
  }

  get waiting() {
    return !this.session.canPlay;
  }

  /** The guess that is laid out, as it stands in a move; "" if none is. */
  get draft() {
    return "";
  }

  /** What is laid out so far, as text; "" if nothing is. */
  get unfinished() {
    return "";
  }

  /** What a guess can be asked about that is laid out so far, as text; "" if nothing is. */
  get laidOut() {
    return this.draft;
  }

  /** What the hint follows that is Python's guess. @returns {{ strategy?: string }} */
  get hintOptions() {
    return {};
  }

  /** What belongs to the position: hints, lists. */
  get key() {
    const { id, made } = this.session;
    return [id, ...made].join(";");
  }

  /** Whom hints ask, once it is known with which options. @returns {import("../ui/hints.js").Source<import("./session-types.js").Asker<Name>>} */
  get source() {
    const { session } = this;
    return {
      asker: (how) => session.asker(how),
      settled: () => this.settled(),
      pending: session.pending,
    };
  }

  /** Lay a guess out on the board, or nothing. @param {Secret<Name>} [_guess] */
  lay(_guess) {}

  /** Lay out again what was kept, as far as it fits the board. @param {string} _unfinished */
  goOnWith(_unfinished) {}

  /** Wait until Python has answered a move, and has told what can be asked then. */
  settled() {
    return this.session.settled();
  }

  /** Lay out a guess that the person chose, and go on there. @param {Secret<Name>} guess */
  use(guess) {
    this.lay(guess);
    this.dispatchEvent(new Event("use"));
  }

  /** Draw what a guess asks, or no longer. @param {Asked} asked */
  async showAsked(asked) {
    if (typeof asked === "number" && !(await this.session.settled())) return;
    this.asked = asked;
    this.changed();
    this.dispatchEvent(new Event("board"));
  }

  /** Draw the game up to a row, or all of it. @param {number | null} row */
  look(row) {
    this.looked = row;
    this.dispatchEvent(new Event("look"));
    this.changed();
  }

  /** Have the columns beside the board, or no longer; remembered. @param {boolean} columns */
  showColumns(columns) {
    this.columns = columns;
    this.storage.set(this.#columnsKey, columns);
    this.changed();
  }

  /** What was first done here: the welcome has done its work. */
  begin() {
    this.isNew = false;
    this.changed();
  }

  /** @param {string} problem */
  tell(problem) {
    this.dispatchEvent(new CustomEvent("problem", { detail: problem }));
  }

  #willTell = false;

  /** There is something else to draw; all that changes in a turn is told at once. */
  changed() {
    if (this.#willTell) return;
    this.#willTell = true;
    queueMicrotask(() => {
      this.#willTell = false;
      this.reconsider();
      // What the person lays out is kept with the game.
      this.session.keepDraft(this.#chosenByPython ? "" : this.unfinished);
      this.dispatchEvent(new Event("change"));
    });
  }

  /** Called before what has changed is told: what else follows from it. */
  reconsider() {}

  #follow = () => {
    const change = this.#changes.next();
    if (change) this.positionChanged(change);
    this.changed();
  };

  /** Called when the position has changed. @param {import("./changes.js").Change<Name>} change */
  positionChanged({ kind, before, after }) {
    this.correctLater();
    this.contradiction = undefined;
    this.wonNow = kind === "move" && after.status === "won";
    if (kind === "move") {
      this.dispatchEvent(new CustomEvent("row", { detail: after.rows[after.rows.length - 1] }));
      this.#played();
    }
    // What was laid out before Python was up is kept.
    if (kind === "puzzle" && before) this.lay();
    if (kind === "puzzle") this.#next = undefined;
    if (kind === "puzzle" || typeof this.asked === "number") this.asked = undefined;
    this.#laySaved(kind);
    if (after.status === "contradiction") this.#explain();
    else this.#guideOn();
    this.#layNext();
  }

  #played() {
    if (!this.isNew) return;
    this.isNew = false;
    this.storage.set(this.#playedKey, true);
  }

  get #chosenByPython() {
    return this.python.watched || (this.guide && !this.drawn.known);
  }

  /** What was laid out before a reload, or in another tab. @param {string} kind of the change */
  #laySaved(kind) {
    const { draft } = this.session;
    if (kind !== "move" && draft && !this.#chosenByPython && !this.unfinished) this.goOnWith(draft);
  }

  /** Which rows contradict each other, and what would fix them. */
  async #explain() {
    const { position } = this.session;
    const contradiction = await this.session.ask("contradiction");
    if (position !== this.session.position) return;
    this.contradiction = contradiction;
    this.changed();
  }

  /** Where Python chooses the guesses of an open game, it lays out the next one. */
  #guideOn() {
    if (!this.drawn.known && this.guide) this.python.suggest();
  }

  /** Where to play on, until that position is there. @type {{ row: number, guess?: Secret<Name> } | undefined} */
  #next = undefined;

  /** Back to before a row, perhaps with another guess laid out. @param {{ row: number, guess?: Secret<Name> }} next */
  async playOn(next) {
    const { session } = this;
    if (!(await session.settled())) return;
    this.#next = next;
    while (session.at > next.row && session.canUndo) session.undo();
    this.dispatchEvent(new Event("board"));
    this.#layNext();
  }

  #layNext() {
    const next = this.#next;
    if (!next || this.drawn.rows.length !== next.row) return;
    this.#next = undefined;
    if (next.guess !== undefined) this.use(next.guess);
  }

  /**
   * Make a move; a refused one is told in Python's sentence.
   *
   * @param {string} move
   * @param {"move" | "python"} by
   */
  async #play(move, by) {
    const played = await this.session.play(move, by);
    if (!played && this.session.problem) this.tell(this.session.problem);
    return played;
  }

  /**
   * Make a guess, in an open game with its answer. The board is free for the next one at once; a
   * guess that is refused comes back.
   *
   * @param {Secret<Name>} guess
   * @param {string} [answer]
   */
  async submit(guess, answer) {
    if (this.waiting) return false;
    const text = this.terms.textOf(guess);
    const by = this.python.chose(text) ? "python" : "move";
    const asking = this.#play(answer === undefined ? text : `${text}:${answer}`, by);
    this.lay();
    const played = await asking;
    if (!played) this.lay(guess);
    return played;
  }

  /** Give the answer in part, or all of it. @param {(number | undefined)[]} answer */
  give(answer) {
    this.answer = answer;
    this.changed();
  }

  /** Ask again for the answer of a row. @param {number} index */
  async startCorrection(index) {
    if (!(await this.session.settled())) return;
    this.correcting = index;
    this.give(this.drawn.rows[index].answer);
  }

  /** Leave the answers as they are. */
  correctLater() {
    this.correcting = undefined;
    this.give([...this.terms.unanswered]);
  }

  /** @param {boolean} guide */
  setGuide(guide) {
    this.guide = guide;
    this.python.stop();
    this.correctLater();
    this.lay();
    this.#guideOn();
  }

  /** Have Python play on, or stop it. */
  watch() {
    this.dispatchEvent(new Event("board"));
    if (this.python.watched) this.python.stop();
    else this.python.watch();
  }

  /** Where Python was to choose the guesses, the person chooses them from now on. */
  stopThinking() {
    if (this.drawn.known) this.python.stop();
    else this.setGuide(false);
  }

  /** Keep the result of a game whose secret was known. @param {import("./session-types.js").Finish<Name>} finish */
  save(finish) {
    const { position } = finish;
    if (position.known) record(this.storage, this.terms.whereOf(position), finish);
    this.changed();
  }

  /** Another game like this one. */
  again() {
    const { known, evil } = this.drawn;
    this.python.stop();
    return this.#create({ ...this.terms.boardOf(this.drawn), open: !known, evil });
  }

  /**
   * Start a game that was chosen; one that is refused leaves everything as it was.
   *
   * @param {import("./new-guessing-game.js").Start<Name>} how
   */
  async start({ mode, parameters, moves }) {
    const { guide } = this;
    this.python.stop();
    this.guide = mode === "answer";
    const started = await this.#create(parameters);
    if (started) {
      if (moves.length) this.rows.replaceAll(moves);
      if (mode === "watch") this.python.watch();
    } else {
      this.guide = guide;
      this.#guideOn();
    }
    return started;
  }

  /** @param {import("../python/contract.js").Games[Name]["parameters"]} parameters */
  async #create(parameters) {
    const created = await this.session.create(parameters);
    if (created) {
      this.lay();
      this.dispatchEvent(new Event("puzzle"));
    }
    return created;
  }
}
