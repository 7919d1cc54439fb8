/** A device that has its own way of sharing: the page asks once whether it has, so this is a file of its own. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./page.js";

test("the device shares where it can", async () => {
  /** @type {ShareData[]} */
  const shared = [];
  navigator.share = async (data) => {
    shared.push(data);
  };
  const page = await open("mastermind/#4x6:~monday");
  await page.ready();
  await page.press("Share");
  const dialog = page.part("cicada-share");
  await dialog.press("Share");
  await page.settled();
  assert.deepEqual(
    shared.map(({ url }) => url),
    [dialog.named(["textbox"], "Link")[0].value],
  );
});
