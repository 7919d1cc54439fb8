/** A puzzle of Shot as it is played: where its balls lie, the shots that wait for their turn, how hard it is. */
import first from "#python/first.json";
import { record } from "../../midend/results.js";
import { language } from "../../ui/language.js";
import { keepSolved, parametersOf } from "./levels.js";
import { moved } from "./motion.js";

/** @typedef {import("./motion.js").Cell} Cell */
/** @typedef {import("./motion.js").Shot} Shot */
/** @typedef {import("./board.js").Attempt} Attempt */
/** @typedef {import("../../midend/session-types.js").Position<"shot">} Description */
/** @typedef {{ before: Cell[], shot: Shot, backwards?: boolean }} Roll  A shot that is to be seen, on the balls before it. */

/** Drawn until Python has described a position. @type {Description} */
const EMPTY = {
  status: "playing",
  balls: [],
  text: "",
  shots: 0,
  legal: [],
  illegal: {},
  blocked: {},
  last: null,
  level: null,
  top: false,
  grade: null,
  lesson: null,
};

/** The first puzzle comes in English; what it says in another language comes with Python. */
const UNSAID = { illegal: {}, blocked: {}, lesson: null };

/** @param {Cell[]} some @param {Cell[]} others */
export const sameBalls = (some, others) =>
  some.map(String).sort().join(" ") === others.map(String).sort().join(" ");

/**
 * @fires change when there is something else to draw
 * @fires shot with the `Roll` of a shot that was just made; Python has still to confirm it
 * @fires refused with an attempt that is no shot, and why (`CustomEvent<Attempt & { why: string }>`)
 * @fires problem with a sentence for the person (`CustomEvent<string>`)
 */
export class ShotGame extends EventTarget {
  /** The balls on the board; Python's answer to a shot may still be on its way. @type {Cell[]} */
  balls = [];

  /** What is drawn until Python has described a position. */
  first = EMPTY;
  #turn = Promise.resolve();
  /** The move whose roll has been shown before Python answered. */
  #shown = "";
  #rated = { id: "", grade: 0 };

  /**
   * @param {import("../../midend/session.js").Session<"shot">} session
   * @param {import("../../midend/storage.js").Storage} storage
   */
  constructor(session, storage) {
    super();
    this.session = session;
    this.storage = storage;
  }

  /** What is drawn. */
  get description() {
    return this.session.position ?? this.first;
  }

  /** Whether there is a board to draw. */
  get isThere() {
    return this.description !== EMPTY;
  }

  /** The grade of a puzzle that belongs to no level, once it is known. */
  get grade() {
    const { id } = this.session;
    return this.#rated.id === id ? this.#rated.grade : parametersOf(id).grade;
  }

  /** Draw the puzzle of a first visit before Python has loaded. */
  showFirst() {
    this.first = language === "en" ? first.shot.position : { ...first.shot.position, ...UNSAID };
    this.balls = first.shot.position.balls;
    this.#changed();
  }

  /**
   * Take over another position.
   *
   * @param {import("../../midend/changes.js").Change<"shot">} change
   * @returns {Roll | undefined} what has not been seen yet
   */
  positionChanged({ kind, before, after }) {
    // A shot made before Python came is on its way: its balls have rolled.
    const isAhead = kind !== "move" && this.session.pending !== undefined;
    if (!isAhead) this.balls = after.balls;
    const shown = this.#shown;
    this.#shown = "";
    this.#changed();
    if (kind === "move" && before && after.last && after.last.move !== shown)
      return { before: before.balls, shot: after.last };
    if (kind === "undo" && before?.last)
      return { before: after.balls, shot: before.last, backwards: true };
    return undefined;
  }

  /**
   * Try a shot. While Python answers a move it waits, and is dropped if another puzzle is opened
   * meanwhile. While a puzzle opens it waits, too, and is made there if that is the board that was
   * seen and the opening was not stopped.
   *
   * @param {Attempt} attempt
   */
  try(attempt) {
    const { session, balls: seen } = this;
    const { id, stopped, canPlay, pending } = session;
    const isOpening = !canPlay && pending === undefined;
    this.#turn = this.#turn.then(async () => {
      if (!session.canPlay) await session.settled();
      const isMeant = isOpening
        ? session.stopped === stopped && sameBalls(seen, this.description.balls)
        : !id || id === session.id;
      if (isMeant && session.canPlay) await this.#shoot(attempt);
    });
  }

  /** The balls roll at once: Python has said beforehand where to. Its answer only confirms it. @param {Attempt} attempt */
  async #shoot(attempt) {
    const { x, y, direction } = attempt;
    const { legal, illegal, balls } = this.description;
    const shot = legal.find((each) => each.x === x && each.y === y && each.direction === direction);
    if (!shot) {
      this.#tell("refused", { ...attempt, why: illegal[`${x}${y}${direction}`] ?? "" });
      return;
    }
    this.#shown = shot.move;
    this.balls = moved(balls, shot.rolls);
    this.#tell("shot", { before: balls, shot });
    this.#changed();
    if (await this.session.play(shot.move)) return;
    this.balls = balls;
    this.#changed();
    if (this.session.problem) this.#tell("problem", this.session.problem);
  }

  /** Take shots back. @param {() => number} shots how many, asked once Python has answered */
  async rewind(shots) {
    if (!(await this.session.settled())) return;
    for (let back = shots(); back > 0; back--) this.session.undo();
  }

  /** What the puzzle after this one is made from. @returns {import("../../python/contract.js").shot.Parameters} */
  get next() {
    const { level, top } = this.description;
    if (top) return { grade: 10 };
    return level ? { level: level + 1 } : parametersOf(this.session.id);
  }

  /** Ask for the grade of a puzzle that has just been made: it belongs to the puzzle, and is no help. */
  async rate() {
    const { id } = this.session;
    const { grade } = await this.session.askAbout({ id, moves: [] }, "rate");
    if (!grade) return;
    this.#rated = { id, grade };
    this.#changed();
  }

  /** Keep that a puzzle is solved; a tick is for a solution that was found. @param {import("../../midend/session-types.js").Finish<"shot">} finish */
  save(finish) {
    const { id, result, position } = finish;
    if (position.status !== "won") return;
    const board = id.slice(0, Math.max(0, id.lastIndexOf(":")));
    record(this.storage, { game: "shot", board }, finish);
    if (!position.level || result.solution || result.python) return;
    keepSolved(this.storage, id, result.own ? "alone" : "helped");
  }

  #changed() {
    this.dispatchEvent(new Event("change"));
  }

  /** @param {string} name @param {unknown} detail */
  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
