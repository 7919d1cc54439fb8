/** The solution of Shot by itself: its steps, its paces, and what ends it. */
import "./environment.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn } from "./mounted.js";
import { FakeSession, settle } from "./shot-session.js";

const { Playback } = await import("../../web/games/shot/playback.js");

/** A solution that is played; pauses end when time is told to pass. */
function playing(t, moves = ["a", "b", "c"], session = new FakeSession()) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  Object.assign(session, {
    play(move, by) {
      session.done.push(["play", move, by]);
      session.moves = [...session.made, move];
      session.at += 1;
    },
    undo() {
      session.at -= 1;
    },
    redo() {
      session.done.push(["redo"]);
      session.at += 1;
    },
  });
  const host = { session, addController() {}, requestUpdate() {} };
  const playback = new Playback(host);
  playback.load(moves);
  const part = () => drawn(playback.render());
  return {
    ...{ playback, session, part },
    async press(name) {
      await part().press(name);
      await settle();
    },
    async pass(milliseconds) {
      t.mock.timers.tick(milliseconds);
      await settle();
      await settle();
    },
    step: () => part().part("[role=status]").text.slice(0, 6),
  };
}

test("the solution is played shot by shot, forwards and backwards", async (t) => {
  const { press, step, part, session } = playing(t);
  assert.equal(step(), "0 of 3");
  assert.deepEqual(
    ["One shot back", "One shot on", "Play"].map((name) => part().offers(name)),
    [false, true, true],
  );
  for (const number of [1, 2, 3]) {
    await press("One shot on");
    assert.equal(step(), `${number} of 3`);
  }
  assert.deepEqual(
    ["One shot back", "One shot on", "Play"].map((name) => part().offers(name)),
    [true, false, false],
  );
  assert.deepEqual(
    session.done,
    ["a", "b", "c"].map((move) => ["play", move, "python"]),
  );
  await press("One shot back");
  await press("One shot on");
  assert.deepEqual(session.done.at(-1), ["redo"]); // what follows it is kept
  assert.equal(step(), "3 of 3");
});

for (const [changes, name, pause] of [
  [0, "normal", 1400],
  [1, "fast", 700],
  [2, "slow", 2600],
  [3, "normal", 1400],
])
  test(`the solution plays by itself at a pace that is chosen: ${name}`, async (t) => {
    const { press, step, pass, part } = playing(t);
    for (let change = 0; change < changes; change += 1) await press(/^Speed/);
    assert.ok(part().offers(`Speed: ${name}`));
    await press("Play");
    assert.equal(step(), "1 of 3");
    await pass(pause - 1);
    assert.equal(step(), "1 of 3");
    await pass(1);
    assert.equal(step(), "2 of 3");
    assert.ok(part().offers("Pause"));
    await press("Pause");
    await pass(pause);
    assert.equal(step(), "2 of 3");
    await press("Play");
    await pass(pause);
    await pass(pause);
    assert.ok(!part().offers("Pause"));
    assert.equal(step(), "3 of 3");
  });

test("the solution stops playing by itself where it is stepped, left or taken away", async (t) => {
  for (const stop of [
    ({ press }) => press("One shot back"),
    ({ press }) => press("One shot on"),
    ({ playback }) => playback.hostDisconnected(),
  ]) {
    const { playback, session, ...rest } = playing(t, ["a", "b", "c", "d"]);
    await rest.press("Play");
    await stop({ playback, ...rest });
    const { at } = session;
    await rest.pass(2600);
    assert.equal(session.at, at);
    t.mock.timers.reset();
  }
});

for (const [what, change, isActive] of [
  ["as it was", {}, true],
  ["a shot of it", { moves: ["z", "a"], at: 2 }, true],
  ["another shot", { moves: ["z", "b"], at: 2 }, false],
  ["before it", { moves: ["z"], at: 0 }, false],
  ["another puzzle", { id: "q" }, false],
  ["a shot that was taken back", { moves: ["z", "b"], at: 1 }, true],
])
  test(`the solution is there while the game follows it: ${what}`, (t) => {
    const session = Object.assign(new FakeSession(), { moves: ["z"], at: 1 });
    const { playback } = playing(t, ["a", "b"], session);
    Object.assign(session, change);
    assert.equal(playback.active, isActive);
    playback.load([]);
    assert.equal(playback.active, false);
  });
