/** What the page offers when a game is over: today's puzzle of another game, and the text of the result. */
import "./environment.js";
import assert from "node:assert/strict";
import { mock, test } from "node:test";

const { dayText } = await import("../../web/midend/days.js");
const { dailyId } = await import("../../web/share/puzzle-links.js");
const { afterwards } = await import("../../web/app/afterwards.js");
const { gameNamed } = await import("../../web/games/index.js");

mock.timers.enable({ apis: ["Date"], now: Date.parse("2026-11-26T12:00:00") });
const TODAY = dayText(new Date());

/** What is offered after a puzzle of a game, where those of today are solved in some games. */
function after(name, { id = dailyId(TODAY), solved = [], result } = {}) {
  const at = Math.floor(Date.now() / 1000);
  const days = [{ day: TODAY, at, zone: new Date().getTimezoneOffset() }];
  const storage = {
    get: (key, none) => (solved.includes(key.slice("days:".length)) ? days : none),
  };
  const session = { game: name, id, position: {}, result };
  return afterwards({ entry: gameNamed(name), session, storage });
}

for (const [name, solved, next] of [
  ["mastermind", ["mastermind"], "chessguess"],
  ["mastermind", ["mastermind", "chessguess"], "shot"],
  ["chessguess", ["chessguess"], "shot"],
  ["chessguess", ["shot", "chessguess"], "mastermind"],
  ["shot", ["shot"], "mastermind"],
  ["shot", [], "mastermind"],
  ["shot", ["mastermind", "chessguess", "shot"], undefined],
])
  test(`after today's puzzle comes that of the next game: ${name}, ${solved} solved`, () => {
    const found = after(name, { solved }).next();
    const { title } = gameNamed(next) ?? {};
    const href = `http://localhost/cicada/${next}/#${dailyId(TODAY)}`;
    assert.deepEqual(found, next && { title, href });
  });

for (const id of ["4x6:1abc", "4x6:~class", dailyId("2026-01-01")])
  test(`other puzzles are followed by none of today: ${id}`, () => {
    assert.equal(after("mastermind", { id }).next(), undefined);
  });

test("the text of a result tells the streak of today", () => {
  const result = { sentence: "4 guesses, no help", share_row: "" };
  assert.equal(after("mastermind").text(), "");
  assert.deepEqual(after("mastermind", { result }).text().split("\n"), [
    `Cicada Mastermind ${TODAY}: 4 guesses, no help`,
    `http://localhost/cicada/mastermind/#${dailyId(TODAY)}`,
  ]);
});
