/** On a phone the next hint of Shot has a button beside the board, while there is a hint to give. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { CROSSING, losingShot, play, shots, showsBalls, solution, WINDOWS } from "./balls.js";
import { open } from "./page.js";

const { phone } = WINDOWS;

/** Open the crossing, and wait for it. */
async function begin(how) {
  const page = await open(`shot/#${CROSSING.puzzle}`, how);
  await showsBalls(page, CROSSING.balls);
  await page.ready();
  return page;
}

test("in a wide window the hints stand beside the board anyway", async () => {
  const page = await begin(WINDOWS["wide window"]);
  assert.equal(page.offers("Hint"), false);
});

test("the button gives one hint after the other, on the board", async () => {
  const page = await begin(phone);
  const board = page.part("[slot=board]");
  await page.press("Hint");
  await board.has(".ring", 1);
  await page.press("Hint");
  await board.has(".path", 1);
});

test("no hint leads on from a board that is known to be lost", async () => {
  const page = await begin({ ...phone, kept: { "shot:warn": "always" } });
  await play(page, CROSSING.balls, [losingShot(CROSSING.balls)]);
  await page.part(".foot").shows("Lost since shot 1.");
  assert.equal(page.offers("Hint"), false);
  await page.press("Undo");
  await showsBalls(page, CROSSING.balls);
  await page.settled();
  assert.ok(page.offers("Hint"));
});

test("on a board that nobody asked about there is a hint, and it does not tell a shot", async () => {
  const page = await begin(phone);
  const left = await play(page, CROSSING.balls, [losingShot(CROSSING.balls)]);
  assert.equal(solution(left), undefined);
  assert.ok(shots(left).length);
  await page.press("Hint");
  await page.settled();
  await page.part("[slot=board]").has(".ring", 0);
  await page.part(".foot").shows("Lost since shot 1.");
});

test("a puzzle that is solved has no hint", async () => {
  const page = await begin(phone);
  await play(page, CROSSING.balls, CROSSING.solution);
  await page.part(".result").shows("Solved");
  assert.equal(page.offers("Hint"), false);
});
