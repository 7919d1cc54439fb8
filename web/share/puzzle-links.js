/** Links that are made on the page: from a word, for a day, to the whole page. */
import { address } from "./router.js";

/** @typedef {import("../midend/game-entry.js").GameEntry} GameEntry */

/**
 * The word as it stands in a link: lower case, letters without their marks, hyphens for the rest.
 *
 * @param {string} text
 */
export const seedWord = (text) =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
    .replaceAll(/^-|-$/g, "");

/**
 * @param {string} parameters of the puzzle, as a link has them
 * @param {string} word
 */
export const seedId = (parameters, word) => `${parameters}:~${seedWord(word)}`;

/** What the ids of puzzles of a day begin with (pysrc/cicada/daily.py). */
const CURVE = "daily1";

/**
 * A day on the calendar of the person, as in 2026-11-22.
 *
 * @param {Date} date
 */
export function dayText(date) {
  const two = (/** @type {number} */ part) => String(part).padStart(2, "0");
  const year = String(date.getFullYear()).padStart(4, "0");
  return `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The puzzle of a day in every game, the same for everyone. @param {string} [day] today */
export const dailyId = (day = dayText(new Date())) => seedId(CURVE, day);

/** The day of a puzzle; undefined if it is not that of a day. @param {string} id */
export const dayOf = (id) => id.match(/^daily\d+:~(\d{4}-\d{2}-\d{2})$/)?.[1];

/**
 * Puzzles for a course, the same for everyone; the number of each ends its word, however long that is.
 *
 * @param {GameEntry} entry
 * @param {string} word
 * @param {number} count
 */
export const courseIds = (entry, word, count) =>
  Array.from({ length: count }, (_, i) =>
    seedId(entry.word, `${seedWord(word).slice(0, 36)}-${i + 1}`),
  );

/**
 * The address of a puzzle on the whole page.
 *
 * @param {string} game
 * @param {string} id
 */
export const pageLink = (game, id) => address({ game, id }, "");
