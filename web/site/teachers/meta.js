/** The page for teachers. */
import { msg } from "../../ui/language.js";

/** @type {import("../page-meta.js").PageMeta} */
export const TEACHERS = {
  name: "teachers",
  title: msg("For teachers"),
  description: msg(
    "Puzzles for a course: links for a whole class, frames for Moodle, Canvas, Sphinx and Quarto, SCORM packages with a score. No account, no server, no tracking.",
  ),
  holdsBox: true,
};
