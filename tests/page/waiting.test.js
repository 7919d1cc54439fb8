/** What takes long says what it is, and can be stopped: opening, guesses, lists, reviews, counts. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { guess } from "./codes.js";
import { open, stopClock, until } from "./page.js";

/** More than until somebody who waits is told, and than Python has for an answer to what was stopped; in milliseconds. */
const PATIENCE = 1000;

/** Open a puzzle, wait for it, and stop the clock. */
async function begin(t, address) {
  const page = await open(address);
  await page.ready();
  return { page, pass: stopClock(t) };
}

/** Wait for the note, stop what it tells of, and see it go. */
async function stopTold(page, pass, note) {
  await until(
    () => {
      pass(PATIENCE);
      return page.text.includes(note);
    },
    () => `${note} is not in: ${page.text}`,
  );
  await page.press("Stop");
  await page.hides(note);
}

/** Python is started again where it has not answered, and answers what else is asked. */
async function restart(page, pass) {
  pass(PATIENCE);
  await page.gate.release();
}

async function stop(page, pass, note) {
  await stopTold(page, pass, note);
  await restart(page, pass);
}

/** Never answer a certain question, nor any after it until Python is started again. */
const hangs = (page, isIt) => void page.gate.holdFrom(isIt);

for (const [address, instead] of Object.entries({
  "mastermind/#4x6:~slow": ".slot",
  "chessguess/#5:~slow": "[data-piece]",
  "shot/#g9:~slow": "[aria-label$=': ball']",
}))
  test(`the opening of a link is stopped: ${address}`, async (t) => {
    const page = await open(address);
    hangs(page, (question) => question.do === "follow");
    await stop(page, stopClock(t), "Python is making a puzzle…");
    await page.part("cicada-toast").shows("Python was stopped before the puzzle was there.");
    await page.ready();
    assert.ok(page.all(instead).length > 0);
    assert.ok(!location.href.endsWith(address));
  });

test("whoever stops the opening of a link goes on with the puzzle in play", async (t) => {
  const { page, pass } = await begin(t, "mastermind/#4x6:~first");
  hangs(page, ({ id }) => id === "4x6:~second");
  page.go("4x6:~second");
  await stop(page, pass, "Python is making a puzzle…");
  await until(() => location.href.endsWith("/#4x6:~first"), "the address is another one");
  await page.settled();
  await guess(page, "1122");
});

test("links open as ever after a new puzzle was stopped", async (t) => {
  const { page, pass } = await begin(t, "shot/#3:~first");
  hangs(page, (question) => question.do === "new");
  await page.press("New puzzle");
  await page.press("By balls");
  await page.press("Start");
  await stop(page, pass, "Python is making a puzzle…");
  await page.type("{Escape}");
  await page.settled();
  page.go("5:~second");
  await page.shows("5 balls left");
  assert.ok(location.href.endsWith("#5:~second"));
});

test("a list is stopped", async (t) => {
  const { page, pass } = await begin(t, "mastermind/#4x6:~monday");
  hangs(page, ({ question }) => question === "candidates");
  await page.press("The codes left");
  await stop(page, pass, "Python is listing them…");
  await page.press("List them again");
  await until(() => page.all(".paged li").length > 0, "nothing is listed");
});

test("a review is stopped and asked for again", async (t) => {
  const { page, pass } = await begin(t, "mastermind/#4x6:~monday");
  hangs(page, ({ question }) => question === "review");
  await guess(page, "1122");
  await page.press("Review so far");
  await stop(page, pass, "Python is looking at your game…");
  await page.press("Review it to the end");
  await page.shows("How is this computed?");
});

for (const address of ["mastermind/#4x6:open", "chessguess/#5:open"])
  test(`whoever stops Python's guess in an open game guesses instead: ${address}`, async (t) => {
    const page = await open(address);
    hangs(page, ({ question }) => question === "hint");
    await stop(page, stopClock(t), "Python is choosing a guess…");
    const [chooses] = page.named(["checkbox"], "Python chooses the guesses");
    await until(() => !chooses.checked, "Python chooses the guesses");
    assert.ok(page.all(".slot, [data-piece]").length > 0);
  });

test("a long count tells what it has found and is stopped", async (t) => {
  const balls = "11oooo1o/ooo2oo/o1o1o1o/ooooooo/ooo1o1o/1o1oo1o/ooo1o/o3o1o/o2oo"; // 40 of them
  const { page, pass } = await begin(t, `shot/#40:${balls}-3p9vdx`);
  await page.press(/^How many solutions/);
  await page.shows("solutions so far");
  await stopTold(page, pass, "Python is thinking…");
  await page.shows("solutions so far");
});

for (const address of ["mastermind/#4x6:~monday", "chessguess/#5:~a"])
  test(`a game of the dialog is stopped and what was entered stays: ${address}`, async (t) => {
    const { page, pass } = await begin(t, address);
    hangs(page, (question) => question.do === "new");
    await page.press("New game");
    await page.press(/^A game played elsewhere/);
    await page.press("Start");
    const dialog = page.part("dialog");
    await stopTold(dialog, pass, "Python is making a puzzle…");
    await restart(page, pass);
    assert.ok(dialog.named(["radio"], /^A game played elsewhere/)[0].checked);
    await page.press("Start");
    await until(
      () => page.named(["checkbox"], "Python chooses the guesses").length === 1,
      "no open game is begun",
    );
  });
