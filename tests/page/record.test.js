/** A player's record: figures, a file to take along, and puzzles from mistakes. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { guess, PUZZLE, SECRET } from "./codes.js";
import { focused } from "./environment.js";
import { open, until, user } from "./page.js";

const FIGURES = /3\.00 guesses a game in 1 game without help/;
const FROM_HERE = /guesses on average from here/;

/** The results that are kept of Mastermind. */
const results = (page) => page.kept("mastermind:results");

/** Solve a puzzle in three guesses, and open the record of that. */
async function begin() {
  const page = await open(`mastermind/#${PUZZLE}`);
  await page.ready();
  await guess(page, "1122", "3344", SECRET);
  await page.shows("(this game)");
  await page.shows(/You 3, Python \d; optimal play 4\.34/);
  await page.settled();
  await page.visit("record/");
  await page.shows(FIGURES);
  return page;
}

/** Save the record: what is in the file, and its name. */
async function save(t, page) {
  const made = t.mock.method(URL, "createObjectURL", () => "blob:record");
  const clicked = t.mock.method(HTMLAnchorElement.prototype, "click", () => {});
  await page.press("Save as a file");
  const [[blob]] = made.mock.calls.map((call) => call.arguments);
  assert.equal(clicked.mock.calls[0].this.href, "blob:record");
  clicked.mock.restore();
  made.mock.restore();
  return new File([await blob.text()], clicked.mock.calls[0].this.download, { type: blob.type });
}

/** Open a saved record. */
const take = (page, file) => user.upload(page.part("input[type=file]").root(), file);

/** A file is refused in a sentence. */
async function refuses(page, text, sentence) {
  await take(page, new File([text], "record.json", { type: "application/json" }));
  await page.part("[role=alert]").shows(sentence);
}

test("a finished game stands in the record", async () => {
  const page = await begin();
  assert.ok(page.names("heading").includes("Mastermind 4x6"));
  await page.shows("1 game is too few to tell");
  assert.equal(results(page)["4x6"][PUZZLE].losses.length, 3);
});

test("a record is saved, cleared and opened again", async (t) => {
  const page = await begin();
  const file = await save(t, page);
  assert.equal(file.name, "cicada-record.json");
  const before = results(page);
  localStorage.clear();
  await page.reload();
  await page.shows("No games yet");
  for (const said of ["1 game added, 0 known", "0 games added, 1 known"]) {
    await take(page, file);
    await page.part("cicada-toast").shows(said);
    await page.shows(FIGURES);
  }
  await page.settled();
  assert.deepEqual(results(page), before);
  await refuses(page, "[1]", "This is no record");
  await refuses(page, " ".repeat(8_000_001), "This file is too long");
  assert.deepEqual(results(page), before);
});

test("nobody is told that games are kept where nothing can be", async (t) => {
  const page = await begin();
  const file = await save(t, page);
  localStorage.clear();
  t.mock.method(localStorage, "setItem", () => {
    throw new DOMException("full");
  });
  await take(page, file);
  const told = "1 game added, 0 known already. This browser keeps none";
  await page.part("cicada-toast").shows(told);
});

test("puzzles for now are answered and said to be right or not", async (t) => {
  const page = await begin();
  const file = await save(t, page);
  localStorage.clear();
  await page.reload();
  await page.shows("A position from our collection.");
  await take(page, file);
  await page.shows(FIGURES);
  await page.shows("From one of your games.");
  for (const name of ["red, key 1", "red, key 1", "yellow, key 2", "yellow, key 2"])
    await page.press(name);
  await page.press("Guess");
  await page.shows(FROM_HERE);
  assert.ok([0, 1].includes(page.kept("practice")[0].box));
  // The next ones, positions of both games, by keys alone.
  for (const [whose, keys] of [
    ["A position from our", "1122"],
    ["A position from our", "k{Shift>}Q{/Shift}"],
  ]) {
    page.named(["button"], "Next")[0].focus();
    await page.type("{Enter}");
    await until(() => focused()?.textContent.includes(whose), whose);
    await page.type(`${keys}{Enter}`);
    await page.shows(FROM_HERE);
  }
});
