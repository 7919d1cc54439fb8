/** The review of a game of ChessGuess by itself. */
import "./environment.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { reviewed } from "./reviewed.js";

/** A row of ChessGuess, whose guess was the best one. */
const SET_ROW = {
  ...{ guess: ["BK"], answer: [1, 0, 0], before: 325, left: 5, expected: 20.4, largest: 30 },
  ...{ loss: 0, luck: 0, best: { guess: ["WQ"], expected: 12.3, largest: 18 } },
};
const SET_GAME = { size: 3, known: true, evil: false, status: "won", rows: [] };

const chessguess = (change, position = {}) =>
  reviewed({
    tag: "chessguess",
    review: { rows: [{ ...SET_ROW, ...change }], line: [], summary: "" },
    position: { ...SET_GAME, ...position },
  });

for (const [change, position, skill, filled, better] of [
  [{}, {}, "no better guess known", 1, ""],
  [
    { loss: 0.09 },
    {},
    "less than 0.1 guesses worse than the best known",
    0.94,
    "which would have saved less than 0.1 guesses and left about 12 instead of 20.",
  ],
  [
    { loss: 0.1 },
    {},
    "about 0.1 guesses worse than the best known",
    1 - 0.1 / 1.5,
    "saved about 0.1 guesses on average and left about 12 instead of 20.",
  ],
  [
    { loss: 2 },
    {},
    "about 2.0 guesses worse than the best known",
    0,
    "saved about 2.0 guesses on average",
  ],
  [
    { loss: 1 },
    { evil: true },
    "about 1.0 guesses worse than the best known",
    1 / 3,
    "and left at most 18 instead of 30.",
  ],
  [
    { loss: 1, expected: 12.4 },
    {},
    "about 1.0 guesses worse than the best known",
    1 / 3,
    "saved about 1.0 guesses on average.",
  ],
])
  test(`a guess of ChessGuess costs what a better one would have saved: ${JSON.stringify({ ...change, ...position })}`, async () => {
    const { measures, text, part } = await chessguess(change, position);
    const [[said, share]] = measures();
    assert.equal(said, `skill: ${skill}.`);
    assert.ok(Math.abs(share - filled) < 1e-6);
    assert.equal(text().includes("Better:"), better !== "");
    assert.ok(text().includes(better), text());
    assert.equal(measures().length, position.evil ? 1 : 2);
    assert.equal(part.offers("Play on from here with it"), better !== "");
  });

for (const [change, said] of [
  [{ luck: 0.09 }, "as expected"],
  [{ luck: 0.1 }, "lucky: 5 left, 20 expected"],
  [{ luck: -0.1 }, "unlucky: 5 left, 20 expected"],
  [{ luck: 0.1, left: 0 }, "lucky: it could have taken longer"],
])
  test(`luck at ChessGuess is worth a word from a tenth of a guess on: ${JSON.stringify(change)}`, async () => {
    const { measures } = await chessguess(change);
    assert.equal(measures()[1][0], `luck: ${said}.`);
  });
