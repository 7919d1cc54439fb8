/** What the page says of a node. */
import { msg, str } from "../../ui/language.js";
import { number } from "../../ui/numbers.js";

/** @typedef {import("./layout.js").Node} Node */
/** @typedef {import("./layout.js").Tree} Tree */
/** @typedef {import("../../midend/game-drawing.js").GameDrawing} GameDrawing */

/** The guesses that the secrets behind a node still need there, on average. @param {Pick<Tree, "sizes" | "needed">} tree @param {Node} node */
export const neededOf = ({ sizes, needed }, { data }) => needed[data] / sizes[data];

/** Two digits, but none that tell nothing. @param {number} average */
export const averageText = (average) => number(Math.round(100 * average) / 100);

/** @param {number} count @param {GameDrawing["noun"]} noun */
export const countText = (count, noun) => `${number(count)} ${noun(count)}`;

/**
 * What lies behind a node.
 *
 * @param {Tree} tree
 * @param {GameDrawing} drawing
 * @param {Node} node
 */
export function figures(tree, drawing, node) {
  const size = tree.sizes[node.data];
  const left = countText(size, drawing.noun);
  if (size === 1) return msg(str`${left}: found with this guess`);
  const average = averageText(neededOf(tree, node));
  return msg(str`${left}: ${average} guesses on average, at most ${node.height + 1}`);
}

/**
 * A node as it is heard.
 *
 * @param {Tree} tree
 * @param {GameDrawing} drawing
 * @param {Node} node
 */
export function spokenNode(tree, drawing, node) {
  const after = node.parent ? `${drawing.spokenAnswer(tree.answers[node.data])}. ` : "";
  const guess = drawing.spokenGuess(tree.guesses[node.data]);
  return after + msg(str`Guess ${guess}. ${figures(tree, drawing, node)}.`);
}
