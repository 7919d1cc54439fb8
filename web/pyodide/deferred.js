/** What a start does not need, and any question may: it comes behind the first answer. */
import { LATER, NOW } from "./download.js";

/** @typedef {import("./parts.js").Later} Parts */

export class Later {
  /** What is here. @type {Partial<Parts>} */
  #parts;
  /** @type {Promise<Parts> | undefined} */
  #coming;
  #block;

  /**
   * @param {Parts | undefined} parts
   * @param {() => void} block is called before the worker waits for a part
   */
  constructor(parts, block) {
    this.#block = block;
    this.#parts = { ...parts };
    if (parts) this.#coming = Promise.resolve(parts);
  }

  /** A part at once: the worker is blocked until it has arrived. @template {keyof Parts} Part @param {Part} part @returns {Parts[Part]} */
  now(part) {
    if (!this.#parts[part]) {
      this.#block();
      this.#parts[part] = /** @type {Parts[Part]} */ (NOW[part]());
    }
    return /** @type {Parts[Part]} */ (this.#parts[part]);
  }

  /** Fetch it, once. */
  come() {
    this.#coming ??= (async () => {
      const cicada = await this.#keep("cicada"); // first: questions read its data
      const [rest, library] = await Promise.all([this.#keep("rest"), this.#keep("library")]);
      return { rest, library, cicada };
    })();
    return this.#coming;
  }

  /** A part when it has arrived. @template {keyof Parts} Part @param {Part} part @returns {Promise<Parts[Part]>} */
  async #keep(part) {
    const kept = this.#parts[part] ?? /** @type {Parts[Part]} */ (await LATER[part]());
    this.#parts[part] ??= kept;
    return kept;
  }
}
