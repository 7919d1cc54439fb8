/** What a guess asks, as columns that follow the pegs, the answer and the keys. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { codesLeft, PUZZLE, SECRET, score } from "./codes.js";
import { open, stopClock, until } from "./page.js";
import { answer, link, targets } from "./pieces.js";

/** More than until a better guess is looked for, or what is behind a column is listed, in milliseconds. */
const PAUSE = 1000;

/** How many secrets give each answer to a guess, where only the guess itself is found. */
function behind(secrets, answerTo, guess) {
  const sizes = {};
  for (const secret of secrets) {
    const key = secret === guess ? "found" : `${answerTo(secret, guess)}`;
    sizes[key] = (sizes[key] ?? 0) + 1;
  }
  return sizes;
}

/** All that is behind the columns of the guess: so many secrets each, in any order. */
async function showsSizes(chart, sizes) {
  await until(() => chart.all("[role=option]").length, "there are no columns");
  const wanted = sorted(Object.values(sizes));
  await until(
    () => `${sorted(figures(chart))}` === `${wanted}`,
    () => `${sorted(figures(chart))}, not ${wanted}`,
  );
}

const sorted = (numbers) => [...numbers].filter(Boolean).sort((a, b) => a - b);

/** What the table has of the guess. */
const figures = (chart) =>
  chart
    .part("table")
    .all("tr")
    .slice(1)
    .map((row) => Number(row.querySelector("td").textContent));

/** Choose the column of an answer. */
async function chooseColumn(chart, pass, name) {
  const [column] = chart.named(["option"], name);
  column.click();
  await pass();
}

/** The answer that was given stands out. */
async function showsLit(chart, text) {
  const heard = () => chart.part(".lit").part(".only-heard", 0).text;
  await until(
    () => heard() === text,
    () => `${heard()}, not ${text}`,
  );
}

async function showsHeading(chart, heading) {
  await until(
    () => `${chart.names("heading")}` === heading,
    () => `${chart.names("heading")}, not ${heading}`,
  );
}

const helps = (page, game) =>
  page
    .part(`cicada-${game}`)
    .root()
    .session.account.events.filter((event) => event !== "move");

/** Show what the guess that is laid out asks, in a game whose pauses end when they are told to. */
async function ask(t, address, keys, game) {
  const page = await open(address);
  await page.ready();
  await page.type(keys);
  const time = stopClock(t);
  /** Let time pass when all has been asked that comes before. */
  const pass = async () => {
    await page.settled();
    time(PAUSE);
  };
  await page.press("What does this guess ask?");
  return { page, pass, chart: page.part(`cicada-${game}-asked`) };
}

test("the columns follow the pegs and the answer", async (t) => {
  const { page, pass, chart } = await ask(t, `mastermind/#${PUZZLE}`, "11", "mastermind");
  const all = codesLeft(SECRET);
  await showsSizes(chart, behind(all, score, "11  "));
  await chart.shows("Your pegs so far would leave about");
  await page.type("22");
  const sizes = behind(all, score, "1122");
  await showsSizes(chart, sizes);
  await pass();
  await chart.shows("Your row would leave about 205 of 1,296 codes, a better guess");
  await chooseColumn(chart, pass, /^2 right place, 0 wrong place/);
  await chart.part(".behind-it").shows(`${sizes["2,0"]} behind it`);
  chart.part("[role=listbox]").root().focus();
  await page.type("{ArrowLeft}");
  await pass();
  await chart.part(".behind-it").shows("2 right place, 1 wrong place: 32 behind");
  await chart.has(".paged .code", 12);
  assert.deepEqual(helps(page, "mastermind"), ["list"]);
  await page.press("Guess");
  await showsLit(chart, `0 right place, 2 wrong place: ${sizes["0,2"]}`);
  await showsHeading(chart, "What guess 1 asked");
  await chart.shows("Guess 1 was to leave about 205 of 1,296 codes, a better guess");
  await chart.shows(`The answer left ${sizes["0,2"]}.`);
  await showsSizes(chart, sizes);
  assert.deepEqual(helps(page, "mastermind"), ["list"]);
  await page.type("3");
  await chart.has(".lit", 0);
  await showsSizes(chart, behind(codesLeft(SECRET, "1122"), score, "3   "));
  assert.deepEqual(helps(page, "mastermind"), ["list", "list"]);
  await page.press(/What did guess 1 ask\?$/);
  await showsHeading(chart, "What guess 1 asked");
  await showsSizes(chart, sizes);
  await chart.has(".lit", 1);
  chart.part(".lit").root().click();
  await pass();
  await chart.has(".paged .code", 12);
  await page.type("{Backspace}");
  await page.press("Hide what the guess asks");
  await page.has("cicada-mastermind-asked", 0);
});

test("three numbers an answer", async (t) => {
  const { page, pass, chart } = await ask(t, await link(3, "BK WQ"), "rRQ", "chessguess");
  const sizes = behind(targets(3), answer, "BR WR WQ");
  await showsSizes(chart, sizes);
  await pass();
  await chart.shows("a better guess about");
  await chooseColumn(chart, pass, /^found/);
  await chart.part(".behind-it").shows("1 behind it");
  await chart.has(".behind-it .pieces", 1);
  await page.type("{Enter}");
  await showsLit(chart, `1 piece, 0 kinds, 1 colour: ${sizes["1,0,1"]}`);
  assert.deepEqual(helps(page, "chessguess"), ["list"]);
});
