/** The possible answers of a guess, and of a better one beside it, as columns. */
import { msg } from "../ui/language.js";

/** @typedef {import("../python/contract.js").guessing.Outcome} Outcome */
/** @typedef {import("../python/contract.js").guessing.Outcomes<unknown>} Outcomes */
/** @typedef {import("../ui/columns.js").Column} Column */
/** @typedef {Pick<Outcome, "answer" | "found">} Reply */
/** @typedef {Column & { reply: Reply }} AnswerColumn */
/**
 * How a game says its answers.
 *
 * @typedef {object} Wording
 * @property {(answer: number[]) => string} answerText in words
 * @property {(reply: Reply) => Pick<Column, "label" | "groups">} drawnUnder what stands under its column
 */

/** @param {Reply} reply */
export const keyOf = ({ answer, found }) => (found ? "found" : answer.join());

/** Whether another guess is drawn beside the one asked about. @param {Pick<Outcomes, "own" | "best">} outcomes */
export const isBetterKnown = ({ own, best }) =>
  best !== null && String(best.guess) !== String(own.guess);

/**
 * The answers that one of the two guesses may get: the find first, then the better ones.
 *
 * @param {Outcomes} outcomes
 * @param {Wording} wording
 * @returns {AnswerColumn[]}
 */
export function answerColumns({ own, best }, { answerText, drawnUnder }) {
  const other = best && isBetterKnown({ own, best }) ? best.outcomes : [];
  const replies = new Map([...own.outcomes, ...other].map((reply) => [keyOf(reply), reply]));
  const left = (/** @type {Outcome[]} */ outcomes) =>
    new Map(outcomes.map((each) => [keyOf(each), each.left]));
  const [value, behind] = [left(own.outcomes), left(other)];
  const sorted = [...replies.values()].sort(
    (a, b) => Number(b.found) - Number(a.found) || compared(b.answer, a.answer),
  );
  return sorted.map((reply) => {
    const key = keyOf(reply);
    return {
      key,
      reply,
      name: reply.found ? msg("found") : answerText(reply.answer),
      ...drawnUnder(reply),
      value: value.get(key) ?? 0,
      behind: behind.get(key) ?? 0,
    };
  });
}

/**
 * Columns whose first groups are the same as one. Its key is `group ` and the group; a column
 * without groups stays.
 *
 * @param {Column[]} columns
 * @param {(group: number) => string} groupName
 * @returns {Column[]}
 */
export function grouped(columns, groupName) {
  /** @type {Map<string, Column>} */
  const together = new Map();
  for (const { key, name, label, groups, value, behind } of columns) {
    const [group] = groups;
    const wide = group === undefined ? key : `group ${group}`;
    const before = together.get(wide);
    together.set(wide, {
      key: wide,
      name: group === undefined ? name : groupName(Number(group)),
      label: group === undefined ? label : "",
      groups: groups.slice(0, 1),
      value: (before?.value ?? 0) + value,
      behind: (before?.behind ?? 0) + behind,
    });
  }
  return [...together.values()];
}

/** @param {number[]} a @param {number[]} b */
function compared(a, b) {
  const at = a.findIndex((count, i) => count !== b[i]);
  return at < 0 ? 0 : a[at] - b[at];
}
