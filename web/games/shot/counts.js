/** Balls, shots and the like with their numbers. */

import { msg, plural, str } from "../../ui/language.js";
import { number } from "../../ui/numbers.js";

/** @param {number} balls */
export const ballCount = (balls) =>
  plural(balls, { one: msg("1 ball"), other: msg(str`${number(balls)} balls`) });

/** @param {number} balls */
export const ballsLeft = (balls) =>
  plural(balls, { one: msg("1 ball left"), other: msg(str`${number(balls)} balls left`) });

/** @param {number} solutions */
export const solutionCount = (solutions) =>
  plural(solutions, { one: msg("1 solution"), other: msg(str`${number(solutions)} solutions`) });

/** @param {number} positions */
export const positionCount = (positions) =>
  plural(positions, { one: msg("1 position"), other: msg(str`${number(positions)} positions`) });
