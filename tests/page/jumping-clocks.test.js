/** What was done in a thousand games, by clocks that jump, as the page notes it and as Python reads it. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import {
  afterReplace,
  EMPTY,
  guessesIn,
  helpTaken,
  seconds,
  withEvents,
  withMove,
} from "../../web/midend/account.js";
import { PUZZLE, SECRET } from "./codes.js";
import { ask, endPython } from "./native-python.js";

const WALKS = 1000;
const HOUR = 3_600_000;
const NOW = Date.parse("2026-11-22T11:00:00Z");

/** More of them than an account holds. */
const LONG = 2300;

/** Few: a review is quick where Python has seen its guesses before. */
const OTHERS = ["1122", "3344", "1356"];

const HELP = ["hint1", "hint3", "list", "review", "check", "solution", "columns"];

after(endPython);

/** Numbers below a number, the same ones for the same seed: Park and Miller's generator. @param {number} seed */
function chanceOf(seed) {
  let state = seed + 1;
  return (/** @type {number} */ below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

/** A game as a person plays it, to its end, and what the page has noted of it. @param {number} seed @param {(time: number) => void} setClock */
function walk(seed, setClock) {
  const chance = chanceOf(seed);
  const guess = () => OTHERS[chance(OTHERS.length)];
  let account = EMPTY;
  /** @type {string[]} */
  let moves = [];
  let at = 0;
  const move = (/** @type {string} */ code) => {
    moves = [...moves.slice(0, at), code];
    at = moves.length;
  };
  const step = (/** @type {number} */ to) => {
    account = withEvents(account, ...Array(Math.abs(to - at)).fill(to < at ? "undo" : "redo"));
    at = to;
  };
  const actions = [
    () => {
      if (at === 5) return;
      move(guess());
      account = withMove(account, chance(20) ? "move" : "python", chance(3) === 0);
    },
    () => step(chance(at + 1)),
    () => step(at + chance(moves.length - at + 1)),
    () => (account = withEvents(account, HELP[chance(HELP.length)])),
    () => {
      const now = Array.from({ length: chance(6) }, guess);
      account = afterReplace(account, moves.slice(0, at), now);
      moves = now;
      at = now.length;
    },
  ];
  for (let left = seed % 100 ? chance(25) : LONG; left; left -= 1) {
    setClock(NOW + (chance(21) - 10) * HOUR);
    actions[chance(actions.length)]();
  }
  move(SECRET);
  account = withEvents(account, "move");
  setClock(NOW + (chance(21) - 10) * HOUR);
  return { id: PUZZLE, moves, account: { ...account, ended: seconds() } };
}

test("each has a code that is read as what was done, and both count the same", async (t) => {
  t.mock.timers.enable({ apis: ["Date"], now: NOW });
  let wentBack = 0;
  for (let seed = 0; seed < WALKS; seed += 1) {
    const { id, moves, account } = walk(seed, (time) => t.mock.timers.setTime(time));
    wentBack += Number(account.ended < account.began);
    const where = { game: "mastermind", id, moves };
    const { code, ...result } = await ask({ do: "result", ...where, account });
    const read = await ask({ do: "results", step: "check", options: { code } });
    assert.deepEqual([read.id, read.moves, read.account], [id, moves, account], `seed ${seed}`);
    assert.deepEqual(read.result, result, `seed ${seed}`);
    assert.deepEqual(
      { hints: result.hints, solution: result.solution },
      helpTaken(account),
      `seed ${seed}`,
    );
    const isTold = result.solution || result.python > 0;
    assert.equal(guessesIn(account), isTold ? 0 : result.answered, `seed ${seed}`);
  }
  assert.ok(wentBack > WALKS / 4);
});
