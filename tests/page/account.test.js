/** What was done in a game is told of it: on the page, in statistics and in shared text. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { after, ROW, shoot, showsBalls } from "./balls.js";
import { guess, PUZZLE, SECRET } from "./codes.js";
import { open, stopClock } from "./page.js";

/** More than Python's pause between two guesses, in milliseconds. */
const PACE = 2000;

const HERE = `mastermind/#${PUZZLE}`;

/** Make some guesses on an empty board, then the right one. */
async function solve(how, ...codes) {
  const page = await open(HERE, how);
  await page.shows("1,296 codes left");
  await guess(page, ...codes, SECRET);
  return page;
}

/** The page and the text to share say the same of the finished game. */
async function showsResult(page, sentence) {
  await page.part(".sharing").shows(sentence);
  await page.press("Share");
  await page.shows(`Cicada Mastermind: ${sentence} `);
  await page.press("Close");
}

test("undoing and playing again is told, also after a reload", async () => {
  const page = await solve({}, "1122", "3344", "2613");
  await showsResult(page, "4 guesses, no help");
  await page.press("Start again");
  await guess(page, SECRET);
  await showsResult(page, "1 guess, 4 undone, no help");
  await page.reload();
  await showsResult(page, "1 guess, 4 undone, no help");
});

test("what is listed and reviewed before the end is help", async () => {
  const page = await open(HERE);
  await page.shows("1,296 codes left");
  await guess(page, "1122");
  await page.press("The codes left");
  await page.part("cicada-mastermind-list").shows("red");
  await page.press("Review so far");
  await page.shows("How is this computed?");
  await guess(page, SECRET);
  await showsResult(page, "2 guesses, with help twice");
  await page.press("Which help?");
  await page.part(".help-taken").shows("1 list, 1 review");
  await page.settled();
  assert.equal(page.kept("mastermind:results")["4x6"][PUZZLE].guesses, 0);
});

test("a game of one's own counts all its guesses", async () => {
  const page = await solve({}, "1122", "3344");
  await page.press("Start again");
  await page.has("li.past", 0);
  await guess(page, SECRET);
  await page.settled();
  await page.shows("(this game)");
  assert.equal(page.kept("mastermind:results")["4x6"][PUZZLE].guesses, 3);
});

test("a game that Python plays to its last guess is not one's own", async (t) => {
  const page = await open(HERE);
  await page.shows("1,296 codes left");
  await guess(page, "1122");
  const pass = stopClock(t);
  await page.press("Watch Python play on");
  await page.has(".slot .hole", 0);
  pass(PACE);
  await page.has("li.past", 2);
  await page.has(".slot .hole", 0); // the next one is laid out already
  await page.press("Stop Python");
  await page.settled();
  pass(PACE);
  await page.settled();
  await page.has("li.past", 2);
  page.all(".slot").at(-1).focus();
  await page.type("{Backspace}{Backspace}{Backspace}{Backspace}");
  await guess(page, SECRET);
  await page.part(".sharing").shows("3 guesses, with help once, 1 chosen by Python");
  await page.settled();
  assert.equal(page.kept("mastermind:results")["4x6"][PUZZLE].guesses, 0);
});

test("a mark on a contradicting row is one check a row", async () => {
  const page = await solve({ kept: { "mastermind:warn": true } }, "1122", "3344");
  await showsResult(page, "3 guesses, with help twice");
});

test("shots taken back are told", async () => {
  const page = await open(`shot/#${ROW.puzzle}`);
  let { balls } = ROW;
  let before = balls;
  await showsBalls(page, balls);
  for (const shot of ROW.solution) {
    await shoot(page, shot);
    before = balls;
    balls = after(balls, shot);
    await showsBalls(page, balls);
  }
  await page.part(".sharing").shows("3 shots, no help ●●●");
  await page.press("Undo");
  await showsBalls(page, before);
  await page.settled();
  await shoot(page, ROW.solution.at(-1));
  await page.part(".sharing").shows("3 shots, 1 undone, no help ●●○");
});

test("a solution that is played is Python's", async () => {
  const page = await open(`shot/#${ROW.puzzle}`);
  await page.press("Show the solution");
  for (const number of [0, 1, 2]) {
    await page.shows(`${number} of 3`);
    await page.press("One shot on");
  }
  await page.part(".sharing").shows("3 shots, solution shown, 3 chosen by Python ◐◐◐");
});

test("a game that an older release kept goes on", async () => {
  const older = { id: PUZZLE, moves: ["1122", "3344"], at: 1, hints: 2, solution: false };
  const page = await open(HERE, { kept: { "games:mastermind": [{ ...older, finished: false }] } });
  await page.has("li.past", 1);
  await guess(page, SECRET);
  await showsResult(page, "2 guesses, 1 undone, with help twice");
});
