/** Who guesses in a game of something hidden: the choice that its dialog for a new game begins with. */
import { choiceList } from "../ui/choices.js";

/** @typedef {"guess" | "answer" | "watch" | "elsewhere"} Role */

/**
 * @param {object} how
 * @param {Role} how.role
 * @param {(role: Role) => void} how.choose
 * @param {Record<"guess" | "answer" | "watch", [words: string, why: string]>} how.words
 */
export const roleList = ({ role, choose, words }) =>
  choiceList({
    legend: "Who guesses",
    name: "role",
    choices: [
      ...Object.entries(words).map(([value, [name, why]]) => ({ value, words: name, why })),
      {
        value: "elsewhere",
        words: "A game played elsewhere",
        why: "Enter its guesses and answers; get help.",
      },
    ],
    chosen: role,
    choose: (value) => choose(/** @type {Role} */ (value)),
  });

/**
 * The parameters of a new game: the player knows what is hidden, or Python hides it, or it is given.
 * @param {Role} role
 * @param {Record<string, unknown>} board
 * @param {Record<string, unknown>} hidden what Python shall find, where the player sets it
 */
export function parametersFor(role, board, hidden) {
  if (role === "guess") return board;
  return role === "watch" ? { ...board, ...hidden } : { ...board, open: true };
}
