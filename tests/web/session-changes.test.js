/** What a session tells those that draw it, and when; what it asks Python meanwhile, and what it does not. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Session } from "../../web/midend/session.js";
import { FakePython, FakeStorage, Refusal, settled } from "./stand-ins.js";

let python;
let storage;
let session;

beforeEach(async () => {
  python = new FakePython();
  storage = new FakeStorage();
  session = new Session("mastermind", { python, storage });
  await session.open("p");
});

const account = (text = "") => ({
  events: text.split(" ").filter(Boolean),
  began: null,
  ended: null,
});
const events = () => session.account.events;
const asked = (what) => python.asked.filter((request) => request.do === what);

/** What is read of the session at each change from now on. */
function seen(read) {
  const all = [];
  session.addEventListener("change", () => all.push(read()));
  return all;
}

test("a session without a puzzle stands at its start", () => {
  const { id, moves, at, made, position } = new Session("shot", { python, storage });
  assert.deepEqual(
    { id, moves, at, made, position },
    {
      ...{ id: "", moves: [], at: 0, made: [], position: undefined },
    },
  );
});

test("a move is told at once, when it is made, and when the next one can follow", async () => {
  const all = seen(() => [session.pending, session.at]);
  const release = python.hold();
  const playing = session.play("a");
  assert.deepEqual(all, [["a", 0]]);
  release();
  await playing;
  assert.deepEqual(all[1], ["a", 1]);
  assert.deepEqual(all.at(-1), [undefined, 1]);
});

test("whatever is opened in the place of a puzzle is told at once and at its end", async () => {
  const all = seen(() => [session.id, session.canPlay]);
  const release = python.hold();
  const opening = session.open("q");
  assert.deepEqual(all, [["p", false]]);
  release();
  await opening;
  await settled();
  assert.deepEqual(all.at(-1), ["q", true]);
});

test("what is taken back and made again is told at once", async () => {
  await session.play("a");
  await session.play("b");
  const all = seen(() => session.at);
  session.undo();
  session.redo();
  session.restart();
  assert.deepEqual(all, [1, 2, 0]);
});

test("help is told", async () => {
  const all = seen(events);
  session.note("warning");
  session.note("warning");
  assert.deepEqual(all, [["warning"]]);
});

test("what a game is worth is told once it is known", async () => {
  const all = seen(() => session.result?.sentence);
  await session.play("win");
  await settled();
  assert.deepEqual([all[0], all.at(-1)], [undefined, "1 moves: move"]);
});

test("a result that comes after a move was taken back is not that of the position", async () => {
  await session.play("a");
  await session.play("win");
  const release = python.hold();
  session.undo();
  session.redo();
  session.undo();
  release();
  await settled();
  assert.deepEqual([session.position.after, session.result], ["a", undefined]);
});

test("a position that was never described here is told, with what it is worth, when that has come", async () => {
  await session.resume({ id: "q", moves: ["win", "b"], account: account("move move") });
  await settled();
  const all = seen(() => [session.position.after, session.result?.sentence]);
  session.undo();
  assert.deepEqual(all, [["winb", undefined]]);
  await settled();
  assert.deepEqual(all[1], ["win", undefined]);
  assert.deepEqual(all.at(-1), ["win", "1 moves: move move undo"]);
});

test("nothing is asked about a position that is left, nor kept for one that is not there", async () => {
  await session.resume({ id: "q", moves: ["a", "win"], account: account("move move") });
  await settled();
  assert.equal(asked("result").length, 1);
  const release = python.hold();
  session.undo();
  session.keepDraft("12");
  assert.deepEqual([session.position.after, session.draft], ["awin", ""]);
  release();
  await settled();
  assert.deepEqual([session.position.after, asked("result").length], ["a", 1]);
});

test("what is laid out is kept once, and not while Python answers", async () => {
  await session.play("a");
  const { set } = storage;
  let written = 0;
  storage.set = (...given) => {
    written += 1;
    set.apply(storage, given);
  };
  session.keepDraft("1");
  session.keepDraft("1");
  assert.deepEqual([session.draft, written], ["1", 1]);
  const release = python.hold();
  const playing = session.play("b");
  session.keepDraft("12");
  assert.deepEqual([session.draft, written], ["1", 1]);
  release();
  await playing;
});

test("another puzzle has none of the positions of the one before", async () => {
  for (const move of ["a", "b"]) await session.play(move);
  await session.resume({ id: "q", moves: ["x", "y"], account: account("move move") });
  session.undo();
  await settled();
  assert.equal(session.position.after, "x");
});

test("a game that stands in its middle asks for each position once", async () => {
  await session.resume({ id: "q", moves: ["a", "b"], at: 1, account: account("move move undo") });
  const { length } = python.asked;
  session.redo();
  session.undo();
  await settled();
  assert.deepEqual([session.position.after, python.asked.length], ["a", length]);
});

test("what is taken back where a position is only shown is nobody's", async () => {
  await session.open("q.a.b");
  session.undo();
  session.redo();
  await settled();
  assert.deepEqual([events(), session.at], [[], 2]);
});

test("help counts anew in a game that begins anew", async () => {
  await session.ask("hint", { level: 1 });
  await session.resume({ id: "p", moves: [], account: account() });
  await session.ask("hint", { level: 1 });
  assert.deepEqual(events(), ["hint1"]);
});

test("help at another position than that which a link shows counts there", async () => {
  await session.play("a");
  await session.ask("hint", { level: 1 });
  await session.open("p.x");
  await session.play("y");
  session.undo();
  await session.ask("hint", { level: 1 });
  assert.deepEqual(events(), [..."move hint1 undo move move undo hint1".split(" ")]);
});

test("the reason of a refusal is gone with the next move or puzzle, at once", async () => {
  for (const goOn of [() => session.play("a"), () => session.open("q")]) {
    await session.play("bad");
    assert.equal(session.problem, "That cannot be played.");
    const going = goOn();
    await settled();
    assert.equal(session.problem, "");
    await going;
  }
  await session.play("bad");
  const release = python.hold();
  const playing = session.play("a");
  assert.equal(session.problem, "");
  release();
  await playing;
});

test("a puzzle that is stopped is told as stopped, until another one is opened", async () => {
  const { ask } = python;
  python.ask = (_request, { signal }) =>
    new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  const opening = session.open("q");
  await settled();
  session.stopOpening();
  assert.equal(await opening, false);
  assert.equal(session.stopped, true);
  assert.equal(session.problem, "Python was stopped before the puzzle was there.");
  python.ask = ask;
  await session.open("q");
  assert.deepEqual([session.stopped, session.problem], [false, ""]);
});

for (const [what, thrown, problem] of [
  ["a refusal", new Refusal("none", "There is none."), "There is none."],
  ["an error", new Error("Broken."), "Broken."],
  ["a text", "Broken, too.", "Broken, too."],
])
  test(`what goes wrong is a sentence: ${what}`, async () => {
    python.refusals = [thrown];
    assert.equal(await session.open("q"), false);
    assert.deepEqual([session.problem, session.id], [problem, "p"]);
  });

test("Python hears of which game it is asked, with which options, and for which seed", async () => {
  await session.ask("review");
  await session.ask("hint", { level: 2 });
  await session.create({ pegs: 4 });
  assert.ok(python.asked.every(({ game }) => game === "mastermind"));
  assert.deepEqual(
    asked("ask").map(({ options }) => options),
    [{}, { level: 2 }],
  );
  assert.match(asked("new")[0].seed, /^\d+-\d+-\d+$/);
});

test("early answers are passed on", async () => {
  python.ask = async (_request, { onNote }) => {
    onNote("early");
    return "late";
  };
  const notes = [];
  const answer = await session.ask("review", {}, { onNote: (note) => notes.push(note) });
  assert.deepEqual([notes, answer], [["early"], "late"]);
});

test("a further part of the package goes to Python", async () => {
  const brought = [];
  python.bring = async (name) => brought.push(name);
  await session.bring("picture");
  assert.deepEqual(brought, ["picture"]);
});
