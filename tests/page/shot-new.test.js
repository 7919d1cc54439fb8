/** The dialog for a new puzzle of Shot by itself: levels, balls, grades. */
import "./environment.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { openNew } from "./new-game.js";
import { until } from "./part.js";

await import("../../web/games/shot/new-puzzle.js");

const level = (number, grade, balls, lesson = "") => ({
  ...{ level: number, id: `l${number}`, grade, lesson },
  balls: Array.from({ length: balls }, (_, i) => [i % 7, Math.floor(i / 7)]),
});
const LEVELS = [
  level(1, 1, 3, "Aim"),
  level(2, 1, 3, "Edge"),
  level(3, 1, 3),
  level(4, 2, 4),
  level(5, 2, 7),
];

/** Shot's dialog. */
async function shot({ solved = {}, before = 0, playing = null, levels = async () => LEVELS } = {}) {
  const board = { levels, solved: new Map(Object.entries(solved)), before, playing };
  return openNew("cicada-new-shot", { board });
}

test("levels stand in packs, each with what was solved of it", async () => {
  const { part } = await shot({
    solved: { l1: "alone", l2: "helped", l4: "alone", l9: "alone" },
    before: 3,
  });
  await part.shows("3 of 5 solved on this device.");
  await part.shows("Of the first ladder you solved 3.");
  assert.deepEqual(part.names("heading").slice(1, 4), [
    "Lessons 3 balls, 2 of 2 solved",
    "Grade 1 3 balls, 0 of 1 solved",
    "Grade 2 4 to 7 balls, 1 of 2 solved",
  ]);
  assert.deepEqual(part.labels("li button"), [
    "Level 1, Aim, 3 balls, solved",
    "Level 2, Edge, 3 balls, solved with help",
    "Level 3, 3 balls",
    "Level 4, 4 balls, solved",
    "Level 5, 7 balls",
  ]);
  assert.deepEqual(
    part.all(".mark").map((mark) => mark.textContent),
    ["✓", "✓◐", "✓"],
  );
  assert.equal(part.all("li .solved, li button.solved").length, 3);
  assert.equal(part.all("ol.lessons").length, 1);
  assert.equal(part.all("li svg path").at(-1).getAttribute("d").split("M").length - 1, 7);
});

test("without a first ladder nothing is said of it, and before levels have come they are waited for", async () => {
  let tell;
  const levels = () =>
    new Promise((resolve) => {
      tell = resolve;
    });
  const { part, settle } = await shot({ levels });
  await part.shows("Loading Python…");
  tell(LEVELS);
  await settle();
  assert.ok(!part.text.includes("first ladder"));
  assert.equal(part.all("li button").length, 5);
});

for (const [playing, solved, wanted] of [
  [2, {}, "Level 2, Edge, 3 balls"],
  [null, { l1: "alone" }, "Level 2, Edge, 3 balls"],
  [null, {}, "Level 1, Aim, 3 balls"],
])
  test(`the level in play is marked, and it or the next one is seen: ${playing}`, async (t) => {
    const seen = [];
    t.mock.method(Element.prototype, "scrollIntoView", function () {
      seen.push(this.getAttribute("aria-label"));
    });
    const { part } = await shot({ playing, solved });
    assert.deepEqual(seen, [wanted]);
    const marked = part.all("[aria-current=true]").map((each) => each.getAttribute("aria-label"));
    assert.deepEqual(marked, playing ? [wanted] : []);
  });

for (const [what, choices, start] of [
  ["a level", [/^Level 4,/], { level: 4 }],
  ["by balls", ["By balls", "Start"], { balls: 6 }],
  ["by fewest balls", ["By balls", "3", "Start"], { balls: 3 }],
  ["by most balls", ["By balls", "14", "Start"], { balls: 14 }],
  ["by grade", ["By grade", "Start"], { grade: 3 }],
  ["by the first grade", ["By grade", "1", "Start"], { grade: 1 }],
  ["by the last grade", ["By grade", "10", "Start"], { grade: 10 }],
])
  test(`a puzzle of Shot is chosen, which closes the dialog: ${what}`, async () => {
    const { press, heard, isOpen } = await shot();
    for (const choice of choices) await press(choice);
    assert.deepEqual([heard, isOpen()], [[["start", start]], false]);
  });

test("there are three to fourteen balls and ten grades, and levels again", async () => {
  const { press, part, heard, isOpen } = await shot();
  await press("By balls");
  assert.deepEqual(
    part.group("Balls").names("radio"),
    Array.from({ length: 12 }, (_, i) => `${i + 3}`),
  );
  await press("By grade");
  assert.deepEqual(
    part.group("Grade").names("radio"),
    Array.from({ length: 10 }, (_, i) => `${i + 1}`),
  );
  await press("Levels");
  assert.equal(part.all("li button").length, 5);
  await press("By hand");
  assert.deepEqual([heard, isOpen()], [[["edit"]], false]);
});

test("levels are asked for once", async () => {
  let times = 0;
  const levels = async () => {
    times += 1;
    return LEVELS;
  };
  const { element, settle, part } = await shot({ levels });
  element.show({ levels, solved: new Map(), before: 0, playing: 5 });
  await settle();
  await until(() => part.all("[aria-current=true]").length, "none is in play");
  assert.equal(times, 1);
});
