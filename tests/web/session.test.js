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
const events = () => session.account.events;
const account = (text) => ({ events: text.split(" ").filter(Boolean), began: null, ended: null });

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
  const { account: first, ...started } = kept();
  assert.deepEqual(started, { id: "p", moves: ["a"], at: 1, finished: false });
  assert.deepEqual([first.events, first.ended], [["move"], null]);
  assert.ok(Math.abs(first.began - Date.now() / 1000) < 60);
  await play("win");
  const { account: won, ...ended } = kept();
  assert.deepEqual(ended, { id: "p", moves: ["a", "win"], at: 2, finished: true });
  assert.deepEqual([won.events, won.began], [["move", "move"], first.began]);
  assert.ok(won.ended >= won.began);
  session.undo();
  const { account: undone, ...back } = kept();
  assert.deepEqual(back, { id: "p", moves: ["a", "win"], at: 1, finished: false });
  assert.deepEqual(undone, { ...won, events: ["move", "move", "undo"] });
});

test("moves are quick questions, also those of a position that is described later", async () => {
  const asked = { game: "mastermind", do: "open", id: "p" };
  assert.deepEqual(python.quick, []);
  await play("a");
  await session.ask("hint");
  assert.deepEqual(python.quick, [{ ...asked, moves: ["a"] }]);
  await session.open("p", ["b", "c"]);
  session.undo();
  await session.settled();
  assert.deepEqual(python.quick.slice(1), [{ ...asked, moves: ["b"] }]);
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

test("a session is settled when the move under way has been answered, or refused", async () => {
  await play("a");
  for (const move of ["b", "bad"]) {
    const release = python.hold();
    session.play(move);
    const settling = session.settled().then((same) => [same, session.pending, session.made]);
    release();
    assert.deepEqual(await settling, [true, undefined, ["a", "b"]]);
  }
});

test("a session is settled when other moves stand in the place of those made", async () => {
  await play("a");
  const release = python.hold();
  session.replace(["c"]);
  const settling = session.settled().then((same) => [same, session.made, session.canPlay]);
  release();
  assert.deepEqual(await settling, [true, ["c"], true]);
});

test("a session is settled when a position of a reopened game has been described", async () => {
  await session.resume({ id: "q", moves: ["a", "b"], account: account("move move") });
  const release = python.hold();
  session.undo();
  const settling = session.settled().then(() => session.position.after);
  release();
  assert.equal(await settling, "a");
});

test("a session that settles on another puzzle says so", async () => {
  const release = python.hold();
  session.open("q");
  const settling = session.settled();
  release();
  assert.equal(await settling, false);
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

test("other moves are put in the place of those made, and what was done stays counted", async () => {
  await play("a", "b", "c");
  await session.ask("hint", { level: 1 });
  await session.replace(["a", "d"]);
  assert.deepEqual([session.moves, session.at], [["a", "d"], 2]);
  assert.deepEqual(events(), ["move", "move", "move", "hint1", "undo", "undo", "move"]);
  assert.equal(await session.replace(["bad"]), false);
  assert.deepEqual(session.moves, ["a", "d"]);
});

test("a kept game goes on where it was, with its redo and its account", async () => {
  const given = account("hint1 move move move undo undo");
  await session.resume({ id: "q", moves: ["a", "b", "c"], at: 1, account: given });
  await settled();
  assert.deepEqual([session.at, session.position.after, session.canRedo], [1, "a", true]);
  assert.deepEqual(session.account, given);
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
    await session.resume({ id: "q", moves: ["a"], at, account: account("move") });
    await settled();
    assert.deepEqual([session.at, session.position.after], [expected, "a".slice(0, expected)]);
  }
});

test("the same help at the same position is noted once", async () => {
  const heard = listen(session, "help");
  await session.ask("hint", { level: 1 });
  await session.ask("hint", { level: 1 });
  assert.deepEqual(events(), ["hint1"]);
  await session.ask("check", { draft: "1122" });
  await session.ask("check", { draft: "1123" });
  await session.ask("hint", { level: 2, draft: "1124" });
  await play("a");
  await session.ask("hint", { level: 3 });
  await session.ask("hint", { level: 3, strategy: "minimax" });
  await session.ask("contradiction");
  await session.ask("strategies");
  assert.deepEqual(events(), ["hint1", "check", "move", "hint3"]);
  await session.ask("candidates", { offset: 0 });
  await session.ask("candidates", { offset: 100 });
  await session.ask("review");
  await session.ask("solution");
  await session.ask("solution");
  session.note("warning");
  session.note("warning");
  const all = ["hint1", "check", "move", "hint3", "list", "review", "solution", "warning"];
  assert.deepEqual(events(), all);
  assert.equal(heard.length, 7);
  assert.deepEqual(kept().account, session.account);
});

test("the same help at the same position is no new one after undo, redo and a reload", async () => {
  await session.ask("hint", { level: 1 });
  await play("a");
  await session.ask("hint", { level: 3 });
  await play("b");
  session.undo();
  session = new Session("mastermind", { python, storage });
  await session.resume(session.saved("p"));
  await settled();
  const { length } = events();
  await session.ask("hint", { level: 3 });
  session.undo();
  await settled();
  await session.ask("hint", { level: 1 });
  assert.deepEqual(events().slice(length), ["undo"]);
  await session.ask("hint", { level: 3 });
  assert.deepEqual(events().slice(length), ["undo", "hint3"]);
});

test("early answers are help, even where the question is stopped", async () => {
  python.ask = async (_request, { onNote } = {}) => {
    onNote({ early: true });
    throw new Error("stopped");
  };
  await assert.rejects(session.ask("hint", { level: 3 }));
  assert.deepEqual(events(), ["hint3"]);
});

test("after the end nothing is help", async () => {
  await play("a", "win");
  await session.ask("review");
  assert.deepEqual(events(), ["move", "move"]);
  session.undo();
  await session.ask("review");
  assert.deepEqual(events(), ["move", "move", "undo", "review"]);
});

test("what is undone stays in the account, and a move made by redo is no new one", async () => {
  await play("a", "b", "c");
  session.undo();
  session.redo();
  session.restart();
  await play("win");
  const all = "move move move undo redo undo undo undo move";
  assert.deepEqual(events(), all.split(" "));
  await settled();
  assert.equal(session.result.sentence, `1 moves: ${all}`);
});

test("a move that Python chose is Python's, and the hint that it was is no second help", async () => {
  await session.ask("hint", { level: 3 });
  await session.play("a", "python");
  await session.ask("hint", { level: 1 });
  await play("b");
  session.undo();
  session.undo();
  await session.ask("hint", { level: 3 });
  await session.ask("hint", { level: 3 });
  session.redo();
  await session.play("win", "python");
  const all = "python hint1 move undo undo hint3 redo python";
  assert.deepEqual(events(), all.split(" "));
});

test("a puzzle is finished once, and not again after undo, a reload or another game of it", async () => {
  const finishes = [];
  const follow = () => session.addEventListener("finish", ({ detail }) => finishes.push(detail));
  follow();
  await play("a");
  assert.equal(session.result, undefined);
  await play("win");
  session.undo();
  await settled();
  const [{ id, account: at, result, position }] = finishes;
  assert.deepEqual([id, at.events, position.after], ["p", ["move", "move"], "awin"]);
  assert.equal(result.sentence, "2 moves: move move");
  assert.equal(session.result, undefined);
  session.redo();
  await play("x");
  session.restart();
  await play("win");
  session = new Session("mastermind", { python, storage });
  follow();
  await session.resume(session.saved("p"));
  await settled();
  assert.equal(finishes.length, 1);
  assert.match(session.result.sentence, /^1 moves/);
  await session.resume({ id: "p", moves: [], account: account("") });
  await play("win");
  await settled();
  assert.equal(finishes.length, 2);
});

test("a result is asked for again where Python broke down over it", async () => {
  const heard = listen(session, "finish");
  await play("a");
  python.refusals = [undefined, new Refusal("crash", "Python broke down.")];
  await play("win");
  await settled();
  assert.deepEqual([heard, typeof session.result.score], [["finish"], "number"]);
});

test("an account belongs to its puzzle, however that is opened", async () => {
  await play("a", "b");
  await session.ask("solution");
  await session.open("q");
  assert.deepEqual(events(), []);
  await session.ask("hint", { level: 1 });
  await session.open("p");
  assert.deepEqual(events(), ["move", "move", "solution", "undo", "undo"]);
  await session.open("p", ["a", "x"]);
  const jumps = ["undo", "undo", "move", "move"];
  assert.deepEqual(events(), ["move", "move", "solution", ...jumps]);
  await session.resume({ id: "p", moves: [], account: account("") });
  assert.deepEqual(events(), []);
});

test("a position that is only shown gets its puzzle's account with the first move", async () => {
  await play("a", "b");
  await session.ask("solution");
  await session.open("p.a.x");
  assert.deepEqual(kept().account.events, ["move", "move", "solution"]);
  assert.equal(session.result, undefined);
  await play("y");
  const jumps = ["undo", "move", "move"];
  assert.deepEqual(events(), ["move", "move", "solution", ...jumps]);
});

test("help with a position that is only shown counts for its puzzle", async () => {
  await session.open("q.a");
  await session.ask("solution");
  session.undo();
  assert.deepEqual(kept(), {
    ...{ id: "q", moves: [], at: 0, finished: false },
    account: { ...session.account, events: ["solution"] },
  });
  await session.open("q");
  assert.deepEqual(events(), ["solution"]);
});

test("help that comes after the end is none, and the result is told", async () => {
  await play("a");
  const release = python.hold();
  const asking = session.ask("hint", { level: 3 });
  await play("win");
  release();
  await asking;
  await settled();
  assert.deepEqual(events(), ["move", "move"]);
  assert.equal(typeof session.result.score, "number");
});

test("a finished position of a link is nobody's result", async () => {
  const heard = listen(session, "finish");
  await session.open("q.a.win");
  await settled();
  assert.deepEqual([session.position.status, session.result, heard], ["won", undefined, []]);
});

test("an answer that comes when another puzzle is open is no help for that one", async () => {
  const release = python.hold();
  const hint = session.ask("hint", { level: 1 });
  await session.open("q");
  release();
  await hint;
  assert.deepEqual(events(), []);
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
  await session.resume({ id: "q", moves: ["a", "b"], at: 2, account: account("move move") });
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
  await other.ask("solution");
  storage.dispatchEvent(new Event("changed"));
  await settled();
  assert.deepEqual([session.made, session.position.after], [["a", "b"], "ab"]);
  assert.deepEqual(events(), ["move", "move", "solution"]);
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

test("a tab that follows slowly does not undo what is done in the other one meanwhile", async () => {
  await play("a");
  const other = await otherTab();
  await play("b");
  const release = python.hold();
  storage.dispatchEvent(new Event("changed"));
  await settled();
  await play("c");
  const heard = listen(other, "elsewhere");
  release();
  await settled();
  assert.deepEqual(kept().moves, ["a", "b", "c"]);
  assert.deepEqual(other.made, ["a", "b", "c"]);
  assert.deepEqual(heard, []);
});

test("a game that goes on in another tab while it is opened is not undone", async () => {
  await play("a");
  const other = new Session("mastermind", { python, storage });
  const release = python.hold();
  const opening = other.resume(other.saved("p"));
  await settled();
  await play("b");
  release();
  await opening;
  await settled();
  assert.deepEqual(kept().moves, ["a", "b"]);
  assert.deepEqual(other.made, ["a", "b"]);
});

test("what is laid out in one tab does not interrupt the other", async () => {
  await play("a");
  const other = await otherTab();
  session.keepDraft("1");
  storage.dispatchEvent(new Event("changed"));
  assert.deepEqual([other.canPlay, session.canPlay], [true, true]);
  session.keepDraft("12");
  await settled();
  assert.deepEqual([kept().draft, session.draft, other.draft], ["12", "12", ""]);
});

test("what is noted in one tab is taken over in the other, which is not interrupted", async () => {
  await play("a");
  const other = await otherTab();
  other.keepDraft("1");
  const asked = python.asked.length;
  await session.ask("hint", { level: 3 });
  storage.dispatchEvent(new Event("changed"));
  assert.deepEqual([other.canPlay, other.draft, other.account.events], [true, "1", events()]);
  assert.deepEqual(events(), ["move", "hint3"]);
  assert.equal(python.asked.length, asked + 1);
  await other.ask("hint", { level: 3 });
  await other.play("b");
  assert.deepEqual(kept().account.events, ["move", "hint3", "move"]);
});

test("a move that is under way outlives what is noted in another tab", async () => {
  await play("a");
  const other = await otherTab();
  const release = python.hold();
  const playing = other.play("b");
  session.note("columns");
  storage.dispatchEvent(new Event("changed"));
  release();
  assert.equal(await playing, true);
  assert.deepEqual(
    [kept().moves, other.made],
    [
      ["a", "b"],
      ["a", "b"],
    ],
  );
  assert.deepEqual(other.account.events, ["move", "columns", "move"]);
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

test("a kept game that stands in its middle is never shown at its end, and can be redone", async () => {
  await play("x");
  const seen = new Set();
  session.addEventListener("change", () => seen.add(session.position.after));
  await session.resume({ id: "q", moves: ["a", "win"], at: 1, account: account("move move undo") });
  assert.deepEqual([session.id, session.at, session.position.after], ["q", 1, "a"]);
  assert.deepEqual([...seen], ["x", "a"]);
  const asked = python.asked.length;
  session.redo();
  assert.deepEqual([session.position.after, python.asked.length], ["awin", asked + 1]);
  assert.equal(python.asked.at(-1).do, "result");
});

/** The same puzzle in a test: nothing is taken back, and the first result counts. */
async function inTest(...moves) {
  session = new Session("mastermind", { python, storage }, { mode: "test" });
  const saved = session.saved("p");
  await (saved ? session.resume(saved) : session.open("p"));
  await play(...moves);
  await settled();
}

test("in a test nothing is taken back", async () => {
  await inTest("a", "b");
  session.undo();
  session.restart();
  session.redo();
  assert.deepEqual([session.canUndo, session.canRedo, session.at], [false, false, 2]);
  assert.deepEqual(events(), ["test", "move", "move"]);
});

test("a test that is over stays as it is, after a reload too", async () => {
  await inTest("a");
  const heard = listen(session, "finish");
  await play("win");
  await settled();
  assert.deepEqual([heard, session.closed, session.canPlay], [["finish"], true, false]);
  assert.equal(await session.play("x"), false);
  await inTest("x");
  assert.deepEqual([session.made, session.canPlay], [["a", "win"], false]);
  assert.equal(session.result.sentence, "2 moves: test move move");
});

test("in a test the end without a solution is an end, elsewhere it is none", async () => {
  const stuck = async () => {
    const heard = listen(session, "finish");
    await play("a", "stuck");
    await settled();
    return [heard.length, session.account.ended !== null, session.result !== undefined];
  };
  assert.deepEqual(await stuck(), [0, false, false]);
  storage = new FakeStorage();
  await inTest();
  assert.deepEqual(await stuck(), [1, true, true]);
  assert.equal(session.canPlay, false);
});

test("what was done and undone before a test is on its board and in its account", async () => {
  await play("a", "b", "c");
  await session.ask("solution");
  session.restart();
  await inTest();
  const before = ["move", "move", "move", "solution", "undo", "undo", "undo"];
  assert.deepEqual([session.made, session.position.after], [["a", "b", "c"], "abc"]);
  assert.deepEqual(events(), [...before, "redo", "redo", "redo"]);
  await play("win");
  assert.equal(session.closed, true);
});

test("a kept game whose number of moves is damaged is a test all the same", async () => {
  for (const at of [0.5, -3, 7]) {
    storage.set("games:mastermind", [
      { id: "p", moves: ["a"], at, account: account("move"), finished: false },
    ]);
    await inTest();
    assert.deepEqual(session.made, ["a"]);
  }
});

test("a puzzle that was solved before its test is over", async () => {
  await play("a", "win");
  session.undo();
  await inTest("x");
  assert.deepEqual([session.made, session.closed], [["a", "win"], true]);
});

test("a test that its teacher resets is a new one", async () => {
  await inTest("win");
  await session.resume({ id: "p", moves: [], account: account("") });
  assert.deepEqual([session.closed, session.canPlay], [false, true]);
  await play("a");
  assert.deepEqual(events(), ["test", "move"]);
});

test("what is laid out is kept with the game until a move is made, taken back or made again", async () => {
  session.keepDraft("12");
  assert.equal(kept().draft, "12");
  const reloaded = new Session("mastermind", { python, storage });
  await reloaded.resume(reloaded.saved(""));
  assert.deepEqual([reloaded.id, reloaded.draft], ["p", "12"]);
  for (const move of [() => play("a"), () => session.undo(), () => session.redo()]) {
    session.keepDraft("3");
    await move();
    assert.equal(session.draft, "");
    assert.equal(kept().draft, undefined);
  }
});

test("what is laid out while Python answers is not kept for the position before", async () => {
  const release = python.hold();
  const playing = session.play("a");
  session.keepDraft("12");
  release();
  await playing;
  assert.equal(kept().draft, undefined);
});

test("what is laid out on a position that is only shown is not kept", async () => {
  await session.open("p.a.check");
  session.keepDraft("12");
  assert.equal(kept(), undefined);
});
