/** A finished game in a few lines of text that give nothing away. */
import { counted } from "../ui/bar.js";
import { pageLink } from "./puzzle-links.js";

/**
 * @param {import("../midend/game-element.js").GameElement} view
 */
export function resultText({ entry, session }) {
  const { position, id, hints, solution, game, at } = session;
  const moves = counted(at, ...entry.moveNoun);
  const help = solution ? "with the solution" : hints ? counted(hints, "hint") : "no hints";
  const word = id.split(":~")[1];
  return [
    `Cicada ${entry.title}${word ? ` ${word}` : ""}: ${moves}, ${help}`,
    ...(position ? entry.result(position) : []),
    pageLink(game, id),
  ].join("\n");
}
