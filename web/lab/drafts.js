/** Programs that are kept on this device: the draft of each exercise, and versions with their figures. */

/** @typedef {import("../midend/storage.js").Storage} Storage */
/**
 * @typedef {object} Version A program that was run to the end.
 * @property {string} code
 * @property {number} at when, in milliseconds since 1970
 * @property {string} figures what came of it, such as "4.497 on average, 6 at worst"
 */

/** How many versions of an exercise are kept. */
const MOST_VERSIONS = 12;
const LONGEST_CODE = 16_000;

/** @param {unknown} value @returns {value is string} */
const isCode = (value) => typeof value === "string" && value.length <= LONGEST_CODE;

/** @param {unknown} kept anyone can write to storage @returns {kept is Version} */
function isVersion(kept) {
  const { code, at, figures } = /** @type {Record<string, unknown>} */ (kept ?? {});
  return isCode(code) && typeof at === "number" && typeof figures === "string";
}

export class Drafts {
  #storage;
  #key;

  /** @param {Storage} storage @param {string} exercise */
  constructor(storage, exercise) {
    this.#storage = storage;
    this.#key = `lab:${exercise}`;
  }

  /** @returns {{ draft: string | undefined, versions: Version[] }} */
  get #kept() {
    const kept = this.#storage.get(this.#key, /** @type {unknown} */ ({}));
    const { draft, versions } = /** @type {Record<string, unknown>} */ (kept ?? {});
    return {
      draft: isCode(draft) ? draft : undefined,
      versions: Array.isArray(versions) ? versions.filter(isVersion) : [],
    };
  }

  get draft() {
    return this.#kept.draft;
  }

  /** The last first. */
  get versions() {
    return this.#kept.versions;
  }

  /** @param {string} draft */
  keep(draft) {
    this.#storage.set(this.#key, { ...this.#kept, draft });
  }

  /** Keep a version; the same program run again takes its own place. @param {Version} version */
  add(version) {
    const { draft, versions } = this.#kept;
    const others = versions.filter(({ code }) => code !== version.code);
    this.#storage.set(this.#key, {
      draft,
      versions: [version, ...others].slice(0, MOST_VERSIONS),
    });
  }
}
