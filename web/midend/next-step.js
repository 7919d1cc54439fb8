/** At the end of a game the focus goes where a person goes on, unless it is elsewhere on the page. */

/** In this order: the next puzzle, what else there is to do then, taking the last move back. */
const WAYS = [".foot .primary", ".foot button", ".history button:enabled"];

/** A second Enter so soon was meant for the move; in milliseconds. */
const DOUBLE_PRESS = 500;

/** @param {KeyboardEvent} event */
const ignoreEnter = (event) => {
  if (event.key === "Enter") event.preventDefault();
};

/** @param {ShadowRoot} root of a game's view */
export function focusNextStep(root) {
  const focused = root.activeElement;
  // A frame must not take the focus from the page around it.
  const isLost = document.activeElement === document.body && document.hasFocus();
  if (!isLost && !focused?.matches(":disabled, [slot=board], [slot=board] *")) return;
  const ways = WAYS.map((way) => /** @type {HTMLElement | null} */ (root.querySelector(way)));
  const found = ways.find((way) => way);
  found?.addEventListener("keydown", ignoreEnter, { signal: AbortSignal.timeout(DOUBLE_PRESS) });
  found?.focus({ preventScroll: true });
}
