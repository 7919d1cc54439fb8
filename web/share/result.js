/** A finished game in a few lines of text that give nothing away. */
import { dayOf, dayText, SavedDays } from "../midend/days.js";
import { msg, str } from "../ui/language.js";
import { pageLink } from "./puzzle-links.js";

/**
 * The days in a row that a puzzle of today goes on with; 0 for others.
 *
 * @param {Pick<import("../midend/game-element.js").GameElement, "session" | "storage">} game
 */
export function streakToday({ session, storage }) {
  const today = dayText(new Date());
  if (dayOf(session.id) !== today) return 0;
  return new SavedDays(storage, session.game).streak(today, Date.now()).days;
}

/**
 * @param {Pick<import("../midend/game-element.js").GameElement, "entry" | "session">} game
 * @param {number} streak number of days in a row; 0 or 1: not worth a word
 * @returns {string} "" unless the game is finished and Python has told its result
 */
export function resultText({ entry, session }, streak) {
  const { position, id, result, game } = session;
  if (!position || !result) return "";
  const word = id.split(":~")[1];
  return [
    `Cicada ${entry.title}${word ? ` ${word}` : ""}: ${result.sentence}`,
    ...(result.share_row ? [result.share_row] : []),
    ...(streak > 1 ? [msg(str`Streak: ${streak} days`)] : []),
    pageLink(game, id),
  ].join("\n");
}
