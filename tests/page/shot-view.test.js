/** Shot's view by itself: what stands under the board and beside it, what is told, and what a panel's word does on the board. */
import "./environment.js";
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { focused } from "./environment.js";
import { mount } from "./mounted.js";
import { until, user } from "./part.js";
import { AFTER, BALLS, FakeSession, position, RIGHT, storageOf } from "./shot-session.js";

await import("../../web/games/shot/view.js");
const { default: entry } = await import("../../web/games/shot/entry.js");

const PROOF = { groups: [[[0, 0]], [[5, 0]]], line: [[1, 0, 1, 9]], sentence: "They never meet." };
const LOST = { solvable: false, sentence: "It is lost.", lost_since: 1, proof: PROOF };

/** The session of a view. */
class Viewed extends FakeSession {
  canUndo = true;
  canRedo = false;
  opening = false;
  closed = false;
  account = { events: [], began: 1, ended: null };

  asker() {
    return (question) => this.ask(question);
  }

  async create(parameters) {
    this.done.push(["create", parameters]);
    return this.created ?? true;
  }

  stopOpening() {
    this.done.push(["stop"]);
  }

  restart() {}

  async positionLink() {
    return "";
  }

  come(there, change = {}) {
    Object.assign(this, { position: there, ...change });
    this.dispatchEvent(new Event("change"));
  }
}

async function begin(there = position(), { kept = {}, width = 1280, ...change } = {}) {
  window.happyDOM.setViewport({ width, height: 844 });
  const answers = {
    alive: () => LOST,
    tries: () => ({ sentence: "" }),
    levels: () => [],
    rate: () => ({ grade: 2 }),
  };
  const session = Object.assign(new Viewed(), { answers, position: there, ...change });
  const made = await mount(
    "cicada-shot",
    { session, storage: storageOf(kept), entry },
    "puzzle",
    "share",
  );
  const { element, part } = made;
  const settle = async () => {
    for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
    await element.updateComplete;
    await element.updateComplete;
  };
  await settle();
  const board = element.renderRoot.querySelector("cicada-shot-board");
  const panel = element.renderRoot.querySelector("cicada-shot-panel");
  const layout = element.renderRoot.querySelector("cicada-board-layout");
  return {
    ...{ ...made, session, settle, board, layout },
    foot: () => part.part(".foot").text,
    summary: () => element.renderRoot.querySelector("[slot=summary]").textContent.trim(),
    /** The panel, or the board, says something. */
    async says(who, name, detail) {
      ({ board, panel })[who].dispatchEvent(new CustomEvent(name, { detail }));
      await settle();
    },
  };
}

const said = () => document.querySelector("body > [role=status]")?.textContent.trim();
const toast = () => document.querySelector("cicada-toast")?.text ?? "";
afterEach(() => {
  for (const each of document.querySelectorAll("cicada-toast")) each.text = "";
});

test("the board has the balls and what is legal, unless Python is at work", async () => {
  const { board, session, settle } = await begin(position({ blocked: { "5,0": "No." } }));
  assert.deepEqual(
    [board.balls, board.legal.length, board.blocked, board.waiting],
    [BALLS, 2, { "5,0": "No." }, false],
  );
  session.canPlay = false;
  session.dispatchEvent(new Event("change"));
  await settle();
  assert.deepEqual([board.legal, board.blocked, board.waiting], [[], {}, true]);
  session.closed = true;
  session.dispatchEvent(new Event("change"));
  await settle();
  assert.equal(board.waiting, false);
});

for (const [what, there, change, told, summed] of [
  [
    "a game that goes on",
    position({ shots: 1 }),
    {},
    "Shoot until one ball is left.",
    "3 balls left",
  ],
  [
    "a solved one",
    position({ status: "won", balls: [[1, 0]] }),
    { width: 390 },
    "Solved. Another one",
    "Solved",
  ],
  ["one solved beside its end", position({ status: "won", balls: [[1, 0]] }), {}, "", "Solved"],
  [
    "no shot is left",
    position({ status: "stuck", shots: 2 }),
    {},
    "No shot is left. Where was it lost? Take back a shot",
    "3 balls left",
  ],
  [
    "a lost one",
    position({ shots: 1 }),
    { kept: { "shot:warn": "always" }, at: 1 },
    "Lost since shot 1. Take back 1 shot",
    "3 balls left, and lost",
  ],
  [
    "a lost one that is over",
    position({ status: "stuck" }),
    { kept: { "shot:warn": "always" }, at: 1, closed: true },
    "No shot is left. Where was it lost? Take back a shot",
    "3 balls left, and lost",
  ],
])
  test(`under the board it is said how the game stands: ${what}`, async () => {
    const view = await begin(null, change);
    assert.deepEqual([view.summary(), view.foot()], ["What Python knows", ""]);
    view.session.come(there);
    await view.settle();
    assert.deepEqual([view.foot(), view.summary()], [told, summed]);
    assert.equal(view.board.lost, there.status === "stuck" || summed.includes("lost"));
  });

for (const [what, there, change, isThere] of [
  ["beside the board there is room for hints", position(), { width: 1280 }, false],
  ["below it", position(), { width: 390 }, true],
  ["it is solved", position({ status: "won" }), { width: 390 }, false],
  ["no shot is left", position({ status: "stuck" }), { width: 390 }, false],
  ["it is lost", position({ shots: 1 }), { width: 390, kept: { "shot:warn": "always" } }, false],
])
  test(`a hint has a button where the panel is a sheet: ${what}`, async () => {
    const { part, session, settle } = await begin(null, change);
    session.come(there, { at: 1 });
    await settle();
    assert.equal(part.offers("Hint"), isThere);
  });

test("a shot is told with what is left, and so is one that is taken back", async () => {
  const { session } = await begin();
  session.come(position({ balls: AFTER, last: RIGHT }), { at: 1 });
  assert.equal(said(), "Shot right from a1. 2 balls left.");
  session.come(position(), { at: 0 });
  assert.equal(said(), "Taken back. 3 balls left.");
  session.come(position({ status: "won", balls: [[1, 0]], last: RIGHT }), { at: 1 });
  assert.equal(said(), "Shot right from a1. One ball left: solved.");
  session.come(position({ last: RIGHT }), { at: 1, id: "another" });
  assert.equal(said(), "Shot right from a1. One ball left: solved.");
});

test("a shot that is none is shrugged at, and its reason told until something is touched", async (t) => {
  const { foot, says, board } = await begin();
  const shrugged = t.mock.method(board, "shrug", () => {});
  const attempt = { x: 0, y: 0, direction: "U" };
  await says("board", "attempt", attempt);
  await until(() => foot() === "No ball.", foot);
  assert.equal(said(), "No ball.");
  assert.equal(shrugged.mock.calls[0].arguments[0].direction, "U");
  await says("board", "pointerdown");
  assert.notEqual(foot(), "No ball.");
});

test("a ball that cannot be shot says why", async () => {
  const { foot, says } = await begin(position({ blocked: { "5,0": "It has no gap." } }));
  await says("board", "blocked", [5, 0]);
  assert.equal(foot(), "It has no gap.");
  await says("board", "blocked", [2, 0]);
  assert.notEqual(foot(), "It has no gap.");
});

test("whoever shoots by keys goes on where the ball stopped", async () => {
  const { board, says, settle } = await begin();
  for (const [isFocused, cell] of [
    [false, undefined],
    [true, "1,0"],
  ]) {
    if (isFocused) board.focus();
    else focused()?.blur();
    await settle();
    await says("board", "attempt", { x: 0, y: 0, direction: "R" });
    await settle();
    assert.equal(focused()?.dataset?.cell, cell);
  }
});

test("a hint is shown on the board and told below it; of a lost position only that", async () => {
  const { foot, says, board, layout, session } = await begin();
  layout.setAttribute("open", "");
  const hint = { sentence: "Shoot a1.", ball: [0, 0], solvable: true };
  await says("panel", "point", hint);
  assert.deepEqual(
    [foot(), board.pointed, layout.hasAttribute("open")],
    ["Shoot a1.", hint, false],
  );
  layout.setAttribute("open", "");
  session.at = 1;
  await says("panel", "point", { ...hint, ...LOST });
  assert.equal(layout.hasAttribute("open"), false);
  assert.deepEqual(session.done.at(-1), ["note", "warning"]);
  assert.equal(board.proof, PROOF);
});

for (const [what, leave] of [
  ["Back to the game is pressed", ({ part }) => part.press("Back to the game")],
  ["the board is touched", ({ says }) => says("board", "pointerdown")],
  ["a key is pressed on it", ({ says }) => says("board", "keydown")],
  ["another position comes", ({ session }) => session.come(position({ balls: AFTER }), { at: 1 })],
])
  test(`another shot is looked at until ${what}`, async () => {
    const view = await begin();
    const other = { shot: RIGHT, name: "a1 right", sentence: "It loses.", proof: PROOF };
    await view.says("panel", "try", other);
    const { board, foot, settle } = view;
    assert.deepEqual(
      [board.balls.length, board.proof, board.lost, board.legal],
      [2, PROOF, true, []],
    );
    assert.equal(foot(), "a1 right: It loses. Back to the game");
    await leave(view);
    await settle();
    assert.ok(!foot().includes("It loses."));
    assert.equal(board.lost, false);
  });

test("a shot of a replay is looked at before it was made", async () => {
  const { says, foot, board } = await begin(position({ balls: AFTER }));
  const replayed = {
    balls: BALLS,
    shot: RIGHT,
    name: "a1 right",
    choices: 2,
    winning: 1,
    losing: true,
  };
  await says("panel", "look", { replayed, number: 1 });
  assert.deepEqual([board.balls, board.pointed], [BALLS, { shot: RIGHT }]);
  assert.ok(foot().startsWith("Before shot 1, a1 right: of 2 positions"));
});

test("the solution is played under the board, while the game follows it", async () => {
  const { says, part, session, settle } = await begin();
  await says("panel", "playback", ["00R", "10R"]);
  assert.equal(
    part.part("[aria-label='The solution'] [role=status]").text,
    "0 of 2 shots of the solution",
  );
  session.moves = ["20L"];
  session.come(position({ balls: AFTER, last: RIGHT }), { at: 1 });
  await settle();
  assert.equal(part.all("[aria-label='The solution']").length, 0);
});

for (const [parameters, isRated] of [
  [{ balls: 5 }, true],
  [{ level: 4 }, false],
])
  test(`a new puzzle is opened, the board has the focus, and one by balls is graded: ${JSON.stringify(parameters)}`, async () => {
    const { element, session, settle, heard } = await begin();
    element.renderRoot
      .querySelector("cicada-new-shot")
      .dispatchEvent(new CustomEvent("start", { detail: parameters }));
    await settle();
    assert.deepEqual(session.done.slice(0, 2), [["stop"], ["create", parameters]]);
    assert.equal(
      session.done.some(([what]) => what === "about"),
      isRated,
    );
    assert.equal(focused()?.dataset.cell, "0,0");
    assert.deepEqual(heard, [["puzzle"]]);
  });

test("a puzzle that is refused is told, and the focus stays", async () => {
  const { element, settle, heard } = await begin(position(), {
    created: false,
    problem: "There is none.",
  });
  focused()?.blur();
  element.renderRoot
    .querySelector("cicada-new-shot")
    .dispatchEvent(new CustomEvent("start", { detail: { balls: 5 } }));
  await settle();
  assert.deepEqual([toast(), heard, focused() === document.body], ["There is none.", [], true]);
});

for (const [what, name, change, events] of [
  ["played", "play", {}, [["puzzle"]]],
  ["sent", "send", {}, [["puzzle"], ["share"]]],
  ["refused", "send", { created: false, problem: "No." }, []],
])
  test(`a position that was set up is ${what}`, async () => {
    const { element, session, settle, heard } = await begin(position(), change);
    element.renderRoot
      .querySelector("cicada-shot-editor")
      .dispatchEvent(new CustomEvent(name, { detail: "# #" }));
    await settle();
    assert.deepEqual([session.done[1], heard], [["create", { board: "# #" }], events]);
  });

test("the dialogs are opened with what is in play", async () => {
  const { part, element, says } = await begin(position({ level: 3, text: "the text" }), {
    kept: { "shot:done": [1, 2], "shot:levels": { l1: "alone" } },
  });
  const shown = [];
  element.renderRoot.querySelector("cicada-new-shot").show = (ladder) => shown.push(ladder);
  element.renderRoot.querySelector("cicada-shot-editor").show = (text) => shown.push(text);
  await part.press("New puzzle");
  const [{ solved, before, playing }] = shown;
  assert.deepEqual([[...solved], before, playing], [[["l1", "alone"]], 2, 3]);
  await says("panel", "edit");
  assert.equal(shown[1], "the text");
});

for (const [status, key, isBoard] of [
  ["playing", "ArrowUp", true],
  ["playing", "x", false],
  ["won", "ArrowUp", false],
])
  test(`an arrow key leads to the board while the game goes on: ${status}, ${key}`, async () => {
    const { board } = await begin(position({ status }));
    focused()?.blur();
    await user.keyboard(`{${key}}`);
    await board.updateComplete;
    assert.equal(focused()?.dataset?.cell === "0,0", isBoard);
  });

test("at a first visit the first puzzle is there before Python has come", async () => {
  const { element, board, settle, foot } = await begin(null);
  element.firstVisit();
  await settle();
  assert.ok(board.balls.length > 1);
  assert.ok(foot().includes("Shoot until one ball is left."));
  const { element: later, board: other } = await begin();
  later.firstVisit();
  await settle();
  assert.equal(other.balls, BALLS);
});
