import type { CSSResultGroup, TemplateResult } from "lit";

/** A game that plays itself on the front page, from data: Python need not be there. */
export interface Showcase {
  /** Number of its steps. */
  steps: number;
  /** What it shows, in a sentence. */
  sentence: string;
  /** The game after a number of steps; it takes the same room after each. */
  draw(step: number): TemplateResult;
  /** Of what is drawn. */
  styles: CSSResultGroup;
}
