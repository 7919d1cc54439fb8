/** A game that is left for another page, and goes on meanwhile, is found as it stands then. */
import { test } from "node:test";
import { after as afterShot, ROW, shoot, showsBalls } from "./balls.js";
import { codesLeft, SECRET } from "./codes.js";
import { GAMES } from "./games.js";
import { open } from "./page.js";
import { answer, left, targets } from "./pieces.js";

/** Wait until the move is on the board, or is not. */
async function showsBoard(page, name, isMade) {
  if (name === "shot")
    await showsBalls(page, isMade ? afterShot(ROW.balls, ROW.solution[0]) : ROW.balls);
  else await page.has("li.past, .rows > li", Number(isMade));
}

/** Go to the front page. */
async function leave(page, name) {
  await page.press("Cicada");
  await page.has(`cicada-${name}`, 0);
}

/** Another tab takes the move back. */
function takeBackElsewhere(page, name) {
  const key = `games:${name}`;
  const [game] = page.kept(key);
  const account = { ...game.account, events: [...game.account.events, "undo"] };
  localStorage.setItem(`cicada:${key}`, JSON.stringify([{ ...game, at: 0, account }]));
  dispatchEvent(new Event("storage"));
}

for (const [title, move, before, after] of [
  [
    "Mastermind",
    (page) => page.type("1122{Enter}"),
    "1,296 codes left",
    `${codesLeft(SECRET, "1122").length} codes left`,
  ],
  [
    "ChessGuess",
    (page) => page.type("r{Enter}"),
    `${targets(2).length} possible sets left`,
    `${left(2, [["BR", answer("BK WQ", "BR")]]).length} possible sets left`,
  ],
  ["Shot", (page) => shoot(page, ROW.solution[0]), "4 balls left", "3 balls left"],
])
  test(`a game that went on meanwhile is shown as it stands: ${title}`, async () => {
    const name = title.toLowerCase();
    const page = await open(`${name}/#${GAMES[name].puzzle}`);
    await page.ready();
    const view = page.part(`cicada-${name}`);
    await view.shows(before);
    const held = page.gate.hold();
    await move(page);
    await held;
    await leave(page, name);
    await page.gate.release();
    await page.settled();
    await page.press(title);
    await view.shows(after);
    await showsBoard(page, name, true);
    await leave(page, name);
    takeBackElsewhere(page, name);
    await page.settled();
    await page.press(title);
    await view.shows(before);
    await showsBoard(page, name, false);
  });

test("a game that is left before it has come is there when it is wanted again", async () => {
  const page = await open("");
  await page.press(/^Shot/);
  await page.press("Cicada");
  await page.has("cicada-home", 1);
  await page.settled();
  await page.press(/^Shot/);
  await page.has("cicada-shot", 1);
  await page.ready();
});
