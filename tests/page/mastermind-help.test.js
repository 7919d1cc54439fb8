/** What helps in Mastermind beside the hints: list, notes, strategies, games from elsewhere. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  COLOURS,
  codesFitting,
  codesLeft,
  leaves,
  PUZZLE,
  SECRET,
  score,
  showsPegs,
  spoken,
} from "./codes.js";
import { position } from "./native-python.js";
import { open, until } from "./page.js";

const HERE = `mastermind/#${PUZZLE}`;
const ROWS = ["1122", "3344"];

const WINDOWS = {
  wide: { width: 1280, height: 800 },
  narrow: { width: 320, height: 568 },
  low: { width: 844, height: 390 },
};

/** Open a puzzle, and wait for it. */
async function begin(address, how) {
  const page = await open(address, how);
  await page.ready();
  return page;
}

/** Open the puzzle after these guesses. */
const after = async (rows, how) => begin(await position("mastermind", PUZZLE, ...rows), how);

/** There is something to press by that name. */
const offers = (page, name) => until(() => page.offers(name), `${name} is not offered`);

/** The best of some codes to guess where others are left; of equals the first one. */
function bestOf(codes, left) {
  const fewest = Math.min(...codes.map((code) => leaves(code, left)));
  return codes.find((code) => leaves(code, left) === fewest);
}

const LISTED = ".paged .code";
const list = (page) => page.part("cicada-mastermind-list");

/** The list has these codes and no others, in whatever order. */
async function lists(page, codes) {
  const wanted = `${codes.map(spoken).sort()}`;
  await until(
    () => `${list(page).labels(LISTED).sort()}` === wanted,
    () => `${list(page).labels(LISTED).sort()}, not ${wanted}`,
  );
}

/** The list begins with a code. */
const listsFirst = (page, code) =>
  until(
    () => list(page).labels(LISTED)[0] === spoken(code),
    () => `${list(page).labels(LISTED)[0]}, not ${spoken(code)}`,
  );

for (const [name, size] of Object.entries(WINDOWS)) {
  test(`the list has the best next guess first: ${name} window`, async () => {
    const page = await after(ROWS, size);
    await page.press("The codes left");
    const left = codesLeft(SECRET, ...ROWS);
    const best = bestOf(left, left);
    assert.notEqual(best, left[0]);
    await listsFirst(page, best);
    await lists(page, left);
    await page.press("by colour");
    await listsFirst(page, left[0]);
    await list(page).part(LISTED, 0).click();
    await showsPegs(page, ...spoken(left[0]).split(", "));
  });

  test(`notes mark colours and places, and the rest is filled: ${name} window`, async () => {
    const page = await after(["1122"], size);
    await page.type("2");
    await page.press("Notes");
    await page.press("pink, key 6");
    await page.part(".slot", 0).click();
    await offers(page, "pink, key 6, out");
    await showsPegs(page, "yellow, sure", "empty", "empty", "empty");
    await page.press("Fill the rest");
    const left = codesLeft(SECRET, "1122");
    const wanted = left.filter((code) => code[0] === "2" && !code.includes("6"));
    const [first, ...rest] = spoken(bestOf(wanted, left)).split(", ");
    await showsPegs(page, `${first}, sure`, ...rest);
    await page.press("Done");
    await page.press("Guess");
    await page.has("li.past", 2);
    const begun = ["yellow, sure", "empty", "empty", "empty"]; // the next row begins with what is sure
    await showsPegs(page, ...begun);
    await page.reload();
    await offers(page, "pink, key 6, out");
    await showsPegs(page, ...begun);
  });

  test(`a game from elsewhere is pasted: ${name} window`, async () => {
    const page = await begin("mastermind/", size);
    await elsewhere(page, "RRGG 1 0\n\nRBYY 1 1\n");
    await page.part("cicada-new-mastermind").shows("2 rows read");
    await page.press("Start");
    await page.has("li.past", 2);
    assert.equal(page.labels("li.past .code")[0], "Guess 1: red, red, sky, sky");
    assert.match(page.part("li.past", 1).text, /1 right place, 1 wrong place/);
  });
}

test("the list is narrowed by colour and place", async () => {
  const page = await after(ROWS);
  await page.press("The codes left");
  const left = codesLeft(SECRET, ...ROWS);
  const begun = left.filter((code) => code[0] === "2");
  await list(page).press(`yellow in place 1: ${begun.length}`);
  await lists(page, begun);
  await list(page).press("sky");
  await lists(
    page,
    begun.filter((code) => code.includes("5")),
  );
  await list(page).press("sky: in it");
  const without = begun.filter((code) => !code.includes("5"));
  await lists(page, without);
  const told = list(page).part(".count [role=status]");
  assert.equal(told.text, `${without.length} codes of ${left.length}`);
  await list(page).press("List all");
  await lists(page, left);
});

test("picks of the list end with the position", async () => {
  const page = await after(ROWS);
  await page.press("The codes left");
  await list(page).press("sky");
  await offers(page, "List all");
  await page.type("2613");
  await page.press("Guess");
  await page.has("li.past", 3);
  await lists(page, codesLeft(SECRET, ...ROWS, "2613"));
  assert.equal(page.offers("List all"), false);
});

test("strategies stand side by side", async () => {
  const page = await after(ROWS);
  await page.press("Strategy and pegs");
  assert.equal(page.named(["combobox"], "How Python guesses")[0].value, "optimal");
  await page.part(".settings > p").shows("proven by search");
  await page.press("Compare the strategies");
  const compared = page.part("cicada-mastermind-compare");
  await compared.shows("optimal play"); // what is not searched comes first
  await page.settled();
  const names = compared.all("tbody th").map((cell) => cell.textContent);
  const optimal = compared.part("tbody tr", names.indexOf("optimal play"));
  assert.ok(names.includes("optimal play"));
  assert.equal(optimal.all(".least").length, 1);
  const figures = compared.all("tbody td:last-child").map((cell) => Number(cell.textContent));
  assert.equal(figures.length, names.length);
  assert.equal(Number(optimal.part("td", -1).text), Math.min(...figures));
  await optimal.part("button").click();
  await page.has(".slot .hole", 0);
});

test("the hint plays the best that is known", async () => {
  const page = await begin(HERE);
  await page.press("Hint: a good guess");
  await page.part(".hint").shows("red, red, yellow, blue");
  await page.part(".hint").shows("proven by search");
});

test("notes are made by keyboard", async () => {
  const page = await begin(HERE);
  await page.type("12");
  page.named(["button"], "Notes")[0].focus();
  await page.type("{Enter}65");
  await offers(page, "pink, key 6, out");
  await offers(page, "sky, key 5, out");
  await page.has(".slot .hole", 2);
  await page.type("6");
  await offers(page, "pink, key 6");
  page.all(".slot")[1].focus();
  await page.type("{Enter}");
  await showsPegs(page, "red", "yellow, sure", "empty", "empty");
  await page.type("{Escape}");
  await until(
    () => page.named(["button"], "Notes")[0].getAttribute("aria-pressed") === "false",
    "notes are still made",
  );
  await page.type("{ArrowRight}34{Enter}");
  await page.has("li.past", 1);
});

test("notes belong to their puzzle", async () => {
  const page = await begin(HERE);
  await page.press("Notes");
  await page.press("pink, key 6");
  await offers(page, "Clear");
  await page.press("pink, key 6, out");
  await until(() => !page.offers("Clear"), "nothing is left to clear, and that is offered");
  await page.press("pink, key 6");
  await page.settled();
  page.go("4x6:~another");
  await page.has(".palette .colour", 6);
  await offers(page, "pink, key 6");
  page.go(PUZZLE);
  await offers(page, "pink, key 6, out");
});

test("kept notes that do not fit are left out", async () => {
  const notes = { id: PUZZLE, sure: 1, out: {} };
  const page = await begin(HERE, { kept: { "mastermind:notes": notes } });
  await page.has(".slot .hole", 4);
  assert.equal(page.all(".colour.out").length, 0);
});

test("filling the rest says when nothing fits", async () => {
  const page = await after(ROWS);
  await page.type("111");
  await page.press("Notes");
  await page.press("Fill the rest");
  await page.part("cicada-toast").shows(/^No code left has these pegs.*\.$/);
  await page.has(".slot .hole", 1);
});

test("the assistant starts without an answer and offers possible ones", async () => {
  const rows = ["1122:2,0", "1133:3,0"];
  const page = await begin(await position("mastermind", "4x6:open", ...rows));
  const checked = () => page.all(".answers input").filter((input) => input.checked);
  await page.has(".slot .hole", 0);
  assert.equal(checked().length, 0);
  assert.equal(page.named(["button"], "Choose the answer").length, 1);
  assert.equal(page.offers("Choose the answer"), false);
  const pegs = page.labels(".slot").map((label) => label.split(": ")[1]);
  const guess = pegs.map((peg) => COLOURS.indexOf(peg) + 1).join("");
  const left = codesFitting(["1122", [2, 0]], ["1133", [3, 0]]);
  const answers = [...new Set(left.map((code) => `${score(code, guess)}`))].sort();
  const possible = answers.map((answer) => answer.split(","));
  const rights = new Set(possible.map(([right]) => right));
  assert.ok(rights.size < 5);
  const disabled = (group) =>
    page
      .group(group)
      .all("input")
      .filter((input) => input.disabled);
  await until(
    () => disabled("right place").length === 5 - rights.size,
    () => `${disabled("right place").length} are not possible`,
  );
  const [right, wrong] = possible[0];
  await page.group("right place").press(right);
  const wrongs = possible.filter(([other]) => other === right);
  await until(
    () => disabled("wrong place").length === 5 - wrongs.length,
    () => `${disabled("wrong place").length} are not possible`,
  );
  if (wrongs.length > 1) {
    assert.equal(page.offers("This was the answer"), false);
    assert.equal(page.named(["button"], "Choose the answer").length, 1);
    await page.group("wrong place").press(wrong);
  }
  await page.press("This was the answer");
  await page.has("li.past", 3);
  await until(() => checked().length === 0, "an answer is chosen already");
});

/** Paste the rows of a game played elsewhere. */
async function elsewhere(page, text) {
  await page.press("New game");
  await page.press(/^A game played elsewhere/);
  await page.fill(/^Its rows so far/, text);
}

test("each faulty line is one sentence, and the start waits", async () => {
  const page = await begin("mastermind/");
  await elsewhere(page, "RRGG 1 0\n<img src=x onerror=alert(1)>\nRGBY 3 1\nRGBYR 1 0\n");
  const dialog = page.part("cicada-new-mastermind");
  const faults = () =>
    dialog
      .all("p.warning")
      .map((line) => line.textContent)
      .filter((line) => /^Line \d: /.test(line));
  const hasFaults = (count) =>
    until(
      () => faults().length === count,
      () => `${faults().length} faults, not ${count}`,
    );
  await hasFaults(3);
  for (const fault of faults()) assert.match(fault, /^Line [234]: [^\n]+\.$/);
  assert.equal(dialog.named(["button"], "Start").length, 1);
  assert.equal(dialog.offers("Start"), false);
  await page.fill(/^Its rows so far/, "x\n".repeat(30));
  await dialog.shows("26 more lines cannot be read.");
  await page.fill(/^Its rows so far/, "RRGG 1 0");
  await hasFaults(0);
  await offers(dialog, "Start");
  await dialog.group("Pegs").press("5");
  await hasFaults(1);
  await dialog.press(/^I guess Python/);
  await offers(dialog, "Start");
});
