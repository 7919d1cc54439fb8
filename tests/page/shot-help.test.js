/** What Python says of a position of Shot: warnings, hints, the solution, and in the editor. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  after,
  CROSSING,
  hinted,
  isLegal,
  losingShot,
  made,
  play,
  ROW,
  read,
  shots,
  showsBalls,
  solution,
  solutions,
  WINDOWS,
} from "./balls.js";
import { open, stopClock, until } from "./page.js";

/** The search gives up on this crowded board. */
const UNDECIDED = `\
######
#######
#######
##### #
 ## ###
# #####
#######
 ######
 #  ###`;

const CROSSING_DRAWN = "   #\n    #\n  #  #\n\n    #\n\n\n\n   #";

/** Between two shots that are played fast, in milliseconds. */
const PACE = 700;

const HERE = `shot/#${CROSSING.puzzle}`;

/** Open the crossing, and wait for it. */
async function begin(how = {}) {
  const page = await open(HERE, how);
  await showsBalls(page, CROSSING.balls);
  await page.ready();
  return page;
}

const board = (page) => page.part("[slot=board]");

for (const [name, how] of Object.entries(WINDOWS))
  test(`a lost position is told and taken back: ${name}`, async () => {
    const page = await begin({ ...how, kept: { "shot:warn": "always" } });
    const left = await play(page, CROSSING.balls, [losingShot(CROSSING.balls)]);
    await board(page).has(".field.lost", 1);
    await play(page, left, [shots(left)[0]]);
    await until(
      () => page.all("p").some((each) => each.textContent === "Lost since shot 1."),
      "it is not told since when",
    );
    await page.press("Take back 2 shots");
    await showsBalls(page, CROSSING.balls);
    await board(page).has(".field.lost", 0);
  });

test("a warning comes to whoever asks, and never to whoever wants none", async () => {
  const ask = "Can it still be won?";
  const page = await begin();
  const shot = losingShot(CROSSING.balls);
  await play(page, CROSSING.balls, [shot]);
  assert.ok(page.offers(ask));
  await board(page).has(".field.lost", 0);
  await page.press(ask);
  await page.part(".outlook").shows("Lost since shot 1, ");
  await page.press("Back to where it could be won");
  await showsBalls(page, CROSSING.balls);
  await page.press("Settings");
  await page.press("Never");
  await page.settled();
  await page.reload();
  await page.ready();
  await play(page, CROSSING.balls, [shot]);
  assert.deepEqual(page.named(["button"], ask), []);
  await board(page).has(".field.lost", 0);
});

test("hints lead to a shot that keeps the puzzle alive", async () => {
  const page = await begin();
  await page.press("Hint: which ball");
  await board(page).has(".ring", 1);
  await page.press("Which way");
  await page.has(".hint", 2);
  const shot = hinted(page.part(".hint", 1).text);
  assert.ok(isLegal(CROSSING.balls, shot));
  assert.ok(solution(after(CROSSING.balls, shot)));
  await page.press("Why not another");
  await page.has(".others li", shots(CROSSING.balls).length - 1);
  await play(page, CROSSING.balls, [shot]);
  await page.has(".hint", 0);
});

test("of a position of unknown outcome nothing is named and nothing promised", async () => {
  const sentence = "Unknown: there is too much to try in a moment.";
  const page = await open(`shot/#${(await made({ board: UNDECIDED })).id}`);
  const panel = page.part("[slot=panel]");
  await panel.press("Can it still be won?");
  await panel.shows(sentence);
  for (const [before, title] of ["Hint: which ball", "Which way", "Why not another"].entries()) {
    await panel.press(title);
    await panel.has(".hint", before + 1);
    for (let hint = 0; hint <= before; hint += 1)
      assert.equal(panel.part(".hint", hint).text, sentence);
  }
  assert.equal(page.part(".foot").text, sentence);
  for (const mark of [".ring", ".path", ".lost"]) await board(page).has(mark, 0);
});

test("the solution plays forwards, backwards and by itself", async (t) => {
  const page = await begin();
  await page.press("Show the solution");
  await page.group("The solution").shows("0 of 5");
  await page.press("One shot on");
  await page.group("The solution").shows("1 of 5");
  await page.shows("5 balls left");
  await board(page).has("[data-ball]", 5);
  await page.press("One shot back");
  await showsBalls(page, CROSSING.balls);
  await page.press(/^Speed/);
  const pass = stopClock(t);
  await page.press("Play");
  for (const number of [1, 2, 3, 4]) {
    await page.group("The solution").shows(`${number} of 5`);
    await page.settled();
    await page.group("The solution").shows(`${number} of 5`);
    pass(PACE);
  }
  await page.part(".result").shows("Solved");
  await board(page).has("[data-ball]", 1);
});

test("solutions are counted", async () => {
  const number = solutions(CROSSING.balls);
  const page = await begin();
  await page.press(/^How many solutions/);
  await page.has(".hint", 1);
  assert.equal(
    page.part(".hint p", 0).text,
    number === 1 ? "Exactly one solution; twin shots count once." : `${number} solutions.`,
  );
  assert.match(page.part(".hint p", 1).text, /^Grade \d+ of 10/);
});

for (const [name, how] of Object.entries(WINDOWS))
  test(`a position is set up by hand and played: ${name}`, async () => {
    const page = await open("shot/", how);
    await page.press("New puzzle");
    await page.press("By hand");
    const editor = page.part("cicada-shot-editor");
    await editor.press("Clear");
    await editor.part("#words").shows("ball");
    assert.equal(editor.offers("Play it"), false);
    for (const cell of ["a1", "d1", "f6"]) {
      await editor.part(`[aria-label="${cell}: empty"]`).click();
      await editor.has(`[aria-label="${cell}: ball"]`, 1);
    }
    assert.equal(solution(["a1", "d1", "f6"]), undefined);
    await editor.shows("can never meet");
    await editor.part('[aria-label="f6: ball"]').click();
    await editor.shows("can still be won");
    await editor.press("Play it");
    await showsBalls(page, ["a1", "d1"]);
  });

test("a position is taken in and given out as text", async () => {
  const page = await open(`shot/#${ROW.puzzle}`);
  await showsBalls(page, ROW.balls);
  await page.press("Position editor");
  const text = () => page.named(["textbox"], "As text")[0].value;
  await until(() => /^# # ##\s*$/.test(text()), text);
  await page.fill("As text", "o..\n ?");
  await page.shows("Line 2, column 2: ");
  assert.equal(page.offers("Play it"), false);
  await page.fill("As text", CROSSING_DRAWN.replaceAll("#", "o").replaceAll(" ", "."));
  await page.press("Play it");
  await showsBalls(page, CROSSING.balls);
  await page.press("Position editor");
  await until(() => text().includes("#"), text);
  assert.deepEqual(read(text()).sort(), [...CROSSING.balls].sort());
});
