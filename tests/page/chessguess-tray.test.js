/** The tray of ChessGuess by itself: what is left of each piece, what is proven and marked, and what is picked. */
import "./environment.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { focused } from "./environment.js";
import { mount } from "./mounted.js";
import { user } from "./part.js";

await import("../../web/games/chessguess/tray.js");

const PIECES = ["B", "W"].flatMap((colour) => [..."KQRBNP"].map((kind) => colour + kind));
const LIMITS = { K: 1, Q: 1, R: 2, B: 2, N: 2, P: 8 };
const STACKS = PIECES.map((piece) => ({ piece, limit: LIMITS[piece[1]] }));

const bound = (piece, least, most) => ({ piece, least, most });

/** What is proven of every piece, kind and colour: nothing, but for some. */
const proven = (...some) => {
  const names = [...PIECES, "B*", "W*", ...[..."KQRBNP"].map((kind) => `*${kind}`), "**"];
  return names.map((name) => some.find(({ piece }) => piece === name) ?? bound(name, 0, 2));
};

async function begin(properties = {}) {
  const given = { stacks: STACKS, ...properties };
  const tray = await mount("cicada-piece-tray", given, "pick", "mark");
  const button = (piece) => tray.part.part(`[data-piece=${piece}]`);
  return {
    ...tray,
    button,
    label: (piece) => button(piece).root().getAttribute("aria-label"),
    /** How high a stack is drawn, its signs, and what stands below it. */
    stack(piece) {
      const [stack] = button(piece).all(".stack");
      const signs = [...stack.classList].filter((name) => name !== "stack");
      const left = button(piece).part(".left").root();
      return [stack.children.length, signs.join(), (left.dataset.text ?? left.textContent).trim()];
    },
  };
}

const said = () => document.querySelector("body > [role=status]")?.textContent.trim();

test("each piece of both colours has a stack, as one lays out a set", async () => {
  const { part } = await begin();
  const ranks = part.all("[role=group]");
  assert.deepEqual(
    ranks.map((rank) => rank.getAttribute("aria-label")),
    ["Black pieces", "White pieces"],
  );
  assert.deepEqual(
    ranks.map((rank) => [...rank.querySelectorAll("button")].map((each) => each.dataset.piece)),
    [PIECES.slice(0, 6), PIECES.slice(6)],
  );
});

for (const [what, stacks, taken, [height, signs, left], label] of [
  ["of which nobody has said how many there are", [], [], [1, "", ""], "Add a white rook"],
  ["all of it", STACKS, ["BR"], [2, "", "2"], "Add a white rook, 2 left"],
  ["one left", STACKS, ["WR"], [1, "", "1"], "Add a white rook, 1 left"],
  ["none left", STACKS, ["WR", "WR"], [1, "gone", "0"], "Add a white rook, 0 left"],
  [
    "more than there are",
    STACKS,
    ["WR", "WR", "WR", "WR"],
    [1, "gone", "−2"],
    "Add a white rook, 2 more than a chess set has",
  ],
])
  test(`a stack is as high as what is left, and says it: ${what}`, async () => {
    const tray = await begin({ stacks, taken });
    assert.deepEqual(tray.stack("WR"), [height, signs, left]);
    assert.equal(tray.label("WR"), label);
    assert.equal(tray.button("WR").all(".over").length, left.startsWith("−") ? 1 : 0);
  });

test("of eight pawns three are drawn", async () => {
  const { stack } = await begin();
  assert.deepEqual(stack("WP"), [3, "", "8"]);
});

for (const [what, properties, picked, words] of [
  ["a piece", {}, true],
  ["the last one", { strict: true, taken: ["WR"] }, true],
  ["one more than there are", { taken: ["WR", "WR"] }, true],
  [
    "one more where that is not allowed",
    { strict: true, taken: ["WR", "WR"] },
    false,
    "No white rook is left.",
  ],
  ["one of which the number is not known", { strict: true, stacks: [], taken: ["WR", "WR"] }, true],
  ["one for which there is no room", { full: true }, false, "There is no room for more pieces."],
])
  test(`a press picks a piece, or says why not: ${what}`, async () => {
    const { button, heard } = await begin(properties);
    assert.equal(button("WR").root().getAttribute("aria-disabled"), `${!picked}`);
    await button("WR").click();
    assert.deepEqual(heard, picked ? [["pick", "WR"]] : []);
    if (words) assert.equal(said(), words);
  });

test("while pieces are marked a press marks, whatever can be picked", async () => {
  const { button, heard, label } = await begin({ marking: true, full: true });
  assert.equal(label("BN"), "Mark a black knight, 2 left");
  assert.equal(button("BN").root().getAttribute("aria-disabled"), "false");
  await button("BN").click();
  assert.deepEqual(heard, [["mark", { piece: "BN" }]]);
});

for (const [notebook, marks] of [
  [
    true,
    [
      ["mark", { piece: "BQ", sign: "+" }],
      ["mark", { piece: "BQ", sign: "-" }],
    ],
  ],
  [false, []],
])
  test(`plus and minus mark where there is a notebook: ${notebook}`, async () => {
    const { button, heard } = await begin({ notebook });
    button("BQ").root().focus();
    await user.keyboard("+-x");
    assert.deepEqual(heard, marks);
  });

for (const [from, keys, to] of [
  ["BK", "{ArrowRight}", "BQ"],
  ["BQ", "{ArrowLeft}", "BK"],
  ["BK", "{ArrowLeft}", "BK"],
  ["BP", "{ArrowRight}", "WK"],
  ["WP", "{ArrowRight}", "WP"],
  ["WP", "{ArrowLeft}", "WN"],
  ["BK", "{ArrowDown}", "WK"],
  ["BP", "{ArrowDown}", "WP"],
  ["WK", "{ArrowUp}", "BK"],
  ["WK", "{ArrowDown}", "WK"],
  ["BP", "{ArrowUp}", "BP"],
  ["BR", "{Home}", "BR"],
])
  test(`the arrow keys go over the stacks: ${keys} from ${from} to ${to}`, async () => {
    const { button, part, element } = await begin();
    button(from).root().focus();
    await user.keyboard(keys);
    await element.updateComplete;
    assert.equal(focused().dataset.piece, to);
    assert.deepEqual(
      part.all("[tabindex='0']").map((each) => each.dataset.piece),
      [to],
    );
  });

test("only keys that lead somewhere are taken", async () => {
  const { button } = await begin({ notebook: true });
  const takes = (key) =>
    !button("BK")
      .root()
      .dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true }),
      );
  assert.deepEqual(["ArrowUp", "ArrowLeft", "x", "+", "-", "ArrowRight"].map(takes), [
    false,
    false,
    false,
    true,
    true,
    true,
  ]);
});

for (const [what, least, most, text, words, signs] of [
  ["none", 0, 0, "0", "0", "out"],
  ["perhaps one", 0, 1, "0–1", "0 to 1", ""],
  ["one", 1, 1, "1", "1", "sure"],
  ["one or more", 1, 3, "1–3", "1 to 3", "sure"],
])
  test(`what is proven stands in the place of what is left: ${what}`, async () => {
    const { stack, label, button, part } = await begin({
      proven: proven(bound("BN", least, most), bound("W*", least, most), bound("*Q", least, most)),
    });
    assert.deepEqual(stack("BN"), [2, signs === "out" ? "out" : "", text]);
    assert.equal(label("BN"), `Add a black knight, 2 left; hidden: ${words}`);
    assert.equal(button("BN").all(".sure").length, signs === "sure" ? 1 : 0);
    assert.deepEqual(part.labels("[role=group]"), [
      "Black pieces; hidden: 0 to 2",
      `White pieces; hidden: ${words}`,
    ]);
    const bounds = part.all(".bound > span");
    // Both colours, the six kinds, and all.
    assert.equal(bounds.length, 9);
    for (const at of [1, 3]) {
      assert.equal(bounds[at].dataset.text, text);
      for (const sign of ["sure", "out"])
        assert.equal(bounds[at].classList.contains(sign), sign === signs);
    }
    assert.equal(
      part.labels(".kinds")[0],
      `Hidden: kings 0 to 2, queens ${words}, rooks 0 to 2, bishops 0 to 2, knights 0 to 2, pawns 0 to 2; in all 0 to 2`,
    );
  });

test("without anything proven there is no foot", async () => {
  const { part } = await begin();
  assert.deepEqual([part.all(".kinds").length, part.all(".bound").length], [0, 0]);
});

for (const [what, marks, verdicts, label, signs] of [
  ["hidden", { BN: "+" }, {}, "; marked as hidden", ""],
  ["not hidden", { BN: "-" }, {}, "; marked as not hidden", "out"],
  ["proven", { BN: "+" }, { BN: "proven" }, "; marked as hidden, proven", ""],
  ["open", { BN: "+" }, { BN: "open" }, "; marked as hidden, not proven yet", ""],
  ["wrong", { BN: "-" }, { BN: "wrong" }, "; marked as not hidden, ruled out", "out"],
  ["none", { BQ: "+" }, { BN: "wrong" }, "", ""],
])
  test(`a mark is shown and told, with what the answers say of it: ${what}`, async () => {
    const tray = await begin({ marks, verdicts });
    assert.equal(tray.label("BN"), `Add a black knight, 2 left${label}`);
    assert.equal(tray.stack("BN")[1], signs);
    const shown = tray.button("BN").all(".mark");
    assert.equal(shown.length, label ? 1 : 0);
    if (verdicts.BN && label) assert.ok(shown[0].classList.contains(what));
  });
