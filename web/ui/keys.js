/** Whose a key is that was pressed somewhere on the page. */

/** What takes the keys itself. */
const TAKING = "textarea, select, dialog, [popover], input:not([type=radio], [type=checkbox])";
/** What Enter and the space bar press. */
const PRESSED = "button, a, summary, input";

/** What a key was pressed on. @param {KeyboardEvent} event */
export const targetOf = (event) => /** @type {Element} */ (event.composedPath()[0]);

/**
 * Whether a key is for the board: pressed on the background, or on something that has no use for it.
 *
 * @param {KeyboardEvent} event
 */
export function isForBoard(event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const elements = event.composedPath().filter((node) => node instanceof Element);
  return !elements.some((element) => element.matches(TAKING));
}

/** Whether something has the focus that the key presses. @param {KeyboardEvent} event */
export const isPressing = (event) =>
  ["Enter", " "].includes(event.key) && targetOf(event).matches(PRESSED);
