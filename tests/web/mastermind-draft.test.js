/** The row being filled: where the next peg goes. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  begun,
  digitAt,
  isFull,
  NOTHING,
  put,
  take,
  takeBack,
} from "../../web/games/mastermind/draft.js";

const BOARD = { pegs: 4, repeats: true };
const NO_REPEATS = { pegs: 4, repeats: false };

const typed = (digits, board = BOARD) =>
  [...digits].reduce((draft, digit) => put(draft, board, digit), NOTHING);

test("digits fill the row from the left, and over a full row they begin anew", () => {
  assert.deepEqual(typed("1"), { code: "1   ", slot: 1 });
  assert.deepEqual(typed("112"), { code: "112 ", slot: 3 });
  assert.deepEqual(typed("1123"), { code: "1123", slot: 0 });
  assert.deepEqual(typed("11234"), { code: "4123", slot: 1 });
  assert.deepEqual(typed("11234456"), { code: "4456", slot: 0 });
});

test("a row is full when no slot is empty", () => {
  assert.equal(isFull(NOTHING, 4), false);
  assert.equal(isFull(typed("112"), 4), false);
  assert.equal(isFull(typed("1123"), 4), true);
  assert.equal(isFull(take(typed("1123"), 4, 1), 4), false);
});

test("a peg may be put into any slot; the next empty one follows, round the end", () => {
  const draft = put(NOTHING, BOARD, "5", 2);
  assert.deepEqual(draft, { code: "  5 ", slot: 3 });
  assert.deepEqual(put(draft, BOARD, "6"), { code: "  56", slot: 0 });
  assert.deepEqual(put(put(draft, BOARD, "6"), BOARD, "1"), { code: "1 56", slot: 1 });
});

test("without repeats a peg leaves its old slot", () => {
  assert.deepEqual(typed("121", NO_REPEATS), { code: " 21 ", slot: 3 });
  assert.deepEqual(put(typed("12", NO_REPEATS), NO_REPEATS, "1", 0), { code: "12  ", slot: 2 });
});

test("a slot shows its digit or none", () => {
  assert.deepEqual(
    [0, 1, 2].map((slot) => digitAt(typed("12"), slot)),
    ["1", "2", undefined],
  );
  assert.equal(digitAt(NOTHING, 0), undefined);
});

test("pegs are taken back from the last to the first", () => {
  let draft = typed("1234");
  const codes = [];
  for (let count = 0; count < 5; count += 1) {
    draft = takeBack(draft, 4);
    codes.push(draft.code);
  }
  assert.deepEqual(codes, ["123 ", "12  ", "1   ", "    ", "    "]);
  assert.equal(draft.slot, 0);
});

test("without repeats, a peg that moves in a full row leaves the slot that comes next", () => {
  const full = typed("1234", NO_REPEATS);
  assert.deepEqual(put(full, NO_REPEATS, "1", 2), { code: " 214", slot: 0 });
  assert.deepEqual(put(full, NO_REPEATS, "4", 1), { code: "143 ", slot: 3 });
});

test("a row that is begun goes on at its first empty slot, and a full one anew", () => {
  for (const [code, slot] of [
    ["", 0],
    [" 2  ", 0],
    ["1 3 ", 1],
    ["123 ", 3],
    ["1234", 0],
  ])
    assert.deepEqual(begun(code), { code, slot });
});
