/** A frame whose address switches all parts off. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES } from "./games.js";
import { openFrame } from "./page-around.js";

const PARTS = /New|[Hh]int|he solution|Watch/;

for (const [name, game] of Object.entries(GAMES))
  test(`parts are switched off by the address: ${name}`, async () => {
    const { page, around } = await openFrame(`${name}/?embed=1&ui=none#${game.puzzle}`);
    await page.press("Start");
    await page.shows(game.open);
    await page.part("[aria-controls=panel]").click();
    await page.settled();
    const words = page.all("button, summary").map((each) => each.textContent);
    assert.ok(words.includes("How to play"), `${words}`);
    assert.deepEqual(
      [...words, ...page.names("button"), ...page.names("summary")].filter((each) =>
        PARTS.test(each),
      ),
      [],
    );
    assert.deepEqual(around.heard("hint"), []);
  });
