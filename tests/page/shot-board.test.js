/** The board of Shot by itself: its cells, its drawing, what keys and pointers do on it. */
import "./environment.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { focused } from "./environment.js";
import { mount, numbersIn, numbersOf } from "./mounted.js";
import { user } from "./part.js";

await import("../../web/games/shot/board.js");

const LETTERS = [..."abcdefg"];
const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const nameOf = ([x, y]) => `${LETTERS[x]}${y + 1}`;

const shot = (x, y, direction, ...rolls) => ({ x, y, direction, move: "", rolls });

/** c4 can be shot at f4 and at c8, and they at it; g9 has no ball in its lines. */
const BALLS = [
  [2, 3],
  [5, 3],
  [2, 7],
  [6, 8],
];
const RIGHT = shot(2, 3, "R", [2, 3, 4, 3], [5, 3, null, null]);
const DOWN = shot(2, 3, "D", [2, 3, 2, 6], [2, 7, null, null]);
const LEGAL = [
  RIGHT,
  DOWN,
  shot(5, 3, "L", [5, 3, 3, 3], [2, 3, null, null]),
  shot(2, 7, "U", [2, 7, 2, 4], [2, 3, null, null]),
];
const BLOCKED = { "6,8": "No ball is in its lines." };

/** Mount a board on which a cell is 100 pixels wide. */
async function begin(properties = {}) {
  const given = { balls: BALLS, legal: LEGAL, blocked: BLOCKED, ...properties };
  const board = await mount("cicada-shot-board", given, "attempt", "blocked", "toggle");
  const { part, element } = board;
  const grid = part.part(".grid").root();
  Object.defineProperty(grid, "clientWidth", { value: 700 });
  grid.getBoundingClientRect = () => ({ left: 0, top: 0 });
  const cell = (at) => part.part(`[data-cell="${at}"]`).root();
  /** A pointer does something at a place, in cells, over the cell there or another one. */
  async function point(type, [x, y], { over = [x, y].map(Math.floor), button = 0, id = 1 } = {}) {
    const how = { bubbles: true, composed: true, pointerId: id, button };
    const at = { clientX: 100 * x, clientY: 100 * y };
    cell(over).dispatchEvent(new PointerEvent(type, { ...how, ...at }));
    await element.updateComplete;
  }
  return {
    ...board,
    cell,
    point,
    /** Press and release at a place. */
    async tap(at, how) {
      await point("pointerdown", at, how);
      await point("pointerup", at, how);
    },
    /** The cells that are held. */
    held: () => part.labels("[aria-selected=true]"),
    /** The cells that a tap shoots at. */
    targets: () => part.all(".target").map((each) => each.dataset.cell),
    async type(keys) {
      await user.keyboard(keys);
      await element.updateComplete;
    },
  };
}

const middle = ([x, y]) => [x + 0.5, y + 0.5];
const said = () => document.querySelector("body > [role=status]")?.textContent.trim();

test("the cells are named from a1 to g9, row by row, and say what lies in them", async () => {
  const { part } = await begin();
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
  const { part } = await begin();
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
  const { part } = await begin();
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
    const { part } = await begin({ pointed: { shot: pointed } });
    const [way, tip] = part.all(".path.aimed path").map((path) => path.getAttribute("d"));
    assert.deepEqual([numbersIn(way), numbersIn(tip)], [line, head]);
    assert.deepEqual(numbersOf(part.all(".path circle"), "cx", "cy", "r"), [[...hit, 44]]);
  }
});

test("a ball that a hint speaks of has a ring", async () => {
  const { part } = await begin({ pointed: { ball: [5, 3] } });
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
  const { part } = await begin({ proof });
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
    const { part } = await begin({ balls });
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
    const { cell, type, part } = await begin();
    cell(from).focus();
    await type(`{${key}}`);
    assert.equal(focused().dataset.cell, to);
    assert.deepEqual(
      part.all("[tabindex='0']").map((each) => each.dataset.cell),
      [to],
    );
  });

test("the board takes its own keys, and leaves others and those with a modifier to the page", async () => {
  const { cell, element } = await begin();
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
  const { cell, type, held, heard } = await begin();
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
    const { cell, type, heard } = await begin();
    cell(at).focus();
    await type("{Enter}");
    assert.equal(said(), words);
    assert.deepEqual(heard, at === "6,8" ? [["blocked", [6, 8]]] : []);
  });

test("the focus goes to the ball in hand, else to the one chosen last, else to the first", async () => {
  const { element, cell, type, set } = await begin();
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

test("a tap takes a ball, and one more lets it go; one on its way shoots it", async () => {
  const { tap, held, targets, heard } = await begin();
  await tap(middle([2, 3]));
  assert.deepEqual(held(), ["c4: ball, held"]);
  assert.deepEqual(targets(), ["3,3", "4,3", "5,3", "2,4", "2,5", "2,6", "2,7"]);
  await tap(middle([2, 3]));
  assert.deepEqual([held(), targets(), heard], [[], [], []]);
  await tap(middle([2, 3]));
  await tap(middle([4, 3]));
  assert.deepEqual(heard, [["attempt", { x: 2, y: 3, direction: "R" }]]);
});

for (const [at, does] of [
  [[0, 3], [["attempt", { x: 2, y: 3, direction: "L" }]]],
  [[2, 0], [["attempt", { x: 2, y: 3, direction: "U" }]]],
  [[4, 5], []],
])
  test(`a tap on an empty cell is a shot that way, or lets the ball go: ${nameOf(at)}`, async () => {
    const { tap, held, heard } = await begin();
    await tap(middle([2, 3]));
    await tap(middle(at));
    assert.deepEqual(heard, does);
    assert.equal(held().length, does.length);
  });

for (const [what, at, over, ball] of [
  ["beside it", [5.5, 4.3], [5, 4], ["f4: ball, held"]],
  ["farther off", [5.5, 4.4], [5, 4], []],
  ["in the cell of another", [2.9, 3.5], [2, 3], ["c4: ball, held"]],
])
  test(`a pointer takes the ball that is within reach: ${what}`, async () => {
    const { tap, held } = await begin();
    await tap(at, { over });
    assert.deepEqual(held(), ball);
  });

for (const [way, direction] of [
  [[0.5, 0], "R"],
  [[-0.5, 0.1], "L"],
  [[0.1, 0.5], "D"],
  [[0, -0.5], "U"],
  [[0.3, 0], undefined],
])
  test(`a ball is pulled the way it shall fly: ${way}`, async () => {
    const { point, held, heard } = await begin();
    const [x, y] = middle([2, 3]);
    const to = [x + way[0], y + way[1]];
    await point("pointerdown", [x, y]);
    await point("pointermove", to, { over: [2, 3] });
    assert.deepEqual(held(), ["c4: ball, held"]);
    await point("pointerup", to, { over: [2, 3] });
    assert.deepEqual(heard, direction ? [["attempt", { x: 2, y: 3, direction }]] : []);
  });

test("the path that is aimed at stands out", async () => {
  const { point, part } = await begin();
  await point("pointerdown", middle([2, 3]));
  assert.deepEqual([part.all(".path").length, part.all(".aimed").length], [2, 0]);
  await point("pointermove", [3.2, 3.5]);
  assert.deepEqual([part.all(".path").length, part.all(".aimed").length], [2, 1]);
  await point("pointercancel", [3.2, 3.5]);
  assert.equal(part.all(".path").length, 0);
});

test("only one pointer holds a ball, and only by its first button", async () => {
  const { point, tap, held, heard } = await begin();
  await tap(middle([2, 3]), { button: 2 });
  assert.deepEqual(held(), []);
  await point("pointerdown", middle([2, 3]));
  await point("pointerdown", middle([5, 3]), { id: 2 });
  await point("pointermove", [5.5, 5], { id: 2 });
  await point("pointerup", [5.5, 5], { id: 2 });
  assert.deepEqual([held(), heard], [["c4: ball, held"], []]);
  await point("pointermove", [2.5, 5]);
  await point("pointerup", [2.5, 5]);
  assert.deepEqual(heard, [["attempt", { x: 2, y: 3, direction: "D" }]]);
});

test("a ball follows the finger less and less, never farther than 42", async (t) => {
  t.mock.method(globalThis, "matchMedia", () => ({ matches: false }));
  const { point, part } = await begin();
  const [x, y] = middle([2, 3]);
  await point("pointerdown", [x, y]);
  for (const [right, down] of [
    [0.3, 0],
    [0, -0.6],
    [0.6, 0.8],
    [9, 0],
  ]) {
    await point("pointermove", [x + right, y + down], { over: [2, 3] });
    const far = Math.hypot(right, down);
    const follows = 42 * Math.tanh((100 * far) / 84);
    const moved = numbersIn(part.part(".held .moved").root().style.transform);
    for (const [i, way] of [right, down].entries())
      assert.ok(Math.abs(moved[i] - (follows * way) / far) < 1e-6, `${moved}`);
  }
});

test("a tap that comes while it is not known what is legal is done once that is", async () => {
  const { tap, set, heard, held } = await begin({ waiting: true, legal: [] });
  await tap(middle([2, 3]));
  assert.deepEqual(held(), ["c4: ball, held"]);
  assert.equal(said(), "Ball c4 held.");
  await tap(middle([5, 3]));
  assert.deepEqual([held(), heard], [["c4: ball, held"], []]);
  await set({ waiting: false, legal: LEGAL });
  assert.deepEqual(heard, [["attempt", { x: 2, y: 3, direction: "R" }]]);
  await set({ waiting: true });
  await set({ waiting: false });
  assert.equal(heard.length, 1);
});

test("the shot of a hint is made by a tap on its way", async () => {
  const { tap, targets, held, heard } = await begin({ pointed: { ball: [2, 3], shot: DOWN } });
  assert.deepEqual(targets(), ["2,4", "2,5", "2,6", "2,7"]);
  await tap(middle([2, 7]));
  assert.deepEqual([heard, held()], [[["attempt", { x: 2, y: 3, direction: "D" }]], []]);
});

for (const [change, isHeld] of [
  [{ pointed: { shot: DOWN } }, true],
  [{ pointed: { ball: [5, 3] } }, false],
  [{ balls: [...BALLS] }, true],
  [{ balls: BALLS.slice(1) }, false],
])
  test(`a ball in hand is let go when a hint speaks of one, and when it is gone: ${JSON.stringify(change)}`, async () => {
    const { cell, type, held, set } = await begin();
    cell("2,3").focus();
    await type("{Enter}");
    await set(change);
    assert.deepEqual(held(), isHeld ? ["c4: ball, held"] : []);
  });

test("where positions are set up, taps and Enter set and take away balls, and nothing is held", async () => {
  const { tap, cell, type, point, held, heard } = await begin({ editing: true });
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
    const { part } = await begin(properties);
    const grid = part.all(".grid").at(-1);
    assert.match(grid.getAttribute("aria-description"), words);
    assert.equal(grid.getAttribute("aria-label"), "Board of 7 columns and 9 rows");
  }
});
