/** A test without hints and solution: nothing tells more than the answers do. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES, offersNothingElse } from "./games.js";
import { open } from "./page.js";

const HELP = /hint|list|solution|review|won|settings/i;

for (const [name, game] of Object.entries(GAMES))
  test(`without hints a test has no help: ${name}`, async () => {
    const kept = { "mastermind:warn": true };
    const page = await open(`${name}/?mode=test&ui=none#${game.puzzle}`, { kept });
    await page.shows(game.open);
    await game.playWrong(page);
    offersNothingElse(page);
    const offered = [...page.names("button"), ...page.names("summary")];
    assert.deepEqual(
      offered.filter((each) => HELP.test(each)),
      [],
    );
    await game.solve(page);
    await page.part(".end").shows(game.result);
  });
