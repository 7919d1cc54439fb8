/** A finished game in a few lines of text that give nothing away. */
import { counted } from "../ui/bar.js";
import { pageLink } from "./puzzle-links.js";

/**
 * @param {import("../midend/game-element.js").GameElement} view
 */
export function resultText({ entry, session }) {
  const { position, id, hints, solution, game, at } = session;
  const rows = position && "rows" in position ? position.rows : [];
  const moves = rows.length ? counted(at, "guess", "guesses") : counted(at, "shot");
  const help = solution ? "with the solution" : hints ? counted(hints, "hint") : "no hints";
  const word = id.split(":~")[1];
  return [
    `Cicada ${entry.title}${word ? ` ${word}` : ""}: ${moves}, ${help}`,
    ...rows.map(entry.result).filter(Boolean),
    pageLink(game, id),
  ].join("\n");
}
