/** A game of Shot without its board: shots that wait, rolls that are shown, what is kept of it. */
import "./environment.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  AFTER,
  BALLS,
  FakeSession,
  later,
  position,
  RIGHT,
  settle,
  storageOf,
} from "./shot-session.js";

const { ShotGame, sameBalls } = await import("../../web/games/shot/game.js");

function game(change = {}) {
  const session = Object.assign(new FakeSession(), change);
  const storage = storageOf();
  const made = new ShotGame(session, storage);
  made.balls = session.position?.balls ?? [];
  const heard = [];
  for (const name of ["shot", "refused", "problem"])
    made.addEventListener(name, ({ detail }) => heard.push([name, detail]));
  return { game: made, session, storage, heard };
}

const { x, y, direction } = RIGHT;
const TRY = { x, y, direction };

for (const [one, other, same] of [
  [BALLS, BALLS, true],
  [BALLS, [...BALLS].reverse(), true],
  [BALLS, AFTER, false],
  [[], [], true],
])
  test(`boards are the same where the same cells have balls: ${one} and ${other}`, () => {
    assert.equal(sameBalls(one, other), same);
  });

test("a shot rolls at once, and Python's answer only confirms it", async () => {
  const playing = later();
  const { game: made, session, heard } = game({ playing: playing.promise });
  made.try(TRY);
  await settle();
  assert.deepEqual(session.done, [["play", "00R", "move"]]);
  assert.deepEqual(heard, [["shot", { before: BALLS, shot: RIGHT }]]);
  assert.equal(sameBalls(made.balls, AFTER), true);
  const after = position({ balls: AFTER, last: RIGHT });
  assert.equal(made.positionChanged({ kind: "move", before: position(), after }), undefined);
  playing.resolve(true);
  await settle();
  assert.equal(sameBalls(made.balls, AFTER), true);
});

for (const [problem, told] of [
  ["Python broke down.", [["problem", "Python broke down."]]],
  ["", []],
])
  test(`a shot that Python refuses is taken back, and it is said why: ${problem}`, async () => {
    const { game: made, heard } = game({ playing: Promise.resolve(false), problem });
    made.try(TRY);
    await settle();
    assert.deepEqual([made.balls, heard.slice(1)], [BALLS, told]);
  });

for (const [attempt, why] of [
  [{ x: 0, y: 0, direction: "U" }, "No ball."],
  [{ x: 0, y: 0, direction: "D" }, ""],
  [{ x: 0, y: 1, direction: "R" }, ""],
  [{ x: 1, y: 0, direction: "R" }, ""],
])
  test(`what is no shot is refused with its reason: ${JSON.stringify(attempt)}`, async () => {
    const { game: made, session, heard } = game();
    made.try(attempt);
    await settle();
    assert.deepEqual([session.done, heard], [[], [["refused", { ...attempt, why }]]]);
  });

test("a shot that comes while Python answers waits for it, and is not made in another puzzle", async () => {
  for (const [id, made] of [
    ["9:1o-x", 1],
    ["9:1o-y", 0],
  ]) {
    const settling = later();
    const { game: shooting, session } = game({
      canPlay: false,
      pending: "50L",
      settling: settling.promise,
    });
    shooting.try(TRY);
    await settle();
    assert.equal(session.done.length, 0);
    Object.assign(session, { canPlay: true, pending: undefined, id });
    settling.resolve(true);
    await settle();
    assert.equal(session.done.length, made);
  }
});

for (const [what, change, made] of [
  ["the same board", {}, 1],
  ["another board", { position: position({ balls: AFTER }) }, 0],
  ["it was stopped", { stopped: true }, 0],
  ["Python is not ready yet", { canPlay: false }, 0],
])
  test(`a shot on a board that opens is made where it was seen: ${what}`, async () => {
    const settling = later();
    const { game: shooting, session } = game({ canPlay: false, settling: settling.promise });
    shooting.try(TRY);
    Object.assign(session, { canPlay: true, id: "another", ...change });
    settling.resolve(true);
    await settle();
    assert.equal(session.done.length, made);
  });

for (const [what, change, roll] of [
  [
    "a move made elsewhere",
    { kind: "move", before: position(), after: position({ last: RIGHT }) },
    { before: BALLS, shot: RIGHT },
  ],
  [
    "a move of a puzzle that was not seen",
    { kind: "move", before: undefined, after: position({ last: RIGHT }) },
    undefined,
  ],
  ["a move without a shot", { kind: "move", before: position(), after: position() }, undefined],
  [
    "taken back",
    { kind: "undo", before: position({ last: RIGHT }), after: position() },
    { before: BALLS, shot: RIGHT, backwards: true },
  ],
  ["taken back from nowhere", { kind: "undo", before: undefined, after: position() }, undefined],
  ["taken back without a shot", { kind: "undo", before: position(), after: position() }, undefined],
  [
    "another puzzle",
    { kind: "puzzle", before: position({ last: RIGHT }), after: position() },
    undefined,
  ],
])
  test(`what was not seen yet is to be seen: ${what}`, () => {
    const { game: made } = game();
    assert.deepEqual(made.positionChanged(change), roll);
  });

test("the balls are those of the position, but for a shot that is on its way", () => {
  for (const [kind, pending, isTaken] of [
    ["puzzle", undefined, true],
    ["puzzle", "00R", false],
    ["move", "00R", true],
  ]) {
    const { game: made } = game({ pending });
    made.positionChanged({ kind, before: position(), after: position({ balls: AFTER }) });
    assert.equal(made.balls === AFTER, isTaken);
  }
});

test("so many shots are taken back as are asked for once Python has answered", async () => {
  const { game: made, session } = game();
  await made.rewind(() => 2);
  assert.deepEqual(session.done, [["undo"], ["undo"]]);
  await made.rewind(() => 0);
  session.settling = Promise.resolve(false);
  await made.rewind(() => 2);
  assert.equal(session.done.length, 2);
});

for (const [description, id, next] of [
  [{ level: 3 }, "l3:1o-x", { level: 4 }],
  [{ level: 60, top: true }, "l60:1o-x", { grade: 10 }],
  [{}, "9:1o-x", { balls: 9 }],
  [{}, "g4:1o-x", { grade: 4 }],
])
  test(`the next puzzle is like this one, or the next level: ${id}`, () => {
    const { game: made } = game({ id, position: position(description) });
    assert.deepEqual(made.next, next);
  });

test("a puzzle's grade is that of its id, or what Python says of it once it is asked", async () => {
  const { game: made, session } = game({ answers: { rate: () => ({ grade: 7 }) } });
  assert.equal(made.grade, undefined);
  let changes = 0;
  made.addEventListener("change", () => {
    changes += 1;
  });
  await made.rate();
  assert.deepEqual(session.done, [["about", "9:1o-x", [], "rate"]]);
  assert.deepEqual([made.grade, changes], [7, 1]);
  session.answers.rate = () => ({ grade: null });
  await made.rate();
  assert.deepEqual([made.grade, changes], [7, 1]);
  session.id = "g4:1o-x";
  assert.equal(made.grade, 4);
});

test("there is no board until Python has described one, but for that of a first visit", () => {
  const { game: made } = game({ position: undefined });
  assert.deepEqual(
    [made.isThere, made.description.balls, made.description.status],
    [false, [], "playing"],
  );
  made.showFirst();
  assert.equal(made.isThere, true);
  assert.ok(made.balls.length > 1);
  assert.equal(made.description.balls, made.balls);
});

const finish = (change = {}, result = {}) => ({
  ...{ id: "l3:1o:x", position: position({ status: "won", level: 3, ...change }) },
  account: { events: [], began: 1, ended: 5 },
  result: { own: true, answered: 2, code: "c", solution: false, python: false, ...result },
});

for (const [what, finished, how, isRecorded] of [
  ["found alone", finish(), "alone", true],
  ["found with help", finish({}, { own: false }), "helped", true],
  ["the solution was looked at", finish({}, { own: false, solution: true }), undefined, true],
  ["Python played", finish({}, { own: false, python: true }), undefined, true],
  ["no level", finish({ level: null }), undefined, true],
  ["not solved", finish({ status: "stuck" }), undefined, false],
])
  test(`a level that was solved has a tick: ${what}`, () => {
    const { game: made, storage } = game();
    made.save(finished);
    assert.deepEqual(storage.kept["shot:levels"], how && { "l3:1o:x": how });
    assert.deepEqual(Object.keys(storage.kept["shot:results"] ?? {}), isRecorded ? ["l3:1o"] : []);
  });
