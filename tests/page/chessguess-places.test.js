/** The lid of ChessGuess's case: what is hidden, as far as it is known or proven. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ask } from "./native-python.js";
import { open, until } from "./page.js";
import { guess, lay, link } from "./pieces.js";

/** Two guesses prove of these: the black king, one more black piece, one white piece. */
const TARGET = "BK BP WB";
const GUESSES = ["BK BN WQ WP", "BK WN WN"];

const made = async (parameters) =>
  `chessguess/#${(await ask({ do: "new", game: "chessguess", parameters, seed: "" })).id}`;

/** @param {string} address */
async function begin(address) {
  const page = await open(address);
  await page.ready();
  await page.shows("At most");
  return page;
}

/** What each place shows. @param {import("./page.js").Page} page */
const places = (page) =>
  [...page.part(".places").root().querySelectorAll(".place")].map((place) =>
    ["open", "black", "white", "some", "maybe", "none"].find((name) =>
      place.classList.contains(name),
    ),
  );

/** @param {import("./page.js").Page} page @param {(string | undefined)[]} expected */
const shows = (page, expected) =>
  until(
    () => `${places(page)}` === `${expected}`,
    () => `${places(page)}`,
  );

test("lids lift as it is proven what is under them, and all at the end", async () => {
  const page = await begin(await link(4, TARGET));
  await page.part(".places-row").shows("At most 4 pieces");
  await shows(page, ["maybe", "maybe", "maybe", "maybe"]);
  await guess(page, ...GUESSES);
  await shows(page, ["maybe", "maybe", "maybe", "maybe"]);
  await page.press("What is certain?");
  await page.part(".places-row").shows("3 or 4 pieces");
  await page.shows("Proven: 1 black king, 1 more black piece, 1 white piece.");
  await shows(page, ["open", "black", "white", "maybe"]);
  await guess(page, TARGET);
  await page.part(".places-row").shows("What was hidden");
  await shows(page, ["open", "open", "open", "none"]);
  await page.part(".places-row").shows("black king, black pawn, white bishop");
  await page.press("Undo");
  await shows(page, ["open", "black", "white", "maybe"]);
});

test("each piece of the last guess is tied to its number where that is certain", async () => {
  const page = await begin(await link(4, TARGET));
  await guess(page, ...GUESSES);
  await page.has(".chip", 0);
  await page.press("What is certain?");
  await page.part(".counted").shows("1 black king: piece");
  await page.part(".counted").shows("1 white knight: colour");
  await page.part(".counted").shows("1 white knight: nothing");
  await page.has(".tied", 2);
});

test("what is certain can be put away and asked for again at once", async () => {
  const page = await begin(await link(4, TARGET));
  await guess(page, ...GUESSES);
  for (let time = 0; time < 2; time += 1) {
    await page.press("What is certain?");
    await shows(page, ["open", "black", "white", "maybe"]);
    await page.has(".hint", 1);
    await page.press("What is certain?");
    await shows(page, ["maybe", "maybe", "maybe", "maybe"]);
    await page.has(".hint", 0);
  }
});

for (const [name, parameters, told] of [
  ["evil Python", { size: 3, evil: true }, "chosen late by evil Python"],
  ["a game played elsewhere", { size: 3, open: true }, "hidden elsewhere"],
])
  test(`it is said why nothing is seen: ${name}`, async () => {
    const page = await begin(await made(parameters));
    await page.part(".places-row").shows(told);
    await shows(page, ["maybe", "maybe", "maybe"]);
  });

test("of many places those of which the same is known stand as one", async () => {
  const page = await begin(await link(9, "BK"));
  await page.part(".places").shows("×9");
  await shows(page, ["maybe"]);
});

test("in a test what is certain is asked for each time", async () => {
  const page = await begin((await link(4, TARGET)).replace("#", "?mode=test#"));
  await guess(page, GUESSES[0]);
  await page.press("What is certain?");
  await page.has(".kinds", 1);
  await guess(page, GUESSES[1]);
  await shows(page, ["maybe", "maybe", "maybe", "maybe"]);
  await lay(page, "BK");
  await page.settled();
  await page.has(".kinds", 0);
  assert.ok(page.offers("What is certain?"));
});
