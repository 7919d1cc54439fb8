/** What a start does not need, and any question may: it comes behind the first answer. */
import { downloadLater, downloadNow } from "./download.js";

/** @typedef {import("./protocol.js").Later} Parts */

export class Later {
  /** @type {Parts | undefined} */
  #parts;
  /** @type {Promise<Parts> | undefined} */
  #coming;

  /** @param {Parts} [parts] */
  constructor(parts) {
    this.#parts = parts;
    if (parts) this.#coming = Promise.resolve(parts);
  }

  /** Whether it is here or on its way. */
  get asked() {
    return Boolean(this.#coming);
  }

  /** All of it, at once: the worker is blocked until it has come. */
  get now() {
    this.#parts ??= downloadNow();
    return this.#parts;
  }

  /** Fetch it, once. */
  come() {
    this.#coming ??= (async () => {
      const parts = this.#parts ?? (await downloadLater());
      this.#parts ??= parts;
      return this.#parts;
    })();
    return this.#coming;
  }
}

/**
 * A file whose content comes when it is looked at.
 *
 * @param {any} files Pyodide's file system
 * @param {string} path
 * @param {() => Uint8Array} content
 */
export function addLateFile(files, path, content) {
  files.writeFile(path, new Uint8Array());
  Object.defineProperties(files.lookupPath(path).node, {
    contents: { get: content },
    usedBytes: { get: () => content().length },
  });
}
