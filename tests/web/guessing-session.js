/** What a game of guesses stands on, in its place: a session and Python at the board, which list what is done. */

const rowOf = (guess, answer = [0]) => ({ guess, answer });
export const position = (rows = [], change = {}) => ({
  ...{
    status: "playing",
    known: true,
    evil: false,
    rows: rows.map((row) => rowOf(row)),
    ...change,
  },
});

/** A session that does what it is told at once, unless it is held up; what is done is listed. */
export class FakeSession extends EventTarget {
  game = "mastermind";
  id = "p";
  at = 0;
  moves = [];
  canPlay = true;
  pending = undefined;
  problem = "";
  draft = "";
  account = { events: [], began: 1, ended: 5 };
  done = [];
  kept = [];
  isSame = true;
  opened = true;

  get made() {
    return this.moves.slice(0, this.at);
  }

  get canUndo() {
    return this.at > 0;
  }

  async settled() {
    await undefined;
    return this.isSame;
  }

  /** Come to another position. */
  come(there, change = {}) {
    Object.assign(this, { position: there, at: there.rows.length, ...change });
    this.dispatchEvent(new Event("change"));
  }

  async play(...given) {
    this.done.push(["play", ...given]);
    return this.played ?? true;
  }

  undo() {
    this.done.push(["undo"]);
    this.at -= 1;
  }

  async replace(moves) {
    this.done.push(["replace", moves]);
    return this.replaced ?? true;
  }

  async create(parameters) {
    this.done.push(["create", parameters]);
    return this.opened;
  }

  async ask(question, ...options) {
    this.done.push(["ask", question, ...options]);
    return typeof this.answer === "function" ? this.answer(question, ...options) : this.answer;
  }

  keepDraft(draft) {
    this.kept.push(draft);
  }
}

/** What Python does at the board is only listed. */
export class FakePlayer {
  watched = false;
  done = [];

  chose(text) {
    return text === this.choice;
  }

  suggest() {
    this.done.push("suggest");
  }

  watch() {
    this.watched = true;
    this.done.push("watch");
  }

  stop() {
    this.watched = false;
    this.done.push("stop");
  }
}
