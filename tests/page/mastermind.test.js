/** Mastermind is played by keys and buttons: guesses, undo, strategies, open games, what is kept. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { guess, PUZZLE, SECRET, score, showsPegs, spoken } from "./codes.js";
import { position } from "./native-python.js";
import { open, stopClock, until } from "./page.js";

const HERE = `mastermind/#${PUZZLE}`;
const GUESSES = ["1122", "3344", "2613", SECRET];

/** More than Python's pause between two guesses, in milliseconds. */
const PACE = 2000;

/** An open game, whose answers the person gives. */
const openGame = async (...rows) => open(await position("mastermind", "4x6:open", ...rows));

async function start(address = HERE, how = {}) {
  const page = await open(address, how);
  await page.shows("1,296 codes left");
  return page;
}

/** Choose the numbers of an answer. */
async function answer(page, right, wrong) {
  await page.group("right place").press(String(right));
  await page.group("wrong place").press(String(wrong));
}

const slots = (page) => page.labels(".slot").map((label) => label.split(": ")[1]);

test("a game is won by the keyboard alone", async () => {
  const page = await start();
  for (const [row, code] of GUESSES.entries()) {
    await page.type("65{Backspace}{ArrowLeft}");
    await guess(page, code);
    const [right, wrong] = score(SECRET, code);
    const past = page.part("li.past", row);
    assert.equal(past.labels(".code")[0], `Guess ${row + 1}: ${spoken(code)}`);
    assert.match(past.text, new RegExp(`${right} right place, ${wrong} wrong place`));
  }
  await page.shows("Found in 4 guesses");
  assert.match(page.part("[role=status].visually-hidden", 0).text, /Found in 4 guesses/);
  await page.type("{Control>}z{/Control}");
  await page.has("li.past", 3);
  await page.type("{Control>}y{/Control}");
  await page.has("li.past", 4);
});

test("undo, redo and starting again, and a reload", async () => {
  const page = await start();
  await guess(page, "1122", "3344");
  await page.press("Undo");
  await page.has("li.past", 1);
  await page.press("Start again");
  await page.has("li.past", 0);
  await page.press("Redo");
  await page.press("Redo");
  await page.has("li.past", 2);
  await page.reload();
  await page.has("li.past", 2);
});

test("a hint belongs to the strategy that gave it", async () => {
  const page = await start();
  await page.press("Strategy and pegs");
  await page.choose("How Python guesses", "first");
  await page.press("Hint: a good guess");
  await page.part(".hint").shows(spoken("1111"));
  await page.choose("How Python guesses", "optimal");
  await page.has(".hint", 0);
  await page.press("Hint: a good guess");
  await page.part(".hint").shows(spoken("1123"));
});

test("a row that contradicts an answer is marked for who wants it", async () => {
  const page = await start();
  await guess(page, "1122");
  await page.type("1122");
  await page.has("li.conflicting", 0);
  await page.press("Strategy and pegs");
  await page.press(/^Mark a row that contradicts an answer/);
  await page.has("li.conflicting", 1);
  await page.part(".draft").shows("contradicts 1");
  page.all(".slot").at(-1).focus();
  await page.type("{Backspace}");
  await page.has("li.conflicting", 0);
});

test("the solution is shown when it is asked for", async () => {
  const page = await start();
  assert.ok(!page.text.includes(spoken(SECRET)));
  await page.press("The solution");
  await page.press("Show the solution");
  await page.shows(spoken(SECRET));
});

for (const [fragment, inside] of Object.entries({
  "4x6:~monday": "1,296 codes left · list, solution",
  "4x6:open": "1,296 codes left · list",
  "4x6:evil": "1,296 codes left, evil · list",
}))
  test(`the handle of the sheet names what is in it: ${fragment}`, async () => {
    const page = await open(`mastermind/#${fragment}`, { width: 390, height: 844 });
    await page.ready();
    assert.equal(page.part("[slot=summary]").text, inside);
  });

test("Python finds a code in the mind of the player", async () => {
  const page = await start("mastermind/#4x6:open");
  const secret = "5352";
  let code;
  for (let row = 1; code !== secret; row += 1) {
    await page.has(".slot .hole", 0);
    code = slots(page)
      .map((name) => "123456".at(spoken("123456").split(", ").indexOf(name)))
      .join("");
    await answer(page, ...score(secret, code));
    await page.press("This was the answer");
    await page.has("li.past", row);
    assert.ok(row < 7, "the best play needs 6 guesses at most");
  }
  await page.shows("Found in");
});

for (const [name, size] of Object.entries({
  wide: { width: 1280, height: 800 },
  narrow: { width: 320, height: 568 },
  low: { width: 844, height: 390 },
}))
  test(`Python plays against a code that the player set: ${name} window`, async (t) => {
    const page = await start("mastermind/", size);
    await page.press("New game");
    await page.press(/^Python guesses my code/);
    for (const digit of SECRET) await page.press(`Add colour ${digit}`);
    const pass = stopClock(t);
    await page.press("Start");
    await until(() => page.offers("Stop Python"), "Python does not play");
    const code = page.part(".code-row");
    assert.deepEqual(code.labels(".code"), [`The code: ${spoken(SECRET)}`]);
    const isFound = () => /Found in \d guess/.test(page.text);
    for (let pauses = 0; !isFound() && pauses < 10; pauses += 1) {
      await page.settled();
      pass(PACE);
    }
    assert.ok(isFound(), page.text);
    assert.match(page.labels("li.past .code").at(-1), new RegExp(`^Guess \\d: ${spoken(SECRET)}$`));
    assert.deepEqual(code.labels(".code"), [`The code: ${spoken(SECRET)}`]);
  });

test("the code is under its lids until it is found", async () => {
  const page = await start();
  const code = page.part(".code-row");
  await guess(page, "1122");
  assert.deepEqual(code.labels(".code"), ["The code: hidden until you find it"]);
  assert.equal(code.all(".hole").length, 4);
  await guess(page, SECRET);
  await page.shows("Found in");
  assert.deepEqual(code.labels(".code"), [`The code: ${spoken(SECRET)}`]);
  await page.press("Undo");
  await page.settled();
  assert.deepEqual(code.labels(".code"), ["The code: hidden until you find it"]);
});

for (const [link, reason] of Object.entries({
  "mastermind/#4x6:evil": "chosen late by evil Python",
  "mastermind/#4x6:open": "hidden elsewhere",
}))
  test(`what lids hide is told: ${link}`, async () => {
    const page = await start(link);
    await page.settled();
    assert.deepEqual(page.part(".code-row").labels(".code"), [`The code: ${reason}`]);
  });

test("an old guess is laid out again", async () => {
  const page = await start();
  await guess(page, "3344");
  await page.press("Use guess 1 again");
  await showsPegs(page, ...spoken("3344").split(", "));
});

test("a new game that is refused leaves what was entered", async () => {
  const page = await start();
  await page.type("12");
  await page.press("New game");
  await page.press(/^Python guesses my code/);
  await page.group("Pegs").press("8");
  await page.group("Colours").press("12");
  for (const digit of "12345678") await page.press(`Add colour ${digit}`);
  const dialog = page.part("cicada-new-mastermind");
  await dialog.part("[role=status]").shows(/^[A-Z].*\.$/);
  assert.equal(dialog.offers("Start"), false);
  assert.equal(dialog.offers("Add colour 1"), false);
  assert.equal(dialog.part("[aria-label='Your code so far']").all(".peg").length, 8);
  await page.press("Close");
  assert.equal(page.offers("Stop Python"), false);
  assert.deepEqual(slots(page), ["red", "yellow", "empty", "empty"]);
  assert.ok(location.href.endsWith(HERE));
});

test("answers that contradict each other are named and corrected", async () => {
  const page = await openGame("1122:0,0", "3344:0,0", "5566:0,0");
  await page.shows("No code fits all these answers");
  await page.press("Correct the answer to guess 3");
  await answer(page, 2, 2);
  await page.press("Correct");
  await page.shows(" 4 codes left");
  await page.press("Correct the answer to guess 3");
  await page.press("Remove this row");
  await page.has("li.past", 2);
  await page.shows("16 codes left");
});

test("a correction that no code can give is refused with a sentence", async () => {
  const page = await openGame("1122:0,0");
  await page.press("Correct the answer to guess 1");
  await answer(page, 3, 1);
  await page.press("Correct");
  await page.part("cicada-toast").shows(/^3 in the right place and 1 in a wrong one .*\.$/);
  await page.part("li.past").shows("0 right place, 0 wrong place");
});

test("one change that mends a contradiction is offered", async () => {
  const page = await openGame("1111:0,0", "1112:2,0");
  await page.shows("The answers to guesses 1 and 2 cannot all be right");
  await page.press(/^Guess 2: 1 right place, 0 wrong place/);
  await page.shows("125 codes left");
});

test("the board shows the game up to the guess that is looked at", async () => {
  const page = await start();
  for (const code of ["1122", "1123", "1133"]) await guess(page, code);
  const faint = () => page.all("li.past").map((row) => row.matches(".ahead"));
  await page.press("Review so far");
  const review = page.part("cicada-mastermind-review");
  await review.has("button.head", 3);
  assert.deepEqual(faint(), [false, false, false]);
  await review.part("button.head", 1).click();
  await page.has("li.past.ahead", 1);
  assert.deepEqual(faint(), [false, false, true]);
  await page.has("li.past.looked", 1);
  await guess(page, "1234");
  await page.has("li.past", 4);
  await page.has("li.past.ahead", 0);
});

test("the review of a game that goes on has no end yet", async () => {
  const page = await start();
  await guess(page, "1122");
  await page.press("Review so far");
  const review = page.part("cicada-mastermind-review");
  await review.shows("0.06 guesses worse than the best");
  await page.has(".end, .play", 0);
});

for (const fragment of ["4x6:1zzz-qqqqqq", "4x6", "99x99:~a", "<script>", "%E0%A4%A"])
  test(`a damaged link is told and gives a fresh puzzle: ${fragment}`, async () => {
    const page = await start(`mastermind/#${fragment}`);
    await page.part("cicada-toast").shows(/^[A-Z].*\.$/);
    assert.match(location.href, /#4x6:1/);
  });

test("the unfinished row outlives a reload", async () => {
  const page = await start("mastermind/#4x6:~unfinished");
  await guess(page, "1122");
  await page.part("[data-slot='1']").click();
  await page.press("blue, key 3");
  await page.reload();
  await page.has("li.past", 1);
  await until(
    () => `${slots(page)}` === "empty,blue,empty,empty",
    () => `${slots(page)}`,
  );
  await page.has("[data-slot='0'][aria-current=true]", 1);
  await page.press("Undo");
  await page.has(".slot .hole", 4);
});

for (const draft of ["99", "1x2y", "<b>1", "11221122"])
  test(`a kept row that does not fit the board is left out: ${draft}`, async () => {
    const saved = { id: "4x6:~a", moves: ["1122"], at: 1, draft };
    const page = await open("mastermind/", { kept: { "games:mastermind": [saved] } });
    await page.has("li.past", 1);
    await page.has(".slot .hole", 4);
  });
