/** Without hints nobody is told before the end what a guess asks. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { guess, PUZZLE, SECRET } from "./codes.js";
import { position } from "./native-python.js";
import { open } from "./page.js";

test("without hints there is no picture before the end", async () => {
  const [, link] = (await position("mastermind", PUZZLE, "1122")).split("#");
  const page = await open(`mastermind/?ui=new#${link}`);
  await page.ready();
  const name = /What did guess 1 ask\?/;
  assert.equal(page.offers(name), false);
  await guess(page, SECRET);
  await page.press(name);
  await page.part("cicada-mastermind-asked").has(".lit", 1);
  const { events } = page.part("cicada-mastermind").root().session.account;
  assert.deepEqual(
    events.filter((event) => event !== "move"),
    [],
  );
});
