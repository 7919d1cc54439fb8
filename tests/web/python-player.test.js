/** Python at the board: one run at a time, and a stopped one does nothing more. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { PythonPlayer } from "../../web/midend/python-player.js";
import { settled } from "./stand-ins.js";

/** A game that is won by the third guess; its hints wait until they are answered. */
class FakeGame {
  hintOptions = {};
  terms = { textOf: (guess) => guess };
  position = { status: "playing" };
  laid = [];
  played = [];
  asked = [];
  /** Whether Python has answered a move, and for the same puzzle. @type {Promise<boolean>} */
  answered = Promise.resolve(true);
  session = {
    ask: (question, options, { signal } = {}) =>
      new Promise((resolve, reject) => {
        const answer = (guess) => resolve({ level: 3, guess });
        this.asked.push({ question, options, signal, answer });
        signal?.addEventListener("abort", () => reject(signal.reason));
      }),
  };

  settled() {
    return this.answered;
  }

  lay(guess) {
    this.laid.push(guess);
  }

  async submit(guess) {
    this.played.push(guess);
    this.position = { status: this.played.length === 3 ? "won" : "playing" };
    return true;
  }

  changed() {}
}

let game;
let player;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  game = new FakeGame();
  player = new PythonPlayer(game);
});

/** Answer the question asked last, and let the pause between two guesses pass. */
async function answer(guess) {
  game.asked.at(-1).answer(guess);
  await settled();
  mock.timers.tick(5000);
  await settled();
}

test("Python plays on until the game is over", async () => {
  const watching = player.watch();
  await settled();
  assert.deepEqual([player.watched, player.thinking], [true, true]);
  for (const guess of ["1", "2", "3"]) await answer(guess);
  await watching;
  assert.deepEqual(
    [game.laid, game.played],
    [
      ["1", "2", "3"],
      ["1", "2", "3"],
    ],
  );
  assert.deepEqual([player.watched, player.thinking, game.asked.length], [false, false, 3]);
});

test("a run that is stopped while Python thinks asks, lays and plays no more", async () => {
  const watching = player.watch();
  await settled();
  player.stop();
  assert.deepEqual([player.watched, player.thinking], [false, false]);
  assert.equal(game.asked[0].signal.aborted, true);
  await answer("1");
  await watching;
  assert.deepEqual([game.laid, game.played, game.asked.length], [[], [], 1]);
});

test("watching, stopping and watching again is one run, and each guess is made once", async () => {
  const first = player.watch();
  await settled();
  game.asked[0].answer("1");
  await settled();
  player.stop();
  const second = player.watch();
  await settled();
  for (const guess of ["2", "3", "4"]) await answer(guess);
  await Promise.all([first, second]);
  assert.deepEqual(game.played, ["2", "3", "4"]);
  assert.equal(player.watched, false);
});

test("a run that was stopped leaves the one after it alone", async () => {
  const first = player.watch();
  await settled();
  player.stop();
  player.watch();
  await first;
  await settled();
  assert.deepEqual([player.watched, player.thinking], [true, true]);
  await answer("1");
  assert.deepEqual(game.played, ["1"]);
});

test("a guess that was thought of for another position is not played", async () => {
  const watching = player.watch();
  await settled();
  game.asked[0].answer("1");
  await settled();
  game.position = { status: "playing" };
  mock.timers.tick(5000);
  await watching;
  assert.deepEqual([game.played, player.watched], [[], false]);
});

test("whoever watches while a move is answered sees Python play on from there", async () => {
  let tell;
  game.answered = new Promise((resolve) => {
    tell = resolve;
  });
  player.watch();
  await settled();
  assert.deepEqual([player.watched, game.asked.length], [true, 0]);
  game.position = { status: "playing" };
  tell(true);
  await settled();
  await answer("1");
  assert.deepEqual(game.played, ["1"]);
});

test("Python does not play on in another puzzle, nor once it was stopped", async () => {
  game.answered = Promise.resolve(false);
  await player.watch();
  game.answered = Promise.resolve(true);
  const watching = player.watch();
  player.stop();
  await watching;
  assert.deepEqual([player.watched, game.asked.length], [false, 0]);
});

test("of two suggestions only the one asked for last is laid out", async () => {
  const first = player.suggest();
  const second = player.suggest();
  game.asked[0].answer("1");
  await first;
  assert.deepEqual([game.laid, player.thinking], [[], true]);
  game.asked[1].answer("2");
  await second;
  assert.deepEqual([game.laid, player.thinking], [["2"], false]);
});

test("a suggestion that is stopped is not laid out", async () => {
  const suggestion = player.suggest();
  player.stop();
  game.asked[0].answer("1");
  await suggestion;
  assert.deepEqual([game.laid, player.thinking], [[], false]);
});

test("Python is asked for a whole guess, by the strategy that is chosen", async () => {
  for (const [hintOptions, options] of [
    [{}, { level: 3 }],
    [{ strategy: "minimax" }, { level: 3, strategy: "minimax" }],
  ]) {
    game.hintOptions = hintOptions;
    player.suggest();
    const { question, options: asked } = game.asked.at(-1);
    assert.deepEqual([question, asked], ["hint", options]);
  }
});

test("of a hint that is no guess nothing is laid out", async () => {
  game.session.ask = async () => ({ level: 1 });
  await player.suggest();
  assert.deepEqual([game.laid, player.thinking], [[], false]);
});

test("Python chose what it laid out, and only for that position", async () => {
  assert.equal(player.chose(""), false);
  const suggestion = player.suggest();
  game.asked[0].answer("1");
  await suggestion;
  assert.deepEqual([player.chose("1"), player.chose("2")], [true, false]);
  game.position = { status: "playing" };
  assert.equal(player.chose("1"), false);
});

test("between two guesses there are 1.2 seconds", async () => {
  player.watch();
  await settled();
  game.asked[0].answer("1");
  await settled();
  for (const [milliseconds, played] of [
    [1199, []],
    [1, ["1"]],
  ]) {
    mock.timers.tick(milliseconds);
    await settled();
    assert.deepEqual(game.played, played);
  }
});

test("the game hears when Python begins to think, and when it has done so", async () => {
  const seen = [];
  game.changed = () => seen.push([player.watched, player.thinking]);
  const suggestion = player.suggest();
  game.asked[0].answer("1");
  await suggestion;
  assert.deepEqual(seen, [
    [false, false],
    [false, true],
    [false, false],
  ]);
});

test("what Python cannot answer is told, but not that it was stopped", async () => {
  const told = [];
  game.tell = (problem) => told.push(problem);
  const stopped = player.suggest();
  player.stop();
  await stopped;
  game.session.ask = () => Promise.reject(new Error("Python broke down."));
  await player.suggest();
  assert.deepEqual([told, player.thinking], [["Python broke down."], false]);
});
