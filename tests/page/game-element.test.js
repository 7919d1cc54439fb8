/** What every game's view has by itself: its keys, its buttons, its summary, and where the focus goes at the end. */
import "./environment.js";
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { html } from "lit";
import { focused, notes } from "./environment.js";
import { drawn, mount } from "./mounted.js";
import { Part, until, user } from "./part.js";

const { GameElement } = await import("../../web/midend/game-element.js");
const { GuessingElement } = await import("../../web/midend/guessing-element.js");
const { switchSound } = await import("../../web/ui/sound.js");
const { default: given } = await import("../../web/games/mastermind/entry.js");

/** A session that lists what is done with it. */
class FakeSession extends EventTarget {
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

  async create(parameters) {
    this.done.push(parameters);
    return this.created;
  }
}

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

const toast = () => document.querySelector("cicada-toast")?.text ?? "";
afterEach(() => {
  for (const each of document.querySelectorAll("cicada-toast")) each.text = "";
});

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

test("a result code is copied, or given to be copied by hand", async (t) => {
  const { part, session, element } = await begin();
  assert.equal(part.offers("Copy result code"), false);
  session.result = { code: "the code" };
  element.requestUpdate();
  await element.updateComplete;
  for (const [writeText, inputs] of [
    [() => Promise.reject(new Error("not allowed")), 1],
    [() => Promise.resolve(), 0],
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

/** A game of guesses of which only the summary is drawn. */
class FakeGame extends EventTarget {
  terms = {
    noneFits: "None fits.",
    left: (left) => `${left} left`,
    boardOf: ({ rows }) => ({ size: rows.length }),
  };
  python = { thinking: false };
  done = [];
  wonNow = false;
  isNew = false;

  constructor(session) {
    super();
    this.session = session;
  }

  get drawn() {
    return this.session.position ?? { rows: [], known: true, evil: false };
  }

  arrive() {
    this.done.push("arrive");
  }

  leave() {
    this.done.push("leave");
  }

  keep(finish) {
    this.done.push(["keep", finish]);
  }

  begin() {
    this.done.push("begin");
  }

  async again() {
    this.done.push("again");
    return this.opened;
  }

  async start(how) {
    this.done.push(["start", how]);
    return this.opened;
  }

  stopThinking() {
    this.done.push("stop");
  }
}

class TestGuessing extends GuessingElement {
  told = [];
  asked = { render: () => "What it asked" };

  makeGame() {
    return new FakeGame(this.session);
  }

  focusGuess() {
    this.told.push("focus");
  }

  spokenRow(row) {
    return `Row ${row}.`;
  }

  renderExample() {
    return "An example";
  }

  renderDialog() {
    return html`<div id="new"></div>`;
  }

  renderBoard() {
    return html`<div slot="board">${this.renderMiddle()} ${this.over ? this.renderResult() : this.renderHintButton()}</div>`;
  }
}
customElements.define("test-guessing", TestGuessing);

async function guessing(change = {}, { width = 1280, height = 800, ...properties } = {}) {
  window.happyDOM.setViewport({ width, height });
  const session = Object.assign(new FakeSession(), change);
  const made = await mount(
    "test-guessing",
    { session, entry: given, ...properties },
    "puzzle",
    "share",
  );
  const { element } = made;
  const dialog = element.renderRoot.querySelector("#new");
  const asked = [];
  for (const name of ["show", "close", "refuse"])
    dialog[name] = (...rest) => asked.push([name, ...rest]);
  const summary = async () => {
    await element.updateComplete;
    return new Part(() => element.renderRoot.querySelector("[slot=summary]"))
      .root()
      .textContent.trim();
  };
  return { ...made, session, game: element.game, asked, summary };
}

for (const [what, status, rows, change, summary] of [
  ["no position yet", undefined, 0, {}, "What Python knows"],
  ["a game that goes on", "playing", 1, {}, "5 left"],
  ["evil Python", "playing", 1, { evil: true }, "5 left, evil"],
  ["a contradiction", "contradiction", 1, {}, "None fits."],
  ["found at once", "won", 1, {}, "Found in 1 guess."],
  ["found", "won", 3, {}, "Found in 3 guesses."],
])
  test(`what Python knows is summed up: ${what}`, async () => {
    const { element, session } = await guessing({ change });
    if (status) session.come(status, rows);
    assert.equal(element.summary, summary);
  });

for (const [status, change, inside] of [
  ["playing", {}, "· list, solution"],
  ["playing", { evil: true }, "· list"],
  ["playing", { known: false }, "· list"],
  ["won", {}, "· review, settings"],
])
  test(`the sheet says what is in it: ${status} ${JSON.stringify(change)}`, async () => {
    const { session, summary } = await guessing({ change });
    session.come(status, 1);
    assert.ok((await summary()).endsWith(inside), await summary());
  });

for (const [link, isEvil] of [
  ["4x6:evil", true],
  ["4x6:evil.1122:1-0", true],
  ["4x6:evilish", false],
  ["4x6:1abc", false],
])
  test(`until Python has come, the link tells whether it is evil: ${link}`, async () => {
    const { element, session } = await guessing({}, { link });
    assert.equal(element.isEvil, isEvil);
    session.change = { evil: !isEvil };
    session.come("playing");
    assert.equal(element.isEvil, !isEvil);
  });

test("what the game says is told, drawn, and gone on with", async () => {
  const { element, game, heard } = await guessing();
  assert.deepEqual(game.done, ["arrive"]);
  const closed = [];
  element.renderRoot.querySelector("cicada-board-layout").close = () => closed.push(1);
  game.dispatchEvent(new Event("board"));
  assert.deepEqual([closed.length, element.told], [1, []]);
  game.dispatchEvent(new Event("use"));
  assert.deepEqual([closed.length, element.told], [2, ["focus"]]);
  game.dispatchEvent(new Event("puzzle"));
  game.dispatchEvent(new CustomEvent("problem", { detail: "It is refused." }));
  game.dispatchEvent(new CustomEvent("row", { detail: 3 }));
  assert.deepEqual([heard, toast()], [[["puzzle"]], "It is refused."]);
  assert.equal(document.querySelector("body > [role=status]").textContent.trim(), "Row 3.");
  element.finished("finish");
  for (const wonNow of [true, false]) {
    game.wonNow = wonNow;
    game.dispatchEvent(new Event("change"));
    await element.updateComplete;
    assert.equal(element.hasAttribute("won-now"), wonNow);
  }
  element.remove();
  assert.deepEqual(game.done, ["arrive", ["keep", "finish"], "leave"]);
});

for (const [what, change, isExample] of [
  ["a first visit", {}, true],
  ["whoever has played", { isNew: false }, false],
  ["an open game", { known: false }, false],
  ["a guess was made", { rows: 1 }, false],
  ["a guess is under way", { pending: "1122" }, false],
])
  test(`an example is shown until the first guess: ${what}`, async () => {
    const { isNew = true, known = true, rows = 0, pending } = change;
    const { element, session, game } = await guessing({ change: { known }, pending });
    game.isNew = isNew;
    session.come("playing", rows);
    assert.equal(drawn(element.renderMiddle()).text.includes("An example"), isExample);
  });

for (const [status, foundIn, result] of [
  ["won", undefined, "Found in 2 guesses."],
  ["won", "2 guesses, no help", "Found in 2 guesses, no help."],
])
  test(`at the end it is told how it was found, as far as Python has told: ${foundIn}`, async () => {
    const { session, part, game, element } = await guessing({
      result: foundIn && { sentence: foundIn },
    });
    session.come(status, 2);
    await element.updateComplete;
    assert.equal(part.part(".result").text, result);
    game.opened = true;
    await part.press(/^Another one/);
    await until(() => element.told.length, "the focus does not go on");
    assert.deepEqual(game.done, ["arrive", "again"]);
  });

for (const [stopped, told] of [
  [false, "There is none."],
  [true, ""],
])
  test(`evil Python is cornered once more, and it is said why that is refused: ${stopped}`, async () => {
    const { session, part, element } = await guessing({
      change: { evil: true },
      problem: "There is none.",
      stopped,
    });
    session.come("won", 2);
    await element.updateComplete;
    await part.press(/^Once more/);
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    assert.deepEqual([toast(), element.told], [told, []]);
  });

test("a new game is asked for in the dialog, with the board in play", async () => {
  const { session, part, asked } = await guessing();
  session.come("playing", 2);
  await part.press(/^New game/);
  assert.deepEqual(asked, [["show", { size: 2 }]]);
});

for (const [what, opened, mode, change, answer, told] of [
  ["a game", true, "guess", {}, ["close"], []],
  ["one for a friend", true, "friend", {}, ["close"], [["share"]]],
  ["one that is refused", false, "friend", { problem: "No." }, ["refuse", "No."], []],
  ["one that is stopped", false, "guess", { problem: "No.", stopped: true }, ["refuse", ""], []],
])
  test(`the dialog is answered: ${what}`, async () => {
    const { element, game, asked, heard } = await guessing(change);
    game.opened = opened;
    await element.start({ detail: { mode } });
    assert.deepEqual([asked, heard], [[answer], told]);
    assert.deepEqual(element.told, opened ? ["focus"] : []);
  });

for (const [width, height, isThere] of [
  [1280, 800, false],
  [390, 844, true],
])
  test(`the hints have a button where they have no room: ${width} by ${height}`, async () => {
    const { session, element, part, game } = await guessing({}, { width, height });
    session.come("playing", 1);
    await element.updateComplete;
    assert.equal(part.offers("Hint"), isThere);
    if (!isThere) return;
    await part.press("Hint");
    await until(() => toast(), "nothing is said");
    assert.equal(toast(), "That was the last hint here.");
    assert.ok(game.done.includes("begin"));
    session.come("won", 2);
    await element.updateComplete;
    assert.equal(part.offers("Hint"), false);
  });
