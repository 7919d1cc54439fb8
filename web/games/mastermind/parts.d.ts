/** What the parts of the Mastermind view share. */
import type { GuessingView } from "../../midend/guessing-view.js";
import type { guessing } from "../../python/contract.js";
import type { PegMarks } from "./pegs.js";

export interface Board {
  pegs: number;
  colours: number;
  repeats: boolean;
}

export interface Settings {
  marks: PegMarks;
  /** The one that hints follow; "" for the best that is known. */
  strategy: string;
  /** Whether a row that contradicts an answer is marked. */
  warn: boolean;
}

/** What a part sees of the view, and has it do. */
export interface MastermindView extends GuessingView<"mastermind"> {
  readonly settings: Settings;
  /** Those that the board allows. */
  readonly strategies: guessing.Strategy[];
  /** Change settings, now and for later visits. */
  set(change: Partial<Settings>): void;
}
