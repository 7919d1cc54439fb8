/**
 * The mid-end: one puzzle and its moves, with undo, redo, starting again and saving. It exists
 * once, for all games; it knows moves only as texts and positions only as what Python described.
 */
import { HELP } from "../python/events.js";
import { msg } from "../ui/language.js";
import {
  EMPTY,
  helpOnTheWay,
  jumped,
  noted,
  playedByPython,
  seconds,
  shownHint,
} from "./account.js";
import { KeptGames } from "./storage.js";

/** @typedef {import("../python/client.js").Python} Python */
/** @typedef {import("../python/contract.js").Games} Games */
/** @typedef {import("./storage.js").Storage} Storage */
/** @typedef {import("./account.js").Account} Account */
/** @typedef {import("./account.js").Event} AccountEvent */
/** @typedef {import("../python/contract.js").result_code.CodedResult} Result */
/** @typedef {import("./storage.js").Saved} Saved */

/** @typedef {keyof Games} GameName */
/**
 * A game after some moves, as Python describes it.
 *
 * @template {GameName} [Name=GameName]
 * @typedef {Games[Name]["description"]} Position
 */
/**
 * @template {GameName} Name
 * @typedef {keyof Games[Name]["questions"] & string} QuestionName
 */
/**
 * @template {GameName} Name
 * @template {QuestionName<Name>} Question
 * @typedef {Games[Name]["questions"][Question] & { options: object, answer: unknown }} Asked its `options` and its `answer`
 */
/**
 * @template {GameName} Name
 * @typedef {<Question extends QuestionName<Name>>(
 *   question: Question,
 *   options?: Asked<Name, Question>["options"],
 * ) => Promise<Asked<Name, Question>["answer"]>} Asker
 */
/**
 * What stops a question, and what takes its early answers.
 *
 * @typedef {{ signal?: AbortSignal, onNote?: (note: unknown) => void }} How
 */
/**
 * @template {GameName} Name
 * @typedef {{ id: string, moves: string[], position: Position<Name> }} Opened a puzzle after some moves
 */

const STOPPED = msg("Python was stopped before the puzzle was there.");

/** So many seeds are tried for a new puzzle. */
const MOST_SEEDS = 3;

/**
 * A game that ended here for the first time, as it stood at that moment.
 *
 * @template {GameName} [Name=GameName]
 * @typedef {{ id: string, account: Account, result: Result, position: Position<Name> }} Finish
 */

/**
 * Dispatches "change" whenever something that a view draws has changed, "help" when Python has given
 * some, "finish" with a `Finish` when the game ends, once in the life of its account, "link"
 * when `link` changes although no puzzle was opened, and "elsewhere" when a move gave way to those
 * that were made in another tab.
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
  /** What went wrong with the last request, as a sentence. */
  problem = "";
  /** What was done in this game, those moves included that were taken back. @type {Account} */
  account = EMPTY;
  /** What a game that is over is worth; undefined until Python has told it. @type {Result | undefined} */
  result;

  #python;
  #kept;
  /** Whether nothing is taken back and the first result counts. */
  #test;
  /** The code of that, as the service gives it. @type {unknown} */
  #refusal = "";
  /** Positions by number of moves made; those undone are kept for redo. @type {Position<Name>[]} */
  #positions = [];
  /** What help was taken at which position of this game. @type {Set<string>} */
  #helped = new Set();
  /** The link of the position that is only being shown: it is nobody's game until a move is made. */
  #shown = "";
  /** What was done in this game when it was kept last from here; "" where it was not. */
  #saved = "";
  /** Requests are answered in turn: a move made early waits for its puzzle. */
  #turn = Promise.resolve();
  /** Settles when the position that was asked for last has been described. @type {Promise<void>} */
  #described = Promise.resolve();
  /** What stops each puzzle that is being opened or made. @type {Set<AbortController>} */
  #openings = new Set();

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
    this.#kept = new KeptGames(storage, game);
    storage.addEventListener("changed", () => this.#keptElsewhere && this.#follow());
  }

  get canUndo() {
    return this.at > 0 && this.canPlay && !this.#test;
  }

  get canRedo() {
    return this.at < this.moves.length && this.canPlay && !this.#test;
  }

  /**
   * While Python answers a move or opens another puzzle, nothing else is done. Only where there is
   * no puzzle yet, a move can wait for it.
   */
  get canPlay() {
    return this.pending === undefined && !(this.id && this.#openings.size) && !this.closed;
  }

  /** Whether this is a test that is over: its first result counts. */
  get closed() {
    return this.#test && this.account.ended !== null;
  }

  /** Whether Python is at work on a puzzle that is to be opened or made. */
  get opening() {
    return this.#openings.size > 0 && this.#python.stage === "ready";
  }

  /**
   * Wait until Python has answered whatever changes the position. A button that is pressed meanwhile
   * is meant for the position that comes of it.
   *
   * @returns {Promise<boolean>} false if another puzzle has come
   */
  async settled() {
    const { id } = this;
    await this.#turn;
    await this.#described;
    return id === this.id;
  }

  stopOpening() {
    for (const opening of this.#openings) opening.abort();
  }

  /** Whether the last request was stopped. */
  get stopped() {
    return this.#refusal === STOPPED;
  }

  /** What an address holds to open this again: the id, for a position that is shown its link. */
  get link() {
    return this.#shown || this.id;
  }

  /** Moves that are made, those undone left out. */
  get made() {
    return this.moves.slice(0, this.at);
  }

  /**
   * What is kept of a puzzle, or of the puzzle last played when no id is given.
   *
   * @param {string} id
   */
  saved(id) {
    return this.#kept.find(id);
  }

  /**
   * A new puzzle with these parameters. Where none was found for a seed, another one is tried:
   * nobody has asked for this seed by name.
   *
   * @param {Games[Name]["parameters"]} parameters
   */
  async create(parameters) {
    for (let tries = MOST_SEEDS; tries; tries -= 1) {
      const request = { do: "new", parameters, seed: freshSeed() };
      if (await this.#open(request)) return true;
      if (this.#refusal !== "none-found") return false;
    }
    return false;
  }

  /**
   * The puzzle of a link, after some moves. A link that holds moves is only shown: the game that
   * is kept of its puzzle stays as it is until a move is made.
   *
   * @param {string} id
   * @param {string[]} [moves]
   */
  open(id, moves = []) {
    return this.#open({ do: "open", id, moves }, { shown: id.includes(".") ? id : "" });
  }

  /**
   * A game that was kept, here or by somebody else. In a test all its moves are made: what was
   * answered stays on the board.
   *
   * @param {Pick<Saved, "id" | "moves" | "account" | "draft"> & { at?: number }} saved
   */
  resume(saved) {
    const { id, moves, at = moves.length, account, draft } = saved;
    const kept = this.#kept.find(id);
    const asKept = kept && done(kept) === done(saved) ? done(kept) : "";
    const back = moves.length - Math.floor(Math.min(Math.max(0, at), moves.length));
    const all = this.#test && back ? noted(account, ...Array(back).fill("redo")) : account;
    return this.#open(
      { do: "open", id, moves },
      { at: this.#test ? moves.length : at, account: all, draft, asKept },
    );
  }

  /**
   * Make a move; whatever could be redone is gone then.
   *
   * @param {string} move
   * @param {"move" | "python"} [by] whether Python chose it
   */
  play(move, by = "move") {
    if (!this.canPlay) return Promise.resolve(false);
    this.pending = move;
    this.problem = "";
    this.#changed();
    return this.#inTurn(async () => {
      const moves = [...this.made, move];
      const opened = await this.#request({ do: "open", id: this.id, moves });
      if (!opened) return false;
      this.#adopt();
      // A hint that Python plays is its move now, and is help again when it is asked for again.
      const hint = by === "python" && shownHint(this.account);
      if (hint) this.#helped.delete(keyOf(this.made, hint));
      this.moves = moves;
      this.#positions.length = this.at + 1;
      this.#positions.push(opened.position);
      const account = by === "python" ? playedByPython(this.account) : noted(this.account, by);
      const finished = this.#isOver(opened.position) && account.ended === null;
      this.account = finished ? { ...account, ended: seconds() } : account;
      this.draft = "";
      this.#go(moves.length, { finished });
      return true;
    }).finally(() => {
      this.pending = undefined;
      this.#changed();
    });
  }

  /**
   * Put other moves in the place of all that were made, as when an old row is corrected.
   *
   * @param {string[]} moves
   */
  replace(moves) {
    if (!this.canPlay) return Promise.resolve(false);
    const account = jumped(this.account, this.made, moves);
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
    const events = Array(Math.abs(moves)).fill(moves < 0 ? "undo" : "redo");
    if (!this.#shown) this.account = noted(this.account, ...events);
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
   * @param {How} [how]
   * @returns {Promise<Asked<Name, Question>["answer"]>}
   */
  async ask(question, options, how) {
    const { id, made, position } = this;
    const level = options && "level" in options ? Number(options.level) : 1;
    const help = position?.status === "won" ? undefined : HELP[this.game]?.[question]?.[level - 1];
    const note = () => help && id === this.id && this.#noteAt(made, help);
    const onNote = (/** @type {unknown} */ early) => {
      note();
      how?.onNote?.(early);
    };
    const answer = await this.askAbout({ id, moves: made }, question, options, { ...how, onNote });
    note();
    return answer;
  }

  /** Give Python a further part of the package. @param {string} name @param {ArrayBuffer} bytes */
  add(name, bytes) {
    this.#python.add(name, bytes);
  }

  /**
   * Note help that was given at the present position.
   *
   * @param {AccountEvent} help
   */
  note(help) {
    this.#noteAt(this.made, help);
  }

  /**
   * `ask`, with what stops the questions already given.
   *
   * @param {How} how
   * @returns {Asker<Name>}
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
    return this.#send({ do: "ask", id, moves, question, options: options ?? {} }, how);
  }

  /**
   * A new puzzle that is only described, not opened here.
   *
   * @param {Games[Name]["parameters"]} parameters
   * @returns {Promise<Opened<Name>>}
   */
  describe(parameters) {
    return this.#send({ do: "new", parameters, seed: "" });
  }

  /** The link of the present position, which holds the moves made. @returns {Promise<string>} */
  async positionLink() {
    const { link } = await this.#send({ do: "link", id: this.id, moves: this.made });
    return link;
  }

  /** @param {Record<string, unknown>} request @param {How} [how] */
  #send(request, how = {}) {
    return this.#python.ask({ game: this.game, ...request }, how);
  }

  /**
   * @param {Record<string, unknown>} request
   * @param {{ account?: Account, shown?: string, at?: number, draft?: string, asKept?: string }} [rest]
   *   what the game is besides its moves, and how it was kept when that was read, as JSON; without
   *   an account, that of the puzzle goes on
   */
  #open(request, { account, shown = "", at, draft = "", asKept = "" } = {}) {
    const opening = new AbortController();
    const { signal } = opening;
    this.#openings.add(opening);
    if (this.position) this.#changed();
    return this.#inTurn(async () => {
      const opened = await this.#request(request, { signal });
      if (!opened) return false;
      const last = opened.moves.length;
      const reached = Math.max(0, Math.floor(Math.min(at ?? last, last)));
      const moves = opened.moves.slice(0, reached);
      const there =
        reached === last
          ? opened
          : await this.#request({ do: "open", id: opened.id, moves }, { signal });
      if (!there) return false;
      this.id = opened.id;
      this.moves = opened.moves;
      this.#shown = shown;
      this.account = account ?? this.#accountOfPuzzle(shown ? undefined : opened.moves);
      this.#rememberHelp();
      this.draft = draft;
      this.#positions = [];
      this.#positions[last] = opened.position;
      this.#positions[reached] = there.position;
      this.#saved = asKept;
      this.#go(reached, { opened: true });
      return true;
    }).finally(() => {
      this.#openings.delete(opening);
      this.#changed();
    });
  }

  /**
   * @param {() => Promise<boolean>} work
   * @returns {Promise<boolean>}
   */
  #inTurn(work) {
    const turn = this.#turn.then(work);
    this.#turn = turn.then(() => this.#changed());
    return turn;
  }

  /**
   * @param {Record<string, unknown>} request
   * @param {How} [how]
   * @returns {Promise<Opened<Name> | undefined>} undefined if Python refuses; `problem` says why
   */
  async #request(request, how = {}) {
    this.problem = "";
    this.#refusal = "";
    try {
      return await this.#send(request, how);
    } catch (error) {
      const stopped = how.signal?.aborted;
      this.problem = stopped ? STOPPED : error instanceof Error ? error.message : String(error);
      const code = error instanceof Error && "code" in error ? error.code : "";
      this.#refusal = stopped ? STOPPED : code;
      return undefined;
    }
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
      this.#described = this.#request(request).then((answer) => {
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
   * Ask what a game that is over is worth, by its account as it is now. Whatever follows meanwhile,
   * it is told of one that has just ended.
   *
   * @param {boolean} [finished]
   */
  async #tellResult(finished = false) {
    const { account, position, id, made } = this;
    if (!position || this.#positions[this.at] !== position) return;
    if (this.#shown || !this.#isOver(position)) return;
    const ask = () => this.#send({ do: "result", id, moves: made, account });
    // Python is started again where it broke down.
    const result = await ask()
      .catch(ask)
      .catch(() => undefined);
    if (account === this.account && position === this.position) {
      this.result = result;
      this.#changed();
    }
    if (!finished || !result) return;
    this.dispatchEvent(new CustomEvent("finish", { detail: { id, account, result, position } }));
  }

  /**
   * The position that was only shown is now the game of whoever made a move in it: what was done in
   * its puzzle before counts on.
   */
  #adopt() {
    if (!this.#shown) return;
    this.#shown = "";
    this.account = this.#accountOfPuzzle(this.made);
    this.#rememberHelp();
    this.dispatchEvent(new Event("link"));
  }

  /**
   * What was done in this puzzle so far, before these moves are put in the place of those made; for
   * a position that is only shown nothing is.
   *
   * @param {string[]} [moves]
   */
  #accountOfPuzzle(moves) {
    const kept = this.#kept.find(this.id);
    const account = kept?.account ?? EMPTY;
    return moves ? jumped(account, kept?.moves.slice(0, kept.at) ?? [], moves) : account;
  }

  #rememberHelp() {
    this.#helped.clear();
    for (const [at, events] of helpOnTheWay(this.account).entries())
      for (const help of events) this.#helped.add(keyOf(this.moves.slice(0, at), help));
  }

  /**
   * The same help at the same position is no new one.
   *
   * @param {string[]} made
   * @param {AccountEvent} help
   */
  #noteAt(made, help) {
    const key = keyOf(made, help);
    if (this.#helped.has(key)) return;
    this.#helped.add(key);
    this.account = noted(this.account, help);
    if (this.#shown) this.#keepHelp();
    this.#save();
    this.#changed();
    this.dispatchEvent(new Event("help"));
  }

  /** Help with a position that is only shown counts for the game that is kept of its puzzle. */
  #keepHelp() {
    const { id, account } = this;
    const none = { id, moves: [], at: 0, finished: false };
    this.#kept.keep({ ...(this.#kept.find(id) ?? none), account });
  }

  /** @param {boolean} [opened] whether nothing was done here that would give way to another tab */
  #save(opened = false) {
    if (this.#shown) return;
    if (this.#keptElsewhere) {
      if (!opened) this.dispatchEvent(new Event("elsewhere"));
      this.#follow();
      return;
    }
    const { id, moves, at, account, draft } = this;
    const finished = this.#positions[at]?.status === "won";
    const saved = { id, moves, at, account, finished, ...(draft && { draft }) };
    this.#saved = done(saved);
    this.#kept.keep(saved);
  }

  /** What another tab has kept of this game since it was kept from here, if it has. */
  get #keptElsewhere() {
    const kept = this.#saved && !this.#shown ? this.#kept.find(this.id) : undefined;
    return kept && done(kept) !== this.#saved ? kept : undefined;
  }

  /** Take the game over as it stands in another tab: that one has the moves made last. */
  #follow() {
    const kept = this.#keptElsewhere;
    if (kept) this.resume(kept);
  }

  #changed() {
    this.dispatchEvent(new Event("change"));
  }
}

/**
 * What was done in a game, as JSON. What is only laid out in one tab is no news to another.
 *
 * @param {{ draft?: string }} saved
 */
const done = ({ draft: _, ...rest }) => JSON.stringify(rest);

/** @param {string[]} made @param {AccountEvent} help */
const keyOf = (made, help) => [help, ...made].join(" ");

/** A seed for a puzzle that nobody has asked for by name. */
function freshSeed() {
  return crypto.getRandomValues(new Uint32Array(3)).join("-");
}
