/**
 * The mid-end: one puzzle and its moves, with undo, redo, starting again and saving. It exists
 * once, for all games; it knows moves only as texts and positions only as what Python described.
 */

/** @typedef {import("../python/client.js").Python} Python */
/** @typedef {import("./storage.js").Storage} Storage */
/** @typedef {{ status: string } & Record<string, any>} Position */
/** @typedef {{ id: string, moves: string[], at: number }} Saved */

/** How many puzzles of a game are kept on the device. */
const MOST_KEPT = 30;

/** Says "change" whenever something that a view draws has changed. */
export class Session extends EventTarget {
  /** The puzzle's id, "" until Python has named it. */
  id = "";
  /** All moves, those undone included. @type {string[]} */
  moves = [];
  /** How many of the moves are made; the rest can be redone. */
  at = 0;
  /** The position after `at` moves; undefined until Python has described it. @type {Position | undefined} */
  position;
  /** The move that waits for Python's answer, if one does. @type {string | undefined} */
  pending;
  /** What went wrong with the last request, as a sentence. */
  problem = "";

  #python;
  #storage;
  /** Positions by number of moves made; those undone are kept for redo. @type {Position[]} */
  #positions = [];
  /** Requests are answered in turn: a move made early waits for its puzzle. */
  #turn = Promise.resolve();

  /**
   * @param {string} game
   * @param {{ python: Python, storage: Storage }} services
   */
  constructor(game, { python, storage }) {
    super();
    this.game = game;
    this.#python = python;
    this.#storage = storage;
  }

  get canUndo() {
    return this.at > 0 && !this.pending;
  }

  get canRedo() {
    return this.at < this.moves.length && !this.pending;
  }

  /** Moves that are made, those undone left out. */
  get made() {
    return this.moves.slice(0, this.at);
  }

  /** The games kept on this device, the last played first. @returns {Saved[]} */
  get #games() {
    const games = this.#storage.get(`games:${this.game}`, /** @type {unknown[]} */ ([]));
    return Array.isArray(games) ? games.filter(isSaved) : [];
  }

  /**
   * What is kept of a puzzle, or of the puzzle last played when no id is given.
   *
   * @param {string} id
   */
  saved(id) {
    return this.#games.find((game) => !id || game.id === id);
  }

  /**
   * A new puzzle with these parameters.
   *
   * @param {Record<string, unknown>} parameters
   * @param {string} [seed]
   */
  create(parameters, seed = freshSeed()) {
    return this.#open({ do: "new", parameters, seed });
  }

  /**
   * The puzzle of a link, after some moves.
   *
   * @param {string} id
   * @param {string[]} [moves]
   * @param {number} [at] how many of the moves are made
   */
  async open(id, moves = [], at = Number.POSITIVE_INFINITY) {
    const opened = await this.#open({ do: "open", id, moves });
    if (opened && at < this.at) this.#go(Math.max(0, at));
    return opened;
  }

  /**
   * Make a move; whatever could be redone is gone then.
   *
   * @param {string} move
   */
  play(move) {
    if (this.pending !== undefined) return Promise.resolve(false);
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
    return this.#open({ do: "open", id: this.id, moves });
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
   * @param {string} question
   * @param {Record<string, unknown>} [options]
   * @param {{ onNote?: (note: any) => void, signal?: AbortSignal }} [how]
   */
  ask(question, options = {}, how = {}) {
    const { id, made: moves } = this;
    return this.consult({ do: "ask", id, moves, question, options }, how);
  }

  /**
   * Ask Python about another puzzle of this game, which is not opened here.
   *
   * @param {Record<string, unknown>} request
   * @param {{ onNote?: (note: any) => void, signal?: AbortSignal }} [how]
   */
  consult(request, how = {}) {
    return this.#python.ask({ game: this.game, ...request }, how);
  }

  /** @param {Record<string, unknown>} request */
  #open(request) {
    return this.#inTurn(async () => {
      const opened = await this.#request(request);
      if (!opened) return false;
      this.id = opened.id;
      this.moves = opened.moves;
      this.#positions = [];
      this.#positions[this.moves.length] = opened.position;
      this.#go(this.moves.length);
      return true;
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

  /** @param {Record<string, unknown>} request */
  async #request(request) {
    this.problem = "";
    try {
      return await this.consult(request);
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
      return undefined;
    }
  }

  /**
   * Show the position after some of the moves. One that was never described here (the game was
   * opened in its middle) is asked for.
   *
   * @param {number} at
   */
  #go(at) {
    this.at = at;
    const known = this.#positions[at];
    if (known) {
      this.position = known;
    } else {
      this.#request({ do: "open", id: this.id, moves: this.made }).then((opened) => {
        if (!opened) return;
        this.#positions[at] = opened.position;
        if (this.at === at) this.position = opened.position;
        this.#changed();
      });
    }
    this.#save();
    this.#changed();
  }

  #save() {
    const { id, moves, at } = this;
    const others = this.#games.filter((game) => game.id !== id);
    this.#storage.set(`games:${this.game}`, [{ id, moves, at }, ...others].slice(0, MOST_KEPT));
  }

  #changed() {
    this.dispatchEvent(new Event("change"));
  }
}

/** @param {any} saved anyone can write to storage @returns {saved is Saved} */
function isSaved(saved) {
  return (
    typeof saved?.id === "string" &&
    typeof saved.at === "number" &&
    Array.isArray(saved.moves) &&
    saved.moves.every((/** @type {unknown} */ move) => typeof move === "string")
  );
}

/** A seed for a puzzle that nobody has asked for by name. */
function freshSeed() {
  return crypto.getRandomValues(new Uint32Array(3)).join("-");
}
