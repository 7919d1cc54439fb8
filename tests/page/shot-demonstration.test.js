/** The shot that a first visit is shown: in which order, and what ends it. */
import "./environment.js";
import assert from "node:assert/strict";
import { test } from "node:test";

const { Demonstration } = await import("../../web/games/shot/demonstration.js");

const BEFORE = /** @type {[number, number][]} */ ([
  [0, 0],
  [2, 0],
]);
/** The ball at a1 is shot at that at c1, which leaves the board. */
const SHOT = {
  x: 0,
  y: 0,
  direction: /** @type {const} */ ("R"),
  move: "a1R",
  rolls: [
    [0, 0, 1, 0],
    [2, 0, null, null],
  ],
};
const AFTER = [[1, 0]];
const WHOLE = [
  ["show", { balls: BEFORE, shot: SHOT }],
  ["show", { balls: AFTER }],
  ["roll", false],
  ["show", undefined],
  ["roll", true],
];

/** Show it, with motion or without; what is shown is listed. @param {import("node:test").TestContext} t */
function begin(t, { reduced = false } = {}) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  t.mock.method(globalThis, "matchMedia", () => ({ matches: reduced }));
  const shown = [];
  const demonstration = new Demonstration({
    show: async (preview) => shown.push(["show", preview]),
    roll: async (_balls, _shot, { backwards }) => {
      shown.push(["roll", backwards]);
    },
  });
  demonstration.run(BEFORE, SHOT);
  const beat = async () => {
    t.mock.timers.tick(1000);
    for (let turn = 0; turn < 9; turn += 1) await Promise.resolve();
  };
  return { demonstration, shown, beat };
}

test("the shot is pointed at, made and taken back, and that was all", async (t) => {
  const { demonstration, shown, beat } = begin(t);
  const lengths = [shown.length];
  for (let beats = 0; beats < 4; beats += 1) {
    await beat();
    lengths.push(shown.length);
  }
  assert.deepEqual(shown, WHOLE);
  assert.deepEqual(lengths, [0, 1, 3, 5, 5]);
  assert.ok(demonstration.ended);
});

test("without motion it is only pointed at", async (t) => {
  const { shown, beat } = begin(t, { reduced: true });
  for (let beats = 0; beats < 4; beats += 1) await beat();
  assert.deepEqual(shown, WHOLE.slice(0, 1));
});

for (const [beats, length] of [0, 1, 3].entries())
  test(`nothing follows once it is ended: after ${beats} beats`, async (t) => {
    const { demonstration, shown, beat } = begin(t);
    for (let passed = 0; passed < beats; passed += 1) await beat();
    demonstration.end();
    for (let more = 0; more < 4; more += 1) await beat();
    assert.deepEqual(shown, WHOLE.slice(0, length));
  });
