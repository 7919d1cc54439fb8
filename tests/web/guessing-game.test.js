/** A game of guesses without its board: what is laid out, answered, corrected and played on with, and who is told. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { GuessingGame } from "../../web/midend/guessing-game.js";
import { FakePlayer, FakeSession, position } from "./guessing-session.js";
import { FakeStorage, listen, settled } from "./stand-ins.js";

const OPEN = { known: false };

const TERMS = {
  empty: position([], { status: "nothing yet" }),
  unanswered: [undefined, 0],
  textOf: (guess) => guess,
  whereOf: () => ({ game: "mastermind", board: "4x6" }),
  boardOf: () => ({ pegs: 4 }),
};

/** Lays out texts. */
class Game extends GuessingGame {
  laid = "";
  python = new FakePlayer();

  get unfinished() {
    return this.laid;
  }

  lay(guess = "") {
    this.laid = guess;
  }

  goOnWith(text) {
    this.laid = `${text}…`;
  }
}

/** A game that stands at a position; events are listed. */
function begin(there = position(), { kept = {}, ...change } = {}) {
  const session = Object.assign(new FakeSession(), change);
  const storage = new FakeStorage();
  for (const [key, value] of Object.entries(kept)) storage.set(key, value);
  const game = new Game(TERMS, session, storage);
  const player = new FakePlayer();
  game.python = player;
  game.arrive();
  if (there) session.come(there);
  const heard = listen(game, "row", "use", "board", "problem", "puzzle");
  const details = [];
  for (const name of ["row", "problem"])
    game.addEventListener(name, ({ detail }) => details.push(detail));
  player.done.length = 0;
  session.done.length = 0;
  return { game, session, storage, player, heard, details };
}

test("before Python is up, the empty board is drawn", () => {
  const { game } = begin(null);
  assert.deepEqual([game.drawn, game.over], [TERMS.empty, false]);
  assert.deepEqual(game.answer, [undefined, 0]);
});

for (const [status, over] of [
  ["playing", false],
  ["won", true],
  ["contradiction", true],
])
  test(`a game is over once it does not go on: ${status}`, () => {
    const { game, session } = begin(position([], { status }));
    assert.equal(game.over, over);
    assert.equal(game.waiting, false);
    session.canPlay = false;
    assert.equal(game.waiting, true);
  });

test("whoever has made a move here before sees no welcome, and the first move ends it", async () => {
  const { game, session, storage } = begin();
  assert.equal(game.isNew, true);
  session.come(position([], {}));
  assert.equal(game.isNew, true);
  session.come(position(["a"]));
  assert.equal(game.isNew, false);
  assert.equal(storage.get("mastermind:played", false), true);
  assert.equal(begin(position(), { kept: { "mastermind:played": true } }).game.isNew, false);
  const { game: other, storage: rest } = begin();
  other.begin();
  assert.deepEqual([other.isNew, rest.get("mastermind:played", false)], [false, false]);
});

test("whoever has gone hears nothing more, and Python plays no further", async () => {
  const { game, session, player } = begin();
  await settled();
  const heard = listen(game, "change", "row");
  game.leave();
  session.come(position(["a"]));
  await settled();
  assert.deepEqual([heard, player.done], [[], []]);
  player.watched = true;
  game.leave();
  assert.deepEqual(player.done, ["stop"]);
});

test("all that changes in a turn is told at once, and what is laid out is kept", async () => {
  const { game, session } = begin();
  await settled();
  const heard = listen(game, "change");
  session.kept.length = 0;
  game.laid = "12";
  game.changed();
  game.changed();
  assert.deepEqual(heard, []);
  await settled();
  game.changed();
  await settled();
  assert.deepEqual(
    [heard, session.kept],
    [
      ["change", "change"],
      ["12", "12"],
    ],
  );
});

for (const [what, there, guide, watched, kept] of [
  ["the person's", position(), true, false, "12"],
  ["the person's in an open game", position([], OPEN), false, false, "12"],
  ["Python's in an open game", position([], OPEN), true, false, ""],
  ["Python's that is watched", position(), false, true, ""],
])
  test(`only what a person lays out is kept: ${what}`, async () => {
    const { game, session, player } = begin(there);
    Object.assign(game, { guide, laid: "12" });
    player.watched = watched;
    game.changed();
    await settled();
    assert.equal(session.kept.at(-1), kept);
  });

test("a row that comes is told, and whether it has just won", () => {
  const { game, session, heard, details } = begin();
  session.come(position(["a"]));
  session.come(position(["a", "b"], { status: "won" }));
  assert.deepEqual(
    [heard, details.map(({ guess }) => guess), game.wonNow],
    [["row", "row"], ["a", "b"], true],
  );
  session.come(position(["a"]));
  assert.deepEqual([heard.length, game.wonNow], [2, false]);
  session.come(position(["a", "b"], { status: "won" }), { id: "q" });
  assert.deepEqual([heard.length, game.wonNow], [2, false]);
});

for (const [what, change, asked, stays] of [
  ["a row", {}, 1, false],
  ["the first row", {}, 0, false],
  ["what is laid out", {}, "draft", true],
  ["what is laid out, of another puzzle", { id: "q" }, "draft", false],
])
  test(`what a guess asks is drawn until another position comes: ${what}`, async () => {
    const { game, session, heard } = begin(position(["a", "b"]));
    await game.showAsked(asked);
    assert.deepEqual([game.asked, heard], [asked, ["board"]]);
    session.come(position(["a"]), change);
    assert.equal(game.asked, stays ? asked : undefined);
  });

test("what a row asked is not drawn in another puzzle", async () => {
  const { game, session, heard } = begin();
  session.isSame = false;
  await game.showAsked(0);
  assert.deepEqual([game.asked, heard], [undefined, []]);
  await game.showAsked("draft");
  assert.equal(game.asked, "draft");
});

for (const [what, change, laid] of [
  ["another puzzle", { id: "q" }, ""],
  ["taken back", {}, "12"],
])
  test(`what is laid out goes with its puzzle: ${what}`, () => {
    const { game, session } = begin(position(["a"]));
    game.laid = "12";
    session.come(position(), change);
    assert.equal(game.laid, laid);
  });

test("what was laid out before Python was up stays", () => {
  const { game, session } = begin(null);
  game.laid = "12";
  session.come(position());
  assert.equal(game.laid, "12");
});

for (const [what, there, guide, laid, draft, shown] of [
  ["nothing is laid out", [position()], true, "", "3", "3…"],
  ["something is laid out", [position()], true, "12", "3", "12"],
  ["nothing was kept", [position()], true, "", "", ""],
  ["an open game of one's own", [position([], OPEN)], false, "", "3", "3…"],
  ["an open game in which Python chooses", [position([], OPEN)], true, "", "3", ""],
])
  test(`what was kept is laid out again: ${what}`, () => {
    const { game, session } = begin(null);
    Object.assign(game, { guide, laid });
    session.come(there[0], { draft });
    assert.equal(game.laid, shown);
  });

test("a move lays nothing out again", () => {
  const { game, session } = begin();
  session.come(position(["a"]), { draft: "3" });
  assert.equal(game.laid, "");
});

for (const [known, guide, suggests] of [
  [true, true, false],
  [false, true, true],
  [false, false, false],
])
  test(`where Python chooses the guesses it lays out the next one: ${known}, ${guide}`, () => {
    const { game, session, player } = begin(position([], { known }));
    game.guide = guide;
    session.come(position(["a"], { known }));
    assert.deepEqual(player.done, suggests ? ["suggest"] : []);
  });

test("rows that contradict each other are explained, unless the position is another one then", async () => {
  const { game, session, player } = begin(position([], OPEN));
  session.answer = { rows: [0] };
  session.come(position(["a"], { ...OPEN, status: "contradiction" }));
  assert.deepEqual([session.done, player.done], [[["ask", "contradiction"]], []]);
  await settled();
  assert.deepEqual(game.contradiction, { rows: [0] });
  session.come(position([], OPEN));
  assert.equal(game.contradiction, undefined);
  session.come(position(["a"], { ...OPEN, status: "contradiction" }));
  session.come(position([], OPEN));
  await settled();
  assert.equal(game.contradiction, undefined);
});

test("it is played on from before a row, with another guess laid out", async () => {
  const { game, session, heard } = begin(position(["a", "b", "c"]));
  await game.playOn({ row: 1, guess: "x" });
  assert.deepEqual([session.done, heard], [[["undo"], ["undo"]], ["board"]]);
  assert.equal(game.laid, "");
  session.come(position(["a"]));
  assert.deepEqual([game.laid, heard], ["x", ["board", "use"]]);
  session.come(position(["a", "z"]));
  game.laid = "";
  session.come(position(["a"]));
  assert.equal(game.laid, ""); // only once
});

test("where the game stands there already, the guess is laid out at once; without one nothing is", async () => {
  const { game, session, heard } = begin(position(["a"]));
  await game.playOn({ row: 1, guess: "x" });
  assert.deepEqual([game.laid, session.done], ["x", []]);
  game.laid = "12";
  await game.playOn({ row: 1 });
  assert.deepEqual([game.laid, heard], ["12", ["board", "use", "board"]]);
});

test("it is not played on in another puzzle", async () => {
  const { game, session, heard } = begin(position(["a", "b"]));
  session.isSame = false;
  await game.playOn({ row: 0, guess: "x" });
  assert.deepEqual([session.done, heard], [[], []]);
  session.isSame = true;
  await game.playOn({ row: 0, guess: "x" });
  session.come(position(["q", "r"]), { id: "q" });
  session.come(position());
  assert.equal(game.laid, "");
});

for (const [answer, choice, played] of [
  [undefined, undefined, ["play", "12", "move"]],
  ["1,0", undefined, ["play", "12:1,0", "move"]],
  [undefined, "12", ["play", "12", "python"]],
  [undefined, "13", ["play", "12", "move"]],
])
  test(`a guess is made with its answer, by whom it was chosen: ${[answer, choice]}`, async () => {
    const { game, session, player } = begin();
    player.choice = choice;
    game.laid = "12";
    const submitting = game.submit("12", answer);
    assert.equal(game.laid, "");
    assert.equal(await submitting, true);
    assert.deepEqual([session.done, game.laid], [[played], ""]);
  });

for (const [problem, told] of [
  ["That is no guess.", ["That is no guess."]],
  ["", []],
])
  test(`a guess that is refused is laid out again, and it is said why: ${problem}`, async () => {
    const { game, details } = begin(position(), { played: false, problem });
    game.laid = "12";
    assert.equal(await game.submit("12"), false);
    assert.deepEqual([game.laid, details], ["12", told]);
  });

test("no guess is made while another one is answered", async () => {
  const { game, session } = begin(position(), { canPlay: false });
  game.laid = "12";
  assert.equal(await game.submit("12"), false);
  assert.deepEqual([session.done, game.laid], [[], "12"]);
});

const MOVES = ["a:1,0", "b:0,2", "c:0,0"];

/** Three rows, of which answers are corrected. */
const answered = (change = {}) =>
  begin(position(["a", "b", "c"], OPEN), { moves: MOVES, ...change });

test("the answer to a row is asked for again, and left as it is", async () => {
  const { game, session } = answered();
  game.drawn.rows[1].answer = [0, 2];
  await game.startCorrection(1);
  assert.deepEqual([game.correcting, game.answer], [1, [0, 2]]);
  game.correctLater();
  assert.deepEqual([game.correcting, game.answer], [undefined, [undefined, 0]]);
  await game.startCorrection(0);
  assert.equal(game.correcting, 0);
  session.come(position(["a"], OPEN));
  assert.equal(game.correcting, undefined);
  session.isSame = false;
  await game.startCorrection(0);
  assert.equal(game.correcting, undefined);
});

for (const [what, change, moves] of [
  ["another answer", (game) => game.rows.correct(1, "1,1"), ["a:1,0", "b:1,1", "c:0,0"]],
  ["another move", (game) => game.rows.fix({ row: 0, move: "x:2,2" }), ["x:2,2", "b:0,2", "c:0,0"]],
  ["no row", (game) => game.rows.remove(2), ["a:1,0", "b:0,2"]],
  ["no first row", (game) => game.rows.remove(0), ["b:0,2", "c:0,0"]],
])
  test(`a row is given ${what}`, async () => {
    const { game, session } = answered();
    change(game);
    await settled();
    assert.deepEqual(session.done, [["replace", moves]]);
  });

for (const [what, change, isDone] of [
  ["the row is the same", {}, true],
  ["it has another answer by now", { moves: ["a:1,0", "b:1,1", "c:0,0"] }, true],
  ["it is another guess by now", { moves: ["a:1,0", "z:0,2", "c:0,0"] }, false],
  ["there are fewer rows by now", { moves: ["a:1,0"], at: 1 }, false],
  ["another puzzle has come", { isSame: false }, false],
])
  test(`a row is corrected once Python has answered, if it is still that one: ${what}`, async () => {
    const { game, session } = answered();
    game.rows.remove(1);
    Object.assign(session, change);
    await settled();
    assert.equal(session.done.length, isDone ? 1 : 0);
  });

test("a correction that is refused says why", async () => {
  const { game, details } = answered({ replaced: false, problem: "That cannot be." });
  game.rows.remove(0);
  await settled();
  assert.deepEqual(details, ["That cannot be."]);
});

test("the person chooses guesses, or Python does from then on", () => {
  const { game, player } = begin(position([], OPEN));
  Object.assign(game, { laid: "12", correcting: 0 });
  game.setGuide(false);
  assert.deepEqual(
    [player.done, game.laid, game.correcting, game.guide],
    [["stop"], "", undefined, false],
  );
  game.setGuide(true);
  assert.deepEqual([player.done, game.guide], [["stop", "stop", "suggest"], true]);
});

test("Python plays on, or is stopped, and the board is shown", () => {
  const { game, player, heard } = begin();
  game.watch();
  game.watch();
  assert.deepEqual(
    [player.done, heard],
    [
      ["watch", "stop"],
      ["board", "board"],
    ],
  );
});

for (const [known, guide, done] of [
  [true, true, ["stop"]],
  [false, false, ["stop"]],
])
  test(`where Python is stopped while it thinks, the person goes on: ${known}`, () => {
    const { game, player } = begin(position([], { known }));
    game.guide = true;
    game.stopThinking();
    assert.deepEqual([player.done, game.guide], [done, guide]);
  });

for (const [known, isKept] of [
  [true, true],
  [false, false],
])
  test(`only results of secrets that Python knew are kept: ${known}`, () => {
    const { game, storage } = begin();
    const result = { own: true, answered: 3, code: "c" };
    game.save({ id: "p", result, account: { ended: 5 }, position: position([], { known }) });
    assert.equal(storage.get("mastermind:results", undefined) !== undefined, isKept);
  });

for (const [change, parameters] of [
  [{}, { pegs: 4, open: false, evil: false }],
  [{ evil: true }, { pegs: 4, open: false, evil: true }],
  [OPEN, { pegs: 4, open: true, evil: false }],
])
  test(`another game is like this one: ${JSON.stringify(change)}`, async () => {
    const { game, session, player, heard } = begin(position([], change));
    player.done.length = 0;
    game.laid = "12";
    assert.equal(await game.again(), true);
    assert.deepEqual(
      [session.done, player.done, heard, game.laid],
      [[["create", parameters]], ["stop"], ["puzzle"], ""],
    );
  });

for (const [mode, moves, guide, played, replaced] of [
  ["guess", [], false, ["stop"], []],
  ["answer", [], true, ["stop"], []],
  ["watch", [], false, ["stop", "watch"], []],
  ["elsewhere", ["a:1,0"], false, ["stop"], [["replace", ["a:1,0"]]]],
])
  test(`a new game begins: ${mode}`, async () => {
    const { game, session, player } = begin();
    const parameters = { pegs: 5 };
    assert.equal(await game.start({ mode, parameters, moves }), true);
    assert.deepEqual([game.guide, player.done], [guide, played]);
    assert.deepEqual(session.done, [["create", parameters], ...replaced]);
  });

test("where no new game comes, the one before goes on as it was", async () => {
  const { game, player, heard } = begin(position([], OPEN), { opened: false });
  Object.assign(game, { guide: true, laid: "12" });
  player.done.length = 0;
  assert.equal(await game.start({ mode: "watch", parameters: {}, moves: ["a"] }), false);
  assert.deepEqual(
    [game.guide, player.done, heard, game.laid],
    [true, ["stop", "suggest"], [], "12"],
  );
});

test("hints belong to a puzzle and its moves, and ask once what can be asked is known", async () => {
  const { game, session } = begin(position(["a", "b"]), { moves: ["a", "b", "c"] });
  assert.equal(game.key, "p;a;b");
  session.asker = (how) => ["asker", how];
  session.pending = "c";
  assert.deepEqual(
    [game.source.asker(1), await game.source.settled(), game.source.pending],
    [["asker", 1], true, "c"],
  );
});
