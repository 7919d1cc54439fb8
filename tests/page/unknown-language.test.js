/** What the page does not speak, it answers in English: the language is read once, so this is a file of its own. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./page.js";

test("the page speaks English where it cannot speak what the link asks for", async () => {
  const page = await open("mastermind/?lang=xx#4x6:~monday");
  assert.equal(document.documentElement.lang, "en");
  await page.press("Hint: a good guess");
  await page.part(".hint").shows(/It tells \d+ answers apart/);
});
