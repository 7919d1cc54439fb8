/** How balls roll: one after the other at one speed, and where they lie afterwards. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { CELL, directionOf, moved, shotThrough, timeline } from "../../web/games/shot/motion.js";
import { ballWithinReach } from "../../web/games/shot/press.js";

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

const translate = (x, y) => `translate(${x}px, ${y}px)`;
const width = ({ transform }) => Number(transform.match(/scale\(([\d.]+)/)[1]);

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
  const [first, second] = tracks.map(({ place }) => place);
  const arrives = first.find(({ transform }) => transform === translate(2 * CELL, 0));
  const begins = second.findLast(({ transform }) => transform === translate(0, 0));
  assert.ok(Math.abs(begins.offset - arrives.offset) < 1e-9);
  const leaves = second.find(({ transform }) => transform === translate(4 * CELL, 0));
  const perCell = (arrives.offset * duration) / 2;
  assert.ok(Math.abs((leaves.offset - begins.offset) * duration - 4 * perCell) < 1e-9);
  for (const { place, body, light } of tracks) {
    for (const frames of [place, body, light]) {
      const offsets = frames.map(({ offset }) => offset);
      assert.deepEqual(
        offsets,
        [...offsets].sort((a, b) => a - b),
      );
      assert.deepEqual([offsets[0], offsets.at(-1)], [0, 1]);
    }
  }
  assert.equal(first.at(-1).transform, translate(2 * CELL, 0));
  assert.equal(first.at(-1).opacity, undefined);
  assert.equal(second.at(-1).opacity, 0);
});

test("what moves needs no drawing: only transform and opacity change", () => {
  const frames = timeline(SHOT, translate(5, 6)).tracks.flatMap(({ cell, ...parts }) =>
    Object.values(parts).flat(),
  );
  const changed = new Set(frames.flatMap(Object.keys));
  assert.deepEqual([...changed].sort(), ["offset", "opacity", "transform"]);
});

test("a ball that hits gives way along its way and is whole again, one that leaves is not", () => {
  const [first, second] = timeline(SHOT).tracks;
  const widths = first.body.map(width);
  assert.ok(Math.min(...widths) < 1);
  assert.equal(widths.at(-1), 1);
  assert.ok(width(second.body.at(-1)) < 1);
});

test("light goes over a ball only while it rolls, in its direction", () => {
  const { duration, tracks } = timeline(SHOT);
  const lit = tracks[0].light.filter(({ opacity }) => opacity > 0);
  assert.ok(lit.length > 3);
  const places = lit.map(({ transform }) => Number(transform.match(/-?[\d.]+/)[0]));
  assert.ok(places[0] < 0 && Math.max(...places) > 0);
  const rolls = tracks[0].place.find(
    ({ transform }) => transform === translate(2 * CELL, 0),
  ).offset;
  assert.ok(lit.every(({ offset }) => offset <= rolls && duration > 0));
});

test("a ball that was held away from its cell rolls from there", () => {
  const [first, second] = timeline(SHOT, translate(30, -4)).tracks;
  assert.equal(first.place[0].transform, translate(30, -4));
  assert.equal(second.place[0].transform, translate(0, 0));
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
    const way = sign * cells * CELL;
    const expected = "LR".includes(direction) ? translate(way, 0) : translate(0, way);
    assert.ok(tracks[0].place.some(({ transform }) => transform === expected));
  });
}

test("a ball is meant by whoever touches it or reaches beside it, the nearest of two", () => {
  const balls = [
    [0, 0],
    [2, 0],
  ];
  assert.deepEqual(ballWithinReach([0.1, 0.9], balls), [0, 0]);
  assert.deepEqual(ballWithinReach([1.3, 0.5], balls), [0, 0]);
  assert.deepEqual(ballWithinReach([1.7, 0.5], balls), [2, 0]);
  assert.equal(ballWithinReach([0.5, 1.45], balls), undefined);
});
