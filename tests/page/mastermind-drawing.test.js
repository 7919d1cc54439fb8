/** How Mastermind draws codes, answers and rows, by themselves. */
import "./environment.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, numbersIn } from "./mounted.js";

const { answeredRow, emptyRows, waitingRow } = await import("../../web/games/mastermind/rows.js");
const { cluster, codeOf, colourName, peg, pins } = await import(
  "../../web/games/mastermind/pegs.js"
);
const { codeRow } = await import("../../web/games/mastermind/code-row.js");
const kinds = (part) => part.all("i").map((pin) => pin.className);

for (const [answer, size, shown] of [
  [[0, 0], 4, ["none", "none", "none", "none"]],
  [[1, 2], 4, ["place", "colour", "colour", "none"]],
  [[4, 0], 4, ["place", "place", "place", "place"]],
  [[0, 5], 5, ["colour", "colour", "colour", "colour", "colour"]],
])
  test(`an answer has filled pins, rings and dots: ${answer} of ${size}`, () => {
    assert.deepEqual(kinds(drawn(pins(answer, size))), shown);
    assert.deepEqual(
      kinds(drawn(cluster(answer))),
      shown.filter((kind) => kind !== "none"),
    );
    const [right, wrong] = answer;
    assert.equal(drawn(cluster(answer)).text, `${right} right place, ${wrong} wrong place`);
  });

for (const [marks, text, shapes, bare] of [
  ["digits", "2", 0, false],
  ["shapes", undefined, 1, false],
  ["colours", "2", 0, true],
])
  test(`a peg has its colour, and a mark that is chosen: ${marks}`, () => {
    const [shown] = drawn(peg("2", marks)).all(".peg");
    const { classList, dataset } = shown;
    assert.deepEqual(
      [classList.contains("colour-2"), classList.contains("bare"), dataset.text],
      [true, bare, text],
    );
    assert.equal(shown.querySelectorAll("svg").length, shapes);
    assert.equal(drawn(peg(undefined, marks)).all(".peg.hole").length, 1);
    assert.equal(drawn(peg(" ", marks)).all(".peg.hole").length, 1);
  });

test("colours have names in the order of their digits, and a hole is empty", () => {
  const names = ["red", "yellow", "blue", "black", "sky", "pink"];
  assert.deepEqual([..."123456"].map(colourName), names);
  assert.equal(colourName(undefined), "empty");
  assert.equal(drawn(codeOf("12", "digits")).labels(".code")[0], "red, yellow");
});

const ROW = { guess: "1122", answer: [1, 0], before: 1296, left: 256, found: false };
const HOW = { index: 2, all: 1296, marks: "digits", drag: () => {} };

test("a row that is answered has its number, its pegs, its answer and what it left", () => {
  const row = drawn(answeredRow(ROW, HOW));
  assert.equal(row.part(".count").text, "3");
  assert.deepEqual(row.labels(".code"), ["Guess 3: red, red, yellow, yellow"]);
  assert.deepEqual(kinds(row.part(".cluster")), ["place", "none", "none", "none"]);
  assert.match(row.part(".story").text, /Codes left: 256 left/);
  assert.equal(row.all(".conflicting").length, 0);
  assert.equal(row.all("button").length, 0);
  const shares = row
    .all(".left-bar i")
    .map((bar) => numbersIn(bar.style.getPropertyValue("scale"))[0]);
  assert.deepEqual(
    shares.map((share) => share.toFixed(4)),
    ["1.0000", (Math.log(256) / Math.log(1296)).toFixed(4)],
  );
});

test("the row that found the code says so, one that contradicts is marked, one can be asked about", () => {
  const asked = [];
  const found = { ...ROW, found: true, left: 1 };
  const row = drawn(answeredRow(found, { ...HOW, conflicting: true, ask: () => asked.push(1) }));
  assert.match(row.part(".story").text, /^found/);
  assert.equal(row.all(".conflicting").length, 1);
  row.part("button.story").root().click();
  assert.deepEqual(asked, [1]);
  assert.match(row.part("button.story").text, /What did guess 3 ask\?$/);
});

test("a guess that waits stands below those answered, and empty rows have the numbers that follow", () => {
  const waiting = drawn(waitingRow("12", 3, "digits"));
  assert.equal(waiting.part(".count").text, "4");
  assert.equal(waiting.all(".peg").length, 2);
  assert.equal(drawn(waitingRow(undefined, 3, "digits")).all("li").length, 0);
  for (const [used, numbers] of [
    [0, ["1", "2", "3", "4"]],
    [2, ["3", "4"]],
    [4, []],
    [5, []],
  ]) {
    const rows = drawn(emptyRows(used, 4, 5));
    assert.deepEqual(
      rows.all(".count").map((count) => count.textContent),
      numbers,
    );
    assert.deepEqual(kinds(rows), Array(5 * numbers.length).fill("none"));
  }
});

for (const [code, puzzle, told] of [
  ["", { known: true, evil: false }, "hidden until you find it"],
  ["", { known: false, evil: false }, "hidden elsewhere"],
  ["", { known: true, evil: true }, "chosen late by evil Python"],
  ["21", { known: true, evil: true }, "yellow, red"],
])
  test(`the code on top of the board says what it is, or why nothing is seen: ${told}`, () => {
    const row = drawn(codeRow(code, { pegs: 2, ...puzzle }, "digits"));
    assert.deepEqual(row.labels(".code"), [`The code: ${told}`]);
    assert.deepEqual([row.all(".lidded").length, row.all(".open").length], [2, code ? 1 : 0]);
    assert.equal(row.all(".reason").length, code ? 0 : 1);
    assert.equal(row.all(".hole").length, code ? 0 : 2);
  });

test("in the tree a code is as wide as its pegs, and no pins are a dash", async () => {
  const tree = (await import("../../web/games/mastermind/text-drawing.js")).default;
  assert.deepEqual(
    [tree.guessWidth("1122"), tree.spokenAnswer("1,0")],
    [80, "1 right place, 0 wrong place"],
  );
  assert.match(drawn(tree.answer("0,0")).root().textContent, /^–/);
  assert.deepEqual(kinds(drawn(tree.answer("1,2"))), ["place", "colour", "colour"]);
});
