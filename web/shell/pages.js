/** The pages of the site: one for each game, and one beside them whose element is loaded when needed. */
import { GAMES } from "../games/index.js";

export const TEACHERS = {
  name: "teachers",
  title: "For teachers",
  description:
    "Puzzles for a course: links for a whole class, frames for Moodle, Canvas, Sphinx and Quarto, SCORM packages with a score. No account, no server, no tracking.",
  load: () => import("./teachers.js"),
};

/** @param {string} name */
export const gameNamed = (name) => GAMES.find((entry) => entry.name === name);

/** @param {{ title: string }} [page] the front page without one */
export const titleOf = (page) =>
  page ? `${page.title} · Cicada` : "Cicada: puzzle games, played perfectly";
