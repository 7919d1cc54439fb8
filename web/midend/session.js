/**
 * The mid-end: one puzzle and its moves, with undo, redo, starting again and saving. It exists
 * once, for all games; it knows moves only as texts and positions only as what Python described.
 */
import { afterReplace, EMPTY, seconds, shownHint, withEvents, withMove } from "./account.js";
import { freshSeed } from "./fresh-seed.js";
import { HelpGiven, helpOf } from "./help-given.js";
import { Requests } from "./requests.js";
import { SavedGame } from "./saved-game.js";

/** @typedef {import("../python/client.js").Python} Python */
/** @typedef {import("../python/contract.js").Games} Games */
/** @typedef {import("./storage.js").Storage} Storage */
/** @typedef {import("./storage.js").Saved} Saved */
/** @typedef {import("./account.js").Account} Account */
/** @typedef {import("./account.js").Event} AccountEvent */
/** @typedef {import("./session-types.js").GameName} GameName */
/** @typedef {import("./session-types.js").How} How */
/**
 * @template {GameName} Name
 * @typedef {import("./session-types.js").Position<Name>} Position
 */
/**
 * @template {GameName} Name
 * @typedef {import("./session-types.js").QuestionName<Name>} QuestionName
 */
/**
 * @template {GameName} Name
 * @template {QuestionName<Name>} Question
 * @typedef {import("./session-types.js").Asked<Name, Question>} Asked
 */

/** Maximum number of seeds tried for a new puzzle. */
const MAX_SEEDS = 3;

/** How a move is asked: of a puzzle that Python has open. */
const QUICK = { isQuick: true };

/**
 * @fires {Event} change something that a view draws has changed
 * @fires {Event} help Python has given some
 * @fires {CustomEvent<Finish>} finish the game has ended, once in the life of its account
 * @fires {Event} link `link` has changed although no puzzle was opened
 * @fires {Event} elsewhere a move gave way to those that were made in another tab
 *
 * @template {GameName} [Name=GameName]
 */
export class Session extends EventTarget {
  /** The puzzle's id, "" until Python has named it. */
  id = "";
  /** All moves, those undone included. @type {string[]} */
  moves = [];
  /** How many of the moves are made; the rest can be redone. */
  at = 0;
  /** The position after `at` moves; undefined until Python has described it. @type {Position<Name> | undefined} */
  position;
  /** The move that waits for Python's answer, if one does. @type {string | undefined} */
  pending;
  /** The move that is being laid out, as the view writes it; "" if none is. */
  draft = "";
  /** What was done in this game, those moves included that were taken back. @type {Account} */
  account = EMPTY;
  /** What a game that is over is worth; undefined until Python has told it. @type {import("./session-types.js").Result | undefined} */
  result;
  /** What is to be said of the link that was followed last. */
  remark = "";

  #python;
  /** @type {Requests<Name>} */
  #requests;
  #store;
  #help = new HelpGiven();
  /** Whether nothing is taken back and the first result counts. */
  #test;
  /** Positions by number of moves made; those undone are kept for redo. @type {Position<Name>[]} */
  #positions = [];
  /** Settles when the position that was asked for last has been described. @type {Promise<void>} */
  #described = Promise.resolve();
  /**
   * @param {Name} game
   * @param {{ python: Python, storage: Storage }} services
   * @param {{ mode?: "play" | "test" }} [how]
   */
  constructor(game, { python, storage }, { mode } = {}) {
    super();
    this.game = game;
    this.#test = mode === "test";
    this.#python = python;
    this.#requests = new Requests(python, game, () => this.#changed());
    this.#store = new SavedGame(storage, game, this.#test);
    storage.addEventListener("changed", () => this.#follow());
  }

  get canUndo() {
    return this.at > 0 && this.canPlay && !this.isTest;
  }

  get canRedo() {
    return this.at < this.moves.length && this.canPlay && !this.isTest;
  }

  /**
   * While Python answers a move or opens another puzzle, nothing else is done. Only where there is
   * no puzzle yet, a move can wait for it.
   */
  get canPlay() {
    return this.pending === undefined && !(this.id && this.#requests.isOpening) && !this.closed;
  }

  /** Whether nothing is taken back, since this is a test, or one goes on in another tab. */
  get isTest() {
    return this.#store.isTest(this.account);
  }

  /** Whether this is a test that is over: its first result counts. */
  get closed() {
    return this.#test && this.account.ended !== null;
  }

  /** Whether Python is at work on a puzzle that is to be opened or made. */
  get opening() {
    return this.#requests.opening;
  }

  /**
   * Wait for pending answers that change the position. A button that is pressed meanwhile is meant for
   * the position after them.
   *
   * @returns {Promise<boolean>} false if there is another puzzle
   */
  async settled() {
    const { id } = this;
    await this.#requests.done;
    await this.#described;
    return id === this.id;
  }

  stopOpening() {
    this.#requests.stopOpening();
  }

  /** What went wrong with the last request, as a sentence. */
  get problem() {
    return this.#requests.problem;
  }

  /** Whether the last request was stopped. */
  get stopped() {
    return this.#requests.stopped;
  }

  /** What an address holds to open this again: the id, for a position that is shown its link. */
  get link() {
    return this.#store.shown || this.id;
  }

  /** Moves that are made, those undone left out. */
  get made() {
    return this.moves.slice(0, this.at);
  }

  /**
   * What is saved of a puzzle, or of the puzzle last played when no id is given.
   *
   * @param {string} id
   */
  saved(id) {
    return this.#store.find(id);
  }

  /**
   * A new puzzle with these parameters. Where none was found for a seed, another one is tried:
   * this seed was drawn, not chosen.
   *
   * @param {Games[Name]["parameters"]} parameters
   */
  async create(parameters) {
    for (let tries = MAX_SEEDS; tries; tries -= 1) {
      const request = { do: "new", parameters, seed: freshSeed() };
      if (await this.#open(request)) return true;
      if (this.#requests.refusal !== "none-found") return false;
    }
    return false;
  }

  /**
   * A puzzle after some moves. An id that holds moves is only shown: the saved game of its
   * puzzle stays as it is until a move is made.
   *
   * @param {string} id
   * @param {string[]} [moves]
   */
  open(id, moves = []) {
    return this.#open({ do: "open", id, moves }, { shown: id.includes(".") ? id : "" });
  }

  /**
   * Open what a link leads to, which may have been changed on its way. The saved game of its
   * puzzle goes on, even if it is another tab's, begun meanwhile. Where a link names a board alone, a
   * new puzzle is made, but never in a test.
   *
   * @param {string} link
   */
  follow(link) {
    return this.#open({ do: "follow", id: link, seed: this.#test ? "" : freshSeed() });
  }

  /** A game that was saved, here or in another tab. @param {import("./saved-game.js").Resumed} saved */
  resume(saved) {
    return this.#open(...this.#store.resumption(saved));
  }

  /**
   * Make a move; moves that could be redone are dropped.
   *
   * @param {string} move
   * @param {"move" | "python"} [by] whether Python chose it
   */
  play(move, by = "move") {
    if (!this.canPlay) return Promise.resolve(false);
    this.pending = move;
    this.#requests.problem = "";
    this.#changed();
    return this.#requests
      .inTurn(async () => {
        const moves = [...this.made, move];
        const opened = await this.#requests.try({ do: "open", id: this.id, moves }, QUICK);
        return opened ? this.#store.locked(() => this.#played(moves, opened.position, by)) : false;
      })
      .finally(() => {
        this.pending = undefined;
        this.#changed();
      });
  }

  /**
   * @param {string[]} moves with the one that was answered
   * @param {Position<Name>} position
   * @param {"move" | "python"} by
   * @returns {boolean} false if it gives way to what was done in another tab
   */
  #played(moves, position, by) {
    if (this.#follow({ givesWay: true })) return false;
    this.#adopt();
    // A hint that Python plays is its move now, and is help again when it is asked for again.
    const hint = by === "python" && shownHint(this.account);
    if (hint) this.#help.delete(this.made, hint);
    this.moves = moves;
    this.#positions.length = this.at + 1;
    this.#positions.push(position);
    const account = withMove(this.account, by, this.isTest);
    const finished = this.#isOver(position) && account.ended === null;
    this.account = finished ? { ...account, ended: seconds() } : account;
    this.draft = "";
    this.#go(moves.length, { finished });
    return true;
  }

  /**
   * Put other moves in the place of all that were made, as when an old row is corrected.
   *
   * @param {string[]} moves
   */
  replace(moves) {
    if (!this.canPlay) return Promise.resolve(false);
    const account = afterReplace(this.account, this.made, moves);
    return this.#open({ do: "open", id: this.id, moves }, { account });
  }

  undo() {
    if (this.canUndo) this.#step(-1);
  }

  redo() {
    if (this.canRedo) this.#step(1);
  }

  /** Back to the first position; the moves can still be redone. */
  restart() {
    if (this.canUndo) this.#step(-this.at);
  }

  /** @param {number} moves how many to make again, or below zero to take back */
  #step(moves) {
    if (this.#follow({ givesWay: true })) return;
    const events = Array(Math.abs(moves)).fill(moves < 0 ? "undo" : "redo");
    if (!this.#store.shown) this.account = withEvents(this.account, ...events);
    this.draft = "";
    this.#go(this.at + moves);
  }

  /**
   * Keep what is laid out for the next move, unless the position is about to be another one.
   *
   * @param {string} draft
   */
  keepDraft(draft) {
    const shown = this.position && this.position === this.#positions[this.at];
    if (draft === this.draft || !shown || !this.canPlay) return;
    this.draft = draft;
    this.#save();
  }

  /**
   * Ask Python something about the present position. What is help is noted, from the first early
   * answer on.
   *
   * @template {QuestionName<Name>} Question
   * @param {Question} question
   * @param {Asked<Name, Question>["options"]} [options]
   * @param {How & { help?: AccountEvent }} [how] help: what it is noted as, in the place of what it counts for
   * @returns {Promise<Asked<Name, Question>["answer"]>}
   */
  async ask(question, options, { help: instead, ...how } = {}) {
    const { id, made, position } = this;
    const counted = instead ?? helpOf(this.game, question, options);
    const help = position?.status === "won" ? undefined : counted;
    const note = () => help && this.#noteAt({ id, made }, help);
    const onNote = (/** @type {unknown} */ early) => {
      note();
      how.onNote?.(early);
    };
    const answer = await this.askAbout({ id, moves: made }, question, options, { ...how, onNote });
    note();
    return answer;
  }

  /** Settles when Python has all that any question may need, and none keeps the next one waiting for it. */
  get complete() {
    return this.#python.complete;
  }

  /** Have Python fetch a further part of the package. @param {import("../python/client.js").ArchiveName} name */
  bring(name) {
    return this.#python.bring(name);
  }

  /**
   * Note help that was given at the present position.
   *
   * @param {AccountEvent} help
   */
  note(help) {
    this.#noteAt(this, help);
  }

  /**
   * `ask`, with what stops the questions already given.
   *
   * @param {How} how
   * @returns {import("./session-types.js").Asker<Name>}
   */
  asker(how) {
    return (question, options) => this.ask(question, options, how);
  }

  /**
   * Ask Python something about any position of this game.
   *
   * @template {QuestionName<Name>} Question
   * @param {{ id: string, moves: string[] }} position
   * @param {Question} question
   * @param {Asked<Name, Question>["options"]} [options]
   * @param {How} [how]
   * @returns {Promise<Asked<Name, Question>["answer"]>}
   */
  askAbout({ id, moves }, question, options, how) {
    return this.#requests.send({ do: "ask", id, moves, question, options: options ?? {} }, how);
  }

  /**
   * A new puzzle that is only described, not opened here.
   *
   * @param {Games[Name]["parameters"]} parameters
   * @returns {Promise<import("./session-types.js").Opened<Name>>}
   */
  describe(parameters) {
    return this.#requests.send({ do: "new", parameters, seed: "" });
  }

  /** The link of the present position, which holds the moves made. @returns {Promise<string>} */
  async positionLink() {
    const { link } = await this.#requests.send({ do: "link", id: this.id, moves: this.made });
    return link;
  }

  /** @param {Record<string, unknown>} request @param {import("./saved-game.js").Rest} [rest] */
  #open(request, rest) {
    const opening = this.#requests.open((how) => this.#opened(how, request, rest));
    if (this.position) this.#changed();
    return opening;
  }

  /**
   * @param {How} how
   * @param {Record<string, unknown>} request
   * @param {import("./saved-game.js").Rest} [rest]
   * @returns {Promise<boolean>}
   */
  async #opened(how, request, { account, shown = "", at, draft = "", asSaved = "" } = {}) {
    const opened = await this.#requests.try(request, how);
    if (!opened) return false;
    const { id, link = shown, note } = opened;
    this.remark = note ?? this.remark;
    const saved = request.do === "follow" && !link && this.saved(id);
    if (saved && (await this.#opened(how, ...this.#store.resumption(saved)))) return true;
    const last = opened.moves.length;
    const reached = Math.max(0, Math.floor(Math.min(at ?? last, last)));
    const moves = opened.moves.slice(0, reached);
    const there =
      reached === last ? opened : await this.#requests.try({ do: "open", id, moves }, how);
    if (!there) return false;
    await this.#store.written; // it is of the puzzle before
    this.id = id;
    this.moves = opened.moves;
    this.#store.begin(id, link, asSaved);
    this.account = account ?? this.#store.accountOf(id, link ? undefined : opened.moves);
    this.#help.restore(this.account, this.moves);
    this.draft = draft;
    this.#positions = [];
    this.#positions[last] = opened.position;
    this.#positions[reached] = there.position;
    this.#go(reached, { opened: true });
    return true;
  }

  /**
   * Show the position after some of the moves. One that was never described here (the game was
   * opened after it) is asked for; an answer that finds other moves or another puzzle is dropped.
   *
   * @param {number} at
   * @param {{ finished?: boolean, opened?: boolean }} [how] whether the game has just ended for the
   *   first time, or has just been opened
   */
  #go(at, { finished = false, opened = false } = {}) {
    this.at = at;
    this.result = undefined;
    const { moves } = this;
    const known = this.#positions[at];
    if (known) {
      this.position = known;
    } else {
      const request = { do: "open", id: this.id, moves: this.made };
      this.#described = this.#requests.try(request, QUICK).then((answer) => {
        if (!answer || moves !== this.moves) return;
        this.#positions[at] = answer.position;
        if (this.at === at) this.position = answer.position;
        this.#changed();
        this.#tellResult();
      });
    }
    this.#save(opened);
    this.#changed();
    this.#tellResult(finished);
  }

  /** The end: a puzzle that is solved, or a test in which no move is left. @param {Position<Name>} position */
  #isOver({ status }) {
    return status === "won" || (this.#test && status === "stuck");
  }

  /**
   * Ask for the result of a game that is over, by its account as it is now. A game that has just ended
   * fires `finish`, also if it goes on meanwhile.
   *
   * @param {boolean} [finished]
   */
  async #tellResult(finished = false) {
    const { account, position, id, made } = this;
    if (!position || this.#positions[this.at] !== position) return;
    if (this.#store.shown || !this.#isOver(position)) return;
    const result = await this.#requests.result({ id, moves: made, account });
    if (account === this.account && position === this.position) {
      this.result = result;
      this.#changed();
    }
    if (!finished || !result) return;
    this.dispatchEvent(new CustomEvent("finish", { detail: { id, account, result, position } }));
  }

  /**
   * The position that was only shown is now the game of the player who made a move in it: what was done in
   * its puzzle before counts on.
   */
  #adopt() {
    if (!this.#store.shown) return;
    this.#store.shown = "";
    this.account = this.#store.accountOf(this.id, this.made);
    this.#help.restore(this.account, this.moves);
    this.dispatchEvent(new Event("link"));
  }

  /**
   * The same help at the same position is no new one.
   *
   * @param {{ id: string, made: string[] }} at the position that was asked about
   * @param {AccountEvent} help
   */
  #noteAt({ id, made }, help) {
    this.#store.locked(() => {
      // What arrives after the end, or after another puzzle, is no help.
      if (id !== this.id || this.position?.status === "won") return;
      this.#follow(); // else what is noted here would give way
      if (!this.#help.add(made, help)) return;
      this.account = withEvents(this.account, help);
      if (this.#store.shown) this.#store.saveHelp(this.id, this.account);
      this.#save();
      this.#changed();
      this.dispatchEvent(new Event("help"));
    });
  }

  /** @param {boolean} [opened] whether nothing was done here that would give way to another tab */
  #save(opened = false) {
    this.#store.locked(() => {
      if (this.#store.shown || this.#follow({ givesWay: !opened })) return;
      const { id, moves, at, account, draft } = this;
      const finished = this.#positions[at]?.status === "won";
      this.#store.save({ id, moves, at, account, finished, ...(draft && { draft }) });
    });
  }

  /**
   * Take the game over as it stands in another tab: that one has the moves made last. Where it is the same
   * position, only what was noted there is news, and nothing here is interrupted.
   *
   * @param {{ givesWay?: boolean }} [how] whether something was done here that gives way
   * @returns {boolean} whether another position is taken over
   */
  #follow({ givesWay = false } = {}) {
    const saved = this.#store.changedElsewhere(this.id);
    if (!saved) return false;
    const { moves, at = moves.length, account } = saved;
    if (at !== this.at || moves.join() !== this.moves.join()) {
      if (givesWay) this.dispatchEvent(new Event("elsewhere"));
      this.resume(saved);
      return true;
    }
    this.#store.begin(saved.id, "", this.#store.asSaved(saved));
    this.account = account;
    this.#help.restore(account, moves);
    this.#changed();
    this.#tellResult();
    return false;
  }

  #changed() {
    this.dispatchEvent(new Event("change"));
  }
}
