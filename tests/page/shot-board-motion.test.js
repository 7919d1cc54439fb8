/** What moves on the board of Shot: balls that roll or shrug, and the wave over a ladder that is solved. */
import "./environment.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { mount } from "./mounted.js";

await import("../../web/games/shot/board.js");
const { timeline, translate } = await import("../../web/games/shot/motion.js");

const BEFORE = [
  [0, 0],
  [3, 0],
  [5, 5],
];
const SHOT = {
  ...{ x: 0, y: 0, direction: "R", move: "00R" },
  rolls: [
    [0, 0, 2, 0],
    [3, 0, null, null],
  ],
};
const AFTER = [
  [5, 5],
  [2, 0],
];

/** A board whose animations are listed; each ends when it is told to. */
async function begin(t, { reduced = false } = {}) {
  t.mock.method(globalThis, "matchMedia", () => ({ matches: reduced }));
  const animations = [];
  Element.prototype.animate = function (frames, how) {
    const animation = { element: this, frames, how, isCancelled: false };
    animation.finished = new Promise((resolve) => {
      animation.finish = resolve;
    });
    animation.cancel = () => {
      animation.isCancelled = true;
      animation.finish();
    };
    animations.push(animation);
    return animation;
  };
  t.after(() => delete Element.prototype.animate);
  const board = await mount("cicada-shot-board", { balls: AFTER });
  const { element, part } = board;
  return {
    ...board,
    animations,
    /** Where the balls are drawn. */
    balls: () => part.all("[data-ball]").map((ball) => ball.dataset.ball),
    async drawn() {
      for (let turn = 0; turn < 9; turn += 1) await Promise.resolve();
      await element.updateComplete;
    },
  };
}

const ballOf = ({ element }) => element.closest("[data-ball]").dataset.ball;

for (const [backwards, direction] of [
  [false, "normal"],
  [true, "reverse"],
])
  test(`the balls of a shot roll from where they lay, and then lie where they lie: ${direction}`, async (t) => {
    const { element, animations, balls, drawn } = await begin(t);
    const rolled = element.roll(BEFORE, SHOT, { backwards });
    await drawn();
    assert.deepEqual(balls(), ["0,0", "3,0", "5,5"]);
    const { duration, tracks } = timeline(SHOT, "");
    assert.deepEqual(
      animations.map((each) => [ballOf(each), each.element.classList[0], each.frames]),
      tracks.flatMap(({ cell, place, body, light }) => [
        [cell, "moved", place],
        [cell, "lifted", body],
        [cell, "rolling", light],
      ]),
    );
    for (const { how } of animations) assert.deepEqual(how, { duration, direction, fill: "both" });
    for (const { finish } of animations) finish();
    await rolled;
    await drawn();
    assert.deepEqual(balls(), ["5,5", "2,0"]);
  });

test("a roll is ended by the next one, which goes on", async (t) => {
  const { element, animations, balls, drawn } = await begin(t);
  const first = element.roll(BEFORE, SHOT);
  await drawn();
  const another = [[1, 1], ...BEFORE];
  element.roll(another, SHOT);
  await first;
  await drawn();
  assert.deepEqual(
    animations.map(({ isCancelled }) => isCancelled),
    [...Array(6).fill(true), ...Array(6).fill(false)],
  );
  assert.equal(balls().length, 4);
});

test("a roll that is ended before it is drawn does not begin", async (t) => {
  const { element, animations, balls, drawn } = await begin(t);
  element.roll(BEFORE, SHOT);
  element.settle();
  await drawn();
  assert.deepEqual([animations, balls()], [[], ["5,5", "2,0"]]);
});

test("while balls roll no paths and no proof are drawn", async (t) => {
  const { element, part, drawn } = await begin(t);
  Object.assign(element, {
    pointed: { shot: SHOT },
    proof: { groups: [], line: [[0, 0, 1, 1]] },
  });
  await drawn();
  for (const [does, count] of [
    [() => element.roll(BEFORE, SHOT), 0],
    [() => element.settle(), 1],
  ]) {
    does();
    await drawn();
    for (const selector of [".path", ".proof"]) assert.equal(part.all(selector).length, count);
  }
});

for (const [direction, x, y] of [
  ["U", 0, -10],
  ["D", 0, 10],
  ["L", -10, 0],
  ["R", 10, 0],
])
  test(`a ball that may not be shot shrugs a tenth of a cell that way: ${direction}`, async (t) => {
    const { element, animations } = await begin(t);
    element.shrug({ x: 5, y: 5, direction });
    assert.deepEqual(
      animations.map((each) => [ballOf(each), each.frames.transform]),
      [["5,5", [translate(0, 0), translate(x, y), translate(0, 0)]]],
    );
  });

test("the wave over the field begins at the last ball, and comes later the farther a dot is", async (t) => {
  const { animations, set } = await begin(t);
  await set({ balls: [[2, 3]], top: true });
  assert.equal(animations.length, 63);
  for (const { element, how } of animations) {
    const [x, y] = ["cx", "cy"].map((name) => (Number(element.getAttribute(name)) - 50) / 100);
    assert.ok(Math.abs(how.delay - 90 * Math.hypot(x - 2, y - 3)) < 1e-6);
    assert.equal(how.iterations, 3);
  }
});

test("where less motion is preferred nothing moves", async (t) => {
  const { element, animations, balls, drawn, set } = await begin(t, { reduced: true });
  await element.roll(BEFORE, SHOT);
  element.shrug({ x: 5, y: 5, direction: "U" });
  await set({ top: true });
  await drawn();
  assert.deepEqual([animations, balls()], [[], ["5,5", "2,0"]]);
});

test("a ball that was pulled rolls from where it is held, the next one from its cell", async (t) => {
  const { element, part, animations, drawn, set } = await begin(t);
  await set({ balls: BEFORE, legal: [SHOT] });
  const how = { bubbles: true, composed: true, pointerId: 1, button: 0 };
  const point = (type, x) =>
    part
      .part('[data-cell="0,0"]')
      .root()
      .dispatchEvent(new PointerEvent(type, { ...how, clientX: x, clientY: 0 }));
  Object.defineProperty(part.part(".grid").root(), "clientWidth", { value: 700 });
  point("pointerdown", 0);
  await drawn();
  point("pointermove", 60);
  const pulled = part.part(".held .moved").root().style.transform;
  assert.match(pulled, /^translate\(/);
  point("pointerup", 60);
  for (const from of [pulled, translate(0, 0)]) {
    animations.length = 0;
    element.roll([...BEFORE], SHOT);
    await drawn();
    const frames = animations.map((each) => each.frames[0].transform);
    assert.deepEqual([frames[0], frames[3]], [from, translate(0, 0)]);
  }
});
