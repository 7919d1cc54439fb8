/** How Mastermind writes and calls what is guessed. */
import { msg, plural, str } from "../../ui/language.js";
import { number } from "../../ui/numbers.js";
import { answerText } from "./pegs.js";

/** @type {import("../../midend/guessing-types.js").Terms<"mastermind">} */
export const TERMS = {
  left: (count) =>
    plural(count, { one: msg("1 code left"), other: msg(str`${number(count)} codes left`) }),
  noneLeft: msg("No code left"),
  noneFits: msg("No code fits these answers."),
  empty: {
    pegs: 4,
    colours: 6,
    repeats: true,
    known: true,
    evil: false,
    rows: [],
    left: 0,
    status: "playing",
  },
  unanswered: [],
  boardOf: ({ pegs, colours, repeats }) => ({ pegs, colours, repeats }),
  whereOf: ({ pegs, colours, repeats, evil }) => ({
    game: "mastermind",
    board: `${pegs}x${colours}${repeats ? "" : "n"}${evil ? ":evil" : ""}`,
  }),
  textOf: (code) => code,
  answerText,
  meanwhile: msg("You can fill the first row already."),
  among: (all) => msg(str`of ${number(all)} on this board`),
  listTitle: msg("The codes left"),
  listed: msg("Put it in the row"),
  pageSize: 24,
  solution: msg("Show the solution"),
};
