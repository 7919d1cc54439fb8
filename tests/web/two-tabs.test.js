/** One game in two tabs: one writes at a time, the other follows, and a test is nobody's to take back. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { Session } from "../../web/midend/session.js";
import { FakeLocks, FakePython, FakeStorage, listen, pretend, settled } from "./stand-ins.js";

let storage;

beforeEach(() => {
  storage = new FakeStorage();
});

afterEach(() => pretend({ navigator: {} }));

/** The same puzzle in a further tab: its own Python, the same storage. */
async function tab(mode = "play") {
  const python = new FakePython();
  const session = new Session("mastermind", { python, storage }, { mode });
  const saved = session.saved("p");
  await (saved ? session.resume(saved) : session.open("p"));
  return session;
}

/** Every tab hears of what was kept, and of what the others then keep. */
async function tell() {
  for (let time = 0; time < 2; time += 1) {
    storage.dispatchEvent(new Event("changed"));
    await settled();
  }
}

const kept = () => storage.get("games:mastermind", [])[0];

for (const mode of ["play", "test"])
  test(`of two moves that are answered at once one counts, and the other gives way: ${mode}`, async () => {
    const [one, other] = [await tab(mode), await tab(mode)];
    const locks = new FakeLocks();
    pretend({ navigator: { locks } });
    const { set } = storage;
    storage.set = (...given) => {
      assert.ok(locks.held, "kept while another tab may write");
      set.apply(storage, given);
    };
    const heard = [listen(one, "elsewhere", "finish"), listen(other, "elsewhere", "finish")];
    const playing = [one.play("a"), other.play("win")];
    await settled();
    assert.deepEqual([one.moves, other.moves, kept()], [[], [], undefined]);
    for (let turn = 0; turn < 8; turn += 1) {
      locks.grant();
      await settled();
    }
    assert.deepEqual(await Promise.all(playing), [true, false]);
    assert.deepEqual(heard, [[], ["elsewhere"]]);
    assert.deepEqual([kept().moves, kept().account.ended], [["a"], null]);
    assert.deepEqual([one.moves, other.moves], [["a"], ["a"]]);
    assert.deepEqual(other.account.events, mode === "test" ? ["test", "move"] : ["move"]);
  });

test("help that is given while another tab takes some is noted beside it", async () => {
  const [one, other] = [await tab(), await tab()];
  await one.play("a");
  await tell();
  other.note("warning");
  one.note("check");
  assert.deepEqual(kept().account.events, ["move", "warning", "check"]);
  assert.deepEqual(one.account.events, ["move", "warning", "check"]);
});

for (const [what, does, events, moves] of [
  ["a move", (one) => one.play("b"), ["move", "warning", "move"], ["a", "b"]],
  ["what is taken back", (one) => one.undo(), ["move", "warning", "undo"], []],
])
  test(`what is noted in another tab, of which nothing was heard, does not make give way: ${what}`, async () => {
    const [one, other] = [await tab(), await tab()];
    await one.play("a");
    await tell();
    other.note("warning");
    const heard = listen(one, "elsewhere");
    await does(one);
    assert.deepEqual([heard, one.made, kept().account.events], [[], moves, events]);
  });

test("what is taken back gives way to moves that were made in another tab", async () => {
  const [one, other] = [await tab(), await tab()];
  await one.play("a");
  await tell();
  await other.play("b");
  const heard = listen(one, "elsewhere");
  one.undo();
  await settled();
  assert.deepEqual([heard, one.made, kept().moves], [["elsewhere"], ["a", "b"], ["a", "b"]]);
});

test("what is played while another tab opens the puzzle is played there too", async () => {
  const one = await tab();
  const python = new FakePython();
  const other = new Session("mastermind", { python, storage });
  const release = python.hold();
  const opening = other.follow("p");
  await one.play("a");
  release();
  await opening;
  await tell();
  assert.deepEqual([one.made, other.made, kept().moves], [["a"], ["a"], ["a"]]);
  assert.deepEqual([one.account.events, other.account.events], [["move"], ["move"]]);
});

test("help that arrives while the winning move is being saved has helped with nothing", async () => {
  const python = new FakePython();
  const session = new Session("mastermind", { python, storage });
  await session.open("p");
  const locks = new FakeLocks();
  pretend({ navigator: { locks } });
  const release = python.hold();
  const asking = session.ask("hint");
  const playing = session.play("win");
  await settled();
  release();
  await asking;
  for (const work of [playing, settled()]) {
    locks.grant();
    await work;
  }
  assert.deepEqual(session.account.events, ["move"]);
  assert.deepEqual(kept().account.events, ["move"]);
});

test("another puzzle is opened once the one before is kept", async () => {
  const session = await tab();
  await session.play("a");
  const locks = new FakeLocks();
  pretend({ navigator: { locks } });
  session.keepDraft("12");
  const opening = session.open("q");
  await settled();
  assert.equal(session.id, "p");
  locks.grant();
  await opening;
  assert.deepEqual([session.id, kept().id, kept().draft], ["q", "p", "12"]);
});

test("what is played in a test is not taken back in another tab until it is over", async () => {
  const [normal, exam] = [await tab(), await tab("test")];
  await normal.play("a");
  normal.undo();
  normal.redo();
  await tell();
  assert.deepEqual([exam.moves, exam.isTest, normal.isTest], [["a"], true, true]);
  normal.undo();
  normal.restart();
  assert.deepEqual([normal.canUndo, normal.at, kept().at], [false, 1, 1]);
  await exam.play("b");
  await tell();
  assert.deepEqual(normal.moves, ["a", "b"]);
  assert.deepEqual(exam.account.events, ["move", "undo", "redo", "test", "move"]);
  await exam.play("win");
  await tell();
  assert.deepEqual([normal.isTest, normal.canUndo, exam.canUndo], [false, true, false]);
});

test("a test that was left is still one", async () => {
  const exam = await tab("test");
  await exam.play("a");
  const later = await tab();
  later.undo();
  assert.deepEqual([later.isTest, later.at], [true, 1]);
  await later.open("q");
  assert.equal(later.isTest, false);
});
