/** Links made on the page: words, the puzzle of the day by the calendar of the person, addresses. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { dayOf, dayText } from "../../web/midend/days.js";
import { pretendPage } from "./stand-ins.js";

pretendPage("https://host.example/games/mastermind/?embed=1#4x6:~old");
document.documentElement.dataset.root = "../";
const { courseIds, dailyId, pageLink, seedId, seedWord } = await import(
  "../../web/share/puzzle-links.js"
);

const ENTRY = { word: "4x6" };
const { TZ } = process.env;

afterEach(() => {
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

// Where it is already tomorrow, where it is still today, and both sides of a midnight.
for (const [zone, instant, day] of [
  ["UTC", "2026-11-20T12:00:00Z", "2026-11-20"],
  ["Pacific/Kiritimati", "2026-11-20T12:00:00Z", "2026-11-21"],
  ["Pacific/Pago_Pago", "2026-11-20T10:00:00Z", "2026-11-19"],
  ["Europe/Berlin", "2026-12-31T22:59:00Z", "2026-12-31"],
  ["Europe/Berlin", "2026-12-31T23:01:00Z", "2027-01-01"],
  ["America/New_York", "2027-01-01T04:59:00Z", "2026-12-31"],
]) {
  test(`the puzzle of the day in ${zone} at ${instant} is that of ${day}`, () => {
    process.env.TZ = zone;
    assert.equal(dailyId(dayText(new Date(instant))), `daily1:~${day}`);
  });
}

test("the day of a puzzle is found in its id, and others have none", () => {
  assert.equal(dayOf("daily1:~2026-11-20"), "2026-11-20");
  assert.equal(dayOf("daily2:~2026-11-20"), "2026-11-20");
  for (const id of ["4x6:~2026-11-20", "daily1:~monday", "", "daily1:~2026-11-20.1122.abc"])
    assert.equal(dayOf(id), undefined);
});

test("a word is written as a link has it", () => {
  const words = {
    "Class 7b": "class-7b",
    "  Übung: Nr. 3! ": "ubung-nr-3",
    "-x-": "x",
    ß: "",
    "": "",
    ["a".repeat(50)]: "a".repeat(40),
  };
  for (const [text, word] of Object.entries(words)) assert.equal(seedWord(text), word);
  assert.equal(seedId("5x8", "Class 7b"), "5x8:~class-7b");
});

test("the link of a puzzle opens it on the whole page, wherever it is made", () => {
  assert.equal(pageLink("shot", "4:1o"), "https://host.example/games/shot/#4:1o");
});

test("a course has as many puzzles as it wants, however long its word is", () => {
  assert.deepEqual(courseIds(ENTRY, "Week 3", 2), ["4x6:~week-3-1", "4x6:~week-3-2"]);
  const ids = courseIds(ENTRY, "a".repeat(60), 100);
  assert.equal(new Set(ids).size, 100);
  assert.equal(ids[99], `4x6:~${"a".repeat(36)}-100`);
});
