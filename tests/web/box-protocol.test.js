/** What a box sends: foreign code may send anything in its name, and only whole messages are taken. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import { fromFrame, fromWorker } from "../../web/site/lab/box/protocol.js";

const told = (message) => inspect(message, { breakLength: Infinity, maxStringLength: 20 });

const TAKEN = [
  { ready: true },
  { failed: "no memory" },
  { id: 1, answers: [], seconds: [] },
  { id: 1, answers: ["1122", "3344"], seconds: [0, 0.5] },
  { id: 1, done: true, restorable: true },
  { id: 1, printed: "hello" },
  { id: 1, crashed: "stack" },
];

for (const message of TAKEN) {
  test(`a whole message is taken, and nothing else in it: ${told(message)}`, () => {
    assert.deepEqual(fromWorker({ ...message, html: "<img>" }), message);
  });
}

const REFUSED = [
  ...[null, undefined, 7, "text", [], {}],
  { ready: 1 },
  { failed: 7 },
  { failed: "x".repeat(100_001) },
  { answers: ["1122"], seconds: [0] },
  { id: "1", answers: ["1122"], seconds: [0] },
  { id: 1, answers: ["1122", "3344"], seconds: [0] },
  { id: 1, answers: ["1122"], seconds: [0, 0] },
  { id: 1, answers: ["1122"] },
  { id: 1, answers: "1122", seconds: "1122" },
  { id: 1, answers: [1122], seconds: [0] },
  { id: 1, answers: ["x".repeat(100_001)], seconds: [0] },
  ...["0", -1, Number.NaN, Infinity, null].map((each) => ({
    id: 1,
    answers: ["1122"],
    seconds: [each],
  })),
  { done: true },
  { id: 1, done: true },
  { id: 1, done: true, restorable: 1 },
  { id: 1, printed: {} },
  { id: 1, crashed: ["stack"] },
];

for (const message of REFUSED) {
  test(`anything else is no message: ${told(message)}`, () => {
    assert.equal(fromWorker(message), undefined);
  });
}

test("the same goes for what the frame itself says", () => {
  for (const message of [
    { box: 1, listening: true },
    { box: 1, broken: "no worker" },
  ])
    assert.deepEqual(fromFrame({ ...message, html: "<img>" }), message);
  for (const message of [
    ...[null, 7, {}, { listening: true }, { box: "1", listening: true }],
    ...[{ box: 1 }, { box: 1, listening: 1 }, { box: 1, broken: {} }],
  ])
    assert.equal(fromFrame(message), undefined);
});
