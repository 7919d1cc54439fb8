/** The games, in the order in which the page shows them: a new one is an import and a name here. */
import chessguess from "./chessguess/entry.js";
import mastermind from "./mastermind/entry.js";
import shot from "./shot/entry.js";

/** @type {import("../midend/game-entry.js").GameEntry[]} */
export const GAMES = [mastermind, chessguess, shot];

/** @param {string} name */
export const gameNamed = (name) => GAMES.find((entry) => entry.name === name);
