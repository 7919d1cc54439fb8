/** The end of a game of guesses by itself: good play beside it, the result to pass on, the next puzzle. */
import "./environment.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { LitElement } from "lit";
import { mount } from "./mounted.js";
import { user } from "./part.js";
import { toast } from "./view-session.js";

const { GuessingEnd } = await import("../../web/midend/guessing-end.js");
const { display } = await import("../../web/ui/display.js");

const STANDING = {
  ...{ title: "30 codes found by optimal play, guess by guess" },
  ...{ sentence: "Optimal play needs 2.80 guesses on average." },
  play: { strategy: "optimal", average: 2.8, sample: false, histogram: [0, 1, 4, 25] },
};
const TEXT = "Cicada Mastermind: 2 guesses\n█✓\nhttps://host.example/mastermind/#p";

class TestEnd extends LitElement {
  title = "Found in 2 guesses.";
  end = new GuessingEnd(this);
  does = { review: () => this.told.push("review"), again: () => this.told.push("again") };
  told = [];

  renderResultCode() {
    return "The code.";
  }

  render() {
    return this.end.render(this.does);
  }
}
customElements.define("test-end", TestEnd);

const games = (...counts) =>
  Object.fromEntries(counts.map((guesses, i) => [`p${i}`, { guesses, ended: 1, code: "" }]));

/** The end of a game, and what Python was asked. */
async function begin({ status = "won", evil = false, kept = {}, events = [], ...change } = {}) {
  const { standing = STANDING, afterwards } = change;
  const asked = [];
  const session = {
    account: { events },
    ask: async (...question) => {
      asked.push(question);
      if (!standing) throw new Error("Python broke down.");
      return standing;
    },
  };
  const position = { status, evil, rows: [] };
  const terms = { whereOf: () => ({ game: "mastermind", board: "4x6" }) };
  const game = { ...{ position, drawn: position, key: "p;1122", terms, session } };
  const storage = { get: () => ({ "4x6": kept }) };
  const made = await mount("test-end", { game, session, storage, afterwards }, "record");
  await made.element.updateComplete;
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  await made.element.updateComplete;
  return { ...made, asked, game };
}

/** Number, count and mark of each bar. */
const bars = (part) =>
  part
    .all(".histogram tr")
    .map((row) => [
      Number.parseInt(row.querySelector("th").textContent, 10),
      Number.parseInt(row.querySelector(".figure").textContent, 10),
      row.querySelector("b")?.textContent ?? "",
    ]);

for (const [what, events, guesses] of [
  ["alone", ["move", "move"], 2],
  ["with a guess taken back", ["move", "undo", "move", "move"], 3],
  ["with hints", ["hint3", "move", "move"], 2],
  ["by Python", ["move", "python"], 0],
  ["from the solution", ["move", "solution", "move"], 0],
])
  test(`a game stands beside good play with its guesses: found ${what}`, async () => {
    const { part, asked } = await begin({ events });
    assert.deepEqual(asked, [["standing", { guesses }]]);
    await part.shows(STANDING.sentence);
    assert.deepEqual(bars(part), [
      [1, 1, ""],
      [2, 4, guesses === 2 ? "you" : ""],
      [3, 25, guesses === 3 ? "you" : ""],
    ]);
  });

for (const [guesses, rows] of [
  [20, 20],
  [21, 3],
  [300, 3],
])
  test(`the chart stays small, however long the game was: ${guesses} guesses`, async () => {
    const { part } = await begin({ events: Array(guesses).fill("move") });
    assert.equal(bars(part).length, rows);
  });

for (const [what, change] of [
  ["a large board", { standing: { play: null, title: "", sentence: "" } }],
  ["a question that failed", { standing: null }],
])
  test(`the end is told without good play: ${what}`, async () => {
    const { part, element } = await begin(change);
    assert.equal(part.part("h2").text, element.title);
    assert.equal(part.all(".play, .end > p").length, 0);
    await part.press("Review");
    assert.deepEqual(element.told, ["review"]);
  });

test("good play is told when the lids have turned, and waits for nothing that turns forever", async (t) => {
  let turn = () => {};
  const turned = new Promise((resolve) => {
    turn = resolve;
  });
  const animation = (endTime, finished) => ({
    effect: { getComputedTiming: () => ({ endTime }) },
    finished,
  });
  const moving = [animation(520, turned), animation(Infinity, new Promise(() => {}))];
  const { prototype } = ShadowRoot;
  const { getAnimations } = prototype;
  t.after(() => Object.assign(prototype, { getAnimations }));
  Object.assign(prototype, { getAnimations: () => moving });
  const { part, element } = await begin();
  assert.equal(part.all(".play").length, 0);
  turn();
  await element.end.told;
  assert.equal(part.all(".play").length, 1);
});

test("Python is asked once for each end, and not before", async () => {
  const { element, asked, game } = await begin({ status: "playing" });
  assert.deepEqual(asked, []);
  game.position.status = "won";
  for (const key of ["p;1122", "p;1122", "p;1122;1234"]) {
    game.key = key;
    element.requestUpdate();
    await element.updateComplete;
  }
  assert.equal(asked.length, 2);
});

for (const [what, kept, told, isLed] of [
  ["the first game", games(2), "", false],
  ["two games", games(2, 3), "The thin bars are your 2 games on this board without help.", true],
  ["one more with help", games(2, 3, 0), "1 game with help is left out.", true],
  ["two more with help", games(2, 3, 0, 0), "2 games with help are left out.", true],
  ["games with help alone", games(0, 0), "", false],
])
  test(`one's other games on the board stand beside it: ${what}`, async () => {
    const { part, heard } = await begin({ kept });
    assert.ok(part.part("figcaption").text.includes(told));
    assert.equal(part.part("figcaption").text.includes("left out"), told.includes("left out"));
    assert.equal(part.all(".own").length, isLed ? 2 : 0);
    assert.equal(part.offers("Your record"), isLed);
    if (!isLed) return;
    await part.press("Your record");
    assert.deepEqual(heard, [["record"]]);
  });

test("a frame leads to no record", async (t) => {
  const { embedded } = display;
  t.after(() => Object.assign(display, { embedded }));
  display.embedded = true;
  const { part } = await begin({ kept: games(2, 3) });
  assert.equal(part.offers("Your record"), false);
});

test("the result is shown as it is passed on, with the link of the puzzle", async (t) => {
  const written = t.mock.method(navigator.clipboard, "writeText", async () => {});
  const { part } = await begin({ afterwards: { text: () => TEXT, next: () => undefined } });
  assert.equal(part.part(".sharing p").text, "Cicada Mastermind: 2 guesses █✓");
  await part.press("Share result");
  assert.deepEqual(written.mock.calls[0].arguments, [TEXT]);
  assert.equal(toast(), "The result is copied.");
});

for (const [what, afterwards] of [
  ["until Python has told it", { text: () => "", next: () => undefined }],
  ["in a frame", undefined],
])
  test(`there is nothing to pass on: ${what}`, async () => {
    const { part } = await begin({ afterwards });
    assert.equal(part.offers("Share result"), false);
    assert.equal(part.all(".sharing").length, 0);
  });

for (const [evil, name] of [
  [false, "Another one"],
  [true, "Once more"],
])
  test(`another puzzle like it comes next: ${name}`, async () => {
    const { part, element } = await begin({ evil });
    await user.dblClick(part.named(["button"], name)[0]);
    assert.deepEqual(element.told, ["again"]); // one puzzle, however often it is pressed
  });

test("of a day's puzzle the next one is that of another game", async () => {
  const next = () => ({ title: "ChessGuess", href: "#day" });
  const { part } = await begin({ afterwards: { text: () => TEXT, next } });
  assert.equal(part.offers("Another one"), false);
  const link = part.part("a.next");
  assert.equal(link.text, "Next: today’s ChessGuess");
  assert.equal(link.root().getAttribute("href"), "#day");
});
