// Where the blocks of the whole game stand, against plain sums and searches.
import assert from "node:assert/strict";
import test from "node:test";
import {
  between,
  eachBlock,
  laidOut,
  nodeAt,
  pathTo,
  rowsOf,
  spanOf,
  walked,
  windowFor,
} from "../../web/site/tree/layout.js";

//        0 (finds)
//    1        4    5
//  2   3         6
const TREE = {
  parents: [-1, 0, 1, 1, 0, 0, 5],
  finds: [true, false, true, true, true, true, true],
};
const rows = rowsOf(laidOut(TREE));
const node = (/** @type {number} */ data) => rows.flat().find((each) => each.data === data);

test("a block is as wide as the secrets behind it, and stands under what it follows", () => {
  assert.deepEqual(
    rows.map((row) => row.map(({ data, x0, x1 }) => [data, x0, x1])),
    [
      [[0, 0, 6]],
      [
        [1, 0, 2],
        [4, 2, 3],
        [5, 3, 5],
      ],
      [
        [2, 0, 1],
        [3, 1, 2],
        [6, 3, 4],
      ],
    ],
  );
  assert.deepEqual(
    pathTo(node(3)).map(({ data }) => data),
    [0, 1, 3],
  );
});

test("the block at a place is the one that a search in order finds", () => {
  for (const row of rows)
    for (let x = 0; x < 7; x += 0.25)
      assert.equal(
        nodeAt(row, x),
        row.find(({ x0, x1 }) => x0 <= x && x < x1),
        `${x}`,
      );
});

test("blocks are drawn where the window shows them, one where many share a pixel", () => {
  const drawn = (
    /** @type {import("../../web/site/tree/layout.js").Span} */ window,
    /** @type {number} */ width,
  ) => {
    /** @type {number[][]} */
    const found = [];
    eachBlock(rows[1], window, width, ({ data }, left, right) => found.push([data, left, right]));
    return found;
  };
  assert.deepEqual(drawn({ from: 0, to: 6 }, 120), [
    [1, 0, 40],
    [4, 40, 60],
    [5, 60, 100],
  ]);
  assert.deepEqual(drawn({ from: 1, to: 3 }, 100), [
    [1, 0, 50],
    [4, 50, 100],
  ]);
  assert.deepEqual(
    drawn({ from: 0, to: 6 }, 1).map(([data]) => data),
    [1, 5],
    "half a pixel apart",
  );
});

test("thousands of blocks cost no more than the pixels that there are", () => {
  const many = 34_000;
  const wide = {
    parents: [-1, ...Array.from({ length: many }, () => 0)],
    finds: [false, ...Array.from({ length: many }, () => true)],
  };
  const [, row] = rowsOf(laidOut(wide));
  let drawn = 0;
  eachBlock(row, { from: 0, to: many }, 1200, () => drawn++);
  assert.ok(drawn >= 1200 && drawn <= 2401, `${drawn}`);
});

test("the arrows lead to parent, child and siblings, and back to where one came from", () => {
  const to = (
    /** @type {number} */ from,
    /** @type {string} */ key,
    /** @type {number} */ last = -1,
  ) => walked(node(from), key, node(last))?.data;
  assert.equal(to(0, "ArrowDown"), 1);
  assert.equal(to(0, "ArrowDown", 5), 5);
  assert.equal(to(1, "ArrowDown", 5), 2);
  assert.equal(to(1, "ArrowRight"), 4);
  assert.equal(to(5, "ArrowRight"), 5);
  assert.equal(to(5, "ArrowLeft"), 4);
  assert.equal(to(5, "Home"), 1);
  assert.equal(to(1, "End"), 5);
  assert.equal(to(3, "ArrowUp"), 1);
  assert.equal(to(0, "ArrowUp"), 0);
  assert.equal(to(0, "x"), undefined);
});

test("a window moves only where a block would not be seen well", () => {
  const all = { from: 0, to: 6 };
  const own = (/** @type {number} */ data) => spanOf(node(data));
  assert.deepEqual(windowFor(node(4), all, 500), all);
  assert.deepEqual(windowFor(node(3), all, 100), own(1), "too narrow: that of its parent");
  assert.deepEqual(windowFor(node(3), all, 40), own(3), "too narrow there as well");
  assert.deepEqual(windowFor(node(5), own(1), 500), all, "outside");
  assert.deepEqual(windowFor(node(0), own(1), 500), own(1), "it holds what is seen");
  const half = between(all, own(3), 0.5);
  assert.ok(half.from > 0 && half.from < 1 && half.to < 6 && half.to > 2);
  assert.deepEqual(between(all, own(3), 1), own(3));
});
