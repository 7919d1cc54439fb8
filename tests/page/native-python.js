/** A Python of this machine in the place of the page's worker: `cicada service`, a request and an answer a line. */
import "./environment.js"; // first: the events below are those of its document
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { ENVIRONMENT, PYTHON, ROOT } from "./interpreter.js";
import { begun } from "./under-way.js";

const NOTE = "note ";

/** A process that answers requests in turn. */
class Service {
  /** @type {{ onNote: (note: string) => void, resolve: (answer: string) => void }[]} */
  #asked = [];
  #rest = () => {};
  #process = spawn(PYTHON, ["-m", "cicada", "service"], {
    cwd: ROOT,
    env: ENVIRONMENT,
    stdio: ["pipe", "pipe", "ignore"],
  });

  constructor() {
    running.add(this);
    this.#process.stdin.on("error", () => {}); // it was ended while it was asked
    createInterface({ input: this.#process.stdout }).on("line", (line) => {
      if (line.startsWith(NOTE)) this.#asked[0].onNote(line.slice(NOTE.length));
      else this.#asked.shift()?.resolve(line);
      if (this.isIdle) this.#rest();
    });
  }

  get isIdle() {
    return this.#asked.length === 0;
  }

  /** @param {string} request @param {(note: string) => void} onNote @returns {Promise<string>} */
  ask(request, onNote) {
    if (this.isIdle) this.#rest = begun();
    return new Promise((resolve) => {
      this.#asked.push({ onNote, resolve });
      this.#process.stdin.write(`${request}\n`);
    });
  }

  end() {
    running.delete(this);
    this.#rest();
    this.#process.kill();
  }
}

/** @type {Set<Service>} */
const running = new Set();
/** Those whose page was left. @type {Service[]} */
const idle = [];

/** The caller ends what is left of Python. */
export const endPython = () => {
  for (const service of running) service.end();
};

/** Ask Python beside the page. @param {Record<string, unknown>} request */
export async function ask(request) {
  const service = idle.pop() ?? new Service();
  const answer = JSON.parse(await service.ask(JSON.stringify(request), () => {}));
  idle.push(service);
  if (!answer.ok) throw new Error(answer.error.sentence);
  return answer.result;
}

/**
 * The address of a position.
 *
 * @param {string} game
 * @param {string} id of the puzzle
 * @param {...string} moves
 */
export async function position(game, id, ...moves) {
  const { link } = await ask({ do: "link", game, id, moves });
  return `${game}/#${link}`;
}

/** What keeps answers back from a page: none, or all from some moment on. */
export class Gate {
  /** What the page has asked. @type {Record<string, unknown>[]} */
  questions = [];
  /** Whether Python gets all that any question may need. */
  isComplete = true;
  /** @type {((question: Record<string, unknown>) => boolean) | undefined} */
  #from;
  /** @type {(() => void)[] | undefined} */
  #held;
  /** @type {(() => void) | undefined} */
  #first;

  /**
   * Keep all answers back from now on.
   *
   * @returns {Promise<void>} settles when there is one
   */
  hold() {
    this.#held = [];
    return new Promise((resolve) => {
      this.#first = resolve;
    });
  }

  /**
   * Keep all answers back from the one on to a certain question.
   *
   * @param {(question: Record<string, any>) => boolean} isIt
   * @returns {Promise<void>} settles when there is one
   */
  holdFrom(isIt) {
    return new Promise((resolve) => {
      this.#from = (question) => {
        if (!isIt(question)) return;
        this.#from = undefined;
        this.hold().then(resolve);
      };
    });
  }

  /** @param {string} request */
  ask(request) {
    const question = JSON.parse(request);
    this.questions.push(question);
    this.#from?.(question);
  }

  /** Let one answer after the other through, and all that come, unless they are kept back again meanwhile. */
  async release() {
    const held = this.#held;
    while (held?.length) {
      held.shift()?.();
      await new Promise(setImmediate);
    }
    if (this.#held === held) this.#held = undefined;
  }

  /** @param {() => void} tell */
  pass(tell) {
    if (!this.#held) return tell();
    this.#held.push(tell);
    this.#first?.();
  }
}

/** What the page takes for its worker (web/python/worker.js). */
export class NativeWorker extends EventTarget {
  /** The number of the last question. */
  lastId = 0;
  #gate;
  #service = idle.pop() ?? new Service();
  #isEnded = false;

  /** @param {Gate} gate */
  constructor(gate) {
    super();
    this.#gate = gate;
  }

  /** @param {import("../../web/python/protocol.js").ToWorker} message */
  postMessage(message) {
    if ("start" in message) {
      this.#tell({ stage: "starting" });
      this.#tell({ stage: "ready" });
      if (this.#gate.isComplete) this.#tell({ later: undefined });
    } else if ("request" in message) {
      const { id, request } = message;
      this.lastId = id;
      this.#gate.ask(request);
      this.#service
        .ask(request, (note) => this.#tell({ id, note }))
        .then((answer) => this.#tell({ id, answer }));
    }
  }

  terminate() {
    if (this.#isEnded) return;
    this.#isEnded = true;
    if (this.#service.isIdle) idle.push(this.#service);
    else this.#service.end();
  }

  /** @param {import("../../web/python/protocol.js").FromWorker} data */
  #tell(data) {
    this.#gate.pass(() =>
      setImmediate(() => {
        if (!this.#isEnded) this.dispatchEvent(Object.assign(new Event("message"), { data }));
      }),
    );
  }
}
