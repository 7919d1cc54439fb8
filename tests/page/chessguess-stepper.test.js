/** Where there is little room ChessGuess counts the pieces of large guesses on a line of their own, and few have none. */
import { test } from "node:test";
import { open } from "./page.js";

for (const [size, isFew] of [
  [0, true],
  [8, true],
  [9, false],
  [32, false],
])
  test(`a guess of at most ${size} pieces has ${isFew ? "no line" : "a line"} for a number`, async () => {
    const page = await open(`chessguess/#${size}:~monday`, { held: true });
    await page.has(".quantity.few", 1); // until Python has said how many there may be
    await page.gate.release();
    await page.ready();
    await page.has(".quantity.few", Number(isFew));
    await page.has(".quantity:not(.few)", Number(!isFew));
  });
