/** Links that are made on the page: from a word, for a day, to the whole page. */
import { dayText } from "../midend/days.js";
import { DAILY_CURVE, MAX_SEED_LENGTH } from "../python/constants.js";
import { link } from "./router.js";

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
    .slice(0, MAX_SEED_LENGTH)
    .replaceAll(/^-|-$/g, "");

/**
 * @param {string} parameters of the puzzle, as a link has them
 * @param {string} word
 */
export const seedId = (parameters, word) => `${parameters}:~${seedWord(word)}`;

/** The puzzle of a day in every game, the same for everyone. @param {string} [day] today */
export const dailyId = (day = dayText(new Date())) => seedId(DAILY_CURVE, day);

/**
 * Puzzles for a course, the same for everyone; the number of each ends its word, however long that is.
 *
 * @param {GameEntry} entry
 * @param {string} word
 * @param {number} count
 */
export const courseIds = (entry, word, count) =>
  Array.from({ length: count }, (_, i) =>
    seedId(entry.word, `${seedWord(word).slice(0, MAX_SEED_LENGTH - 4)}-${i + 1}`),
  );

/**
 * The address of a puzzle on the whole page.
 *
 * @param {string} game
 * @param {string} id
 * @param {string} [query] how it is played (`modeQuery`)
 */
export const pageLink = (game, id, query) => link({ game, id }, query);
