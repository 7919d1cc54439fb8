/** A game of Mastermind without its board: its row, its notes, its settings, and what Python is asked about the row. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { MastermindGame } from "../../web/games/mastermind/game.js";
import { FakePlayer, FakeSession, position } from "./guessing-session.js";
import { FakeStorage, listen, settled } from "./stand-ins.js";

const board = (rows = [], change = {}) =>
  position(rows, { pegs: 4, colours: 6, repeats: true, left: 5, ...change });
const OPEN = { known: false };

/** A game that stands at a position, with what Python answers. */
async function begin(there = board(), { kept = {}, answers = {}, ...change } = {}) {
  const answer = (question, options) =>
    ({ possible: () => ({ outcomes: [] }), ...answers })[question]?.(options) ?? [];
  const session = Object.assign(new FakeSession(), { answer, ...change });
  const storage = new FakeStorage();
  for (const [key, value] of Object.entries(kept)) storage.set(key, value);
  const game = new MastermindGame(session, storage);
  game.python = new FakePlayer();
  game.arrive();
  if (there) session.come(there);
  await settled();
  session.done.length = 0;
  game.python.done.length = 0;
  const problems = [];
  game.addEventListener("problem", ({ detail }) => problems.push(detail));
  const asked = (question) =>
    session.done
      .filter(([what, name]) => what === "ask" && name === question)
      .map(([, , options]) => options);
  return { game, session, storage, problems, asked };
}

/** Fill a row, and wait for what follows. */
async function fill(game, code, slot = 0) {
  game.setRow({ code, slot });
  await settled();
}

for (const [code, draft, unfinished, missing] of [
  ["", "", "", 4],
  ["    ", "", "", 4],
  ["1", "", "1", 3],
  [" 2  ", "", " 2  ", 3],
  ["112 ", "", "112 ", 1],
  ["1122", "1122", "1122", 0],
])
  test(`a row is a guess once every slot has a peg: "${code}"`, async () => {
    const { game } = await begin();
    await fill(game, code);
    assert.deepEqual(
      [game.draft, game.unfinished, game.laidOut, game.missing],
      [draft, unfinished, unfinished, missing],
    );
  });

for (const [kept, row] of [
  ["1 26", { code: "1 26", slot: 1 }],
  ["1226", { code: "1226", slot: 0 }],
  ["1227", { code: "", slot: 0 }],
  ["122", { code: "", slot: 0 }],
  ["12266", { code: "", slot: 0 }],
])
  test(`a row that was kept is laid out where it fits the board: ${kept}`, async () => {
    const { game } = await begin(board(), { draft: kept });
    assert.deepEqual(game.row, row);
  });

test("settings are kept for later visits, each by itself", async () => {
  const { game, storage } = await begin();
  assert.deepEqual(game.settings, { marks: "digits", strategy: "", warn: false });
  game.set({ marks: "shapes" });
  game.set({ warn: true });
  assert.deepEqual(
    [
      storage.get("mastermind:marks"),
      storage.get("mastermind:warn"),
      storage.get("mastermind:strategy"),
    ],
    ["shapes", true, undefined],
  );
  const kept = { "mastermind:marks": "colours", "mastermind:strategy": "first" };
  assert.deepEqual((await begin(board(), { kept })).game.settings, {
    marks: "colours",
    strategy: "first",
    warn: false,
  });
});

for (const [what, there, guide, change, suggests] of [
  ["Python chooses", board([], OPEN), true, { strategy: "first" }, true],
  ["another setting", board([], OPEN), true, { warn: true }, false],
  ["the person chooses", board([], OPEN), false, { strategy: "first" }, false],
  ["a code that Python knows", board(), true, { strategy: "first" }, false],
])
  test(`another strategy chooses another guess, where Python does: ${what}`, async () => {
    const { game } = await begin(there);
    game.guide = guide;
    game.set(change);
    assert.deepEqual(game.python.done, suggests ? ["suggest"] : []);
  });

for (const [strategies, options] of [
  [["first", "minimax"], { strategy: "minimax" }],
  [["first"], {}],
])
  test(`a strategy is followed where the board has it: ${strategies}`, async () => {
    const answers = { strategies: () => strategies.map((name) => ({ name })) };
    const { game } = await begin(board(), { answers, kept: { "mastermind:strategy": "minimax" } });
    assert.deepEqual(game.hintOptions, options);
  });

test("strategies are asked for with each puzzle, and once more where Python broke down", async () => {
  let times = 0;
  const strategies = () => {
    times += 1;
    if (times !== 2) throw new Error("Python broke down.");
    return [{ name: "first" }];
  };
  const { game, session, asked } = await begin(board(), { answers: { strategies } });
  assert.deepEqual([times, game.strategies], [2, [{ name: "first" }]]);
  session.come(board(["1122"]));
  await settled();
  assert.equal(asked("strategies").length, 0);
  session.come(board(), { id: "q" });
  await settled();
  assert.deepEqual([asked("strategies").length, game.strategies], [2, []]);
});

test("what is sure begins each new row, and what is noted is kept for its puzzle", async () => {
  const { game, session, storage } = await begin();
  game.setNoting(true);
  game.markColour("6");
  game.markPlace(1, "2");
  assert.deepEqual([game.noting, game.notes], [true, { out: "6", sure: " 2  " }]);
  assert.deepEqual(storage.get("mastermind:notes"), { id: "p", out: "6", sure: " 2  " });
  game.lay();
  assert.deepEqual(game.row, { code: " 2  ", slot: 0 });
  session.come(board(["1122"]));
  session.come(board());
  assert.deepEqual([game.row.code, game.noting], [" 2  ", true]);
  session.come(board(), { id: "q" });
  assert.deepEqual([game.row.code, game.noting, game.notes], ["", false, { out: "", sure: "" }]);
  session.come(board([], {}), { id: "p" });
  assert.deepEqual([game.notes.out, game.row.code], ["6", " 2  "]);
});

test("pegs that another board has no place for are forgotten", async () => {
  const { game, session } = await begin(null);
  game.setRow({ code: "12345", slot: 0 });
  session.come(board([], { pegs: 5, colours: 8 }));
  assert.equal(game.row.code, "12345");
  const { game: other, session: another } = await begin(null);
  other.setRow({ code: "12345", slot: 0 });
  another.come(board());
  assert.equal(other.row.code, "");
});

for (const [what, there, warn, code, checked] of [
  ["a row after a guess", board(["1122"]), true, "1345", [{ draft: "1345" }]],
  ["no full row", board(["1122"]), true, "134 ", []],
  ["no guess yet", board(), true, "1345", []],
  ["nobody wants it", board(["1122"]), false, "1345", []],
  ["the end", board(["1122"], { status: "won" }), true, "1345", []],
])
  test(`whoever wants it is told which row the filled one contradicts: ${what}`, async () => {
    const answers = { check: () => ({ contradicts: 0 }) };
    const { game, asked } = await begin(there, { answers, kept: { "mastermind:warn": warn } });
    await fill(game, code);
    assert.deepEqual(asked("check"), checked);
    assert.equal(game.contradicted, checked.length ? 0 : null);
    await fill(game, code);
    assert.equal(asked("check").length, checked.length); // once
    await fill(game, "");
    assert.equal(game.contradicted, null);
  });

test("what is told of a row that is another one by now is dropped", async () => {
  const waiting = [];
  const held = () => new Promise((resolve) => waiting.push(resolve));
  const { game } = await begin(board(["1122"], OPEN), {
    ...{ answers: { check: held, possible: held }, kept: { "mastermind:warn": true } },
  });
  game.guide = false;
  await fill(game, "1345");
  await fill(game, "1346");
  assert.equal(waiting.length, 4);
  for (const [i, tell] of waiting.entries())
    tell({ contradicts: i, outcomes: [{ answer: [i, 0] }] });
  await settled();
  assert.deepEqual([game.contradicted, game.possible], [2, [[3, 0]]]);
});

for (const [what, there, correcting, code, asks] of [
  ["an open game", board([], OPEN), undefined, "1122", true],
  ["a row that is not full", board([], OPEN), undefined, "112 ", false],
  ["a row is corrected", board(["1122"], OPEN), 0, "1122", false],
  ["a code that Python knows", board(), undefined, "1122", false],
  ["the end", board(["1122"], { ...OPEN, status: "won" }), undefined, "1122", false],
])
  test(`only answers that leave a code are offered: ${what}`, async () => {
    const answers = { possible: () => ({ outcomes: [{ answer: [1, 0] }, { answer: [0, 0] }] }) };
    const { game, asked } = await begin(there, { answers });
    Object.assign(game, { guide: false, correcting });
    game.give([1, 1]);
    await fill(game, code);
    assert.deepEqual(asked("possible"), asks ? [{ draft: code }] : []);
    assert.deepEqual(
      game.possible,
      asks
        ? [
            [1, 0],
            [0, 0],
          ]
        : undefined,
    );
    assert.deepEqual(game.answer, asks ? [] : [1, 1]);
    game.give([2, 0]);
    await fill(game, code);
    assert.deepEqual([asked("possible").length, game.answer], [asks ? 1 : 0, [2, 0]]);
  });

test("where Python cannot tell them, every answer is offered", async () => {
  const answers = { possible: () => Promise.reject(new Error("stopped")) };
  const { game } = await begin(board([], OPEN), { answers });
  await fill(game, "1122");
  assert.equal(game.possible, undefined);
});

for (const [mode, code] of [
  ["watch", "1234"],
  ["friend", ""],
  ["guess", ""],
])
  test(`a code that was set is known to whoever set it for Python: ${mode}`, async () => {
    const { game, session } = await begin();
    await game.start({ mode, parameters: { secret: "1234" }, moves: [] });
    assert.deepEqual([game.hidden, game.code], [code, code]);
    session.id = "q";
    assert.equal(game.hidden, "");
  });

test("a code that could not be set is none, and at the end it is that of the last row", async () => {
  const { game, session } = await begin(board(), { opened: false });
  await game.start({ mode: "watch", parameters: { secret: "1234" }, moves: [] });
  assert.equal(game.hidden, "");
  session.come(board(["1122", "2316"], { status: "won" }));
  assert.equal(game.code, "2316");
});

for (const [what, there, change, row, guess] of [
  ["a full row", board(), {}, "1122", "1122"],
  ["a row that is not full", board(), {}, "112 ", ""],
  ["an open game without an answer", board([], OPEN), { answer: [1, undefined] }, "1122", ""],
  ["an open game with its answer", board([], OPEN), { answer: [1, 0] }, "1122", "1122"],
])
  test(`a row can be played once it is full, in an open game with its answer: ${what}`, async () => {
    const { game, session } = await begin(there);
    game.guide = false;
    await fill(game, row);
    Object.assign(game, change);
    assert.equal(game.guess, guess);
    await game.guessRow();
    const move = there.known ? guess : `${guess}:1,0`;
    assert.deepEqual(
      session.done.filter(([what]) => what === "play"),
      guess ? [["play", move, "move"]] : [],
    );
    assert.equal(game.row.code, guess ? "" : row);
  });

test("a row that is refused comes back, and the focus with it", async () => {
  const { game, session } = await begin();
  const heard = listen(game, "use");
  session.played = false;
  await fill(game, "1122");
  await game.guessRow();
  assert.deepEqual([game.row.code, heard], ["1122", ["use"]]);
});

for (const [what, change, isPlayed] of [
  ["Python has answered", { canPlay: true }, true],
  ["another puzzle has come", { canPlay: true, isSame: false }, false],
  ["Python is still at work", {}, false],
])
  test(`a row that is guessed while Python answers waits for it: ${what}`, async () => {
    const { game, session } = await begin(board(), { canPlay: false });
    await fill(game, "1122");
    const guessing = game.guessRow();
    Object.assign(session, change);
    await guessing;
    assert.equal(
      session.done.some(([what]) => what === "play"),
      isPlayed,
    );
  });

for (const [secrets, told, row] of [
  [["1345"], [], "1345"],
  [[], ["No code left has these pegs without the colours that you noted as out."], "1   "],
])
  test(`the rest of a row is filled as in the best code left: ${secrets}`, async () => {
    const { game, problems, asked } = await begin(board(), {
      answers: { candidates: () => ({ secrets }) },
    });
    game.markColour("6");
    await fill(game, "1   ", 1);
    await game.fillRest();
    assert.deepEqual(asked("candidates"), [
      { places: "1   ", without: "6", order: "best", limit: 1 },
    ]);
    assert.deepEqual([problems, game.row.code], [told, row]);
  });

test("the rest is not filled into another row or puzzle, and it is said what went wrong", async () => {
  const { game, session, problems } = await begin();
  session.answer = async () => {
    game.setRow({ code: "2   ", slot: 1 });
    return { secrets: ["1345"] };
  };
  await fill(game, "1   ");
  await game.fillRest();
  session.isSame = false;
  await game.fillRest();
  assert.deepEqual([game.row.code, problems], ["2   ", []]);
  session.isSame = true;
  session.answer = () => Promise.reject(new Error("Python broke down."));
  await game.fillRest();
  assert.deepEqual(problems, ["Python broke down."]);
});
