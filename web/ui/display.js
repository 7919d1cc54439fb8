/**
 * How the page is shown, from the query: `?embed=1&theme=dark&ui=hints,new&lang=de`.
 *
 * `ui` names the features that are there; without it all are, and `ui=none` leaves none.
 */
import { nothing } from "lit";
import { asLanguage } from "./language.js";
import { asTheme } from "./theme.js";

/** @typedef {"hints" | "solution" | "new"} Feature */

/** @type {Feature[]} */
export const FEATURES = ["hints", "solution", "new"];

const query = new URLSearchParams(globalThis.location?.search);
const shown = query.get("ui")?.split(",");

export const display = {
  /** In the frame of another page: the game alone. */
  embedded: query.get("embed") === "1",
  theme: asTheme(query.get("theme")),
  /** Of hints; everything else is English. */
  language: asLanguage(query.get("lang")),
};

/**
 * What belongs to a feature of the page, or nothing where that is switched off.
 *
 * @param {Feature} feature
 * @param {unknown} content
 */
export const whenShown = (feature, content) =>
  !shown || shown.includes(feature) ? content : nothing;
