/**
 * What the page remembers on this device. A browser may refuse storage (a frame on another
 * site, a private window): then memory stands in for it, and `lasting` is false.
 */

const PREFIX = "cicada:";

export class Storage {
  lasting = true;
  #memory = new Map();

  constructor() {
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
      const text = this.lasting ? localStorage.getItem(PREFIX + key) : this.#memory.get(key);
      return text == null ? fallback : JSON.parse(text);
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
    this.#memory.set(key, text);
    if (!this.lasting) return;
    try {
      localStorage.setItem(PREFIX + key, text);
    } catch {
      this.lasting = false;
    }
  }
}
