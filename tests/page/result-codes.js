/** Result codes of any games, also of those that nobody can have played. */
import { execFileSync } from "node:child_process";
import { ENVIRONMENT, PYTHON, ROOT } from "./interpreter.js";

const PRINT = `
import json, sys
from cicada.account import read_account
from cicada.games import GAMES
from cicada.page.result_code import print_code

print(json.dumps([
    print_code(GAMES[one["game"]], one["id"], tuple(one["moves"]), read_account(one["account"]))
    for one in json.load(sys.stdin)
]))`;

/** @typedef {{ game: string, id: string, moves: string[], account: object }} Played */

/** @param {...Played} games @returns {string[]} */
export const resultCodes = (...games) =>
  JSON.parse(
    execFileSync(PYTHON, ["-c", PRINT], {
      cwd: ROOT,
      env: ENVIRONMENT,
      encoding: "utf8",
      input: JSON.stringify(games),
    }),
  );

/** A game of Mastermind, or of another one. @returns {Played} */
export function played(id, moves, events, { game = "mastermind", student = 0 } = {}) {
  const began = 1763769600 + 60 * student;
  return { game, id, moves, account: { events: events.split(" "), began, ended: began + 55 } };
}
