/** The dialogs that pass a puzzle on, by themselves: which link, which word, which snippet of a course page. */
import "./environment.js";
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Part, until } from "./part.js";

const { shareDialog } = await import("../../web/share/share.js");
const { embedExercise, embedPuzzle } = await import("../../web/share/course-dialog.js");
const { dayText } = await import("../../web/midend/days.js");
const { default: mastermind } = await import("../../web/games/mastermind/entry.js");
const { default: shot } = await import("../../web/games/shot/entry.js");

const HERE = "http://localhost/cicada";
const dialogs = { share: "cicada-share", course: "cicada-embed" };
const partOf = (name) => new Part(() => document.querySelector(dialogs[name]));
const close = () => {
  for (const name of Object.values(dialogs))
    document.querySelector(name).renderRoot.querySelector("cicada-dialog")?.close?.();
};
after(close);

/** Open the dialog for a game. */
async function sharing(change = {}, { entry = mastermind, kept = {} } = {}) {
  const session = {
    ...{ game: entry.name, id: "4x6:1abc", made: [], at: 0, result: undefined },
    position: { known: true, evil: false },
    positionLink: async () => "4x6:1abc.1122.x",
    ...change,
  };
  const storage = { get: (key, fallback) => kept[key] ?? fallback };
  shareDialog({ entry, session, storage });
  const part = partOf("share");
  const element = part.root();
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    await element.updateComplete;
  };
  await until(() => part.all("dialog").length, "the dialog is not open");
  await settle();
  return {
    ...{ part, settle },
    link: () => part.named(["textbox"], "Link")[0]?.value,
    async press(name) {
      await part.press(name);
      await settle();
    },
  };
}

const WORD = "A new puzzle from a word, the same for everyone";

for (const [at, name] of [
  [0, undefined],
  [1, "The position after 1 move"],
  [2, "The position after 2 moves"],
])
  test(`the puzzle is passed on from its start, or as it stands: after ${at}`, async () => {
    const made = Array(at).fill("1122");
    const { part, link, press } = await sharing({ made, at });
    assert.equal(link(), `${HERE}/mastermind/#4x6:1abc`);
    assert.deepEqual(part.names("radio"), [
      "This puzzle, from its start",
      ...(name ? [name] : []),
      WORD,
    ]);
    if (!name) return;
    await press(name);
    assert.equal(link(), `${HERE}/mastermind/#4x6:1abc.1122.x`);
    assert.ok(!part.text.includes("hidden against a glance only"));
  });

test("a position whose link does not come is not offered", async () => {
  const positionLink = () => Promise.reject(new Error("no Python"));
  const { part } = await sharing({ made: ["1122"], at: 1, positionLink });
  assert.equal(part.names("radio").length, 2);
});

for (const [what, id, position, isSealed] of [
  ["drawn", "4x6:1abc", { known: true, evil: false }, true],
  ["a word's", "4x6:~word", { known: true, evil: false }, false],
  ["evil", "4x6:evil", { known: true, evil: true }, false],
  ["played elsewhere", "4x6:open", { known: false, evil: false }, false],
  ["of Shot", "9:1o-x", { balls: [] }, false],
  ["not there yet", "4x6:1abc", undefined, false],
])
  test(`of a secret in a link it is said how it is hidden: ${what}`, async () => {
    const { part } = await sharing({ id, position });
    assert.equal(part.text.includes("hidden against a glance only"), isSealed);
  });

for (const [what, entry, id, link] of [
  ["the same board", mastermind, "5x8:1abc", "5x8:~class-7b"],
  ["the puzzle of a day", mastermind, "daily1:~2026-11-20", "4x6:~class-7b"],
  ["by as many balls", shot, "9:1o-x", "9balls:~class-7b"],
  ["a level", shot, "l3:1o-x", "8balls:~class-7b"],
])
  test(`a word makes a puzzle of the same kind: ${what}`, async () => {
    const { part, press, settle, link: shown } = await sharing({ id, game: entry.name }, { entry });
    await press(WORD);
    assert.equal(shown(), undefined);
    assert.equal(part.offers("Open it"), false);
    for (const [word, isThere] of [
      ["Class 7b", true],
      ["!", false],
    ]) {
      await part.fill(/^Word/, word);
      await settle();
      assert.equal(shown(), isThere ? `${HERE}/${entry.name}/#${link}` : undefined);
      assert.equal(part.offers("Open it"), isThere);
      assert.equal(part.offers("the page of class-7b"), isThere);
    }
  });

test("a word is asked for anew when the dialog is opened again", async () => {
  const { press } = await sharing();
  await press(WORD);
  const { link } = await sharing();
  assert.equal(link(), `${HERE}/mastermind/#4x6:1abc`);
});

test("the picture of a link has a square for each dark field", async () => {
  const { part } = await sharing();
  const picture = part.part("svg.qr").root();
  const [, , width, height] = picture.getAttribute("viewBox").split(" ").map(Number);
  const squares = [
    ...picture
      .querySelector("path")
      .getAttribute("d")
      .matchAll(/M(\d+) (\d+)h1v1h-1z/g),
  ];
  assert.equal(width, height);
  const at = new Set(squares.map(([, x, y]) => `${x},${y}`));
  assert.ok(squares.every(([, x, y]) => x < width && y < height));
  // The three corners that every such picture has: a frame of seven by seven with a gap in it.
  for (const [left, top] of [
    [0, 0],
    [width - 7, 0],
    [0, width - 7],
  ])
    for (let i = 0; i < 7; i += 1) {
      assert.ok(at.has(`${left + i},${top}`) && at.has(`${left},${top + i}`));
      if (i > 0 && i < 6) assert.ok(!at.has(`${left + i},${top + 1}`));
    }
});

const RESULT = { sentence: "3 guesses, no help", code: "the code" };

for (const [what, id, solved, told] of [
  ["a puzzle", "4x6:1abc", 2, false],
  ["today's", undefined, 2, true],
  ["today's, the first one", undefined, 1, false],
])
  test(`a result is told with the streak that a puzzle of today goes on with: ${what}`, async (t) => {
    const now = new Date("2026-11-20T12:00:00");
    t.mock.timers.enable({ apis: ["Date"], now });
    const days = Array.from({ length: solved }, (_, back) => {
      const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() - back, back ? 12 : 0);
      return { day: dayText(date), at: Math.floor(date / 1000), zone: date.getTimezoneOffset() };
    });
    const { part } = await sharing(
      { id: id ?? `daily1:~${dayText(now)}`, result: RESULT },
      { kept: { "days:mastermind": days.reverse() } },
    );
    assert.ok(part.part("pre").text.includes(RESULT.sentence));
    assert.equal(part.text.includes("Streak: 2 days"), told);
    assert.equal(part.named(["textbox"], "Result code")[0].value, "the code");
  });

test("without a result there is nothing to tell of it", async () => {
  const { part } = await sharing();
  assert.equal(part.all("pre").length, 0);
  const { part: other } = await sharing({ result: { sentence: "3 guesses" } });
  assert.equal(other.offers("Copy result code"), false);
});

/** Open the dialog of a course page as it is at first. */
async function embedding({ entry = mastermind, id = "4x6:1abc.1122.x", form } = {}) {
  close();
  const element = document.querySelector("cicada-embed");
  const fresh = document.createElement("cicada-embed");
  for (const name of element.constructor.elementProperties.keys()) element[name] = fresh[name];
  if (form === undefined) embedPuzzle({ entry, id });
  else embedExercise({ name: "exercise", form });
  const part = partOf("course");
  await until(() => part.all("dialog").length, "the dialog is not open");
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    await element.updateComplete;
  };
  const kinds = () => [...part.named(["combobox"], "Kind of page")[0].options];
  return {
    ...{ part, element, settle, kinds },
    snippet: () => part.named(["textbox"], "Snippet")[0]?.value,
    async press(name) {
      await part.press(name);
      await settle();
    },
    async choose(text) {
      await part.choose(
        "Kind of page",
        kinds().find((option) => option.text.trim() === text).value,
      );
      await settle();
    },
    checked: () => part.all("input[type=checkbox]").map((each) => each.checked),
  };
}

test("a puzzle for practice has all that there is, in the colours and the language of the page", async () => {
  const { snippet, checked, press } = await embedding();
  assert.deepEqual(checked(), [true, true, true, true]);
  assert.doesNotMatch(snippet(), /theme|mode|ui=|lang/);
  assert.match(snippet(), /src="http:\/\/localhost\/cicada\/mastermind\/#4x6:1abc\.1122\.x"/);
  await press("Dark");
  assert.match(snippet(), /theme="dark"/);
  await press("Deutsch");
  assert.match(snippet(), /\?lang=de#/);
});

for (const [names, ui] of [
  [["New games"], "ui=hints,columns,solution#"],
  [["What a guess asks, at no cost"], "ui=hints,solution,new#"],
  [["Hints and lists", "The solution"], "ui=columns,new#"],
  [["Hints and lists", "What a guess asks, at no cost", "The solution", "New games"], "ui=none#"],
  [["The solution", "The solution"], undefined],
])
  test(`what readers find there is chosen one by one: ${names}`, async () => {
    const { press, snippet } = await embedding();
    for (const name of names) await press(name);
    if (ui) assert.ok(snippet().includes(ui), snippet());
    else assert.doesNotMatch(snippet(), /ui=/);
  });

test("another way of playing begins with what it has", async () => {
  const { press, snippet, checked } = await embedding();
  await press("Hints and lists");
  await press("Test");
  assert.deepEqual([checked().length, /mode=test&amp;ui=hints#/.test(snippet())], [2, true]);
  await press("Practice");
  assert.deepEqual(checked(), [true, true, true, true]);
});

test("a learning platform wants a test, unless something else is chosen", async () => {
  const { choose, part, press, checked } = await embedding();
  const isTest = () => part.named(["radio"], "Test")[0].checked;
  assert.equal(isTest(), false);
  await choose("SCORM");
  assert.deepEqual(
    [isTest(), checked().length, part.offers("Download the package")],
    [true, 2, true],
  );
  await press("Practice");
  assert.deepEqual([isTest(), checked().length], [false, 4]);
});

test("a package is passed from a score within bounds, and has a title", async () => {
  const { choose, part, settle, element } = await embedding();
  await choose("SCORM");
  const title = () => part.named(["textbox"], "Title")[0].value;
  const pass = () => part.named(["spinbutton"], /^Passed from/)[0];
  const least = Number(pass().value);
  assert.ok(title().startsWith("Cicada Mastermind") && least >= 1 && least <= 100);
  for (const [valid, value, shown] of [
    [true, "42.4", "42"],
    [false, "1000", "42"],
  ]) {
    pass().reportValidity = () => valid;
    await part.fill(/^Passed from/, value);
    await settle();
    assert.equal(pass().value, shown);
  }
  await part.fill("Title", "Week 3");
  await settle();
  assert.equal(title(), "Week 3");
  embedPuzzle({ entry: shot, id: "9:1o-x" });
  await element.updateComplete;
  await settle();
  assert.deepEqual([title(), Number(pass().value)], ["Cicada Shot", least]);
});

test("an exercise has its form, no way of playing, and a link once it is made", async () => {
  const { part, kinds, settle, element } = await embedding({ form: "The form" });
  assert.ok(part.text.includes("The form"));
  assert.deepEqual([part.offers("Test"), part.offers("Hints and lists")], [false, false]);
  assert.equal(part.named(["textbox"], "Snippet").length, 0);
  const stack = element.renderRoot.querySelector(".stack");
  stack.dispatchEvent(new CustomEvent("exercise", { detail: { link: "e:x", title: "Mine" } }));
  await settle();
  const snippet = part.named(["textbox"], "Snippet")[0].value;
  assert.ok(snippet.includes("/lab/#e:x"));
  assert.match(snippet, /height="640"|min-height: 640px/);
  const count = kinds().length;
  const { kinds: ofPuzzle } = await embedding();
  assert.equal(count, ofPuzzle().length);
});
