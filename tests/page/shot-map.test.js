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
