/** The front page: what can be done here, and the games that were played on this device. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { open, Part, until } from "./page.js";
import { back } from "./visited.js";

/** A game as it is kept. */
function game(id, moves, began, ended = null) {
  const account = { events: moves.map(() => "move"), began, ended };
  return { id, moves, at: moves.length, account, finished: ended !== null };
}

const KEPT = {
  "games:mastermind": [
    game("5x8:~a", ["11223", "44556"], 500),
    game("daily1:~2026-11-22", ["12345"], 700),
    game("4x6:~<img src=x>", ["<img src=x>"], 100),
    ...Array.from({ length: 12 }, (_, n) => game(`4x6:~word-${n}`, ["1122", "3344"], n, 1000 + n)),
    "damaged",
  ],
  "games:chessguess": [game("5:evil", ["BK WQ WN", "BP BP"], 600)],
  "games:shot": [
    game("6:~monday", ["54D"], 800),
    game("4:1o1o1oo-jjafhm", ["00R", "30L", "20R"], 900, 2000),
    game("6:~tuesday", [], 950), // opened, and nothing done
  ],
};

const isAt = (end) =>
  until(
    () => location.href.endsWith(end),
    () => `${location.href} does not end with ${end}`,
  );

for (const heard of ["the clock", "that the page is looked at again"])
  test(`a front page that is open over midnight leads to the new day, by ${heard}`, async (t) => {
    t.mock.timers.enable({
      apis: ["Date", "setTimeout"],
      now: new Date("2026-11-26T23:59:59.500"),
    });
    const page = await open("", {});
    const leads = (day) => page.all(`a[href$="#daily1:~${day}"]`).length;
    assert.deepEqual([leads("2026-11-26"), leads("2026-11-27")], [4, 0]);
    if (heard === "the clock") t.mock.timers.tick(500);
    else {
      t.mock.timers.setTime(new Date("2026-11-27T08:00:00").getTime());
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    }
    await until(
      () => `${[leads("2026-11-26"), leads("2026-11-27")]}` === "0,4",
      () => `${page.all("a").map(({ href }) => href)}`,
    );
    const dates = page.gate.questions.filter((each) => each.do === "daily").map(({ date }) => date);
    assert.deepEqual(new Set(dates), new Set(["2026-11-26", "2026-11-27"]));
  });

test("a first visit is told what there is, also before Python has come", async () => {
  const page = await open("", { held: true });
  await until(() => page.offers(/^Today.*Shot$/), "no puzzle of the day");
  assert.ok(!page.text.includes("Go on where you were"));
  assert.ok(!page.text.includes("Played last"));
  await page.press("Beat evil Python");
  await isAt("/mastermind/#4x6:evil");
  // Never that a code is hidden.
  const goal = page.part("cicada-mastermind-welcome").part(".goal");
  const isTold = /^Nothing is hidden: each answer of evil Python keeps.*press Guess/;
  await goal.shows(isTold);
  await page.gate.release();
  await page.ready();
  await page.shows("nothing is hidden");
  await goal.shows(isTold);
});

test("the front page and the footer count the games that there are", async () => {
  const { GAMES } = await import("../../web/games/index.js");
  await open("");
  const three = document.body.textContent.includes("Three puzzles, played perfectly");
  assert.equal(three, GAMES.length === 3);
});

test("games go on from the front page", async () => {
  const page = await open("", { kept: KEPT });
  const games = (list) =>
    page
      .part("cicada-recent", list)
      .all("li")
      .map((item) => new Part(() => item));
  await until(() => games(0).length === 5, "no games to go on with");
  const told = () =>
    games(0)
      .slice(0, 4)
      .map(({ text }) => text);
  const wanted = [
    "Shot 6 balls, 1 shot",
    "Mastermind 22 November, 1 guess",
    "ChessGuess up to 5, evil, 2 guesses",
    "Mastermind 5x8, 2 guesses",
  ];
  await until(
    () => `${told()}` === `${wanted}`,
    () => `${told()}`,
  );
  // Five balls are left of six, once Python has told where.
  await games(0)[0].has('circle[fill="var(--ball)"]', 5);
  await games(0)[2].has(".piece", 2);
  // So do the answers come.
  await games(0)[3].has("circle.peg", 10);
  await games(0)[3].has("circle.pin", 10);
  await games(0)[2].shows(/\d {2}\d {2}\d|\d \d \d/);
  assert.equal(page.all("img").length, 0);
  assert.equal(games(1).length, 10);
  await games(1)[0].shows("3 shots");
  await games(0)[3].part("a").click();
  await page.has("li.past", 2);
  await isAt("/mastermind/#5x8:~a");
  back();
  await until(() => games(0)[0]?.text.includes("Shot"), "the games are not there again");
});

const NOW = new Date("2026-11-26T12:00:00");

test("what another tab has solved meanwhile is marked when the page is looked at again", async (t) => {
  t.mock.timers.enable({ apis: ["Date"], now: NOW });
  const page = await open("");
  await page.settled();
  assert.ok(page.offers(/^Today.*Mastermind$/));
  localStorage.setItem("cicada:days:mastermind", JSON.stringify(solved(1)));
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  await until(() => page.offers(/^Today.*Mastermind, solved$/), "it is not marked");
});

/** What is kept of today's puzzle, and of those of the days before. */
const solved = (days) =>
  Array.from({ length: days }, (_, i) => ({
    day: `2026-11-${27 - days + i}`,
    at: Date.parse(`2026-11-${27 - days + i}T11:00:00`) / 1000,
    zone: NOW.getTimezoneOffset(),
  }));

for (const [what, games, first, end] of [
  ["none is solved", [], "Play today’s puzzles", "/mastermind/#daily1:~2026-11-26"],
  ["one is", ["mastermind"], "Go on with today: ChessGuess", "/chessguess/#daily1:~2026-11-26"],
  ["all are", ["mastermind", "chessguess", "shot"], "Play Mastermind", "/mastermind/"],
])
  test(`the front page begins with today's puzzles: ${what}`, async (t) => {
    t.mock.timers.enable({ apis: ["Date"], now: NOW });
    const kept = Object.fromEntries(games.map((game) => [`days:${game}`, solved(3)]));
    const page = await open("", { kept });
    const [primary] = page.all(".primary");
    assert.equal(primary.textContent, first);
    assert.ok(primary.href.endsWith(end), primary.href);
    assert.equal(page.all(".primary").length, 1);
    await until(() => page.offers(/^Today: grade \d.*, Shot/), "Python has not told what it is");
    const cards = page.all(".games li").map((card) => new Part(() => card).text);
    for (const [i, game] of ["mastermind", "chessguess", "shot"].entries())
      assert.equal(cards[i].includes("3 days in a row"), games.includes(game));
    assert.equal(page.offers(/, Shot, solved$/), games.includes("shot"));
  });
