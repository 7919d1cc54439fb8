/** What the games are like in which something hidden is guessed. */
import type { Games, guessing } from "../python/contract.js";
import type { Where } from "./results.js";

/** The games of this kind. */
export type GuessingName = {
  [Name in keyof Games]: Games[Name]["description"] extends guessing.GuessingDescription<unknown>
    ? Name
    : never;
}[keyof Games];

export type Row<Name extends GuessingName> = Games[Name]["description"]["rows"][number];

/** What is hidden, and what is guessed. */
export type Secret<Name extends GuessingName> = Row<Name>["guess"];

/** How a game of this kind writes and what it calls things. */
export interface Terms<Name extends GuessingName> {
  /** How many secrets are left, in words. */
  left: (count: number) => string;
  /** That none is left. */
  noneLeft: string;
  /** That no secret fits the answers, in a sentence. */
  noneFits: string;
  /** The position that is drawn until Python describes one. */
  empty: Games[Name]["description"];
  /** What an answer that is given starts from. */
  unanswered: number[];
  /** Those of another game on the same board. */
  boardOf: (position: Games[Name]["description"]) => Games[Name]["parameters"];
  /** Where results on its board are kept. */
  whereOf: (position: Games[Name]["description"]) => Where;
  /** A guess as it stands in a move. */
  textOf: (guess: Secret<Name>) => string;
  answerText: (answer: number[]) => string;
  /** What can be done before Python is up. */
  meanwhile: string;
  /** Of how many secrets, and which there were at the start. */
  among: (all: number, position: Games[Name]["description"]) => string;
  /** What the list of secrets is called. */
  listTitle: string;
  /** Where a secret of the list is put, as the title of its button. */
  listed: string;
  /** Secrets on a page of the list. */
  pageSize: number;
  /** The title of the step that shows it. */
  solution: string;
}
