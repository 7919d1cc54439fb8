/** Where a teacher's link names the parts of the page and leaves the columns out, they are a list. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { guess, PUZZLE, SECRET } from "./codes.js";
import { open } from "./page.js";

test("columns that the link leaves out are asked for, and each guess costs a list", async () => {
  const page = await open(`mastermind/?ui=hints,solution,new#${PUZZLE}`, { columns: true });
  await page.ready();
  await guess(page, "1122");
  await page.type("3");
  await page.has("cicada-mastermind-asked", 0);
  await page.press("What does this guess ask?");
  const chart = page.part("cicada-mastermind-asked");
  await chart.shows("Each picture costs 10 points.");
  await chart.has("[role=listbox]", 1);
  await page.type("344");
  await page.settled();
  await guess(page, SECRET);
  await page.part(".sharing").shows("2 guesses, with help once");
  const { events } = page.part("cicada-mastermind").root().session.account;
  assert.ok(!events.includes("columns"));
});
