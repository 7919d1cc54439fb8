/** The views of Mastermind and ChessGuess by themselves: what stands on the board, and what its buttons do. */
import "./environment.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { mount } from "./mounted.js";
import { user } from "./part.js";
import { FakeSession } from "./view-session.js";

await import("../../web/games/mastermind/view.js");
await import("../../web/games/chessguess/view.js");
const { default: mastermind } = await import("../../web/games/mastermind/entry.js");
const { default: chessguess } = await import("../../web/games/chessguess/entry.js");

/** Its questions are answered by `answers`, or never. */
class Viewed extends FakeSession {
  draft = "";
  closed = false;
  account = { events: [], began: 1, ended: null };

  ask(question, options) {
    this.done.push(["ask", question, options]);
    return this.answers?.[question]?.() ?? new Promise(() => {});
  }

  asker() {
    return (question, options) => this.ask(question, options);
  }

  async settled() {
    return true;
  }

  async play(...given) {
    this.done.push(["play", ...given]);
    return true;
  }

  async replace(moves) {
    this.done.push(["replace", moves]);
    return true;
  }

  keepDraft() {}
}

const storageOf = (kept) => ({
  get: (key, fallback) => kept[key] ?? fallback,
  set: (key, value) => {
    kept[key] = value;
  },
});

/** A view at a position; a player who has played before sees no welcome. */
async function begin(entry, there, { kept = {}, width = 1280, guide, ...change } = {}) {
  window.happyDOM.setViewport({ width, height: 844 });
  const moves = there.rows.map(({ guess, answer }) => `${guess}:${answer}`);
  const session = Object.assign(new Viewed(), { game: entry.name, moves, made: moves, ...change });
  Object.assign(session, { at: moves.length, position: there });
  const storage = storageOf({ [`${entry.name}:played`]: true, ...kept });
  const view = await mount(entry.tag, { session, storage, entry });
  const { element, part } = view;
  const { game } = element;
  const settle = async () => {
    for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
    await element.updateComplete;
  };
  await settle();
  if (guide === false) game.setGuide(false); // else Python thinks
  game.changed();
  await settle();
  session.done.length = 0;
  return {
    ...{ ...view, session, game, settle },
    foot: () => part.part(".foot", 0).text,
    button: () => part.all(".foot .primary").at(-1)?.textContent.trim(),
    async press(name) {
      await part.press(name);
      await settle();
    },
    async fill(code) {
      game.setRow({ code, slot: 0 });
      await settle();
    },
    asked: () => session.done.filter(([what]) => what !== "ask"),
  };
}

const ROWS = [
  { guess: "1122", answer: [1, 0], before: 1296, left: 256, found: false },
  { guess: "1345", answer: [0, 2], before: 256, left: 30, found: false },
];
const code = (change = {}) => ({
  ...{
    status: "playing",
    pegs: 4,
    colours: 6,
    repeats: true,
    known: true,
    evil: false,
    left: 30,
    rows: ROWS,
  },
  ...change,
});
const OPEN = { known: false };

for (const [row, words] of [
  ["", "Choose 4 pegs"],
  ["1", "Choose 3 more pegs"],
  ["112 ", "Choose 1 more peg"],
  ["1122", "Guess"],
])
  test(`the button of Mastermind guesses a full row, or says what is missing: "${row}"`, async () => {
    const { fill, button, part } = await begin(mastermind, code());
    await fill(row);
    assert.equal(button(), words);
    assert.equal(part.offers(words), row.length === 4 && !row.includes(" "));
  });

test("a full row is guessed by the button and by Enter, not while Python answers", async () => {
  const { fill, press, asked, session, part, settle } = await begin(mastermind, code());
  await fill("3456");
  await press("Guess");
  await fill("3456");
  await user.keyboard("{Enter}");
  await settle();
  assert.deepEqual(asked(), Array(2).fill(["play", "3456", "move"]));
  await fill("3456");
  session.canPlay = false;
  session.dispatchEvent(new Event("change"));
  await settle();
  assert.equal(part.offers("Guess"), false);
});

test("each row has its number, and can be used again", async () => {
  const { part, press, game } = await begin(mastermind, code());
  assert.deepEqual(
    part.all(".past .count").map((count) => count.textContent),
    ["1", "2"],
  );
  assert.equal(part.all(".draft .count")[0].textContent, "3");
  assert.deepEqual(part.labels(".draft .code"), ["Guess 3, being filled"]);
  await press("Use guess 2 again");
  assert.equal(game.row.code, "1345");
});

for (const [what, change, pending, first, count] of [
  ["a game that goes on", {}, undefined, "4", 17],
  ["a guess that waits", {}, "3456", "5", 16],
  ["the end", { status: "won" }, undefined, "3", 18],
  ["the start", { rows: [] }, undefined, "2", 19],
])
  test(`empty rows follow those that are used: ${what}`, async () => {
    const { part } = await begin(mastermind, code(change), { pending });
    const ghosts = part.all(".ghosts .count").map((each) => each.textContent);
    assert.deepEqual([ghosts[0], ghosts.length], [first, count]);
    assert.equal(part.all(".waiting").length, pending ? 1 : 0);
  });

for (const [change, classes] of [
  [{}, [false, false]],
  [{ pegs: 5, colours: 6 }, [false, false]],
  [{ pegs: 6, colours: 7 }, [true, true]],
])
  test(`a large board is drawn smaller: ${JSON.stringify(change)}`, async () => {
    const { part } = await begin(mastermind, code({ ...change, rows: [] }));
    const { classList } = part.part("[slot=board]").root();
    assert.deepEqual([classList.contains("many"), classList.contains("colourful")], classes);
  });

test("in an open game the answer is chosen, and a row is corrected or removed", async () => {
  const { part, press, fill, button, game, asked, settle } = await begin(mastermind, code(OPEN), {
    guide: false,
  });
  await fill("3456");
  assert.equal(button(), "Choose the answer");
  game.give([1, 0]);
  await settle();
  assert.equal(button(), "This was the answer");
  assert.equal(part.offers(/^Use guess/), false);
  await press("Correct the answer to guess 1");
  assert.deepEqual([part.all(".correction").length, part.all(".foot").length], [1, 0]);
  await press("Leave it");
  assert.equal(part.all(".correction").length, 0);
  await press("Correct the answer to guess 2");
  game.give([2, 1]);
  await press("Correct");
  await press("Remove this row");
  assert.deepEqual(asked(), [
    ["replace", ["1122:1,0", "1345:2,1"]],
    ["replace", ["1122:1,0"]],
  ]);
});

test("what is told of rows is drawn beside them", async () => {
  const { part, game, settle } = await begin(mastermind, code());
  game.contradicted = 1;
  game.dispatchEvent(new Event("change"));
  await settle();
  await part.part(".draft").shows("contradicts 2");
  const marked = () => part.all(".past").map((row) => row.classList.contains("conflicting"));
  assert.deepEqual(marked(), [false, true]);
  Object.assign(game, { contradicted: null, contradiction: { rows: [0], corrections: [] } });
  game.dispatchEvent(new Event("change"));
  await settle();
  assert.deepEqual(marked(), [true, false]);
  assert.ok(!part.part(".draft").text.includes("contradicts"));
});

for (const [what, change, words] of [
  ["found", { status: "won" }, "Found in 2 guesses."],
  ["a contradiction", { ...OPEN, status: "contradiction" }, "No code fits all these answers."],
])
  test(`at the end of a game of Mastermind it is said how it ended: ${what}`, async () => {
    const { foot, part } = await begin(mastermind, code(change), { guide: false, width: 390 });
    assert.ok(foot().startsWith(words));
    assert.equal(part.all(".palette, .draft").length, 0);
  });

test("while notes are made the buttons are others, and Escape ends it", async () => {
  const { press, part, game, settle } = await begin(mastermind, code());
  await press("Notes");
  assert.deepEqual(
    [part.offers("Done"), part.offers("Clear"), part.offers("Guess")],
    [true, false, false],
  );
  await user.keyboard("3");
  await settle();
  assert.deepEqual([game.notes.out, part.offers("Clear")], ["3", true]);
  await press("Clear");
  assert.equal(game.notes.out, "");
  await user.keyboard("{Escape}");
  await settle();
  assert.equal(game.noting, false);
  await press("Notes");
  await press("Done");
  assert.equal(game.noting, false);
});

for (const [width, name] of [
  [390, "Stop Python"],
  [1280, undefined],
])
  test(`while Python plays by itself it is stopped where its button has no room: ${width}`, async () => {
    const { game, part, settle } = await begin(mastermind, code(), { width });
    game.python.watched = true;
    game.dispatchEvent(new Event("change"));
    await settle();
    assert.equal(part.all(".palette").length, 0);
    const stop = part.part(".foot").offers("Stop Python");
    assert.equal(stop, name !== undefined);
    if (name) await part.part(".foot").press(name);
    assert.equal(game.python.watched, name === undefined);
  });

const SETS = [{ guess: ["BK"], answer: [0, 1, 1], before: 325, left: 25, found: false }];
const set = (change = {}) => ({
  ...{ status: "playing", size: 3, known: true, evil: false, left: 25, rows: SETS },
  ...{
    pieces: [
      { piece: "BK", limit: 1 },
      { piece: "WP", limit: 8 },
    ],
    ...change,
  },
});

test("pieces of ChessGuess are picked, and guessed", async () => {
  const { press, part, asked, settle, game } = await begin(chessguess, set());
  await press(/^Add a white pawn/);
  await user.keyboard("k");
  await settle();
  assert.deepEqual(game.pieces, ["WP", "BK"]);
  await part.part("cicada-guess-picker").press("Guess");
  await settle();
  assert.deepEqual(asked(), [["play", "BK WP", "move"]]);
});

for (const [what, change, isOffered] of [
  ["at the start", { rows: [] }, false],
  ["later", {}, true],
  ["where nothing can be hidden", { rows: [], size: 0 }, true],
])
  test(`no pieces can be guessed: ${what}`, async () => {
    const { part } = await begin(chessguess, set(change));
    assert.equal(part.offers("Guess no pieces"), isOffered);
  });

for (const [what, change, guide, words] of [
  ["found", { status: "won" }, true, "Found in 1 guess."],
  ["a contradiction", { ...OPEN, status: "contradiction" }, false, "No set fits these answers."],
  ["an open game of one's own", OPEN, false, "Choose 1 to 3 pieces"],
  ["one in which Python guesses", OPEN, true, "Are these exactly your pieces?"],
])
  test(`under the sheet of ChessGuess it is said what comes next: ${what}`, async () => {
    const { foot } = await begin(chessguess, set(change), { guide, width: 390 });
    assert.ok(foot().includes(words), foot());
  });

test("a guess of one's own in an open game is answered, or changed", async () => {
  const { press, part, asked, game, settle } = await begin(chessguess, set(OPEN), { guide: false });
  game.lay(["WP"]);
  await settle();
  await press("Enter the answer");
  await settle();
  await part.shows("Are these exactly the hidden pieces?");
  await press("Change the guess");
  assert.equal(game.answering, false);
  await press("Enter the answer");
  await press(/^Answer 0, 0, 0/);
  assert.deepEqual(asked(), [["play", "WP:0,0,0", "move"]]);
});

test("the answer to a row of ChessGuess is corrected", async () => {
  const { press, part, asked } = await begin(chessguess, set(OPEN), { guide: false });
  await press("Correct the answer to guess 1");
  await part.part(".foot").shows("Guess 1");
  assert.ok(part.offers("Leave it"));
  await press(/^Answer 0, 1, 1/);
  assert.deepEqual(asked(), [["replace", ["BK:0,1,1"]]]);
});

for (const [what, change, session, words] of [
  ["Python answers", {}, { canPlay: false }, "asking Python…"],
  ["a test is over", {}, { canPlay: false, closed: true }, ""],
  ["it is the person's turn", {}, {}, ""],
])
  test(`it is said what is waited for: ${what}`, async () => {
    const { element } = await begin(chessguess, set(change), session);
    assert.equal(element.renderRoot.querySelector("cicada-guess-picker").waiting, words);
  });

test("the sheet has what the game knows of its rows", async () => {
  const { element, game, settle, session } = await begin(chessguess, set());
  const sheet = element.renderRoot.querySelector("cicada-guess-sheet");
  assert.deepEqual(
    [sheet.rows, sheet.contradicting, sheet.counted, sheet.known, sheet.over],
    [SETS, [], [], true, false],
  );
  Object.assign(game, {
    contradiction: { rows: [0], corrections: [] },
    certain: {
      counted: [["piece"]],
      certain: [],
      groups: [{ piece: "**", least: 1, most: 3 }],
      summary: "",
    },
  });
  game.dispatchEvent(new Event("change"));
  await settle();
  assert.deepEqual([sheet.contradicting, sheet.counted], [[0], [["piece"]]]);
  sheet.dispatchEvent(new CustomEvent("use", { detail: ["WP"] }));
  await settle();
  assert.deepEqual(game.pieces, ["WP"]);
  assert.ok(session.done.every(([what]) => what === "ask"));
});

for (const [isNew, known, evil, words] of [
  [false, true, false, "Hidden: up to 3 pieces of one chess set. Which ones?"],
  [true, true, false, ""],
  [true, false, false, "Lay out each guess, then enter its answer."],
])
  test(`an empty sheet invites whom the welcome does not: ${words}`, async () => {
    const { element } = await begin(chessguess, set({ rows: [], known, evil }), {
      ...{ guide: false, kept: { "chessguess:played": !isNew } },
    });
    assert.equal(element.renderRoot.querySelector("cicada-guess-sheet").invitation, words);
  });
