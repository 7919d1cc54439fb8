/**
 * The page's side of the sealed frame in which foreign code runs: one hidden frame, in it a worker for
 * each program that runs, and a spare one for the next, so that neither Run nor Stop has to wait.
 */
import { fromFrame, fromWorker } from "./protocol.js";

/** @typedef {import("./protocol.js").BoxParts} BoxParts */
/** @typedef {Omit<import("./protocol.js").Request, "id">} Request */

/** A start of which nothing is heard for longer has failed. In milliseconds. */
const START_TIMEOUT = 90_000;
/** Time from interrupting a call to ending one that cannot be interrupted. In ms. */
const GRACE = 800;
/** Time for the script of a loaded frame to answer; one that is silent runs no script. In ms. */
const SILENCE = 10_000;

/** What no exception in the student's program is. */
export class BoxFault extends Error {
  /**
   * @param {"late" | "crash" | "start" | "forbidden"} kind
   * @param {string} detail
   */
  constructor(kind, detail) {
    super(detail);
    this.kind = kind;
  }

  /** Whether no Python is there that could run anything. */
  get isBefore() {
    return this.kind === "start" || this.kind === "forbidden";
  }
}

/**
 * @typedef {object} Listeners
 * @property {(answers: string[], seconds: number[]) => void} [onAnswers]
 * @property {(text: string) => void} [onPrint]
 * @property {AbortSignal} [signal] ends the request, and the Python with it
 */

/** One Python of the frame's. */
class Box {
  /** @type {Promise<void>} */
  ready;
  alive = true;
  /** Whether it can be put back to where the program had just been loaded. */
  canRestore = false;
  #frame;
  #number;
  #port;
  #lastId = 0;
  /** Ends a start that has failed. @type {ReturnType<typeof setTimeout> | undefined} */
  #watchdog;
  /** Ends what waits for the start or for a request. @type {Set<(fault: BoxFault) => void>} */
  #fail = new Set();
  /** @type {((message: import("./protocol.js").FromWorker) => void) | undefined} */
  #hear;
  /** Settles when what was asked is over. @type {Promise<unknown>} */
  #last = Promise.resolve();
  #onEnd;

  /** @param {Frame} frame @param {number} number @param {() => void} onEnd */
  constructor(frame, number, onEnd) {
    this.#frame = frame;
    this.#number = number;
    this.#onEnd = onEnd;
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.ready = new Promise((resolve, reject) => {
      this.#watch();
      const over = () => {
        clearTimeout(this.#watchdog);
        this.#watchdog = undefined;
      };
      const fail = (/** @type {BoxFault} */ fault) => {
        over();
        reject(fault);
      };
      this.#fail.add(fail);
      this.#hear = (message) => {
        if ("failed" in message) this.end(new BoxFault("start", message.failed));
        if (!("ready" in message)) return;
        over();
        this.#fail.delete(fail);
        resolve();
      };
    });
    this.ready.catch(() => {});
    port1.addEventListener("message", ({ data }) => {
      const message = fromWorker(data);
      if (message) this.#hear?.(message);
    });
    port1.start();
    frame.post({ start: number }, [port2]);
  }

  /** A file that it starts from has arrived: while it starts, its time begins again. */
  wait() {
    if (this.#watchdog) this.#watch();
  }

  #watch() {
    clearTimeout(this.#watchdog);
    const fault = () => this.end(new BoxFault("start", "no sign of life"));
    this.#watchdog = setTimeout(fault, START_TIMEOUT);
  }

  /** Settles when it has started and nothing is asked; rejects where it cannot start. */
  get idle() {
    return Promise.all([this.ready, this.#last]);
  }

  /**
   * Have a function of the player called with one text after the other, when what was asked before is
   * over. Resolves with whether all were answered; rejects with a `BoxFault`, after which this Python is
   * no more.
   *
   * @param {Request} request
   * @param {Listeners} [listeners]
   */
  run(request, listeners = {}) {
    const turn = this.idle.then(() => this.#ask(request, listeners));
    this.#last = turn.catch(() => {});
    return turn;
  }

  /**
   * @param {Request} request
   * @param {Listeners} listeners
   * @returns {Promise<boolean>}
   */
  async #ask({ call, texts, limit, restore = false }, { onAnswers, onPrint, signal }) {
    if (signal?.aborted) return false;
    if (!this.alive) throw new BoxFault("crash", "ended before");
    const id = ++this.#lastId;
    let answered = 0;
    return new Promise((resolve, reject) => {
      /** @type {ReturnType<typeof setTimeout>} */
      let watchdog;
      const watch = () => {
        clearTimeout(watchdog);
        watchdog = setTimeout(() => this.end(new BoxFault("late", "")), 1000 * limit + GRACE);
      };
      const over = () => {
        clearTimeout(watchdog);
        this.#fail.delete(fail);
        signal?.removeEventListener("abort", stop);
        this.#hear = undefined;
      };
      const fail = (/** @type {BoxFault} */ fault) => {
        over();
        reject(fault);
      };
      const stop = () => {
        over();
        resolve(false);
        this.end();
      };
      this.#fail.add(fail);
      signal?.addEventListener("abort", stop);
      this.#hear = (message) => {
        if (!("id" in message) || message.id !== id) return;
        if ("printed" in message) onPrint?.(message.printed);
        else if ("crashed" in message) this.end(new BoxFault("crash", message.crashed));
        else if ("answers" in message) {
          const next = message.answers.slice(0, texts.length - answered);
          answered += next.length;
          watch();
          onAnswers?.(next, message.seconds.slice(0, next.length));
        } else {
          over();
          this.canRestore = message.restorable;
          resolve(answered === texts.length);
        }
      };
      watch();
      this.#port.postMessage({ id, call, texts, limit, restore });
    });
  }

  /** It is no more; all that wait for it get the fault. */
  end(fault = new BoxFault("crash", "ended")) {
    if (!this.alive) return;
    this.alive = false;
    this.#onEnd();
    this.#frame.post({ stop: this.#number });
    this.#port.close();
    for (const fail of [...this.#fail]) fail(fault);
    this.#fail.clear();
  }
}

/** The hidden frame; its document allows one script, by its hash, and nothing else of anybody's. */
class Frame {
  /** @type {HTMLIFrameElement} */
  #element;
  /** @type {Promise<void>} */
  #open;
  /** @type {(number: number, fault: BoxFault) => void} */
  onBroken = () => {};

  /** @param {Promise<BoxParts>} parts */
  constructor(parts) {
    const frame = document.createElement("iframe");
    this.#element = frame;
    frame.hidden = true;
    frame.title = "Box of the program";
    frame.setAttribute("sandbox", "allow-scripts");
    /** @type {Promise<void>} */
    const listening = new Promise((resolve, reject) => {
      addEventListener("message", ({ source, data }) => {
        if (source !== frame.contentWindow) return;
        const message = fromFrame(data);
        if (!message) return;
        if ("listening" in message) {
          frame.removeEventListener("load", loaded);
          clearTimeout(silent);
          resolve();
        } else this.onBroken(message.box, new BoxFault("start", message.broken));
      });
      const forbid = (/** @type {unknown} */ reason) =>
        reject(new BoxFault("forbidden", String(reason)));
      /** @type {ReturnType<typeof setTimeout>} */
      let silent;
      const loaded = () => {
        silent = setTimeout(forbid, SILENCE, "the script of the frame did not run");
      };
      frame.addEventListener("load", loaded, { once: true });
      try {
        frame.srcdoc = trusted(BOX);
      } catch (reason) {
        forbid(reason);
      }
    });
    document.body.append(frame);
    this.#open = Promise.all([parts, listening]).then(([given]) => {
      const { code: _, ...bytes } = given;
      frame.contentWindow?.postMessage({ parts: given }, "*", Object.values(bytes));
    });
  }

  /** @param {import("./protocol.js").ToFrame} message @param {Transferable[]} [transfer] */
  post(message, transfer = []) {
    const deliver = () => this.#element.contentWindow?.postMessage(message, "*", transfer);
    this.#open.then(deliver, () => {});
  }

  /** Settles when the frame has what it needs; rejects when that could not be fetched. */
  get open() {
    return this.#open;
  }

  remove() {
    this.#element.remove();
  }
}

/** @type {{ createHTML(text: string): string } | undefined} */
let policy;

/**
 * The page may demand that documents are vouched for: this one is all ours. Throws where a host sends a
 * policy that is not meant for this page.
 *
 * @param {string} text
 */
function trusted(text) {
  policy ??= /** @type {any} */ (globalThis).trustedTypes?.createPolicy("cicada-box-document", {
    createHTML: (/** @type {string} */ html) => html,
  });
  return policy?.createHTML(text) ?? text;
}

/** The Pythons for programs of students, each for one. Nothing is loaded before the first is wanted. */
export class Boxes {
  /** @type {Frame | undefined} */
  #frame;
  #download;
  /** Whether the last start failed: what the browser has kept may be damaged. */
  #again = false;
  #lastNumber = 0;
  /** @type {Map<number, Box>} */
  #boxes = new Map();
  /** In which no program has run. @type {Box | undefined} */
  #spare;
  #isClosed = false;

  /** @param {(cache: RequestCache, came: () => void) => Promise<BoxParts>} download tells of each piece */
  constructor(download) {
    this.#download = download;
  }

  /** Have a Python ready for the next program. */
  prepare() {
    if (!this.#isClosed) this.#next();
  }

  /**
   * A Python for one program alone: who takes it has to end it. Undefined where none is wanted any more;
   * rejects with a `BoxFault` where none starts.
   *
   * @param {AbortSignal} [signal]
   */
  async take(signal) {
    let box;
    do {
      box = this.#next();
      await box.idle;
    } while (!box.alive);
    if (signal?.aborted) return undefined;
    this.#spare = undefined;
    return box;
  }

  /**
   * Ask something that runs no program of the Python that waits for the next one; see `Box.run`.
   *
   * @param {Request} request
   * @param {Listeners} [listeners]
   */
  ask(request, listeners) {
    return this.#next().run(request, listeners);
  }

  #next() {
    if (this.#isClosed) throw new BoxFault("crash", "closed");
    if (!this.#spare?.alive) this.#spare = this.#start();
    return this.#spare;
  }

  /** Nothing is asked any more: give the memory back. */
  close() {
    this.#isClosed = true;
    this.#endAll(new BoxFault("crash", "closed"));
  }

  /** @param {BoxFault} fault */
  #endAll(fault) {
    for (const box of [...this.#boxes.values()]) box.end(fault);
    this.#frame?.remove();
    this.#frame = undefined;
  }

  #start() {
    const frame = this.#frame ?? this.#openFrame();
    const number = ++this.#lastNumber;
    const box = new Box(frame, number, () => this.#boxes.delete(number));
    this.#boxes.set(number, box);
    frame.open.catch((reason) =>
      box.end(reason instanceof BoxFault ? reason : new BoxFault("start", String(reason))),
    );
    box.ready.then(
      () => {
        this.#again = false;
      },
      (fault) => fault.isBefore && this.#discard(frame, fault),
    );
    return box;
  }

  #openFrame() {
    const came = () => {
      for (const box of this.#boxes.values()) box.wait();
    };
    const frame = new Frame(this.#download(this.#again ? "reload" : "default", came));
    frame.onBroken = (number, fault) => this.#boxes.get(number)?.end(fault);
    this.#frame = frame;
    return frame;
  }

  /** In this frame no Python starts. @param {Frame} frame @param {BoxFault} fault */
  #discard(frame, fault) {
    if (this.#frame !== frame) return;
    this.#again = fault.kind === "start";
    this.#endAll(fault);
  }
}
