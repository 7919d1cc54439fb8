/** The dialog for a new game of ChessGuess by itself: sizes, and pieces that are set. */
import "./environment.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { FakeSession, openNew } from "./new-game.js";

await import("../../web/games/chessguess/new-puzzle.js");

const SIZES = Array.from({ length: 33 }, (_, size) => ({
  size,
  targets: size ? 10 ** Math.min(size, 5) : 1,
}));
const STACKS = [
  { piece: "BK", limit: 1 },
  { piece: "WP", limit: 8 },
];
const chessguess = (board = { size: 4 }, answers = { space: () => ({ sizes: SIZES }) }) =>
  openNew("cicada-new-chessguess", { board, session: new FakeSession(answers), stacks: STACKS });

for (const [name, size, sets] of [
  ["Short", 3, "1,000 possible sets"],
  ["Classic", 4, "10,000 possible sets"],
  ["Long", 8, "100,000 possible sets"],
  ["Half a set", 16, "100,000 possible sets"],
  ["Whole set", 32, "100,000 possible sets"],
])
  test(`the most pieces are chosen by a name, and it is said how many sets there are: ${name}`, async () => {
    const { press, part, started, session } = await chessguess({ size: 5 });
    await press(name);
    assert.equal(part.part(".size > span").text, `${size} ${sets}`);
    assert.equal(
      part.part("[type=range]").root().getAttribute("aria-valuetext"),
      `${size}, ${sets}`,
    );
    await press("Start");
    assert.deepEqual(started()[0].parameters, { size });
    assert.deepEqual(session.asked, [["space", undefined]]);
  });

test("they are chosen by a slider, too, from none to all", async () => {
  const { part, settle } = await chessguess();
  const slider = part.part("[type=range]").root();
  assert.deepEqual([slider.min, slider.max, slider.value], ["0", "32", "4"]);
  slider.value = "0";
  slider.dispatchEvent(new Event("input"));
  await settle();
  assert.equal(part.part(".size > span").text, "0 one possible set: no pieces");
});

test("sizes are asked for once, and without an answer nothing is said of them", async () => {
  const { element, session, settle, part } = await chessguess();
  element.show({ size: 3 });
  await settle();
  assert.equal(session.asked.length, 1);
  const { part: other } = await chessguess(
    { size: Number.POSITIVE_INFINITY },
    {
      space: () => Promise.reject(new Error("no Python")),
    },
  );
  assert.equal(other.part(".size > span").text, "4");
  assert.equal(part.part(".size output").text, "3");
});

test("the target is picked, by keys too, taken back, and cut to its size", async () => {
  const { press, part, element, settle, started } = await chessguess();
  await press(/^Python guesses my pieces/);
  assert.equal(part.offers("Take back"), false);
  await press(/^Add a white pawn/);
  const field = part.part("cicada-piece-tray").root();
  const type = async (key) => {
    const event = new KeyboardEvent("keydown", {
      key,
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    field.dispatchEvent(event);
    await settle();
    return event.defaultPrevented;
  };
  for (const [key, target] of [
    ["k", "BK WP"],
    ["k", "BK WP"], // a set has one
    ["P", "BK WP WP"],
    ["Backspace", "BK WP"],
    ["P", "BK WP WP"],
    ["P", "BK WP WP WP"],
    ["P", "BK WP WP WP"], // there is no room
  ]) {
    assert.equal(await type(key), true);
    assert.equal(element.secret.target, target);
  }
  assert.equal(await type("x"), false);
  assert.equal(element.secret.target, "BK WP WP WP");
  await press("Take back");
  await press("Short");
  assert.equal(element.secret.target, "BK WP WP");
  await press("Start");
  assert.deepEqual(started()[0].parameters, { size: 3, target: "BK WP WP" });
  element.show({ size: 3 });
  await settle();
  assert.equal(element.secret.target, "");
});
