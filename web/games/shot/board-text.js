/** What is said of a board to those who do not see it. */
import { msg, str } from "../../ui/language.js";
import { listed } from "../../ui/list-format.js";
import { cellName } from "./drawing.js";
import { DIRECTIONS } from "./motion.js";

/** @typedef {import("./motion.js").Cell} Cell */
/** @typedef {import("./motion.js").Shot} Shot */

/** Where the balls are, and the keys: what sixty-three cells tell slowly. @param {Cell[]} cells @param {boolean} editing */
export function boardText(cells, editing) {
  const balls = listed(cells.map(cellName));
  const keys = editing
    ? msg("The arrow keys move over the board, Enter sets a ball or takes it away.")
    : msg(
        "The arrow keys move over the board. Enter takes hold of a ball, then an arrow key shoots it.",
      );
  return balls ? `${msg(str`Balls: ${balls}.`)} ${keys}` : keys;
}

/**
 * Which ways a ball can be shot.
 *
 * @param {Shot[]} shots its legal ones
 * @param {string | undefined} why it has none
 */
export function shotsText(shots, why) {
  const [first, ...others] = shots.map(({ direction, rolls: [, [x, y]] }) =>
    msg(str`${DIRECTIONS[direction].name} at ${cellName([x, y])}`),
  );
  const aims = others.reduce((before, aim) => msg(str`${before}, or ${aim}`), first);
  return aims ? msg(str`It can be shot ${aims}.`) : (why ?? msg("It cannot be shot."));
}
