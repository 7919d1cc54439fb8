/** What the page keeps on a device, also where a browser refuses to keep anything, or does so from some moment on. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Storage } from "../../web/midend/storage.js";

/** A browser's own, which refuses what is to be kept while `refuses`. */
const browser = {
  refuses: false,
  /** @type {Map<string, string>} */
  kept: new Map(),
  getItem: (key) => browser.kept.get(key) ?? null,
  setItem(key, text) {
    if (browser.refuses) throw new Error("QuotaExceededError");
    browser.kept.set(key, text);
  },
  removeItem: (key) => browser.kept.delete(key),
};

/** @type {EventTarget} */
let page;

beforeEach(() => {
  page = new EventTarget();
  browser.kept.clear();
  browser.refuses = false;
  Object.assign(globalThis, {
    localStorage: browser,
    addEventListener: page.addEventListener.bind(page),
  });
});

/** How often a storage dispatches an event. @param {Storage} storage @param {string} type */
function counted(storage, type) {
  let count = 0;
  storage.addEventListener(type, () => {
    count += 1;
  });
  return () => count;
}

test("what is kept is there for the next page", () => {
  const storage = new Storage();
  storage.set("sound", false);
  assert.equal(storage.lasting, true);
  assert.deepEqual([...browser.kept], [["cicada:sound", "false"]]);
  assert.equal(new Storage().get("sound", true), false);
});

test("where nothing is kept, it is there for this page alone", () => {
  browser.refuses = true;
  const storage = new Storage();
  const refused = counted(storage, "refused");
  assert.equal(storage.lasting, false);
  storage.set("sound", false);
  assert.equal(storage.get("sound", true), false);
  assert.equal(new Storage().get("sound", true), true);
  assert.equal(refused(), 0); // it was known
});

test("a disk that gets full is told once, and nothing is lost on this page", () => {
  const storage = new Storage();
  const refused = counted(storage, "refused");
  storage.set("games:shot", [1]);
  browser.refuses = true;
  for (const games of [[2], [3]]) storage.set("games:shot", games);
  assert.equal(storage.lasting, false);
  assert.equal(refused(), 1);
  assert.deepEqual(storage.get("games:shot", []), [3]);
  browser.refuses = false;
  storage.set("games:shot", [4]);
  assert.deepEqual(storage.get("games:shot", []), [4]);
  assert.deepEqual(new Storage().get("games:shot", []), [4]);
});

for (const [what, text] of [
  ["nothing", undefined],
  ["a damaged text", "{"],
])
  test(`the fallback is taken in the place of ${what}`, () => {
    if (text) browser.kept.set("cicada:theme", text);
    assert.equal(new Storage().get("theme", "auto"), "auto");
  });

test("another tab may have kept something, and a page that comes back may have missed it", () => {
  const changed = counted(new Storage(), "changed");
  for (const [event, count] of [
    [new Event("storage"), 1],
    [Object.assign(new Event("pageshow"), { persisted: false }), 1],
    [Object.assign(new Event("pageshow"), { persisted: true }), 2],
  ]) {
    page.dispatchEvent(event);
    assert.equal(changed(), count);
  }
});
