/** What a guess asks, as columns that follow the pegs, the answer and the keys, at no cost or as help. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { codesLeft, guess, PUZZLE, SECRET, score } from "./codes.js";
import { open, stopClock, until } from "./page.js";
import { answer, link, targets } from "./pieces.js";

/** More than until a better guess is looked for, or the candidates of a column are listed, in milliseconds. */
const PAUSE = 1000;

/** How many secrets give each answer to a guess, where only the guess itself is found. */
function sizesOf(secrets, answerTo, guess) {
  const sizes = {};
  for (const secret of secrets) {
    const key = secret === guess ? "found" : `${answerTo(secret, guess)}`;
    sizes[key] = (sizes[key] ?? 0) + 1;
  }
  return sizes;
}

/** The sizes of the columns of the guess, in any order. */
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
  const heard = () => chart.part(".lit").part(".visually-hidden", 0).text;
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
    .session.account.events.filter((event) => !["move", "test"].includes(event));

/** Where they cost nothing they stand beside the board; in a test they are asked for. */
const WAYS = {
  "at no cost": { query: "", help: "columns" },
  "in a test": { query: "?mode=test", help: "list" },
};

/** Show what the guess that is laid out asks, in a game whose pauses end when they are told to. */
async function ask(t, query, [game, link], keys) {
  const page = await open(`${game}/${query}#${link}`, { columns: true });
  await page.ready();
  const time = stopClock(t);
  await page.type(keys);
  /** Let time pass when all has been asked that comes before. */
  const pass = async () => {
    await page.settled();
    time(PAUSE);
  };
  if (query) await page.press("What does this guess ask?");
  return { page, pass, chart: page.part(`cicada-${game}-asked`) };
}

/** List the candidates of the chosen column, which by itself costs as much as a list. */
async function listCandidates(chart, help) {
  if (help === "list") return;
  await chart.part(".candidates").shows("Costs 10 points.");
  await chart.has(".candidates .paged", 0);
  await chart.press("List them");
}

for (const [name, { query, help }] of Object.entries(WAYS)) {
  test(`the columns follow the pegs and the answer: ${name}`, async (t) => {
    const { page, pass, chart } = await ask(t, query, ["mastermind", PUZZLE], "11");
    const all = codesLeft(SECRET);
    await showsSizes(chart, sizesOf(all, score, "11  "));
    await chart.shows("Your pegs so far would leave about");
    await page.type("22");
    const sizes = sizesOf(all, score, "1122");
    await showsSizes(chart, sizes);
    await pass();
    await chart.shows("Your row would leave about 205 of 1,296 codes, a better guess");
    await chooseColumn(chart, pass, /^2 right place, 0 wrong place/);
    await chart.part(".candidates").shows(`${sizes["2,0"]} behind it`);
    chart.part("[role=listbox]").root().focus();
    await page.type("{ArrowLeft}");
    await pass();
    await chart.part(".candidates").shows("2 right place, 1 wrong place: 32 behind");
    assert.deepEqual(helps(page, "mastermind"), [help]);
    await listCandidates(chart, help);
    await chart.has(".paged .code", 12);
    const listed = help === "list" ? ["list"] : ["columns", "list"];
    assert.deepEqual(helps(page, "mastermind"), listed);
    await page.press("Guess");
    await showsLit(chart, `0 right place, 2 wrong place: ${sizes["0,2"]}`);
    await showsHeading(chart, "What guess 1 asked");
    await chart.shows("Guess 1 was expected to leave about 205 of 1,296 codes, a better guess");
    await chart.shows(`The answer left ${sizes["0,2"]}.`);
    await showsSizes(chart, sizes);
    await page.type("3");
    await chart.has(".lit", 0);
    await showsSizes(chart, sizesOf(codesLeft(SECRET, "1122"), score, "3   "));
    await showsHeading(chart, "What this guess asks");
    assert.deepEqual(new Set(helps(page, "mastermind").slice(listed.length)), new Set([help]));
    await page.press(/What did guess 1 ask\?$/);
    await showsHeading(chart, "What guess 1 asked");
    await showsSizes(chart, sizes);
    await chart.has(".lit", 1);
  });

  test(`three numbers an answer: ${name}`, async (t) => {
    const [, at] = (await link(3, "BK WQ")).split("#");
    const { page, pass, chart } = await ask(t, query, ["chessguess", at], "rRQ");
    const sizes = sizesOf(targets(3), answer, "BR WR WQ");
    await showsSizes(chart, sizes);
    await pass();
    await chart.shows("a better guess about");
    await chooseColumn(chart, pass, /^found/);
    await chart.part(".candidates").shows("1 behind it");
    await listCandidates(chart, help);
    await chart.has(".candidates .pieces", 1);
    await page.type("{Enter}");
    await showsLit(chart, `1 piece, 0 kinds, 1 colour: ${sizes["1,0,1"]}`);
    assert.equal(helps(page, "chessguess")[0], help);
  });
}

test("beside the board stand the columns of the last row until a guess is begun", async () => {
  const page = await open(`mastermind/#${PUZZLE}`, { columns: true });
  await page.ready();
  const chart = page.part("cicada-mastermind-asked");
  await chart.shows("Begin a guess");
  await guess(page, "1122");
  const sizes = sizesOf(codesLeft(SECRET), score, "1122");
  await showsHeading(chart, "What guess 1 asked");
  await showsLit(chart, `0 right place, 2 wrong place: ${sizes["0,2"]}`);
  await page.reload();
  await showsHeading(chart, "What guess 1 asked");
  await showsLit(chart, `0 right place, 2 wrong place: ${sizes["0,2"]}`);
  await page.press("Undo");
  await chart.shows("Begin a guess");
  await chart.has(".column", 0);
});

test("while Python answers, the columns are those of the guess it answers", async () => {
  const page = await open(`mastermind/#${PUZZLE}`, { columns: true });
  await page.ready();
  const chart = page.part("cicada-mastermind-asked");
  await guess(page, "1122");
  await showsHeading(chart, "What guess 1 asked");
  await page.type("3344");
  const sizes = sizesOf(codesLeft(SECRET, "1122"), score, "3344");
  await showsSizes(chart, sizes);
  await page.settled();
  page.gate.hold();
  await page.type("{Enter}");
  await showsSizes(chart, sizes);
  await showsHeading(chart, "What this guess asks");
  await page.gate.release();
  await showsHeading(chart, "What guess 2 asked");
});

test("columns that nobody asked for keep no move waiting for what Python lacks", async () => {
  const page = await open(`mastermind/#${PUZZLE}`, { columns: true, complete: false });
  await page.shows("1,296 codes left");
  const asked = () => page.gate.questions.some(({ question }) => question === "outcomes");
  await guess(page, "1122", "3344");
  await page.settled();
  assert.ok(!asked());
  await page.press(/What did guess 1 ask\?$/);
  await showsHeading(page.part("cicada-mastermind-asked"), "What guess 1 asked");
  await until(asked, "nothing is asked");
});

test("columns that are put away stay away, and cost no word in the result", async () => {
  const page = await open(`mastermind/#${PUZZLE}`, { columns: true });
  await page.ready();
  await page.press("Hide what the guess asks");
  await page.has("cicada-mastermind-asked", 0);
  await page.reload();
  await page.ready();
  await guess(page, "1122");
  await page.has("cicada-mastermind-asked", 0);
  assert.deepEqual(helps(page, "mastermind"), []);
  await page.press("What does a guess ask?");
  await showsHeading(page.part("cicada-mastermind-asked"), "What guess 1 asked");
  await page.settled();
  assert.deepEqual(helps(page, "mastermind"), ["columns"]);
  await guess(page, SECRET);
  await page.part(".sharing").shows("2 guesses, columns shown");
  await page.has("cicada-mastermind-asked", 0); // the review stands there
});

test("a row that is asked about gives its place back to the guess that is laid out", async () => {
  const page = await open(`mastermind/#${PUZZLE}`, { columns: true });
  await page.ready();
  const chart = page.part("cicada-mastermind-asked");
  await guess(page, "1122", "3344");
  await page.type("5");
  await showsHeading(chart, "What this guess asks");
  await page.press(/What did guess 1 ask\?$/);
  await showsHeading(chart, "What guess 1 asked");
  await page.press("Hide what the guess asks");
  await showsHeading(chart, "What this guess asks");
  await showsSizes(chart, sizesOf(codesLeft(SECRET, "1122", "3344"), score, "5   "));
});

test("on a phone the columns come when they are asked for, at no cost", async () => {
  const how = { columns: true, width: 390, height: 844 };
  const page = await open(`mastermind/#${PUZZLE}`, how);
  await page.ready();
  await guess(page, "1122");
  await page.type("11");
  await page.has("cicada-mastermind-asked", 0);
  await page.press("Hint"); // what is certain
  await page.settled();
  await page.press("Hint");
  await page.part("cicada-mastermind-asked").has("[role=listbox]", 1);
  assert.deepEqual(helps(page, "mastermind"), ["list", "columns"]);
});
