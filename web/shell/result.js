/** A finished game in a few lines of text that give nothing away. */
import { pageLink } from "./puzzle-links.js";

/**
 * @param {import("../midend/game-element.js").GameElement} view
 * @returns {string} "" unless the game is finished and Python has told its result
 */
export function resultText({ entry, session }) {
  const { position, id, result, game } = session;
  if (!position || !result) return "";
  const word = id.split(":~")[1];
  return [
    `Cicada ${entry.title}${word ? ` ${word}` : ""}: ${result.sentence}`,
    ...(result.strip ? [result.strip] : []),
    ...entry.result(position),
    pageLink(game, id),
  ].join("\n");
}
