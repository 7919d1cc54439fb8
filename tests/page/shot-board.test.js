/** The board of Shot by itself: its cells, its drawing, and what keys do on it. */
import "./environment.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { focused } from "./environment.js";
import { numbersIn, numbersOf } from "./mounted.js";
import {
  BALLS,
  DOWN,
  LEGAL,
  LETTERS,
  middle,
  nameOf,
  openBoard,
  RIGHT,
  ROWS,
  said,
} from "./shot-cells.js";

test("the cells are named from a1 to g9, row by row, and say what lies in them", async () => {
  const { part } = await openBoard();
  const names = ROWS.flatMap((row) => LETTERS.map((letter) => `${letter}${row}`));
  const balls = BALLS.map(nameOf);
  assert.deepEqual(
    part.labels("[data-cell]"),
    names.map((name) => `${name}: ${balls.includes(name) ? "ball" : "empty"}`),
  );
  assert.equal(part.all("[role=row]").length, 9);
  assert.deepEqual(
    part.all(".filled").map((cell) => cell.dataset.cell),
    ["2,3", "5,3", "2,7", "6,8"],
  );
});

test("the field has a dot in each cell, letters above it, numbers at its left", async () => {
  const { part } = await openBoard();
  const middles = LETTERS.map((_, x) => 100 * x + 50);
  const sides = ROWS.map((row) => 100 * row - 50);
  const dots = numbersOf(part.all(".dot"), "cx", "cy", "r");
  assert.deepEqual(
    dots,
    sides.flatMap((y) => middles.map((x) => [x, y, 5])),
  );
  const texts = part.all("text");
  assert.deepEqual(
    texts.map((text) => text.textContent),
    [...LETTERS, ...ROWS.map(String)],
  );
  assert.deepEqual(numbersOf(texts, "x", "y"), [
    ...middles.map((x) => [x, -8]),
    ...sides.map((y) => [-14, y + 7]),
  ]);
  assert.equal(part.part("svg").root().getAttribute("viewBox"), "-30 -30 760 960");
});

test("balls are drawn in the middle of their cells", async () => {
  const { part } = await openBoard();
  assert.deepEqual(
    part.all("[data-ball]").map((ball) => numbersIn(ball.getAttribute("transform"))),
    BALLS.map((ball) => middle(ball).map((at) => 100 * at)),
  );
  assert.ok(part.all(".lifted > circle").every((circle) => circle.getAttribute("r")));
});

test("the path of a shot begins beside the ball, ends where it stops, and marks the ball hit", async () => {
  for (const [pointed, line, head, hit] of [
    [RIGHT, [299, 350, 472, 350], [452, 368, 472, 350, 452, 332], [550, 350]],
    [DOWN, [250, 399, 250, 672], [268, 652, 250, 672, 232, 652], [250, 750]],
    [LEGAL[2], [501, 350, 328, 350], [348, 332, 328, 350, 348, 368], [250, 350]],
    [LEGAL[3], [250, 701, 250, 428], [232, 448, 250, 428, 268, 448], [250, 350]],
  ]) {
    const { part } = await openBoard({ pointed: { shot: pointed } });
    const [way, tip] = part.all(".path.aimed path").map((path) => path.getAttribute("d"));
    assert.deepEqual([numbersIn(way), numbersIn(tip)], [line, head]);
    assert.deepEqual(numbersOf(part.all(".path circle"), "cx", "cy", "r"), [[...hit, 44]]);
  }
});

test("a ball that a hint speaks of has a ring", async () => {
  const { part } = await openBoard({ pointed: { ball: [5, 3] } });
  assert.deepEqual(numbersOf(part.all(".ring"), "cx", "cy", "r"), [[550, 350, 45]]);
});

test("a proof has a line between two groups, each marked in its own way", async () => {
  const proof = {
    groups: [
      [[0, 0]],
      [
        [5, 3],
        [6, 8],
      ],
    ],
    line: [
      [1, 0, 1, 9],
      [1, 9, 7, 9],
    ],
  };
  const { part } = await openBoard({ proof });
  assert.equal(part.part(".proof path").root().getAttribute("d"), "M100,0L100,900M100,900L700,900");
  assert.deepEqual(numbersOf(part.all(".group-0"), "cx", "cy"), [[50, 50]]);
  assert.deepEqual(numbersOf(part.all(".group-1"), "cx", "cy"), [
    [550, 350],
    [650, 850],
  ]);
});

for (const [balls, chosen] of [
  [BALLS, "2,3"],
  [[], "0,0"],
])
  test(`Tab leads to the first ball, or to a1: ${chosen}`, async () => {
    const { part } = await openBoard({ balls });
    assert.deepEqual(
      part.all("[tabindex='0']").map((cell) => cell.dataset.cell),
      [chosen],
    );
  });

for (const [from, key, to] of [
  ["3,4", "ArrowUp", "3,3"],
  ["3,4", "ArrowDown", "3,5"],
  ["3,4", "ArrowLeft", "2,4"],
  ["3,4", "ArrowRight", "4,4"],
  ["3,0", "ArrowUp", "3,0"],
  ["3,8", "ArrowDown", "3,8"],
  ["0,4", "ArrowLeft", "0,4"],
  ["6,4", "ArrowRight", "6,4"],
  ["6,4", "Home", "0,4"],
  ["0,4", "End", "6,4"],
])
  test(`${key} leads from ${from} to ${to}`, async () => {
    const { cell, type, part } = await openBoard();
    cell(from).focus();
    await type(`{${key}}`);
    assert.equal(focused().dataset.cell, to);
    assert.deepEqual(
      part.all("[tabindex='0']").map((each) => each.dataset.cell),
      [to],
    );
  });

test("the board takes its own keys, and leaves others and those with a modifier to the page", async () => {
  const { cell, element } = await openBoard();
  /** Whether the board has taken a key. */
  const takes = (key, modifier) => {
    const how = { key, bubbles: true, composed: true, cancelable: true, ...modifier };
    return !cell("2,3").dispatchEvent(new KeyboardEvent("keydown", how));
  };
  for (const key of ["ArrowUp", "Home", "End", "Enter", " "]) assert.ok(takes(key), key);
  for (const key of ["Enter", "ArrowUp"])
    for (const modifier of ["ctrlKey", "metaKey", "altKey"])
      assert.equal(takes(key, { [modifier]: true }), false, `${modifier} ${key}`);
  assert.equal(takes("x"), false);
  await element.updateComplete;
  assert.equal(takes("Escape"), false); // the ball was let go by the second of Enter and Space
});

test("a ball is held by Enter or Space, let go by them and by Escape, and shot by an arrow", async () => {
  const { cell, type, held, heard } = await openBoard();
  cell("2,3").focus();
  for (const [take, letGo] of [
    ["{Enter}", "{Enter}"],
    ["[Space]", "[Space]"],
    ["{Enter}", "{Escape}"],
  ]) {
    await type(take);
    assert.deepEqual(held(), ["c4: ball, held"]);
    await type(letGo);
    assert.deepEqual(held(), []);
  }
  await type("{Enter}{ArrowUp}");
  assert.deepEqual(heard, [["attempt", { x: 2, y: 3, direction: "U" }]]);
});

for (const [what, at, words] of [
  ["a ball that can be shot", "2,3", "Ball c4 held. It can be shot right at f4, or down at c8."],
  ["one that can be shot one way", "5,3", "Ball f4 held. It can be shot left at c4."],
  ["one that cannot", "6,8", "Ball g9 held. No ball is in its lines."],
  ["no ball", "3,3", "There is no ball in d4."],
])
  test(`what is taken is told: ${what}`, async () => {
    const { cell, type, heard } = await openBoard();
    cell(at).focus();
    await type("{Enter}");
    assert.equal(said(), words);
    assert.deepEqual(heard, at === "6,8" ? [["blocked", [6, 8]]] : []);
  });

test("the focus goes to the ball in hand, else to the one chosen last, else to the first", async () => {
  const { element, cell, type, set } = await openBoard();
  const goesTo = async (wanted) => {
    focused().blur();
    element.focus();
    await element.updateComplete;
    assert.equal(focused().dataset.cell, wanted);
  };
  element.focus();
  await goesTo("2,3");
  cell("5,3").focus();
  await type("{ArrowDown}{ArrowUp}"); // chosen now
  await goesTo("5,3");
  await type("{Enter}");
  await goesTo("5,3");
  await set({ balls: BALLS.filter((ball) => `${ball}` !== "5,3") });
  await goesTo("2,3");
  cell("2,7").focus();
  await type("{ArrowUp}{ArrowDown}");
  await goesTo("2,7");
  element.forget();
  await goesTo("2,3");
});

for (const [change, isHeld] of [
  [{ pointed: { shot: DOWN } }, true],
  [{ pointed: { ball: [5, 3] } }, false],
  [{ balls: [...BALLS] }, true],
  [{ balls: BALLS.slice(1) }, false],
])
  test(`a ball in hand is let go when a hint speaks of one, and when it is gone: ${JSON.stringify(change)}`, async () => {
    const { cell, type, held, set } = await openBoard();
    cell("2,3").focus();
    await type("{Enter}");
    await set(change);
    assert.deepEqual(held(), isHeld ? ["c4: ball, held"] : []);
  });

test("where positions are set up, taps and Enter set and take away balls, and nothing is held", async () => {
  const { tap, cell, type, point, held, heard } = await openBoard({ editing: true });
  await tap(middle([2, 3]));
  await tap(middle([0, 0]));
  await point("pointerdown", middle([5, 3]));
  await point("pointermove", middle([5, 6]));
  await point("pointerup", middle([5, 6]));
  cell("6,8").focus();
  await type("{Enter}{ArrowUp}[Space]");
  assert.deepEqual(held(), []);
  assert.deepEqual(
    heard,
    [
      [2, 3],
      [0, 0],
      [5, 3],
      [6, 8],
      [6, 7],
    ].map((detail) => ["toggle", detail]),
  );
});

test("the whole board is told, with the keys that there are", async () => {
  for (const [properties, words] of [
    [{}, /^Balls: c4, f4, c8,? and g9\. .*Enter takes hold of a ball/],
    [{ editing: true }, /^Balls: .* Enter sets a ball or takes it away\.$/],
    [{ balls: [] }, /^The arrow keys/],
  ]) {
    const { part } = await openBoard(properties);
    const grid = part.all(".grid").at(-1);
    assert.match(grid.getAttribute("aria-description"), words);
    assert.equal(grid.getAttribute("aria-label"), "Board of 7 columns and 9 rows");
  }
});
