/** The lab as far as no program is run. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { holds } from "./lab.js";
import { open } from "./page.js";

test("a damaged link is told and an exercise opened", async () => {
  const page = await open("lab/#mastermind-4x6:1abc-defghi");
  await page.shows("This link is damaged");
  await holds(page, "def next_guess");
  assert.ok(page.offers(/^Run/));
});

test("where no box starts that is said at the first try", async () => {
  const files = [];
  const { fetch } = globalThis;
  mock.method(globalThis, "fetch", (address, options) => {
    files.push(`${address}`.split("/").at(-1));
    return fetch(address, options);
  });
  const page = await open("lab/#mastermind-2x3");
  await page.press(/^Run/);
  await page.shows("Python could not start in its box: check the connection and run again.");
  assert.equal(files.filter((name) => name === "student.bin").length, 1);
});
