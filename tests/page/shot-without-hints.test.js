/** Where hints are switched off, what they would tell is free after the end of a game of Shot. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ROW } from "./balls.js";
import { position } from "./native-python.js";
import { open } from "./page.js";

test("after the end the map is free", async () => {
  const [, link] = (await position("shot", ROW.puzzle, "00R", "30L", "20R")).split("#");
  const page = await open(`shot/?ui=new#${link}`);
  await page.press("Map of the positions");
  await page.part("cicada-shot-map").shows("Your game kept to those");
  const { events } = page.part("cicada-shot").root().session.account;
  assert.ok(!events.includes("review"));
});
