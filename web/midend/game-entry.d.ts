import type { TemplateResult } from "lit";
import type { Games } from "../python/contract.js";
import type { BoardDrawing, GameDrawing } from "./game-drawing.js";
import type { PracticeInput } from "./practice-input.js";
import type { Showcase } from "./showcase.js";
import type { Sketch } from "./sketch.js";

/**
 * Everything that the page, its build and its tests need of a game: what `games/NAME/entry.js`
 * exports. Beside it lies `preview.png`, the picture of the game for those who get a link.
 */
export interface GameEntry<Name extends keyof Games = keyof Games> {
  /** In addresses and requests: that of the Python package and of the folder. */
  name: Name;
  /** The game's name as people read it. */
  title: string;
  /** A sentence or two for search engines and for those who get a link. */
  description: string;
  /** What the game is, in a sentence: for the front page. */
  summary: string;
  /** A small drawing of a board, an svg element: for the front page and a frame not yet started. */
  drawing: TemplateResult;
  /** The element that shows the game, a `GameElement` (midend/game-element.js). */
  tag: string;
  /** Loads the module that defines the element. */
  load: () => Promise<unknown>;
  /** Those of the puzzle that a first visit starts with. */
  parameters: Games[Name]["parameters"];
  /** Those with which a word draws a puzzle like one with these, as links have them; none if no
   * word can. */
  wordParameters(parameters: string): string | undefined;
  /** Those with which a word draws a puzzle where nothing else says which, as a link has them. */
  word: string;
  /** Loads the rules, the helps and the keys, with pictures: for Help. */
  help: () => Promise<{ default: TemplateResult }>;
  /** Guesses and answers among text: for the lab, for practice, and for whole trees. */
  textDrawing?: () => Promise<{ default: GameDrawing }>;
  /** Boards among text: for the lab of a game without guesses. */
  boardDrawing?: () => Promise<{ default: BoardDrawing }>;
  /** Loads how a game that was played is drawn small; without it the game's own drawing stands. */
  sketch?: () => Promise<{ default: Sketch<Name> }>;
  /** A game that plays itself on the front page, which shows the first one that there is. */
  showcase?: () => Promise<{ default: Showcase }>;
  /** Where a guess is laid out for puzzles of a record, if Python proves which guess is best. */
  practice?: () => Promise<{ default: PracticeInput }>;
  /** Whether strategies have trees on the page of the whole game. */
  hasTrees?: boolean;
  /** Ids for the teachers' page: of a given puzzle and, if there are such, of an open game and of
   * one against evil Python. */
  examples: { given: string; open?: string; evil?: string };
}
