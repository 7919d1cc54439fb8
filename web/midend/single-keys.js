/** Whether letters, digits and signs do anything wherever they are pressed, as it was chosen on this device. */
import { switchSingleKeys } from "../ui/keys.js";

const KEY = "single-keys";

/** @param {import("./storage.js").Storage} storage */
export const areSingleKeysOn = (storage) =>
  storage.get(KEY, /** @type {unknown} */ (true)) !== false;

/** @param {import("./storage.js").Storage} storage */
export const followSingleKeys = (storage) => switchSingleKeys(areSingleKeysOn(storage));

/** @param {import("./storage.js").Storage} storage @param {boolean} on */
export function chooseSingleKeys(storage, on) {
  storage.set(KEY, on);
  switchSingleKeys(on);
}
