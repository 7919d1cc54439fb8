import type { record } from "../python/contract.js";

/**
 * Where a guess is laid out for a puzzle of a record, find the best guess here: its rows so far, and one
 * to be filled. `guess` takes it as a move has it.
 */
export type PracticeInput = (puzzle: record.Puzzle, guess: (guess: string) => void) => unknown;
