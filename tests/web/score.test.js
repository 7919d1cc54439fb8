/** What a finished game is worth. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { par, score } from "../../web/midend/score.js";

const rows = (count) => Array.from({ length: count }, () => ({ before: 1296 }));
const game = (more) => ({ position: { status: "won" }, hints: 0, solution: false, ...more });

test("par is one guess more than if each left a sixth", () => {
  const cases = { 1: 1, 6: 2, 7: 3, 36: 3, 1296: 5, 1000000: 9 };
  for (const [secrets, guesses] of Object.entries(cases))
    assert.equal(par(Number(secrets)), guesses);
});

for (const [what, given, expected] of [
  ["won unaided", {}, 100],
  ["won at par", { position: { status: "won", rows: rows(5) } }, 100],
  ["two guesses above par", { position: { status: "won", rows: rows(7) } }, 80],
  ["three hints", { hints: 3 }, 70],
  ["a hint and a guess too many", { hints: 1, position: { status: "won", rows: rows(6) } }, 80],
  ["any number of hints", { hints: 50 }, 10],
  ["no rows at all", { position: { status: "won", rows: [] } }, 100],
  ["the solution looked at", { solution: true }, 0],
  ["still playing", { position: { status: "playing" } }, 0],
  ["not there yet", { position: undefined }, 0],
]) {
  test(`${what}: ${expected}`, () => assert.equal(score(game(given)), expected));
}
