/**
 * A small learning platform: SCORM's state machine with its errors, and habits that platforms have
 * beside it.
 */

/** Errors by what was done: while it is open, before it is begun and after it has ended. */
const ERRORS = {
  1.2: { begun: 101, ended: 101, get: 301, set: 301, commit: 301, refused: 101 },
  2004: { begun: 103, ended: 104, get: 123, set: 133, commit: 143, refused: 351 },
};

/**
 * @typedef {object} Habits
 * @property {unknown} [yes] what "true" is told as
 * @property {unknown} [no] what "false" is told as
 * @property {boolean} [open] it is still in the session of the page before a reload
 * @property {boolean} [once] a session that has ended is not begun again
 * @property {(text: string) => string} [gives] how a text comes back
 * @property {string[]} [throws] functions, by their names in SCORM 2004
 * @property {string[]} [refuses] elements that it does not take
 * @property {string[]} [lacks] functions that it does not have
 */

export class LearningPlatform {
  values = {};
  /** What was there at the last commit. @type {Record<string, string>} */
  committed = {};
  /** @type {"new" | "open" | "ended"} */
  state;
  #error = 0;
  #errors;
  #habits;

  /** @param {"1.2" | "2004"} standard @param {Habits} habits */
  constructor(standard, habits = {}) {
    this.#errors = ERRORS[standard];
    this.#habits = habits;
    this.state = habits.open ? "open" : "new";
    const functions = {
      Initialize: () => this.#initialize(),
      [standard === "1.2" ? "Finish" : "Terminate"]: () => this.#while("set", () => this.#end()),
      GetValue: (key) => this.#get(key),
      SetValue: (key, value) => this.#set(key, value),
      Commit: () => this.#while("commit", () => this.#commit()),
      GetLastError: () => String(this.#error),
    };
    const prefix = standard === "1.2" ? "LMS" : "";
    this.api = {};
    for (const [name, does] of Object.entries(functions))
      if (!habits.lacks?.includes(name))
        this.api[prefix + name] = (...given) => {
          if (habits.throws?.includes(name)) throw new Error("The platform is out of order.");
          return does(...given);
        };
  }

  /** @param {number} error @returns {unknown} */
  #answer(error) {
    this.#error = error;
    const { yes = "true", no = "false" } = this.#habits;
    return error ? no : yes;
  }

  #initialize() {
    const { begun, ended } = this.#errors;
    if (this.state === "open") return this.#answer(begun);
    if (this.state === "ended" && this.#habits.once) return this.#answer(ended);
    this.state = "open";
    return this.#answer(0);
  }

  /** @param {"set" | "commit"} name @param {() => number} does gives an error */
  #while(name, does) {
    return this.#answer(this.state === "open" ? does() : this.#errors[name]);
  }

  #end() {
    this.state = "ended";
    return 0;
  }

  #get(key) {
    this.#error = this.state === "open" ? 0 : this.#errors.get;
    if (this.#error) return "";
    const value = this.values[key] ?? "";
    return key.endsWith("suspend_data") ? (this.#habits.gives?.(value) ?? value) : value;
  }

  #set(key, value) {
    return this.#while("set", () => {
      if (this.#habits.refuses?.includes(key)) return this.#errors.refused;
      this.values[key] = value;
      return 0;
    });
  }

  #commit() {
    this.committed = { ...this.values };
    return 0;
  }
}
