/** Notes beside the board: what is noted, taken back and read from storage. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isOut,
  isSure,
  NOTHING_NOTED,
  notedFor,
  toggleOut,
  toggleSure,
} from "../../web/games/mastermind/notes.js";

const ID = "4x6:~a";
const BOARD = { pegs: 4, colours: 6, repeats: true };

test("what is noted twice is noted no longer", () => {
  const out = toggleOut(NOTHING_NOTED, "6");
  assert.deepEqual(out, { out: "6", sure: "" });
  assert.deepEqual(toggleOut(out, "6"), NOTHING_NOTED);
  const sure = toggleSure(NOTHING_NOTED, 4, 1, "2");
  assert.deepEqual(sure, { out: "", sure: " 2  " });
  assert.deepEqual(toggleSure(sure, 4, 1, "2"), NOTHING_NOTED);
});

test("notes are read again for their puzzle alone", () => {
  const kept = { id: ID, out: "65", sure: " 2  " };
  assert.deepEqual(notedFor(kept, ID, BOARD), { out: "65", sure: " 2  " });
  assert.equal(notedFor(kept, "4x6:~b", BOARD), NOTHING_NOTED);
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
    assert.equal(notedFor(kept, ID, BOARD), NOTHING_NOTED);
  });
}

for (const noted of [
  { out: "1", sure: "" },
  { out: "16", sure: "" },
  { out: "", sure: "1   " },
  { out: "", sure: "   6" },
  { out: "2", sure: "1116" },
])
  test(`all colours of the board can be noted: ${JSON.stringify(noted)}`, () => {
    assert.deepEqual(notedFor({ id: ID, ...noted }, ID, BOARD), noted);
  });

test("what is noted is told of its colour and its place alone", () => {
  const noted = { out: "16", sure: " 2 1" };
  const digits = ["1", "2", "6"];
  assert.deepEqual(
    digits.map((digit) => isOut(noted, digit)),
    [true, false, true],
  );
  assert.deepEqual(
    [0, 1, 2, 3].map((place) => digits.filter((digit) => isSure(noted, place, digit)).join("")),
    ["", "2", "", "1"],
  );
  assert.equal(isSure(noted, 1, undefined), false);
});

test("another colour takes the place of one that was sure, and of several one is taken back", () => {
  const noted = { out: "", sure: "12  " };
  assert.deepEqual(toggleSure(noted, 4, 0, "3"), { out: "", sure: "32  " });
  assert.deepEqual(toggleSure(noted, 4, 3, "4"), { out: "", sure: "12 4" });
  assert.deepEqual(toggleSure(noted, 4, 0, "1"), { out: "", sure: " 2  " });
  assert.deepEqual(toggleOut({ out: "126", sure: "" }, "2"), { out: "16", sure: "" });
});
