/** The whole game as one picture: walked by keys, read aloud, lit by a game of one's own, stopped. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./canvas.js";
import { open, until } from "./page.js";
import { back } from "./visited.js";

const BOARD = "Board and strategy";

const picture = (page) => page.part("cicada-icicle").root();

/** What the canvas shows is what these tell: the part of the width that is seen, and what is lit. */
const seen = (page) => ({ ...picture(page).window });
const lit = (page) => {
  const { lit: nodes, tree } = picture(page);
  return nodes && [...nodes].map((node) => tree.guesses[node]);
};

/** What a screen reader hears of the block that has the focus. */
const hears = (page, name) =>
  until(
    () => page.named(["treeitem"], name).length === 1,
    () => `${name} is not ${page.names("treeitem")}`,
  );
const item = (page) => page.part("[role=treeitem]").root();

/** The value of the option of a list that has a text. */
const valueNamed = (page, list, text) =>
  [...page.named(["combobox"], list)[0].options].find((option) => option.text.trim() === text)
    ?.value;

test("the picture is walked by keyboard and opens positions", async () => {
  const page = await open("tree/");
  history.replaceState(null, "", location.href); // what one comes back to
  await page.shows("5,625 guesses for 1,296 codes");
  assert.match(page.named(["list"], "Found with each guess")[0].textContent, /finds\s+630/);
  page.named(["tree"], /./)[0].focus();
  await hears(
    page,
    "Guess red, red, yellow, blue. 1,296 codes: 4.34 guesses on average, at most 6.",
  );
  await page.type("{ArrowDown}");
  await hears(page, /^0 right place, 1 wrong.*276 codes/);
  await page.type("{ArrowRight}");
  await hears(page, /^1 right place, 1 wrong.*230 codes/);
  assert.equal(item(page).getAttribute("aria-posinset"), "2");
  assert.equal(item(page).getAttribute("aria-level"), "2");
  const sizes = page
    .all("table td.figure:nth-of-type(2)")
    .map((cell) => Number.parseInt(cell.textContent.trim(), 10));
  assert.equal(
    sizes.reduce((sum, size) => sum + size, 0),
    230,
  );
  await page.type("{Enter}");
  await until(
    () => seen(page).from === 276,
    () => JSON.stringify(seen(page)),
  );
  assert.deepEqual(seen(page), { from: 276, to: 506 });
  await page.type("{ArrowDown}{ArrowUp}{Escape}");
  assert.deepEqual(seen(page), { from: 0, to: 1296 });
  await until(() => item(page).getAttribute("aria-level") === "1", "it is not at the root");
  await page.type("{ArrowDown}"); // to where it came from
  await until(
    () => /4x6:open\.1123:1-1\./.test(page.named(["link"], "Open this position")[0]?.href),
    "no link to the position",
  );
  await page.type("o");
  await page.shows("230 codes left");
  assert.match(location.href, /\/mastermind\/#4x6:open\.1123:1-1\./);
  back();
  await page.shows("5,625 guesses for 1,296 codes");
});

test("a game of one's own is lit from its review", async () => {
  // What was guessed third is found by optimal play with its fourth guess.
  const page = await open("mastermind/#4x6:open.1122:1-0.1345:0-3.4163:4-0.97tt1h");
  await page.press("See it in the whole game");
  await page.shows("found with guess 3 is lit; this play finds it with guess 4.");
  assert.match(location.href, /\/tree\/#4x6:optimal\/4x6:open\.1122/);
  const found = lit(page);
  assert.deepEqual([found.length, found[0], found.at(-1)], [4, "4163", "1123"]);
  await page.choose("Lit after", valueNamed(page, "Lit after", "your first answer"));
  // The 256 codes that fit the first answer, and guesses that lead to them.
  await until(
    () => lit(page).length > 256,
    () => `${lit(page).length} are lit`,
  );
  await page.choose(BOARD, "4x6:minimax");
  await page.shows("5,801 guesses for 1,296 codes");
  await page.shows("this play finds it with guess");
  await page.press("Without it");
  await page.hides("this play finds it with guess");
  assert.ok(location.href.endsWith("tree/#4x6:minimax"));
  assert.equal(lit(page), undefined);
});

/** The next answer to a question that can be stopped never arrives, only its notes do. */
function hang({ python }) {
  const { ask } = python;
  python.ask = (request, how) => {
    const asked = ask.call(python, request, how);
    if (!how?.signal) return asked;
    asked.catch(() => {});
    return new Promise((_, reject) => {
      how.signal.addEventListener("abort", () => {
        python.ask = ask;
        reject(how.signal.reason);
      });
    });
  };
}

test("a long drawing is stopped, and another one drawn", async () => {
  const page = await open("tree/#3:optimal");
  await page.shows("1,434 guesses for 397 sets");
  hang(page);
  await page.choose(BOARD, "5x8:best-known");
  await page.press("Stop");
  await until(() => page.offers("Draw it"), "it cannot be drawn again");
  await page.choose(BOARD, "4:optimal");
  await page.shows("5,070 guesses for 1,384 sets");
});

/** Links that name nothing, and what is said of each. */
const NOTHING = {
  "4x6:magic": 'There is no tree "4x6:magic"; choose one from the list.',
  "4x6:optimal/4x6:open.1122": "This link is damaged",
};

for (const [link, sentence] of Object.entries(NOTHING))
  test(`a link that names nothing is told in a sentence: ${link}`, async () => {
    const page = await open(`tree/#${link}`);
    await page.part("[role=alert]").shows(sentence);
    await page.choose(BOARD, "4x6:first");
    await page.shows("7,471 guesses for 1,296 codes");
    await page.choose(BOARD, "5x5:optimal");
    await page.shows("13,496 guesses for 3,125 codes");
  });
