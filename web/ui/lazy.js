/**
 * Loads a part of the page when it is first wanted. Where it does not arrive that is said, with a
 * button that brings it.
 */

import { askHost, PATIENCE, REPLACED } from "./host.js";
import { msg } from "./language.js";
import { refetch, requestedFiles } from "./refetch.js";
import { reload } from "./reload.js";
import { toast } from "./toast.js";

/** What is said of a part that is not there, and what a button beside it does.
 * @typedef {import("./toast.js").Action & { text: string }} Missing */
/** @typedef {(missing: Missing | undefined) => void} Tell hears undefined once the part is there */

const SCRIPT_OR_ARCHIVE = /\/assets\/[^/]+\.(js|bin)$/;

const RETRY = msg("Retry");
const LOADING = { text: msg("Loading…"), label: RETRY, run() {} };
const SLOW = { text: msg("A part of Cicada has still not arrived.") };
/** By what the host says (`askHost`). */
const MISSING = {
  away: { text: msg("A part of Cicada has not arrived: check the connection.") },
  there: { text: msg("A part of Cicada could not be loaded.") },
  replaced: REPLACED,
};

/** @param {Missing} [missing] */
const inToast = (missing) => toast(missing?.text ?? "", missing);

/**
 * @template T
 * @param {() => Promise<T>} load
 * @param {Tell} [tell]
 * @param {AbortSignal} [signal] ends the waiting
 * @returns {Promise<T>} settles once the part is there, after however many tries
 */
export const lazy = (load, tell = inToast, signal = undefined) =>
  new Promise((resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
    new Loading(load, tell, resolve).start();
  });

/** @template T */
class Loading {
  #load;
  #tell;
  #resolve;
  #isTold = false;
  #isThere = false;
  /** A module is asked for once: while that is under way, another import waits for the same answer. */
  #isPending = false;

  /** @param {() => Promise<T>} load @param {Tell} tell @param {(part: T) => void} resolve */
  constructor(load, tell, resolve) {
    this.#load = load;
    this.#tell = tell;
    this.#resolve = resolve;
  }

  async start() {
    if (!(await this.#arrives())) this.#say(MISSING[await askHost()]);
  }

  async #arrives() {
    this.#isPending = true;
    const slow = setTimeout(() => this.#say(SLOW), PATIENCE);
    try {
      this.#resolve(await this.#load());
      this.#isThere = true;
      if (this.#isTold) this.#tell(undefined);
      return true;
    } catch (reason) {
      console.warn(reason);
      return false;
    } finally {
      clearTimeout(slow);
      this.#isPending = false;
    }
  }

  /** @param {Partial<Missing> & { text: string }} missing which Retry brings, if nothing else does */
  #say(missing) {
    if (this.#isThere) return; // it came while the host was asked
    this.#isTold = true;
    this.#tell({ label: RETRY, run: this.#retry, ...missing });
  }

  /** What was damaged is remembered by the browser, in its cache and in the page itself. */
  #retry = async () => {
    this.#tell(LOADING);
    if (!this.#isPending && (await this.#arrives())) return;
    const host = await askHost();
    if (host !== "there" || !(await refetch(requestedFiles(SCRIPT_OR_ARCHIVE)))) {
      this.#say(MISSING[host]);
      return;
    }
    if (this.#isThere) return;
    if (this.#isPending || !(await this.#arrives())) await reload();
  };
}
