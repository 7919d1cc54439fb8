/** A session: undo, redo, what waits, what is kept, and how help is counted. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Session } from "../../web/midend/session.js";
import { FakePython, FakeStorage, listen, Refusal, settled } from "./stand-ins.js";

let python;
let storage;
let session;

beforeEach(async () => {
  python = new FakePython();
  storage = new FakeStorage();
  session = new Session("mastermind", { python, storage });
  await session.open("p");
});

const play = async (...moves) => {
  for (const move of moves) await session.play(move);
};
const kept = () => storage.get("games:mastermind", [])[0];

test("a puzzle that is opened stands at its start, and is kept from the first move on", async () => {
  const { id, moves, at, position, canUndo, canRedo } = session;
  assert.deepEqual(
    { id, moves, at, position },
    {
      id: "p",
      moves: [],
      at: 0,
      position: { status: "playing", after: "" },
    },
  );
  assert.deepEqual([canUndo, canRedo], [false, false]);
  assert.equal(kept(), undefined);
  await play("a");
  const unaided = { hints: 0, solution: false, finished: false };
  assert.deepEqual(kept(), { id: "p", moves: ["a"], at: 1, ...unaided });
  await play("win");
  assert.deepEqual(kept(), { id: "p", moves: ["a", "win"], at: 2, ...unaided, finished: true });
  session.undo();
  assert.deepEqual(kept(), { id: "p", moves: ["a", "win"], at: 1, ...unaided });
});

test("undo and redo go back and forth without asking Python again", async () => {
  await play("a", "b");
  const { length } = python.asked;
  session.undo();
  assert.deepEqual([session.at, session.position.after, session.made], [1, "a", ["a"]]);
  session.undo();
  session.undo();
  assert.deepEqual([session.at, session.canUndo, session.canRedo], [0, false, true]);
  session.redo();
  session.redo();
  session.redo();
  assert.deepEqual([session.at, session.position.after, session.canRedo], [2, "ab", false]);
  session.restart();
  assert.deepEqual([session.at, session.moves], [0, ["a", "b"]]);
  assert.equal(python.asked.length, length);
});

test("a move after an undo takes the place of what could be redone", async () => {
  await play("a", "b", "c");
  session.undo();
  session.undo();
  await play("d");
  assert.deepEqual([session.moves, session.at, session.position.after], [["a", "d"], 2, "ad"]);
  session.undo();
  assert.equal(session.position.after, "a");
  assert.deepEqual(kept().moves, ["a", "d"]);
});

test("while a move waits for its answer no other is taken and nothing is undone", async () => {
  await play("a");
  const release = python.hold();
  const first = session.play("b");
  assert.deepEqual([session.pending, session.canUndo], ["b", false]);
  const second = session.play("c");
  session.undo();
  assert.equal(session.at, 1);
  release();
  assert.equal(await second, false);
  assert.equal(await first, true);
  assert.deepEqual([session.pending, session.moves], [undefined, ["a", "b"]]);
});

test("a move made before there is a puzzle waits for it", async () => {
  session = new Session("mastermind", { python, storage });
  const release = python.hold();
  const opened = session.open("q");
  const played = session.play("a");
  release();
  await Promise.all([opened, played]);
  assert.deepEqual([session.id, session.moves], ["q", ["a"]]);
});

test("a refused move leaves the game as it is and says why", async () => {
  await play("a");
  assert.equal(await session.play("bad"), false);
  assert.equal(session.problem, "That cannot be played.");
  assert.deepEqual([session.moves, session.at, session.pending], [["a"], 1, undefined]);
  await play("b");
  assert.equal(session.problem, "");
});

test("other moves are put in the place of those made, and help stays counted", async () => {
  await play("a", "b");
  await session.ask("hint", { level: 1 });
  await session.replace(["c", "d"]);
  assert.deepEqual([session.moves, session.at, session.hints], [["c", "d"], 2, 1]);
  assert.equal(await session.replace(["bad"]), false);
  assert.deepEqual(session.moves, ["c", "d"]);
});

test("a kept game goes on where it was, with its redo and its help", async () => {
  await session.resume({ id: "q", moves: ["a", "b", "c"], at: 1, hints: 2, solution: true });
  await settled();
  assert.deepEqual([session.at, session.position.after, session.canRedo], [1, "a", true]);
  assert.deepEqual([session.hints, session.solution], [2, true]);
  session.redo();
  session.redo();
  await settled();
  assert.equal(session.position.after, "abc");
});

test("a kept game whose number of moves is damaged is opened all the same", async () => {
  for (const [at, expected] of [
    [7, 1],
    [-3, 0],
    [0.5, 0],
  ]) {
    await session.resume({ id: "q", moves: ["a"], at });
    await settled();
    assert.deepEqual([session.at, session.position.after], [expected, "a".slice(0, expected)]);
  }
});

test("the same hint at the same position counts once", async () => {
  const events = listen(session, "help");
  await session.ask("hint", { level: 1 });
  await session.ask("hint", { level: 1 });
  assert.equal(session.hints, 1);
  await session.ask("hint", { level: 2 });
  await play("a");
  await session.ask("hint", { level: 2 });
  await session.ask("alive", {});
  assert.deepEqual([session.hints, session.solution, events.length], [3, false, 3]);
  await session.ask("solution");
  await session.ask("solution");
  assert.deepEqual([session.hints, session.solution, events.length], [3, true, 4]);
  assert.deepEqual([kept().hints, kept().solution], [3, true]);
  await session.open("q");
  assert.deepEqual([session.hints, session.solution], [0, false]);
  await session.ask("hint", { level: 1 });
  assert.equal(session.hints, 1);
});

test("an answer that comes when another puzzle is open is no help for that one", async () => {
  const release = python.hold();
  const hint = session.ask("hint", { level: 1 });
  await session.open("q");
  release();
  await hint;
  assert.equal(session.hints, 0);
});

test("a new puzzle tries other seeds where none was found, and no more than three", async () => {
  const none = new Refusal("none-found", "No puzzle was found.");
  const seeds = () => python.asked.filter(({ do: what }) => what === "new").map(({ seed }) => seed);
  python.refusals = [none, none, undefined];
  assert.equal(await session.create({ pegs: 4 }), true);
  assert.equal(new Set(seeds()).size, 3);
  assert.equal(session.id, `new-${seeds()[2]}`);

  python.refusals = [none, none, none];
  assert.equal(await session.create({ pegs: 4 }), false);
  assert.equal(seeds().length, 6);
  assert.equal(session.problem, "No puzzle was found.");

  python.refusals = [new Refusal("bad-parameters", "Choose fewer pegs.")];
  assert.equal(await session.create({ pegs: 99 }), false);
  assert.equal(seeds().length, 7);
  assert.equal(session.problem, "Choose fewer pegs.");
});

test("a position that is only shown is nobody's game until a move is made", async () => {
  const events = listen(session, "link");
  await play("a");
  await session.open("q.a.b");
  assert.deepEqual([session.id, session.link, session.moves], ["q", "q.a.b", ["a", "b"]]);
  assert.equal(kept().id, "p");
  session.undo();
  assert.equal(kept().id, "p");
  await play("c");
  assert.deepEqual([session.link, session.moves, events], ["q", ["a", "c"], ["link"]]);
  assert.equal(kept().id, "q");
  assert.equal(await session.positionLink(), "q.a.c");
});

test("a position that comes when another puzzle is open is not that puzzle's", async () => {
  await session.resume({ id: "q", moves: ["a", "b"], at: 2 });
  const release = python.hold();
  session.undo();
  await session.open("r.x");
  session.undo();
  await settled();
  session.redo();
  assert.deepEqual([session.id, session.at, session.position.after], ["r", 1, "x"]);
  release();
  await settled();
  assert.deepEqual([session.id, session.at, session.position.after], ["r", 1, "x"]);
  session.undo();
  assert.equal(session.position.after, "");
});

test("while another puzzle is made the game rests", async () => {
  await play("a", "b");
  session.undo();
  for (const refusal of [new Refusal("bad-parameters", "Choose fewer pegs."), undefined]) {
    python.refusals = [refusal];
    const release = python.hold();
    const created = session.create({ pegs: 4 });
    assert.deepEqual([session.canUndo, session.canRedo], [false, false]);
    session.undo();
    session.redo();
    session.restart();
    assert.deepEqual([session.id, session.at], ["p", 1]);
    release();
    assert.equal(await created, !refusal);
    const rested = [session.canUndo, session.canRedo];
    assert.deepEqual(rested, refusal ? [true, true] : [false, false]);
  }
  await play("c");
  session.undo();
  assert.equal(session.at, 0);
});

test("a move made while another puzzle is made lands in neither", async () => {
  await play("a");
  const release = python.hold();
  const created = session.create({ pegs: 4 });
  assert.equal(session.canPlay, false);
  const late = [session.play("b"), session.replace(["c"])];
  assert.equal(session.pending, undefined);
  release();
  assert.equal(await created, true);
  assert.deepEqual(await Promise.all(late), [false, false]);
  assert.match(session.id, /^new-/);
  assert.deepEqual([session.moves, session.canPlay], [[], true]);
});

test("a move made while a puzzle that is refused is asked for leaves the game as it is", async () => {
  await play("a");
  python.refusals = [new Refusal("bad-parameters", "Choose fewer pegs.")];
  const created = session.create({ pegs: 99 });
  assert.equal(await session.play("b"), false);
  assert.equal(await created, false);
  assert.deepEqual([session.id, session.moves], ["p", ["a"]]);
  await play("b");
  assert.deepEqual(session.moves, ["a", "b"]);
});

/** The same game in another tab: its own session, the same storage. */
async function otherTab() {
  const other = new Session("mastermind", { python, storage });
  await other.resume(other.saved("p"));
  return other;
}

test("a game that goes on in another tab goes on here", async () => {
  await play("a");
  const other = await otherTab();
  await other.play("b");
  storage.dispatchEvent(new Event("changed"));
  await settled();
  assert.deepEqual([session.made, session.position.after], [["a", "b"], "ab"]);
  other.undo();
  storage.dispatchEvent(new Event("changed"));
  await settled();
  assert.deepEqual([session.made, session.moves], [["a"], ["a", "b"]]);
});

test("a tab that heard of nothing gives way to the moves that were made in another", async () => {
  await play("a");
  const other = await otherTab();
  await other.play("b");
  await other.play("c");
  const heard = listen(session, "elsewhere");
  await session.play("z");
  await settled();
  assert.deepEqual(heard, ["elsewhere"]);
  assert.deepEqual(session.made, ["a", "b", "c"]);
  assert.deepEqual(kept().moves, ["a", "b", "c"]);
  await session.play("d");
  assert.deepEqual(kept().moves, ["a", "b", "c", "d"]);
});

test("another puzzle in another tab is nothing to this one", async () => {
  await play("a");
  const other = new Session("mastermind", { python, storage });
  await other.open("q");
  await other.play("b");
  storage.dispatchEvent(new Event("changed"));
  await settled();
  await play("c");
  assert.deepEqual([session.id, session.made], ["p", ["a", "c"]]);
  assert.deepEqual(
    storage.get("games:mastermind", []).map(({ moves }) => moves.join("")),
    ["ac", "b"],
  );
});

test("a kept game that stands in its middle shows no other puzzle's position meanwhile", async () => {
  await play("x");
  const ask = python.ask.bind(python);
  python.ask = (request) => (request.moves.length === 1 ? new Promise(() => {}) : ask(request));
  await session.resume({ id: "q", moves: ["a", "b"], at: 1 });
  assert.deepEqual([session.id, session.at, session.position.after], ["q", 1, "ab"]);
});
