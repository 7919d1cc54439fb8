/** Which guess is asked about, and what is drawn of the one that was asked about last. */

import { HELP } from "../python/events.js";

/** @typedef {import("./guessing-types.js").GuessingName} GuessingName */
/** @typedef {import("./outcomes-question.js").Subject} Subject */
/** @typedef {import("./outcomes-question.js").Shown} Shown */
/** @typedef {import("./answer-columns.js").Reply & { left: number }} Answered */
/** @typedef {Shown & { answered?: Answered }} Drawn */

/** Whether Python tells what a guess of a game asks. @param {string} game */
export const isAsked = (game) => HELP[game]?.outcomes !== undefined;

/**
 * What Python is to be asked now: about the guess that is laid out, or about a row. Where the picture
 * stays, that is the last row until a guess is begun.
 *
 * @template {GuessingName} Name
 * @param {import("./guessing-game.js").GuessingGame<Name>} game
 * @param {boolean} stays
 * @returns {Subject | undefined}
 */
export function wantedOf(game, stays) {
  const { asked, laidOut, drawn, over, position, session, key: here } = game;
  if (!position || (asked === undefined && !stays)) return undefined;
  if (typeof asked === "number") return ofRow(game, asked);
  if (laidOut && !over) {
    const key = `${here}?${laidOut}`;
    return { key, at: drawn.rows.length, text: laidOut, which: { draft: laidOut } };
  }
  const isAnswered = session.pending === undefined;
  return stays && isAnswered ? ofRow(game, drawn.rows.length - 1) : undefined;
}

/**
 * @template {GuessingName} Name
 * @param {import("./guessing-game.js").GuessingGame<Name>} game
 * @param {number} index
 * @returns {Subject | undefined}
 */
function ofRow({ drawn, terms, session }, index) {
  const row = drawn.rows[index];
  if (!row) return undefined;
  const key = [session.id, ...session.made.slice(0, index + 1), "row"].join(";");
  return { key, at: index, text: terms.textOf(row.guess), which: { row: index } };
}

/**
 * What is drawn of what Python has told: of the guess that is laid out; after it was played, of that
 * one until the next is begun.
 *
 * @template {GuessingName} Name
 * @param {import("./guessing-game.js").GuessingGame<Name>} game
 * @param {Shown | undefined} shown
 * @param {boolean} stays
 * @returns {Drawn | undefined}
 */
export function drawnOf(game, shown, stays) {
  if (!shown) return undefined;
  const { at, text, key, which } = shown.subject;
  const { rows } = game.drawn;
  const row = rows[at];
  const answered = row && game.terms.textOf(row.guess) === text ? row : undefined;
  const wanted = wantedOf(game, stays);
  if (which.row !== undefined) {
    const isWanted = wanted?.key === key || (stays && answered);
    return isWanted ? { ...shown, answered } : undefined;
  }
  if (answered && at === rows.length - 1) return asRow(shown, answered);
  const [pending] = game.session.pending?.split(":") ?? [];
  const current = at === rows.length && (pending === text || wanted !== undefined);
  return current ? { ...shown, answered: undefined } : undefined;
}

/**
 * What was asked of a guess that was laid out, once that is a row.
 *
 * @param {Shown} shown
 * @param {Answered} answered
 */
function asRow({ subject, outcomes }, answered) {
  const sentence = outcomes.afterwards;
  return {
    subject: { ...subject, which: { row: subject.at } },
    outcomes: { ...outcomes, sentence },
    answered,
  };
}
