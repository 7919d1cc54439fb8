/** A finished game in a few lines of text that give nothing away. */
import { msg, str } from "../ui/language.js";
import { pageLink } from "./puzzle-links.js";

/**
 * @param {Pick<import("../midend/game-element.js").GameElement, "entry" | "session">} game
 * @param {number} streak so many days in a row; 0 or 1: not worth a word
 * @returns {string} "" unless the game is finished and Python has told its result
 */
export function resultText({ entry, session }, streak) {
  const { position, id, result, game } = session;
  if (!position || !result) return "";
  const word = id.split(":~")[1];
  return [
    `Cicada ${entry.title}${word ? ` ${word}` : ""}: ${result.sentence}`,
    ...(result.strip ? [result.strip] : []),
    ...(streak > 1 ? [msg(str`Streak: ${streak} days`)] : []),
    pageLink(game, id),
  ].join("\n");
}
