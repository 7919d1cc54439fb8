/** Small pictures of the games, by themselves: on the front page, of games that were played, in the lab, in the help. */
import "./environment.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, mount, numbersIn, numbersOf } from "./mounted.js";
import { until } from "./part.js";

const module = async (path) => (await import(`../../web/games/${path}.js`)).default;

const fills = (elements) => elements.map((each) => each.getAttribute("fill"));
const colours = (digits) => [...digits].map((digit) => `var(--peg-${digit})`);

test("the picture of Mastermind has three rows of four pegs, each with the answer to it", async () => {
  const { drawing } = await module("mastermind/entry");
  const picture = drawn(drawing);
  const pegs = picture.all("circle[r='9']");
  assert.deepEqual(
    numbersOf(pegs, "cx", "cy"),
    [24, 54, 84].flatMap((y) => [22, 48, 74, 100].map((x) => [x, y])),
  );
  assert.deepEqual(fills(pegs), colours("113315231625"));
  const pins = picture.all("circle[r='4']");
  assert.deepEqual(
    numbersOf(pins, "cx", "cy"),
    [24, 54, 84].flatMap((y, row) =>
      [130, 142, 154, 166].slice(0, row === 2 ? 4 : 2).map((x) => [x, y]),
    ),
  );
});

test("in the picture of Shot balls lie on dots, and one is shot at the next", async () => {
  const { drawing } = await module("shot/entry");
  const picture = drawn(drawing);
  const dots = numbersOf(picture.all("circle[r='2']"), "cx", "cy");
  assert.deepEqual(
    dots,
    [1, 2, 3, 4, 5, 6, 7].flatMap((x) => [1, 2, 3].map((y) => [24 * x, 28 * y])),
  );
  const balls = numbersOf(picture.all("circle[r='9']"), "cx", "cy");
  assert.deepEqual(
    balls,
    [
      [1, 2],
      [4, 2],
      [6, 2],
      [4, 1],
    ].map(([x, y]) => [24 * x, 28 * y]),
  );
});

for (const [parameters, word] of [
  ["8", "8balls"],
  ["8balls", "8balls"],
  ["2", "2balls"],
  ["1", undefined],
  ["15", "15balls"],
  ["16", undefined],
  ["10balls", "10balls"],
  ["g3", "grade3"],
  ["grade10", "grade10"],
  ["g0", undefined],
  ["l4", undefined],
  ["", undefined],
])
  test(`a word makes a puzzle of Shot by grade or by two to fifteen balls: ${parameters}`, async () => {
    const { wordParameters } = await module("shot/entry");
    assert.equal(wordParameters(parameters), word);
  });

test("the help of Shot shows rows of seven cells, a shot, and what it leaves", async () => {
  await module("shot/help");
  const { part } = await mount("cicada-shot-help");
  const rows = part.all("svg.cells").map((row) => ({
    size: numbersIn(row.getAttribute("viewBox")),
    dots: numbersOf([...row.querySelectorAll(".dot")], "cx", "cy", "r"),
    balls: numbersOf([...row.querySelectorAll(".ball")], "cx", "cy", "r"),
    arrow: row.querySelector(".arrow")?.getAttribute("d"),
  }));
  const middle = (column) => 24 * column + 12;
  for (const { size, dots } of rows) {
    assert.deepEqual(size, [0, 0, 168, 24]);
    assert.deepEqual(
      dots,
      [0, 1, 2, 3, 4, 5, 6].map((x) => [middle(x), 12, 2]),
    );
  }
  assert.deepEqual(
    rows.map(({ balls }) => balls),
    [
      [0, 3, 6],
      [2, 5],
      [2, 3],
    ].map((balls) => balls.map((x) => [middle(x), 12, 9])),
  );
  // From the edge of its cell to where it stops.
  assert.deepEqual(
    rows.map(({ arrow }) => arrow),
    ["M24 12H68m-6-5 6 5-6 5", undefined, undefined],
  );
});

for (const [moves, rows, width] of [
  [[], [], 102],
  [["1122:1,0"], ["1122"], 102],
  [["1122:1,0", "12:0,0", "xx:1,0", "", "3344", "5566"], ["12", "3344", "5566"], 102],
  [["11223:1,0", "1"], ["11223", "1"], 130],
])
  test(`a game of Mastermind is sketched by its last three rows: ${moves}`, async () => {
    const untold = () => new Promise(() => {});
    const picture = drawn((await module("mastermind/sketch")).draw({ moves }, untold));
    const pegs = picture.all("circle");
    assert.deepEqual(fills(pegs), colours(rows.join("")));
    assert.deepEqual(
      numbersOf(pegs, "cx", "cy"),
      rows.flatMap((row, y) => [...row].map((_, x) => [20 * x + 10, 20 * y + 10])),
    );
    const box = picture.part("svg").root().getAttribute("viewBox");
    assert.deepEqual(numbersIn(box), [0, 0, width, 60]);
  });

test("a sketch of Mastermind has the answers of its last three rows, once they are told", async () => {
  const answers = [
    [4, 0],
    [1, 2],
    [0, 0],
    [2, 0],
  ];
  const describe = async () => ({ rows: answers.map((answer) => ({ answer })) });
  const moves = ["1122", "1122", "1122", "1122"];
  const picture = drawn((await module("mastermind/sketch")).draw({ moves }, describe));
  await until(() => picture.all(".pin").length === 12, "no answers");
  const kinds = picture.all(".pin").map((pin) => {
    if (pin.getAttribute("r") === "1") return "none";
    return pin.getAttribute("fill") === "none" ? "colour" : "place";
  });
  assert.deepEqual(kinds, [
    ...["place", "colour", "colour", "none"],
    ...["none", "none", "none", "none"],
    ...["place", "place", "none", "none"],
  ]);
});

test("a sketch whose position is not told has no answers", async () => {
  const fails = () => Promise.reject(new Error("Python is not there."));
  const picture = drawn((await module("mastermind/sketch")).draw({ moves: ["1122"] }, fails));
  await Promise.resolve();
  assert.equal(picture.all("circle").length, 4);
});

for (const [id, name] of [
  ["4x6:1abc", "4x6"],
  ["4x10n:~word", "4x10 without repeats"],
  ["4x6:evil", "4x6, evil"],
  ["4x6n:evil", "4x6 without repeats, evil"],
])
  test(`a game of Mastermind is named by its board: ${id}`, async () => {
    assert.equal((await module("mastermind/sketch")).name(id), name);
  });

for (const [id, name] of [
  ["l12:1o-x", "level 12"],
  ["g3:~word", "grade 3"],
  ["9:1o-x", "9 balls"],
  ["1:1o-x", "1 ball"],
  ["~word", ""],
])
  test(`a game of Shot is named by its level, its grade or its balls: ${id}`, async () => {
    assert.equal((await module("shot/sketch")).name(id), name);
  });

test("a game of Shot is sketched by its balls on dots, once Python has told them", async () => {
  const { draw } = await module("shot/sketch");
  const balls = [
    [0, 0],
    [6, 8],
    [2, 3],
  ];
  for (const [described, shown] of [
    [Promise.resolve({ balls }), balls],
    [Promise.reject(new Error("no Python")), []],
  ]) {
    const picture = drawn(draw({}, () => described));
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    const circles = (fill) =>
      numbersOf(picture.all(`circle[fill='var(--${fill})']`), "cx", "cy", "r");
    const dots = Array.from({ length: 63 }, (_, i) => [i % 7, Math.floor(i / 7)]);
    const at =
      (radius) =>
      ([x, y]) => [10 * x + 5, 10 * y + 5, radius];
    assert.deepEqual(circles("line"), dots.map(at(1)));
    assert.deepEqual(circles("ball"), shown.map(at(4.2)));
  }
});

test("the lab draws a board of Shot as its line has it", async () => {
  const drawing = await module("shot/board-drawing");
  const board = drawn(drawing.board("o..o/.o"));
  assert.deepEqual(numbersIn(board.part("svg").root().getAttribute("viewBox")), [0, 0, 40, 20]);
  const all = (kind) => numbersOf(board.all(`.${kind}`), "cx", "cy", "r");
  assert.deepEqual(all("ball"), [
    [5, 5, 4],
    [35, 5, 4],
    [15, 15, 4],
  ]);
  assert.deepEqual(all("dot"), [
    [15, 5, 1],
    [25, 5, 1],
    [5, 15, 1],
  ]);
});

for (const [game, line, guesses, answers] of [
  ["mastermind", "4 6", [], []],
  [
    "mastermind",
    "4 6 1122 1 2 3344 0 0 12",
    ["1122", "3344"],
    [
      ["place colour colour", "1 right place, 2 wrong place"],
      ["", "–0 right place, 0 wrong place"],
    ],
  ],
  [
    "chessguess",
    "4 BK,WP 1 0 2 WQ 0 1 0 BK 1",
    ["BK,WP", "WQ"],
    [
      ["", "1 · 0 · 2 1 piece, 0 kinds, 2 colours"],
      ["", "0 · 1 · 0 0 pieces, 1 kind, 0 colours"],
    ],
  ],
])
  test(`the lab draws the rows of a line: ${game} ${line}`, async () => {
    const drawing = await module(`${game}/text-drawing`);
    const rows = drawing.rows(line);
    assert.deepEqual(
      rows.map(({ guess }) => guess),
      guesses,
    );
    const shown = rows.map(({ answer }) => {
      const all = drawn(drawing.answer(answer));
      const pins = all.all("i").map((pin) => pin.className);
      return [
        pins.join(" "),
        all.root().textContent.replace(/\s+/g, " ").trim().replace("– ", "–"),
      ];
    });
    assert.deepEqual(shown, answers);
  });

test("the lab draws a set of pieces, or none", async () => {
  const { guess } = await module("chessguess/text-drawing");
  for (const [text, words] of [
    ["-", "no pieces"],
    ["WP,BK WP", "black king, 2 white pawns"],
  ])
    assert.equal(drawn(guess(text)).part(".visually-hidden").text, words);
});
