/**
 * How the page is shown, from the query: `?embed=1&theme=dark&ui=hints,new&lang=de`.
 *
 * `ui` names the parts that are there; without it all are, and `ui=none` leaves none.
 */
import { nothing } from "lit";
import { asLanguage } from "./language.js";
import { asTheme } from "./theme.js";

/** @typedef {"hints" | "solution" | "new"} Part */

/** @type {Part[]} */
export const PARTS = ["hints", "solution", "new"];

const query = new URLSearchParams(globalThis.location?.search);
const named = query.get("ui")?.split(",");

export const display = {
  /** In the frame of another page: the game alone. */
  embedded: query.get("embed") === "1",
  theme: asTheme(query.get("theme")),
  /** Of hints; everything else is English. */
  language: asLanguage(query.get("lang")),
};

/**
 * What belongs to a part of the page, or nothing where that part is switched off.
 *
 * @param {Part} part
 * @param {unknown} content
 */
export const partOf = (part, content) => (!named || named.includes(part) ? content : nothing);
