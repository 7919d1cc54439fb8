/**
 * What the page remembers on this device. A browser may refuse storage (a frame on another
 * site, a private window, a full disk): then memory stands in for it, and `lasting` is false.
 */

const PREFIX = "cicada:";

/** Dispatches "refused" when the browser stops keeping what it is given. */
export class Storage extends EventTarget {
  lasting = true;
  /** What could not be kept otherwise. @type {Map<string, string>} */
  #memory = new Map();

  constructor() {
    super();
    try {
      localStorage.setItem(`${PREFIX}probe`, "1");
      localStorage.removeItem(`${PREFIX}probe`);
    } catch {
      this.lasting = false;
    }
  }

  /**
   * The value kept under a key, or the fallback when there is none or it is damaged. Whoever
   * reads still has to check the value: anyone can write to storage.
   *
   * @template T
   * @param {string} key
   * @param {T} fallback
   * @returns {T}
   */
  get(key, fallback) {
    try {
      const text = this.#memory.get(key) ?? localStorage.getItem(PREFIX + key);
      return text === null ? fallback : JSON.parse(text);
    } catch {
      return fallback;
    }
  }

  /**
   * @param {string} key
   * @param {unknown} value
   */
  set(key, value) {
    const text = JSON.stringify(value);
    try {
      localStorage.setItem(PREFIX + key, text);
      this.#memory.delete(key);
    } catch {
      this.#memory.set(key, text);
      if (this.lasting) this.dispatchEvent(new Event("refused"));
      this.lasting = false;
    }
  }
}
