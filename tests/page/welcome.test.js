/** Who comes for the first time is told what there is to do, beside an example; who has played is not. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./page.js";

const { default: first } = await import("#python/first.json");
const { gameNamed } = await import("../../web/games/index.js");

const EVIL = "Nothing is hidden: each answer of evil Python keeps as many";

for (const [game, id, goal, move] of [
  ["mastermind", "4x6:~monday", "A code of coloured pegs is hidden.", "1122{Enter}"],
  ["mastermind", "4x6:evil", `${EVIL} codes as possible.`, "1122{Enter}"],
  ["chessguess", "5:~monday", "At most 5 pieces of one chess set are hidden.", "r{Enter}"],
  ["chessguess", "3:evil", `${EVIL} sets as possible. Pick at most 3 pieces and press`, "r{Enter}"],
])
  test(`a first visit is welcomed until the first move: ${game} ${id}`, async () => {
    const page = await open(`${game}/#${id}`);
    const selector = `cicada-${game}-welcome`;
    await page.part(selector).shows(goal);
    await page.ready();
    const examples = page.part(selector).all("li").length;
    assert.ok(examples > 1);
    await page.type(move);
    await page.has(selector, 0);
    await page.settled();
    await page.reload();
    await page.ready();
    await page.has(selector, 0);
    await page.press("Help");
    await page.part(selector).shows(goal);
    await page.part(selector).has("li", examples);
  });

test("before Python has come nobody knows how many pieces are hidden", async () => {
  const page = await open("chessguess/#5:~monday", { held: true });
  const welcome = page.part("cicada-chessguess-welcome");
  await welcome.shows("Some pieces of one chess set are hidden.");
  await page.gate.release();
  await welcome.shows("At most 5 pieces of one chess set are hidden.");
});

for (const [game, goal, offered] of [
  ["mastermind", "A code of coloured pegs is hidden.", ".slot"],
  ["chessguess", "At most 4 pieces of one chess set are hidden.", "[data-piece]"],
])
  test(`before Python has come a first visit shows the game that Python will give: ${game}`, async () => {
    const page = await open(`${game}/`, { held: true });
    await page.part(`cicada-${game}-welcome`).shows(goal);
    const drawn = () => [
      page.all(offered).length,
      page.all(`cicada-${game}-welcome li`).map(({ textContent }) => textContent),
    ];
    const before = drawn();
    assert.ok(before[0] > 3 && before[1].length > 2);
    await page.gate.release();
    await page.ready();
    assert.deepEqual(drawn(), before);
    const [{ session }] = page.all(`cicada-${game}`);
    assert.deepEqual(session.position, first[game].position);
    const { parameters } = gameNamed(game);
    for (const [name, value] of Object.entries(parameters))
      assert.equal(session.position[name], value);
  });
