/**
 * A session with a learning platform, which may answer anything.
 *
 * The standards want the texts "true" and "false". Platforms also answer with booleans and numbers,
 * throw, change the texts that they keep, and are still in the session of a page that was reloaded.
 */

/** @typedef {Record<string, (...values: string[]) => unknown>} Api */
/**
 * @typedef {object} Names How a version of SCORM names things.
 * @property {string} prefix of its functions
 * @property {string} end the function that ends a session
 * @property {string} status an element that can be read in every session
 */

const YES = ["true", "1"];
const NO = ["false", "0"];
/** The codes of errors outside a session: before it (SCORM 1.2: 301), after its end (1.2: 101). */
const OUTSIDE = [101, 122, 123, 132, 133, 142, 143, 301];

/** @param {unknown} answer @param {string[]} words */
const says = (answer, words) => words.includes(String(answer).trim().toLowerCase());

export class PlatformSession {
  #api;
  #names;

  /** @param {Api | undefined} api @param {Names} names */
  constructor(api, names) {
    this.#api = api;
    this.#names = names;
  }

  /** Begin, or go on where the platform has not heard of the end. @returns {boolean} whether it is open */
  begin() {
    return this.#opens() || this.#isOpen();
  }

  end() {
    this.#call(this.#names.end, "");
  }

  /** @param {string} key @returns {string} "" where there is nothing */
  get(key) {
    const value = this.#ask("GetValue", key);
    return value === false ? "" : String(value ?? "");
  }

  /** @param {string} key @param {unknown} value @returns {boolean} whether it was taken */
  set(key, value) {
    return this.#takes("SetValue", key, String(value));
  }

  /** @returns {boolean} whether it was taken */
  commit() {
    return this.#takes("Commit", "");
  }

  #opens() {
    return says(this.#ask("Initialize", ""), YES);
  }

  /** Whether something can be read, although the platform did not begin a session. */
  #isOpen() {
    this.#ask("GetValue", this.#names.status);
    return this.#error() === 0;
  }

  /** Where a session had ended, as after Back, it is begun once more. @param {string} name @param {string[]} values */
  #takes(name, ...values) {
    const took = () => {
      const answer = this.#ask(name, ...values);
      // Some answer nothing at all.
      return says(answer, YES) || (!says(answer, NO) && !this.#error());
    };
    return took() || (OUTSIDE.includes(this.#error()) && this.#opens() && took());
  }

  /** The code of the last error; NaN where the platform tells none. */
  #error() {
    return Number(this.#ask("GetLastError"));
  }

  /** @param {string} name @param {string[]} values */
  #ask(name, ...values) {
    return this.#call(this.#names.prefix + name, ...values);
  }

  /** What throws has not done it. @param {string} name @param {string[]} values */
  #call(name, ...values) {
    try {
      return this.#api?.[name]?.(...values);
    } catch {
      return false;
    }
  }
}

/** @type {Record<string, string>} */
const ENTITIES = {
  ...{ quot: '"', "#34": '"', "#x22": '"', apos: "'", "#39": "'", "#x27": "'" },
  ...{ amp: "&", "#38": "&", "#x26": "&", lt: "<", "#60": "<", gt: ">", "#62": ">" },
};

/** @param {string} text */
const withoutEntities = (text) =>
  text.replace(/&(#?\w+);/g, (whole, name) => ENTITIES[name.toLowerCase()] ?? whole);

/** A kept text as it may have been before a platform wrote it for HTML, a database or an address. @param {string} text */
function* readings(text) {
  const once = withoutEntities(text);
  yield* [text, once, withoutEntities(once), text.replaceAll('\\"', '"')];
  try {
    yield decodeURIComponent(text);
  } catch {
    // It was not written for an address.
  }
}

/** The object that a kept text is; undefined where it is none. @param {string} text @returns {Record<string, any> | undefined} */
export function objectIn(text) {
  for (const reading of readings(text))
    try {
      const found = JSON.parse(reading);
      if (typeof found === "object" && found) return found;
    } catch {
      // The next reading may be right.
    }
  return undefined;
}
