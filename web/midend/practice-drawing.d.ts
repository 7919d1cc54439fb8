import type { record } from "../python/contract.js";

/** How a game draws the puzzles of a record: find the best guess here. */
export interface PracticeDrawing {
  /** The rows so far, and where a guess is laid out; `guess` takes it as a move has it. */
  board(puzzle: record.Puzzle, guess: (guess: string) => void): unknown;
  /** A guess among text. */
  guess(text: string): unknown;
}
