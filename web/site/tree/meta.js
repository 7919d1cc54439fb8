/** How a strategy plays against everything there is. */
import { msg } from "../../ui/language.js";

/** @type {import("../page-meta.js").PageMeta} */
export const TREE = {
  name: "tree",
  title: msg("The whole game"),
  description: msg(
    "Every guess of a strategy as one picture, from the first one to the last secret: optimal play, Knuth's five-guess method and others. Look closer, follow an answer, open any position.",
  ),
};
