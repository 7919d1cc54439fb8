import assert from "node:assert/strict";
import { test } from "node:test";
import { found } from "../../web/reference/search.js";

/** @type {import("../../web/reference/search.js").Entry[]} */
const ENTRIES = [
  ["cicada.shot.solver.solve", "function", "a", "Solve a board of any number of balls."],
  ["cicada.mastermind.rules.solve", "function", "b", "The game of the plain solver."],
  ["cicada.shot.solver", "module", "c", "A solution, or a proof that there is none."],
  ["cicada.notebook.Position.solution", "function", "d", "The moves that end the game."],
  ["cicada.mastermind.rules.Move", "class", "e", "A guess with its answer."],
];

/** @param {string} text */
const places = (text) => found(ENTRIES, text).map(([, , place]) => place);

test("the name itself comes first, then its start, then what contains it", () => {
  assert.deepEqual(places("solve"), ["a", "b", "c"]);
  assert.deepEqual(places("sol"), ["c", "a", "b", "d"]);
});

test("every word must be there, in the name or in what is said", () => {
  assert.deepEqual(places("solve mastermind"), ["b"]);
  assert.deepEqual(places("GUESS"), ["e"]);
  assert.deepEqual(places("guess balls"), []);
});

test("nothing is found for nothing", () => {
  assert.deepEqual(places("  "), []);
});
