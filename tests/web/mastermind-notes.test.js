/** Notes beside the board: notes made, taken back and read from storage. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isOut,
  isSure,
  NO_NOTES,
  notesFor,
  toggleOut,
  toggleSure,
} from "../../web/games/mastermind/notes.js";

const ID = "4x6:~a";
const BOARD = { pegs: 4, colours: 6, repeats: true };

test("what is noted twice is noted no longer", () => {
  const out = toggleOut(NO_NOTES, "6");
  assert.deepEqual(out, { out: "6", sure: "" });
  assert.deepEqual(toggleOut(out, "6"), NO_NOTES);
  const sure = toggleSure(NO_NOTES, 4, 1, "2");
  assert.deepEqual(sure, { out: "", sure: " 2  " });
  assert.deepEqual(toggleSure(sure, 4, 1, "2"), NO_NOTES);
});

test("notes are read again for their puzzle alone", () => {
  const kept = { id: ID, out: "65", sure: " 2  " };
  assert.deepEqual(notesFor(kept, ID, BOARD), { out: "65", sure: " 2  " });
  assert.equal(notesFor(kept, "4x6:~b", BOARD), NO_NOTES);
});

const DAMAGED = [
  null,
  [],
  7,
  { id: ID, out: "66", sure: "" },
  { id: ID, out: "<b>", sure: "" },
  { id: ID, out: "", sure: "11" },
  { id: ID, out: "7", sure: "" },
  { id: ID, out: {}, sure: 1 },
];

for (const kept of DAMAGED) {
  test(`notes that do not fit are none: ${JSON.stringify(kept)}`, () => {
    assert.equal(notesFor(kept, ID, BOARD), NO_NOTES);
  });
}

for (const notes of [
  { out: "1", sure: "" },
  { out: "16", sure: "" },
  { out: "", sure: "1   " },
  { out: "", sure: "   6" },
  { out: "2", sure: "1116" },
])
  test(`all colours of the board can be noted: ${JSON.stringify(notes)}`, () => {
    assert.deepEqual(notesFor({ id: ID, ...notes }, ID, BOARD), notes);
  });

test("what is noted is told of its colour and its place alone", () => {
  const notes = { out: "16", sure: " 2 1" };
  const digits = ["1", "2", "6"];
  assert.deepEqual(
    digits.map((digit) => isOut(notes, digit)),
    [true, false, true],
  );
  assert.deepEqual(
    [0, 1, 2, 3].map((place) => digits.filter((digit) => isSure(notes, place, digit)).join("")),
    ["", "2", "", "1"],
  );
  assert.equal(isSure(notes, 1, undefined), false);
});

test("another colour takes the place of one that was sure, and of several one is taken back", () => {
  const notes = { out: "", sure: "12  " };
  assert.deepEqual(toggleSure(notes, 4, 0, "3"), { out: "", sure: "32  " });
  assert.deepEqual(toggleSure(notes, 4, 3, "4"), { out: "", sure: "12 4" });
  assert.deepEqual(toggleSure(notes, 4, 0, "1"), { out: "", sure: " 2  " });
  assert.deepEqual(toggleOut({ out: "126", sure: "" }, "2"), { out: "16", sure: "" });
});
