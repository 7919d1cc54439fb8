/** The games kept on a device: those played, the last one first, thirty of them, whatever storage holds. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { SavedGames } from "../../web/midend/storage.js";
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
  const saved = new SavedGames(new FakeStorage(), "shot");
  for (const each of [game("a"), game("b"), game("a", { at: 0 })]) saved.save(each);
  assert.deepEqual(saved.find(""), game("a", { at: 0 }));
  assert.deepEqual(saved.find("b"), game("b"));
  assert.equal(saved.find("c"), undefined);
});

test("what is kept already is not written again: another tab may be about to write", () => {
  const storage = new FakeStorage();
  const saved = new SavedGames(storage, "shot");
  for (const each of [game("a"), game("b")]) saved.save(each);
  const written = [];
  storage.set = (...given) => written.push(given);
  saved.save(saved.find("b"));
  assert.deepEqual(written, []);
  saved.save(saved.find("a"));
  assert.equal(written.length, 1);
});

test("thirty puzzles are kept", () => {
  const saved = new SavedGames(new FakeStorage(), "shot");
  for (const each of numbered(game, 31)) saved.save(each);
  assert.equal(saved.find("1"), undefined);
  assert.deepEqual(saved.find("2"), game("2"));
});

test("new puzzles without a move push no game out", () => {
  const saved = new SavedGames(new FakeStorage(), "shot");
  saved.save(game("p"));
  for (const each of numbered((id) => game(id, untouched), 31)) saved.save(each);
  assert.deepEqual(saved.find(""), game("p"));
  assert.equal(saved.find("31"), undefined);
});

test("a puzzle without a move is kept where help was taken", () => {
  for (const help of ["hint1", "list", "solution"]) {
    const saved = new SavedGames(new FakeStorage(), "shot");
    const helped = game("a", { moves: [], at: 0, account: account(help) });
    saved.save(helped);
    assert.deepEqual(saved.find("a"), helped);
  }
});

test("a game whose account is emptied is forgotten", () => {
  const saved = new SavedGames(new FakeStorage(), "shot");
  saved.save(game("a"));
  saved.save(game("a", untouched));
  assert.equal(saved.find("a"), undefined);
});

test("finished games make room for unfinished ones, the oldest first", () => {
  const saved = new SavedGames(new FakeStorage(), "shot");
  saved.save(game("p"));
  for (const each of numbered(finished, 30)) saved.save(each);
  assert.deepEqual(saved.find("p"), game("p"));
  assert.equal(saved.find("1"), undefined);
  for (const each of numbered((id) => game(`u${id}`), 29)) saved.save(each);
  assert.deepEqual(saved.find("p"), game("p"));
  assert.equal(saved.find("30"), undefined);
  saved.save(finished("last"));
  assert.deepEqual(saved.find(""), finished("last"));
});

test("what older releases kept is read with an account, and only what was played stays", () => {
  const storage = new FakeStorage();
  const untimed = (...events) => ({ events, began: null, ended: null });
  const old = { id: "a", moves: ["x"], at: 1 };
  const opened = { id: "b", moves: [], at: 0, hints: 0, solution: false };
  const helped = { id: "d", moves: ["x", "y", "z"], at: 1, hints: 2, solution: true };
  storage.set("games:shot", [opened, old, { ...helped, finished: true }]);
  const saved = new SavedGames(storage, "shot");
  const read = { ...old, account: untimed("move"), finished: false };
  assert.deepEqual(saved.find("a"), read);
  assert.deepEqual(saved.find("d"), {
    ...{ id: "d", moves: ["x", "y", "z"], at: 1, finished: true },
    account: untimed("hint1", "hint1", "solution", "move", "move", "move", "undo", "undo"),
  });
  saved.save(game("c"));
  assert.deepEqual([saved.find("a"), saved.find("b")], [read, undefined]);
});

test("the games of one kind do not mix with those of another", () => {
  const storage = new FakeStorage();
  new SavedGames(storage, "shot").save(game("a"));
  assert.equal(new SavedGames(storage, "mastermind").find(""), undefined);
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
  const saved = new SavedGames(storage, "shot");
  storage.set("games:shot", [...damaged, game("a", { at: 5 })]);
  assert.deepEqual(saved.find("a"), game("a", { at: 5 }));
  for (const nonsense of [null, 7, "x", {}]) {
    storage.set("games:shot", nonsense);
    assert.equal(saved.find(""), undefined);
  }
});

test("a puzzle in which a move is being laid out is saved, and makes room for games", () => {
  const saved = new SavedGames(new FakeStorage(), "shot");
  const begun = game("b", { ...untouched, draft: "12" });
  saved.save(begun);
  assert.deepEqual(saved.find("b"), begun);
  for (const each of numbered(game, 30)) saved.save(each);
  assert.equal(saved.find("b"), undefined);
  saved.save(game("1"));
  for (const each of numbered((id) => game(`${id}b`, { ...untouched, draft: "1" }), 30))
    saved.save(each);
  assert.deepEqual(saved.find("1"), game("1"));
});

test("a draft that is no text makes a kept game a damaged one", () => {
  const storage = new FakeStorage();
  storage.set("games:shot", [game("a", { draft: 7 }), game("b", { draft: "7" })]);
  const saved = new SavedGames(storage, "shot");
  assert.equal(saved.find("a"), undefined);
  assert.equal(saved.find("b").draft, "7");
});

test("a game with one move is saved, whatever its account says", () => {
  const saved = new SavedGames(new FakeStorage(), "shot");
  const moved = game("a", { account: account() });
  saved.save(moved);
  assert.deepEqual(saved.find("a"), moved);
});
