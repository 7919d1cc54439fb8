/** The row being filled: a digit or a blank per slot, and the slot that the next peg goes to. */

/** @typedef {{ code: string, slot: number }} Draft */

const EMPTY = " ";

/** @type {Draft} */
export const NOTHING = { code: "", slot: 0 };

/** @param {Draft} draft @param {number} pegs */
export const isFull = ({ code }, pegs) => code.length === pegs && !code.includes(EMPTY);

/** @param {Draft} draft @param {number} slot @returns {string | undefined} */
export const digitAt = ({ code }, slot) => (code[slot] === EMPTY ? undefined : code[slot]);

/** @param {Draft} draft @param {number} pegs */
const slots = ({ code }, pegs) => Array.from({ length: pegs }, (_, i) => code[i] ?? EMPTY);

/**
 * Put a peg into a slot and go on to the next one that is empty.
 *
 * @param {Draft} draft
 * @param {{ pegs: number, repeats: boolean }} board without repeats a peg leaves its old slot
 * @param {string} digit
 * @param {number} [slot]
 * @returns {Draft}
 */
export function put(draft, { pegs, repeats }, digit, slot = draft.slot) {
  const filled = slots(draft, pegs);
  if (!repeats && filled.includes(digit)) filled[filled.indexOf(digit)] = EMPTY;
  filled[slot] = digit;
  const next = filled.indexOf(EMPTY, slot + 1);
  const empty = next >= 0 ? next : filled.indexOf(EMPTY);
  return { code: filled.join(""), slot: empty >= 0 ? empty : slot };
}

/**
 * Take the peg of a slot away.
 *
 * @param {Draft} draft
 * @param {number} pegs
 * @param {number} slot
 * @returns {Draft}
 */
export function take(draft, pegs, slot) {
  const filled = slots(draft, pegs);
  filled[slot] = EMPTY;
  return { code: filled.join(""), slot };
}

/** Take back the last peg that was put: in this slot, or in the one before it.
 * @param {Draft} draft @param {number} pegs */
export function takeBack(draft, pegs) {
  const slot = digitAt(draft, draft.slot) ? draft.slot : Math.max(0, draft.slot - 1);
  return take(draft, pegs, slot);
}
