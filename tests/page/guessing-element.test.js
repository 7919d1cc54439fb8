/** What the views of games of guesses have by themselves: the summary, the end, hints, the dialog for a new game. */
import "./environment.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { html } from "lit";
import { drawn, mount } from "./mounted.js";
import { until } from "./part.js";
import { FakeSession, toast } from "./view-session.js";

const { GuessingElement } = await import("../../web/midend/guessing-element.js");
const { default: given } = await import("../../web/games/mastermind/entry.js");

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

  get position() {
    return this.session.position;
  }

  get key() {
    return this.session.id;
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

  save(finish) {
    this.done.push(["save", finish]);
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
    return html`<div slot="board">${this.renderMiddle()} ${this.over ? this.renderEnd() : this.renderHintButton()}</div>`;
  }

  renderPanel() {
    return html`<div slot="panel">${this.renderEndBeside()}</div>`;
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
    return element.renderRoot.querySelector("[slot=summary]").textContent.trim();
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
  assert.deepEqual(game.done, ["arrive", ["save", "finish"], "leave"]);
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
    assert.equal(toast(), "No further hint here.");
    assert.ok(game.done.includes("begin"));
    session.come("won", 2);
    await element.updateComplete;
    assert.equal(part.offers("Hint"), false);
  });
