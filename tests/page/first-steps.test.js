/** What a newcomer finds: the goal and an example, buttons that say what they wait for, hints, a review. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PUZZLE, showsPegs, spoken } from "./codes.js";
import { position } from "./native-python.js";
import { open, until } from "./page.js";
import { isCalled, link } from "./pieces.js";

const HERE = `mastermind/#${PUZZLE}`;
const PIECES = await link(4, "BK WQ WP");

/** Open a puzzle, and wait for it. */
async function begin(address, how) {
  const page = await open(address, how);
  await page.ready();
  return page;
}

/** Open the puzzle after these guesses. */
const after = async (...rows) => begin(await position("mastermind", PUZZLE, ...rows));

const MEANINGS = ["right place", "wrong place", "not in it", "wrong place"];

/** What each line of an example says at its end. */
const examples = (part) => part.all("li").map((line) => line.textContent.trim());

/** Wait until a button cannot be pressed that says what it waits for. */
const waits = (page, name) =>
  until(
    () => page.named(["button"], name).length === 1 && !page.offers(name),
    () => `${name} is none of ${page.names("button")}`,
  );

for (const [name, size] of Object.entries({
  wide: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
  low: { width: 844, height: 390 },
}))
  test(`a first visit shows the goal and an example until the first move: ${name} window`, async () => {
    const page = await begin(HERE, size);
    const welcome = page.part("cicada-mastermind-welcome");
    await welcome.shows("A code of coloured pegs is hidden");
    assert.equal(examples(welcome).length, MEANINGS.length);
    for (const [i, line] of examples(welcome).entries())
      assert.ok(line.endsWith(MEANINGS[i]), line);
    await page.type("1122{Enter}");
    await page.has("li.past", 1);
    await page.has("cicada-mastermind-welcome", 0);
    page.go("4x6:~another");
    await page.has("li.past", 0);
    await page.settled();
    assert.equal(page.all("cicada-mastermind-welcome").length, 0);
    await page.type("?");
    await page.part("cicada-help").part("cicada-mastermind-welcome").has("li", MEANINGS.length);
  });

test("ChessGuess shows a piece, a kind and a colour", async () => {
  const page = await begin(PIECES);
  const lines = examples(page.part("cicada-chessguess-welcome"));
  assert.equal(lines.length, 3);
  for (const [i, word] of ["1 piece", "1 kind", "1 colour"].entries())
    assert.ok(lines[i].includes(word), lines[i]);
  await waits(page, "Choose 1 to 4 pieces");
  assert.deepEqual(page.named(["button"], "Guess no pieces"), []);
  assert.ok(!page.text.includes("target"));
});

test("a button that cannot be pressed says what it waits for", async () => {
  const page = await begin(HERE);
  await waits(page, "Choose 4 pegs");
  await page.type("112");
  await waits(page, "Choose 1 more peg");
  await page.type("2");
  await until(() => page.offers("Guess"), "no guess can be made");
});

test("keys work wherever the focus is", async () => {
  const page = await begin(HERE);
  await page.type("1122");
  await page.type("34"); // over the full row, from its start
  await showsPegs(page, "blue", "black", "yellow", "yellow");
  page.all(".slot")[2].focus();
  await page.type("{Delete}");
  await showsPegs(page, "blue", "black", "empty", "yellow");
  await page.click(); // on the background
  await page.type("1");
  page.named(["button"], /key 6$/)[0].focus();
  await page.type("{Enter}");
  await page.has("li.past", 1);
  assert.deepEqual(page.labels("li.past .code"), [`Guess 1: ${spoken("3412")}`]);
  page.named(["button"], "What is certain?")[0].focus();
  await page.type("5");
  await showsPegs(page, "sky", "empty", "empty", "empty");
});

test("the hints are a ladder", async () => {
  const page = await after("1122");
  await page.type("1333");
  await page.press("Can this row be the code?");
  await page.part(".hint").shows("No: if it were the code");
  await page.press("What is certain?");
  await until(
    () => page.named(["table"], /^How many of the codes left/).length === 1,
    () => `${page.names("table")}`,
  );
  await page.press("What does a guess ask?");
  await until(
    () => page.named(["table"], /^What this guess asks/).length === 1,
    () => `${page.names("table")}`,
  );
});

test("what is certain of a piece stands on the tray", async () => {
  const page = await begin(PIECES);
  for (const piece of ["white queen", "white knight"])
    await page.press(new RegExp(`^Add a ${piece}`));
  await page.type("{Enter}");
  await page.has(".rows > li", 1);
  await page.press("What is certain?");
  await page.part(".hint").shows("Hidden: ");
  await isCalled(page, "BP", /^Add a black pawn.*hidden: \d( to \d)?$/);
});

test("a review sums up and plays on", async () => {
  const page = await after("1122", "3344", "2613", "2316");
  const review = page.part("cicada-mastermind-review");
  await review.shows(/You lost .* luck saved you/);
  await review.shows("Python's own game: 3 guesses");
  const on = () => review.named(["button"], "Play on from here with it");
  await until(() => on().length > 1, "nothing is played on");
  on()[1].click();
  await page.has("li.past", 1);
  await page.has(".slot .hole", 0);
  await until(() => page.offers("Guess"), "no guess can be made");
});

test("a new board tells its codes and is refused at once", async () => {
  const page = await begin("mastermind/");
  await page.press("New game");
  const dialog = page.part("cicada-new-mastermind");
  await dialog.shows("1,296 codes");
  await dialog.press("Bulls and Cows");
  await dialog.shows("5,040 codes");
  await dialog.group("Colours").press("3");
  await dialog.shows("at least as many colours as pegs");
  await waits(dialog, "Start");
});
