/** How ChessGuess draws what is hidden, guessed and counted: lids, pieces with their numbers, sketches. */
import "./environment.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, numbersIn } from "./mounted.js";
import { until } from "./part.js";

const { placesRow } = await import("../../web/games/chessguess/places.js");
const { countedPieces } = await import("../../web/games/chessguess/counted-pieces.js");
const { drawings, pieceOfKey, pieceSet, spoken, withCount } = await import(
  "../../web/games/chessguess/pieces.js"
);
const { invitation, spokenRow, TERMS } = await import("../../web/games/chessguess/sentences.js");
const { default: sketch } = await import("../../web/games/chessguess/sketch.js");
const { default: tree } = await import("../../web/games/chessguess/text-drawing.js");

const UNKNOWN = Number.POSITIVE_INFINITY;
const hidden = (size, change = {}) => ({ size, known: true, evil: false, ...change });
const certain = (least, most, places = ["?"]) => ({
  ...{ places, summary: "Proven." },
  groups: [
    { piece: "B*", least: 9, most: 9 },
    { piece: "**", least, most },
  ],
});

for (const [what, given, title] of [
  ["unknown", hidden(UNKNOWN), "Hidden pieces"],
  ["one", hidden(1), "At most 1 piece"],
  ["four", hidden(4), "At most 4 pieces"],
  ["found", hidden(4, { found: ["BK"], certain: certain(1, 1) }), "What was hidden"],
  ["one for sure", hidden(4, { certain: certain(1, 1) }), "1 piece"],
  ["three for sure", hidden(4, { certain: certain(3, 3) }), "3 pieces"],
  ["none for sure", hidden(4, { certain: certain(0, 0) }), "0 pieces"],
  ["none to three", hidden(4, { certain: certain(0, 3) }), "At most 3 pieces"],
  ["none or one", hidden(4, { certain: certain(0, 1) }), "At most 1 piece"],
  ["one or two", hidden(4, { certain: certain(1, 2) }), "1 or 2 pieces"],
  ["one to three", hidden(4, { certain: certain(1, 3) }), "1 to 3 pieces"],
])
  test(`the lid is called by how many pieces there can be: ${what}`, () => {
    assert.equal(drawn(placesRow(given)).part(".title").text, title);
  });

for (const [given, told, isDrawn] of [
  [hidden(3), "hidden until you find them", true],
  [hidden(3, { known: false }), "hidden elsewhere", false],
  [hidden(3, { evil: true }), "chosen late by evil Python", false],
  [hidden(3, { known: false, certain: certain(1, 1) }), "Proven.", true],
  [hidden(3, { evil: true, found: ["BK", "WP", "WP"] }), "black king, 2 white pawns", true],
  [hidden(3, { found: [] }), "no pieces", true],
])
  test(`under the lid it is said what is known, or why nothing is: ${told}`, () => {
    const row = drawn(placesRow(given));
    assert.equal(row.part(".quiet").text, told);
    assert.equal(row.all(".drawn").length, isDrawn ? 1 : 0);
  });

/** What the lids show, as [kind, text]. */
const lids = (given) =>
  drawn(placesRow(given))
    .all(".place")
    .map((place) => {
      const kinds = [...place.classList].filter((name) => name !== "place");
      return `${kinds.join("+")}${place.querySelector("svg") ? "!" : ""} ${place.textContent.replace(/\s+/g, "")}`.trim();
    });

for (const [what, given, shown] of [
  ["no size yet", hidden(UNKNOWN), []],
  ["nothing known", hidden(3), ["maybe ?", "maybe ?", "maybe ?"]],
  ["six places", hidden(6), Array(6).fill("maybe ?")],
  ["seven places", hidden(7), ["maybe ?×7"]],
  [
    "what is proven",
    hidden(6, { certain: certain(1, 5, ["BK", "B*", "W*", "**", "?", ""]) }),
    ["open!", "black ?", "white ?", "some ?", "maybe ?", "none"],
  ],
  [
    "what is proven of many",
    hidden(7, { certain: certain(1, 5, ["BK", "BK", "B*", "B*", "B*", "?", ""]) }),
    ["open! ×2", "black ?×3", "maybe ?", "none"],
  ],
  ["what was found", hidden(3, { found: ["WP", "BK"] }), ["open!", "open!", "none"]],
])
  test(`there is a lid for each place, of more than six one for those that are the same: ${what}`, () => {
    assert.deepEqual(lids(given), shown);
  });

test("equal pieces stand side by side, of more than three one with their number", () => {
  for (const [count, most, pictures, text] of [
    [1, undefined, 1, ""],
    [3, undefined, 3, ""],
    [4, undefined, 1, "×4"],
    [2, 1, 1, "×2"],
    [1, 1, 1, ""],
  ]) {
    const shown = drawn(drawings("WP", count, most));
    assert.deepEqual([shown.all("svg").length, shown.text], [pictures, text]);
  }
  assert.equal(drawn(drawings("BP", 2)).all(".black").length, 2);
  assert.equal(drawn(drawings("WP", 2)).all(".black").length, 0);
});

test("a set is drawn and told in the order of a chess set", () => {
  const set = drawn(pieceSet(["WP", "BK", "WP", "BQ"]));
  assert.equal(set.part(".visually-hidden").text, "black king, black queen, 2 white pawns");
  assert.deepEqual(
    set.all(".group").map((group) => group.querySelectorAll("svg").length),
    [1, 1, 2],
  );
  assert.deepEqual([set.all(".none").length, drawn(pieceSet([])).all(".none").length], [0, 1]);
  assert.equal(spoken([]), "no pieces");
});

for (const [pieces, piece, count, changed] of [
  [["BK", "WP", "BK"], "BK", 3, ["BK", "WP", "BK", "BK"]],
  [["BK", "WP", "BK"], "BK", 2, ["BK", "WP", "BK"]],
  [["BK", "WP", "BK"], "BK", 1, ["BK", "WP"]],
  [["BK", "WP", "BK"], "BK", 0, ["WP"]],
  [["WP"], "BK", 2, ["WP", "BK", "BK"]],
])
  test(`with another number of one of them, those picked last go first: ${count} of ${pieces}`, () => {
    assert.deepEqual(withCount(pieces, piece, count), changed);
  });

for (const [key, modifier, piece] of [
  ["k", {}, "BK"],
  ["K", {}, "WK"],
  ["p", {}, "BP"],
  ["P", {}, "WP"],
  ["x", {}, undefined],
  ["Enter", {}, undefined],
  ["k", { ctrlKey: true }, undefined],
  ["k", { metaKey: true }, undefined],
  ["k", { altKey: true }, undefined],
])
  test(`a key stands for a piece as in FEN: ${JSON.stringify({ key, ...modifier })}`, () => {
    assert.equal(pieceOfKey({ key, ...modifier }), piece);
  });

test("each piece of a guess stands with what it certainly counts for, equal ones together", () => {
  const guess = ["WP", "BK", "WP", "WP", "WQ", "BN"];
  const counted = [["kind"], ["piece"], ["kind"], [], null, ["kind", "colour"]];
  const shown = drawn(countedPieces(guess, counted));
  assert.deepEqual(
    shown.all(".counted-piece").map((each) => each.textContent.replace(/\s+/g, " ").trim()),
    [
      "1 black king: piece",
      "1 black knight: kind and colour",
      "1 white queen: not certain",
      "2 white pawns: kind",
      "1 white pawn: nothing",
    ],
  );
  assert.deepEqual(
    shown.all(".chip").map((chip) => chip.classList[1]),
    ["by-piece", "by-kind", "by-kind", "nothing"],
  );
  assert.deepEqual(
    shown.all(".group").map((group) => group.querySelectorAll("svg").length),
    [1, 1, 1, 2, 1],
  );
});

for (const [size, known, evil, guide, words] of [
  [UNKNOWN, true, false, false, ""],
  [0, true, false, false, "Hidden: 0 pieces of one chess set. Which ones?"],
  [1, true, false, true, "Hidden: up to 1 piece of one chess set. Which ones?"],
  [
    4,
    true,
    true,
    false,
    "Nothing is hidden yet: up to 4 pieces of one chess set. Corner evil Python.",
  ],
  [4, false, false, true, "Hide up to 4 pieces of one chess set; Python guesses."],
  [4, false, false, false, "Lay out each guess, then enter its answer."],
])
  test(`an empty sheet says what is hidden, and who guesses: ${words}`, () => {
    assert.equal(invitation({ size, known, evil }, guide), words);
  });

test("a game of ChessGuess is named by its pieces, evil ones too, and a row is heard with what it left", () => {
  const rows = { guess: ["WP", "BK"], answer: [0, 1, 2], left: 1, found: false };
  assert.equal(
    spokenRow(rows, "Found."),
    "black king, white pawn: 0 pieces, 1 kind, 2 colours. 1 possible set left.",
  );
  assert.match(spokenRow({ ...rows, found: true }, "Found."), /2 colours\. Found\.$/);
  for (const [evil, board] of [
    [false, "4"],
    [true, "4:evil"],
  ])
    assert.deepEqual(TERMS.whereOf({ size: 4, evil }), { game: "chessguess", board });
  assert.deepEqual(TERMS.unanswered, [0, 0, 0]);
});

test("a sketch has the pieces of the last guess, eight at most, in rows of four", () => {
  const untold = () => new Promise(() => {});
  const places = (...moves) => {
    const picture = drawn(sketch.draw({ moves }, untold)).part("svg");
    return {
      height: numbersIn(picture.root().getAttribute("viewBox"))[3],
      at: picture.all("g[transform]").map((piece) => numbersIn(piece.getAttribute("transform"))),
      black: picture.all("g.black").length,
    };
  };
  const row = (count, y) => [0, 40, 80, 120].slice(0, count).map((x) => [x, y]);
  assert.deepEqual(places(), { height: 70, at: [], black: 0 });
  assert.deepEqual(places("BK WP:0,0,1", "WQ WP BK BP:1,0,0"), {
    ...{ height: 70, at: row(4, 0), black: 2 },
  });
  assert.deepEqual(places("BK BQ WK WQ WP xx:0,0,1"), {
    ...{ height: 116, at: [...row(4, 0), ...row(1, 46)], black: 2 },
  });
  assert.deepEqual(places(`BK ${"WP ".repeat(8)}:0,0,1`).at, [...row(4, 0), ...row(4, 46)]);
});

test("a sketch has the answer to the last guess, once it is told", async () => {
  const describe = async () => ({ rows: [{ answer: [3, 0, 0] }, { answer: [0, 1, 2] }] });
  const picture = drawn(sketch.draw({ moves: ["BK", "WQ"] }, describe));
  await until(() => picture.part(".numbers").text === "0 1 2", "no answer");
});

for (const [id, name] of [
  ["4:1abc", "up to 4"],
  ["16:~word", "up to 16"],
  ["4:evil", "up to 4, evil"],
  ["4:1evil", "up to 4"],
])
  test(`a game that was played is named by its board: ${id}`, () => {
    assert.equal(sketch.name(id), name);
  });

test("in the tree a set has room for its pieces, for one with a number where there are more than three", () => {
  for (const [text, width] of [
    ["", 70],
    ["BK", 18],
    ["BK WP WP", 18 + 34],
    ["WP WP WP", 50],
    ["WP WP WP WP", 44],
  ])
    assert.equal(tree.guessWidth(text), width);
  assert.equal(tree.spokenGuess("WP BK"), "black king, white pawn");
  assert.equal(tree.spokenAnswer("1,0,2"), "1 piece, 0 kinds, 2 colours");
});
