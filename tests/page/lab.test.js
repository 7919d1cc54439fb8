/** The lab as far as no program is run. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { holds } from "./lab.js";
import { open, until } from "./page.js";

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

test("a query can be asked alone once the run that failed at it is over", async () => {
  const page = await open("lab/#mastermind-2x3");
  await holds(page, "def next_guess");
  const lab = page.part("cicada-lab").root();
  const failure = { kind: "error", sentence: "Line 5 raised Oh.", row: 5, query: "2 3 11 0 0" };
  const isShut = () => page.part(".fault button").root().disabled;
  for (const over of [false, true]) {
    lab._run = { failure, over, state: "running", problem: "", printed: "", stop() {} };
    await page.shows("Line 5 raised Oh.");
    await until(
      () => isShut() === !over,
      () => `the button is ${isShut() ? "" : "not "}shut`,
    );
  }
});
