/** A ball of Shot in hand: how it is let go, and where it is drawn meanwhile. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { CROSSING, isLegal, play, showsBalls, tap } from "./balls.js";
import { open } from "./page.js";

/** A ball, an empty cell that is in none of its lines, and one that is. */
const BALL = "c3";
const ASIDE = "e7";
const BELOW = "c5";

const board = (page) => page.part("[slot=board]");
/** Where something is on the board. */
const drawn = (page, selector) => board(page).part(selector).root();

/** Open the crossing, with the focus on a ball. */
async function begin() {
  const page = await open(`shot/#${CROSSING.puzzle}`);
  await showsBalls(page, CROSSING.balls);
  await page.ready();
  drawn(page, '[data-cell="2,2"]').focus();
  return page;
}

const isHeld = (page) => board(page).has(`[aria-label="${BALL}: ball, held"]`, 1);
const isFree = (page) => board(page).has("[aria-selected=true]", 0);

/** A pointer does something on the ball, so far from where it was pressed. */
function point(page, type, far = 0) {
  const how = { bubbles: true, composed: true, pointerId: 1, button: 0 };
  const at = { clientX: 250 + far, clientY: 250 };
  drawn(page, '[data-cell="2,2"]').dispatchEvent(new PointerEvent(type, { ...how, ...at }));
}

const WAYS = {
  "Enter again": (page) => page.type("{Enter}"),
  "the space bar": (page) => page.type("[Space]"),
  Escape: (page) => page.type("{Escape}"),
  "another tap": (page) => tap(page, BALL),
  "a tap on a cell that is in none of its lines": (page) => tap(page, ASIDE),
};

for (const [name, letGo] of Object.entries(WAYS))
  test(`a ball is let go by ${name}`, async () => {
    const page = await begin();
    await page.type("{Enter}");
    await isHeld(page);
    await letGo(page);
    await isFree(page);
    await board(page).has(".path", 0);
    await page.type("{ArrowDown}"); // it shoots nothing now
    await page.settled();
    await showsBalls(page, CROSSING.balls);
    assert.equal(page.offers("Undo"), false);
    await page.part(".foot").shows("Shoot until one ball is left.");
  });

test("a tap on an empty cell in a line of the ball is a shot that is tried", async () => {
  assert.equal(isLegal(CROSSING.balls, [BALL, "Down"]), false);
  const page = await begin();
  await tap(page, BALL);
  await isHeld(page);
  await tap(page, BELOW);
  await page.part(".foot").shows("There is no ball below to hit.");
});

test("a ball that is shot is in hand no longer", async () => {
  const page = await begin();
  await play(page, CROSSING.balls, CROSSING.solution.slice(0, 1));
  await isFree(page);
});

test("a ball follows the finger, and lies in its cell again when the finger is taken away", async (t) => {
  t.mock.method(window, "matchMedia", () => ({ matches: false }));
  const page = await begin();
  // Nothing has a size here: a cell is 100 pixels wide.
  Object.defineProperty(drawn(page, ".grid"), "clientWidth", { value: 700 });
  for (const [end, held] of [
    ["pointercancel", 0], // the browser scrolls
    ["pointerup", 1], // too near for a shot: it was a tap
  ]) {
    point(page, "pointerdown");
    await isHeld(page);
    point(page, "pointermove", 30);
    const ball = drawn(page, ".held .moved");
    assert.match(ball.style.transform, /^translate/);
    point(page, end, 30);
    await board(page).has("[aria-selected=true]", held);
    assert.equal(ball.style.transform, "");
  }
});
