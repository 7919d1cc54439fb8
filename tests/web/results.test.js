/** Finished games on this device, whatever stands in its storage. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { noteLosses, record, resultsOf, savedGames, takeGames } from "../../web/midend/results.js";
import { FakeStorage } from "./stand-ins.js";

const WHERE = { game: "mastermind", board: "4x6" };
const DAY = 86_400;

const finish = (id, answered, { own = true, ended = 1000 } = {}) => ({
  id,
  result: { answered, own, code: `code of ${id} at ${ended}` },
  account: { events: [], began: 0, ended },
});

const storageWith = (kept) => {
  const storage = new FakeStorage();
  if (kept !== undefined) storage.set("mastermind:results", kept);
  return storage;
};

const games = (storage) => savedGames(storage, ["mastermind"]);

test("a puzzle counts once, with its first result; one with help apart", () => {
  const storage = storageWith();
  record(storage, WHERE, finish("a", 5));
  record(storage, WHERE, finish("a", 2));
  record(storage, WHERE, finish("b", 5));
  record(storage, WHERE, finish("c", 4, { own: false }));
  assert.deepEqual(resultsOf(storage, WHERE), { counts: { 5: 2 }, helped: 1 });
  assert.deepEqual(resultsOf(storage, { ...WHERE, board: "4x7" }), { counts: {}, helped: 0 });
});

test("a puzzle that was drawn counts again when it is drawn another day, one of a word does not", () => {
  const storage = storageWith();
  for (const id of ["4x6:1abc", "4x6:~word"])
    for (const [ended, answered] of [
      [1000, 5],
      [1000 + DAY - 1, 2],
      [1000 + DAY, 4],
      [1000 + 3 * DAY, 6],
    ])
      record(storage, WHERE, finish(id, answered, { ended }));
  const told = games(storage).map(({ id, guesses }) => [id, guesses]);
  assert.deepEqual(told, [
    ["4x6:1abc", 5],
    ["4x6:1abc", 4],
    ["4x6:1abc", 6],
    ["4x6:~word", 5],
  ]);
});

test("a puzzle that was drawn counts again a day after its last result, not after its first or best", () => {
  const storage = storageWith();
  for (const [day, answered] of [
    [0, 2],
    [1, 5],
    [1.5, 6],
  ])
    record(storage, WHERE, finish("4x6:1abc", answered, { ended: 1000 + day * DAY }));
  assert.deepEqual(
    games(storage).map(({ guesses }) => guesses),
    [2, 5],
  );
});

test("what an older release kept stays and counts", () => {
  const storage = storageWith({ "4x6": { old: 4, helped: 0 } });
  record(storage, WHERE, finish("new", 5));
  assert.deepEqual(resultsOf(storage, WHERE), { counts: { 4: 1, 5: 1 }, helped: 1 });
  assert.deepEqual(games(storage)[0], {
    ...{ game: "mastermind", board: "4x6", id: "old" },
    ...{ guesses: 4, ended: 0, code: "", losses: null, certain: false },
  });
});

test("what guesses lost is noted once, for the game of that code", () => {
  const storage = storageWith();
  record(storage, WHERE, finish("a", 2));
  noteLosses(storage, "mastermind", "code of a at 1000", [0.123456, null]);
  noteLosses(storage, "mastermind", "code of a at 1000", [9, 9]);
  noteLosses(storage, "mastermind", "another code", [9, 9]);
  assert.deepEqual(
    games(storage).map(({ losses }) => losses),
    [[0.1235, null]],
  );
});

test("all that is kept, cleared and taken again is the same", () => {
  const storage = storageWith();
  record(storage, WHERE, finish("a", 5));
  record(storage, WHERE, finish("4x6:1b", 3, { ended: 2000 }));
  record(storage, WHERE, finish("4x6:1b", 4, { ended: 2000 + 2 * DAY }));
  noteLosses(storage, "mastermind", "code of a at 1000", [0, 0.5]);
  const before = games(storage);
  const other = storageWith();
  takeGames(other, before);
  takeGames(other, before);
  assert.deepEqual(games(other), before);
});

test("a result that ended first takes the place of a later one of that day", () => {
  const storage = storageWith();
  record(storage, WHERE, finish("a", 5, { ended: 5000 }));
  takeGames(storage, [{ ...games(storage)[0], guesses: 3, ended: 4000, code: "earlier" }]);
  assert.deepEqual(
    games(storage).map(({ guesses, code }) => [guesses, code]),
    [[3, "earlier"]],
  );
  const drawn = (ended) => finish("4x6:1b", 6, { ended });
  record(storage, WHERE, drawn(5000));
  record(storage, WHERE, drawn(5000 + 2 * DAY));
  const [, , again] = games(storage);
  takeGames(storage, [{ ...again, guesses: 2, ended: 4900 + 2 * DAY }]);
  assert.deepEqual(
    games(storage).map(({ guesses }) => guesses),
    [3, 6, 2],
  );
});

test("a puzzle of many days is taken once for each of them, in whatever order", () => {
  const storage = storageWith();
  record(storage, WHERE, finish("4x6:1b", 3, { ended: 20 * DAY }));
  const [first] = games(storage);
  const days = [22, 19.5, 25, 22.5, 30];
  takeGames(
    storage,
    days.map((day, guesses) => ({ ...first, guesses, ended: day * DAY })),
  );
  const told = games(storage).map(({ guesses, ended }) => [guesses, ended / DAY]);
  // Within a day of one that is kept it takes that one's place.
  assert.deepEqual(told, [
    [1, 19.5],
    [3, 22.5],
    [2, 25],
    [4, 30],
  ]);
});

test("two tabs that finish a game each keep both", () => {
  const storage = storageWith();
  const read = storage.get.bind(storage);
  record(storage, WHERE, finish("a", 5));
  record({ get: read, set: storage.set.bind(storage) }, WHERE, finish("b", 6));
  assert.equal(games(storage).length, 2);
});

test("what is kept has a bound; the oldest games make room", () => {
  const storage = storageWith();
  const kept = Object.fromEntries(
    Array.from({ length: 9000 }, (_, i) => [
      `4x6:1${i}`,
      { guesses: 5, ended: 19_000 - i, code: "x".repeat(100) },
    ]),
  );
  storage.set("mastermind:results", { "4x6": kept });
  record(storage, WHERE, finish("last", 5, { ended: 90_000 }));
  assert.ok(storage.values.get("mastermind:results").length <= 1_000_000);
  const left = games(storage);
  assert.ok(left.length > 6000);
  assert.equal(left.at(-1).id, "last");
  assert.ok(Math.min(...left.map(({ ended }) => ended)) > 10_500);
});

const DAMAGED = [
  ...[null, 7, "text", [1], { "4x6": null }, { "4x6": "text" }, { "4x6": { a: "5" } }],
  ...[{ "4x6": { a: { guesses: 5 } } }, { "4x6": { a: { guesses: -1, code: "" } } }],
];

for (const kept of DAMAGED) {
  test(`damaged storage counts as none, and what comes is kept: ${JSON.stringify(kept)}`, () => {
    const storage = storageWith(kept);
    assert.deepEqual(resultsOf(storage, WHERE), { counts: {}, helped: 0 });
    record(storage, WHERE, finish("b", 5));
    assert.deepEqual(resultsOf(storage, WHERE), { counts: { 5: 1 }, helped: 0 });
    assert.equal(games(storage).length, 1);
  });
}

/** Storage that is so many characters too full once a new game is in it; the oldest game is neither first nor last. */
function nearlyFull(excess) {
  const storage = storageWith();
  const coded = (ended, length) => ({ guesses: 5, ended, code: "x".repeat(length) });
  const games = { b: coded(3000, 400_000), a: coded(2000, 100), c: coded(4000, 400_000) };
  storage.set("mastermind:results", { "4x6": games });
  const added = { ...coded(5000, 0), code: finish("d", 5, { ended: 5000 }).result.code };
  const length = JSON.stringify({ "4x6": { ...games, d: added } }).length;
  games.c.code += "x".repeat(1_000_000 - length + excess);
  storage.set("mastermind:results", { "4x6": games });
  record(storage, WHERE, finish("d", 5, { ended: 5000 }));
  return savedGames(storage, ["mastermind"]).map(({ id }) => id);
}

/** As long as the oldest game is where it stands, with its comma. */
const OLDEST = JSON.stringify({ a: { guesses: 5, ended: 2000, code: "x".repeat(100) } }).length - 1;

for (const [excess, left] of [
  [0, ["b", "a", "c", "d"]],
  [1, ["b", "c", "d"]],
  [OLDEST, ["b", "c", "d"]],
  [OLDEST + 1, ["c", "d"]],
])
  test(`no more games make room than have to: ${excess}`, () => {
    assert.deepEqual(nearlyFull(excess), left);
  });

test("games of an older release, which say no time, make room first", () => {
  const storage = storageWith();
  const code = "x".repeat(500_000);
  const timed = (ended) => ({ guesses: 5, ended, code });
  storage.set("mastermind:results", { "4x6": { a: timed(1000), old: 4, b: timed(2000) } });
  record(storage, WHERE, finish("c", 5));
  const ids = games(storage).map(({ id }) => id);
  assert.deepEqual(ids, ["b", "c"]);
});

for (const [guesses, isGame] of [
  [0, true],
  [2000, true],
  [2001, false],
  [-1, false],
  [1.5, false],
])
  test(`a game has at most two thousand guesses: ${guesses}`, () => {
    const kept = [guesses, { guesses, ended: 5, code: "c" }];
    assert.equal(games(storageWith({ "4x6": { ...kept } })).length, isGame ? 2 : 0);
  });

for (const [before, after, count] of [
  [0, 5 * DAY, 1],
  [5 * DAY, 0, 1],
  [5 * DAY, 6 * DAY - 1, 1],
  [5 * DAY, 6 * DAY, 2],
  [5 * DAY, 4 * DAY + 1, 1],
  [5 * DAY, 4 * DAY, 2],
])
  test(`a result of a file is another one from a day on, where both days are known: ${before} and ${after}`, () => {
    const id = "4x6:1b";
    const storage = storageWith({ "4x6": { [id]: { guesses: 3, ended: before, code: "c" } } });
    const [first] = games(storage);
    takeGames(storage, [{ ...first, guesses: 4, ended: after }]);
    assert.deepEqual(
      games(storage).map(({ guesses }) => guesses),
      count === 1 ? [4] : [3, 4],
    );
  });
