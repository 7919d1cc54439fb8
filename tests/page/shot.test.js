/** Shot is played to its end by taps and by the keyboard; puzzle after puzzle. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  after,
  CROSSING,
  isLegal,
  made,
  play,
  ROW,
  shoot,
  shots,
  showsBalls,
  solution,
  struck,
  tap,
  WINDOWS,
} from "./balls.js";
import { ask } from "./native-python.js";
import { open, stopClock, until } from "./page.js";

/** More than until somebody who waits is told, in milliseconds. */
const PATIENCE = 1000;

/** Open a puzzle, and wait for it. */
async function begin({ puzzle, balls }, how = {}) {
  const page = await open(`shot/#${puzzle}`, how);
  await showsBalls(page, balls);
  await page.ready();
  return page;
}

const board = (page) => page.part("[slot=board]");

/** Have Python make a puzzle that does not come. */
async function make(page, pass, way, ...choices) {
  await page.press("New puzzle");
  for (const choice of [way, ...choices]) await page.press(choice);
  await page.settled();
  page.gate.hold();
  await page.press("Start");
  await until(() => page.gate.questions.at(-1).do === "new", "no puzzle is asked for");
  pass(PATIENCE);
}

/** Stop Python, which is given some time to answer, and let it go on. */
async function stop(page, pass) {
  await page.press("Stop");
  pass(PATIENCE);
  await page.gate.release();
  await page.settled();
}

for (const [name, how] of Object.entries(WINDOWS))
  test(`a puzzle is won by tapping: ${name}`, async () => {
    const page = await begin(ROW, how);
    let { balls } = ROW;
    for (const each of ROW.solution) {
      await tap(page, each[0]);
      await board(page).has("[aria-selected=true]", 1);
      await tap(page, struck(balls, each));
      balls = after(balls, each);
      await showsBalls(page, balls);
      await page.settled();
    }
    await page.shows("3 shots, no help");
  });

test("a puzzle is won by the keyboard alone", async () => {
  const page = await begin(CROSSING);
  await board(page).has("[data-cell][tabindex='0']", 1);
  board(page).part("[data-cell][tabindex='0']").root().focus();
  let { balls } = CROSSING;
  for (const [ball, direction] of CROSSING.solution) {
    await walk(page, ball);
    await page.type(`{Enter}{Escape}[Space]{Arrow${direction}}`);
    balls = after(balls, [ball, direction]);
    await showsBalls(page, balls);
    await page.settled();
  }
  await page.part("[role=status].visually-hidden", 0).shows("One ball left: solved.");
  await page.type("{Control>}z{/Control}");
  await page.has(".result", 0);
  await page.type("{Control>}y{/Control}");
  await page.part(".sharing").shows("5 shots, no help ●●●●●");
});

/** Go to a cell by the arrow keys. */
async function walk(page, to) {
  const focus = () =>
    board(page).root().querySelector("cicada-shot-board").shadowRoot.activeElement;
  const [x, y] = focus().dataset.cell.split(",").map(Number);
  const [right, down] = ["abcdefg".indexOf(to[0]) - x, Number(to[1]) - 1 - y];
  const ways = { Left: -right, Right: right, Up: -down, Down: down };
  for (const [key, steps] of Object.entries(ways))
    for (let step = 0; step < steps; step += 1) await page.type(`{Arrow${key}}`);
  assert.match(focus().getAttribute("aria-label"), new RegExp(`^${to}: ball`));
}

test("the board rests while another puzzle is made", async (t) => {
  const page = await begin(CROSSING);
  const [first, second] = CROSSING.solution;
  const left = await play(page, CROSSING.balls, [first]);
  const pass = stopClock(t);
  await make(page, pass, "By balls");
  await page.shows("Python is making a puzzle…");
  await shoot(page, second);
  await page.type("{Control>}z{/Control}");
  assert.equal(page.offers("Undo"), false);
  await showsBalls(page, left);
  await stop(page, pass);
  assert.ok(page.offers("Undo"));
  await showsBalls(page, left);
  await tap(page, second[0]); // it is in hand still: the tap lets it go
  await play(page, left, [second]);
});

test("taps made before Python has answered are not lost", async () => {
  const page = await begin(ROW);
  let { balls } = ROW;
  page.gate.hold();
  for (const each of ROW.solution.slice(0, 2)) {
    await tap(page, each[0]);
    await tap(page, struck(balls, each));
    balls = after(balls, each);
  }
  await page.gate.release();
  await showsBalls(page, balls);
});

test("undo, redo and starting again, and a reload", async () => {
  const page = await begin(CROSSING);
  const boards = [CROSSING.balls];
  for (const each of CROSSING.solution.slice(0, 3))
    boards.push(await play(page, boards.at(-1), [each]));
  await page.press("Undo");
  await showsBalls(page, boards[2]);
  await page.press("Start again");
  await showsBalls(page, boards[0]);
  for (const balls of boards.slice(1)) {
    await page.press("Redo");
    await showsBalls(page, balls);
  }
  await page.reload();
  await showsBalls(page, boards[3]);
});

for (const [name, each, why] of [
  ["adjacent", ["a1", "Right"], "The next ball to the right is adjacent"],
  ["edge", ["a1", "Left"], "There is no ball to the left to hit."],
  ["nothing", ["d1", "Down"], "There is no ball below to hit."],
])
  test(`an illegal shot is not made, and the reason is told: ${name}`, async () => {
    const { id, balls } = await made({ board: "## #" });
    assert.deepEqual(balls, ["a1", "b1", "d1"]);
    assert.equal(isLegal(balls, each), false);
    const page = await begin({ puzzle: id, balls });
    await shoot(page, each);
    await page.part(".foot").shows(why);
    await page.settled();
    await showsBalls(page, balls);
    assert.equal(page.offers("Undo"), false);
  });

test("only the paths of legal shots are drawn", async () => {
  const page = await begin(CROSSING);
  for (const ball of CROSSING.balls) {
    await tap(page, ball);
    const legal = shots(CROSSING.balls).filter(([from]) => from === ball);
    await board(page).has(".path", legal.length);
    await board(page).has("[aria-selected=true]", 1);
    await tap(page, ball);
    await board(page).has(".path", 0);
    await board(page).has("[aria-selected=true]", 0);
  }
});

test("levels follow each other, and solved ones are remembered", async () => {
  const [first, second] = [await made({ level: 1 }), await made({ level: 2 })];
  const levels = await ask({
    ...{ do: "ask", game: "shot", id: first.id, moves: [] },
    ...{ question: "levels", options: {} },
  });
  const page = await open("shot/");
  await page.press("New puzzle");
  await page.press(/^Level 1,/);
  await until(() => location.href.endsWith(`#${first.id}`), "level 1 does not open");
  await play(page, first.balls, solution(first.balls));
  await page.press("Next level");
  await until(() => location.href.endsWith(`#${second.id}`), "level 2 does not open");
  await page.settled();
  await page.reload();
  await page.press("New puzzle");
  await until(() => page.offers(/^Level 1, Aim, .* solved$/), "level 1 is not remembered");
  await page.shows(`1 of ${levels.length} solved on this device.`);
});

test("Python makes a puzzle with so many balls, or of a grade", async () => {
  const page = await open("shot/");
  for (const [way, choice, words, begins] of [
    ["By balls", "7", "7 balls left", "#7:"],
    ["By grade", "2", "balls left", "#g2:"],
  ]) {
    await page.press("New puzzle");
    await page.press(way);
    await page.press(choice);
    await page.press("Start");
    await until(
      () => location.hash.startsWith(begins),
      () => location.hash,
    );
    await page.part("[slot=panel]").shows(words);
    await page.press(/^How many solutions/);
    await page.has(".hint", 1);
    assert.equal(page.part(".hint p", 0).text, "Exactly one solution; twin shots count once.");
  }
  assert.match(page.part(".hint p", 1).text, /^Grade 2 of 10/);
});

test("the making of a hard puzzle can be stopped", async (t) => {
  const page = await begin(ROW);
  const pass = stopClock(t);
  await make(page, pass, "By grade", "10");
  await page.shows("making a puzzle");
  await stop(page, pass);
  await page.hides("making a puzzle");
  await play(page, ROW.balls, ROW.solution);
});

test("a ball taken in hand is told with its lines", async () => {
  const page = await begin(ROW);
  await tap(page, "c1");
  const heard = page.part("[role=status].visually-hidden", 0);
  await heard.shows("Ball c1 held.");
  await heard.shows("left at a1");
  await heard.shows("right at e1");
});

test("a solved puzzle is set beside how often others would have tried", async () => {
  const moves = ["00R", "30L", "20R"];
  const question = { do: "ask", game: "shot", id: ROW.puzzle, moves, question: "tries" };
  const { sentence } = await ask({ ...question, options: { tries: 1 } });
  const page = await begin(ROW);
  assert.ok(!page.text.includes(sentence));
  await play(page, ROW.balls, ROW.solution);
  await page.part("cicada-shot-panel").shows(sentence);
});
