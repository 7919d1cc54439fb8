/** How balls roll: one after the other at one speed, and where they lie afterwards. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { CELL, directionOf, moved, shotThrough, timeline } from "../../web/games/shot/motion.js";

// The ball at 0,0 is shot to the right, stops beside the one at 3,0, and that one leaves the board.
const SHOT = {
  x: 0,
  y: 0,
  direction: "R",
  move: "00R",
  rolls: [
    [0, 0, 2, 0],
    [3, 0, null, null],
  ],
};

test("a distance has the direction of its longer part", () => {
  const cases = { R: [3, 1], L: [-3, 2], D: [1, 3], U: [2, -3] };
  for (const [direction, [dx, dy]] of Object.entries(cases)) {
    assert.equal(directionOf(dx, dy), direction);
  }
});

test("a cell belongs to the shot whose path or struck ball lies in it", () => {
  const through = (x, y) => shotThrough([SHOT], [x, y])?.move;
  assert.deepEqual(
    [1, 2, 3].map((x) => through(x, 0)),
    ["00R", "00R", "00R"],
  );
  assert.deepEqual(
    [through(0, 0), through(4, 0), through(1, 1)],
    [undefined, undefined, undefined],
  );
});

test("balls lie where they rolled to, and those that left are gone", () => {
  assert.deepEqual(
    moved(
      [
        [0, 0],
        [3, 0],
        [5, 5],
      ],
      SHOT.rolls,
    ),
    [
      [5, 5],
      [2, 0],
    ],
  );
  const chain = [
    [0, 0, 1, 0],
    [2, 0, 3, 0],
  ];
  assert.deepEqual(
    moved(
      [
        [0, 0],
        [2, 0],
      ],
      chain,
    ),
    [
      [1, 0],
      [3, 0],
    ],
  );
});

test("each ball begins when it is hit, and all keep one clock from 0 to 1", () => {
  const { duration, tracks } = timeline(SHOT);
  assert.deepEqual(
    tracks.map(({ cell }) => cell),
    ["0,0", "3,0"],
  );
  const [first, second] = tracks.map(({ keyframes }) => keyframes);
  const perCell = duration / 6; // two cells, and four until the other is off the board
  assert.ok(Math.abs(second[1].offset * duration - 2 * perCell) < 1e-9);
  for (const frames of [first, second]) {
    const offsets = frames.map(({ offset }) => offset);
    assert.deepEqual(
      offsets,
      [...offsets].sort((a, b) => a - b),
    );
    assert.deepEqual([offsets[0], offsets.at(-1)], [0, 1]);
  }
  assert.equal(first.at(-1).translate, `${2 * CELL}px 0px`);
  assert.equal(first.at(-1).opacity, 1);
  assert.equal(second.at(-1).opacity, 0);
});

test("a ball that is hit where it cannot roll has no track of its own", () => {
  const stuck = [
    [0, 0, 1, 0],
    [2, 0, 2, 0],
    [3, 0, 4, 0],
  ];
  const { tracks } = timeline({ ...SHOT, rolls: stuck });
  assert.deepEqual(
    tracks.map(({ cell }) => cell),
    ["0,0", "3,0"],
  );
});

for (const [direction, cells] of Object.entries({ U: 3, D: 7, L: 4, R: 4 })) {
  test(`a ball in the third row of the middle rolls ${cells} cells to leave (${direction})`, () => {
    const { tracks } = timeline({ ...SHOT, direction, rolls: [[3, 2, null, null]] });
    const sign = "UL".includes(direction) ? -1 : 1;
    const way = `${sign * cells * CELL}px`;
    const expected = "LR".includes(direction) ? `${way} 0px` : `0px ${way}`;
    assert.equal(tracks[0].keyframes.at(-1).translate.replaceAll("-0px", "0px"), expected);
  });
}
