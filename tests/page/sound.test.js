/** Sounds are off at first, and stay as they were chosen. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { guess, PUZZLE, SECRET } from "./codes.js";
import { notes } from "./environment.js";
import { closeMenu, openMenu } from "./menu.js";
import { open, until } from "./page.js";

beforeEach(() => notes.splice(0));

/** Open a puzzle, and wait for it. */
async function begin() {
  const page = await open(`mastermind/#${PUZZLE}`);
  await page.ready();
  return page;
}

/** Switch sounds on or off. */
async function choose(page, wanted) {
  openMenu();
  await page.press(wanted);
  closeMenu();
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
  await played(page, () => choose(page, "on"));
  const move = await played(page, () => guess(page, "3344"));
  await page.press("Undo");
  await page.has("li.past", 1);
  await page.settled();
  assert.equal(notes.length, move);
  await played(page, () => guess(page, SECRET), move);
});

test("sounds stay as they were chosen", async () => {
  const page = await begin();
  for (const chosen of ["on", "off"]) {
    await choose(page, chosen);
    await page.settled();
    await page.reload();
    openMenu();
    const [choice] = page.named(["radio"], chosen);
    assert.ok(choice.checked);
  }
});
