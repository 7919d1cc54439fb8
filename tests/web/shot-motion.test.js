/** How balls roll: one after the other at one speed, and where they lie afterwards. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  CELL,
  directionOf,
  moved,
  RADIUS,
  shotThrough,
  timeline,
} from "../../web/games/shot/motion.js";

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

const STEPS = { U: [0, -1], D: [0, 1], L: [-1, 0], R: [1, 0] };

/** Milliseconds: to roll through a cell, to come to rest after a hit, to drop behind the edge. */
const PER_CELL = 75;
const SETTLE = 160;
const DROP = 140;

const translate = (x, y) => `translate(${x}px, ${y}px)`;
const numbers = ({ transform }) => transform.match(/-?[\d.]+/g).map(Number);
const width = ({ transform }) => Number(transform.match(/scale\(([\d.]+)/)[1]);

test("a distance has the direction of its longer part, a diagonal one that of its height", () => {
  const cases = { R: [3, 1], L: [-3, 2], D: [1, 3], U: [2, -3] };
  assert.deepEqual([directionOf(1, 1), directionOf(1, -1)], ["D", "U"]);
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

for (const [direction, [dx, dy]] of Object.entries(STEPS))
  test(`a shot goes through what lies before its ball, up to the one that it hits (${direction})`, () => {
    const ahead = (far, aside = 0) => [3 + far * dx + aside * dy, 4 + far * dy + aside * dx];
    const [stop, hit] = [ahead(1), ahead(2)];
    const rolls = [
      [3, 4, ...stop],
      [...hit, null, null],
    ];
    const shot = { x: 3, y: 4, direction, move: direction, rolls };
    const isThrough = (...way) => shotThrough([shot], ahead(...way)) === shot;
    assert.deepEqual(
      [-1, 0, 1, 2, 3].map((far) => isThrough(far)),
      [false, false, true, true, false],
    );
    assert.deepEqual([isThrough(1, 1), isThrough(1, -1)], [false, false]);
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

for (const [what, rolls, time] of [
  ["one ball that leaves", [[4, 0, null, null]], 3 * PER_CELL + DROP],
  ["one ball that stops", [[0, 0, 2, 0]], 2 * PER_CELL + SETTLE],
  ["two balls", SHOT.rolls, (2 + 4) * PER_CELL + DROP],
  [
    "one that hits where nothing can roll",
    [
      [0, 0, 2, 0],
      [3, 0, 3, 0],
    ],
    2 * PER_CELL + SETTLE,
  ],
])
  test(`a shot takes as long as its balls roll one after the other, and the last one rests: ${what}`, () => {
    assert.equal(timeline({ ...SHOT, rolls }).duration, time);
  });

/** A ball rolls two cells and hits one at the edge, in each direction. */
const HITS = {
  U: [[2, 4, 2, 2], [2, 1, null, null], 2],
  D: [[2, 4, 2, 6], [2, 7, null, null], 2],
  L: [[4, 4, 2, 4], [1, 4, null, null], 2],
  R: [[2, 4, 4, 4], [5, 4, null, null], 2],
};

/** Frames as [milliseconds, the numbers of its transform]. */
const moments = (frames, duration) =>
  frames.map((frame) => [frame.offset * duration, ...numbers(frame)]);

/** @param {number[][]} found @param {number[][]} wanted */
function areNearly(found, wanted) {
  assert.equal(found.length, wanted.length);
  for (const [i, moment] of found.entries())
    for (const [j, number] of moment.entries())
      assert.ok(Math.abs(number - wanted[i][j]) < 1e-6, `${moment} is not ${wanted[i]}`);
}

for (const [direction, [first, second, cells]] of Object.entries(HITS)) {
  const [dx, dy] = STEPS[direction];
  const shot = { ...SHOT, direction, rolls: [first, second] };
  const [hit, off] = [2 * PER_CELL, (2 + cells) * PER_CELL];
  const end = off + DROP;
  const at = (time, distance) => [time, dx * distance, dy * distance];

  test(`a ball that hits recoils and rests, and the one that is hit goes over the edge (${direction})`, () => {
    const { tracks, duration } = timeline(shot);
    assert.equal(duration, end);
    const [stops, leaves] = tracks.map(({ place }) => moments(place, duration));
    const far = 2 * CELL;
    const rests = [at(hit + SETTLE / 4, far - 9), at(hit + SETTLE, far), at(end, far)];
    areNearly(stops, [at(0, 0), at(0, 0), at(hit, far), ...rests]);
    const away = cells * CELL;
    const drops = [at(end, away + CELL / 3), at(end, away + CELL / 3)];
    areNearly(leaves, [at(0, 0), at(hit, 0), at(off, away), ...drops]);
  });

  test(`a ball that hits loses 14 % along its way and gains half of that across (${direction})`, () => {
    const { tracks, duration } = timeline(shot);
    const [stops, leaves] = tracks.map(({ body }) => moments(body, duration));
    const pressed = dx ? [0.86, 1.07] : [1.07, 0.86];
    const rests = [[hit + 1, ...pressed], ...[hit + SETTLE, end].map((time) => [time, 1, 1])];
    areNearly(stops, [[0, 1, 1], [hit, 1, 1], ...rests]);
    const drops = [end, end].map((time) => [time, 0.4, 0.4]);
    areNearly(leaves, [[0, 1, 1], [off, 1, 1], ...drops]);
  });

  test(`the light is above a ball that has rolled a quarter of a turn, and not seen below it (${direction})`, () => {
    const { tracks, duration } = timeline(shot);
    const [, { light }] = tracks;
    assert.deepEqual(
      [light[0], light.at(-1)],
      [
        { opacity: 0, offset: 0 },
        { opacity: 0, offset: 1 },
      ],
    );
    const placed = light.slice(1, -1);
    assert.equal(placed.length, 6 * cells + 1);
    for (const [i, frame] of placed.entries()) {
      const turned = ((i / 6) * CELL) / RADIUS - Math.PI / 2;
      const way = 0.72 * RADIUS * Math.sin(turned);
      areNearly(moments([frame], duration), [at(hit + (i / 6) * PER_CELL, way)]);
      assert.ok(Math.abs(frame.opacity - 0.9 * Math.max(0, Math.cos(turned))) < 1e-9);
    }
  });
}
