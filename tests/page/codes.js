/** Mastermind on 4x6 worked out once more, code by code: nothing is shared with the package. */
import { until } from "./page.js";

export const COLOURS = ["red", "yellow", "blue", "black", "sky", "pink"];

export const SECRET = "2316";

/** The puzzle of that secret. */
export const PUZZLE = "4x6:1yep-xxcnas";

const DIGITS = [..."123456"];
const CODES = DIGITS.flatMap((a) =>
  DIGITS.flatMap((b) => DIGITS.flatMap((c) => DIGITS.map((d) => a + b + c + d))),
);

/**
 * The answer as the rules have it: digits at the right place, and at a wrong one.
 *
 * @param {string} secret
 * @param {string} guess
 * @returns {[number, number]}
 */
export function score(secret, guess) {
  const right = [...guess].filter((digit, place) => digit === secret[place]).length;
  const rest = [...secret];
  for (const digit of guess) if (rest.includes(digit)) rest.splice(rest.indexOf(digit), 1);
  return [right, 4 - rest.length - right];
}

/** The codes that fit these rows. @param {...[guess: string, answer: [number, number]]} rows */
export const codesFitting = (...rows) =>
  CODES.filter((code) => rows.every(([guess, answer]) => `${score(code, guess)}` === `${answer}`));

/** The codes that fit the answers to these guesses. @param {string} secret @param {...string} guesses */
export const codesLeft = (secret, ...guesses) =>
  codesFitting(...guesses.map((guess) => [guess, score(secret, guess)]));

/** How many codes a guess leaves of these, on average. @param {string} guess @param {string[]} codes */
export function leaves(guess, codes) {
  const sizes = new Map();
  for (const code of codes) {
    const answer = `${score(code, guess)}`;
    sizes.set(answer, (sizes.get(answer) ?? 0) + 1);
  }
  return [...sizes.values()].reduce((sum, size) => sum + size ** 2, 0) / codes.length;
}

/** How a code is called. @param {string} code */
export const spoken = (code) => [...code].map((digit) => COLOURS[Number(digit) - 1]).join(", ");

/**
 * Make guesses, and wait for the answer to each.
 *
 * @param {import("./page.js").Page} page
 * @param {...string} codes
 */
export async function guess(page, ...codes) {
  for (const code of codes) {
    const rows = page.all("li.past").length;
    await page.type(`${code}{Enter}`);
    await page.has("li.past", rows + 1);
  }
}

/**
 * Wait until the row is shown with these pegs.
 *
 * @param {import("./page.js").Page} page
 * @param {...string} names
 */
export async function showsPegs(page, ...names) {
  const wanted = names.map((name, i) => `Peg ${i + 1}: ${name}`);
  await until(
    () => `${page.labels(".slot")}` === `${wanted}`,
    () => `${page.labels(".slot")}, not ${wanted}`,
  );
}
