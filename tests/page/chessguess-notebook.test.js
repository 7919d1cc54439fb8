/** What ChessGuess's tray and the player note of the pieces, and what stands at the end. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { open, until } from "./page.js";
import {
  answer,
  GUESSES,
  guess,
  isCalled,
  KINDS,
  left,
  link,
  showsLeft,
  TARGET,
  words,
} from "./pieces.js";

/** Open a game with this target. */
async function start(size = 4, target = TARGET, count = "1,384") {
  const page = await open(await link(size, target));
  await page.ready();
  await showsLeft(page, count);
  return page;
}

/** The least and the most of a colour ("B*"), a kind ("*K") or all ("**"), in words. */
function boundsAfter(size, rows, name) {
  const isOne = (piece) => [...name].every((letter, i) => letter === "*" || letter === piece[i]);
  const counts = left(size, rows).map((target) => target.split(" ").filter(isOne).length);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? `${least}` : `${least} to ${most}`;
}

test("the tray is the notebook of what is proven", async () => {
  const page = await start();
  const pieces = "BN WK WQ";
  await guess(page, pieces);
  const tray = page.part("cicada-piece-tray");
  assert.equal(tray.all(".bound").length, 0);
  await page.press("What is certain?");
  const rows = [[pieces, answer(TARGET, pieces)]];
  for (const [colour, name] of Object.entries({ "B*": "Black", "W*": "White" })) {
    const label = `${name} pieces; hidden: ${boundsAfter(4, rows, colour)}`;
    await until(() => page.group(label).all("*").length, `no group is called ${label}`);
  }
  const kinds = Object.entries(KINDS).map(
    ([letter, kind]) => `${kind}s ${boundsAfter(4, rows, `*${letter}`)}`,
  );
  const foot = `Hidden: ${kinds.join(", ")}; in all ${boundsAfter(4, rows, "**")}`;
  assert.deepEqual(tray.labels(".kinds"), [foot]);
});

test("what is certain is asked for after every answer, until nobody wants it", async () => {
  const page = await start();
  const events = () => page.part("cicada-chessguess").root().session.account.events;
  const guesses = ["BN WK WQ", "BP BK", "WQ WN"];
  await page.press("What is certain?");
  await page.part(".told").shows("Nothing is proven yet");
  await guess(page, guesses[0]);
  await until(() => events().length === 3, events);
  await guess(page, guesses[1]);
  await until(() => events().length === 5, events);
  assert.deepEqual(events(), ["hint2", "move", "hint2", "move", "hint2"]);
  await page.press("What is certain?");
  await page.part("cicada-piece-tray").has(".bound", 0);
  await guess(page, guesses[2]);
  await page.settled();
  assert.equal(events().at(-1), "move");
});

test("marks are the player's own until Python is asked", async () => {
  const page = await start();
  const events = () => page.part("cicada-chessguess").root().session.account.events;
  await guess(page, "BK"); // answered 1, 0, 0: it is hidden
  await page.press("Mark pieces");
  await until(
    () => page.named(["button"], "Mark pieces")[0].getAttribute("aria-pressed") === "true",
    "a press does not mark",
  );
  await page.press(/^Mark a black king/);
  for (const _ of "--") await page.press(/^Mark a white pawn/);
  await page.press("Mark pieces");
  page.part("[data-piece=WQ]").root().focus();
  await page.type("+");
  await isCalled(page, "BK", "Add a black king, 1 left; marked as hidden");
  assert.ok(!page.text.includes("1 of 4")); // marking lays out nothing
  await page.reload();
  await isCalled(page, "WP", "Add a white pawn, 8 left; marked as not hidden");
  assert.deepEqual(events(), ["move"]);
  await page.press("Are my marks proven?");
  await isCalled(page, "BK", /marked as hidden, proven$/);
  await isCalled(page, "WQ", /marked as hidden, not proven yet$/);
  assert.deepEqual(events(), ["move", "check"]);
  page.part("[data-piece=WQ]").root().focus();
  await page.type("+"); // the same one again takes it away
  await isCalled(page, "WQ", "Add a white queen, 1 left");
  await isCalled(page, "BK", "Add a black king, 1 left; marked as hidden");
  await guess(page, "BQ");
  await isCalled(page, "BK", "Add a black king, 1 left; marked as hidden");
  const [, other] = (await link(4, "WN")).split("#");
  page.go(other);
  await isCalled(page, "BK", "Add a black king, 1 left");
});

test("the end stands beside the best play", async () => {
  const page = await start();
  await guess(page, ...GUESSES.slice(1));
  await page.shows(
    "Optimal play needs 3.66 guesses on average, more than you for 863 of 1,384 sets.",
  );
  const [table] = page.named(["table"], "1,384 sets found by optimal play, guess by guess");
  const rows = [...table.querySelectorAll("tr")].map((row) => row.textContent.replace(/\s+/g, " "));
  // Proven best play of four pieces finds so many of 1,384 with that many guesses.
  const counts = ["1", "22", "498", "784", "79"];
  assert.equal(rows.length, counts.length);
  for (const [i, count] of counts.entries()) assert.ok(rows[i].trim().endsWith(count), rows[i]);
  const marked = rows.filter((row) => row.includes("(this game)"));
  assert.equal(marked.length, 1);
  assert.ok(marked[0].includes("you 498"), marked[0]);
  const headings = () => page.names("heading").join("\n");
  await until(() => /^Python's own game: \d guesses$/m.test(headings()), headings);
  await page.shows(/You 3, Python \d; optimal play 3\.66 on average\./);
  const last = page.part(".games tr", -1).part("td", -1).text;
  for (const text of [words(TARGET), "found", "costs nothing"])
    assert.ok(last.includes(text), `${text} is not in: ${last}`);
});

test("a large size says that its best play is a sample", async () => {
  const page = await start(32, "BK WP WP", "944,784");
  await guess(page, "BK WP WP");
  await page.shows(
    /Python's play needs about 3\.\d guesses on average, more than you for 400 of 400 sets drawn at random\./,
  );
});
