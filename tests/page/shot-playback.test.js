/** The solution of Shot, played under the board. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { CROSSING, losingShot, made, play, showsBalls } from "./balls.js";
import { open } from "./page.js";

const solutionOf = (page) => page.group("The solution");
const isAway = (page) => page.has('[aria-label="The solution"]', 0);

/** Open a puzzle with its solution. */
async function begin({ puzzle, balls }) {
  const page = await open(`shot/#${puzzle}`);
  await showsBalls(page, balls);
  await page.ready();
  await page.press("Show the solution");
  await solutionOf(page).shows(`0 of ${balls.length - 1}`);
  return page;
}

test("a solution of a single shot is played", async () => {
  const { id, balls } = await made({ board: "# #" });
  const page = await begin({ puzzle: id, balls });
  await page.press("One shot on");
  await page.part(".result").shows("Solved");
});

test("the solution goes on from where the game stands", async () => {
  const { balls } = CROSSING;
  const page = await open(`shot/#${CROSSING.puzzle}`);
  await page.ready();
  const left = await play(page, balls, CROSSING.solution.slice(0, 2));
  await page.press("Show the solution");
  await solutionOf(page).shows("0 of 3");
  assert.equal(page.offers("One shot back"), false);
  for (let number = 1; number < 3; number += 1) {
    await page.press("One shot on");
    await solutionOf(page).shows(`${number} of 3`);
  }
  await page.press("One shot back");
  await solutionOf(page).shows("1 of 3");
  await page.press("One shot back");
  await showsBalls(page, left);
});

test("the solution is left by its button, by another shot and by another puzzle", async () => {
  const { puzzle, balls } = CROSSING;
  const page = await begin(CROSSING);
  await page.press("Leave the solution");
  await isAway(page);
  for (const leave of [
    () => play(page, balls, [losingShot(balls)]),
    async () => {
      const other = await made({ board: "#  # #" });
      page.go(other.id);
      await showsBalls(page, other.balls);
    },
  ]) {
    await page.visit(`shot/#${puzzle}`);
    await page.ready();
    if (page.offers("Start again")) await page.press("Start again");
    await showsBalls(page, balls);
    await page.press(/Show the solution/);
    await solutionOf(page).shows("0 of 5");
    await leave();
    await isAway(page);
  }
});
