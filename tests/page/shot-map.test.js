/** Shot's map: a dot for each position, the game's way, a table of the figures. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { CROSSING, layersOf, losingShot, play } from "./balls.js";
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
