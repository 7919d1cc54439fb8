/** ChessGuess worked out once more, piece by piece: nothing is shared with the package. Sets are texts such as "BK WQ". */
import assert from "node:assert/strict";
import { ask } from "./native-python.js";
import { until } from "./page.js";

/** @typedef {[pieces: number, kinds: number, colours: number]} Answer */
/** @typedef {[guess: string, answer: Answer][]} Rows */

const COLOURS = { B: "black", W: "white" };
export const KINDS = { K: "king", Q: "queen", R: "rook", B: "bishop", N: "knight", P: "pawn" };

/** How many of each piece a chess set has, in the order in which it is laid out. */
const SET = Object.entries({ K: 1, Q: 1, R: 2, B: 2, N: 2, P: 8 });
const LIMITS = ["B", "W"].flatMap((colour) =>
  SET.map(([kind, limit]) => /** @type {const} */ ([colour + kind, limit])),
);

const NUMBERS = ["piece", "kind", "colour"];

/** The pieces that are hidden, and guesses that find them. */
export const TARGET = "BK WQ BR BR";
export const GUESSES = ["WK BN BQ WQ", "BK BR WQ", "WR WR WR", TARGET];

/** The address of a game with this target. @param {number} size @param {string} target */
export async function link(size, target) {
  const asked = { do: "new", game: "chessguess", parameters: { size, target }, seed: "" };
  return `chessguess/#${(await ask(asked)).id}`;
}

/** @param {string} pieces */
const split = (pieces) => pieces.split(" ").filter(Boolean);

/** How many there are. @param {string} word @param {number} count */
const counted = (word, count) => `${count} ${word}${count === 1 ? "" : "s"}`;

/** An answer in words. @param {Answer} answer */
export const inWords = (answer) => answer.map((count, i) => counted(NUMBERS[i], count)).join(", ");

/**
 * The answer as the rules have it: right pieces are crossed out first, the rest of the guess is then
 * matched with the rest of the target, once by kind and once by colour.
 *
 * @param {string} target
 * @param {string} guess
 * @returns {Answer}
 */
export function answer(target, guess) {
  const rest = split(target);
  const crossOut = (from, each) => {
    const at = from.indexOf(each);
    if (at >= 0) from.splice(at, 1);
    return at >= 0;
  };
  const wrong = split(guess).filter((piece) => !crossOut(rest, piece));
  const [kinds, colours] = [1, 0].map((place) => {
    const left = rest.map((piece) => piece[place]);
    return wrong.filter((piece) => crossOut(left, piece[place])).length;
  });
  return [split(guess).length - wrong.length, kinds, colours];
}

/** All sets of at most so many pieces. @param {number} size @returns {string[]} */
export function targets(size) {
  /** @type {string[][]} */
  let found = [[]];
  for (const [piece, limit] of LIMITS)
    found = found.flatMap((set) => {
      const most = Math.min(limit, size - set.length);
      return Array.from({ length: most + 1 }, (_, count) => [...set, ...Array(count).fill(piece)]);
    });
  return found.map((set) => set.join(" "));
}

/** The targets that fit the rows, none of which found it. @param {number} size @param {Rows} rows */
export const left = (size, rows) =>
  targets(size).filter((target) =>
    rows.every(([guess, said]) => guess !== target && `${answer(target, guess)}` === `${said}`),
  );

/** @param {string} piece */
export const nameOf = (piece) => `${COLOURS[piece[0]]} ${KINDS[piece[1]]}`;

/** Pieces as the page says them, in the order in which a set is laid out. @param {string} pieces */
export function words(pieces) {
  const named = LIMITS.flatMap(([piece]) => {
    const count = split(pieces).filter((other) => other === piece).length;
    if (!count) return [];
    return count === 1 ? nameOf(piece) : counted(nameOf(piece), count);
  });
  return named.join(", ") || "no pieces";
}

/** The pieces that the page says, the other way round. @param {string} said */
export function piecesOf(said) {
  const kindOf = (word) => Object.keys(KINDS).find((kind) => KINDS[kind] === word);
  return [...said.matchAll(/(\d*) ?(black|white) (\w+?)s?\b/g)]
    .flatMap(([, count, colour, kind]) =>
      Array(Number(count || 1)).fill(colour[0].toUpperCase() + kindOf(kind)),
    )
    .join(" ");
}

/** @param {import("./page.js").Page} page @param {string} count */
export const showsLeft = (page, count) =>
  page.shows(new RegExp(`(^|[^\\d,])${count} possible set`));

/** Pick pieces from the tray. @param {import("./page.js").Part} page @param {string} pieces */
export async function pick(page, pieces) {
  for (const piece of split(pieces)) await page.press(new RegExp(`^Add a ${nameOf(piece)}`));
}

/** Lay out pieces by keys: small letters are black. @param {import("./page.js").Page} page @param {string} pieces */
export async function lay(page, pieces) {
  for (const [colour, kind] of split(pieces))
    await page.type(colour === "W" ? `{Shift>}${kind}{/Shift}` : kind.toLowerCase());
}

/**
 * Make guesses by keys, and wait for the answer to each.
 *
 * @param {import("./page.js").Page} page
 * @param {...string} guesses
 */
export async function guess(page, ...guesses) {
  for (const pieces of guesses) {
    const rows = page.all(".rows > li").length;
    await lay(page, pieces);
    await page.type("{Enter}");
    await page.has(".rows > li", rows + 1);
  }
}

/**
 * Wait until a guess is shown with its answer.
 *
 * @param {import("./page.js").Page} page
 * @param {number} number of the row
 * @param {string} pieces
 * @param {Answer} said
 */
export async function showsRow(page, number, pieces, said) {
  const row = page.part(".rows > li", number - 1);
  await row.shows(words(pieces));
  const heard = `Answer ${number}: ${inWords(said)}.`;
  await until(
    () => row.labels("[aria-label]").some((label) => label.startsWith(heard)),
    () => `${heard} is not in: ${row.labels("[aria-label]")}`,
  );
}

/** Wait until a piece of the tray is called so. @param {import("./page.js").Page} page @param {string} piece @param {string | RegExp} name */
export async function isCalled(page, piece, name) {
  const called = () => page.labels(`[data-piece=${piece}]`)[0] ?? assert.fail(`no ${piece}`);
  await until(
    () => (typeof name === "string" ? called() === name : name.test(called())),
    () => `${called()} is not called ${name}`,
  );
}
