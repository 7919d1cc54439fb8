/** Shot's map: a dot for each position, the game's way, a table of the figures. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { CROSSING, layersOf, losingShot, play } from "./balls.js";
import { mount, numbersIn, numbersOf } from "./mounted.js";
import { open } from "./page.js";

/** How many dots there are of a kind. */
const dots = (map, kind) =>
  map
    .all(`path.${kind}`)
    .reduce((sum, path) => sum + path.getAttribute("d").split("M").length - 1, 0);

test("the map has a dot for each position", async () => {
  const page = await open(`shot/#${CROSSING.puzzle}`);
  await page.ready();
  await play(page, CROSSING.balls, [losingShot(CROSSING.balls)]);
  await page.press("Map of the positions");
  const map = page.part("cicada-shot-map");
  await map.shows("Your game could no longer be won after shot 1");
  const [, ...rows] = map.all("tr");
  const layers = layersOf(CROSSING.balls);
  assert.deepEqual(
    rows.map((row) => [...row.children].slice(1, 3).map((cell) => Number(cell.textContent))),
    layers,
  );
  const [winning, lost] = [0, 1].map((kind) => layers.reduce((sum, each) => sum + each[kind], 0));
  // The game's own two positions are drawn by themselves.
  assert.equal(dots(map, "winning"), winning - 1);
  assert.equal(dots(map, "lost"), lost - 1);
  assert.equal(map.all("circle").length, 2);
  assert.equal(map.all(".turn").length, 1);
  const { events } = page.part("cicada-shot").root().session.account;
  assert.deepEqual(events, ["move", "review"]);
});

for (const [winning, lost, wider] of [
  [400, 400, "neither"],
  [900, 100, "winning"],
  [100, 900, "lost"],
  [1, 3000, "lost"],
])
  test(`each side of the map has room for its dots: ${winning} and ${lost}`, async () => {
    const { laidOut } = await import("../../web/games/shot/map.js");
    const positions = { winning, lost, unknown: 0 };
    const WIDTH = 360;
    const layer = { balls: 7, positions, choices: positions, game: null, shot: "" };
    const map = { complete: true, layers: [layer], left_at: null, sentence: "" };
    const { bands, middle, pitch, height } = laidOut(map, WIDTH);
    const [left, right] = [bands[0].dots.winning, bands[0].dots.lost];
    assert.deepEqual([left.length, right.length], [winning, lost]);
    for (const { x, y } of left) assert.ok(0 < x && x < middle && y < height);
    for (const { x, y } of right) assert.ok(middle < x && x < WIDTH && y < height);
    for (const dots of [left, right])
      assert.equal(new Set(dots.map(({ x, y }) => `${x},${y}`)).size, dots.length);
    const [ofLeft, ofRight] = [left, right].map((dots) =>
      Math.max(...dots.map(({ x }) => Math.abs(x - middle))),
    );
    const difference = Math.abs(ofLeft - ofRight) > 2 * pitch ? ofLeft - ofRight : 0;
    assert.equal(Math.sign(difference), { neither: 0, winning: 1, lost: -1 }[wider]);
  });

const NONE = { winning: 0, lost: 0, unknown: 0 };

/** A layer of the map. */
const layer = (balls, positions, change = {}) => ({
  ...{ balls, game: null, shot: "" },
  positions: { ...NONE, ...positions },
  choices: NONE,
  ...change,
});

/** A game that is lost by its second shot; of what follows nobody knows all. */
const LAYERS = [
  layer(5, { winning: 1 }, { game: "winning" }),
  layer(
    4,
    { winning: 3, lost: 2 },
    {
      ...{ game: "winning", shot: "a1 right" },
      choices: { winning: 2, lost: 1, unknown: 0 },
    },
  ),
  layer(
    3,
    { winning: 2, lost: 1200, unknown: 3 },
    {
      ...{ game: "lost", shot: "c1 left" },
      choices: { winning: 0, lost: 4, unknown: 1 },
    },
  ),
  layer(2, { unknown: 2 }, { game: "unknown", shot: "d1 up" }),
];
const MAP = { complete: false, layers: LAYERS, left_at: 2, sentence: "So it was lost." };
const WIDTH = 340;

const laidOut = async (map) => (await import("../../web/games/shot/map.js")).laidOut(map, WIDTH);

test("dots lie in rows outward from the middle, those not known behind those lost; the game's is left out", async () => {
  const { bands, middle, pitch } = await laidOut(MAP);
  for (const [i, { dots, y }] of bands.entries()) {
    const { positions, game } = LAYERS[i];
    for (const [kind, found] of Object.entries(dots))
      assert.equal(found.length, positions[kind] - (kind === game ? 1 : 0));
    for (const [side, line] of [
      [-1, dots.winning],
      [1, [...dots.lost, ...dots.unknown]],
    ]) {
      const inRow = line.filter((dot) => dot.y === y + pitch / 2).length;
      for (const [at, dot] of line.entries()) {
        const far = 17 + ((at % inRow) + 0.5) * pitch;
        assert.ok(Math.abs(dot.x - middle - side * far) < 1e-6);
        assert.ok(Math.abs(dot.y - y - (Math.floor(at / inRow) + 0.5) * pitch) < 1e-6);
      }
    }
  }
});

test("layers stand below each other with room for their text, and for a line where the game was lost", async () => {
  const { bands, height, pitch } = await laidOut(MAP);
  const ends = bands.map(({ y, dots }) => {
    const lowest = Math.max(
      y + 1.5 * pitch,
      ...Object.values(dots)
        .flat()
        .map((dot) => dot.y),
    );
    return lowest + pitch / 2 + 9;
  });
  assert.deepEqual(
    bands.map(({ y }) => y),
    [9, ends[0], ends[1] + 13, ends[2]],
  );
  assert.equal(height, ends[3]);
});

test("the game goes left of the middle while it can be won, right of it when it is lost, in it when nobody knows", async () => {
  const { bands, middle, pitch } = await laidOut(MAP);
  assert.deepEqual(
    bands.map(({ way, y }) => [way.x - middle, way.y - y]),
    [-8, -8, 8, 0].map((x) => [x, pitch]),
  );
  const [band] = (await laidOut({ ...MAP, layers: [layer(5, { lost: 2 })] })).bands;
  assert.equal(band.way, null);
});

for (const [dots, pitch] of [
  [1500, 4],
  [1501, 3],
])
  test(`dots are smaller where there are more than 1500: ${dots}`, async () => {
    const half = layer(3, { winning: 700, lost: 50 });
    const rest = layer(2, { winning: 700, lost: dots - 1450 });
    assert.equal((await laidOut({ ...MAP, layers: [half, rest] })).pitch, pitch);
  });

test("a side without dots has room for some", async () => {
  const outer = 22 + 34 + 17;
  for (const [positions, least] of [
    [{ winning: 1, lost: 100_000 }, 22 + 34 + 40 + 17],
    [{ winning: 100_000 }, WIDTH - 34 - 40 - 17],
  ]) {
    const { middle } = await laidOut({ ...MAP, layers: [layer(3, positions)] });
    assert.ok(Math.abs(middle - least) < 1e-6, `${middle}`);
  }
  const { middle } = await laidOut({ ...MAP, layers: [layer(3, { winning: 4, lost: 4 })] });
  const room = WIDTH - 22 - 2 * 34 - 2 * 17;
  assert.ok(Math.abs(middle - outer - room / 2) < 1e-6);
});

test("the picture has its counts, the game's way with its stops, and where it was lost", async () => {
  const { part } = await mount("cicada-shot-map", { map: MAP });
  const { bands, height, middle } = await laidOut(MAP);
  const picture = part.part("svg");
  assert.deepEqual(numbersIn(picture.root().getAttribute("viewBox")), [0, -16, WIDTH, height + 16]);
  assert.equal(Number(picture.root().getAttribute("height")), height + 16);
  assert.deepEqual(numbersIn(part.part(".middle").root().getAttribute("d")), [middle, 0, height]);
  const texts = part.all("svg text");
  assert.deepEqual(
    texts.map((text) => text.textContent),
    [
      ...["← can be won", "lost →", "5", "1", "0", "4", "3", "2"],
      ...["3", "2", "1,200 + 3?", "2", "0", "0 + 2?", "c1 left: lost"],
    ],
  );
  const stands = numbersOf(texts, "x", "y");
  assert.deepEqual(stands.slice(0, 2), [
    [middle - 8, -5],
    [middle + 8, -5],
  ]);
  for (const [i, { y }] of bands.entries())
    assert.deepEqual(
      stands.slice(3 * i + 2, 3 * i + 5),
      [16, 48, WIDTH].map((x) => [x, y + 8]),
    );
  const stops = bands.map(({ way }) => [way.x, way.y]);
  assert.deepEqual(stands.at(-1), [stops[2][0] + 9, stops[2][1] - 9]);
  const line = part.part(".way").root().getAttribute("d");
  assert.match(line, /^M[^ML]+L[^ML]+L[^ML]+L[^ML]+$/);
  assert.deepEqual(numbersIn(line), stops.flat());
  assert.deepEqual(numbersOf(part.all(".stop"), "cx", "cy"), stops);
  assert.deepEqual(
    part.all(".stop").map((stop) => stop.classList[1]),
    LAYERS.map(({ game }) => game),
  );
  assert.equal(part.text.split(MAP.sentence).length, 2);
});

test("positions that are one shot away are drawn near, all of them where none was met", async () => {
  const { part } = await mount("cicada-shot-map", { map: MAP });
  const counts = (how) =>
    part.all(`path.${how}`).map((path) => path.getAttribute("d").split("M").length - 1);
  assert.deepEqual(counts("near"), [0, 0, 0, 1, 1, 0, 0, 3, 1, 0, 0, 0]);
  assert.deepEqual(counts("far"), [0, 0, 0, 1, 1, 0, 2, 1196, 2, 0, 0, 1]);
});

test("the table says the same of each layer", async () => {
  const { part } = await mount("cicada-shot-map", { map: MAP });
  const [head, ...rows] = part
    .all("tr")
    .map((row) => [...row.children].map((each) => each.textContent));
  assert.deepEqual(head.slice(0, 4), ["balls left", "can be won", "lost", "not known"]);
  assert.deepEqual(
    rows.map((row) => row.map((text) => text.trim())),
    [
      ["5", "1", "0", "0", "0 can be won, 0 lost", "can be won"],
      ["4", "3", "2", "0", "2 can be won, 1 lost", "a1 right can be won"],
      ["3", "2", "1200", "3", "0 can be won, 4 lost", "c1 left lost"],
      ["2", "0", "0", "2", "0 can be won, 0 lost", "d1 up not known"],
    ],
  );
});

test("without a map there is no picture", async () => {
  const { part } = await mount("cicada-shot-map");
  assert.equal(part.all("svg").length, 0);
});
