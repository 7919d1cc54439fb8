/** A puzzle and its moves, as sessions hold them and as Python describes them. */
import type { Games, result_code } from "../python/contract.js";
import type { Account } from "./account.js";

export type GameName = keyof Games;

/** A game after some moves, as Python describes it. */
export type Position<Name extends GameName = GameName> = Games[Name]["description"];

export type QuestionName<Name extends GameName> = keyof Games[Name]["questions"] & string;

/** What a question is asked with, and what is answered. */
export type Asked<
  Name extends GameName,
  Question extends QuestionName<Name>,
> = Games[Name]["questions"][Question] & { options: object; answer: unknown };

export type Asker<Name extends GameName> = <Question extends QuestionName<Name>>(
  question: Question,
  options?: Asked<Name, Question>["options"],
) => Promise<Asked<Name, Question>["answer"]>;

/** What stops a question, what takes its early answers, and whether it takes no time. */
export type How = { signal?: AbortSignal; onNote?: (note: unknown) => void; isQuick?: boolean };

/** A puzzle after some moves. */
export type Opened<Name extends GameName> = {
  id: string;
  moves: string[];
  position: Position<Name>;
  /** Of a link that was followed: as it is made, where it holds moves. */
  link?: string;
  /** That it was read as another text, or that the puzzle is a new one; else empty. */
  note?: string;
};

/** What a game that is over is worth. */
export type Result = result_code.CodedResult;

/** A game that ended here for the first time, as it stood at that moment. */
export type Finish<Name extends GameName = GameName> = {
  id: string;
  account: Account;
  result: Result;
  position: Position<Name>;
};
