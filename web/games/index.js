/** The games the page can show. A new one is one line here; its element is loaded when needed. */

/**
 * @typedef {object} GameEntry
 * @property {string} name in addresses and requests
 * @property {string} title
 * @property {string} tag the element that shows it
 * @property {() => Promise<unknown>} load
 * @property {Record<string, unknown>} parameters of the puzzle that a first visit starts with
 */

/** @type {GameEntry[]} */
export const GAMES = [
  {
    name: "mastermind",
    title: "Mastermind",
    tag: "cicada-mastermind",
    load: () => import("./mastermind/view.js"),
    parameters: { pegs: 4, colours: 6 },
  },
  {
    name: "chessguess",
    title: "ChessGuess",
    tag: "cicada-chessguess",
    load: () => import("./chessguess/view.js"),
    parameters: { size: 4 },
  },
  {
    name: "shot",
    title: "Shot",
    tag: "cicada-shot",
    load: () => import("./shot/view.js"),
    parameters: { balls: 5 },
  },
];
