/** Parts of Mastermind by themselves: the row that is filled, the codes left, strategies compared, a record's puzzle. */
import "./environment.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { html, LitElement } from "lit";
import { focused } from "./environment.js";
import { mount, numbersIn } from "./mounted.js";
import { until, user } from "./part.js";

const { RowInput } = await import("../../web/games/mastermind/row-input.js");
const { renderNotesToggle } = await import("../../web/games/mastermind/notes-drawing.js");
await import("../../web/games/mastermind/list.js");
await import("../../web/games/mastermind/compare.js");
await import("../../web/games/mastermind/practice.js");

const said = () => document.querySelector("body > [role=status]")?.textContent.trim();

/** As much of a game as its parts use: what is asked is answered by `answers`, and what is done is listed. */
class FakeGame extends EventTarget {
  key = "a";
  drawn = { pegs: 4, colours: 6, repeats: true, left: 1296 };
  row = { code: "", slot: 0 };
  notes = { out: "", sure: "" };
  noting = false;
  settings = { marks: "digits" };
  done = [];
  asked = [];
  session = {
    ask: async (question, options) => {
      this.asked.push([question, options]);
      return this.answers[question](options);
    },
  };
  source = {
    settled: async () => true,
    asker: () => this.session.ask,
  };

  constructor(change = {}, answers = {}) {
    super();
    Object.assign(this, change);
    this.answers = answers;
  }

  setRow(row) {
    this.row = row;
    this.dispatchEvent(new Event("change"));
  }

  use(code) {
    this.done.push(["use", code]);
  }

  markColour(digit) {
    this.done.push(["colour", digit]);
  }

  markPlace(place, digit) {
    this.done.push(["place", place, digit]);
  }

  setNoting(noting) {
    this.done.push(["noting", noting]);
  }
}

class Row extends LitElement {
  input = new RowInput(this, () => this.game);

  render() {
    return html`${this.input.renderSlots()}${this.input.renderPalette(renderNotesToggle(this.game))}`;
  }
}
customElements.define("test-row", Row);

async function filling(change) {
  const game = new FakeGame(change);
  const row = await mount("test-row", { game });
  const { element, part } = row;
  const update = async () => {
    element.requestUpdate();
    await element.updateComplete;
  };
  game.addEventListener("change", update);
  return {
    ...{ ...row, game, update },
    slots: () => part.labels(".slot"),
    press: async (key) => {
      const does = element.input.press({ key });
      await update();
      return does;
    },
    palette: () => part.labels(".colour"),
  };
}

for (const [what, row, key, code, slot] of [
  ["a digit", { code: "", slot: 0 }, "3", "3   ", 1],
  ["the last colour", { code: "", slot: 1 }, "6", " 6  ", 2],
  ["a digit in the last slot", { code: "12", slot: 3 }, "3", "12 3", 2],
  ["Backspace", { code: "123 ", slot: 3 }, "Backspace", "12  ", 2],
  ["Delete", { code: "123 ", slot: 1 }, "Delete", "1 3 ", 1],
  ["to the left", { code: "12", slot: 2 }, "ArrowLeft", "12", 1],
  ["to the right", { code: "12", slot: 2 }, "ArrowRight", "12", 3],
  ["left of the first", { code: "12", slot: 0 }, "ArrowLeft", "12", 0],
  ["right of the last", { code: "12", slot: 3 }, "ArrowRight", "12", 3],
])
  test(`a key fills the row: ${what}`, async () => {
    const { game, press } = await filling({ row });
    assert.equal(await press(key), true);
    assert.deepEqual(game.row, { code, slot });
  });

test("letters are colours from the tenth on, 0 the tenth of ten, and other keys and colours do nothing", async () => {
  const row = { code: "", slot: 0 };
  const { game, press } = await filling({ row, drawn: { pegs: 4, colours: 10, repeats: true } });
  for (const key of ["b", "x", "Enter", "Escape", "ArrowUp", "12"])
    assert.equal(await press(key), false, key);
  assert.equal(game.row, row);
  assert.equal(await press("a"), true);
  assert.equal(await press("0"), true);
  assert.equal(game.row.code, "AA  ");
});

test("each slot says its number, its peg and whether that is sure; Tab leads to the next one", async () => {
  const { part, slots } = await filling({
    ...{ row: { code: "12  ", slot: 2 }, notes: { out: "3", sure: " 2  " } },
  });
  assert.deepEqual(slots(), ["Peg 1: red", "Peg 2: yellow, sure", "Peg 3: empty", "Peg 4: empty"]);
  assert.deepEqual(
    part.all(".slot").map((slot) => [slot.tabIndex, slot.getAttribute("aria-current")]),
    [
      [-1, "false"],
      [-1, "false"],
      [0, "true"],
      [-1, "false"],
    ],
  );
  assert.equal(part.all(".slot.sure").length, 1);
});

test("the palette has the colours of the board, with their keys; those that are out say so", async () => {
  const { part, palette } = await filling({
    ...{ notes: { out: "2", sure: "" }, drawn: { pegs: 4, colours: 3, repeats: true } },
  });
  assert.deepEqual(palette(), ["red, key 1", "yellow, key 2, out", "blue, key 3"]);
  assert.deepEqual(part.labels(".out"), ["yellow, key 2, out"]);
});

for (const [repeats, noting, isUsed] of [
  [true, false, false],
  [false, false, true],
  [false, true, false],
])
  test(`a colour that may not be there twice is taken once: ${repeats}, ${noting}`, async () => {
    const { part } = await filling({
      ...{ noting, row: { code: "1   ", slot: 1 }, drawn: { pegs: 4, colours: 6, repeats } },
    });
    assert.equal(part.offers("red, key 1"), !isUsed);
    assert.equal(part.offers("yellow, key 2"), true);
  });

test("a colour that is pressed goes into the row, and is told; the focus stays where it was", async () => {
  const { part, game } = await filling();
  await part.press("blue, key 3");
  assert.equal(said(), "Peg 1: blue.");
  assert.equal(focused().getAttribute("aria-label"), "blue, key 3");
  await part.press("blue, key 3");
  assert.equal(said(), "Peg 2: blue.");
  assert.deepEqual(game.row, { code: "33  ", slot: 2 });
});

test("while notes are made, colours and pegs that are pressed or typed are noted", async () => {
  const { part, press, game } = await filling({ noting: true, row: { code: "1   ", slot: 1 } });
  await part.press("blue, key 3");
  await press("4");
  await part.press("Peg 1: red");
  await part.press("Peg 2: empty");
  await part.press("Notes");
  assert.deepEqual(game.done, [
    ["colour", "3"],
    ["colour", "4"],
    ["place", 0, "1"],
    ["noting", false],
  ]);
  assert.equal(game.row.code, "1   ");
});

const PLACES = {
  left: 16,
  counts: [
    [16, 0, 0],
    [1, 4, 11],
  ],
};

/** The list of a game with three colours and two pegs. */
async function listing(change = {}) {
  const found = { secrets: ["11", "12"], expected: [1.25], matching: 30, sentence: "", ...change };
  const answers = { places: async () => PLACES, candidates: async () => found };
  const game = new FakeGame({ drawn: { pegs: 2, colours: 3, left: 300 } }, answers);
  const list = await mount("cicada-mastermind-list", { game });
  const { part, element } = list;
  await until(() => part.all(".codes li").length, "no codes");
  await element.updateComplete;
  return {
    ...{ ...list, game, found },
    /** What the list was asked for last. */
    last: () => game.asked.filter(([question]) => question === "candidates").at(-1)[1],
    count: () => part.part(".count [role=status]").text,
    async press(name) {
      await part.press(name);
      for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
      await element.updateComplete;
    },
  };
}

test("the codes left are listed a page at a time, each with what it leaves, and used by a press", async () => {
  const { part, last, game } = await listing();
  assert.deepEqual(last(), {
    ...{ places: "", within: "", without: "", order: "best", offset: 0, limit: 24 },
  });
  assert.deepEqual(
    part.all(".codes li").map((item) => item.textContent.replace(/\s+/g, " ").trim()),
    ["leaves about 1.3", ""],
  );
  await part.shows("how many codes are to be expected left after it.");
  await part.part(".codes li button", 1).click();
  assert.deepEqual(game.done, [["use", "12"]]);
});

test("the list says why its numbers are not there, and has none", async () => {
  const { part } = await listing({ expected: [], sentence: "There are too many." });
  await part.shows("There are too many.");
  assert.ok(!part.text.includes("to be expected left"));
});

test("codes are listed by what is pressed in the grid, and all again", async () => {
  const { press, last, count, part } = await listing();
  assert.equal(count(), "Press a peg or a colour to list only such codes.");
  for (const [name, picked] of [
    ["yellow in place 2: 4", { places: " 2" }],
    ["red in place 1: 16", { places: "12" }],
    ["blue in place 1: 0", { places: "32" }],
    ["blue in place 1: 0", { places: " 2" }],
    ["red", { places: " 2", within: "1" }],
    ["yellow", { places: " 2", within: "12" }],
    ["red: in it", { places: " 2", within: "2", without: "1" }],
    ["red: not in it", { places: " 2", within: "2", without: "" }],
  ]) {
    await press(new RegExp(`^${name}$`));
    assert.deepEqual(
      { ...last() },
      {
        ...{ within: "", without: "", order: "best", offset: 0, limit: 24, ...picked },
      },
    );
    assert.equal(count(), "30 codes of 300");
  }
  const pressed = part.all("button[aria-pressed=true]");
  assert.equal(pressed.length, 2);
  await press("List all");
  assert.deepEqual([last().places, last().within], ["", ""]);
  assert.equal(part.offers("List all"), false);
});

test("one code is one code, and the order is chosen", async () => {
  const { press, last, count } = await listing({ matching: 1 });
  await press("by colour");
  assert.equal(last().order, "code");
  await press(/^red$/);
  assert.equal(count(), "1 code of 300");
});

test("another position has its own list and grid, without what was picked", async () => {
  const { press, last, game, element, count } = await listing();
  await press(/^red$/);
  game.key = "b";
  game.dispatchEvent(new Event("change"));
  await element.updateComplete;
  assert.deepEqual([last().within, count().slice(0, 5)], ["", "Press"]);
  assert.equal(game.asked.filter(([question]) => question === "places").length, 2);
});

test("the grid says how many codes have a colour in a place, and draws their share", async () => {
  const { part } = await listing();
  assert.equal(part.all(".places tr").length, 3);
  const cells = part.all(".places td[title]");
  assert.deepEqual(
    cells.map((cell) => cell.title),
    PLACES.counts.flat().map((count) => `${count} of 16`),
  );
  const shares = part
    .all(".share")
    .map((share) => numbersIn(share.style.getPropertyValue("scale"))[0]);
  const wanted = PLACES.counts
    .flat()
    .map((count) => (count ? Math.max(0.22, Math.sqrt(count / 16)) : 0));
  for (const [i, share] of shares.entries()) assert.ok(Math.abs(share - wanted[i]) < 1e-6);
  assert.equal(part.all(".out").length, 2);
  assert.deepEqual(
    part.all(".places .share .peg").map((peg) => peg.classList.contains("bare")),
    [false, true, true, true, true, true],
  );
});

const strategy = (title, guess, expected, needs) => ({ title, guess, expected, needs });

for (const [strategies, told, least] of [
  [
    [strategy("minimax", "1122", 204.6, null), strategy("first", "1111", 9.96, null)],
    ["not proven", "not proven"],
    0,
  ],
  [
    [strategy("minimax", "1122", 204.6, 4.5), strategy("best", "1123", 9.96, 4.34)],
    ["4.50", "4.34"],
    1,
  ],
])
  test(`strategies are compared by what their guesses leave and need: ${told}`, async () => {
    const game = new FakeGame({}, { compare: async () => ({ strategies }) });
    const { part } = await mount("cicada-mastermind-compare", { game });
    await until(() => part.all("tbody tr").length, "no table");
    const rows = part
      .all("tbody tr")
      .map((row) => [...row.children].map((cell) => cell.textContent.trim()));
    assert.deepEqual(
      rows.map(([name, , left, needs]) => [name, left, needs]),
      [
        [strategies[0].title, "205", told[0]],
        [strategies[1].title, "10", told[1]],
      ],
    );
    assert.equal(part.text.includes("the fewest stand out"), least === 1);
    const marked = part.all("td.least").map((cell) => cell.textContent.trim());
    assert.deepEqual(marked, least ? ["4.34"] : []);
    assert.equal(part.all("td.quiet").length, least ? 0 : 2);
    await part.part("tbody button", 1).click();
    assert.deepEqual(game.done, [["use", strategies[1].guess]]);
  });

/** A puzzle of a record. */
async function practising(board = "4x6", link = "p") {
  const rows = [{ guess: "1122", answer: [1, 0] }];
  const practice = await mount(
    "cicada-mastermind-practice",
    { puzzle: { board, link, rows } },
    "guess",
  );
  const { part, element } = practice;
  return {
    ...practice,
    code: () =>
      part
        .all("[aria-label='Your guess'] .peg")
        .map((peg) => peg.dataset.text ?? "-")
        .join(""),
    async type(keys) {
      await user.keyboard(keys);
      await element.updateComplete;
    },
  };
}

test("a record's puzzle shows its rows, and takes a guess by keys", async () => {
  const { part, code, type, heard } = await practising();
  assert.equal(part.all("ol > li").length, 2);
  await part.part("ol > li", 0).shows("1 right place, 0 wrong place");
  assert.equal(code(), "----");
  await type("127x{Enter}");
  assert.deepEqual([code(), heard], ["12--", []]);
  assert.equal(said(), "Peg 2: yellow.");
  await type("34");
  assert.equal(part.offers("Guess"), true);
  await type("{Backspace}6{Enter}");
  assert.deepEqual([code(), heard], ["1236", [["guess", "1236"]]]);
});

test("a record's puzzle takes a guess by presses, as far as there is room", async () => {
  const { part, code, heard, element } = await practising("2x3n");
  const press = async (name) => {
    await part.press(name);
    await element.updateComplete;
  };
  assert.deepEqual([part.offers("Guess"), part.offers("Take back")], [false, false]);
  await press("red, key 1");
  assert.deepEqual(
    ["red, key 1", "yellow, key 2", "blue, key 3"].map((name) => part.offers(name)),
    [false, true, true],
  );
  await press("blue, key 3");
  assert.equal(part.offers("blue, key 3"), false);
  await press("Guess");
  await press("Take back");
  assert.deepEqual([code(), heard], ["1-", [["guess", "13"]]]);
});

test("what was laid out stays with its puzzle, and goes with it", async () => {
  const { code, type, set, element } = await practising();
  await type("12");
  const { puzzle } = element;
  await set({ puzzle: { ...puzzle } });
  assert.equal(code(), "12--");
  await set({ puzzle: { ...puzzle, link: "q" } });
  assert.equal(code(), "----");
  element.remove();
  await type("1");
  assert.equal(element._row.code, "");
});
