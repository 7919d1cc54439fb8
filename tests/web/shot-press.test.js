/** A pointer on the board of Shot: which ball it means, and when it aims. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ballWithinReach, cellOf, Press } from "../../web/games/shot/press.js";
import { pretend } from "./stand-ins.js";

/** An element, with its data. */
class Element {
  constructor(dataset) {
    this.dataset = dataset;
  }
}
pretend({ HTMLElement: Element });

test("a pointer is in the cell that it is over, and in none beside them", () => {
  assert.deepEqual(cellOf({ target: new Element({ cell: "3,8" }) }), [3, 8]);
  assert.equal(cellOf({ target: new Element({}) }), undefined);
  assert.equal(cellOf({ target: { dataset: { cell: "3,8" } } }), undefined);
});

const BALLS = [
  [0, 0],
  [2, 0],
  [5, 7],
];

for (const [pointer, ball] of [
  [
    [0.5, 0.5],
    [0, 0],
  ],
  [
    [0.1, 0.9],
    [0, 0],
  ],
  [
    [1.3, 0.5],
    [0, 0],
  ],
  [
    [1.7, 0.5],
    [2, 0],
  ],
  [
    [0.5, 1.36],
    [0, 0],
  ],
  [[0.5, 1.38], undefined],
  [
    [5.5, 7.5],
    [5, 7],
  ],
  [
    [5.5, 6.64],
    [5, 7],
  ],
  [[5.5, 6.62], undefined],
  [
    [6.36, 7.5],
    [5, 7],
  ],
  [[7.5, 5.5], undefined],
])
  test(`a ball is meant by whoever touches it or reaches beside it, the nearest of two: ${pointer}`, () => {
    assert.deepEqual(ballWithinReach(pointer, BALLS), ball);
  });

test("without balls none is meant", () => {
  assert.equal(ballWithinReach([0.5, 0.5], []), undefined);
});

/** Pressed in a cell that is 50 pixels wide. */
const press = new Press({ pointerId: 7, clientX: 120, clientY: 230 }, [2, 4], 50);
const moved = (right, down) => ({ pointerId: 7, clientX: 120 + right, clientY: 230 + down });

test("a press has its cell and its pointer, and tells how many cells that has moved", () => {
  assert.deepEqual(press.cell, [2, 4]);
  assert.deepEqual(press.way(moved(25, -100)), [0.5, -2]);
  assert.equal(press.isOf({ pointerId: 7 }), true);
  assert.equal(press.isOf({ pointerId: 8 }), false);
});

for (const [way, direction] of [
  [[0, 0], undefined],
  [[20, 0], undefined],
  [[21, 0], "R"],
  [[-21, 0], "L"],
  [[0, 21], "D"],
  [[0, -21], "U"],
  [[14, 14], undefined],
  [[15, 14], "R"],
  [[14, -15], "U"],
])
  test(`a pointer aims once it has moved more than two fifths of a cell: ${way}`, () => {
    assert.equal(press.aim(moved(...way)), direction);
  });
