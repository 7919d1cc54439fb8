/** What a key stands for that was pressed somewhere on the page, and whose it is. */

/** What takes the keys itself. */
const TAKING =
  "textarea, select, dialog, [popover], [contenteditable], input:not([type=radio], [type=checkbox])";

const PRESSED = "button, a, summary";
/** What an arrow key moves, or moves in. */
const STEERED = "input, [role=slider], [role=spinbutton], [role=tree], [role=listbox], [role=menu]";

export const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

/** What was pressed with a pointer since the focus was moved by Tab. @type {WeakSet<EventTarget>} */
let clicked = new WeakSet();

globalThis.addEventListener?.(
  "pointerdown",
  (event) => {
    for (const target of event.composedPath()) clicked.add(target);
  },
  { capture: true },
);
globalThis.addEventListener?.(
  "keydown",
  ({ key }) => {
    if (key === "Tab") clicked = new WeakSet();
  },
  { capture: true },
);

let areSingleKeysOn = true;

/**
 * Whether letters, digits and signs do anything wherever they are pressed (WCAG 2.1.4).
 *
 * @param {boolean} wanted
 */
export function switchSingleKeys(wanted) {
  areSingleKeysOn = wanted;
}

/**
 * The sign that a key types; of a keyboard that types no Latin letter or no digit there, such as a
 * Russian or a French one, the one that stands in that place on an English one. "Enter" and the like
 * are what they are.
 *
 * @param {KeyboardEvent} event
 */
export function signOf({ key, code, shiftKey }) {
  if (key.length !== 1 || /[a-z0-9]/i.test(key)) return key;
  const [, letter, digit] = code.match(/^(?:Key([A-Z])|Digit([0-9]))$/) ?? [];
  if (digit && !shiftKey) return digit;
  if (!letter || key <= "~") return key;
  const hasCase = key.toLowerCase() !== key.toUpperCase();
  const isCapital = hasCase ? key !== key.toLowerCase() : shiftKey;
  return isCapital ? letter : letter.toLowerCase();
}

/** What a key was pressed on. @param {Event} event */
export const targetOf = (event) => /** @type {Element} */ (event.composedPath()[0]);

/** Whether a part of the page has more than it shows. @param {Element} element */
const isScrolled = (element) =>
  element.scrollHeight > element.clientHeight &&
  /auto|scroll/.test(getComputedStyle(element).overflowY);

/** @param {Event} event */
const elementsOf = (event) => event.composedPath().filter((node) => node instanceof Element);

/**
 * Whether a key is for the board: pressed on the background, or on something that has no use for it.
 *
 * @param {KeyboardEvent} event
 */
export function isForBoard(event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (!areSingleKeysOn && event.key.length === 1 && event.key !== " ") return false;
  return !elementsOf(event).some((element) => element.matches(TAKING));
}

/**
 * Whether the key presses what has the focus, or moves something there. Enter does not press once
 * more what was clicked.
 *
 * @param {KeyboardEvent} event
 */
export function isPressing(event) {
  const { key } = event;
  const target = targetOf(event);
  if (key === "Enter") return target.matches(PRESSED) && !clicked.has(target);
  if (key === " ") return target.matches(`${PRESSED}, input`);
  if (!ARROWS.includes(key)) return false;
  const isVertical = key === "ArrowUp" || key === "ArrowDown";
  return elementsOf(event).some(
    (element) => element.matches(STEERED) || (isVertical && isScrolled(element)),
  );
}

/**
 * What is played by keys, wherever on the page they are pressed.
 *
 * @typedef {object} Keyed
 * @property {(event: KeyboardEvent) => boolean} press what a key does; whether it did anything
 * @property {() => void} focusBoard go where keys are for the board
 */

/**
 * Give the board a key that is for it. What is typed takes the focus along, so that Enter guesses. An
 * Enter that is held down presses nothing again, such as the button that comes at the end of a game.
 *
 * @param {Keyed} board
 * @param {KeyboardEvent} event
 */
export function pressOn(board, event) {
  if (!isForBoard(event)) return;
  const isHeld = event.key === "Enter" && event.repeat;
  if (!isHeld && !board.press(event)) return;
  event.preventDefault();
  if (!isHeld) board.focusBoard();
}
