/** The day and evil Python: the calendar, the streak, what is shared, and a game. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { guess } from "./codes.js";
import { open, until } from "./page.js";
import { back, follow } from "./visited.js";

const { TZ } = process.env;
process.env.TZ = "Pacific/Kiritimati";
after(() => {
  process.env.TZ = TZ ?? "";
});

// It is Sunday in Europe and already Monday on Kiritimati.
const NOW = new Date("2026-11-22T11:00:00Z");
const MONDAY = "daily1:~2026-11-23";

const LONG_AGO = "daily1:~1999-12-31";

const LINKS = readFileSync(new URL("../python/core/links.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));
const secretOf = (day) =>
  LINKS.find(({ game, link }) => game === "mastermind" && link === day).puzzle;
const SECRET = secretOf(MONDAY);

/** What is kept of a day that was solved at noon on Kiritimati. */
const kept = (day) => ({ day, at: Date.parse(`${day}T12:00+14:00`) / 1000, zone: -840 });

/** The address ends with that fragment, in the end. */
const isAt = (fragment) =>
  until(
    () => location.href.endsWith(`#${fragment}`),
    () => `${location.href} is not at ${fragment}`,
  );

const WINDOWS = {
  wide: { width: 1280, height: 800 },
  narrow: { width: 320, height: 568 },
};

for (const [name, size] of Object.entries(WINDOWS))
  test(`the day on the wall is played and goes on with the streak: ${name} window`, async (t) => {
    t.mock.timers.enable({ apis: ["Date"], now: NOW });
    const days = ["2026-11-19", "2026-11-20", "2026-11-22"].map(kept);
    const page = await open("mastermind/", { ...size, kept: { "days:mastermind": days } });
    await page.ready();
    await page.press("Today");
    await until(() => page.names("dialog").includes("Puzzle of the day"), "no day");
    const dialog = page.part("cicada-day");
    await dialog.shows("Monday, 23 November");
    await dialog.shows("Today 4 pegs, 5 colours.");
    await dialog.shows("The next one comes in 23 hours.");
    await dialog.shows("3 days in a row; today goes on with it");
    assert.ok(dialog.offers("21 November, missed and forgiven"));
    assert.deepEqual(dialog.named(["link"], /^24 November/), []);
    await follow(page, "Play it");
    await isAt(MONDAY);
    await page.has("dialog", 0);
    await page.shows("625 codes left");
    await page.ready();
    await guess(page, "1122", SECRET);
    await page.shows("The puzzle of the day is solved: 4 days in a row.");
    await page.settled();
    await page.press("Today, solved");
    await until(() => dialog.offers("23 November, today, solved on its day"), "it is not marked");
    await page.press("The month before");
    await until(() => dialog.names("heading").includes("October 2026"), "it is not October");
    await follow(page, "11 October");
    await isAt("daily1:~2026-10-11");
    await page.has("li.past", 0);
    await page.settled();
    back();
    await isAt(MONDAY);
    await page.has("li.past", 2); // it is open again
    await page.settled();
    await page.press("Share");
    await page.has("pre", 1);
    const [result, shareRow, streak, link] = page.part("pre").root().textContent.split("\n");
    assert.equal(result, "Cicada Mastermind 2026-11-23: 2 guesses, no help");
    assert.match(shareRow, /^[▁▂▃▄▅▆▇█]✓$/u);
    assert.equal(streak, "Streak: 4 days");
    assert.ok(link.endsWith(`/mastermind/#${MONDAY}`));
    await page.press(/^A new puzzle from a word/);
    await page.fill(/^Word, such as/, "class");
    await page.settled();
    assert.ok(page.named(["textbox"], "Link")[0].value.endsWith("#4x6:~class"));
  });

test("evil Python is cornered from the dialog to the review", async () => {
  const page = await open("mastermind/");
  await page.shows("1,296 codes left");
  await page.ready();
  await page.press("New game");
  await page.press(/^I guess against evil Python/);
  await page.press("Start");
  await isAt("4x6:evil");
  await page.has("dialog", 0);
  await page.settled();
  await guess(page, "1111");
  await page.shows("625 codes left");
  await page.press("Undo");
  await page.shows("1,296 codes left");
  await page.press("Redo");
  await page.has("li.past", 1);
  await page.press("Hint: a good guess");
  await page.part(".hint").shows(/Evil Python leaves \d+ of 625 codes/);
  await guess(page, "2222", "3456", "3544", "6463", "4655", "5336");
  await page.part(".sharing").shows("7 guesses, with help once");
  const review = page.part("cicada-mastermind-review");
  await review.shows("Guesses lost to the best worst case: 3.");
  await review.shows("5 guesses at worst instead of 6");
  await review.shows("Python's own game: 5 guesses");
  assert.ok(!review.text.includes("lucky"));
  await page.reload();
  await page.has("li.past", 7);
  await until(() => page.offers("Once more"), "it is not played once more");
});

for (const [name, day, before, streak] of [
  ["the first one", MONDAY, [], undefined],
  ["the second one in a row", MONDAY, ["2026-11-22"], 2],
  ["one of long ago", LONG_AGO, ["2026-11-21", "2026-11-22"], undefined],
])
  test(`a day that is solved tells of the streak that it goes on with: ${name}`, async (t) => {
    t.mock.timers.enable({ apis: ["Date"], now: NOW });
    const page = await open(`mastermind/#${day}`, {
      kept: { "days:mastermind": before.map(kept) },
    });
    await page.ready();
    await guess(page, secretOf(day));
    await page.part(".result").shows("Found in 1 guess");
    await page.settled();
    assert.equal(page.kept("days:mastermind").length, before.length + 1);
    const told = page.all("cicada-toast").map((toast) => toast.text);
    const sentence = `The puzzle of the day is solved: ${streak} days in a row.`;
    assert.deepEqual(told.filter(Boolean), streak ? [sentence] : []);
  });
