/** The levels that were solved are kept on the device, with or without help. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  keepSolved,
  parametersOf,
  solvedBefore,
  solvedLevels,
} from "../../web/games/shot/levels.js";

/** @param {Record<string, unknown>} [kept] */
const storageOf = (kept = {}) => ({
  get: (key, fallback) => (key in kept ? kept[key] : fallback),
  set: (key, value) => {
    kept[key] = value;
  },
});

test("a level solved with help has a mark until it is solved without, and none comes back", () => {
  const storage = storageOf();
  keepSolved(storage, "l1:a", "helped");
  keepSolved(storage, "l2:b", "alone");
  assert.deepEqual(
    [...solvedLevels(storage)],
    [
      ["l1:a", "helped"],
      ["l2:b", "alone"],
    ],
  );
  keepSolved(storage, "l1:a", "alone");
  keepSolved(storage, "l2:b", "helped");
  assert.deepEqual(
    [...solvedLevels(storage)],
    [
      ["l1:a", "alone"],
      ["l2:b", "alone"],
    ],
  );
});

test("what anyone may have written to storage is no level", () => {
  for (const kept of [null, 3, "x", [1], { "l1:a": true, "l2:b": "alone" }]) {
    const ways = [...solvedLevels(storageOf({ "shot:levels": kept })).values()];
    assert.ok(ways.every((how) => how === "alone" || how === "helped"));
  }
});

test("ticks of the first ladder are counted, each once", () => {
  assert.equal(solvedBefore(storageOf({ "shot:done": [1, 2, 2, "x"] })), 2);
  assert.equal(solvedBefore(storageOf({ "shot:done": "all" })), 0);
});

test("an id says what the puzzle was made with", () => {
  assert.deepEqual(parametersOf("12:1o-x"), { balls: 12 });
  assert.deepEqual(parametersOf("g7:~word"), { grade: 7 });
  assert.deepEqual(parametersOf("l42:1o-x"), {});
});

for (const [id, parameters] of [
  ["9:1o-x", { balls: 9 }],
  ["9balls:~word", { balls: 9 }],
  ["grade10:~word", { grade: 10 }],
  ["1o-x", {}],
  ["", {}],
])
  test(`an id says what the puzzle was made with: ${id}`, () => {
    assert.deepEqual(parametersOf(id), parameters);
  });
