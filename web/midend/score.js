/** What a finished game is worth, from 0 to 100: for learning platforms and for telling others. */

/** Lost for each hint, and for each guess above par. */
const COST = 10;

/**
 * How many guesses a careful player needs: one more than if each guess left a sixth.
 *
 * @param {number} secrets how many were possible at the start
 */
export const par = (secrets) => 1 + Math.ceil(Math.log(secrets) / Math.log(6));

/**
 * 100 for a puzzle solved unaided; 10 less for each hint and, where secrets are guessed, for each
 * guess above par, but not below 10. Nothing once the solution was looked at, or if unsolved.
 *
 * @param {Pick<import("./session.js").Session, "position" | "hints" | "solution">} game
 */
export function score({ position, hints, solution }) {
  if (position?.status !== "won" || solution) return 0;
  const rows = "rows" in position ? position.rows : [];
  const above = rows.length ? Math.max(0, rows.length - par(rows[0].before)) : 0;
  return Math.max(COST, 100 - COST * (hints + above));
}
