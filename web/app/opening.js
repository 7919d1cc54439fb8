/** Makes a game's view and opens a puzzle in it: for the whole page and for a frame. */

import { Session } from "../midend/session.js";
import { display } from "../ui/display.js";
import { msg } from "../ui/language.js";
import { lazy } from "../ui/lazy.js";
import { toast } from "../ui/toast.js";

/** @typedef {import("../midend/game-entry.js").GameEntry} GameEntry */
/** @typedef {import("../midend/game-element.js").GameElement} GameElement */
/** @typedef {import("../midend/services.js").Services} Services */

/**
 * @param {GameEntry} entry
 * @param {Services} services
 * @param {(event: Event) => void} onLink hears that the link is another one: "puzzle" when a puzzle
 *   was opened inside the view, "link" when it is the same puzzle's
 * @param {import("../ui/lazy.js").Tell} tell hears that the view does not arrive
 */
export async function makeView(entry, services, onLink, tell) {
  await lazy(entry.load, tell);
  const view = /** @type {GameElement} */ (document.createElement(entry.tag));
  view.entry = entry;
  view.session = new Session(entry.name, services, display);
  view.storage = services.storage;
  services.python.addEventListener("ready", () => view.requestUpdate());
  view.addEventListener("puzzle", onLink);
  view.session.addEventListener("link", onLink);
  return view;
}

/**
 * The puzzle of an id, else the one left unfinished, else a new one. What cannot be opened is
 * told in a sentence. A test has one puzzle: none takes its place, and it goes on where it was left
 * even if its link is that of a position.
 *
 * @param {GameElement} view
 * @param {string} id
 */
export async function openPuzzle(view, id) {
  const { entry, session } = view;
  const test = display.mode === "test";
  view.link = id;
  view.requestUpdate();
  const saved = session.saved((test ? id.split(".")[0] : id).toLowerCase());
  if (saved && (await session.resume(saved))) return;
  // What was stopped before this is none of its business.
  const isStopped = saved && session.stopped;
  if (id && !isStopped && (await session.follow(id))) {
    if (session.remark) toast(session.remark);
    return;
  }
  if (session.problem) toast(session.problem);
  if (test && id) return;
  // Where the making of a puzzle is stopped, the one in play goes on.
  if (id && session.stopped && session.position) return;
  if (view.isConnected) view.firstVisit(); // not if the person has gone on meanwhile
  if (!(await session.create(entry.parameters))) toast(session.problem);
}

/**
 * Say once that nothing is kept, when the browser refuses storage.
 *
 * @param {import("../midend/storage.js").Storage} storage
 */
export function warnIfForgetful(storage) {
  const warn = () =>
    toast(
      msg(
        "This browser keeps nothing for this page, so a game is gone when you reload or close it.",
      ),
    );
  if (storage.lasting) storage.addEventListener("refused", warn, { once: true });
  else warn();
}
