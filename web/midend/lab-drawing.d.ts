import type { CSSResultGroup, TemplateResult } from "lit";
import type { Storage } from "./storage.js";

/** How the lab shows what a strategy was asked: what `games/NAME/lab.js` exports. */
export interface LabDrawing {
  /** The guesses in a line, each with its answer. */
  rows(line: string): { guess: string; answer: unknown }[];
  /** A guess, or a secret, as a line has it. */
  guess(text: string): TemplateResult;
  /** What begins every game, where there is something to draw. */
  start(line: string): unknown;
  styles: CSSResultGroup;
  /** The review of a game, by the game's own element; `ask` asks it a question. */
  review?(shown: { session: unknown; position: unknown; storage: Storage }): TemplateResult;
}
