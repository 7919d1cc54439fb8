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
  const arrives = first.find(({ translate }) => translate === `${2 * CELL}px 0px`);
  const begins = second.findLast(({ translate }) => translate === "0px 0px");
  assert.ok(Math.abs(begins.offset - arrives.offset) < 1e-9);
  const leaves = second.find(({ translate }) => translate === `${4 * CELL}px 0px`);
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
  assert.equal(first.at(-1).translate, `${2 * CELL}px 0px`);
  assert.equal(first.at(-1).opacity, undefined);
  assert.equal(second.at(-1).opacity, 0);
});

test("a ball that hits gives way along its way and is whole again, one that leaves is not", () => {
  const [first, second] = timeline(SHOT).tracks;
  const widths = first.body.map(({ scale }) => Number(scale.split(" ")[0]));
  assert.ok(Math.min(...widths) < 1);
  assert.equal(widths.at(-1), 1);
  assert.ok(Number(second.body.at(-1).scale.split(" ")[0]) < 1);
});

test("light goes over a ball only while it rolls, in its direction", () => {
  const { duration, tracks } = timeline(SHOT);
  const lit = tracks[0].light.filter(({ opacity }) => opacity > 0);
  assert.ok(lit.length > 3);
  const places = lit.map(({ translate }) => Number.parseFloat(translate));
  assert.ok(places[0] < 0 && Math.max(...places) > 0);
  const rolls = tracks[0].place.find(({ translate }) => translate === `${2 * CELL}px 0px`).offset;
  assert.ok(lit.every(({ offset }) => offset <= rolls && duration > 0));
});

test("a ball that was held away from its cell rolls from there", () => {
  const [first, second] = timeline(SHOT, "30px -4px").tracks;
  assert.equal(first.place[0].translate, "30px -4px");
  assert.equal(second.place[0].translate, "0px 0px");
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
    const places = tracks[0].place.map(({ translate }) => translate.replaceAll("-0px", "0px"));
    assert.ok(places.includes(expected));
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
