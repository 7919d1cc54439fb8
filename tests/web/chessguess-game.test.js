/** A game of ChessGuess without its board: the guess, its answer, the notes, and what is certain. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ChessGuessGame } from "../../web/games/chessguess/game.js";
import { display } from "../../web/ui/display.js";
import { FakePlayer, FakeSession, position } from "./guessing-session.js";
import { FakeStorage, settled } from "./stand-ins.js";

const sets = (rows = [], change = {}) => position(rows, { size: 3, left: 5, ...change });
const OPEN = { known: false };

async function begin(there = sets(), change = {}) {
  const session = Object.assign(new FakeSession(), { game: "chessguess", answer: {}, ...change });
  const game = new ChessGuessGame(session, new FakeStorage());
  game.python = new FakePlayer();
  game.arrive();
  if (there) session.come(there);
  await settled();
  session.done.length = 0;
  const problems = [];
  game.addEventListener("problem", ({ detail }) => problems.push(detail));
  return { game, session, problems };
}

for (const [what, there, change, asks, draft] of [
  ["a set that Python knows", sets(), { guide: true, answering: true }, false, "BK WP"],
  ["Python chooses the guesses", sets([], OPEN), { guide: true }, true, ""],
  ["the person lays one out", sets([], OPEN), { guide: false }, false, "BK WP"],
  ["it is laid out", sets([], OPEN), { guide: false, answering: true }, true, ""],
])
  test(`in an open game a guess that is ready is answered: ${what}`, async () => {
    const { game } = await begin(there);
    game.lay(["WP", "BK"]);
    Object.assign(game, change);
    assert.deepEqual([game.asksForAnswer, game.draft], [asks, draft]);
  });

for (const [pieces, marks, kept] of [
  [[], {}, ""],
  [["WP", "BK"], {}, "WP BK"],
  [[], { BK: "+" }, undefined],
  [["WP", "BK"], { BK: "+", WP: "-" }, undefined],
])
  test(`pieces in the order of picking and marks are kept, and laid out again: ${pieces} ${JSON.stringify(marks)}`, async () => {
    const { game } = await begin();
    game.lay(pieces);
    game.mark(marks);
    if (kept !== undefined) assert.equal(game.unfinished, kept);
    const { game: other } = await begin(sets(), { draft: game.unfinished });
    assert.deepEqual([other.pieces, other.marks], [pieces, marks]);
  });

for (const [draft, pieces] of [
  ["BK WP WP", ["BK", "WP", "WP"]],
  ["BK WP WP WP", []], // there is no room
  ["BK XX", []],
])
  test(`what does not fit the board is left out: ${draft}`, async () => {
    const { game } = await begin(sets(), { draft });
    assert.deepEqual(game.pieces, pieces);
  });

for (const [pending, shown] of [
  [undefined, ["WP"]],
  ["BK BQ", ["BK", "BQ"]],
  ["BK BQ:1,0,0", ["BK", "BQ"]],
  ["", []],
])
  test(`the guess that waits for its answer is shown: ${pending}`, async () => {
    const { game } = await begin(sets(), { pending });
    game.lay(["WP"]);
    assert.deepEqual(game.shown, shown);
  });

test("a guess that is ready is made, in an open game once its answer is given", async () => {
  const { game, session } = await begin();
  game.lay(["WP", "BK"]);
  assert.equal(await game.ready(), true);
  assert.deepEqual(session.done, [["play", "BK WP", "move"]]);
  const { game: open, session: other } = await begin(sets([], OPEN));
  open.guide = false;
  open.lay(["WP", "BK"]);
  assert.equal(await open.ready(), false);
  assert.deepEqual([open.answering, other.done], [true, []]);
  assert.equal(await open.answered("1,0,0"), true);
  assert.deepEqual(other.done, [["play", "BK WP:1,0,0", "move"]]);
});

test("a row that is corrected is given the answer, and the guess stays", async () => {
  const { game, session } = await begin(sets(["BK", "BQ"], OPEN), {
    moves: ["BK:0,0,0", "BQ:0,0,1"],
  });
  game.guide = false;
  game.lay(["WP"]);
  await game.startCorrection(0);
  assert.equal(await game.answered("0,0,1"), false);
  await settled();
  assert.deepEqual(session.done, [["replace", ["BK:0,0,1", "BQ:0,0,1"]]]);
  assert.deepEqual(game.pieces, ["WP"]);
});

for (const [what, leave] of [
  ["it is corrected later", (game) => game.correctLater()],
  ["another guess is used", (game) => game.use(["BK"])],
])
  test(`no answer is asked for any more when ${what}`, async () => {
    const { game } = await begin(sets([], OPEN));
    game.answering = true;
    leave(game);
    assert.equal(game.answering, false);
  });

const HINT = { level: 2, certain: [{ piece: "BK" }], groups: [{ piece: "**" }], counted: [] };

test("what is certain is told of pieces and groups, and asked for after every answer from then on", async () => {
  const { game, session } = await begin(sets(["BK"]));
  assert.deepEqual(game.proven, []);
  game.prove(HINT);
  assert.deepEqual(game.proven, [{ piece: "BK" }, { piece: "**" }]);
  const next = { ...HINT, certain: [] };
  session.answer = next;
  session.come(sets(["BK", "BQ"]));
  assert.equal(game.certain, undefined);
  assert.deepEqual(session.done, [["ask", "hint", { level: 2 }]]);
  await settled();
  assert.equal(game.certain, next);
});

for (const [what, change, come, isAsked] of [
  ["nobody asked for it", () => {}, [sets(["BK", "BQ"])], false],
  [
    "it was put away",
    (game) => [game.prove(HINT), game.putCertainAway()],
    [sets(["BK", "BQ"])],
    false,
  ],
  ["the end", (game) => game.prove(HINT), [sets(["BK", "BQ"], { status: "won" })], false],
  ["another puzzle", (game) => game.prove(HINT), [sets([]), { id: "q" }], false],
  ["taken back", (game) => game.prove(HINT), [sets([])], true],
])
  test(`what is certain is asked for while it is wanted: ${what}`, async () => {
    const { game, session } = await begin(sets(["BK"]));
    change(game);
    session.come(...come);
    await settled();
    assert.equal(
      session.done.some(([, question]) => question === "hint"),
      isAsked,
    );
  });

test("in a test each help is asked for by itself", async (t) => {
  t.after(() => {
    display.mode = "play";
  });
  display.mode = "test";
  const { game, session } = await begin(sets(["BK"]));
  game.prove(HINT);
  session.come(sets(["BK", "BQ"]));
  await settled();
  assert.deepEqual([game.followsCertain, session.done], [false, []]);
});

for (const [what, meanwhile, hint] of [
  ["another position", (_, session) => session.come(sets(["BQ"], { status: "won" })), HINT],
  ["it was put away", (game) => game.putCertainAway(), HINT],
  ["another hint", () => {}, { ...HINT, level: 1 }],
])
  test(`what is certain is dropped when it comes too late, or is something else: ${what}`, async () => {
    const { game, session } = await begin(sets(["BK"]));
    game.prove(HINT);
    session.answer = hint;
    session.come(sets(["BK", "BQ"]));
    meanwhile(game, session);
    await settled();
    assert.equal(game.certain, undefined);
  });

test("each time that it is put away is counted, and what goes wrong is told", async () => {
  const { game, session, problems } = await begin(sets(["BK"]));
  for (let time = 0; time < 2; time += 1) game.putCertainAway();
  assert.deepEqual([game.timesPutAway, game.certain, game.followsCertain], [2, undefined, false]);
  game.prove(HINT);
  session.answer = () => Promise.reject(new Error("Python broke down."));
  session.come(sets(["BK", "BQ"]));
  await settled();
  assert.deepEqual(problems, ["Python broke down."]);
});

test("marks stay with their puzzle, what is said of them with their position", async () => {
  const { game, session } = await begin();
  game.mark({ BK: "+" });
  game.judge({ marks: [{ piece: "BK", verdict: "proven" }] });
  assert.deepEqual(game.verdicts, { BK: "proven" });
  session.come(sets(["BQ"]));
  assert.deepEqual([game.marks, game.verdicts], [{ BK: "+" }, {}]);
  game.judge({ marks: [{ piece: "BK", verdict: "open" }] });
  game.mark({ BK: "-" });
  assert.deepEqual(game.verdicts, {});
  session.come(sets(), { id: "q" });
  assert.deepEqual(game.marks, {});
});
