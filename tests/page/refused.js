/** A browser that lets the page keep nothing. */
import "./environment.js";

const STORES = ["localStorage", "sessionStorage", "indexedDB", "caches"];

/**
 * Refuse all storage until the end of a test.
 *
 * @param {import("node:test").TestContext} t
 */
export function refuseStorage(t) {
  for (const name of STORES) {
    const own = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() {
        throw new DOMException("refused", "SecurityError");
      },
    });
    t.after(() => {
      if (own) Object.defineProperty(globalThis, name, own);
      else delete globalThis[name];
    });
  }
}
