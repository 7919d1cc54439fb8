/**
 * The whole page in Node, answered by a native Python: what is pressed, typed, read and kept. Nothing has a
 * size or a colour here, so what a test asks about layout stays in a browser (tests/browser).
 */
import "./environment.js";
import assert from "node:assert/strict";
import { after, afterEach } from "node:test";
import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";
import { userEvent } from "@testing-library/user-event";
import { computeAccessibleName, getRole, isDisabled } from "dom-accessibility-api";
import { focused, isHidden, SITE } from "./environment.js";
import { endPython, Gate, NativeWorker } from "./native-python.js";

/** So often a test looks for what does not come: on a quiet machine about five seconds, on a busy one longer. */
const TRIES = 3000;

/** After so many turns the page most likely waits for Python, which needs the processor meanwhile. */
const BUSY = 20;

/** In so many turns of the event loop whatever was loaded or answered is drawn. */
const TURNS = 8;

/** What is pressed by its name. */
const PRESSED = ["button", "link", "radio", "checkbox", "summary"];

/** What ends with a page that is left. @type {(() => void)[]} */
let endings = [];

const { addEventListener, setTimeout, clearTimeout } = globalThis;
globalThis.setTimeout = (...given) => {
  const timer = setTimeout(...given);
  endings.push(() => clearTimeout(timer));
  return timer;
};

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
 * @param {number} [how.width] of the window, in pixels
 * @param {number} [how.height]
 */
export async function open(address, { kept = {}, held = false, width = 1280, height = 800 } = {}) {
  opened?.close();
  localStorage.clear();
  window.happyDOM.setViewport({ width, height });
  for (const [key, value] of Object.entries(kept))
    localStorage.setItem(`cicada:${key}`, JSON.stringify(value));
  opened = new Page();
  await opened.load(address, held);
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

/** What is below a node as it is drawn: shadow trees, and what stands in their slots. @param {Node} node @returns {Node[]} */
function drawnIn(node) {
  if (node instanceof HTMLSlotElement) {
    const assigned = node.assignedNodes();
    return assigned.length ? assigned : [...node.childNodes];
  }
  return [.../** @type {Element} */ (node.shadowRoot ?? node).childNodes];
}

/** The element for the frame of another page, as main.js has it. @param {string} page */
async function frameOf(page) {
  const frame = { lab: "lab-frame", tree: "tree-frame" }[page] ?? "frame";
  await import(`../../web/frames/${frame}.js`);
  return `cicada-${frame}`;
}

/** A part of the page. */
export class Part {
  /** @param {() => Node} root */
  constructor(root) {
    this.root = root;
  }

  /** What is shown, in the order in which it stands there. @returns {Generator<Node>} */
  *nodes(node = this.root()) {
    if (node instanceof Element && isHidden(node)) return;
    yield node;
    for (const child of drawnIn(node)) yield* this.nodes(child);
  }

  /** The elements shown that a selector matches. @param {string} selector */
  all(selector) {
    return [...this.nodes()].filter((node) => node instanceof Element && node.matches(selector));
  }

  /** The element that is the only one to match, or the nth. @param {string} selector @param {number} [nth] */
  part(selector, nth) {
    return new Part(() => {
      const found = this.all(selector);
      if (nth === undefined) assert.equal(found.length, 1, `${found.length} of ${selector}`);
      return found.at(nth ?? 0) ?? assert.fail(`no ${selector}`);
    });
  }

  /** The text shown, and what pictures in it are called, with single spaces. */
  get text() {
    return [...this.nodes()]
      .map((node) => (node instanceof Text ? node.data : nameOfPicture(node)))
      .join("")
      .replace(/\s+/g, " ")
      .trim();
  }

  /** The names of the elements shown that have a role. @param {string} role */
  names(role) {
    return [...this.nodes()].filter((node) => roleOf(node) === role).map(nameOf);
  }

  /** The elements shown of a role and a name. @param {string[]} roles @param {string | RegExp} name */
  named(roles, name) {
    return [...this.nodes()].filter((node) => {
      if (!roles.includes(roleOf(node))) return false;
      return typeof name === "string" ? nameOf(node) === name : name.test(nameOf(node));
    });
  }

  /** The only group of a name, such as the numbers of an answer. @param {string} name */
  group(name) {
    return new Part(() => {
      const found = this.named(["group"], name);
      assert.equal(found.length, 1, `${found.length} groups are called ${name}`);
      return found[0];
    });
  }

  /** How the elements shown that a selector matches are labelled. @param {string} selector */
  labels(selector) {
    return this.all(selector).map((element) => element.getAttribute("aria-label"));
  }

  /** Whether there is something to press by that name, and it can be pressed. @param {string | RegExp} name */
  offers(name) {
    return this.named(PRESSED, name).some((element) => !isDisabled(element));
  }

  /** Press what has a name, once it is there. @param {string | RegExp} name */
  async press(name) {
    await until(() => this.offers(name), `nothing to press is called ${name}`);
    const element = this.named(PRESSED, name).find((each) => !isDisabled(each));
    await user.click(element);
  }

  /** Click on the part, whatever it is called. */
  click() {
    return user.click(/** @type {Element} */ (this.root()));
  }

  /** Choose from a list. @param {string} label @param {string} value */
  async choose(label, value) {
    const list = () => this.named(["combobox"], label)[0];
    await until(
      () => [...(list()?.options ?? [])].some((option) => option.value === value),
      `no ${value} in a list called ${label}`,
    );
    await user.selectOptions(list(), value);
  }

  /** Write a text in the place of what a field has. @param {string | RegExp} label @param {string} text */
  async fill(label, text) {
    const fields = () => this.named(["textbox", "spinbutton"], label);
    await until(() => fields().length, `no field is called ${label}`);
    const [field] = fields();
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
    if (field.type === "number") field.dispatchEvent(new Event("change", { bubbles: true }));
  }

  /** Wait until the text shown has another one in it. @param {string | RegExp} text */
  async shows(text) {
    await until(
      () => (typeof text === "string" ? this.text.includes(text) : text.test(this.text)),
      () => `${text} is not in: ${this.text}`,
    );
  }

  /** Wait until the text shown has that one no longer. @param {string} text */
  async hides(text) {
    await until(() => !this.text.includes(text), `${text} is still there`);
  }

  /** Wait until so many elements match. @param {string} selector @param {number} count */
  async has(selector, count) {
    await until(
      () => this.all(selector).length === count,
      () => `${this.all(selector).length} of ${selector}, not ${count}`,
    );
  }
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

  /** @param {string} address @param {boolean} [held] */
  async load(address, held = false) {
    window.happyDOM.setURL(new URL(address, SITE).href);
    document.documentElement.dataset.root = SITE;
    this.gate = new Gate();
    if (held) this.gate.hold();
    const { display } = await import("../../web/ui/display.js");
    const query = new URL(location.href).searchParams;
    display.mode = query.get("mode") === "test" ? "test" : "play";
    display.embedded = query.get("embed") === "1";
    await import("../../web/app/app.js");
    endHearing();
    const { Python } = await import("../../web/python/client.js");
    const { language } = await import("../../web/ui/language.js");
    const { words } = await import("../../web/python/language-archive.js");
    const { Storage } = await import("../../web/midend/storage.js");
    const makeWorker = () => {
      this.worker = new NativeWorker(this.gate);
      endings.push(this.worker.terminate.bind(this.worker));
      return this.worker;
    };
    this.python = new Python(makeWorker, language, words);
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

  /** Load it anew. */
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

/** Without pauses of its own; there are no styles to ask whether an element takes the pointer. */
export const user = userEvent.setup({ document, delay: null, pointerEventsCheck: 0 });

/** The role of an element; that of a summary has no name anywhere. @param {Node} node */
function roleOf(node) {
  if (!(node instanceof Element)) return null;
  return node.localName === "summary" ? "summary" : getRole(node);
}

/** @param {Node} node */
const nameOfPicture = (node) => (roleOf(node) === "img" ? ` ${nameOf(node)} ` : "");

/** @param {Node} node */
const nameOf = (node) =>
  roleOf(node) === "summary"
    ? new Part(() => node).text
    : computeAccessibleName(/** @type {Element} */ (node), { hidden: true });

/**
 * Wait for a condition, a turn of the event loop after the other. A part that is not there yet is waited for.
 *
 * @param {() => unknown} condition
 * @param {string | (() => string)} otherwise what is told when it does not come
 */
export async function until(condition, otherwise) {
  for (let tries = 0; !holds(condition); tries += 1) {
    if (tries > TRIES) assert.fail(typeof otherwise === "string" ? otherwise : otherwise());
    await (tries < BUSY ? turn() : pause(1));
  }
}

/** @param {() => unknown} condition */
function holds(condition) {
  try {
    return condition();
  } catch (fault) {
    if (fault instanceof assert.AssertionError) return false;
    throw fault;
  }
}
