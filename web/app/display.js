/**
 * How the page is shown, from the query: `?embed=1&theme=dark&ui=hints,new`.
 *
 * `ui` names the parts that are there; without it all are, and `ui=none` leaves none.
 */
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
  /** @param {Part} part */
  shows: (part) => !named || named.includes(part),
};
