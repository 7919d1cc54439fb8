/** The score sheet of ChessGuess by itself: its rows, what can be done with them, how an answer is explained. */
import "./environment.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { mount, numbersIn } from "./mounted.js";
import { user } from "./part.js";

await import("../../web/games/chessguess/sheet.js");
await import("../../web/games/chessguess/practice.js");
const { contradiction } = await import("../../web/games/chessguess/sentences.js");

const row = (guess, answer, before, left, found = false) => ({
  guess,
  answer,
  before,
  left,
  found,
});
const ROWS = [
  row(["BK", "WP", "WP"], [1, 0, 2], 325, 25),
  row(["BK"], [0, 1, 1], 25, 1),
  row(["WQ"], [1, 0, 0], 1, 1, true),
];
const EXPLAINED = {
  ...{ target: ["BK", "BQ"], example: true, guess: ["BK", "WP", "WP"] },
  counted: [["piece"], ["colour"], []],
};

async function begin(properties = {}, explain = async () => EXPLAINED) {
  const asked = [];
  const session = {
    ask: (...given) => {
      asked.push(given);
      return explain(...given);
    },
  };
  const given = { session, rows: ROWS, ...properties };
  const sheet = await mount("cicada-guess-sheet", given, "correct", "asked", "use");
  const { part } = sheet;
  const box = () => document.querySelector("cicada-answer-explanation");
  return {
    ...{ ...sheet, asked, box },
    numbers: (nth) => part.all("button.numbers, span.numbers[role=img]").at(nth),
    async settle() {
      for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
      await box()?.updateComplete;
    },
    /** How a pointer comes and goes. */
    point(nth, type, pointerType = "mouse") {
      const event = Object.assign(new Event(type), { pointerType });
      part.all("button.numbers").at(nth).dispatchEvent(event);
    },
    isOpen: () => box() !== null,
  };
}

test("each row has its number, its pieces, its answer and what it left", async () => {
  const { part } = await begin();
  const rows = part.all(".rows > li");
  assert.deepEqual(
    rows.map((each) => each.querySelector(".count").textContent),
    ["1", "2", "3"],
  );
  assert.deepEqual(
    part.labels("button.numbers").map((label) => label.split(". ")[0]),
    [
      "Answer 1: 1 piece, 0 kinds, 2 colours",
      "Answer 2: 0 pieces, 1 kind, 1 colour",
      "Answer 3: 1 piece, 0 kinds, 0 colours",
    ],
  );
  const texts = rows.map((each) =>
    [...each.querySelectorAll(".numbers [data-text]")].map((part) => part.dataset.text).join(" "),
  );
  assert.deepEqual(texts, [
    "1 piece 0 kinds 2 colours",
    "0 pieces 1 kind 1 colour",
    "1 piece 0 kinds 0 colours",
  ]);
  assert.deepEqual(
    part.all(".left").map((left) => left.textContent.trim()),
    ["25 sets left", "1 set left", "found"],
  );
  const bars = part
    .all(".left-bar")
    .map((bar) =>
      [...bar.querySelectorAll("i")].map((each) =>
        numbersIn(each.style.getPropertyValue("scale"))[0].toFixed(3),
      ),
    );
  const share = (count) => (count > 1 ? Math.log(count) / Math.log(325) : 0).toFixed(3);
  assert.deepEqual(bars, [
    [share(325), share(25)],
    [share(25), share(1)],
    [share(1), share(1)],
  ]);
});

test("rows that contradict and the one that is corrected are marked", async () => {
  const { part } = await begin({ contradicting: [0, 2], correcting: 1 });
  const marked = (name) => part.all(".rows > li").map((each) => each.classList.contains(name));
  assert.deepEqual(marked("conflicting"), [true, false, true]);
  assert.deepEqual(marked("correcting"), [false, true, false]);
});

test("only the last row shows what its pieces certainly count for", async () => {
  for (const [counted, rows] of [
    [[["piece"]], [0, 0, 1]],
    [[null], [0, 0, 0]],
    [[], [0, 0, 0]],
  ]) {
    const { part } = await begin({ counted });
    const shown = part.all(".rows > li").map((each) => each.querySelectorAll(".counted").length);
    assert.deepEqual(shown, rows);
    assert.deepEqual(
      part.all(".tied").map((each) => each.className),
      rows[2] ? ["tied by-piece"] : [],
    );
  }
});

test("an empty sheet has its invitation and its lines", async () => {
  const { part, set } = await begin({ rows: [], invitation: "Which ones?" });
  assert.equal(part.part(".invitation").text, "Which ones?");
  assert.equal(part.all(".blank > .line:not(.invitation)").length, 12);
  await set({ invitation: "" });
  assert.equal(part.all(".invitation").length, 0);
  await set({ invitation: "Which ones?", rows: ROWS });
  assert.equal(part.all(".invitation").length, 0);
});

for (const [what, properties, names, heard] of [
  [
    "a game that goes on",
    {},
    [/^Use guess 1 again: black king, 2 white pawns$/],
    ["use", ROWS[0].guess],
  ],
  ["a game that is over", { over: true }, [], undefined],
  [
    "a game whose answers are given",
    { known: false },
    ["Correct the answer to guess 1"],
    ["correct", 0],
  ],
  [
    "one that is over",
    { known: false, over: true },
    ["Correct the answer to guess 1"],
    ["correct", 0],
  ],
])
  test(`a guess can be used again, and an answer that was given corrected: ${what}`, async () => {
    const sheet = await begin(properties);
    assert.equal(sheet.part.offers(/^(Use guess|Correct the answer)/), names.length > 0);
    for (const name of names) await sheet.part.press(name);
    assert.deepEqual(sheet.heard, heard ? [heard] : []);
  });

test("what a guess asked can be asked", async () => {
  const { part, heard } = await begin();
  await part.part("button.story", 1).click();
  assert.deepEqual(heard, [["asked", 1]]);
  await part.part("button.story", 1).shows("What did guess 2 ask?");
});

test("how an answer was counted is shown by a press, against an example", async () => {
  const { numbers, asked, isOpen, settle, box } = await begin();
  await user.click(numbers(0));
  await settle();
  assert.deepEqual(asked, [["explain", { row: 0 }]]);
  assert.equal(isOpen(), true);
  const text = box().renderRoot.textContent.replace(/\s+/g, " ");
  assert.match(text, /An example that is still possible.*black king, black queen/);
  assert.deepEqual(
    [...box().renderRoot.querySelectorAll("li")].map((item) =>
      item.textContent.replace(/\s+/g, " ").trim(),
    ),
    ["1 black king: piece", "1 white pawn: colour", "1 white pawn: not counted"],
  );
  assert.equal(box().renderRoot.querySelectorAll(".nothing").length, 1);
});

test("at the end it is shown against what was hidden", async () => {
  const { numbers, settle, box } = await begin({ over: true }, async () => ({
    ...EXPLAINED,
    example: false,
  }));
  await user.click(numbers(0));
  await settle();
  const text = box().renderRoot.textContent;
  assert.match(text, /This was hidden:/);
  assert.match(text, /So the guess was counted like this:/);
});

for (const [what, over, type, pointerType, isAsked] of [
  ["pointed at", false, "pointerenter", "mouse", false],
  ["pointed at", true, "pointerenter", "mouse", true],
  ["touched", true, "pointerenter", "touch", false],
  ["focused", false, "focus", "", false],
  ["focused", true, "focus", "", true],
])
  test(`only at the end it is shown without a press: ${what}, ${over}`, async () => {
    const { point, asked, isOpen, settle } = await begin({ over });
    point(1, type, pointerType);
    await settle();
    assert.deepEqual(asked, isAsked ? [["explain", { row: 1 }]] : []);
    assert.equal(isOpen(), isAsked);
  });

for (const [what, hide] of [
  ["the pointer leaves", ({ point }) => point(0, "pointerleave")],
  ["the focus leaves", ({ point }) => point(0, "blur")],
  [
    "the sheet is scrolled",
    ({ part }) => part.part(".rows").root().dispatchEvent(new Event("scroll")),
  ],
  ["something else is pressed", () => window.dispatchEvent(new Event("pointerdown"))],
  [
    "Escape",
    async ({ numbers }) => {
      numbers(0).focus();
      await user.keyboard("{Escape}");
    },
  ],
  ["another row comes", ({ set }) => set({ rows: [...ROWS] })],
  ["another page is shown", ({ element }) => element.remove()],
])
  test(`the box goes when ${what}`, async () => {
    const sheet = await begin();
    await user.click(sheet.numbers(0));
    await sheet.settle();
    assert.equal(sheet.isOpen(), true);
    await hide(sheet);
    assert.equal(sheet.isOpen(), false);
  });

for (const [what, change] of [
  ["a touch leaves", ({ point }) => point(0, "pointerleave", "touch")],
  ["another key is pressed", () => user.keyboard("x")],
  ["what is certain is told", ({ set }) => set({ counted: [["piece"]] })],
])
  test(`the box stays when ${what}`, async () => {
    const sheet = await begin();
    await user.click(sheet.numbers(0));
    await sheet.settle();
    await change(sheet);
    assert.equal(sheet.isOpen(), true);
  });

test("what comes too late, for another answer, or not at all is not shown", async () => {
  const answers = [];
  const sheet = await begin(
    {},
    () => new Promise((resolve, reject) => answers.push({ resolve, reject })),
  );
  await user.click(sheet.numbers(0));
  await user.click(sheet.numbers(1));
  answers[0].resolve(EXPLAINED);
  await sheet.settle();
  assert.equal(sheet.isOpen(), false);
  answers[1].reject(new Error("stopped"));
  await sheet.settle();
  assert.equal(sheet.isOpen(), false);
});

for (const [what, anchor, box, top, left] of [
  ["below", { top: 100, bottom: 120, left: 50 }, { width: 200, height: 100 }, 126, 50],
  [
    "above where there is no room",
    { top: 700, bottom: 720, left: 50 },
    { width: 200, height: 100 },
    594,
    50,
  ],
  [
    "below where it just fits",
    { top: 668, bottom: 688, left: 50 },
    { width: 200, height: 100 },
    694,
    50,
  ],
  [
    "at the top where it fits nowhere",
    { top: 90, bottom: 720, left: 50 },
    { width: 200, height: 100 },
    6,
    50,
  ],
  ["within the left edge", { top: 100, bottom: 120, left: 2 }, { width: 200, height: 100 }, 126, 6],
  [
    "within the right edge",
    { top: 100, bottom: 120, left: 1200 },
    { width: 200, height: 100 },
    126,
    1074,
  ],
])
  test(`the box stands beside its answer: ${what}`, async (t) => {
    window.happyDOM.setViewport({ width: 1280, height: 800 });
    const sheet = await begin();
    sheet.numbers(0).getBoundingClientRect = () => anchor;
    const { prototype } = customElements.get("cicada-answer-explanation");
    t.mock.method(prototype, "getBoundingClientRect", () => box);
    await user.click(sheet.numbers(0));
    await sheet.settle();
    assert.deepEqual([sheet.box().style.top, sheet.box().style.left], [`${top}px`, `${left}px`]);
  });

for (const [rows, words] of [
  [[], "No set fits these answers."],
  [[1], "No set can have given answer 2."],
  [[0, 2], "No set fits the answers 1 and 3 together."],
])
  test(`a contradiction names the answers that cannot all be right: ${rows}`, () => {
    assert.ok(contradiction(rows).startsWith(words));
  });

test("a record's puzzle shows its rows, and takes a guess that is laid out", async () => {
  const puzzle = { board: "2", link: "p", rows: [{ guess: "BK WP", answer: [1, 0, 1] }] };
  const { part, element, heard, set } = await mount(
    "cicada-chessguess-practice",
    { puzzle },
    "guess",
  );
  await part.part("ol > li").shows("1 piece, 0 kinds, 1 colour");
  await user.keyboard("{Shift>}P{/Shift}k");
  await element.updateComplete;
  assert.deepEqual(element._guess, ["WP", "BK"]);
  await user.keyboard("q"); // there is no room
  assert.equal(element._guess.length, 2);
  await user.keyboard("{Enter}");
  assert.deepEqual(heard, [["guess", "BK WP"]]);
  await set({ puzzle: { ...puzzle } });
  assert.equal(element._guess.length, 2);
  await set({ puzzle: { ...puzzle, link: "q" } });
  assert.deepEqual(element._guess, []);
  await part.press("Guess no pieces");
  assert.deepEqual(heard.at(-1), ["guess", ""]);
  element.remove();
  await user.keyboard("k");
  assert.deepEqual(element._guess, []);
});
