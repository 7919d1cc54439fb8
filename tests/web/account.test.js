/** How the account of a game grows, and what is read from it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  accountOf,
  afterReplace,
  EMPTY,
  helpOnTheWay,
  helpTaken,
  isAccount,
  withEvents,
  withMove,
} from "../../web/midend/account.js";

const account = (text) => ({ ...EMPTY, events: text.split(" ").filter(Boolean) });
const text = ({ events }) => events.join(" ");

test("an account begins with its first event", () => {
  assert.equal(withEvents(EMPTY).began, null);
  const begun = withEvents(EMPTY, "hint1");
  assert.ok(Math.abs(begun.began - Date.now() / 1000) < 60);
  assert.equal(withEvents({ ...begun, began: 5 }, "move").began, 5);
  assert.deepEqual(EMPTY, { events: [], began: null, ended: null });
});

test("a full account drops what is oldest, but nothing that makes the score nothing", () => {
  let full = account("solution move python");
  for (let i = 0; i < 3000; i += 1) full = withEvents(full, i % 2 ? "undo" : "move");
  assert.equal(full.events.length, 2000);
  assert.deepEqual(full.events.slice(0, 3), ["solution", "python", "move"]);
  assert.equal(text(withEvents(full, "hint4")).slice(-5), "hint4");
  const decided = withEvents(account(`solution${" python".repeat(1999)}`), "python");
  assert.deepEqual([decided.events.length, decided.events[0]], [2000, "python"]);
  assert.equal(
    withEvents(account(Array(2000).fill("python").join(" ")), "move").events.length,
    2000,
  );
});

test("a full account drops what went back and forth before any help", () => {
  let full = account("hint4 move check");
  for (let i = 0; i < 3000; i += 1) full = withEvents(full, i % 2 ? "redo" : "undo");
  assert.equal(full.events.length, 1999);
  assert.deepEqual(full.events.slice(0, 5), ["hint4", "move", "check", "undo", "redo"]);
});

test("what went back and forth first of all is dropped as well", () => {
  const moves = Array(1998).fill("move");
  const full = { ...EMPTY, events: ["undo", "redo", ...moves] };
  assert.deepEqual(withEvents(full, "hint1").events, [...moves, "hint1"]);
});

for (const [made, now, expected] of [
  ["", "", ""],
  ["", "a b", "move move"],
  ["a b", "a b", ""],
  ["a b", "a", "undo"],
  ["a b", "a c", "undo move"],
  ["a b c", "x", "undo undo undo move"],
]) {
  test(`from "${made}" to "${now}"`, () => {
    const list = (moves) => moves.split(" ").filter(Boolean);
    assert.equal(text(afterReplace(account(""), list(made), list(now))), expected);
  });
}

for (const [before, after] of [
  ["", "python"],
  ["move hint3", "move python"],
  ["hint3 move", "hint3 move python"],
  ["solution", "solution python"],
]) {
  test(`Python plays after "${before}"`, () =>
    assert.equal(text(withMove(account(before), "python", false)), after));
}

for (const [before, after] of [
  ["", "test move"],
  ["hint1 test move", "hint1 test move move"],
  ["move solution", "move solution test move"],
]) {
  test(`a move in a test after "${before}"`, () =>
    assert.equal(text(withMove(account(before), "move", true)), after));
}

for (const [events, expected] of [
  ["", [[]]],
  ["test hint1 move", [["hint1"], []]],
  ["hint1 move list", [["hint1"], ["list"]]],
  ["move hint1 undo check", [["check"], ["hint1"]]],
  ["move hint1 undo move list", [[], ["list"]]],
  ["move move hint2 undo undo redo review", [[], ["review"], ["hint2"]]],
  ["undo undo redo redo hint1", [["hint1"]]],
]) {
  test(`help on the way of "${events}"`, () =>
    assert.deepEqual(helpOnTheWay(account(events)), expected));
}

test("hints of every level are hints, other help is none", () => {
  const taken = helpTaken(account("hint1 move hint4 list review check warning hint1"));
  assert.deepEqual(taken, { hints: 3, solution: false });
  assert.deepEqual(helpTaken(account("solution")), { hints: 0, solution: true });
});

test("a game without an account gets one of what is known of it", () => {
  assert.deepEqual(
    accountOf({ moves: ["a", "b"], at: 1, hints: 1 }),
    account("hint1 move move undo"),
  );
  assert.equal(accountOf({ moves: [], at: -5, hints: Number.NaN }).events.length, 0);
  assert.ok(accountOf({ moves: [], at: 0, hints: 1e9 }).events.length <= 200);
});

test("what is no account is told from one", () => {
  assert.ok(isAccount(account("move hint1")));
  assert.ok(isAccount({ events: [], began: 0, ended: 1763769600 }));
  for (const wrong of [
    ...[undefined, null, 3, "move", [], {}, { events: [] }],
    { ...EMPTY, events: "move" },
    { ...EMPTY, events: ["hint5"] },
    { ...EMPTY, events: [["move"]] },
    { ...EMPTY, began: "1" },
    { ...EMPTY, ended: -1 },
    { ...EMPTY, ended: 0.5 },
    { ...EMPTY, events: Array(2001).fill("move") },
  ])
    assert.equal(isAccount(wrong), false, JSON.stringify(wrong)?.slice(0, 80));
});

for (const [at, undone] of [
  [3, 0],
  [2, 1],
  [0, 3],
  [-2, 3],
])
  test(`an older game that stands at ${at} of 3 moves had ${undone} taken back`, () => {
    const { events } = accountOf({ moves: ["a", "b", "c"], at });
    assert.deepEqual(events, [...Array(3).fill("move"), ...Array(undone).fill("undo")]);
  });

test("an account has at most two thousand events", () => {
  for (const [length, isOne] of [
    [2000, true],
    [2001, false],
  ])
    assert.equal(isAccount({ ...EMPTY, events: Array(length).fill("move") }), isOne);
});
