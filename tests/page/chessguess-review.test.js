/** The review of a game of ChessGuess by itself: what is its own beside that of other games. */
import "./environment.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { reviewed } from "./reviewed.js";

const ROW = {
  ...{ guess: ["BK", "WP"], answer: [1, 0, 0], before: 325, left: 5, found: false },
  ...{ possible: true, classes: 9, expected: 20.4, largest: 30, contradicts: null },
  ...{ basis: "proven", needs: 3.4, best_needs: 3.1, loss: 0.3, luck: 0.5 },
  best: { guess: ["WQ"], possible: true, classes: 9, expected: 12.3, largest: 18 },
  mark: "slip",
};

const begin = (change = {}) =>
  reviewed({
    tag: "chessguess",
    review: { rows: [{ ...ROW, ...change }], line: [], summary: "", balance: null },
    position: { size: 3, known: true, evil: false, status: "won", rows: [] },
  });

test("a set is compared piece by piece with the best one", async () => {
  const { text, heard, part } = await begin();
  assert.match(text(), /with 3\.10 guesses to be expected instead of 3\.40/);
  await part.press("Play on from here with it");
  assert.deepEqual(heard, [["play-on", { row: 0, guess: ["WQ"] }]]);
  const same = await begin({ guess: ["WQ"], loss: 0 });
  assert.equal(same.part.offers("Play on from here with it"), false);
});

test("a set that could not be hidden says why", async () => {
  const { text } = await begin({ contradicts: 1 });
  assert.match(text(), /could not be the hidden set: it contradicts the answer to guess 2\./);
});
