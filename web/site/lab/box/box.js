/**
 * The page's side of the sealed frame in which foreign code runs: one hidden frame, in it one worker
 * that is used and, once a run takes longer or is over, a spare one, so that stopping costs nothing.
 */
import { fromFrame, fromWorker } from "./protocol.js";

/** @typedef {import("./protocol.js").BoxParts} BoxParts */

/** A start of which nothing is heard for longer has failed. In milliseconds. */
const START_TIMEOUT = 90_000;
/** Time from interrupting a call to ending one that cannot be interrupted. In ms. */
const GRACE = 800;
/** Time for a stopped run to end by itself, which keeps its Python. In ms. */
const POLITE = 250;
/** Time for the script of a loaded frame to answer; one that is silent runs no script. In ms. */
const SILENCE = 10_000;
/** Python never gives memory back: one that has taken more than this is ended after its run. */
const MUCH_MEMORY = 256 * 1024 * 1024;

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
 * @property {AbortSignal} [signal]
 */

/** One Python of the frame's. */
class Box {
  /** @type {Promise<void>} */
  ready;
  alive = true;
  hasMuchMemory = false;
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

  /** @param {Frame} frame @param {number} number */
  constructor(frame, number) {
    this.#frame = frame;
    this.#number = number;
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

  /**
   * Have a function of the player called with one text after the other. Resolves with whether all
   * were answered; rejects with a `BoxFault`, after which this Python is no more.
   *
   * @param {{ call: string, texts: string[], limit: number }} request
   * @param {Listeners} [listeners]
   * @returns {Promise<boolean>}
   */
  async run({ call, texts, limit }, { onAnswers, onPrint, signal } = {}) {
    await this.ready;
    if (signal?.aborted) return false;
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
        this.#port.postMessage({ stop: id });
        clearTimeout(watchdog);
        watchdog = setTimeout(() => {
          over();
          this.end(new BoxFault("crash", "stopped"));
          resolve(false);
        }, POLITE);
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
          if (!signal?.aborted) watch();
          onAnswers?.(next, message.seconds.slice(0, next.length));
        } else {
          over();
          this.hasMuchMemory = message.memory > MUCH_MEMORY;
          resolve(answered === texts.length && !signal?.aborted);
        }
      };
      watch();
      this.#port.postMessage({ id, call, texts, limit });
    });
  }

  /** It is no more; all that wait for it get the fault. @param {BoxFault} fault */
  end(fault) {
    if (!this.alive) return;
    this.alive = false;
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

/** The Pythons for programs of students. Nothing is loaded before the first is wanted. */
export class Boxes {
  /** @type {Frame | undefined} */
  #frame;
  #download;
  /** Whether the last start failed: what the browser has kept may be damaged. */
  #again = false;
  #lastNumber = 0;
  /** @type {Map<number, Box>} */
  #boxes = new Map();
  /** Settles when what was asked is over. @type {Promise<unknown>} */
  #last = Promise.resolve();
  /** @type {Box | undefined} */
  #used;
  /** @type {Box | undefined} */
  #spare;

  /** @param {(cache: RequestCache, came: () => void) => Promise<BoxParts>} download tells of each piece */
  constructor(download) {
    this.#download = download;
  }

  /**
   * Run something in a Python when what was asked before is over; see `Box.run`.
   *
   * @param {{ call: string, texts: string[], limit: number }} request
   * @param {Listeners} [listeners]
   */
  run(request, listeners) {
    const turn = this.#last.then(() => this.#take().run(request, listeners));
    this.#last = turn.catch(() => {});
    return turn;
  }

  /** A Python: the one that is there, else the spare, else a new one. */
  #take() {
    if (!this.#used?.alive) {
      this.#used = this.#spare?.alive ? this.#spare : this.#start();
      this.#spare = undefined;
    }
    return this.#used;
  }

  /** The Python that is asked next; none where the last one is no more. */
  get used() {
    return this.#used?.alive ? this.#used : undefined;
  }

  /** A run is over: have another Python ready, and give back what this one will not. */
  endRun() {
    if (this.#used?.hasMuchMemory) this.#used.end(new BoxFault("crash", "memory"));
    this.keepSpare();
  }

  /** Have another one ready for when the one that is used has to be ended, or was just now. */
  keepSpare() {
    this.#take();
    if (!this.#spare?.alive) this.#spare = this.#start();
  }

  /** Replace Python: the next request goes to one in which no program has run. */
  renew() {
    this.#used?.end(new BoxFault("crash", "renewed"));
    this.keepSpare();
  }

  /** Nothing is asked any more: give the memory back. */
  close(fault = new BoxFault("crash", "closed")) {
    for (const box of this.#boxes.values()) box.end(fault);
    this.#boxes.clear();
    this.#frame?.remove();
    this.#frame = undefined;
  }

  #start() {
    const frame = this.#frame ?? this.#openFrame();
    const number = ++this.#lastNumber;
    const box = new Box(frame, number);
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
    this.close(fault);
  }
}
