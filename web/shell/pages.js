/** The pages of the site: one for each game, and those beside them whose elements are loaded when needed. */
import { GAMES } from "../games/index.js";

export const TEACHERS = {
  name: "teachers",
  title: "For teachers",
  description:
    "Puzzles for a course: links for a whole class, frames for Moodle, Canvas, Sphinx and Quarto, SCORM packages with a score. No account, no server, no tracking.",
  load: () => import("./teachers.js"),
};

/** It plays programs of students too. */
export const LAB = {
  name: "lab",
  title: "Lab",
  description:
    "Write a strategy in Python, play it against every secret in seconds, and see where it loses against the best play known. In your browser: no account, no server.",
  load: () => import("../lab/page.js"),
};

/** What a player's games on this device tell. */
export const RECORD = {
  name: "record",
  title: "Your record",
  description:
    "Your games on this device: how many guesses they took, how good your guesses were apart from luck, and your worst mistakes as puzzles. A file takes it along; nothing leaves the device.",
  load: () => import("./record.js"),
};

/**
 * A page beside the games. Their documents have a policy of their own, since they hold the sealed frame
 * for programs: they are entered and left by loading a page.
 *
 * @param {string} name
 */
export const pageNamed = (name) => [TEACHERS, LAB, RECORD].find((page) => page.name === name);

/** @param {string} name */
export const gameNamed = (name) => GAMES.find((entry) => entry.name === name);

/** @param {{ title: string }} [page] the front page without one */
export const titleOf = (page) =>
  page ? `${page.title} · Cicada` : "Cicada: puzzle games, played perfectly";
