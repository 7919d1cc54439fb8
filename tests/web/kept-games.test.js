/** The games kept on a device: those played, the last one first, thirty of them, whatever storage holds. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { KeptGames } from "../../web/midend/storage.js";
import { FakeStorage } from "./stand-ins.js";

const account = (...events) => ({ events, began: 1763769600, ended: null });
const untouched = { moves: [], at: 0, account: account() };
const game = (id, change = {}) => ({
  ...{ id, moves: ["x"], at: 1, account: account("move"), finished: false },
  ...change,
});
const finished = (id) => game(id, { finished: true });
const numbered = (make, count) => Array.from({ length: count }, (_, i) => make(`${i + 1}`));

test("the game played last comes first, and each puzzle is kept once", () => {
  const kept = new KeptGames(new FakeStorage(), "shot");
  for (const each of [game("a"), game("b"), game("a", { at: 0 })]) kept.keep(each);
  assert.deepEqual(kept.find(""), game("a", { at: 0 }));
  assert.deepEqual(kept.find("b"), game("b"));
  assert.equal(kept.find("c"), undefined);
});

test("what is kept already is not written again: another tab may be about to write", () => {
  const storage = new FakeStorage();
  const kept = new KeptGames(storage, "shot");
  for (const each of [game("a"), game("b")]) kept.keep(each);
  const written = [];
  storage.set = (...given) => written.push(given);
  kept.keep(kept.find("b"));
  assert.deepEqual(written, []);
  kept.keep(kept.find("a"));
  assert.equal(written.length, 1);
});

test("thirty puzzles are kept", () => {
  const kept = new KeptGames(new FakeStorage(), "shot");
  for (const each of numbered(game, 31)) kept.keep(each);
  assert.equal(kept.find("1"), undefined);
  assert.deepEqual(kept.find("2"), game("2"));
});

test("new puzzles without a move push no game out", () => {
  const kept = new KeptGames(new FakeStorage(), "shot");
  kept.keep(game("p"));
  for (const each of numbered((id) => game(id, untouched), 31)) kept.keep(each);
  assert.deepEqual(kept.find(""), game("p"));
  assert.equal(kept.find("31"), undefined);
});

test("a puzzle without a move is kept where help was taken", () => {
  for (const help of ["hint1", "list", "solution"]) {
    const kept = new KeptGames(new FakeStorage(), "shot");
    const helped = game("a", { moves: [], at: 0, account: account(help) });
    kept.keep(helped);
    assert.deepEqual(kept.find("a"), helped);
  }
});

test("a game whose account is emptied is forgotten", () => {
  const kept = new KeptGames(new FakeStorage(), "shot");
  kept.keep(game("a"));
  kept.keep(game("a", untouched));
  assert.equal(kept.find("a"), undefined);
});

test("finished games make room for unfinished ones, the oldest first", () => {
  const kept = new KeptGames(new FakeStorage(), "shot");
  kept.keep(game("p"));
  for (const each of numbered(finished, 30)) kept.keep(each);
  assert.deepEqual(kept.find("p"), game("p"));
  assert.equal(kept.find("1"), undefined);
  for (const each of numbered((id) => game(`u${id}`), 29)) kept.keep(each);
  assert.deepEqual(kept.find("p"), game("p"));
  assert.equal(kept.find("30"), undefined);
  kept.keep(finished("last"));
  assert.deepEqual(kept.find(""), finished("last"));
});

test("what older releases kept is read with an account, and only what was played stays", () => {
  const storage = new FakeStorage();
  const untimed = (...events) => ({ events, began: null, ended: null });
  const old = { id: "a", moves: ["x"], at: 1 };
  const opened = { id: "b", moves: [], at: 0, hints: 0, solution: false };
  const helped = { id: "d", moves: ["x", "y", "z"], at: 1, hints: 2, solution: true };
  storage.set("games:shot", [opened, old, { ...helped, finished: true }]);
  const kept = new KeptGames(storage, "shot");
  const read = { ...old, account: untimed("move"), finished: false };
  assert.deepEqual(kept.find("a"), read);
  assert.deepEqual(kept.find("d"), {
    ...{ id: "d", moves: ["x", "y", "z"], at: 1, finished: true },
    account: untimed("hint1", "hint1", "solution", "move", "move", "move", "undo", "undo"),
  });
  kept.keep(game("c"));
  assert.deepEqual([kept.find("a"), kept.find("b")], [read, undefined]);
});

test("the games of one kind do not mix with those of another", () => {
  const storage = new FakeStorage();
  new KeptGames(storage, "shot").keep(game("a"));
  assert.equal(new KeptGames(storage, "mastermind").find(""), undefined);
});

test("what is damaged is passed over", () => {
  const damaged = [
    null,
    3,
    "a",
    {},
    { id: 3, moves: [], at: 0 },
    { id: "a", moves: "x", at: 0 },
    { id: "a", moves: [1], at: 0 },
    { id: "a", moves: [], at: "0" },
    { id: "a", moves: [], at: 0, hints: "many" },
    ...[null, 3, [], { events: [] }, { ...account(), events: "move" }, account("hint5")].map(
      (damagedAccount) => game("a", { account: damagedAccount }),
    ),
    game("a", { account: { ...account(), ended: "0" } }),
  ];
  const storage = new FakeStorage();
  const kept = new KeptGames(storage, "shot");
  storage.set("games:shot", [...damaged, game("a", { at: 5 })]);
  assert.deepEqual(kept.find("a"), game("a", { at: 5 }));
  for (const nonsense of [null, 7, "x", {}]) {
    storage.set("games:shot", nonsense);
    assert.equal(kept.find(""), undefined);
  }
});

test("a puzzle in which a move is being laid out is kept, and makes room for games", () => {
  const kept = new KeptGames(new FakeStorage(), "shot");
  const begun = game("b", { ...untouched, draft: "12" });
  kept.keep(begun);
  assert.deepEqual(kept.find("b"), begun);
  for (const each of numbered(game, 30)) kept.keep(each);
  assert.equal(kept.find("b"), undefined);
  kept.keep(game("1"));
  for (const each of numbered((id) => game(`${id}b`, { ...untouched, draft: "1" }), 30))
    kept.keep(each);
  assert.deepEqual(kept.find("1"), game("1"));
});

test("a draft that is no text makes a kept game a damaged one", () => {
  const storage = new FakeStorage();
  storage.set("games:shot", [game("a", { draft: 7 }), game("b", { draft: "7" })]);
  const kept = new KeptGames(storage, "shot");
  assert.equal(kept.find("a"), undefined);
  assert.equal(kept.find("b").draft, "7");
});

test("a game with one move is kept, whatever its account says", () => {
  const kept = new KeptGames(new FakeStorage(), "shot");
  const moved = game("a", { account: account() });
  kept.keep(moved);
  assert.deepEqual(kept.find("a"), moved);
});
