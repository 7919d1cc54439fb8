/** What an element starts with, and what it is told: typed for those who draw it in a template. */

/**
 * A property that the parent sets before the element is drawn.
 *
 * @returns {never}
 */
export const required = () => /** @type {never} */ (/** @type {unknown} */ (undefined));

/** The input that an event comes from. @param {Event} event */
export const inputOf = ({ target }) => /** @type {HTMLInputElement} */ (target);

/**
 * A listener for events that carry something.
 *
 * @template Detail
 * @param {(detail: Detail) => void} act
 */
export const onDetail = (act) => (/** @type {Event} */ event) =>
  act(/** @type {CustomEvent<Detail>} */ (event).detail);

/**
 * A listener for clicks that leaves out the second one of a double click: what it falls on has just
 * come to stand there and was not meant.
 *
 * @param {() => void} act
 */
export const onSingle = (act) => (/** @type {MouseEvent} */ event) => {
  if (event.detail < 2) act();
};
