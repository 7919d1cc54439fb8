/** The page's side of Python: promises, progress, cancelling, and what to do when it fails. */

/** @typedef {import("./protocol.js").FromWorker} FromWorker */
/** @typedef {"idle" | "downloading" | "starting" | "ready" | "failed"} Stage */
/**
 * @typedef {object} Waiting
 * @property {string} request
 * @property {(result: any) => void} resolve
 * @property {(reason: unknown) => void} reject
 * @property {(note: any) => void} [onNote]
 */

/** A start that takes longer has failed: `loadPyodide()` may never settle. In milliseconds. */
const PATIENCE = 90_000;

/** What the service refused, with its own sentence for the person. */
export class Refusal extends Error {
  /** @param {{ code: string, sentence: string, detail?: string }} error */
  constructor(error) {
    super(error.sentence);
    this.code = error.code;
  }
}

/**
 * A fault of ours is told to the person in a sentence; whoever looks for its cause finds it here.
 *
 * @param {{ code: string, sentence: string, detail?: string }} error
 */
function refusal(error) {
  if (error.code === "fault") console.error(`${error.sentence} ${error.detail}`);
  return new Refusal(error);
}

/** Says "stage" whenever `stage` changes; `failed` is final until `start` is called again. */
export class Python extends EventTarget {
  /** @type {Stage} */
  stage = "idle";
  /** Technical detail of a failed start. */
  failure = "";

  /** @type {Worker | undefined} */
  #worker;
  #makeWorker;
  #files;
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
  #lastId = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #watchdog;

  /**
   * @param {() => Worker} makeWorker
   * @param {string} files the address of Pyodide's files
   */
  constructor(makeWorker, files) {
    super();
    this.#makeWorker = makeWorker;
    this.#files = files;
  }

  /** Start, or start again after a failure; questions asked before are kept and answered. */
  start() {
    if (this.#worker) return;
    this.#set("downloading");
    this.#watchdog = setTimeout(
      () => this.#fail(`no sign of life for ${PATIENCE / 1000} seconds`),
      PATIENCE,
    );
    const worker = this.#makeWorker();
    this.#worker = worker;
    worker.addEventListener("message", ({ data }) => this.#hear(data));
    worker.addEventListener("error", (event) => this.#fail(event.message || "the worker stopped"));
    worker.postMessage({ start: { files: this.#files } });
    for (const [id, { request }] of this.#waiting) worker.postMessage({ id, request });
  }

  /**
   * Ask `cicada.service`; rejects with a `Refusal`, or with an `AbortError` when cancelled.
   *
   * @param {Record<string, unknown>} request
   * @param {{ onNote?: (note: any) => void, signal?: AbortSignal }} [options]
   * @returns {Promise<any>}
   */
  ask(request, { onNote, signal } = {}) {
    signal?.throwIfAborted();
    const id = ++this.#lastId;
    const text = JSON.stringify(request);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { request: text, resolve, reject, onNote });
      this.#worker?.postMessage({ id, request: text });
      signal?.addEventListener("abort", () => {
        if (!this.#waiting.delete(id)) return;
        reject(signal.reason);
        this.#respawn();
      });
    });
  }

  /** Python cannot be interrupted from here, so a computation is cancelled with its worker. */
  #respawn() {
    if (this.stage === "failed") return;
    this.#stop();
    this.start();
  }

  #stop() {
    clearTimeout(this.#watchdog);
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  /** @param {FromWorker} message */
  #hear(message) {
    if ("stage" in message) {
      if (message.stage === "ready") clearTimeout(this.#watchdog);
      this.#set(message.stage);
    } else if ("failed" in message) {
      this.#fail(message.failed);
    } else {
      this.#settle(message);
    }
  }

  /** @param {import("./protocol.js").Note | import("./protocol.js").Answer} message */
  #settle(message) {
    const waiting = this.#waiting.get(message.id);
    if (!waiting) return;
    if ("note" in message) {
      waiting.onNote?.(JSON.parse(message.note));
      return;
    }
    this.#waiting.delete(message.id);
    const answer = JSON.parse(message.answer);
    if (answer.ok) waiting.resolve(answer.result);
    else waiting.reject(refusal(answer.error));
  }

  /** @param {string} detail */
  #fail(detail) {
    this.#stop();
    this.failure = detail;
    this.#set("failed");
  }

  /** @param {Stage} stage */
  #set(stage) {
    this.stage = stage;
    this.dispatchEvent(new Event("stage"));
  }
}
