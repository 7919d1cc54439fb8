/** The answer that a person gives: what is offered, and what one choice does to the other. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { allAnswers, choose, isComplete, offered } from "../../web/games/mastermind/answer.js";

/** To 1345 after 1122:1,0 there are, say, only these. */
const ANSWERS = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
  [1, 2],
  [4, 0],
];

test("nothing is chosen at first", () => {
  assert.equal(isComplete([]), false);
  assert.equal(isComplete([2]), false);
  assert.equal(isComplete([undefined, 0]), false);
  assert.equal(isComplete([0, 0]), true);
});

test("only possible numbers are offered", () => {
  const [places, colours] = offered([], ANSWERS);
  assert.deepEqual([...places].sort(), [0, 1, 4]);
  assert.deepEqual([...colours].sort(), [0, 1, 2]);
});

test("wrong places are those that go with the right ones", () => {
  assert.deepEqual([...offered([0], ANSWERS)[1]].sort(), [0, 1]);
  assert.deepEqual([...offered([0], ANSWERS)[0]].sort(), [0, 1, 4], "right places stay free");
});

test("a number that does not go with the other is forgotten", () => {
  assert.deepEqual(choose([1, 2], 0, 0, ANSWERS), [0, undefined]);
  assert.deepEqual(choose([1, 1], 0, 0, ANSWERS), [0, 1]);
});

test("what is left alone is chosen too", () => {
  assert.deepEqual(choose([], 0, 4, ANSWERS), [4, 0]);
  assert.deepEqual(choose([], 0, 1, ANSWERS), [1, undefined]);
  assert.deepEqual(choose([], 1, 2, ANSWERS), [undefined, 2]);
});

test("a correction may be any answer", () => {
  assert.equal(allAnswers(4).length, 25);
  assert.deepEqual(choose([2, 2], 0, 3, allAnswers(4)), [3, 2]);
});

test("all answers are each number of right places with each of wrong ones", () => {
  assert.deepEqual(
    allAnswers(2).map((answer) => answer.join("")),
    ["00", "01", "02", "10", "11", "12", "20", "21", "22"],
  );
});
