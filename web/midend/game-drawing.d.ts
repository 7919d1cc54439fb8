import type { CSSResultGroup, TemplateResult } from "lit";
import type { Storage } from "./storage.js";

/** A game's guesses and answers, drawn among text: what `games/NAME/text-drawing.js` exports. */
export interface GameDrawing {
  /** A guess or a secret as a move has it, with its words for those who hear it. */
  guess(text: string): TemplateResult;
  spokenGuess(text: string): string;
  /** How wide it is drawn on the page of the whole game, in pixels. */
  guessWidth(text: string): number;
  /** An answer as a move has it, its numbers with commas between them. */
  answer(text: string): TemplateResult;
  spokenAnswer(text: string): string;
  /** How wide any is drawn at most, with a gap beside it, in pixels. */
  answerWidth: number;
  /** What so many of what is hidden are called. */
  noun(count: number): string;
  /** A number of secrets of an exercise of the lab, in words. */
  secrets(count: number): string;
  /** The rows that a query of the lab holds. */
  rows(query: string): { guess: string; answer: string }[];
  /** Loads the element of `review`. */
  loadReview(): Promise<unknown>;
  /** The review of a game that a program has played; `session` asks Python. */
  review(shown: { session: unknown; position: unknown; storage: Storage }): TemplateResult;
  /** They take the size of pegs and pieces from `--drawn`, which the element around them sets. */
  styles: CSSResultGroup;
}

/** The same of a game whose lines are boards. */
export interface BoardDrawing {
  /** A board as a query of the lab has it. */
  board(query: string): TemplateResult;
  styles: CSSResultGroup;
}
