/** A line of what a class handed in, as it is known so far, and what is told of it in several places. */
import { gameNamed } from "../../games/index.js";
import { pageLink } from "../../share/puzzle-links.js";
import { language, msg, str } from "../../ui/language.js";

/** @typedef {import("../../python/contract.js").results.Checked} Checked */
/** @typedef {import("../../python/contract.js").results.Handed} Handed */
/**
 * A result code or a link of the pasted text: its game or its program, or why there is none.
 *
 * @typedef {Handed & {
 *   checked?: Checked,
 *   skill?: import("../../python/contract.js").results.Skill | null,
 *   play?: import("../../python/contract.js").results.Judged["play"],
 *   remarks?: string[],
 *   judged?: import("../lab/recheck.js").Judged,
 *   fault?: string,
 * }} Entry
 */
/** One of a game. @typedef {Entry & { checked: Checked }} Game */

/** @param {Entry} entry @returns {entry is Game} */
export const isGame = (entry) => Boolean(entry.checked);

/** Whose a line is. @param {Handed} entry */
export const whose = ({ line, name }) => name || msg(str`Line ${line}`);

/** @param {Checked} checked */
export const linkOf = ({ game, id }) => pageLink(game, id);

/** A board: its game, and its parameters such as 4x6. @param {{ game: string, board: string }} board */
export const boardTitle = ({ game, board }) => `${gameNamed(game)?.title ?? game} ${board}`;

const WHEN = new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
  dateStyle: "medium",
  timeStyle: "short",
});

/** When a game ended, by the clock that it was played by, else when it began. @param {Checked} checked */
export const timeOf = ({ account: { ended, began } }) => ended ?? began;

/** @param {number | null} time in seconds since 1970 */
export const whenText = (time) => (time === null ? "" : WHEN.format(1000 * time));

/** @param {number | null} seconds */
export function durationText(seconds) {
  if (seconds === null) return "";
  if (seconds < 60) return msg(str`${seconds} s`);
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? msg(str`${minutes} min`) : msg(str`${Math.round(minutes / 60)} h`);
}
