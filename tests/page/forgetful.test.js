/** A browser that keeps nothing for the page: it says so once, and the game goes on. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { guess, PUZZLE, SECRET } from "./codes.js";
import { openMenu } from "./menu.js";
import { open, until } from "./page.js";

const WARNING = "This browser keeps nothing for this page";

/** Nothing has to be kept there before the page is opened. */
const PHONE = { width: 390, height: 844, columns: true };

let refuses = false;
afterEach(() => {
  refuses = false;
});
const { setItem } = Storage.prototype;
Storage.prototype.setItem = function (...given) {
  if (refuses) throw new Error("QuotaExceededError");
  setItem.apply(this, given);
};

test("a browser that keeps nothing is told of at once", async () => {
  refuses = true;
  const page = await open(`mastermind/#${PUZZLE}`, PHONE);
  await page.part("cicada-toast").shows(WARNING);
  await page.ready();
  await guess(page, "1122", SECRET);
  await page.part(".sharing").shows("2 guesses, no help");
  await page.reload();
  await page.ready();
  await page.has("li.past", 0);
});

test("a browser that stops keeping is told of when it does, and only then", async () => {
  const page = await open(`mastermind/#${PUZZLE}`, PHONE);
  await page.ready();
  await guess(page, "1122");
  const toast = page.part("cicada-toast");
  assert.ok(!toast.text.includes(WARNING));
  refuses = true;
  await guess(page, "3344");
  await toast.shows(WARNING);
  await page.press("Undo");
  await page.has("li.past", 1);
});

test("what no browser keeps is taken along by the address into another language", async (t) => {
  refuses = true;
  const page = await open(`mastermind/#${PUZZLE}`, PHONE);
  await page.ready();
  await guess(page, "1122");
  const replace = t.mock.method(location, "replace", () => {});
  openMenu();
  await page.press("Deutsch");
  await until(() => replace.mock.callCount(), "it is not loaded in that language");
  const { pathname, search, hash } = replace.mock.calls[0].arguments[0];
  assert.deepEqual([pathname, search], ["/cicada/de/mastermind/", ""]);
  assert.match(hash, new RegExp(`^#${PUZZLE}.1122.`));
});
