/** Whose a key is, told by what has the focus and how it came there. */
import assert from "node:assert/strict";
import { test } from "node:test";

/** What stands in for an element of the page: it matches these selectors, and shows all it has. */
class Element {
  scrollHeight = 10;
  clientHeight = 10;

  constructor(...selectors) {
    this.selectors = selectors;
  }

  matches(list) {
    return list.split(", ").some((selector) => this.selectors.includes(selector));
  }
}

/** @type {Record<string, (event: object) => void>} */
const heard = {};
const overflows = new Map();
Object.assign(globalThis, {
  Element,
  addEventListener: (name, listener) => {
    heard[name] = listener;
  },
  getComputedStyle: (element) => ({ overflowY: overflows.get(element) ?? "visible" }),
});
const { isForBoard, isPressing, pressOn } = await import("../../web/ui/keys.js");

const pressed = (key, path, more = {}) => ({
  key,
  composedPath: () => path,
  preventDefault() {
    this.defaultPrevented = true;
  },
  ...more,
});
const click = (...path) => heard.pointerdown({ composedPath: () => path });

test("what takes text, and whatever is inside a dialog, keeps its keys", () => {
  for (const selector of ["textarea", "select", "dialog", "[popover]", "[contenteditable]"])
    assert(!isForBoard(pressed("1", [new Element("button"), new Element(selector)])), selector);
  assert(isForBoard(pressed("1", [new Element("button"), new Element("main")])));
  assert(isForBoard(pressed("1", [new Element("input")])), "a switch or a choice");
});

test("a key with Ctrl, Meta or Alt is none of the board's", () => {
  for (const held of ["ctrlKey", "metaKey", "altKey"])
    assert(!isForBoard(pressed("1", [new Element("body")], { [held]: true })), held);
});

test("Enter presses what Tab led to, and not once more what was clicked", () => {
  const button = new Element("button");
  assert(isPressing(pressed("Enter", [button])));
  click(button);
  assert(!isPressing(pressed("Enter", [button])));
  heard.keydown(pressed("Tab", [button]));
  assert(isPressing(pressed("Enter", [button])));
  assert(!isPressing(pressed("Enter", [new Element("body")])));
});

test("arrow keys are for what they steer or scroll, else for the board", () => {
  const scrolled = new Element("aside");
  scrolled.scrollHeight = 20;
  overflows.set(scrolled, "auto");
  for (const selector of ["input", "[role=slider]", "[role=tree]", "[role=listbox]"])
    assert(isPressing(pressed("ArrowLeft", [new Element("div"), new Element(selector)])), selector);
  assert(isPressing(pressed("ArrowDown", [new Element("button"), scrolled])));
  assert(!isPressing(pressed("ArrowLeft", [new Element("button"), scrolled])));
  assert(!isPressing(pressed("ArrowDown", [new Element("a"), new Element("header")])));
});

test("what the board takes moves the focus there; Enter that is held down does nothing", () => {
  const done = [];
  const board = {
    press: ({ key }) => key !== "x" && Boolean(done.push(key)),
    focusBoard: () => done.push("focus"),
  };
  const press = (key, more) => {
    const event = pressed(key, [new Element("body")], more);
    pressOn(board, event);
    return Boolean(event.defaultPrevented);
  };
  assert(press("1"));
  assert.deepEqual(done, ["1", "focus"]);
  assert(!press("x"));
  assert(press("Enter", { repeat: true }));
  assert.deepEqual(done, ["1", "focus"]);
});
