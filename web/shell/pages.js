/** Pages beside the games; their element is loaded when needed. */

export const TEACHERS = {
  name: "teachers",
  title: "For teachers",
  description:
    "Puzzles for a course: links for a whole class, frames for Moodle, Canvas, Sphinx and Quarto, SCORM packages with a score. No account, no server, no tracking.",
  tag: "cicada-teachers",
  load: () => import("./teachers.js"),
};
