/**
 * The account of a game as it grows: what was done, in order. What it is worth is Python's to say
 * (pysrc/cicada/account.py); here events are only noted.
 */
import { MAX_EVENTS } from "../python/constants.js";
import { EVENTS } from "../python/events.js";

/** @typedef {import("../python/contract.js").account.Account} Account */
/** @typedef {import("../python/events.js").Event} Event */

/** @type {Readonly<Account>} */
export const EMPTY = Object.freeze({ events: [], began: null, ended: null });

export const seconds = () => Math.floor(Date.now() / 1000);

/** Of these, the oldest is dropped last: they make a score nothing, or the game a test. @param {Event} event */
const decides = (event) => ["solution", "python", "test"].includes(event);

/**
 * An account with more events. Where it is full, a move taken back and made again at once makes room,
 * for it changed nothing; where there is none, the oldest event that decides nothing.
 *
 * @param {Account} account
 * @param {Event[]} events
 * @returns {Account}
 */
export function withEvents({ events: before, began, ended }, ...events) {
  const all = [...before, ...events];
  while (all.length > MAX_EVENTS) {
    const idle = all.findIndex((event, i) => event === "undo" && all[i + 1] === "redo");
    const oldest = all.findIndex((event) => !decides(event));
    if (idle >= 0) all.splice(idle, 2);
    else all.splice(Math.max(0, oldest), 1);
  }
  return { events: all, began: events.length ? (began ?? seconds()) : began, ended };
}

/**
 * An account after other moves than those made were put in their place: what they have in common
 * stays, the rest was taken back, and the others were answered.
 *
 * @param {Account} account
 * @param {string[]} made
 * @param {string[]} now
 */
export function afterReplace(account, made, now) {
  const differs = made.findIndex((move, i) => move !== now[i]);
  const common = differs < 0 ? made.length : differs;
  return withEvents(
    account,
    ...Array(made.length - common).fill("undo"),
    ...Array(now.length - common).fill("move"),
  );
}

/**
 * The hint that was asked for last, if nothing was done since.
 *
 * @param {Account} account
 */
export function shownHint({ events }) {
  const last = events.at(-1);
  return last?.startsWith("hint") ? last : undefined;
}

/**
 * An account with one more move. What is played in a test is one from there on. A hint that Python was
 * asked for just before it plays is that move.
 *
 * @param {Account} account
 * @param {"move" | "python"} by whose move it is
 * @param {boolean} isTest
 */
export function withMove({ events, ...times }, by, isTest) {
  const isHint = by === "python" && shownHint({ events, ...times });
  const before = { events: isHint ? events.slice(0, -1) : events, ...times };
  return isTest && !events.includes("test")
    ? withEvents(before, "test", by)
    : withEvents(before, by);
}

/**
 * The help that was taken at each position on the way to the last of some moves, by the number of
 * moves made there.
 *
 * @param {Account} account
 * @returns {Event[][]}
 */
export function helpOnTheWay({ events }) {
  /** @typedef {{ help: Event[], back?: Place, on?: Place }} Place */
  /** @type {Place} */
  const start = { help: [] };
  let place = start;
  for (const event of events) {
    if (event === "move" || event === "python") {
      place.on = { help: [], back: place };
      place = place.on;
    } else if (event === "undo") place = place.back ?? start;
    else if (event === "redo") place = place.on ?? place;
    else if (event !== "test") place.help.push(event);
  }
  const way = [];
  for (let at = /** @type {Place | undefined} */ (start); at; at = at.on) way.push(at.help);
  return way;
}

/**
 * How many hints were taken, and whether the solution was looked at.
 *
 * @param {Account} account
 */
export const helpTaken = ({ events }) => ({
  hints: events.filter((event) => event.startsWith("hint")).length,
  solution: events.includes("solution"),
});

/**
 * How often a puzzle was begun, or gone back in and tried again.
 *
 * @param {Account} account
 */
export const triesIn = ({ events }) =>
  1 + events.filter((event, i) => event === "undo" && events[i - 1] !== "undo").length;

/**
 * Number of guesses in which the person found the secret, those taken back included; 0 if Python
 * guessed, or showed it.
 *
 * @param {Account} account
 */
export const guessesIn = ({ events }) =>
  events.includes("python") || events.includes("solution")
    ? 0
    : events.filter((event) => event === "move").length;

/**
 * That of a game that was kept before there were accounts: its moves, its help, what was undone.
 *
 * @param {{ moves: string[], at: number, hints?: number, solution?: boolean }} game
 * @returns {Account}
 */
export function accountOf({ moves, at, hints = 0, solution = false }) {
  const within = (/** @type {number} */ count) =>
    count > 0 ? Math.min(Math.floor(count), 200) : 0;
  const { events } = withEvents(
    EMPTY,
    ...Array(within(hints)).fill("hint1"),
    ...(solution ? [/** @type {const} */ ("solution")] : []),
    ...Array(within(moves.length)).fill("move"),
    ...Array(within(moves.length - Math.max(0, at))).fill("undo"),
  );
  return { ...EMPTY, events };
}

/** @param {unknown} value anyone can write to storage and send a message @returns {value is Account} */
export function isAccount(value) {
  const account = /** @type {Partial<Record<keyof Account, unknown>> | null} */ (value);
  const { events, began, ended } = account ?? {};
  return (
    Array.isArray(events) &&
    events.length <= MAX_EVENTS &&
    events.every((event) => EVENTS.includes(event)) &&
    [began, ended].every((time) => time === null || (Number.isInteger(time) && Number(time) >= 0))
  );
}
