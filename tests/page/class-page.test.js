/** The page of a class, by a word: its puzzles, and the results that came back of each. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ask } from "./native-python.js";
import { open, Part, until } from "./page.js";
import { follow } from "./visited.js";

/** The result code of a game with these moves, and then those of the solution. */
async function codeOf(game, id, ...first) {
  const asked = { do: "ask", game, id, moves: [], question: "solution", options: {} };
  const moves = [...first, ...(await ask(asked)).moves];
  const account = { events: moves.map(() => "move"), began: 1763769600, ended: null };
  return (await ask({ do: "result", game, id, moves, account })).code;
}

test("a class has its page by a word", async () => {
  const page = await open("class/");
  await page.fill(/^Word, such as/, "?! Ж");
  await page.shows("A word needs a letter from a to z or a digit.");
  await page.fill(/^Word, such as/, "Class 7b");
  await until(() => page.offers("The page of class-7b"), "no link to the page of the class");
  await follow(page, "The page of class-7b");
  await until(() => page.names("heading").includes("Puzzles for class-7b"), "no page of the class");
  const [list] = page.named(["list"], "Puzzles of this class");
  const puzzles = [...list.querySelectorAll("a")].map(({ href }) => href.split("/").slice(-2));
  assert.deepEqual(puzzles[0], ["mastermind", "#4x6:~class-7b"]);
  await page.press("Test");
  await until(
    () => page.names("link").includes("Mastermind") && list.querySelector("a").search,
    "no test",
  );
  const tests = [...list.querySelectorAll("a")].map(({ href }) => href.split("/").at(-1));
  assert.equal(tests[0], "?mode=test&ui=hints#4x6:~class-7b");
  await page.press("Practice");
  const [first, ...others] = puzzles.map(([game, fragment]) => [game, fragment.slice(1)]);
  assert.equal(others.length, 2);
  // Each of its puzzles has its histogram, whichever came back most.
  const lines = [`A\t${await codeOf(...first)}`];
  for (const [name, guess] of [
    ["B", "3344"],
    ["C", "5566"],
  ])
    lines.push(`${name}\t${await codeOf(...first, "1122", guess)}`);
  for (const other of others) lines.push(await codeOf(...other));
  for (const guess of ["1122", "3344", "5566"])
    lines.push(await codeOf("mastermind", "4x6:~other", guess));
  await page.fill(/^Result codes/, lines.join("\n"));
  await page.press("Check them");
  await until(
    () => page.names("heading").includes("8 codes, none with a fault"),
    () => `${page.names("heading")}`,
  );
  await until(() => page.offers("Check them"), "they are checked still");
  const [table] = page.named(["table"], /^How many guesses optimal play takes/);
  for (const [guesses, number] of [
    [1, 1],
    [3, 2],
  ]) {
    const rows = [...table.querySelectorAll("tr")].filter(
      (row) => row.querySelector("th")?.textContent.trim() === `${guesses}`,
    );
    assert.equal(rows.length, 1);
    assert.ok(new Part(() => rows[0]).text.includes(`class: ${number}`), rows[0].textContent);
  }
  for (const title of [
    "Mastermind 4x6: the class beside optimal play",
    "ChessGuess 5: the class beside Python's play",
    "Shot 8balls: moves of the class",
  ])
    assert.ok(page.names("heading").includes(title), title);
});
