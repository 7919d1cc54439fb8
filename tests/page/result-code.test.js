/** The end of a game and the Share dialog give its result code, and the code holds what was done. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { after, ROW, shoot, showsBalls } from "./balls.js";
import { guess, PUZZLE, SECRET } from "./codes.js";
import { focused } from "./environment.js";
import { ask } from "./native-python.js";
import { open, until } from "./page.js";
import { start } from "./page-around.js";

const check = (code) => ask({ do: "results", step: "check", options: { code } });

/** The code that the end of a game copies. */
async function copied(page) {
  await navigator.clipboard.writeText("");
  await page.press("Copy result code");
  await page.part("cicada-toast").shows("The result code is copied.");
  return navigator.clipboard.readText();
}

/** The code in a field, once it is there. */
async function shown(page) {
  const field = () => page.named(["textbox"], "Result code")[0];
  await until(() => field()?.value, "no result code is shown");
  return field().value;
}

test("a game with undo and help ends in a code that says so", async () => {
  const page = await open(`mastermind/#${PUZZLE}`);
  await page.shows("1,296 codes left");
  await guess(page, "1122", "3344");
  await page.press("Undo");
  await page.has("li.past", 1);
  await page.press("Hint: a good guess");
  await page.has(".hint", 1);
  await guess(page, SECRET);
  await page.part(".sharing").shows("2 guesses, 1 undone, with help once");
  assert.equal(page.offers("Copy result code"), false); // no class has asked for it
  await page.press("Share");
  const code = await shown(page);
  assert.equal(await copied(page), code);
  const { id, moves, account, result } = await check(code);
  assert.deepEqual([id, moves], [PUZZLE, ["1122", SECRET]]);
  assert.deepEqual(account.events, ["move", "move", "undo", "hint3", "move"]);
  assert.notEqual(account.ended, null);
  assert.equal(result.sentence, "2 guesses, 1 undone, with help once");
});

test("a frame gives the code to the student and to the page around", async () => {
  const { page, around } = await start(PUZZLE);
  await guess(page, "1122", SECRET);
  const [{ code }] = await around.hears("complete", 1);
  assert.deepEqual((await check(code)).moves, ["1122", SECRET]);
  assert.equal(await copied(page), code);
});

test("a frame that may not copy shows the code", async (t) => {
  const { page } = await start(PUZZLE);
  await guess(page, SECRET);
  t.mock.method(navigator.clipboard, "writeText", () => Promise.reject(Error("no")));
  await page.press("Copy result code");
  assert.deepEqual((await check(await shown(page))).moves, [SECRET]);
  await page.shows("The code is selected: copy it yourself.");
  assert.equal(page.offers("Copy result code"), false); // there is no room for both in a small frame
  await until(
    () => focused()?.className === "result-code",
    () => `the focus is in ${focused()?.outerHTML}`,
  );
});

test("where the usual way is closed the code is copied as if by hand", async (t) => {
  const { page } = await start(PUZZLE);
  await guess(page, SECRET);
  t.mock.method(navigator.clipboard, "writeText", () => Promise.reject(Error("no")));
  const data = new Map();
  const copies = (name) => {
    const event = Object.assign(new Event("copy", { cancelable: true }), {
      clipboardData: { setData: (kind, text) => data.set(kind, text) },
    });
    return name === "copy" && !document.dispatchEvent(event);
  };
  t.after(() => delete document.execCommand);
  document.execCommand = copies;
  await page.press("Copy result code");
  await page.part("cicada-toast").shows("The result code is copied.");
  assert.deepEqual((await check(data.get("text/plain"))).moves, [SECRET]);
});

test("a solved board of Shot has a code", async () => {
  const page = await open(`shot/#${ROW.puzzle}`);
  let { balls } = ROW;
  await showsBalls(page, balls);
  await page.press("Show the solution");
  await page.settled();
  for (const shot of ROW.solution) {
    await shoot(page, shot);
    balls = after(balls, shot);
    await showsBalls(page, balls);
  }
  await page.shows("solution shown");
  await page.press("Share");
  const { game, help } = await check(await copied(page));
  assert.deepEqual([game, help], ["shot", "solution shown"]);
});
