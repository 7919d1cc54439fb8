/** The page of a class: its puzzles, and what came back. */
import { msg } from "../../ui/language.js";

/** @type {import("../page-meta.js").PageMeta} */
export const CLASS = {
  name: "class",
  title: msg("For a class"),
  description: msg(
    "One word gives a class puzzles of its own: send the links round, paste what comes back, and see how everybody fared beside the best play. Nothing leaves your device.",
  ),
  holdsBox: true,
};
