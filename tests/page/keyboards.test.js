/** What is typed on other keyboards than an English one, and on one whose single keys are switched off. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PUZZLE } from "./codes.js";
import { open } from "./page.js";

const SWITCH = "Letters, digits and ? work wherever the focus is";

/** Press a key of some layout. @param {string} key @param {string} code @param {KeyboardEventInit} [held] */
function press(key, code, held = {}) {
  const event = { key, code, bubbles: true, composed: true, cancelable: true, ...held };
  document.body.dispatchEvent(new KeyboardEvent("keydown", event));
}

/** @param {string} address */
async function begin(address) {
  const page = await open(address);
  await page.ready();
  return page;
}

/** The row being filled. @param {import("./page.js").Part} page */
const slots = (page) => page.labels(".slot").map((label) => label.replace(/^Peg \d: /, ""));

test("the digits of a French keyboard set pegs, without Shift", async () => {
  const page = await begin(`mastermind/#${PUZZLE}`);
  for (const [key, code] of [
    ["&", "Digit1"],
    ["é", "Digit2"],
    ['"', "Digit3"],
    ["'", "Digit4"],
  ])
    press(key, code);
  await page.settled();
  assert.deepEqual(slots(page), ["red", "yellow", "blue", "black"]);
});

test("0 is the tenth colour of ten, and none of six", async () => {
  for (const [board, expected] of [
    ["4x10n", "brown"],
    ["4x6", "empty"],
  ]) {
    const page = await begin(`mastermind/#${board}:~monday`);
    press("0", "Digit0");
    await page.settled();
    assert.equal(slots(page)[0], expected);
  }
});

test("a guess is taken back on a Russian keyboard, and made again", async () => {
  const page = await begin(`mastermind/#${PUZZLE}`);
  await page.type("1122{Enter}");
  await page.has("li.past", 1);
  press("я", "KeyZ", { ctrlKey: true });
  await page.has("li.past", 0);
  press("Я", "KeyZ", { ctrlKey: true, shiftKey: true });
  await page.has("li.past", 1);
});

test("single keys that are switched off in Help do nothing, now and later; Ctrl+Z does", async () => {
  const page = await begin(`mastermind/#${PUZZLE}`);
  await page.type("1122{Enter}");
  await page.has("li.past", 1);
  await page.type("?");
  await page.press(SWITCH);
  await page.type("{Escape}3344{Enter}");
  await page.settled();
  assert.deepEqual(slots(page), ["empty", "empty", "empty", "empty"]);
  await page.reload();
  await page.ready();
  await page.type("3344?");
  await page.settled();
  assert.deepEqual(slots(page), ["empty", "empty", "empty", "empty"]);
  press("z", "KeyZ", { ctrlKey: true });
  await page.has("li.past", 0);
  await page.press("Help");
  await page.press(SWITCH);
  await page.type("{Escape}3344");
  await page.settled();
  assert.deepEqual(slots(page), ["blue", "blue", "black", "black"]);
});
