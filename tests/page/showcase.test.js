/** The game that plays itself on the front page: whole at first, then from its beginning, and stopped at will. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { open, until } from "./page.js";

const { GAMES } = await import("../../web/games/index.js");

const GUESSES = 4;

/** The front page, with the game that it shows. */
async function begin() {
  const page = await open("", { held: true });
  const shown = page.part("cicada-showcase");
  await until(() => shown.offers("Show it in 20 seconds"), "no game");
  /** How many guesses are laid out, and how many of them are answered. */
  const progress = () => [
    shown.all(".code").filter((code) => !code.querySelector(".hole")).length,
    shown.all(".cluster").length,
  ];
  return { page, shown, progress };
}

test("the game stands there whole before Python has come", async () => {
  const { shown, progress } = await begin();
  assert.deepEqual(progress(), [GUESSES, GUESSES]);
  assert.match(shown.text, /1,296 → 276.*276 → 51.*51 → 8.*found/);
  assert.match(shown.text, /1,296 codes in 4\.34 guesses/);
});

test("it is shown step by step, and whole again at its end or when it is stopped", async (t) => {
  const { shown, progress } = await begin();
  t.mock.timers.enable({ apis: ["setInterval"] });
  const draw = () => shown.root().updateComplete;
  await shown.press("Show it in 20 seconds");
  await draw();
  assert.deepEqual(progress(), [0, 0]);
  for (let step = 1; step < 2 * GUESSES; step += 1) {
    t.mock.timers.tick(2500);
    await draw();
    assert.deepEqual(progress(), [Math.ceil(step / 2), Math.floor(step / 2)]);
  }
  t.mock.timers.tick(2500);
  await draw();
  assert.deepEqual(progress(), [GUESSES, GUESSES]);
  await shown.press("Show it in 20 seconds");
  await draw();
  await shown.press("Stop");
  await draw();
  assert.deepEqual(progress(), [GUESSES, GUESSES]);
});

test("where it cannot be loaded no empty board is left", async (t) => {
  const shown = GAMES.find(({ showcase }) => showcase);
  t.mock.method(shown, "showcase", () => Promise.reject(new TypeError("Failed to fetch")));
  const page = await open("", { held: true });
  const [element] = page.all("cicada-showcase");
  await until(() => element.hidden, "it is still there");
});
