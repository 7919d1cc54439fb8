/** The review of a game by itself: what each row says of skill and luck, Python's own game beside it, good play. */
import "./environment.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { user } from "./part.js";
import { FakeSession, reviewed, storageOf } from "./reviewed.js";

const { display } = await import("../../web/ui/display.js");

/** A row of Mastermind of which nothing is proven. */
const ROW = {
  ...{ guess: "1122", answer: [1, 0], before: 1296, left: 256, found: false },
  ...{ possible: true, classes: 13, expected: 204.5, largest: 300, contradicts: null },
  ...{ basis: "unknown", needs: null, best_needs: null, loss: null, luck: null },
  best: { guess: "1234", possible: true, classes: 14, expected: 185.2, largest: 276 },
  mark: "unknown",
};
/** What is proven of it. */
const PROVEN = { basis: "proven", needs: 2.5, best_needs: 2.25, loss: 0.25, luck: 0 };
const FOUND = {
  ...ROW,
  ...{ guess: "2316", answer: [4, 0], before: 256, left: 1, found: true },
  best: { ...ROW.best, guess: "2316" },
};
const GAME = {
  ...{ pegs: 4, colours: 6, repeats: true, known: true, evil: false, status: "won" },
  rows: [
    { guess: "1122", answer: [1, 0], before: 1296, left: 256, found: false },
    { guess: "2316", answer: [4, 0], before: 256, left: 1, found: true },
  ],
};
const REVIEW = { rows: [ROW, FOUND], summary: "So it was.", balance: null, line: [] };

const begin = (how = {}) => reviewed({ review: REVIEW, position: GAME, ...how });

const mastermind = (change, position = {}) =>
  begin({
    review: { ...REVIEW, rows: [{ ...ROW, ...change }] },
    position: { ...GAME, ...position },
  });

const EVIL = { evil: true };
for (const [what, change, position, text, share] of [
  ["not known", {}, {}, "what it costs is not known", 185.2 / 204.5],
  ["not known at worst", {}, EVIL, "what it costs is not known", 276 / 300],
  ["a proven loss", PROVEN, {}, "0.25 guesses worse than the best", 1 - 0.25 / 1.5],
  [
    "a loss beside the best known",
    { ...PROVEN, basis: "best-known" },
    {},
    "0.25 guesses worse than the best known",
    1 - 0.25 / 1.5,
  ],
  [
    "an estimate",
    { ...PROVEN, basis: "estimated" },
    {},
    "costs about 0.3 guesses, by an estimate",
    1 - 0.25 / 1.5,
  ],
  ["a guess at worst", { ...PROVEN, loss: 1 }, EVIL, "costs 1 guess in the worst case", 1 / 3],
  ["two guesses at worst", { ...PROVEN, loss: 2 }, EVIL, "costs 2 guesses in the worst case", 0],
  ["as good as the best", { ...PROVEN, loss: 0 }, {}, "a best guess", 1],
  ["the best known", { ...PROVEN, loss: 0, basis: "best-known" }, {}, "no better one known", 1],
  ["Python's own", { guess: "1234", expected: 185.2 }, {}, "no better one known", 1],
])
  test(`the skill of a guess is what it costs: ${what}`, async () => {
    const { measures } = await mastermind(change, position);
    const [[said, filled]] = measures();
    assert.equal(said, `skill: ${text}.`);
    assert.ok(Math.abs(filled - share) < 1e-6, `${filled}`);
  });

for (const [luck, text, filled] of [
  [0, "as expected", 0],
  [0.09, "as expected", 0.03],
  [0.1, "lucky by 0.1 guesses", 0.1 / 3],
  [-0.09, "as expected", -0.03],
  [-0.1, "unlucky by 0.1 guesses", -0.1 / 3],
  [1.5, "lucky by 1.5 guesses", 0.5],
  [3, "lucky by 3.0 guesses", 0.5],
  [-3, "unlucky by 3.0 guesses", -0.5],
])
  test(`luck is worth a word from a tenth of a guess on, and 1.5 guesses fill a bar: ${luck}`, async () => {
    const { measures } = await mastermind({ ...PROVEN, luck });
    const [, [said, share]] = measures();
    assert.equal(said, `luck: ${text}.`);
    assert.ok(Math.abs(share - filled) < 1e-6, `${share}`);
    const estimated = await mastermind({ ...PROVEN, luck, basis: "estimated" });
    assert.equal(
      estimated.measures()[1][0],
      `luck: ${text.startsWith("as") ? `about ${text}` : text.replace("by", "by about")}.`,
    );
  });

test("where nothing is known of luck, nothing is said of it", async () => {
  const { measures } = await mastermind({});
  assert.equal(measures().length, 1);
});

for (const [what, change, position, text] of [
  ["the best itself", { guess: "1234" }, {}, ""],
  ["left on average", {}, {}, "Python’s guess: 1234, with 185 to be expected left instead of 205."],
  ["left at worst", {}, EVIL, "Python’s guess: 1234, with 276 at worst left instead of 300."],
  ["proven", PROVEN, {}, "Better: 1234, with 2.25 guesses to be expected instead of 2.50."],
  [
    "estimated",
    { ...PROVEN, basis: "estimated" },
    {},
    "Better: 1234, with about 2.3 guesses to be expected instead of 2.5.",
  ],
  [
    "proven at worst",
    { ...PROVEN, needs: 6, best_needs: 5, loss: 1 },
    EVIL,
    "Better: 1234, with 5 guesses at worst instead of 6.",
  ],
])
  test(`a better guess is told with what it would have brought, and played on with: ${what}`, async () => {
    const { part, heard } = await mastermind(change, position);
    const said = part.all("ol > li p").map((each) => each.textContent.replace(/\s+/g, " ").trim());
    assert.deepEqual(
      said.map((each) => each.replace(/: .*?,/, ": 1234,")),
      text ? [text] : [],
    );
    assert.equal(part.offers("Play on from here with it"), text !== "");
    if (!text) return;
    await part.press("Play on from here with it");
    assert.deepEqual(heard, [["play-on", { row: 0, guess: "1234" }]]);
  });

const BALANCE = {
  guesses: 7,
  average: 3.6436,
  first: 0,
  to_go: 3.6436,
  loss: 1.1281,
  luck: -2.228,
};
for (const [change, said] of [
  [{}, "3.64 optimal play + 1.13 lost + 2.23 bad luck = 7 guesses"],
  [
    { guesses: 4, average: 4.3403, to_go: 4.3403, loss: 0.344, luck: 0.684 },
    "4.34 optimal play + 0.34 lost − 0.68 luck = 4 guesses",
  ],
  // The last term is what the others leave: 4.335 and 0.335 are rounded up.
  [
    { guesses: 5, average: 4.335, to_go: 4.335, loss: 0.335, luck: -0.33 },
    "4.34 optimal play + 0.34 lost + 0.32 bad luck = 5 guesses",
  ],
  [
    { average: 5.5, first: 2, to_go: 3.6, loss: 0.4, luck: -1 },
    "5.50 optimal play + 0.10 loss and luck of guesses 1 to 2 + 0.40 lost + 1.00 bad luck = 7 guesses",
  ],
  [
    { average: 5.5, first: 1, to_go: 4, loss: 1, luck: -1 },
    "5.50 optimal play − 0.50 loss and luck of guess 1 + 1.00 lost + 1.00 bad luck = 7 guesses",
  ],
  [
    { average: null, first: 3, to_go: 2.5, loss: 0.5, luck: -1 },
    "5.50 guesses 1 to 3, then best play + 0.50 lost + 1.00 bad luck = 7 guesses",
  ],
])
  test(`the sum of a game is shown and adds up to the last digit: ${said}`, async () => {
    const play = { title: "optimal play", average: 3.6436, histogram: [] };
    const review = { ...REVIEW, play, balance: { ...BALANCE, ...change } };
    const { part } = await begin({ review });
    const shown = part
      .all(".balance")
      .map((each) => each.textContent.replace(/\s+/g, " ").trim())
      .join();
    assert.equal(shown, said);
  });

test("a guess that could not be the code says why, and evil Python has no luck", async () => {
  const { text, measures } = await mastermind({ contradicts: 0 }, { evil: true });
  assert.match(text(), /it contradicts the answer to guess 1\./);
  assert.equal(measures().length, 1);
  const { text: other } = await mastermind({});
  assert.ok(!other().includes("contradicts"));
});

test("each row says how much was left before it and after it, the last that it found it", async () => {
  const { text, rows, heard, part } = await begin();
  assert.match(text(0), /^ ?1 .*1,296 → left before, after it 256/);
  assert.match(text(1), /^ ?2 .*256 → left before, then found/);
  await part.part("ol > li", 1).press("Back to before this guess");
  assert.deepEqual(heard, [["play-on", { row: 1, guess: undefined }]]);
  assert.equal(rows().length, 2);
});

test("where nothing is taken back, rows lead nowhere", async () => {
  const { part } = await begin({ session: Object.assign(new FakeSession(), { canUndo: false }) });
  assert.equal(part.offers("Play on from here with it"), false);
  assert.equal(part.offers("Back to before this guess"), false);
});

for (const [mark, change, position, text] of [
  ["best", { ...PROVEN, loss: 0 }, {}, "best"],
  ["good", { ...PROVEN, loss: 0.06 }, {}, "good"],
  ["slip", PROVEN, {}, "slip 0.25"],
  ["slip", { ...PROVEN, basis: "estimated" }, {}, "slip ≈ 0.3"],
  ["impossible", { ...PROVEN, loss: 2 }, EVIL, "impossible 2"],
  ["impossible", {}, {}, "impossible"],
  ["unknown", {}, {}, ""],
])
  test(`a guess has its mark, a bad one with what it cost: ${text}`, async () => {
    const { part } = await mastermind({ ...change, mark }, position);
    assert.equal(part.part(".mark").text, text);
  });

test("what a slip costs is said as Python has it", async () => {
  const { element } = await begin();
  const python = readFileSync("pysrc/cicada/guessing/review.py", "utf8");
  assert.match(python, /^SLIP = 0\.1$/m);
  assert.match(element.renderRoot.textContent, /costs a tenth of a guess or more is a slip/);
});

const KEYS = [
  ["ArrowDown", 2],
  ["ArrowRight", 2],
  ["ArrowUp", 0],
  ["ArrowLeft", 0],
  ["Home", 0],
  ["End", 3],
];

test("a guess is looked at when it is pressed, another one by arrow keys", async () => {
  const rows = [ROW, ROW, ROW, FOUND];
  const { part, heard, open, element } = await begin({ review: { ...REVIEW, rows } });
  assert.equal(open(), -1);
  const head = (/** @type {number} */ row) => part.part("button.head", row);
  const looked = () => heard.splice(0).map(([, row]) => row);
  for (const [key, to] of KEYS) {
    await head(1).click();
    assert.equal(open(), 1);
    await user.keyboard(`{${key}}`);
    await element.updateComplete;
    assert.deepEqual(looked(), [1, to]);
    assert.equal(open(), to);
    assert.equal(element.renderRoot.activeElement, head(to).root());
  }
  await user.keyboard("{End}{ArrowDown}{ArrowDown}x");
  assert.deepEqual(looked(), []);
  await user.keyboard("{Home}{ArrowUp}");
  await head(0).click();
  await element.updateComplete;
  assert.deepEqual(looked(), [0, undefined]);
  assert.equal(open(), -1);
});

test("a double click looks at a guess, no more", async () => {
  const { part, open, element } = await begin();
  await user.dblClick(part.part("button.head", 0).root());
  await element.updateComplete;
  assert.equal(open(), 0);
});

test("nothing is looked at in another position, or when the review is gone", async () => {
  const { part, heard, open, element, set, session } = await begin();
  await part.part("button.head", 0).click();
  await set({ position: { ...GAME } });
  session.asked[1].note(REVIEW);
  await element.updateComplete;
  assert.equal(open(), -1);
  await part.part("button.head", 1).click();
  element.remove();
  assert.deepEqual(heard, [["look", 0], ["look"], ["look", 1], ["look"]]);
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
    [
      "256 left costs nothing, lucky by 0.3 guesses",
      "276 left costs nothing, lucky by 0.2 guesses",
    ],
    ["found costs 0.13", "found costs 0.01, lucky by 1.3 guesses"],
    ["", "found unlucky by 1.3 guesses"],
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
      const rows = [
        { ...ROW, ...PROVEN, loss: 0.5 },
        { ...FOUND, loss: 0.4, basis: "estimated" },
      ];
      const { position = GAME, review = { ...REVIEW, rows } } = change;
      const session = Object.assign(new FakeSession(), { position });
      if (!isLate) session.result = { code: "c" };
      await begin({ storage, session, position, review });
      session.result = { code: "c" };
      session.dispatchEvent(new Event("finish"));
      const { losses, certain } = storage.kept["mastermind:results"]["4x6"].p;
      assert.deepEqual([losses, certain], isKept ? [[0.5, null], true] : [undefined, undefined]);
    }
  });
