/** What stands under Shot's board, and its sentences: the puzzle, its end, solutions, a lost game. */
import "./environment.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, numbersIn } from "./mounted.js";
import { position } from "./shot-session.js";

const { chancesBefore, end, goal, lost, stuck, won } = await import("../../web/games/shot/foot.js");
const { factsStep } = await import("../../web/games/shot/facts.js");
const { replayStep } = await import("../../web/games/shot/replay.js");
const { shotsMade } = await import("../../web/games/shot/shots-made.js");

const shots = [
  { name: "a1 right", choices: 8, winning: 4, losing: false },
  { name: "c1 left", choices: 4, winning: 1, losing: true },
  { name: "d1 up", choices: 3, winning: 0, losing: false },
  { name: "e1 down", choices: 3, winning: null, losing: false },
];

test("a lost game is looked through shot by shot: how much could be won before each", async () => {
  const looked = [];
  const step = replayStep((...given) => looked.push(given));
  const asked = [];
  assert.equal(await step.ask((question) => asked.push(question)), 1);
  assert.deepEqual(asked, ["replay"]);
  const part = drawn(step.show({ shots }));
  const rows = part.all("li");
  assert.deepEqual(
    rows.map((row) => row.textContent.replace(/\s+/g, " ").trim()),
    [
      "1. a1 right 4 of 8",
      "2. c1 left lost here 1 of 4",
      "3. d1 up 0 of 3",
      "4. e1 down not known",
    ],
  );
  const shares = part.all(".bar i").map((bar) => numbersIn(bar.style.getPropertyValue("scale")));
  assert.deepEqual(shares, [
    [0.5, 1],
    [0.25, 1],
    [0, 1],
    [1, 1],
  ]);
  assert.deepEqual(
    rows.map((row) => row.className),
    ["", "losing", "", ""],
  );
  await part.part("button", 1).click();
  assert.deepEqual(looked, [[shots[1], 2]]);
});

for (const [i, words] of [
  "Before shot 5, a1 right: of 8 positions that a shot leads to, 4 can be won.",
  "Before shot 5, c1 left: of 4 positions that a shot leads to, 1 can be won; this shot loses.",
  "Before shot 5, d1 up: of 3 positions that a shot leads to, none can be won.",
  "Before shot 5, e1 down: of 3 positions that a shot leads to, it is not known how many can be won.",
].entries())
  test(`under the board it is said how much could be won: ${words}`, () => {
    assert.equal(chancesBefore(shots[i], 5), words);
  });

for (const [facts, texts] of [
  [
    { count: 1, exact: true, sentence: "Grade 2." },
    ["Exactly one solution; twin shots count once.", "Grade 2."],
  ],
  [{ count: 0, exact: true, sentence: "" }, ["No solution."]],
  [{ count: 2, exact: true, sentence: "" }, ["2 solutions."]],
  [
    { count: 1, exact: false, sentence: "" },
    ["At least 1 solution; there is too much to try for all."],
  ],
  [{ count: 5 }, ["At least 5 solutions so far."]],
])
  test(`solutions are counted, and the puzzle graded: ${texts}`, async () => {
    const part = drawn(factsStep.show(facts));
    assert.deepEqual(
      part.all("p").map((each) => each.textContent),
      texts,
    );
    const asked = await factsStep.ask(async (question) => ({ [question]: true }));
    assert.deepEqual(asked, { count: true, rate: true });
  });

for (const [what, change, grade, words] of [
  [
    "a lesson",
    { level: 3, lesson: { title: "Aim", text: "Like this." } },
    undefined,
    "3. Aim. Shoot until one ball is left. Like this.",
  ],
  [
    "a level",
    { level: 12, grade: 4, shots: 1 },
    undefined,
    "Level 12, grade 4. Shoot until one ball is left.",
  ],
  [
    "a made one at its start",
    {},
    4,
    "3 balls, grade 4. Shoot until one ball is left. Swipe a ball at another, or tap it and then where it should go.",
  ],
  ["a made one later", { shots: 2 }, 4, "Grade 4. Shoot until one ball is left."],
  ["one of one's own", { shots: 2 }, undefined, "Shoot until one ball is left."],
])
  test(`under the board it is said what the puzzle is: ${what}`, () => {
    assert.equal(drawn(goal(position(change), grade)).text, words);
  });

for (const [change, name, words] of [
  [{}, "Another one", "Solved."],
  [{ level: 3 }, "Next level", "Solved."],
  [{ level: 60, top: true }, "Another of grade 10", "Solved, and with it the whole ladder."],
])
  test(`at the end there is a next puzzle: ${name}`, async () => {
    const pressed = [];
    for (const result of [undefined, { share_row: "●○", sentence: "2 shots" }]) {
      for (const draw of [won, end]) {
        const view = { again: () => pressed.push(1), renderResultCode: () => "the code" };
        const part = drawn(draw(position(change), result, view));
        assert.ok(`${part.part(".result").text}.`.startsWith(words));
        assert.equal(part.text.includes("●○ 2 shots"), result !== undefined);
        await part.press(name);
      }
    }
    assert.equal(pressed.length, 4);
  });

for (const [back, shotsMade, words, name] of [
  [0, 5, "This board cannot be won.", undefined],
  [1, 5, "Lost since shot 5.", "Take back 1 shot"],
  [3, 5, "Lost since shot 3.", "Take back 3 shots"],
])
  test(`a lost position says since when, and leads back: ${back}`, async () => {
    const pressed = [];
    const part = drawn(lost(back, shotsMade, () => pressed.push(1)));
    assert.equal(part.part(".warning").text, words);
    assert.deepEqual(part.names("button"), name ? [name] : []);
    if (name) await part.press(name);
    assert.equal(pressed.length, name ? 1 : 0);
    assert.deepEqual(drawn(lost(back, shotsMade, undefined)).names("button"), []);
  });

for (const [shotsMade, isOffered] of [
  [0, false],
  [1, true],
])
  test(`where no shot is left, one is taken back if there is one: ${shotsMade}`, async () => {
    const pressed = [];
    const does = { ask: () => pressed.push("ask"), undo: () => pressed.push("undo") };
    const part = drawn(stuck(position({ shots: shotsMade }), undefined, does));
    assert.match(part.text, /^No shot is left\./);
    const names = ["Where was it lost?", "Take back a shot"];
    for (const name of names) assert.equal(part.offers(name), isOffered);
    if (isOffered) for (const name of names) await part.press(name);
    assert.deepEqual(pressed, isOffered ? ["ask", "undo"] : []);
    assert.match(
      drawn(stuck(position(), { sentence: "2 shots" }, does)).text,
      /^No shot is left: 2 shots\./,
    );
    assert.deepEqual(drawn(stuck(position(), undefined, undefined)).names("button"), []);
  });

for (const [moves, mayGoBack, words] of [
  [[], true, "Your shots will stand here; press one to go back to before it."],
  [[], false, "Your shots will stand here."],
  [["24R", "01D"], true, "Your shots 1 c5 right2 a2 down"],
  [["24R", "01D"], false, "Your shots 1 c5 right2 a2 down"],
])
  test(`the shots made are listed, each a way back where there is one: ${moves} ${mayGoBack}`, async () => {
    const gone = [];
    const part = drawn(shotsMade(moves, mayGoBack ? (back) => gone.push(back) : undefined));
    assert.equal(part.text.replace(/\s+/g, " "), words);
    assert.equal(part.all("button").length, mayGoBack ? moves.length : 0);
    for (const button of part.all("button")) button.click();
    assert.deepEqual(gone, mayGoBack && moves.length ? [2, 1] : []);
  });
