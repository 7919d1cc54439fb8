/** A game of Mastermind can be started when all is chosen, and its board is one that can be played. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PUZZLE } from "./codes.js";
import { open, until } from "./page.js";

const dialogOf = (page) => page.part("cicada-new-mastermind");

/** Wait until the game can be started, or cannot. */
const mayStart = (page, may) =>
  until(
    () => dialogOf(page).named(["button"], "Start").length === 1 && page.offers("Start") === may,
    () => `it may ${may ? "not " : ""}be started: ${dialogOf(page).text}`,
  );

/** Open the dialog. @param {string} mode */
async function begin(mode) {
  const page = await open(`mastermind/#${PUZZLE}`);
  await page.ready();
  await page.press("New game");
  await page.press(new RegExp(`^${mode}`));
  await page.settled();
  return page;
}

test("a board without a code cannot be started", async () => {
  const page = await begin("I guess Python hides");
  await mayStart(page, true);
  await dialogOf(page).shows("1,296 codes");
  const group = (name) => dialogOf(page).group(name);
  await group("Pegs").press("8");
  await group("Colours").press("7");
  await mayStart(page, true);
  await page.press("A colour may appear more than once");
  await mayStart(page, false);
  await group("Colours").press("8");
  await dialogOf(page).shows("40,320 codes");
  await mayStart(page, true);
});

for (const mode of ["Python guesses my code", "A friend guesses my code"])
  test(`a code has to be whole: ${mode}`, async () => {
    const page = await begin(mode);
    for (const number of [1, 2, 3]) {
      await mayStart(page, false);
      await page.press(`Add colour ${number}`);
    }
    await mayStart(page, false);
    await page.press("Add colour 3");
    await mayStart(page, true);
    assert.equal(page.offers("Add colour 3"), false);
    await page.press("Take back");
    await mayStart(page, false);
  });

test("rows of a game that was begun elsewhere have to be read", async () => {
  const page = await begin("A game played elsewhere");
  await mayStart(page, true); // without any
  const rows = /^Its rows so far/;
  for (const [text, may] of [
    ["1122 1 1", true],
    ["1122 1 1\n12 1 1", false],
    ["1122 1 1\n3344 0 1", true],
    ["1122 9 9", false],
    ["", true],
  ]) {
    await page.fill(rows, text);
    await page.settled();
    await mayStart(page, may);
  }
  page.gate.hold();
  await page.fill(rows, "1122 1 1");
  await mayStart(page, false); // nobody knows yet what it says
  await page.gate.release();
  await mayStart(page, true);
});

test("a game is asked for once", async () => {
  const page = await begin("I guess Python hides");
  const asked = () => page.gate.questions.filter((question) => question.do === "new").length;
  const before = asked();
  page.gate.hold();
  await page.press("Start");
  await page.shows("Asking Python…");
  assert.equal(page.offers("Asking Python…"), false);
  await page.gate.release();
  await page.has("dialog", 0);
  await page.settled();
  assert.equal(asked(), before + 1);
});
