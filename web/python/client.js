/** The page's side of Python: promises, progress, cancelling, and what to do when it fails. */
import { msg, str } from "../ui/language.js";

/** @typedef {import("./protocol.js").FromWorker} FromWorker */
/** @typedef {import("./protocol.js").Parts} Parts */
/** @typedef {import("./archives.js").ArchiveName} ArchiveName */
/** @typedef {"idle" | "downloading" | "starting" | "ready" | "failed"} Stage */
/**
 * @typedef {object} Waiting
 * @property {string} request
 * @property {(result: unknown) => void} resolve
 * @property {(reason: unknown) => void} reject
 * @property {(note: unknown) => void} [onNote]
 * @property {boolean} isQuick
 */

/** A start of which nothing is heard for longer has failed: `loadPyodide()` may never settle. In milliseconds. */
const START_TIMEOUT = 90_000;

/** The same of the answer to a quick question, of the first word of a worker whose script is there (it hangs, or has ended unnoticed), and of the words for a Python that has started. In milliseconds. */
const QUICK_TIMEOUT = 10_000;

/** Time for the answer to a cancelled question before its worker is ended, in milliseconds. */
const GRACE = 250;

/** Pauses before a worker whose script did not arrive is fetched again, in milliseconds. */
const FETCH_AGAIN = [1000, 3000];

const ENGLISH = "en";

const CRASH = msg("Python crashed and is restarting; your game is kept.");

/** What the service refused, with its own sentence for the person. */
export class Refusal extends Error {
  /** @param {{ code: string, sentence: string, detail?: string }} error */
  constructor(error) {
    super(error.sentence);
    this.code = error.code;
  }
}

/**
 * A person sees the sentence. Developers find the detail in the console,
 * and the request, which `cicada service` repeats.
 *
 * @param {{ code: string, sentence: string, detail?: string }} error
 * @param {string} request
 */
function refusal(error, request) {
  if (error.detail) console.error([error.sentence, error.detail, request].join("\n"));
  return new Refusal(error);
}

/**
 * The stage `failed` is final until `start` is called again, or until the network is back for the
 * worker that it failed to bring.
 *
 * @fires {Event} stage `stage` has changed
 * @fires {Event} ready `stage` has become "ready"
 * @fires {Event} progress `share` has changed
 */
export class Python extends EventTarget {
  /** @type {Stage} */
  stage = "idle";
  /** Technical detail of a failed start. */
  failure = "";
  /** Addresses of scripts of which the browser may have kept damaged copies, after a failed start. @type {string[]} */
  scripts = [];
  /** Whether nothing was heard of the last worker for as long as a start may take: a browser may hold on to a request for its script that is never answered. */
  isUnheard = false;
  /** How much has arrived of what is downloaded, from 0 to 1, where the host says how much there is. @type {number | undefined} */
  share;
  /**
   * Settles when all has arrived that any question may need: one that is asked before may keep Python
   * waiting for it, and with it the questions after.
   *
   * @type {Promise<void>}
   */
  complete;

  #completed = () => {};
  /** @type {Worker | undefined} */
  #worker;
  #makeWorker;
  /** The next worker, with its script loaded: its start needs no network. @type {Worker | undefined} */
  #spare;
  /** Number of workers in a row whose script did not arrive. */
  #missed = 0;
  /** What workers start from, kept for the next one. @type {Parts | undefined} */
  #parts;
  /** What of it has arrived, until all has. @type {Partial<Parts>} */
  #had = {};
  /** Whether the last start failed: what the browser has kept may be damaged. */
  #again = false;
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
  /** What the worker has yet to answer; it is at the first. @type {Set<number>} */
  #asked = new Set();
  /** Cancelled questions that the worker has yet to answer; each has a timer. @type {Map<number, ReturnType<typeof setTimeout>>} */
  #cancelled = new Map();
  #lastId = 0;
  /** Further parts of the package, which every worker is given. @type {Map<string, ArrayBuffer>} */
  #added = new Map();
  /** Whether anything was heard of a worker since the start. */
  #isHeard = false;
  #language;
  #fetchArchive;
  /** Settles when what is said in another language is among the parts. @type {Promise<void> | undefined} */
  #words;
  /** Ends a start or a quick question that takes too long, or begins a start after a pause. @type {ReturnType<typeof setTimeout> | undefined} */
  #watchdog;
  /** How often in a row no answer to a quick question came; each time the next worker has twice the time. */
  #silences = 0;

  /**
   * @param {() => Worker} makeWorker
   * @param {string} [language] of all answers
   * @param {(name: ArchiveName) => Promise<ArrayBuffer>} [fetchArchive] of archives.js. What Python says in
   *   another language than English is waited for, but not for ever
   */
  constructor(makeWorker, language = ENGLISH, fetchArchive = () => Promise.reject()) {
    super();
    this.#makeWorker = makeWorker;
    this.#language = language;
    this.#fetchArchive = fetchArchive;
    this.complete = new Promise((resolve) => {
      this.#completed = resolve;
    });
    globalThis.addEventListener?.("online", () => this.#missed && this.start());
  }

  /** Whether it starts, or has been asked what it has not answered yet. */
  get busy() {
    if (this.stage === "idle" || this.stage === "failed") return false;
    return this.stage !== "ready" || this.#asked.size > 0;
  }

  /** Start, or start again after a failure; questions asked before are kept and answered. */
  start() {
    if (this.#worker) return;
    this.isUnheard = false;
    this.#isHeard = false;
    if (this.#language !== ENGLISH) this.#words ??= this.#bringWords();
    this.#setStage("downloading");
    if (this.#spare) this.#watchSpare();
    else this.#watch();
    try {
      this.#worker = this.#started();
    } catch (reason) {
      this.#onFailure(`${reason}`); // a frame may be refused workers
    }
  }

  /** Each sign of life gives a start its time again. */
  #watch() {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => {
      this.isUnheard = !this.#isHeard;
      this.#onFailure(msg(str`no sign of life for ${START_TIMEOUT / 1000} seconds`));
    }, START_TIMEOUT);
  }

  /** It says something at once, unless it has ended unnoticed before it was needed. */
  #watchSpare() {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => {
      this.#stop();
      this.start();
    }, QUICK_TIMEOUT);
  }

  async #bringWords() {
    try {
      await this.bring(/** @type {ArchiveName} */ (this.#language));
    } catch (reason) {
      console.warn(
        `Python speaks English: its words in another language could not be loaded (${reason}).`,
      );
    }
  }

  #started() {
    const worker = this.#spare ?? this.#makeWorker();
    this.#spare = undefined;
    worker.addEventListener("message", ({ data }) => this.#onMessage(data, worker));
    worker.addEventListener("error", (event) => {
      const [first] = this.#asked;
      this.#onCrash(event.message || msg("the worker stopped"), first);
    });
    const missing = { start: this.#had, fetch: this.#again ? "reload" : "default" };
    worker.postMessage(this.#parts ? { start: this.#parts } : missing);
    return worker;
  }

  /**
   * Ask `cicada.page.service`; rejects with a `Refusal`, or with an `AbortError` when cancelled.
   *
   * @param {Record<string, unknown>} request
   * @param {{ onNote?: (note: unknown) => void, signal?: AbortSignal, isQuick?: boolean }} [options]
   *   isQuick: it takes no time, so that one without an answer is asked again, of a new worker
   * @returns {Promise<any>}
   */
  ask(request, { onNote, signal, isQuick = false } = {}) {
    signal?.throwIfAborted();
    const id = ++this.#lastId;
    const language = this.#language === ENGLISH ? {} : { language: this.#language };
    const text = JSON.stringify({ ...request, ...language });
    const answer = new Promise((resolve, reject) => {
      this.#waiting.set(id, { request: text, resolve, reject, onNote, isQuick });
    });
    if (this.stage === "ready") {
      this.#pass(id);
      if (isQuick && this.#quick.length === 1) this.#watchAnswer();
    }
    const cancel = () => this.#cancel(id, signal?.reason);
    const forget = () => signal?.removeEventListener("abort", cancel);
    signal?.addEventListener("abort", cancel);
    answer.then(forget, forget);
    return answer;
  }

  /** Pass a question to the worker. @param {number} id */
  #pass(id) {
    this.#asked.add(id);
    this.#worker?.postMessage({ id, request: this.#waiting.get(id)?.request });
  }

  /** @param {number} id @param {unknown} reason */
  #cancel(id, reason) {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    waiting.reject(reason);
    if (this.stage !== "ready") return;
    const respawn = setTimeout(() => this.#respawn(), GRACE);
    this.#cancelled.set(id, respawn);
  }

  /** The quick ones of the questions that wait. */
  get #quick() {
    return [...this.#waiting.keys()].filter((id) => this.#waiting.get(id)?.isQuick);
  }

  /** While a quick question waits, each sign of life gives the worker its time again. */
  #watchAnswer() {
    clearTimeout(this.#watchdog);
    if (!this.#quick.length) return;
    const patience = QUICK_TIMEOUT * 2 ** this.#silences;
    this.#watchdog = setTimeout(() => this.#onSilence(patience), patience);
  }

  /**
   * Start Python again, which is asked the quick questions first; the second time in a row a person
   * has to want that.
   *
   * @param {number} patience
   */
  #onSilence(patience) {
    this.#silences += 1;
    if (this.#silences % 2) this.#respawn();
    else this.#onFailure(msg(str`no answer for ${patience / 1000} seconds`));
  }

  /**
   * Fetch a further part of the package, unless it is there; what is asked afterwards may need it. Rejects
   * where it does not arrive, and may be called again.
   *
   * @param {ArchiveName} name
   */
  async bring(name) {
    if (!this.#added.has(name)) this.add(name, await this.#fetchArchive(name));
  }

  /**
   * Give Python a further part of the package, a zip.
   *
   * @param {string} name
   * @param {ArrayBuffer} bytes
   */
  add(name, bytes) {
    if (this.#added.has(name)) return;
    this.#added.set(name, bytes);
    if (this.stage === "ready") this.#worker?.postMessage({ add: name, bytes });
  }

  /** Python cannot be interrupted from here, so a long computation is cancelled with its worker. */
  #respawn() {
    if (this.stage !== "ready") return;
    this.#stop();
    this.start();
  }

  #stop() {
    clearTimeout(this.#watchdog);
    for (const timer of this.#cancelled.values()) clearTimeout(timer);
    this.#cancelled.clear();
    this.#asked.clear();
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  /** @param {FromWorker} message @param {Worker} worker */
  #onMessage(message, worker) {
    this.#isHeard = true;
    if ("share" in message || "part" in message) {
      this.#onCame(message);
    } else if ("blocked" in message) {
      this.#watch();
    } else if ("stage" in message) {
      if (message.stage === "ready") {
        this.#beginInItsLanguage(worker);
        return;
      }
      this.#missed = 0;
      this.#parts = message.parts ?? this.#parts;
      this.#had = {};
      this.#watch();
      this.#setStage(message.stage);
    } else if ("later" in message) {
      this.#completed();
      if (!this.#parts) return;
      this.#parts.later = message.later;
      this.#prepareSpare();
    } else if ("failed" in message) {
      this.scripts = message.scripts;
      this.#onFailure(message.failed);
    } else if ("crashed" in message) {
      this.#onCrash(message.crashed, message.id);
    } else {
      this.#onAnswer(message);
    }
  }

  /** @param {import("./protocol.js").Came} message */
  #onCame(message) {
    this.#watch();
    if ("part" in message) this.#had = { ...this.#had, ...message.part };
    else this.share = message.share;
    this.dispatchEvent(new Event("progress"));
  }

  /** Load the next worker's script while there is a network. */
  #prepareSpare() {
    const spare = this.#makeWorker();
    spare.addEventListener("error", () => {
      if (this.#spare === spare) this.#spare = undefined;
    });
    this.#spare = spare;
  }

  /** @param {Worker} worker whose Python has started */
  async #beginInItsLanguage(worker) {
    if (this.#words) {
      clearTimeout(this.#watchdog);
      const over = new Promise((resolve) => {
        this.#watchdog = setTimeout(resolve, QUICK_TIMEOUT);
      });
      this.#words = Promise.race([this.#words, over]); // the next worker waits no more
      await this.#words;
    }
    if (this.#worker === worker) this.#begin();
  }

  /** Python has started: ask what has been waiting. */
  #begin() {
    clearTimeout(this.#watchdog);
    this.#again = false;
    this.scripts = [];
    for (const [add, bytes] of this.#added) this.#worker?.postMessage({ add, bytes });
    for (const id of new Set([...this.#quick, ...this.#waiting.keys()])) this.#pass(id);
    this.#setStage("ready");
    this.#watchAnswer();
    if (this.#parts?.later) this.#prepareSpare();
  }

  /** @param {import("./protocol.js").Note | import("./protocol.js").Answer} message */
  #onAnswer(message) {
    this.#asked.delete("answer" in message ? message.id : 0);
    if ("answer" in message) {
      clearTimeout(this.#cancelled.get(message.id));
      this.#cancelled.delete(message.id);
      this.#silences = 0;
    }
    const waiting = this.#waiting.get(message.id);
    if ("answer" in message) this.#waiting.delete(message.id);
    this.#watchAnswer();
    if (!waiting) return;
    if ("note" in message) {
      waiting.onNote?.(JSON.parse(message.note));
      return;
    }
    const answer = JSON.parse(message.answer);
    if (answer.ok) waiting.resolve(answer.result);
    else waiting.reject(refusal(answer.error, waiting.request));
  }

  /**
   * The worker is no more. A question that it did not survive is not asked again.
   *
   * @param {string} detail
   * @param {number} [id] the question
   */
  #onCrash(detail, id) {
    if (this.stage === "downloading" && this.#parts) {
      this.#onMissed(detail);
      return;
    }
    if (this.stage !== "ready") {
      this.#onFailure(detail);
      return;
    }
    const waiting = this.#waiting.get(id ?? 0);
    this.#waiting.delete(id ?? 0);
    waiting?.reject(refusal({ code: "crash", sentence: CRASH, detail }, waiting.request));
    this.#respawn();
  }

  /**
   * The script of a worker has not arrived, although that of another one has: the network is away.
   * What waits is kept.
   *
   * @param {string} detail
   */
  #onMissed(detail) {
    this.#stop();
    const pause = FETCH_AGAIN[this.#missed];
    this.#missed += 1;
    if (pause === undefined) this.#fail(detail);
    else this.#watchdog = setTimeout(() => this.start(), pause);
  }

  /** @param {string} detail */
  #onFailure(detail) {
    this.#stop();
    this.#parts = undefined;
    this.#again = true;
    this.share = undefined;
    this.#fail(detail);
  }

  /** @param {string} detail */
  #fail(detail) {
    this.failure = detail;
    this.#setStage("failed");
  }

  /** @param {Stage} stage */
  #setStage(stage) {
    this.stage = stage;
    this.dispatchEvent(new Event("stage"));
    if (stage === "ready") this.dispatchEvent(new Event("ready"));
  }
}
