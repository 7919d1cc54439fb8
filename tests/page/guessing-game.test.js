/** A guessing game without its view: what is laid out, told and kept. */
import assert from "node:assert/strict";
import { after, afterEach, beforeEach, test } from "node:test";
import { PUZZLE, SECRET } from "./codes.js";
import { endPython, Gate, NativeWorker } from "./native-python.js";
import { until } from "./page.js";

const { MastermindGame } = await import("../../web/games/mastermind/game.js");
const { Session } = await import("../../web/midend/session.js");
const { Storage } = await import("../../web/midend/storage.js");
const { Python } = await import("../../web/python/client.js");

let worker;
let gate;
let session;
let game;
let heard;

/** The game of a puzzle, opened. */
async function open(id) {
  gate = new Gate();
  const python = new Python(() => {
    worker = new NativeWorker(gate);
    return worker;
  });
  const storage = new Storage();
  session = new Session("mastermind", { python, storage });
  game = new MastermindGame(session, storage);
  heard = [];
  for (const name of ["change", "board", "use", "puzzle", "problem", "row"])
    game.addEventListener(name, () => heard.push(name));
  game.arrive();
  python.start();
  assert.ok(await session.open(id));
  await game.settled();
}

beforeEach(() => localStorage.clear());
afterEach(() => worker.terminate());
after(endPython);

const hasPlayed = () => localStorage.getItem("cicada:mastermind:played") === "true";
const count = (name) => heard.filter((each) => each === name).length;

test("all that changes in a turn is told once", async () => {
  await open(PUZZLE);
  await Promise.resolve();
  heard.length = 0;
  game.lay("1122");
  game.setNoting(true);
  assert.deepEqual(heard, []);
  await Promise.resolve();
  assert.deepEqual(heard, ["change"]);
});

test("a guess clears the row at once, and is a row when Python has answered", async () => {
  await open(PUZZLE);
  game.lay("1122");
  gate.hold();
  const guessed = game.guessRow();
  assert.deepEqual([game.unfinished, game.waiting], ["", true]);
  await gate.release();
  await guessed;
  assert.deepEqual([game.drawn.rows.length, game.waiting, count("row")], [1, false, 1]);
});

test("a guess that Python refuses is told and comes back", async () => {
  await open("4x6n:~a");
  game.lay("1123");
  await game.guessRow();
  assert.deepEqual([game.draft, game.drawn.rows.length, count("problem")], ["1123", 0, 1]);
  assert.ok(count("use"));
});

test("what is laid out is kept until the guess is made, and then forgotten", async () => {
  await open(PUZZLE);
  const kept = () => session.saved(PUZZLE)?.draft;
  game.lay("12  ");
  await Promise.resolve();
  assert.equal(kept(), "12  ");
  game.lay("1122");
  await game.guessRow();
  await Promise.resolve();
  assert.ok(!kept());
});

test("what Python lays out is not kept as the person's", async () => {
  await open("4x6:open");
  await until(() => game.draft, "Python lays out no guess");
  await Promise.resolve();
  assert.equal(session.draft, "");
  game.setGuide(false);
  game.lay("1122");
  await Promise.resolve();
  assert.equal(session.draft, "1122");
});

test("playing on goes back to before a row, with the guess that was chosen", async () => {
  await open(PUZZLE);
  for (const code of ["1122", "3344"]) {
    game.lay(code);
    await game.guessRow();
  }
  await game.playOn({ row: 1, guess: "2613" });
  assert.deepEqual([session.made, game.draft], [["1122"], "2613"]);
  await game.playOn({ row: 0 });
  assert.deepEqual([session.made, game.draft], [[], ""]);
});

test("Python plays no further when the person leaves", async (t) => {
  await open(PUZZLE);
  t.mock.timers.enable({ apis: ["setTimeout"] });
  game.watch();
  await until(() => game.draft, "Python lays out no guess");
  game.leave();
  t.mock.timers.tick(10_000);
  await game.settled();
  assert.deepEqual([game.python.watched, session.made], [false, []]);
});

test("a refused game leaves who guesses as it was", async () => {
  await open(PUZZLE);
  game.guide = false;
  const parameters = { pegs: 99, colours: 6 };
  assert.equal(await game.start({ mode: "answer", parameters, moves: [] }), false);
  assert.deepEqual([game.guide, session.id, count("puzzle")], [false, PUZZLE, 0]);
  const again = { pegs: 4, colours: 6, secret: SECRET };
  assert.equal(await game.start({ mode: "guess", parameters: again, moves: ["1122"] }), true);
  await game.settled();
  assert.deepEqual([session.made, count("puzzle")], [["1122"], 1]);
});

test("what happens while nobody is there is followed when somebody comes back", async () => {
  await open(PUZZLE);
  game.leave();
  heard.length = 0;
  await session.play("1122");
  await Promise.resolve();
  assert.deepEqual([heard, hasPlayed()], [[], false]);
  game.arrive();
  assert.deepEqual([count("row"), hasPlayed()], [1, true]);
});
