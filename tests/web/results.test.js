/** Finished games on this device, whatever stands in its storage. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { record, resultsOf } from "../../web/midend/results.js";
import { FakeStorage } from "./stand-ins.js";

const WHERE = { game: "mastermind", board: "4x6" };

const finish = (id, answered, own = true) => ({ id, result: { answered, own } });

const storageWith = (kept) => {
  const storage = new FakeStorage();
  if (kept !== undefined) storage.set("mastermind:results", kept);
  return storage;
};

test("a puzzle counts once, with its first result; one with help apart", () => {
  const storage = storageWith();
  record(storage, WHERE, finish("a", 5));
  record(storage, WHERE, finish("a", 2));
  record(storage, WHERE, finish("b", 5));
  record(storage, WHERE, finish("c", 4, false));
  assert.deepEqual(resultsOf(storage, WHERE), { counts: { 5: 2 }, helped: 1 });
  assert.deepEqual(resultsOf(storage, { ...WHERE, board: "4x7" }), { counts: {}, helped: 0 });
});

const DAMAGED = [null, 7, "text", [1], { "4x6": null }, { "4x6": "text" }, { "4x6": { a: "5" } }];

for (const kept of DAMAGED) {
  test(`damaged storage counts as none, and what comes is kept: ${JSON.stringify(kept)}`, () => {
    const storage = storageWith(kept);
    assert.deepEqual(resultsOf(storage, WHERE), { counts: {}, helped: 0 });
    record(storage, WHERE, finish("b", 5));
    assert.deepEqual(resultsOf(storage, WHERE), { counts: { 5: 1 }, helped: 0 });
  });
}
