/**
 * The whole page in Node, answered by a native Python: what is pressed, typed, read and kept. Nothing has a
 * size or a colour here, so what a test asks about layout stays in a browser (tests/browser).
 */
import "./environment.js";
import assert from "node:assert/strict";
import { after, afterEach } from "node:test";
import { focused, SITE } from "./environment.js";
import { endPython, Gate, NativeWorker } from "./native-python.js";
import { nameOf, Part, until, user } from "./part.js";
import { begun } from "./under-way.js";

export { Part, until, user };

/** In so many turns of the event loop whatever was loaded or answered is drawn. */
const TURNS = 8;

/** What ends with a page that is left. @type {(() => void)[]} */
let endings = [];

const { addEventListener, setTimeout, clearTimeout } = globalThis;

/** What is told when a pause ends that is short enough to be waited for. @type {Map<unknown, () => void>} */
const pauses = new Map();
const SHORT = 1500;

globalThis.setTimeout = (does, milliseconds = 0, ...given) => {
  const end = milliseconds <= SHORT ? begun() : () => {};
  const timer = setTimeout(
    (...all) => {
      pauses.delete(timer);
      end();
      does(...all);
    },
    milliseconds,
    ...given,
  );
  pauses.set(timer, end);
  endings.push(() => clear(timer));
  return timer;
};
const clear = (timer) => {
  pauses.get(timer)?.();
  pauses.delete(timer);
  clearTimeout(timer);
};
globalThis.clearTimeout = clear;

/** What a page hears from now on ends with it; what its modules hear since they are there goes on. */
function endHearing() {
  globalThis.addEventListener = (...given) => {
    endings.push(() => removeEventListener(...given));
    addEventListener(...given);
  };
}

/** What the page has complained about: nothing, in a sound one. @type {unknown[][]} */
const complaints = [];
console.error = console.warn = (...given) => {
  if (!`${given[0]}`.startsWith("(node:")) complaints.push(given); // Node's own: mock timers are new
};

/** @type {Page | undefined} */
let opened;
afterEach(() => {
  opened?.close();
  opened = undefined;
  assert.deepEqual(complaints.splice(0), []);
});
after(endPython);

/**
 * Open the page at an address, on a device where only `kept` is kept.
 *
 * Of how it is shown only the mode (`?mode=test`) and whether it is a frame (`?embed=1`) can differ between the
 * pages of a file: the rest is read once, and so is the language.
 *
 * @param {string} address below the site's own, such as "mastermind/#4x6:~monday"
 * @param {object} [how]
 * @param {Record<string, unknown>} [how.kept] by key, without the prefix
 * @param {boolean} [how.held] whether Python's answers are held from the start
 * @param {boolean} [how.complete] whether Python gets all that any question may need
 * @param {number} [how.width] of the window, in pixels
 * @param {number} [how.height]
 * @param {boolean} [how.columns] whether the columns of what a guess asks are not put away: Python is asked
 *   about every guess that is laid out then, and the account says so
 */
export async function open(
  address,
  { kept = {}, held = false, complete = true, width = 1280, height = 800, columns = false } = {},
) {
  opened?.close();
  localStorage.clear();
  window.happyDOM.setViewport({ width, height });
  const putAway = columns ? {} : { "mastermind:columns": false, "chessguess:columns": false };
  for (const [key, value] of Object.entries({ ...putAway, ...kept }))
    localStorage.setItem(`cicada:${key}`, JSON.stringify(value));
  opened = new Page();
  await opened.load(address, held, complete);
  return opened;
}

/**
 * Stop the clock of the page until the end of a test: pauses begin that end only when time is told to pass.
 *
 * @param {import("node:test").TestContext} t
 * @returns {(milliseconds: number) => void} lets time pass
 */
export function stopClock(t) {
  let now = performance.now();
  t.mock.timers.enable({ apis: ["setTimeout"] });
  // Node's clock takes a timer of another one for its own.
  const { setTimeout, clearTimeout } = globalThis;
  const own = new WeakSet();
  globalThis.setTimeout = (...given) => {
    const timer = setTimeout(...given);
    own.add(timer);
    return timer;
  };
  globalThis.clearTimeout = (timer) => own.has(timer) && clearTimeout(timer);
  t.mock.method(performance, "now", () => now);
  return (milliseconds) => {
    now += milliseconds;
    t.mock.timers.tick(milliseconds);
  };
}

/** The element for the frame of another page, as main.js has it. @param {string} page */
async function frameOf(page) {
  const frame = { lab: "lab-frame", tree: "tree-frame" }[page] ?? "frame";
  await import(`../../web/frames/${frame}.js`);
  return `cicada-${frame}`;
}

/** The page, from when it is opened until it is left. */
export class Page extends Part {
  /** @type {Gate} */
  gate;
  /** @type {import("../../web/python/client.js").Python} */
  python;
  /** The last one that was made. @type {NativeWorker} */
  worker;

  constructor() {
    super(() => document.body);
  }

  /** @param {string} address @param {boolean} [held] @param {boolean} [complete] */
  async load(address, held = false, complete = true) {
    window.happyDOM.setURL(new URL(address, SITE).href);
    document.documentElement.dataset.root = SITE;
    this.gate = new Gate();
    this.gate.isComplete = complete;
    if (held) this.gate.hold();
    const { display } = await import("../../web/ui/display.js");
    const query = new URL(location.href).searchParams;
    display.mode = query.get("mode") === "test" ? "test" : "play";
    display.embedded = query.get("embed") === "1";
    await import("../../web/app/app.js");
    endHearing();
    const { Python } = await import("../../web/python/client.js");
    const { language } = await import("../../web/ui/language.js");
    const { fetchArchive } = await import("../../web/python/archives.js");
    const { Storage } = await import("../../web/midend/storage.js");
    const makeWorker = () => {
      this.worker = new NativeWorker(this.gate);
      endings.push(this.worker.terminate.bind(this.worker));
      return this.worker;
    };
    this.python = new Python(makeWorker, language, fetchArchive);
    const services = { python: this.python, storage: new Storage() };
    const tag = display.embedded ? await frameOf(address.split("/")[0]) : "cicada-app";
    this.app = Object.assign(document.createElement(tag), { services });
    document.body.prepend(this.app);
    if (!display.embedded) this.python.start();
  }

  /** Leave the page: nothing that it waited for comes any more. What it keeps is kept. */
  close() {
    // What stands beside the app is there once for all pages.
    for (const dialog of this.all("dialog")) dialog.close();
    focused()?.blur();
    for (const toast of this.all("cicada-toast")) toast.text = "";
    this.app.remove();
    for (const heard of this.all("body > [role=status]")) heard.textContent = "";
    for (const end of endings) end();
    endings = [];
  }

  /** Where a dialog is open, only what is in it can be pressed. @param {string[]} roles @param {string | RegExp} name */
  named(roles, name) {
    const dialog = this.all("dialog").at(-1);
    return dialog ? new Part(() => dialog).named(roles, name) : super.named(roles, name);
  }

  /** Load it again. */
  reload() {
    return this.visit(location.href);
  }

  /** Leave it for another address. @param {string} address */
  visit(address) {
    this.close();
    return this.load(address);
  }

  /** Follow a link within the page's address. @param {string} fragment */
  go(fragment) {
    history.pushState(null, "", `#${fragment}`);
    dispatchEvent(new PopStateEvent("popstate"));
  }

  /** Type on what has the focus, `{Enter}` and the like for keys with names. @param {string} keys */
  type(keys) {
    return user.keyboard(keys);
  }

  /** How that is called which has the focus; nothing is where nothing has it. */
  get focused() {
    const element = focused();
    return element && element !== document.body ? nameOf(element) : "";
  }

  /** Wait until nothing is under way, and that has the focus which is called so. @param {string} name */
  async focuses(name) {
    await this.settled();
    await until(
      () => this.focused === name,
      () => `the focus is on "${this.focused}", not on "${name}"`,
    );
  }

  /** Wait until a puzzle is open, and all is told that the page asks for by itself. */
  async ready() {
    await until(() => this.offers("Share"), "no puzzle is open");
    await this.settled();
  }

  /** Wait until Python has answered all it was asked, and that is drawn. */
  async settled() {
    let quiet = 0;
    await until(
      () => {
        quiet = this.python.busy ? 0 : quiet + 1;
        return quiet > TURNS;
      },
      () => "Python is still at work",
    );
  }

  /** What is kept under a key. @param {string} key */
  kept(key) {
    return JSON.parse(localStorage.getItem(`cicada:${key}`) ?? "null");
  }
}
