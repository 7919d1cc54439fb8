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
const { isForBoard, isPressing, pressOn, signOf, switchSingleKeys } = await import(
  "../../web/ui/keys.js"
);

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

/** Layout, what the key types, where it is, Shift, and what it stands for. */
const LAYOUTS = [
  ["English", "1", "Digit1", false, "1"],
  ["English", "!", "Digit1", true, "!"],
  ["English", "?", "Slash", true, "?"],
  ["English", "+", "NumpadAdd", false, "+"],
  ["Dvorak", "b", "KeyN", false, "b"],
  ["French", "&", "Digit1", false, "1"],
  ["French", "é", "Digit2", false, "2"],
  ["French", '"', "Digit3", false, "3"],
  ["French", "'", "Digit4", false, "4"],
  ["French", "1", "Digit1", true, "1"],
  ["French", "?", "KeyM", true, "?"],
  ["French", "z", "KeyW", false, "z"],
  ["Czech", "ě", "Digit2", false, "2"],
  ["Hungarian", "ö", "Digit0", false, "0"],
  ["German", "ö", "Semicolon", false, "ö"],
  ["Russian", "я", "KeyZ", false, "z"],
  ["Russian", "Я", "KeyZ", true, "Z"],
  ["Russian, Caps Lock", "Я", "KeyZ", false, "Z"],
  ["Greek", "κ", "KeyK", false, "k"],
  ["Hebrew", "ל", "KeyK", false, "k"],
  ["Hebrew", "ל", "KeyK", true, "K"],
  ["Arabic", "١", "Digit1", false, "1"],
  ["any", "Enter", "Enter", false, "Enter"],
  ["any", "Dead", "BracketLeft", false, "Dead"],
  ["a keyboard on a screen", "q", "", false, "q"],
  ["a keyboard on a screen", "я", "", false, "я"],
];

for (const [layout, key, code, shiftKey, sign] of LAYOUTS)
  test(`a key stands for a sign: ${layout}, ${shiftKey ? "Shift and " : ""}${code} ${key}`, () => {
    assert.equal(signOf({ key, code, shiftKey }), sign);
  });

test("single keys can be switched off; what moves and presses stays", () => {
  const keys = ["1", "a", "?", "é", "+", "Enter", "Backspace", "ArrowLeft", " "];
  const isTaken = (key) => isForBoard(pressed(key, [new Element("body")]));
  assert.deepEqual(keys.filter(isTaken), keys);
  switchSingleKeys(false);
  assert.deepEqual(keys.filter(isTaken), ["Enter", "Backspace", "ArrowLeft", " "]);
  switchSingleKeys(true);
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
