/** The games the page can show. A new one is one line here; its element is loaded when needed. */

/**
 * @typedef {object} GameEntry
 * @property {string} name in addresses and requests
 * @property {string} title
 * @property {string} description a sentence or two for whoever searches or gets a link
 * @property {string} tag the element that shows it
 * @property {() => Promise<unknown>} load
 * @property {Record<string, unknown>} parameters of the puzzle that a first visit starts with
 * @property {RegExp} seedable parameters for which a word can draw a puzzle
 * @property {string} daily parameters of the puzzle of the day, as a link has them
 * @property {(row: any) => string} result a row of a finished game without what was guessed
 */

/** @type {GameEntry[]} */
export const GAMES = [
  {
    name: "mastermind",
    title: "Mastermind",
    description:
      "Find the hidden code of coloured pegs, with hints that say why; or hide one and watch Python find it, by Knuth's method or by proven optimal play.",
    tag: "cicada-mastermind",
    load: () => import("./mastermind/view.js"),
    parameters: { pegs: 4, colours: 6 },
    seedable: /^/,
    daily: "4x6",
    result: ({ black, white }) => "●".repeat(black) + "○".repeat(white) || "–",
  },
  {
    name: "chessguess",
    title: "ChessGuess",
    description:
      "Which chess pieces are hidden? Three numbers per guess are all you are told. Play it, or hide up to 32 pieces and let Python find them in about four guesses.",
    tag: "cicada-chessguess",
    load: () => import("./chessguess/view.js"),
    parameters: { size: 4 },
    seedable: /^/,
    daily: "5",
    result: ({ answer, found }) => answer.join(" · ") + (found ? " ✓" : ""),
  },
  {
    name: "shot",
    title: "Shot",
    description:
      "Shoot ball at ball until one is left. Puzzles with exactly one solution, from three balls to fourteen, with hints, an editor and a solver that proves what cannot be done.",
    tag: "cicada-shot",
    load: () => import("./shot/view.js"),
    parameters: { level: 1 },
    seedable: /^(g\d+|[2-9]|1[0-5])$/,
    daily: "8",
    result: () => "",
  },
];
