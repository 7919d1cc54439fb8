/** A session of Shot in the place of the page's own: what is done is listed, answers wait until they are given. */
import "./environment.js";

/** Let all that is answered take effect. */
export const settle = () => new Promise((resolve) => setImmediate(resolve));

const shot = (x, y, direction, ...rolls) => ({
  x,
  y,
  direction,
  move: `${x}${y}${direction}`,
  rolls,
});

export const BALLS = [
  [0, 0],
  [2, 0],
  [5, 0],
];
export const RIGHT = shot(0, 0, "R", [0, 0, 1, 0], [2, 0, 4, 0], [5, 0, null, null]);
const LEFT = shot(2, 0, "L", [2, 0, 1, 0], [0, 0, null, null]);
export const AFTER = [
  [1, 0],
  [4, 0],
];

export const position = (change = {}) => ({
  ...{ status: "playing", balls: BALLS, legal: [RIGHT, LEFT], illegal: { "00U": "No ball." } },
  ...{ blocked: {}, last: null, level: null, top: false, lesson: null, shots: 0, ...change },
});

/** A session whose answers wait until they are given; what is done is listed. */
export class FakeSession extends EventTarget {
  id = "9:1o-x";
  at = 0;
  moves = [];
  canPlay = true;
  pending = undefined;
  stopped = false;
  problem = "";
  position = position();
  done = [];
  answers = {};

  get made() {
    return this.moves.slice(0, this.at);
  }

  settled() {
    return this.settling ?? Promise.resolve(true);
  }

  play(move, by = "move") {
    this.done.push(["play", move, by]);
    return this.playing ?? Promise.resolve(true);
  }

  undo() {
    this.done.push(["undo"]);
  }

  redo() {
    this.done.push(["redo"]);
  }

  note(event) {
    this.done.push(["note", event]);
  }

  async ask(question) {
    this.done.push(["ask", question]);
    return this.answers[question]();
  }

  async askAbout({ id, moves }, question) {
    this.done.push(["about", id, moves, question]);
    return this.answers[question]();
  }
}

/** Something that can be settled later. */
export function later() {
  const made = {};
  made.promise = new Promise((resolve) => {
    made.resolve = resolve;
  });
  return made;
}

export const storageOf = (kept = {}) => ({
  kept,
  get: (key, fallback) => structuredClone(kept[key] ?? fallback),
  set: (key, value) => {
    kept[key] = value;
  },
});

/** A session whose questions are answered by `answers`, with what was asked. */
export class Asked extends FakeSession {
  account = { events: ["move", "undo", "undo", "move", "undo"], began: 1, ended: null };
  asked = [];

  asker() {
    return async (question, options) => {
      this.asked.push([question, options]);
      return this.answers[question](options);
    };
  }

  async ask(question, options) {
    return this.asker()(question, options);
  }

  async askAbout(about, question, options) {
    this.asked.push(["about", about, question]);
    return this.answers[question](options);
  }

  async bring() {}
}
