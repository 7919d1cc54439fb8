/**
 * How the page is shown, from the query: `?embed=1&theme=dark&ui=hints,new&mode=test`.
 *
 * `ui` names the features that are there; without it all are, and `ui=none` leaves none. In a test
 * there is one puzzle: nothing is taken back in it, Python does not play, and the first result counts.
 * With `columns` the columns of what a guess asks stand beside the board and cost nothing; without,
 * and in a test, they are one of the hints.
 */
import { nothing } from "lit";
import { isInFrame } from "./in-frame.js";
import { asTheme } from "./theme.js";

/** @typedef {"hints" | "columns" | "solution" | "new"} Feature */

/** @type {Feature[]} */
export const FEATURES = ["hints", "columns", "solution", "new"];

/** What a test never has. @type {Feature[]} */
export const NOT_IN_TESTS = ["columns", "new"];

const query = new URLSearchParams(globalThis.location?.search);
const shown = query.get("ui")?.split(",");

export const display = {
  /** @type {"play" | "test"} */
  mode: query.get("mode") === "test" ? "test" : "play",
  /** In the frame of another page: the game alone, also where a link of the whole page was put into it. */
  embedded: isInFrame(),
  theme: asTheme(query.get("theme")),
};

/** Whether a feature of the page is there. @param {Feature} feature */
export const isShown = (feature) =>
  (!shown || shown.includes(feature)) &&
  !(display.mode === "test" && NOT_IN_TESTS.includes(feature));

/**
 * What belongs to a feature of the page, or nothing where that is switched off.
 *
 * @param {Feature} feature
 * @param {unknown} content
 */
export const whenShown = (feature, content) => (isShown(feature) ? content : nothing);

/** What a test does not have: controls that take moves back, and Python's own play. @param {unknown} content */
export const unlessTest = (content) => (display.mode === "test" ? nothing : content);
