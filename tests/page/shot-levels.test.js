/** The ladder of Shot: the first visit, lessons, ticks, proofs, replays, the last level. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  after,
  hinted,
  isLegal,
  losingShot,
  made,
  play,
  shots,
  showsBalls,
  solution,
  struck,
  tap,
  WINDOWS,
} from "./balls.js";
import { ask } from "./native-python.js";
import { open, stopClock, until } from "./page.js";

/** Between what a first visit is shown, in milliseconds. */
const BEAT = 1000;

const DIRECTIONS = { U: "Up", D: "Down", L: "Left", R: "Right" };

/** Open a level, and wait for it. */
async function begin(level, how = {}) {
  const { id, balls } = await made({ level });
  const page = await open(`shot/#l${level}`, how);
  await showsBalls(page, balls);
  await page.ready();
  return { page, id, balls };
}

/** Ask Python beside the page about the start of a puzzle. */
const askOf = (id, question) =>
  ask({ do: "ask", game: "shot", id, moves: [], question, options: {} });

const board = (page) => page.part("[slot=board]");

test("a first visit is shown one shot that is no move, still for whoever wants it so", async (t) => {
  const { balls } = await made({ level: 1 });
  const pass = stopClock(t);
  const page = await open("shot/");
  await page.ready();
  await showsBalls(page, balls);
  pass(BEAT);
  await board(page).has(".path", 1);
  assert.ok(page.offers("New puzzle"));
  assert.equal(page.offers("Undo"), false);
  board(page).part("[data-cell][tabindex='0']").root().focus();
  await page.type("{Home}");
  await board(page).has(".path", 0);
  await play(page, balls, solution(balls).slice(0, 1));
  assert.ok(page.offers("Undo"));
});

test("Help shows a shot and what it leaves", async () => {
  const { balls } = await made({ level: 1 });
  const left = after(balls, solution(balls)[0]).length;
  const { page } = await begin(12);
  await page.press("Help");
  const figure = (nth) => page.part("cicada-shot-example").part("figure", nth);
  await until(() => figure(0), "no pictures");
  await figure(0).has("[data-ball]", left + 1);
  await figure(0).has(".path", 1);
  await figure(1).has("[data-ball]", left);
});

for (const level of [3, 12])
  test(`a level opens by its number: ${level}`, async () => {
    const { page, id } = await begin(level);
    assert.match(location.href, new RegExp(`#l${level}:1`));
    const { grade } = (await askOf(id, "levels"))[level - 1];
    const words = level === 3 ? "3. Over the edge." : `Level 12, grade ${grade}.`;
    await page.part(".foot").shows(words);
    await page.part(".foot").shows("until one ball is left");
  });

for (const [name, how] of Object.entries(WINDOWS))
  test(`a lesson warns at once and draws why: ${name}`, async () => {
    const { page, balls } = await begin(1, how);
    const left = await play(page, balls, [losingShot(balls)]);
    await board(page).has(".proof circle", 2);
    await board(page).has(".proof path", 1);
    const heard = page.part("[role=status].visually-hidden", 0);
    await heard.shows("can never meet: ");
    await heard.shows(fromBelow(left).join(" and "));
    await page.press("Take back 1 shot");
    await board(page).has(".proof", 0);
    await play(page, balls, solution(balls));
    await page.shows("2 shots, 1 undone, with help once");
    await page.press("New puzzle");
    await until(() => page.offers(/^Level 1, /), "no levels");
    assert.deepEqual(
      page.names("button").filter((each) => each.startsWith("Level 1, ")),
      ["Level 1, Aim, 3 balls, solved with help"],
    );
  });

/** The balls, the lowest first: so the two groups of this lesson are named. */
const fromBelow = (balls) =>
  [...balls].sort((a, b) => b[1].localeCompare(a[1]) || b[0].localeCompare(a[0]));

test("elsewhere nothing is said until it is asked", async () => {
  const { page, balls } = await begin(12);
  let left = await play(page, balls, [losingShot(balls)]);
  while (shots(left).length) left = await play(page, left, [shots(left)[0]]);
  const foot = page.part(".foot");
  await foot.shows("No shot is left");
  assert.ok(!foot.text.includes("since"));
  await foot.press("Where was it lost?");
  await foot.shows("Lost since shot 1.");
  await page.part("[slot=panel]").press("Where was it lost?");
  const count = balls.length - left.length;
  await page.has(".replay li", count);
  const row = (nth) => page.part(".replay li", nth);
  assert.match(row(0).text, /lost here.*1 of \d+/);
  if (count > 1) await row(1).shows("0 of ");
  await row(0).part("button").click();
  await showsBalls(page, balls);
  await foot.shows("1 can be won; this shot loses.");
  await page.press("Back to the game");
  await showsBalls(page, left);
});

test("a reason is shown on the board, and the hinted shot made by a tap", async () => {
  const { page, balls } = await begin(12);
  for (const title of ["Hint: which ball", "Which way", "Why not another"]) await page.press(title);
  const reasons = () =>
    page.all(".others button").filter((each) => each.textContent.includes("can never meet"));
  await until(() => reasons().length, "no reason is given");
  reasons()[0].click();
  await board(page).has(".proof path", 1);
  await page.part(".foot").shows("can never meet");
  assert.equal(page.offers("Undo"), false);
  await page.press("Back to the game");
  await showsBalls(page, balls);
  await page.type("{Control>}y{/Control}");
  const left = await play(page, balls, solution(balls).slice(0, 1));
  await page.has(".hint", 0);
  await page.press("Hint: which ball");
  await page.press("Which way");
  await board(page).has(".path.aimed", 1);
  await page.has(".hint", 2);
  const shot = hinted(page.part(".hint", 1).text);
  assert.ok(isLegal(left, shot));
  await tap(page, struck(left, shot));
  await showsBalls(page, after(left, shot));
});

test("a ball that cannot be shot says why when it is tapped", async () => {
  const { id, balls } = await made({ board: "##\n\n  #   #" });
  assert.deepEqual(balls, ["a1", "b1", "c3", "g3"]);
  const page = await open(`shot/#${id}`);
  await showsBalls(page, balls);
  await page.ready();
  await tap(page, "a1");
  await page
    .part(".foot")
    .shows("a1 cannot be shot: the ball to the right is a neighbour; a shot needs a gap.");
});

test("the last level ends in a celebration", async () => {
  const levels = await askOf((await made({ level: 1 })).id, "levels");
  const { page, id, balls } = await begin(levels.length);
  const { moves } = await askOf(id, "solution");
  const way = moves.map(([x, y, sign]) => [`${"abcdefg"[x]}${Number(y) + 1}`, DIRECTIONS[sign]]);
  assert.equal((await play(page, balls, way)).length, 1);
  await page.part(".result").shows("Solved, and with it the whole ladder");
  await page.press("Another of grade 10");
  await page.hides("Choose a level");
  await until(
    () => location.hash.startsWith("#g10:"),
    () => location.hash,
  );
});
