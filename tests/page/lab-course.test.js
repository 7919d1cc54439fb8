/** An exercise of the lab for a class: made in a dialog, shown in a frame, kept by a platform. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { chooseKind, openFrom, snippet } from "./course-dialog.js";
import { holds, inLabLink, labLink, program, write } from "./lab.js";
import { open } from "./page.js";
import { openFrame } from "./page-around.js";
import { Platform, packageFrom } from "./platform.js";

/** What a class begins with. */
const STARTER = "# write next_guess\n";

const MADE = {
  exercise: "mastermind-2x6",
  code: STARTER,
  title: "Week 3 <b>",
  task: "Beat this.\n\nUse `score`.",
  goal: "3.9",
  limit: "5",
  show: "-optimum",
  finding: "60",
  full: "3.5",
  zero: "4.4",
  forbid: "cicada",
};

/** Each way to write a snippet. */
const KINDS = [
  "Link",
  "HTML",
  "Moodle, Canvas",
  "Sphinx",
  "Jupyter Book 1",
  "Notebook cell",
  "Quarto",
];

/** Make the exercise in the dialog. */
async function make({ goal = MADE.goal } = {}) {
  const page = await open(`lab/#${MADE.exercise}`);
  await holds(page, "def next_guess");
  write(page, STARTER);
  await openFrom(page);
  const dialog = page.part("cicada-embed");
  await dialog.fill(/^Title/, MADE.title);
  await dialog.fill(/^Task/, MADE.task);
  await dialog.fill(/^Goal/, goal);
  await dialog.fill(/^Seconds for one answer/, MADE.limit);
  await dialog.fill(/^of 100 for finding every secret/, MADE.finding);
  await dialog.fill(/^The average that gives all others/, MADE.full);
  await dialog.fill(/^The average that gives none/, MADE.zero);
  await page.press(/^Programs may not import cicada/);
  await page.press("The best play known");
  assert.ok(page.named(["checkbox", "radio"], "What stands in the editor now")[0].checked);
  return page;
}

test("every kind of snippet holds what a teacher sets", async () => {
  const page = await make();
  await page.settled();
  const [, link] = /lab\/[^\s"#]*#([^\s"]+)/.exec(await snippet(page, "HTML"));
  assert.deepEqual(await inLabLink(link), MADE);
  for (const kind of KINDS) {
    const text = await snippet(page, kind);
    assert.ok(text.includes(link), kind);
    assert.ok(!text.includes("mode"), kind);
    assert.ok(!text.includes("Week 3"), "the words of others stay out of the snippet");
  }
  assert.ok(!page.names("group").includes("Way of playing"));
});

test("a sign too many in an address does not matter", async () => {
  const page = await open(`lab/#${await labLink({ exercise: "mastermind-2x6", goal: "3.9" })}.`);
  await holds(page, "def next_guess");
  await page.shows("Goal: 3.9 on average.");
});

test("cases are added to an exercise on functions alone", async () => {
  const page = await open("lab/#cis194-1");
  await holds(page, "def exact_matches");
  await openFrom(page);
  const dialog = page.part("cicada-embed");
  const cases = 'exact_matches(["Pink"], ["Pink"]) == 1';
  await dialog.fill(/^Further cases/, cases);
  await page.settled();
  const [, link] = /lab\/[^\s"#]*#([^\s"]+)/.exec(await snippet(page, "HTML"));
  assert.deepEqual(await inLabLink(link), { exercise: "cis194-1", cases });
  await dialog.fill(/^Further cases/, "exact_matches([]) = 0");
  await dialog.part("[role=alert]").shows('"exact_matches([]) = 0" is no case');
  assert.ok(!page.names("group").includes("Points"));
});

test("what cannot be is said in a sentence", async () => {
  const page = await make({ goal: "0.5" });
  await page
    .part("cicada-embed")
    .part("[role=alert]")
    .shows("Give the goal as an average from 1 to 100, such as 4.5.");
  assert.deepEqual(page.named(["textbox"], "Snippet"), []);
});

test("a frame takes a program and runs nothing by itself", async () => {
  const { page, around } = await openFrame("lab/?embed=1#mastermind-2x3");
  around.tell({
    cicada: "load",
    id: await labLink({ exercise: "mastermind-2x3", code: "print('it ran')" }),
  });
  await holds(page, "it ran");
  await page.settled();
  assert.ok(!page.offers("Stop"));
  assert.ok(!page.names("region").includes("Printed"));
  around.tell({ cicada: "load", id: 12 });
  const [unknown] = await around.hears("error", 1);
  assert.match(unknown.sentence, /^Send load with an id/);
  around.tell({ cicada: "load", id: "mastermind-2x3:1abc-defghi" });
  const [, damaged] = await around.hears("error", 2);
  assert.match(damaged.sentence, /damaged/);
  around.tell({ cicada: "reset" });
  await holds(page, "def next_guess");
});

test("a load takes the place of one that is not open yet", async () => {
  const { page, around } = await openFrame("lab/?embed=1#mastermind-2x3");
  await page.press("Start");
  await holds(page, "def next_guess");
  const last = await labLink({ exercise: "mastermind-2x3", code: "print('last')" });
  for (const id of ["mastermind-2x3:1abc-defghi", last]) around.tell({ cicada: "load", id });
  await holds(page, "print('last')");
  await page.settled();
  assert.equal(program(page), "print('last')");
  assert.deepEqual(around.heard("error"), []);
});

for (const data of ["nonsense", "{}", '{"id":"shot","link":"shot"}'])
  test(`what a platform kept may be damaged: ${data}`, async () => {
    const dialog = await make();
    await chooseKind(dialog, "SCORM");
    const files = await packageFrom(dialog, MADE.exercise, { passMark: 50 });
    const platform = new Platform("1.2", files);
    platform.kept = { core: { lesson_status: "incomplete" }, suspend_data: data };
    await platform.visit();
    await holds(platform.page, STARTER);
    assert.equal(program(platform.page), STARTER);
    assert.equal(platform.recorded("core.lesson_status"), "incomplete");
  });
