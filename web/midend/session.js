/**
 * The mid-end: one puzzle and its moves, with undo, redo, starting again and saving. It exists
 * once, for all games; it knows moves only as texts and positions only as what Python described.
 */
import { KeptGames } from "./storage.js";

/** @typedef {import("../python/client.js").Python} Python */
/** @typedef {import("../python/contract.js").Games} Games */
/** @typedef {import("./storage.js").Storage} Storage */
/** @typedef {import("./storage.js").Help} Help */
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

const STOPPED = "Python was stopped before the puzzle was there.";

/** So many seeds are tried for a new puzzle. */
const MOST_SEEDS = 3;

/**
 * Dispatches "change" whenever something that a view draws has changed, "help" when Python has given
 * some, "link" when `link` changes although no puzzle was opened, and "elsewhere" when a move gave
 * way to those that were made in another tab.
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
  /** What went wrong with the last request, as a sentence. */
  problem = "";
  hints = 0;
  /** Whether the solution was looked at. */
  solution = false;

  #python;
  #kept;
  /** The code of that, as the service gives it. @type {unknown} */
  #refusal = "";
  /** Positions by number of moves made; those undone are kept for redo. @type {Position<Name>[]} */
  #positions = [];
  /** What was asked for at which position of this game. @type {Set<string>} */
  #helped = new Set();
  /** The link of the position that is only being shown: it is nobody's game until a move is made. */
  #shown = "";
  /** What was kept last of this game from here, as JSON; "" where nothing was. */
  #saved = "";
  /** Requests are answered in turn: a move made early waits for its puzzle. */
  #turn = Promise.resolve();
  /** What stops each puzzle that is being opened or made. @type {Set<AbortController>} */
  #openings = new Set();

  /**
   * @param {Name} game
   * @param {{ python: Python, storage: Storage }} services
   */
  constructor(game, { python, storage }) {
    super();
    this.game = game;
    this.#python = python;
    this.#kept = new KeptGames(storage, game);
    storage.addEventListener("changed", () => this.#keptElsewhere && this.#follow());
  }

  get canUndo() {
    return this.at > 0 && this.canPlay;
  }

  get canRedo() {
    return this.at < this.moves.length && this.canPlay;
  }

  /**
   * While Python answers a move or opens another puzzle, nothing else is done. Only where there is
   * no puzzle yet, a move can wait for it.
   */
  get canPlay() {
    return this.pending === undefined && !(this.id && this.#openings.size);
  }

  /** Whether Python is at work on a puzzle that is to be opened or made. */
  get opening() {
    return this.#openings.size > 0 && this.#python.stage === "ready";
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
   * A game that was kept.
   *
   * @param {Saved} saved
   */
  resume({ id, moves, ...rest }) {
    return this.#open({ do: "open", id, moves }, rest);
  }

  /**
   * Make a move; whatever could be redone is gone then.
   *
   * @param {string} move
   */
  play(move) {
    if (!this.canPlay) return Promise.resolve(false);
    this.pending = move;
    this.problem = "";
    this.#changed();
    return this.#inTurn(async () => {
      const moves = [...this.made, move];
      const opened = await this.#request({ do: "open", id: this.id, moves });
      if (!opened) return false;
      this.moves = moves;
      this.#positions.length = this.at + 1;
      this.#positions.push(opened.position);
      this.#adopt();
      this.#go(moves.length);
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
    const { hints, solution } = this;
    return this.#open({ do: "open", id: this.id, moves }, { hints, solution });
  }

  undo() {
    if (this.canUndo) this.#go(this.at - 1);
  }

  redo() {
    if (this.canRedo) this.#go(this.at + 1);
  }

  /** Back to the first position; the moves can still be redone. */
  restart() {
    if (this.canUndo) this.#go(0);
  }

  /**
   * Ask Python something about the present position.
   *
   * @template {QuestionName<Name>} Question
   * @param {Question} question
   * @param {Asked<Name, Question>["options"]} [options]
   * @param {How} [how]
   * @returns {Promise<Asked<Name, Question>["answer"]>}
   */
  async ask(question, options, how) {
    const { id, made } = this;
    const answer = await this.askAbout({ id, moves: made }, question, options, how);
    const level = options && "level" in options ? options.level : "";
    if (id === this.id) this.#noteHelp(question, [question, level, ...made].join(" "));
    return answer;
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
   * @param {Partial<Help> & { shown?: string, at?: number }} [rest] what the game is besides its moves
   */
  #open(request, { hints = 0, solution = false, shown = "", at } = {}) {
    const opening = new AbortController();
    const { signal } = opening;
    this.#openings.add(opening);
    this.#changed();
    return this.#inTurn(async () => {
      const opened = await this.#request(request, { signal });
      if (!opened) return false;
      this.id = opened.id;
      this.moves = opened.moves;
      this.hints = hints;
      this.solution = solution;
      this.#helped.clear();
      this.#shown = shown;
      this.#positions = [];
      this.#positions[this.moves.length] = opened.position;
      this.position = opened.position;
      this.#saved = "";
      this.#go(Math.max(0, Math.floor(Math.min(at ?? this.moves.length, this.moves.length))));
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
   * opened in its middle) is asked for; an answer that finds other moves or another puzzle is dropped.
   *
   * @param {number} at
   */
  #go(at) {
    this.at = at;
    const { moves } = this;
    const known = this.#positions[at];
    if (known) {
      this.position = known;
    } else {
      this.#request({ do: "open", id: this.id, moves: this.made }).then((opened) => {
        if (!opened || moves !== this.moves) return;
        this.#positions[at] = opened.position;
        if (this.at === at) this.position = opened.position;
        this.#changed();
      });
    }
    this.#save();
    this.#changed();
  }

  /** The position that was only shown is now the game of whoever made a move in it. */
  #adopt() {
    if (!this.#shown) return;
    this.#shown = "";
    this.dispatchEvent(new Event("link"));
  }

  /**
   * The answer to the same question at the same place is no new help.
   *
   * @param {string} question
   * @param {string} key
   */
  #noteHelp(question, key) {
    if (this.#helped.has(key) || !["hint", "solution"].includes(question)) return;
    this.#helped.add(key);
    if (question === "solution") this.solution = true;
    else this.hints += 1;
    this.#save();
    this.dispatchEvent(new Event("help"));
  }

  #save() {
    if (this.#shown) return;
    if (this.#keptElsewhere) {
      this.dispatchEvent(new Event("elsewhere"));
      this.#follow();
      return;
    }
    const { id, moves, at, hints, solution } = this;
    const finished = this.#positions[at]?.status === "won";
    const saved = { id, moves, at, hints, solution, finished };
    this.#saved = JSON.stringify(saved);
    this.#kept.keep(saved);
  }

  /** What another tab has kept of this game since it was kept from here, if it has. */
  get #keptElsewhere() {
    const kept = this.#saved && !this.#shown ? this.#kept.find(this.id) : undefined;
    return kept && JSON.stringify(kept) !== this.#saved ? kept : undefined;
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

/** A seed for a puzzle that nobody has asked for by name. */
function freshSeed() {
  return crypto.getRandomValues(new Uint32Array(3)).join("-");
}
