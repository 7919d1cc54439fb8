/** The lab: a strategy in Python is played against every secret. */
import { msg } from "../../ui/language.js";

/** @type {import("../page-meta.js").PageMeta} */
export const LAB = {
  name: "lab",
  title: msg("Lab"),
  description: msg(
    "Write a strategy in Python, play it against every secret in seconds, and see where it loses against the best play known. In your browser: no account, no server.",
  ),
  fills: true,
  holdsBox: true,
};
