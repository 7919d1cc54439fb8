/** A session in the place of a view's own, which lists what is done with it; and what the page says in its corner. */
import "./environment.js";
import { afterEach } from "node:test";

/** A session that lists what is done with it. */
export class FakeSession extends EventTarget {
  game = "mastermind";
  id = "p";
  at = 0;
  moves = [];
  made = [];
  canPlay = true;
  canUndo = true;
  canRedo = true;
  opening = false;
  done = [];
  account = { events: [] };

  come(status, at = this.at, id = this.id) {
    const rows = Array.from({ length: at }, () => ({}));
    const position = { status, rows, left: 5, known: true, evil: false, ...this.change };
    Object.assign(this, { id, at, position });
    this.dispatchEvent(new Event("change"));
  }

  undo() {
    this.done.push("undo");
  }

  redo() {
    this.done.push("redo");
  }

  restart() {
    this.done.push("restart");
  }

  stopOpening() {
    this.done.push("stop");
  }

  async ask(question, options) {
    this.done.push(["ask", question, options]);
    return this.answers?.[question];
  }

  async create(parameters) {
    this.done.push(parameters);
    return this.created;
  }
}

export const toast = () => document.querySelector("cicada-toast")?.text ?? "";

afterEach(() => {
  for (const each of document.querySelectorAll("cicada-toast")) each.text = "";
});
