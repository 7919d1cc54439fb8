/** What pointers do on the board of Shot by itself. */
import "./environment.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { numbersIn } from "./mounted.js";
import { DOWN, LEGAL, middle, nameOf, openBoard, said } from "./shot-cells.js";

test("a tap takes a ball, and one more lets it go; one on its way shoots it", async () => {
  const { tap, held, targets, heard } = await openBoard();
  await tap(middle([2, 3]));
  assert.deepEqual(held(), ["c4: ball, held"]);
  assert.deepEqual(targets(), ["3,3", "4,3", "5,3", "2,4", "2,5", "2,6", "2,7"]);
  await tap(middle([2, 3]));
  assert.deepEqual([held(), targets(), heard], [[], [], []]);
  await tap(middle([2, 3]));
  await tap(middle([4, 3]));
  assert.deepEqual(heard, [["attempt", { x: 2, y: 3, direction: "R" }]]);
});

for (const [at, does] of [
  [[0, 3], [["attempt", { x: 2, y: 3, direction: "L" }]]],
  [[2, 0], [["attempt", { x: 2, y: 3, direction: "U" }]]],
  [[4, 5], []],
])
  test(`a tap on an empty cell is a shot that way, or lets the ball go: ${nameOf(at)}`, async () => {
    const { tap, held, heard } = await openBoard();
    await tap(middle([2, 3]));
    await tap(middle(at));
    assert.deepEqual(heard, does);
    assert.equal(held().length, does.length);
  });

for (const [what, at, over, ball] of [
  ["beside it", [5.5, 4.3], [5, 4], ["f4: ball, held"]],
  ["farther off", [5.5, 4.4], [5, 4], []],
  ["in the cell of another", [2.9, 3.5], [2, 3], ["c4: ball, held"]],
])
  test(`a pointer takes the ball that is within reach: ${what}`, async () => {
    const { tap, held } = await openBoard();
    await tap(at, { over });
    assert.deepEqual(held(), ball);
  });

for (const [way, direction] of [
  [[0.5, 0], "R"],
  [[-0.5, 0.1], "L"],
  [[0.1, 0.5], "D"],
  [[0, -0.5], "U"],
  [[0.3, 0], undefined],
])
  test(`a ball is pulled the way it shall fly: ${way}`, async () => {
    const { point, held, heard } = await openBoard();
    const [x, y] = middle([2, 3]);
    const to = [x + way[0], y + way[1]];
    await point("pointerdown", [x, y]);
    await point("pointermove", to, { over: [2, 3] });
    assert.deepEqual(held(), ["c4: ball, held"]);
    await point("pointerup", to, { over: [2, 3] });
    assert.deepEqual(heard, direction ? [["attempt", { x: 2, y: 3, direction }]] : []);
  });

test("the path that is aimed at stands out", async () => {
  const { point, part } = await openBoard();
  await point("pointerdown", middle([2, 3]));
  assert.deepEqual([part.all(".path").length, part.all(".aimed").length], [2, 0]);
  await point("pointermove", [3.2, 3.5]);
  assert.deepEqual([part.all(".path").length, part.all(".aimed").length], [2, 1]);
  await point("pointercancel", [3.2, 3.5]);
  assert.equal(part.all(".path").length, 0);
});

test("only one pointer holds a ball, and only by its first button", async () => {
  const { point, tap, held, heard } = await openBoard();
  await tap(middle([2, 3]), { button: 2 });
  assert.deepEqual(held(), []);
  await point("pointerdown", middle([2, 3]));
  await point("pointerdown", middle([5, 3]), { id: 2 });
  await point("pointermove", [5.5, 5], { id: 2 });
  await point("pointerup", [5.5, 5], { id: 2 });
  assert.deepEqual([held(), heard], [["c4: ball, held"], []]);
  await point("pointermove", [2.5, 5]);
  await point("pointerup", [2.5, 5]);
  assert.deepEqual(heard, [["attempt", { x: 2, y: 3, direction: "D" }]]);
});

test("a ball follows the finger less and less, never farther than 42", async (t) => {
  t.mock.method(globalThis, "matchMedia", () => ({ matches: false }));
  const { point, part } = await openBoard();
  const [x, y] = middle([2, 3]);
  await point("pointerdown", [x, y]);
  for (const [right, down] of [
    [0.3, 0],
    [0, -0.6],
    [0.6, 0.8],
    [9, 0],
  ]) {
    await point("pointermove", [x + right, y + down], { over: [2, 3] });
    const far = Math.hypot(right, down);
    const follows = 42 * Math.tanh((100 * far) / 84);
    const moved = numbersIn(part.part(".held .moved").root().style.transform);
    for (const [i, way] of [right, down].entries())
      assert.ok(Math.abs(moved[i] - (follows * way) / far) < 1e-6, `${moved}`);
  }
});

test("a tap that comes while it is not known what is legal is done once that is", async () => {
  const { tap, set, heard, held } = await openBoard({ waiting: true, legal: [] });
  await tap(middle([2, 3]));
  assert.deepEqual(held(), ["c4: ball, held"]);
  assert.equal(said(), "Ball c4 held.");
  await tap(middle([5, 3]));
  assert.deepEqual([held(), heard], [["c4: ball, held"], []]);
  await set({ waiting: false, legal: LEGAL });
  assert.deepEqual(heard, [["attempt", { x: 2, y: 3, direction: "R" }]]);
  await set({ waiting: true });
  await set({ waiting: false });
  assert.equal(heard.length, 1);
});

test("the shot of a hint is made by a tap on its way", async () => {
  const { tap, targets, held, heard } = await openBoard({ pointed: { ball: [2, 3], shot: DOWN } });
  assert.deepEqual(targets(), ["2,4", "2,5", "2,6", "2,7"]);
  await tap(middle([2, 7]));
  assert.deepEqual([heard, held()], [[["attempt", { x: 2, y: 3, direction: "D" }]], []]);
});
