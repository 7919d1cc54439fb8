/** Hints of every game: what is asked for can be stopped, and asked for again. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { open, stopClock, until, user } from "./page.js";

const GAMES = {
  "mastermind/#4x6:~monday": "Hint: a good guess",
  "chessguess/#4:~monday": "What is certain?",
  "shot/#6:~monday": "Hint: which ball",
};

/** More than until somebody who waits is told, in milliseconds. */
const PATIENCE = 1000;

for (const [address, hint] of Object.entries(GAMES)) {
  test(`a hint is stopped and asked for again: ${address}`, async (t) => {
    const page = await open(address);
    await page.ready();
    const pass = stopClock(t);
    page.gate.hold();
    await page.press(hint);
    await until(() => page.gate.questions.at(-1).question === "hint", "no hint is asked for");
    pass(PATIENCE);
    await page.shows("Python is thinking…");
    await page.press("Stop");
    await page.hides("Python is thinking…");
    assert.equal(page.all(".hint").length, 0);
    await page.gate.release();
    await page.press(hint);
    await page.has(".hint", 1);
  });

  test(`a double click asks for one hint: ${address}`, async () => {
    const page = await open(address);
    await page.ready();
    await user.dblClick(page.named(["button"], hint)[0]);
    await page.settled();
    assert.equal(page.all(".hint").length, 1);
  });
}
