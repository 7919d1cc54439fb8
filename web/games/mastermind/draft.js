/** The row being filled, as a value. */

/** @typedef {{ pegs: number, colours: number, repeats: boolean }} Board */
/** @typedef {{ code: string, slot: number }} Draft A digit or a blank per slot, and the slot that the next peg goes to. */

/** A slot without a peg. */
export const EMPTY = " ";

/** @type {Draft} */
export const NOTHING = { code: "", slot: 0 };

/** A row with these pegs; it goes on at the first empty slot. @param {string} code @returns {Draft} */
export const begun = (code) => ({ code, slot: Math.max(0, code.indexOf(EMPTY)) });

/** @param {Draft} draft @param {number} pegs */
export const isFull = ({ code }, pegs) => code.length === pegs && !code.includes(EMPTY);

/** @param {Draft} draft @param {number} slot @returns {string | undefined} */
export const digitAt = ({ code }, slot) => (code[slot] === EMPTY ? undefined : code[slot]);

/** A digit or a blank for each slot. @param {Draft} draft @param {number} pegs */
export const slots = ({ code }, pegs) => Array.from({ length: pegs }, (_, i) => code[i] ?? EMPTY);

/**
 * Put a peg into a slot and go on to the next one that is empty; in a row that is full, to the next
 * one, so that another row can be typed over it.
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
  const after = isFull(draft, pegs) ? (slot + 1) % pegs : 0;
  return { code: filled.join(""), slot: empty >= 0 ? empty : after };
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

/** Take back the last peg that was put: in this slot, or in the one before it; at the start of a row
 * that is full, its last one.
 * @param {Draft} draft @param {number} pegs */
export function takeBack(draft, pegs) {
  const { slot } = draft;
  if (isFull(draft, pegs) && slot === 0) return take(draft, pegs, pegs - 1);
  return take(draft, pegs, digitAt(draft, slot) ? slot : Math.max(0, slot - 1));
}
