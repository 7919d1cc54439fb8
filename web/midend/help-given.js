/** Which help was given at which position of a game: the same help at the same position is no new one. */
import { HELP } from "../python/events.js";
import { helpOnTheWay } from "./account.js";

/** @typedef {import("./account.js").Event} Event */

/** @param {string[]} made @param {Event} help */
const keyOf = (made, help) => [help, ...made].join(" ");

/**
 * What a question counts for, if it is help.
 *
 * @param {string} game
 * @param {string} question
 * @param {object} [options]
 * @returns {Event | undefined}
 */
export function helpOf(game, question, options) {
  const level = options && "level" in options ? Number(options.level) : 1;
  return HELP[game]?.[question]?.[level - 1];
}

export class HelpGiven {
  /** @type {Set<string>} */
  #keys = new Set();

  /** Take over what an account tells. @param {import("./account.js").Account} account @param {string[]} moves */
  restore(account, moves) {
    this.#keys.clear();
    for (const [at, events] of helpOnTheWay(account).entries())
      for (const help of events) this.#keys.add(keyOf(moves.slice(0, at), help));
  }

  /** @param {string[]} made @param {Event} help @returns {boolean} whether it is new there */
  add(made, help) {
    const key = keyOf(made, help);
    const isNew = !this.#keys.has(key);
    this.#keys.add(key);
    return isNew;
  }

  /** It is new again there. @param {string[]} made @param {Event} help */
  delete(made, help) {
    this.#keys.delete(keyOf(made, help));
  }
}
