/** How a position of a session follows the one before. */

/** @typedef {import("./session-types.js").GameName} GameName */
/**
 * How a position followed the one before: another puzzle was opened, a move was made (or redone),
 * a move was taken back, or moves were replaced or skipped.
 *
 * @template {GameName} Name
 * @typedef {object} Change
 * @property {"puzzle" | "move" | "undo" | "other"} kind
 * @property {import("./session-types.js").Position<Name> | undefined} before undefined for the first one
 * @property {import("./session-types.js").Position<Name>} after
 */

/** Kinds of change by the difference in the number of moves, of the same puzzle. */
const KINDS = new Map([
  [1, /** @type {const} */ ("move")],
  [-1, /** @type {const} */ ("undo")],
]);

/** @template {GameName} Name */
export class Changes {
  #session;
  /** The position that was last told. */
  #told = {
    id: "",
    at: 0,
    position: /** @type {import("./session-types.js").Position<Name> | undefined} */ (undefined),
  };

  /** @param {import("./session.js").Session<Name>} session */
  constructor(session) {
    this.#session = session;
  }

  /** How the present position follows the one that was told last; undefined if it is the same. @returns {Change<Name> | undefined} */
  next() {
    const { id, at, position } = this.#session;
    const before = this.#told;
    if (!position || position === before.position) return undefined;
    this.#told = { id, at, position };
    const kind = id === before.id ? (KINDS.get(at - before.at) ?? "other") : "puzzle";
    return { kind, before: before.position, after: position };
  }
}
