/**
 * What stands in the account of a game, and which of it the answer to a question counts for, by
 * its level. Made from the games by web/build/declarations.py, like contract.d.ts.
 */

/** @typedef {import("./contract.js").account.Account["events"][number]} Event */

/** @type {readonly Event[]} */
export const EVENTS = [
  "move",
  "python",
  "undo",
  "redo",
  "hint1",
  "hint2",
  "hint3",
  "hint4",
  "list",
  "review",
  "check",
  "warning",
  "solution",
  "columns",
];

/** @type {Record<string, Record<string, readonly Event[]>>} */
export const HELP = {
  mastermind: {
    hint: ["hint1", "check", "hint3"],
    check: ["check"],
    places: ["list"],
    outcomes: ["list"],
    behind: ["list"],
    solution: ["solution"],
    candidates: ["list"],
    compare: ["hint3"],
    review: ["review"],
  },
  chessguess: {
    hint: ["hint1", "hint2", "hint3"],
    candidates: ["list"],
    outcomes: ["list"],
    behind: ["list"],
    solution: ["solution"],
    review: ["review"],
    marks: ["check"],
    explain: ["list"],
  },
  shot: {
    hint: ["hint1", "hint2", "hint3", "hint4"],
    solution: ["solution"],
    count: ["check"],
    rate: ["check"],
    replay: ["review"],
    map: ["review"],
  },
};
