/** The pages of the site: one for each game, and those beside them whose elements are loaded when needed. */
import { GAMES } from "../games/index.js";
import { locale, msg, str } from "../ui/language.js";

const NAMES = new Intl.ListFormat(locale).format(GAMES.map(({ title }) => title));

/** What index.html says of itself. */
const FRONT = {
  title: msg("Cicada: puzzle games, played perfectly"),
  description: msg(
    str`${NAMES} in the browser: play, get hints that explain themselves, or watch Python play. No account, no server, no tracking.`,
  ),
};

export const TEACHERS = {
  name: "teachers",
  title: msg("For teachers"),
  description: msg(
    "Puzzles for a course: links for a whole class, frames for Moodle, Canvas, Sphinx and Quarto, SCORM packages with a score. No account, no server, no tracking.",
  ),
  load: () => import("../site/teachers/page.js"),
};

/** It plays programs of students too. */
export const LAB = {
  name: "lab",
  title: msg("Lab"),
  description: msg(
    "Write a strategy in Python, play it against every secret in seconds, and see where it loses against the best play known. In your browser: no account, no server.",
  ),
  load: () => import("../site/lab/page.js"),
};

/** It judges programs of students too. */
export const CLASS = {
  name: "class",
  title: msg("For a class"),
  description: msg(
    "One word gives a class puzzles of its own: send the links round, paste what comes back, and see how everybody fared beside the best play. Nothing leaves your device.",
  ),
  load: () => import("../site/class/page.js"),
};

/** What a player's games on this device tell. */
export const RECORD = {
  name: "record",
  title: msg("Your record"),
  description: msg(
    "Your games on this device: how many guesses they took, how good your guesses were apart from luck, and your worst mistakes as puzzles. A file takes it along; nothing leaves the device.",
  ),
  load: () => import("../site/record/page.js"),
};

/** How a strategy plays against everything there is. */
export const TREE = {
  name: "tree",
  title: msg("The whole game"),
  description: msg(
    "Every guess of a strategy as one picture, from the first one to the last secret: optimal play, Knuth's five-guess method and others. Look closer, follow an answer, open any position.",
  ),
  load: () => import("../site/tree/page.js"),
};

/** @param {string} name */
export const pageNamed = (name) =>
  [TEACHERS, LAB, CLASS, RECORD, TREE].find((page) => page.name === name);

/**
 * Whether a page's document has a policy of its own, since it holds the sealed frame for programs: it is
 * entered and left by loading a page.
 *
 * @param {string} name
 */
export const standsAlone = (name) => [TEACHERS, LAB, CLASS].some((page) => page.name === name);

/** @param {string} name */
export const gameNamed = (name) => GAMES.find((entry) => entry.name === name);

/** @param {{ title: string }} [page] the front page without one */
export const titleOf = (page) => (page ? `${page.title} · Cicada` : FRONT.title);

/** What the window, a bookmark and a search say of the page. @param {{ title: string, description: string }} [page] */
export function describe(page) {
  document.title = titleOf(page);
  const { description } = page ?? FRONT;
  document.querySelector("meta[name=description]")?.setAttribute("content", description);
}
