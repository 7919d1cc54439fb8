/** Programs that are kept on this device: the draft of each exercise, and versions with their figures. */

import { MAX_PROGRAM_LENGTH } from "../../python/constants.js";
import { msg } from "../../ui/language.js";

/** @typedef {import("../../midend/storage.js").Storage} Storage */
/**
 * @typedef {object} Version A program that was run to the end, or gave way to that of a link.
 * @property {string} code
 * @property {number} at when, in milliseconds since 1970
 * @property {string} figures what came of it, such as "4.497 on average, 6 at worst"
 */

/** How many versions of an exercise are kept. */
const MAX_VERSIONS = 12;

/** @param {unknown} value @returns {value is string} */
const isCode = (value) => typeof value === "string" && value.length <= MAX_PROGRAM_LENGTH;

/** @param {unknown} kept anyone can write to storage @returns {kept is Version} */
function isVersion(kept) {
  const { code, at, figures } = /** @type {Record<string, unknown>} */ (kept ?? {});
  return isCode(code) && typeof at === "number" && typeof figures === "string";
}

export class Drafts {
  #storage;
  #key;
  #from;

  /**
   * @param {Storage} storage
   * @param {string} exercise
   * @param {string} [from] the link that brought a program to begin with, if one did
   */
  constructor(storage, exercise, from = "") {
    this.#storage = storage;
    this.#key = `lab:${exercise}`;
    this.#from = from;
  }

  /** @returns {{ draft: string | undefined, from: unknown, versions: Version[] }} */
  get #saved() {
    const kept = this.#storage.get(this.#key, /** @type {unknown} */ ({}));
    const { draft, from, versions } = /** @type {Record<string, unknown>} */ (kept ?? {});
    return {
      draft: isCode(draft) ? draft : undefined,
      from,
      versions: Array.isArray(versions) ? versions.filter(isVersion) : [],
    };
  }

  /** What was written last; where a program came by a link, what was made of that one. */
  get draft() {
    const { draft, from } = this.#saved;
    return this.#from && from !== this.#from ? undefined : draft;
  }

  /** The last first. */
  get versions() {
    return this.#saved.versions;
  }

  /** A draft of something else is not lost: it becomes a version. @param {string} code */
  save(code) {
    const kept = this.#saved;
    const other = this.#from && kept.from !== this.#from ? kept.draft : undefined;
    const isKept = kept.versions.some((version) => version.code === other);
    const version = { code: other ?? "", at: Date.now(), figures: msg("a draft") };
    this.#store(code, kept.versions, other && !isKept ? version : undefined);
  }

  /** Keep a version; the same program run again takes its own place. @param {Version} version */
  add(version) {
    const { draft, versions } = this.#saved;
    this.#store(draft, versions, version);
  }

  /** @param {string | undefined} draft @param {Version[]} before @param {Version} [version] */
  #store(draft, before, version) {
    const others = before.filter(({ code }) => code !== version?.code);
    const versions = version ? [version, ...others].slice(0, MAX_VERSIONS) : before;
    this.#storage.set(this.#key, { draft, from: this.#from, versions });
  }
}
