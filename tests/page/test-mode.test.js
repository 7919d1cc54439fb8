/** A test: one puzzle, nothing is taken back, Python does not play, the first result counts. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { guess, PUZZLE, SECRET } from "./codes.js";
import { focused } from "./environment.js";
import { GAMES, offersNothingElse } from "./games.js";
import { position } from "./native-python.js";
import { open, until } from "./page.js";

const TEST = "Test: no move is taken back, and the first result counts.";
const OVER = "Test: it is over, and its result stands.";

const openTest = (puzzle, name = "mastermind") => open(`${name}/?mode=test#${puzzle}`);

for (const [name, game] of Object.entries(GAMES)) {
  test(`a test is played once: ${name}`, async () => {
    const page = await openTest(game.puzzle, name);
    await page.shows(game.open);
    await page.shows(TEST);
    offersNothingElse(page);
    await game.playWrong(page);
    await page.type("{Control>}zy{/Control}");
    offersNothingElse(page);
    await game.solve(page);
    for (const reloaded of [false, true]) {
      if (reloaded) await page.reload();
      await page.part(".end").shows(game.result);
      await page.shows(OVER);
      offersNothingElse(page);
      await page.type("{Control>}z{/Control}");
      await page.settled();
      await page.part(".end").shows(game.result);
    }
  });

  test(`what was done before the test counts: ${name}`, async () => {
    const page = await open(`${name}/#${game.puzzle}`);
    await page.shows(game.open);
    await game.playWrong(page);
    if (name !== "shot") await page.press("The solution");
    await page.press(/^Show the (solution|hidden pieces)/);
    await page.settled();
    await page.press("Undo");
    await page.settled();
    await page.visit(`${name}/?mode=test#${game.puzzle}`);
    await page.shows(game.open);
    await game.solve(page);
    await page.part(".end").shows(game.result.replace("no help", "solution shown"));
  });
}

test("a puzzle that was solved before its test is over", async () => {
  const page = await open(`mastermind/#${PUZZLE}`);
  await page.shows("1,296 codes left");
  await guess(page, "1122", SECRET);
  await page.press("Start again");
  await page.settled();
  await page.visit(`mastermind/?mode=test#${PUZZLE}`);
  await page.part(".result").shows("Found in 2 guesses, no help.");
});

test("a test goes on where it was left, though its link is that of a position", async () => {
  const [, link] = (await position("mastermind", PUZZLE, "1122")).split("#");
  const page = await openTest(link);
  await page.has("li.past", 1);
  await guess(page, "3344");
  await page.reload();
  await page.has("li.past", 2);
  await guess(page, SECRET);
  await page.part(".result").shows("Found in 3 guesses, no help.");
  const { account, result } = page.part("cicada-mastermind").root().session;
  assert.deepEqual([account.events, result.test], [["move", "test", "move", "move"], true]);
  await until(() => focused()?.textContent.trim() === "Review", "the focus does not go on");
});

for (const [name, game] of Object.entries(GAMES))
  test(`what is played in a test is not taken back in another tab, which says so: ${name}`, async () => {
    const page = await openTest(game.puzzle, name);
    await page.shows(game.open);
    await game.playWrong(page);
    await page.settled();
    await page.visit(`${name}/#${game.puzzle}`);
    await page.shows(TEST);
    for (const back of ["Undo", "Redo", "Start again", "Take back a shot"])
      assert.equal(page.offers(back), false, back);
    await page.type("{Control>}z{/Control}");
    await game.solve(page);
    await page.has(".end", 1);
    await page.settled();
    assert.ok(page.offers("Undo"));
  });

test("what is shared in a test stays one, with its helps and language", async () => {
  const page = await open(`mastermind/?lang=en&mode=test&ui=none#${PUZZLE}`);
  await page.shows(TEST);
  await page.press("Share");
  await until(() => page.named(["textbox"], "Link").length, "no link");
  const [field] = page.named(["textbox"], "Link");
  assert.ok(field.value.endsWith(`mastermind/?mode=test&ui=none&lang=en#${PUZZLE}`), field.value);
});

test("a damaged link opens no other puzzle", async () => {
  const page = await openTest(`${PUZZLE}x`);
  await page.shows("This link is damaged");
  await page.settled();
  assert.equal(page.part("cicada-mastermind").root().session.id, "");
});
