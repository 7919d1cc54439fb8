import type { CSSResultGroup, TemplateResult } from "lit";

/** How the page of the whole game shows a game's guesses and answers: what `games/NAME/tree.js` exports. */
export interface TreeDrawing {
  /** A guess as a move has it, drawn, with its words for those who hear it. */
  guess(text: string): TemplateResult;
  spokenGuess(text: string): string;
  /** How wide it is drawn, in pixels. */
  width(text: string): number;
  /** An answer as a move has it. */
  answer(text: string): TemplateResult;
  /** How wide any is drawn at most, with a gap beside it, in pixels. */
  answerWidth: number;
  spokenAnswer(text: string): string;
  /** What is hidden: one, and more. */
  noun: [string, string];
  styles: CSSResultGroup;
}
