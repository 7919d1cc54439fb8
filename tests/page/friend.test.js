/** What one hides or sets for a friend is sent as a link, in every game. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { showsBalls } from "./balls.js";
import { ask } from "./native-python.js";
import { open, until, user } from "./page.js";

/** The id in the link that the dialog shows. */
async function puzzleSent(page, { sealed }) {
  await until(() => page.names("dialog").includes("Share"), "nothing is shared");
  const note = "The secret in this link is hidden against a glance only";
  assert.equal(page.part("cicada-share").text.includes(note), sealed);
  return page.named(["textbox"], "Link")[0].value.split("#").at(-1);
}

/** What is hidden in a puzzle. */
async function secretOf(game, id) {
  const asked = { do: "ask", game, id, moves: [], question: "solution", options: {} };
  const { secret } = await ask(asked);
  return secret;
}

async function hide(page, whose) {
  await page.press("New game");
  await page.press(new RegExp(`^A friend guesses my ${whose}`));
}

test("a friend is sent the code that was hidden", async () => {
  const page = await open("mastermind/");
  await page.shows("1,296 codes left");
  await page.ready();
  await hide(page, "code");
  for (const colour of "3161") await page.press(`Add colour ${colour}`);
  await until(() => page.offers("Start"), "it cannot be started");
  await user.dblClick(page.named(["button"], "Start")[0]);
  const puzzle = await puzzleSent(page, { sealed: true });
  assert.equal(await secretOf("mastermind", puzzle), "3161");
  assert.equal(page.all("dialog").length, 1); // the second click opens no other
  await page.type("{Escape}");
  await page.has("dialog", 0);
});

test("a friend is sent the pieces that were hidden", async () => {
  const page = await open("chessguess/");
  await page.shows("1,384 possible sets left");
  await page.ready();
  await hide(page, "pieces");
  const tray = page.part("cicada-new-chessguess").part("cicada-piece-tray");
  for (const piece of ["BK", "WN", "WN"]) await tray.part(`[data-piece=${piece}]`).click();
  await page.press("Start");
  const puzzle = await puzzleSent(page, { sealed: true });
  assert.ok(!puzzle.includes("BK"));
  assert.deepEqual(await secretOf("chessguess", puzzle), ["BK", "WN", "WN"]);
  const opened = { do: "open", game: "chessguess", id: puzzle, moves: [] };
  assert.equal((await ask(opened)).position.size, 4);
  // It is a game like any other, and nobody's pieces stand on its board.
  await page.press("Close");
  await page.shows("1,384 possible sets left");
  assert.equal(page.all(".rows > li").length, 0);
});

test("a friend is sent the board that was set", async () => {
  const page = await open("shot/");
  await page.ready();
  await page.press("New puzzle");
  await page.press("By hand");
  await page.fill("As text", "# # ##");
  await page.press("Send it to a friend");
  const puzzle = await puzzleSent(page, { sealed: false });
  page.go(puzzle);
  await showsBalls(page, ["a1", "c1", "e1", "f1"]);
});
