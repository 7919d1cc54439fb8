/** Shot's panel lists the shots that were made; each is the way back to before it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { after, ROW, shoot, showsBalls } from "./balls.js";
import { open } from "./page.js";

/** Play the solution of a row of balls, and give where they lie before each shot and at last. */
async function solve(page) {
  const positions = [ROW.balls];
  await showsBalls(page, ROW.balls);
  for (const shot of ROW.solution) {
    await shoot(page, shot);
    positions.push(after(positions.at(-1), shot));
    await showsBalls(page, positions.at(-1));
  }
  await page.settled();
  return positions;
}

/** What is listed, such as "1 a1 right". */
const listed = (page) =>
  page
    .part(".made")
    .all("li")
    .map((line) => line.textContent.trim().replace(/\s+/g, " "));

const WORDS = ROW.solution.map(([ball, way], i) => `${i + 1} ${ball} ${way.toLowerCase()}`);

test("the shots are listed, and each goes back to before it", async () => {
  const page = await open(`shot/#${ROW.puzzle}`);
  await page.ready();
  await page.has(".made ol", 0);
  const positions = await solve(page);
  assert.deepEqual(listed(page), WORDS);
  await page.press(WORDS[1]);
  await showsBalls(page, positions[1]);
  assert.deepEqual(listed(page), WORDS.slice(0, 1));
  await page.press("Redo");
  await showsBalls(page, positions[2]);
});

test("in a test the shots are only listed", async () => {
  const page = await open(`shot/?mode=test#${ROW.puzzle}`);
  await page.ready();
  await solve(page);
  assert.deepEqual(listed(page), WORDS);
  assert.equal(page.offers(WORDS[0]), false);
});
