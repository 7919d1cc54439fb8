/**
 * The puzzles of days that were solved on this device, and the streak that they make.
 *
 * A day counts when its puzzle was solved while it was that day on the person's calendar: here, or
 * where the solved puzzle before was solved, for a player who travels east loses a day. Clocks may be
 * wrong: what was solved later than now counts only from that time on, and of days whose
 * times do not rise in the order in which they were solved, the fewest that disturb the order count
 * nothing.
 */

/**
 * @typedef {object} Solved A puzzle that was solved
 * @property {string} day whose puzzle, as in 2026-11-22
 * @property {number} at when, in seconds since 1970
 * @property {number} zone by how many minutes the clock on the wall was behind UTC
 */
/**
 * @typedef {object} Streak
 * @property {number} days how many were solved
 * @property {string[]} missed those between them that are forgiven
 */

const DAY = 86_400;

/** Maximum number of days kept: eleven years. */
const MAX_KEPT = 4000;

/**
 * A day on the calendar of the person, as in 2026-11-22.
 *
 * @param {Date} date
 */
export function dayText(date) {
  const two = (/** @type {number} */ part) => String(part).padStart(2, "0");
  const year = String(date.getFullYear()).padStart(4, "0");
  return `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The day of a puzzle; undefined if it is not that of a day. @param {string} id */
export const dayOf = (id) => id.match(/^daily\d+:~(\d{4}-\d{2}-\d{2})$/)?.[1];

/** The day on a calendar at a time. @param {number} at @param {number} zone */
const dayAt = (at, zone) => new Date((at - 60 * zone) * 1000).toISOString().slice(0, 10);

/** Seconds from 1970 to the beginning of a day, in UTC. @param {string} day */
const timeOf = (day) => Date.parse(`${day}T00:00Z`) / 1000;

/** The day a number of days later. @param {string} day @param {number} days */
export const later = (day, days) => dayAt(timeOf(day) + DAY * days, 0);

/** From 0 for Monday. @param {string} day */
export const weekday = (day) => (new Date(1000 * timeOf(day)).getUTCDay() + 6) % 7;

/**
 * The longest part of a list in which the times rise; of equally long ones the one whose members came
 * first.
 *
 * @param {Solved[]} solved in the order in which they were kept
 */
function rising(solved) {
  /** Of each, how long the longest part is that begins with it, and what follows it there.
   * @type {{ length: number, next?: number }[]} */
  const parts = [];
  let first = -1;
  for (let i = solved.length - 1; i >= 0; i -= 1) {
    parts[i] = { length: 1 };
    for (let j = solved.length - 1; j > i; j -= 1)
      if (solved[j].at > solved[i].at && parts[j].length >= parts[i].length)
        parts[i] = { length: parts[j].length + 1, next: j };
    if (first < 0 || parts[i].length >= parts[first].length) first = i;
  }
  const found = [];
  for (let i = first; i >= 0; i = parts[i].next ?? -1) found.push(solved[i]);
  return found;
}

/**
 * The days that count.
 *
 * @param {Solved[]} solved in the order in which they were kept
 * @param {number} now in milliseconds since 1970
 */
export function counting(solved, now) {
  const onTheirDay = solved.filter(({ day, at, zone }, i) =>
    [zone, solved[i - 1]?.zone ?? zone].some((each) => dayAt(at, each) === day),
  );
  const past = onTheirDay.filter(({ at }) => 1000 * at <= now);
  return new Set(rising(past).map(({ day }) => day));
}

/**
 * The days in a row up to today, or up to yesterday while today's puzzle is not solved. In each week,
 * from Monday to Sunday, one missed day is forgiven.
 *
 * @param {Set<string>} days
 * @param {string} today
 * @returns {Streak}
 */
export function streakOf(days, today) {
  const solved = [];
  const missed = [];
  const weeks = new Set();
  for (let day = days.has(today) ? today : later(today, -1); ; day = later(day, -1)) {
    if (days.has(day)) {
      solved.push(day);
      continue;
    }
    const monday = later(day, -weekday(day));
    if (weeks.has(monday)) break;
    weeks.add(monday);
    missed.push(day);
  }
  const first = solved.at(-1) ?? "";
  return { days: solved.length, missed: solved.length ? missed.filter((day) => day > first) : [] };
}

/** Those of one game on this device. */
export class SavedDays {
  #storage;
  #key;

  /**
   * @param {import("./storage.js").Storage} storage
   * @param {string} game
   */
  constructor(storage, game) {
    this.#storage = storage;
    this.#key = `days:${game}`;
  }

  /** Read again each time: another tab may have solved one. @returns {Solved[]} */
  get all() {
    const kept = this.#storage.get(this.#key, /** @type {unknown} */ ([]));
    return Array.isArray(kept) ? kept.filter(isSolved) : [];
  }

  /** @param {string} day */
  has(day) {
    return this.all.some((solved) => solved.day === day);
  }

  /**
   * Keep that the puzzle of a day is solved; once, for good.
   *
   * @param {string} day
   * @param {Date} now
   * @returns whether that is news
   */
  save(day, now) {
    const { all } = this;
    if (all.some((solved) => solved.day === day)) return false;
    const solved = { day, at: Math.floor(now.getTime() / 1000), zone: now.getTimezoneOffset() };
    this.#storage.set(this.#key, [...all, solved].slice(-MAX_KEPT));
    return true;
  }

  /** The days that count. @param {number} now in milliseconds since 1970 */
  counting(now) {
    return counting(this.all, now);
  }

  /**
   * @param {string} today on the person's calendar
   * @param {number} now in milliseconds since 1970
   */
  streak(today, now) {
    return streakOf(this.counting(now), today);
  }
}

/** @param {unknown} kept anyone can write to storage @returns {kept is Solved} */
function isSolved(kept) {
  const { day, at, zone } = /** @type {Partial<Record<keyof Solved, unknown>>} */ (kept ?? {});
  return (
    typeof day === "string" &&
    /^\d{4}-\d{2}-\d{2}$/.test(day) &&
    !Number.isNaN(timeOf(day)) &&
    Number.isSafeInteger(at) &&
    Math.abs(Number(at)) < 1e11 &&
    Number.isInteger(zone) &&
    Math.abs(Number(zone)) <= 24 * 60
  );
}
