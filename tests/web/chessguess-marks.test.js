/** The player's notes in ChessGuess: marks come, change, go, and outlive a reload. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { asTexts, fromTexts, pressed, withMark } from "../../web/games/chessguess/marks.js";

test("a press marks a piece as hidden, then as not hidden, then not at all", () => {
  const once = pressed({}, "BK");
  const twice = pressed(once, "BK");
  assert.deepEqual([once, twice, pressed(twice, "BK")], [{ BK: "+" }, { BK: "-" }, {}]);
});

test("the same sign again takes it away, the other one takes its place", () => {
  const marks = { BK: "+", WP: "-" };
  assert.deepEqual(withMark(marks, "BK", "+"), { WP: "-" });
  assert.deepEqual(withMark(marks, "BK", "-"), { WP: "-", BK: "-" });
});

test("marks are written in the order of the set, and read back", () => {
  const marks = { WP: "-", BK: "+", BR: "-" };
  assert.deepEqual(asTexts(marks), ["BK+", "BR-", "WP-"]);
  assert.deepEqual(fromTexts(asTexts(marks)), marks);
});

test("of what anybody may have written to storage, marks alone are read", () => {
  assert.deepEqual(fromTexts(["XX+", "BK*", "", "+", "__proto__+", "BK+BK+", "WN-"]), { WN: "-" });
});
