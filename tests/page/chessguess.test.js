/** ChessGuess is played to its end: by keys and buttons, by Python, in games whose answers the person gives. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { position } from "./native-python.js";
import { open, Part, stopClock, until, user } from "./page.js";
import {
  answer,
  GUESSES,
  guess,
  isCalled,
  lay,
  left,
  link,
  pick,
  piecesOf,
  showsLeft,
  showsRow,
  TARGET,
  words,
} from "./pieces.js";

/** More than Python's pause between two guesses, in milliseconds. */
const PACE = 2000;

/** What one of the hints says. */
const showsHint = (page, text) =>
  until(
    () => page.all(".hint").some((hint) => text.test(new Part(() => hint).text)),
    () => `${text} is no hint in: ${page.text}`,
  );

const CONTRADICTING = ["BK:1,0,0", "WP:0,0,0", "BK WP:0,0,0"];

/** Open a game with this target. */
async function start(size = 4, target = TARGET, count = "1,384") {
  const page = await open(await link(size, target));
  await page.ready();
  await showsLeft(page, count);
  return page;
}

/** Open the page without a puzzle, and choose who guesses. */
async function choose(role, size, how) {
  const page = await open("chessguess/", how);
  await page.ready();
  await showsLeft(page, "1,384");
  await page.press("New game");
  await page.press(new RegExp(`^${role}`));
  await page.press(size);
  return page;
}

test("a game is won by the keyboard alone", async () => {
  const page = await start();
  for (const [row, pieces] of GUESSES.entries()) {
    await lay(page, "WB WN");
    await page.type("{Backspace}{Backspace}");
    await guess(page, pieces);
    await showsRow(page, row + 1, pieces, answer(TARGET, pieces));
  }
  await until(
    () => page.all("[role=status]").some((each) => /Found in 4 guesses/.test(each.textContent)),
    "the result is not heard",
  );
  await page.type("{Control>}z{/Control}");
  await page.has(".rows > li", 3);
  await page.type("{Control>}y{/Control}");
  await page.has(".rows > li", 4);
});

test("the tray is walked with arrow keys", async () => {
  const page = await start();
  page.named(["button"], /^Add a black king/)[0].focus();
  await page.type("{ArrowRight}{ArrowDown}[Space]{ArrowRight}[Space]{Enter}");
  await showsRow(page, 1, "WQ WR", answer(TARGET, "WQ WR"));
});

test("a guess made before Python is up is kept and answered", async () => {
  const page = await open(await link(4, TARGET), { held: true });
  await pick(page, "WK BQ");
  await page.press("Guess");
  await page.shows("asking Python");
  assert.equal(page.all(".rows > li").length, 0);
  await page.gate.release();
  await showsRow(page, 1, "WK BQ", answer(TARGET, "WK BQ"));
});

test("undo, redo and starting again, and a reload", async () => {
  const page = await start();
  await guess(page, ...GUESSES.slice(0, 2));
  await page.press("Undo");
  await page.has(".rows > li", 1);
  await page.press("Start again");
  await page.has(".rows > li", 0);
  await page.press("Redo");
  await page.press("Redo");
  await page.has(".rows > li", 2);
  await page.reload();
  await page.has(".rows > li", 2);
});

test("an impossible guess is marked and answered", async () => {
  const page = await start();
  await isCalled(page, "WR", "Add a white rook, 2 left");
  await lay(page, "WR WR");
  await isCalled(page, "WR", "Add a white rook, 0 left");
  assert.ok(!page.text.includes("more than a set has"));
  await lay(page, "WR");
  await isCalled(page, "WR", "Add a white rook, 1 more than a chess set has");
  await page.shows("more than a set has");
  await page.type("{Enter}");
  await showsRow(page, 1, "WR WR WR", answer(TARGET, "WR WR WR"));
});

test("the empty guess wins where nothing is hidden", async () => {
  const page = await start(4, "");
  assert.equal(page.offers("Guess no pieces"), false);
  await guess(page, "BK");
  await page.press("Guess no pieces");
  await showsRow(page, 2, "", [0, 0, 0]);
  await page.shows("Found in 2 guesses");
});

test("quantities are stepped and pieces put back", async (t) => {
  const page = await start(32, "BK WP WP", "944,784");
  stopClock(t); // the digits of a number come soon after each other
  await pick(page, "WP");
  const quantity = () => page.named(["spinbutton"], "white pawns")[0];
  await until(quantity, "no quantity");
  quantity().focus();
  await page.type("17");
  await page.shows("17 of 32");
  await page.press("Fewer white pawns");
  await page.press(/^Put back one of 16 white pawns/);
  await until(() => quantity().textContent === "15", "the quantity is not 15");
  await page.press("Guess");
  const pawns = Array(15).fill("WP").join(" ");
  await showsRow(page, 1, pawns, answer("BK WP WP", pawns));
});

test("an answer is explained by an example and then by the target", async () => {
  const example = "An example that is still possible";
  const page = await start();
  const pieces = "WK BN BQ WQ";
  await guess(page, pieces);
  const focusAnswer = () => page.named(["button"], /^Answer 1/)[0].focus();
  focusAnswer();
  await page.settled();
  assert.ok(!page.text.includes(example));
  await page.type("{Enter}");
  await page.shows(example);
  await page.type("{Escape}");
  await page.hides(example);
  page.group("ChessGuess").root().focus();
  await guess(page, TARGET);
  await page.settled();
  focusAnswer();
  const explanation = page.part("cicada-answer-explanation");
  await explanation.shows("This was hidden");
  const counted = explanation.all("li").map((line) => line.textContent);
  const found = ["piece", "kind", "colour"].map(
    (word) => counted.join(" ").match(new RegExp(`\\b${word}\\b`, "g"))?.length ?? 0,
  );
  assert.deepEqual(found, answer(TARGET, pieces));
  await page.part(".sharing").shows("2 guesses, with help once");
});

test("an answer that is pointed at is explained at the end only", async () => {
  const page = await start();
  const pointAt = () => user.hover(page.named(["button"], /^Answer 1/)[0]);
  await guess(page, "WK BN BQ WQ");
  await pointAt();
  await page.settled();
  assert.ok(!page.text.includes("An example that is still possible"));
  await guess(page, TARGET);
  await page.settled();
  await user.hover(document.body);
  await pointAt();
  await page.part("cicada-answer-explanation").shows("This was hidden");
  await page.type("{Control>}z{/Control}");
  await page.has(".rows > li", 1);
  await page.has("cicada-answer-explanation", 0);
});

test("hints say why and can be used", async () => {
  const page = await start();
  await guess(page, "BB BN BP WB");
  await page.press("What is certain?");
  await showsHint(page, /Hidden: /);
  await page.press("Hint: a good guess");
  await showsHint(page, /It tells \d+ answers apart/);
  await page.press("Use it");
  await page.press("Can it be this guess?");
  await showsHint(page, /^(Yes|No): /);
  await page.press("Guess");
  await page.has(".rows > li", 2);
});

test("the sets left are listed and the solution is shown", async () => {
  const page = await start(2, "BK WQ", "87");
  await guess(page, "BK");
  const rows = [["BK", answer("BK WQ", "BK")]];
  await page.press("The possible sets");
  await page.has(".paged li", left(2, rows).length);
  await page.press("The solution");
  await page.press("Show the hidden pieces");
  await page.press("Use it");
  await page.press("Guess");
  await page.shows("Found in 2 guesses");
  await until(() => page.names("heading").includes("Review"), "no review");
  await page.has("button.head", 2);
  await page.part("button.head", 0).click();
  await page.has(".rows > li.ahead", 1);
  await page.has(".rows > li.looked", 1);
  await page.part("button.head", 0).click();
  await page.has(".rows > li.ahead", 0);
});

test("on a phone Python finds pieces in the mind of the player", async () => {
  const page = await choose("Python guesses, I answer", "Classic", { width: 390, height: 844 });
  await page.press("Start");
  const target = "BK WP WP WN";
  for (let number = 1; ; number += 1) {
    assert.ok(number < 9, "Python has not found four pieces in eight guesses");
    await until(() => page.offers("Answer 0, 0, 0"), "no answer is asked for");
    const heard = page.part("cicada-guess-draft").part(".visually-hidden").text;
    const guessed = piecesOf(heard.replace("Python guesses: ", ""));
    if (words(guessed) === words(target)) {
      await page.press("Found it");
      await page.shows(`Found in ${number} guess`);
      return;
    }
    const said = answer(target, guessed);
    for (const [i, label] of ["pieces", "kinds", "colours"].entries())
      for (let count = 0; count < said[i]; count += 1)
        await page.press(new RegExp(`^More ${label}`));
    await page.press(`Answer ${said.join(", ")}`);
    await showsRow(page, number, guessed, said);
  }
});

test("Python plays against pieces that the player set", async (t) => {
  const page = await choose("Python guesses my pieces", "Classic");
  await pick(page, TARGET);
  const pass = stopClock(t);
  await page.press("Start");
  await until(() => page.offers("Stop"), "Python does not play");
  const isFound = () => /Found in \d guess/.test(page.text);
  for (let pauses = 0; !isFound() && pauses < 30; pauses += 1) {
    await page.settled();
    pass(PACE);
  }
  assert.ok(isFound(), page.text);
  assert.ok(page.part(".rows > li", -1).text.includes(words(TARGET)));
});

test("a game played elsewhere is entered", async () => {
  const page = await choose("A game played elsewhere", "Short");
  await page.press("Start");
  await showsLeft(page, "397");
  await pick(page, "BK");
  await page.press("Enter the answer");
  await until(() => page.named(["spinbutton"], /^colours/).length, "no number of colours");
  page.named(["spinbutton"], /^colours/)[0].focus();
  await page.type("1{Enter}");
  await showsRow(page, 1, "BK", [0, 0, 1]);
  await showsLeft(page, `${left(3, [["BK", [0, 0, 1]]]).length}`);
});

test("answers that contradict each other are named and corrected", async () => {
  const page = await open(await position("chessguess", "3:open", ...CONTRADICTING));
  await page.shows("No set fits the answers 1 and 3 together.");
  await page.has(".conflicting", 2);
  await page.press("Correct the answer to guess 3");
  await page.press(/^More pieces/);
  await page.press("Answer 1, 0, 0");
  const rows = [
    ["BK", [1, 0, 0]],
    ["WP", [0, 0, 0]],
    ["BK WP", [1, 0, 0]],
  ];
  await showsLeft(page, `${left(3, rows).length}`);
  await page.has(".conflicting", 0);
});

test("one change that mends a contradiction is offered", async () => {
  const page = await open(await position("chessguess", "3:open", ...CONTRADICTING));
  await page.press(/Guess 1: 0 pieces, 0 kinds, 0 colours/);
  const rows = ["BK", "WP", "BK WP"].map((pieces) => [pieces, [0, 0, 0]]);
  await showsLeft(page, `${left(3, rows).length}`);
  await page.has(".conflicting", 0);
});

test("a link to a size that does not exist is one sentence", async () => {
  const page = await open("chessguess/#33:open");
  await page.shows("the size must be from 0 to 32");
  await showsLeft(page, "1,384");
});

test("the unfinished guess outlives a reload", async () => {
  const page = await open("chessguess/#4:~unfinished");
  await page.ready();
  for (const piece of ["WR", "BK"]) await page.part(`[data-piece=${piece}]`).click();
  await page.settled();
  await page.reload();
  for (const name of ["Put back the white rook", "Put back the black king"])
    await until(() => page.offers(name), name);
  await page.shows("2 of 4");
});

for (const [target, first] of [
  ["BK", "BK WQ"],
  ["BK WN", "BK WN WQ"],
])
  test(`a shared result does not tell how many pieces were hidden: ${target}`, async () => {
    const page = await start(4, target);
    await guess(page, first, target);
    await page.press("Share");
    await page.has("pre", 1);
    await page.settled();
    const told = /^Cicada ChessGuess: 2 guesses, no help\n[▁▂▃▄▅▆▇█✓]{2}\nhttp\S+$/;
    assert.match(page.part("pre").root().textContent, told);
  });

test("a new game can be chosen before Python is there", async () => {
  const page = await open("chessguess/", { held: true });
  await page.press("New game");
  const dialog = page.part("cicada-new-chessguess");
  await until(() => dialog.named(["slider"], "Pieces at most").length, "no slider");
  const [slider] = dialog.named(["slider"], "Pieces at most");
  assert.match(slider.getAttribute("aria-valuetext"), /^4, /);
  slider.value = "6";
  slider.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
  await until(() => dialog.part("output").text === "6", "the size is not 6");
  assert.doesNotMatch(dialog.text, /Infinity|NaN|undefined/);
  await page.press("Start");
  await page.gate.release();
  await showsLeft(page, "9,423");
  await page.press("New game");
  await dialog.shows("9,423 possible sets");
});
