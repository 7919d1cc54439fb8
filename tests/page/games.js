/** A puzzle of each game, what is there when it is open, a move that does not end it, and those that solve it. */
import assert from "node:assert/strict";
import { after, ROW, shoot, showsBalls } from "./balls.js";
import { guess, PUZZLE, SECRET } from "./codes.js";
import { ask } from "./native-python.js";

/** What a test does not have. */
const ABSENT = [
  "Undo",
  "Redo",
  "Start again",
  "New game",
  "New puzzle",
  "Another one",
  "Next level",
  "Watch Python play on",
  "Position editor",
  "One shot on",
  "Take back a shot",
  "Back to where it could be won",
];

const { id: PIECES } = await ask({
  ...{ do: "new", game: "chessguess", seed: "" },
  parameters: { size: 2, target: "BK WQ" },
});

export const GAMES = {
  mastermind: {
    puzzle: PUZZLE,
    open: "codes left",
    playWrong: (page) => guess(page, "1122"),
    solve: (page) => guess(page, SECRET),
    result: "Found in 2 guesses, no help.",
  },
  chessguess: {
    puzzle: PIECES,
    open: "sets left",
    async playWrong(page) {
      await page.type("r{Enter}");
      await page.has(".rows > li", 1);
    },
    solve: (page) => page.type("k{Shift>}Q{/Shift}{Enter}"),
    result: "Found in 2 guesses, no help.",
  },
  shot: {
    puzzle: ROW.puzzle,
    open: "balls left",
    async playWrong(page) {
      await shoot(page, ROW.solution[0]);
      await showsBalls(page, after(ROW.balls, ROW.solution[0]));
    },
    async solve(page) {
      let balls = after(ROW.balls, ROW.solution[0]);
      await showsBalls(page, balls);
      for (const shot of ROW.solution.slice(1)) {
        await page.settled();
        await shoot(page, shot);
        balls = after(balls, shot);
        await showsBalls(page, balls);
      }
    },
    result: "3 shots, no help",
  },
};

/** That nothing is taken back and Python does not play. */
export function offersNothingElse(page) {
  const names = [...page.names("button"), ...page.names("summary")];
  for (const absent of ABSENT)
    assert.deepEqual(
      names.filter((name) => name.includes(absent)),
      [],
    );
}
