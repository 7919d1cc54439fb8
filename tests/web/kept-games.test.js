/** The games kept on a device: the last played first, thirty of them, whatever storage holds. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { KeptGames } from "../../web/midend/storage.js";
import { FakeStorage } from "./stand-ins.js";

const game = (id, at = 0) => ({ id, moves: [], at, hints: 0, solution: false });

test("the game played last comes first, and each puzzle is kept once", () => {
  const kept = new KeptGames(new FakeStorage(), "shot");
  for (const each of [game("a"), game("b"), game("a", 1)]) kept.keep(each);
  assert.deepEqual(kept.find(""), game("a", 1));
  assert.deepEqual(kept.find("b"), game("b"));
  assert.equal(kept.find("c"), undefined);
});

test("thirty puzzles are kept", () => {
  const kept = new KeptGames(new FakeStorage(), "shot");
  for (let number = 1; number <= 31; number += 1) kept.keep(game(`${number}`));
  assert.equal(kept.find("1"), undefined);
  assert.deepEqual(kept.find("2"), game("2"));
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
  ];
  const storage = new FakeStorage();
  const kept = new KeptGames(storage, "shot");
  storage.set("games:shot", [...damaged, game("a", 5)]);
  assert.deepEqual(kept.find("a"), game("a", 5));
  for (const nonsense of [null, 7, "x", {}]) {
    storage.set("games:shot", nonsense);
    assert.equal(kept.find(""), undefined);
  }
});
