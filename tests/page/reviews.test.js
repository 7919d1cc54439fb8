/** The review of a game by itself: what each row says of skill and luck, Python's own game beside it, good play. */
import "./environment.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { FakeSession, reviewed, storageOf } from "./reviewed.js";

const { display } = await import("../../web/ui/display.js");

/** A row of Mastermind: a third of the bits that the best guess would have told. */
const ROW = {
  ...{ guess: "1122", answer: [1, 0], before: 1296, left: 256, expected: 204.5, largest: 300 },
  ...{ bits: 1, loss: null, luck: 0, contradicts: null, needs: null, proven: false },
  best: { guess: "1234", bits: 3, expected: 185.2, needs: null },
};
const FOUND = {
  ...ROW,
  guess: "2316",
  answer: [4, 0],
  before: 256,
  left: 1,
  best: { ...ROW.best, guess: "2316" },
};
const GAME = {
  ...{ pegs: 4, colours: 6, repeats: true, known: true, evil: false, status: "won" },
  rows: [
    { guess: "1122", answer: [1, 0], before: 1296, left: 256, found: false },
    { guess: "2316", answer: [4, 0], before: 256, left: 1, found: true },
  ],
};
const REVIEW = { rows: [ROW, FOUND], summary: "So it was.", line: [] };

const begin = (how = {}) => reviewed({ review: REVIEW, position: GAME, ...how });

const mastermind = (change, position = {}) =>
  begin({
    review: { ...REVIEW, rows: [{ ...ROW, ...change }] },
    position: { ...GAME, ...position },
  });

for (const [what, change, position, text, share] of [
  ["a third", {}, {}, "33 % of what the best tells", 1 / 3],
  ["all of it", { bits: 3 }, {}, "99 % of what the best tells", 1],
  ["more", { bits: 4 }, {}, "99 % of what the best tells", 1],
  [
    "nothing to tell",
    { bits: 0, best: { ...ROW.best, bits: 0 } },
    {},
    "99 % of what the best tells",
    1,
  ],
  ["a proven loss", { loss: 0.25 }, {}, "0.25 guesses worse than the best", 1 / 3],
  ["one guess at worst", { loss: 1 }, { evil: true }, "costs 1 guess in the worst case", 1 / 3],
  ["two guesses at worst", { loss: 2 }, { evil: true }, "costs 2 guesses in the worst case", 1 / 3],
  ["the best", { guess: "1234", bits: 3, loss: 0, proven: true }, {}, "a best guess", 1],
  ["the best known", { guess: "1234", bits: 3 }, {}, "no better one known", 1],
])
  test(`the skill of a guess of Mastermind is what it tells of the best: ${what}`, async () => {
    const { measures } = await mastermind(change, position);
    const [[said, filled]] = measures();
    assert.equal(said, `skill: ${text}.`);
    assert.ok(Math.abs(filled - share) < 1e-6);
  });

for (const [luck, text, filled] of [
  [0, "as expected", 0],
  [0.29, "as expected", 0.058],
  [0.3, "lucky: 256 left, 205 expected", 0.06],
  [-0.29, "as expected", -0.058],
  [-0.3, "unlucky: 256 left, 205 expected", -0.06],
  [2.5, "lucky: 256 left, 205 expected", 0.5],
  [5, "lucky: 256 left, 205 expected", 0.5],
  [-5, "unlucky: 256 left, 205 expected", -0.5],
])
  test(`luck is worth a word from 0.3 bits on, and 2.5 bits fill a bar: ${luck}`, async () => {
    const { measures } = await mastermind({ luck });
    const [, [said, share]] = measures();
    assert.equal(said, `luck: ${text}.`);
    assert.ok(Math.abs(share - filled) < 1e-6, `${share}`);
  });

for (const [what, change, position, text] of [
  ["the best itself", { guess: "1234" }, {}, ""],
  ["left on average", {}, {}, "with 185 to be expected left instead of 205."],
  ["left at worst", {}, { evil: true }, "with 185 at worst left instead of 205."],
  ["one of them not proven", { needs: 2 }, {}, "with 185 to be expected left instead of 205."],
  [
    "proven",
    { needs: 2.5, best: { ...ROW.best, needs: 2.25 } },
    {},
    "with 2.25 guesses to be expected instead of 2.50.",
  ],
  [
    "proven at worst",
    { needs: 6, best: { ...ROW.best, needs: 5 } },
    { evil: true },
    "with 5 guesses at worst instead of 6.",
  ],
])
  test(`a better guess is told with what it would have brought, and played on with: ${what}`, async () => {
    const { text: said, part, heard } = await mastermind(change, position);
    assert.equal(said().includes("Better:"), text !== "");
    assert.ok(said().includes(text));
    assert.equal(part.offers("Play on from here with it"), text !== "");
    if (!text) return;
    await part.press("Play on from here with it");
    assert.deepEqual(heard, [["play-on", { row: 0, guess: "1234" }]]);
  });

test("a guess that could not be the code says why, and evil Python has no luck", async () => {
  const { text, measures } = await mastermind({ contradicts: 0, luck: 2 }, { evil: true });
  assert.match(text(), /it contradicts the answer to guess 1\./);
  assert.equal(measures().length, 1);
  const { text: other } = await mastermind({});
  assert.ok(!other().includes("contradicts"));
});

test("each row says how much was left before it and after it, the last that it found it", async () => {
  const { text, rows, heard, part } = await begin();
  assert.match(text(0), /^ ?1 .*1,296 → left before, after it 256/);
  assert.match(text(1), /^ ?2 .*256 → left before, then found/);
  await part.part("ol > li", 1).part("button.head").click();
  assert.deepEqual(heard, [["play-on", { row: 1, guess: undefined }]]);
  assert.equal(rows().length, 2);
});

test("where nothing is taken back, rows lead nowhere", async () => {
  const { part } = await begin({ session: Object.assign(new FakeSession(), { canUndo: false }) });
  assert.ok(part.all("button.head").every((button) => button.disabled));
  assert.equal(part.offers("Play on from here with it"), false);
});

const LINE = [
  { guess: "1123", answer: [0, 1], found: false, left: 276, loss: 0, luck: 0.2 },
  { guess: "2316", answer: [4, 0], found: true, left: 1, loss: 0.005, luck: 1.25 },
  { guess: "2316", answer: [4, 0], found: true, left: 1, loss: null, luck: -1.25 },
];

test("Python's own game stands beside the person's, guess by guess, with what each cost and was lucky", async () => {
  const rows = [
    { ...ROW, loss: 0.004, luck: 0.3 },
    { ...FOUND, loss: 0.125, luck: 0 },
  ];
  const { part } = await begin({
    review: { ...REVIEW, rows, line: LINE, versus: "It was faster." },
  });
  assert.ok(part.names("heading").includes("Python's own game: 3 guesses"));
  await part.shows("It was faster.");
  const cells = part
    .all(".games tbody tr")
    .map((row) =>
      [...row.querySelectorAll("td")].map((cell) => cell.textContent.replace(/\s+/g, " ").trim()),
    );
  const ends = cells.map((row) => row.map((text) => text.replace(/^.*?(?=\d+ left|found|$)/, "")));
  assert.deepEqual(ends, [
    ["256 left costs nothing, lucky by 0.3 bits", "276 left costs nothing"],
    ["found costs 0.13", "found costs 0.01, lucky by 1.3 bits"],
    ["", "found unlucky by 1.3 bits"],
  ]);
});

for (const [count, title] of [
  [0, undefined],
  [1, "Python's own game: 1 guess"],
])
  test(`Python's own game is there where it is known: ${count}`, async () => {
    const { part } = await begin({ review: { ...REVIEW, line: LINE.slice(0, count) } });
    const titles = part.names("heading").filter((name) => name.startsWith("Python's"));
    assert.deepEqual(titles, title ? [title] : []);
    assert.equal(part.all(".games tbody tr").length, count ? 2 : 0);
  });

for (const embedded of [false, true])
  test(`the whole game is led to, in no frame: ${embedded}`, async (t) => {
    const before = { ...display };
    t.after(() => Object.assign(display, before));
    Object.assign(display, { embedded });
    const { part, heard } = await begin({ review: { ...REVIEW, tree: "4x6:x" } });
    assert.equal(part.offers("See it in the whole game"), !embedded);
    if (embedded) return;
    await part.press("See it in the whole game");
    assert.deepEqual(heard, [["tree", "4x6:x"]]);
  });

test("a review comes in parts, can be stopped, and asked for again", async () => {
  const { part, session, element, set } = await begin();
  await set({ position: { ...GAME } });
  const [, second] = session.asked;
  second.note({ rows: [ROW], summary: "" });
  await element.updateComplete;
  assert.equal(part.all("ol > li").length, 1);
  await part.press("Stop");
  await element.updateComplete;
  assert.equal(second.signal.aborted, true);
  await part.press("Review it to the end");
  assert.equal(session.asked.length, 3);
  await element.updateComplete;
  assert.equal(part.all("ol > li").length, 0);
  second.note(REVIEW); // too late: another one is asked for
  await element.updateComplete;
  assert.equal(part.all("ol > li").length, 0);
});

test("a review that fails says why, until another position is reviewed", async () => {
  const { part, session, set, element } = await begin();
  await set({ position: { ...GAME } });
  await set({ position: { ...GAME } });
  assert.equal(session.asked[1].signal.aborted, true);
  session.asked[2].fail(new Error("Python broke down."));
  await part.shows("Python broke down.");
  await set({ position: { ...GAME } });
  await element.updateComplete;
  assert.ok(!part.text.includes("broke down"));
  element.remove();
  assert.equal(session.asked[3].signal.aborted, true);
});

for (const [what, change, isKept] of [
  ["a game of one's own", {}, true],
  ["one that goes on", { position: { ...GAME, status: "playing" } }, false],
  ["one that is reviewed in part", { review: { ...REVIEW, rows: [ROW] } }, false],
  ["one that was played elsewhere", { position: { ...GAME, known: false } }, false],
])
  test(`what each guess lost is kept in the record: ${what}`, async () => {
    for (const isLate of [false, true]) {
      const kept = { "4x6": { p: { guesses: 2, ended: 1, code: "c" } } };
      const storage = storageOf({ "mastermind:results": kept });
      const { position = GAME, review = { ...REVIEW, rows: [{ ...ROW, loss: 0.5 }, FOUND] } } =
        change;
      const session = Object.assign(new FakeSession(), { position });
      if (!isLate) session.result = { code: "c" };
      await begin({ storage, session, position, review });
      session.result = { code: "c" };
      session.dispatchEvent(new Event("finish"));
      const { losses } = storage.kept["mastermind:results"]["4x6"].p;
      assert.deepEqual(losses, isKept ? [0.5, null] : undefined);
    }
  });
