/** The lab as far as no program is run. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { holds } from "./lab.js";
import { open } from "./page.js";

test("a damaged link is told and an exercise opened", async () => {
  const page = await open("lab/#mastermind-4x6:1abc-defghi");
  await page.shows("This link is damaged");
  await holds(page, "def next_guess");
  assert.ok(page.offers(/^Run/));
});
