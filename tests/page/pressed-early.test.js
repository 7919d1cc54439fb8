/** What is pressed while Python answers a move is done for the position that comes of it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { after, CROSSING, ROW, shoot, showsBalls } from "./balls.js";
import { codesLeft, leaves, PUZZLE, SECRET, showsPegs, spoken } from "./codes.js";
import { position } from "./native-python.js";
import { open, until, user } from "./page.js";

const HERE = `mastermind/#${PUZZLE}`;
const MONDAY = "mastermind/#4x6:~monday";
const SHOT = `shot/#${CROSSING.puzzle}`;

/** Open a puzzle, and wait for it. */
async function begin(address, how) {
  const page = await open(address, how);
  await page.ready();
  return page;
}

/** Make a move that Python has answered, of which the page does not know yet. */
async function unanswered(page, move) {
  const answered = page.gate.hold();
  await move(page);
  await answered;
}

async function pressThenRelease(page, name) {
  await page.press(name);
  await page.gate.release();
}

const guess = (page) => page.type("1122{Enter}");
const guessPieces = (page) => page.type("kQ{Enter}");
const shootWell = (page) => shoot(page, CROSSING.solution[0]);

const GAMES = [
  { address: MONDAY, move: guess, hint: "What is certain?" },
  { address: "chessguess/#4:~monday", move: guessPieces, hint: "What is certain?", lasts: true },
  { address: SHOT, move: shootWell, hint: "Hint: which ball" },
];

/** Press a button a number of microtasks after the answer has arrived. */
const pressAmid = (ticks) => async (page, name) => {
  const [button] = page.named(["button"], name);
  const released = page.gate.release();
  for (let tick = 0; tick < ticks; tick += 1) await null;
  button.click();
  await released;
};

const PRESSES = {
  click: pressThenRelease,
  Enter: async (page, name) => {
    page.named(["button"], name)[0].focus();
    await page.type("{Enter}");
    await page.gate.release();
  },
  "mouse button held": async (page, name) => {
    const [target] = page.named(["button"], name);
    await user.pointer({ keys: "[MouseLeft>]", target });
    await page.gate.release();
    await user.pointer({ keys: "[/MouseLeft]", target });
  },
  "space bar held": async (page, name) => {
    page.named(["button"], name)[0].focus();
    await page.type("[Space>]");
    await page.gate.release();
    await page.type("[/Space]");
  },
  ...Object.fromEntries(
    [0, 2, 4, 6, 8, 12].map((ticks) => [`${ticks} microtasks late`, pressAmid(ticks)]),
  ),
};

for (const { address, move, hint, lasts } of GAMES) {
  test(`a hint comes whenever and however its button is pressed: ${address}`, async () => {
    const page = await begin(address);
    for (const [name, press] of Object.entries(PRESSES)) {
      await until(() => page.offers(hint), name);
      await unanswered(page, move);
      await press(page, hint);
      await page.has(".hint", 1);
      if (lasts) await page.press(hint); // no longer
      await page.press("Undo");
      await page.has(".hint", 0);
    }
  });

  // What lasts is told of the next position by itself (chessguess-notebook.test.js).
  if (lasts) continue;
  test(`on a phone it is the first hint of the position to come: ${address}`, async () => {
    const page = await begin(address, { width: 390, height: 844 });
    await page.press("Hint");
    await page.has(".hint", 1);
    await unanswered(page, move);
    await page.has(".hint", 0);
    await pressThenRelease(page, "Hint");
    await page.has(".hint", 1);
    assert.equal(page.part(".hint").offers("Use it"), false);
    assert.equal(page.part("[slot=panel]").offers(hint), false);
  });
}

test("what else concerns a position waits for the one to come", async () => {
  const page = await begin(await position("mastermind", PUZZLE, "3344"));
  await page.press("The solution");
  await page.press("Review so far");
  for (const [name, seen] of [
    [/What did guess 1 ask/, "What guess 1 asked"],
    ["Show the solution", spoken(SECRET)],
  ]) {
    await unanswered(page, guess);
    await pressThenRelease(page, name);
    await page.shows(seen);
    await page.press("Undo");
    await page.has("li.past", 1);
  }
  await page.settled();
  await unanswered(page, guess);
  await page.press("Back to before this guess");
  await page.gate.release();
  await page.has("li.past", 0);
  await unanswered(page, guess);
  await pressThenRelease(page, "Watch Python play on");
  await until(() => page.all("li.past").length > 1, "Python does not play on");
});

test("the strategies are compared at the position to come", async () => {
  const page = await begin(await position("mastermind", PUZZLE, "3344"));
  await page.press("Strategy and pegs");
  await page.press("Compare the strategies");
  await page.has("table", 1);
  await page.press("Compare the strategies");
  await page.has("table", 0);
  await unanswered(page, guess);
  await page.press("Compare the strategies");
  await page.has("cicada-mastermind-compare", 1);
  await page.gate.release();
  await page.part("cicada-mastermind-compare").has("table", 1);
});

test("a row is filled with what is left after the answer", async () => {
  const page = await begin(HERE);
  await unanswered(page, guess);
  await page.press("Notes");
  await pressThenRelease(page, "Fill the rest");
  const left = codesLeft(SECRET, "1122"); // in their order, as the first of equals counts
  const fewest = Math.min(...left.map((code) => leaves(code, left)));
  const best = left.find((code) => leaves(code, left) === fewest);
  await showsPegs(page, ...spoken(best).split(", "));
});

test("an answer is corrected while the next one is on its way", async () => {
  const page = await begin(await position("mastermind", "4x6:open", "1122:0,0"));
  const answer = async () => {
    await page.group("right place").press("1");
    await page.group("wrong place").press("1");
    await page.press("This was the answer");
  };
  await page.has(".slot .hole", 0);
  await unanswered(page, answer);
  await pressThenRelease(page, "Correct the answer to guess 1");
  await page.has("li.past", 2);
  await until(() => page.offers("Correct"), "the answer is not corrected");
});

test("Shot tells and takes back what it was asked for early", async () => {
  const page = await begin(SHOT);
  const { balls } = CROSSING;
  const [lost, further] = [
    ["c3", "Right"],
    ["d1", "Down"],
  ]; // no further shot leads to a single ball
  await showsBalls(page, balls);
  await unanswered(page, () => shoot(page, lost));
  await pressThenRelease(page, "Can it still be won?");
  await page.shows("Lost since shot 1");
  await unanswered(page, () => shoot(page, further));
  await pressThenRelease(page, "Take back 1 shot");
  await showsBalls(page, balls);
  await page.press("Show the solution");
  await page.shows("0 of 5");
  await unanswered(page, () => page.press("One shot on"));
  await pressThenRelease(page, "One shot on");
  await page.shows("2 of 5");
  await unanswered(page, () => page.press("One shot on"));
  await pressThenRelease(page, "One shot back");
  await page.shows("2 of 5");
});

test("an edited board is read before its solutions are counted", async () => {
  const page = await begin(SHOT);
  await page.press("Position editor");
  const count = "How many solutions, how hard?";
  await until(() => page.offers(count), "no editor");
  const editor = page.part("cicada-shot-editor");
  await unanswered(page, () => editor.part('[data-cell="0,8"]').click());
  await pressThenRelease(page, count);
  await editor.has(".hint", 1);
});

test("a hint follows the strategy that Python has not told yet", async () => {
  const page = await open(MONDAY, { kept: { "mastermind:strategy": "minimax" } });
  await page.gate.holdFrom(({ question }) => question === "strategies");
  await pressThenRelease(page, "Hint: a good guess");
  await page.shows("worst case");
});

test("a row is removed while its correction is on its way", async () => {
  const rows = ["1122:0,0", "3344:0,0", "5566:0,0"];
  const page = await begin(await position("mastermind", "4x6:open", ...rows));
  await page.press("Correct the answer to guess 3");
  await page.group("right place").press("2");
  await page.group("wrong place").press("2");
  await unanswered(page, () => page.press("Correct"));
  await page.press("Remove this row");
  await pressThenRelease(page, "Remove this row");
  await page.has("li.past", 2);
  await page.settled();
  await page.shows("16 codes left");
});

test("a row is guessed that is entered while Python answers the one before", async () => {
  const page = await begin(HERE);
  await unanswered(page, guess);
  await page.type("3344{Enter}{Enter}");
  await page.gate.release();
  await page.has("li.past", 2);
  assert.deepEqual(page.labels("li.past .code").at(-1), "Guess 2: blue, blue, black, black");
});

test("an answer is given once there is a guess", async () => {
  const page = await begin("mastermind/#4x6:open");
  const numbers = page.group("right place");
  await page.has(".slot .hole", 0);
  await until(() => numbers.offers("0"), "no answer can be given");
  page.all(".slot").at(-1).focus();
  await page.type("{Backspace}");
  await until(() => !numbers.offers("0"), "an answer to nothing can be given");
});

test("a shot made while Python answers waits for it", async () => {
  const page = await begin(SHOT);
  const [first, second] = CROSSING.solution;
  await showsBalls(page, CROSSING.balls);
  await unanswered(page, () => shoot(page, first));
  await shoot(page, second);
  await page.gate.release();
  await showsBalls(page, after(after(CROSSING.balls, first), second));
});

test("a shot made while a puzzle opens is made on it if it is the one seen", async () => {
  const page = await begin("shot/#l1");
  const balls = ["c4", "e6", "f4"];
  const shot = ["c4", "Right"];
  await showsBalls(page, balls);
  await unanswered(page, () => page.go("l1"));
  await shoot(page, shot);
  assert.ok(!page.text.includes("It cannot be shot"));
  await page.gate.release();
  await showsBalls(page, after(balls, shot));
  await unanswered(page, () => page.go(ROW.puzzle));
  await shoot(page, ["e4", "Down"]);
  await page.gate.release();
  await showsBalls(page, ROW.balls);
  await page.settled();
  await showsBalls(page, ROW.balls);
});

test("of rows that are pasted only the last text is read when Python answers", async () => {
  const page = await begin("mastermind/");
  await page.press("New game");
  await page.press(/^A game played elsewhere/);
  await page.settled();
  const before = page.gate.questions.length;
  await unanswered(page, () => page.fill(/^Its rows so far/, "RRGG 1 0\n"));
  for (let lines = 2; lines <= 30; lines += 1) {
    await page.fill(/^Its rows so far/, "RRGG 1 0\n".repeat(lines));
    assert.equal(page.offers("Start"), false);
  }
  await page.gate.release();
  await page.shows("30 rows read.");
  await until(() => page.offers("Start"), "it cannot be started");
  assert.equal(page.gate.questions.length, before + 2);
});

for (const clicks of [1, 2, 3])
  test(`a game opens however often its link is clicked: ${clicks}`, async () => {
    const page = await begin(HERE);
    const [link] = page.named(["link"], "Shot");
    for (let click = 0; click < clicks; click += 1) link.click();
    await page.has("cicada-shot-board", 1);
    await page.settled();
    assert.ok(page.offers("Share"));
    assert.match(location.href, /\/shot\/#\S+$/);
  });

test("a puzzle whose link is followed twice is opened and named by the address", async () => {
  const page = await begin(HERE);
  await unanswered(page, () => page.go("4x6:~monday"));
  for (const fragment of ["4x6:~tuesday", "4x6:~friday"]) page.go(fragment);
  page.go("4x6:~friday"); // as the second click on a link does
  await page.gate.release();
  await page.settled();
  assert.match(location.href, /#4x6:~friday$/);
  await page.shows("1,296 codes left");
  assert.equal(page.part("cicada-mastermind").root().session.link, "4x6:~friday");
});
