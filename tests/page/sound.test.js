/** Sounds are off at first, and stay as they were chosen. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { guess, PUZZLE, SECRET } from "./codes.js";
import { notes } from "./environment.js";
import { open, until } from "./page.js";

beforeEach(() => notes.splice(0));

/** Open a puzzle, and wait for it. */
async function begin() {
  const page = await open(`mastermind/#${PUZZLE}`);
  await page.ready();
  return page;
}

/** How many notes are played of something that is done, once there are more than so many. */
async function played(page, act, more = 0) {
  notes.splice(0);
  await act();
  await page.settled();
  await until(
    () => notes.length > more,
    () => `${notes.length} notes`,
  );
  return notes.length;
}

test("sounds are off until they are switched on", async () => {
  const page = await begin();
  await guess(page, "1122");
  await page.settled();
  assert.deepEqual(notes, []);
  await played(page, () => page.press("Sound: off"));
  assert.ok(page.offers("Sound: on"));
  const move = await played(page, () => guess(page, "3344"));
  await page.press("Undo");
  await page.has("li.past", 1);
  await page.settled();
  assert.equal(notes.length, move);
  await played(page, () => guess(page, SECRET), move);
});

test("sounds stay as they were chosen", async () => {
  const page = await begin();
  for (const [before, after] of [
    ["Sound: off", "Sound: on"],
    ["Sound: on", "Sound: off"],
  ]) {
    await page.press(before);
    await page.settled();
    await page.reload();
    await until(() => page.offers(after), after);
  }
});
