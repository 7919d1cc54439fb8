/** What every game's view has by itself: its keys, its buttons, and where the focus goes at the end. */
import "./environment.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { html } from "lit";
import { focused, notes } from "./environment.js";
import { drawn, mount } from "./mounted.js";
import { until, user } from "./part.js";
import { FakeSession, toast } from "./view-session.js";

const { GameElement } = await import("../../web/midend/game-element.js");
const { switchSound } = await import("../../web/ui/sound.js");
const { default: given } = await import("../../web/games/mastermind/entry.js");

class TestGame extends GameElement {
  told = [];

  sessionChanged({ kind }) {
    this.told.push(kind);
  }

  finished(finish) {
    this.told.push(finish);
  }

  render() {
    return html`<div class="foot">${this.foot}</div>${this.renderHistory()}
      ${this.renderOpening()} ${this.renderResultCode()}
      <input type="text" /><input type="range" /><textarea></textarea>`;
  }
}
customElements.define("test-game", TestGame);

async function begin(change = {}, properties = {}) {
  const session = Object.assign(new FakeSession(), change);
  const game = await mount(
    "test-game",
    { session, entry: given, ...properties },
    "puzzle",
    "share",
  );
  return { ...game, session };
}

for (const [what, { on, ...how }, done] of [
  ["Ctrl+Z", { key: "z", ctrlKey: true }, "undo"],
  ["Cmd+Z", { key: "z", metaKey: true }, "undo"],
  ["Ctrl+Y", { key: "y", ctrlKey: true }, "redo"],
  ["Cmd+Y", { key: "Y", metaKey: true }, "redo"],
  ["Ctrl+Shift+Z", { key: "Z", ctrlKey: true, shiftKey: true }, "redo"],
  ["Ctrl+Shift+Y", { key: "Y", ctrlKey: true, shiftKey: true }, "redo"],
  ["Z alone", { key: "z" }, undefined],
  ["Shift+Z", { key: "Z", shiftKey: true }, undefined],
  ["Ctrl+X", { key: "x", ctrlKey: true }, undefined],
  ["Ctrl+Shift+X", { key: "X", ctrlKey: true, shiftKey: true }, undefined],
  ["Ctrl+Z where a text is typed", { key: "z", ctrlKey: true, on: "input[type=text]" }, undefined],
  ["Ctrl+Z in several lines", { key: "z", ctrlKey: true, on: "textarea" }, undefined],
  ["Ctrl+Z on a slider", { key: "z", ctrlKey: true, on: "input[type=range]" }, "undo"],
])
  test(`moves are taken back and made again by keys: ${what}`, async () => {
    const { part, session } = await begin();
    const target = on ? part.part(on).root() : document.body;
    const event = new KeyboardEvent("keydown", {
      ...how,
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    target.dispatchEvent(event);
    assert.deepEqual(session.done, done ? [done] : []);
    assert.equal(event.defaultPrevented, done !== undefined);
  });

test("a view that was taken away hears no keys and no changes", async () => {
  const { element, session } = await begin();
  element.remove();
  await user.keyboard("{Control>}z{/Control}");
  session.come("playing");
  session.dispatchEvent(Object.assign(new Event("finish"), { detail: "finish" }));
  session.dispatchEvent(new Event("elsewhere"));
  assert.deepEqual([session.done, element.told, toast()], [[], [], ""]);
});

test("what is there already is told when a view comes, and each other position once", async () => {
  const session = new FakeSession();
  session.come("playing", 1);
  const { element } = await begin({}, { session });
  assert.deepEqual(element.told, ["puzzle"]);
  session.dispatchEvent(new Event("change"));
  for (const [at, id] of [
    [2, "p"],
    [1, "p"],
    [3, "p"],
    [3, "q"],
  ])
    session.come("playing", at, id);
  session.dispatchEvent(Object.assign(new Event("finish"), { detail: "finish" }));
  assert.deepEqual(element.told, ["puzzle", "move", "undo", "other", "puzzle", "finish"]);
  session.dispatchEvent(new Event("elsewhere"));
  assert.match(toast(), /gone on in another tab/);
});

for (const [status, over] of [
  ["playing", false],
  ["won", true],
  ["stuck", true],
])
  test(`a game is over once it does not go on: ${status}`, async () => {
    const { element, session } = await begin();
    assert.equal(element.over, false);
    session.come(status);
    assert.equal(element.over, over);
  });

test("the same buttons are in every game", async () => {
  const { part, session, heard } = await begin();
  for (const name of ["Undo", "Redo", "Start again", "Share"]) await part.press(name);
  assert.deepEqual([session.done, heard], [["undo", "redo", "restart"], [["share"]]]);
});

for (const [change, names] of [
  [{ canUndo: false }, ["Redo", "Share"]],
  [{ canRedo: false }, ["Undo", "Start again", "Share"]],
  [{ id: "" }, ["Undo", "Redo", "Start again"]],
])
  test(`they can be pressed where they do something: ${Object.keys(change)}`, async () => {
    const { part } = await begin(change);
    const offered = ["Undo", "Redo", "Start again", "Share"].filter((name) => part.offers(name));
    assert.deepEqual(offered, names);
  });

for (const [what, change, heard, told] of [
  ["opened", { created: true }, [["puzzle"]], ""],
  ["refused", { created: false, problem: "There is none." }, [], "There is none."],
  ["stopped", { created: false, problem: "Stopped.", stopped: true }, [], ""],
])
  test(`a new puzzle is told, or why there is none: ${what}`, async () => {
    const { element, session, heard: events } = await begin(change);
    assert.equal(await element.create({ balls: 3 }), change.created);
    assert.deepEqual([session.done, events, toast()], [[{ balls: 3 }], heard, told]);
    const problems = [];
    await element.create({}, { tell: (problem) => problems.push(problem) });
    assert.deepEqual(problems, told ? [told] : []);
  });

test("a class is given a result code, which is copied, or to be copied by hand", async (t) => {
  const { part, session, element } = await begin();
  session.result = { code: "the code" };
  for (const [id, isOffered] of [
    ["4x6:1abc", false],
    ["daily1:~2026-11-26", false],
    ["4x6:~class-7b", true],
  ]) {
    session.id = id;
    element.requestUpdate();
    await element.updateComplete;
    assert.equal(part.offers("Copy result code"), isOffered, id);
  }
  element.requestUpdate();
  await element.updateComplete;
  for (const [writeText, inputs] of [
    [() => Promise.resolve(), 0],
    [() => Promise.reject(new Error("not allowed")), 1],
  ]) {
    t.mock.method(navigator.clipboard, "writeText", writeText);
    await part.press("Copy result code");
    await part.has(".result-code", inputs);
    const [field] = part.all(".result-code");
    if (field) assert.equal(field.value, "the code");
  }
});

test("sounds go with moves: another one at the end", async () => {
  switchSound(true);
  const { session } = await begin();
  const played = async (...come) => {
    notes.length = 0;
    session.come(...come);
    await until(() => notes.length, "nothing is heard");
    return notes.length;
  };
  session.come("playing", 0);
  const move = await played("playing", 1);
  notes.length = 0;
  session.come("playing", 0);
  await new Promise(setImmediate);
  assert.equal(notes.length, 0);
  assert.notEqual(await played("won", 1), move);
  switchSound(false);
});

const BUTTONS = {
  primary: html`<button>Another</button><button class="primary">Next</button>`,
  another: html`<button>Another</button>`,
};
for (const [foot, from, to] of [
  ["primary", "body", "Next"],
  ["another", "body", "Another"],
  ["primary", "elsewhere", "elsewhere"],
])
  test(`at the end the focus goes where one goes on: ${foot}, ${from}, ${to}`, async (t) => {
    t.mock.method(document, "hasFocus", () => true);
    const { session, element } = await begin({}, { foot: BUTTONS[foot] });
    session.come("playing", 0);
    const elsewhere = drawn(html`<button aria-label="elsewhere"></button>`).part("button").root();
    focused()?.blur();
    if (from === "elsewhere") elsewhere.focus();
    session.come("won", 1);
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    await element.updateComplete;
    const name = focused().getAttribute("aria-label") ?? focused().textContent.trim();
    assert.equal(name, to);
  });

test("the focus stays where it is when a game was opened at its end, and in a frame without it", async (t) => {
  for (const [hasFocus, kind] of [
    [true, "puzzle"],
    [false, "move"],
  ]) {
    t.mock.method(document, "hasFocus", () => hasFocus);
    const { session, element } = await begin({}, { foot: BUTTONS.primary });
    if (kind === "move") session.come("playing", 0);
    focused()?.blur();
    session.come("won", 1);
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    await element.updateComplete;
    assert.equal(focused(), document.body);
  }
});
