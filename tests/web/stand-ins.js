/** Small stand-ins for what the page's modules stand on: Python, storage, a worker, a document. */

/** What the service refuses, as the client tells it. */
export class Refusal extends Error {
  constructor(code, sentence) {
    super(sentence);
    this.code = code;
  }
}

/**
 * Python with a game of no rules: every move may be made but "bad"; "win" and "stuck" end it. `asked` holds the requests;
 * after `hold()` the answer to the next one waits until the function that it returns is called.
 */
export class FakePython {
  asked = [];
  /** Those of them that are asked as quick ones. */
  quick = [];
  /** A refusal for each of the next requests; undefined: it is answered. */
  refusals = [];
  /** @type {Promise<void> | undefined} */
  #held;

  hold() {
    let release;
    this.#held = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  async ask(request, { isQuick } = {}) {
    this.asked.push(request);
    if (isQuick) this.quick.push(request);
    const held = this.#held;
    this.#held = undefined;
    await held;
    const refusal = this.refusals.shift();
    if (refusal) throw refusal;
    const { do: what, id, moves = [], seed, question } = request;
    if (moves.includes("bad")) throw new Refusal("bad-move", "That cannot be played.");
    if (what === "ask") return { question, after: moves.length };
    if (what === "result") {
      const { events } = request.account;
      return { score: 100 - events.length, sentence: `${moves.length} moves: ${events.join(" ")}` };
    }
    if (what === "link") return { link: [id, ...moves].join(".") };
    const [puzzle, ...linked] = (id ?? `new-${seed}`).split(".");
    const all = [...linked, ...moves];
    const status = { win: "won", stuck: "stuck" }[all.at(-1)] ?? "playing";
    return { id: puzzle, moves: all, position: { status, after: all.join("") } };
  }
}

/** Storage in memory, with the page's own interface. */
export class FakeStorage extends EventTarget {
  values = new Map();

  get(key, fallback) {
    return this.values.has(key) ? JSON.parse(this.values.get(key)) : fallback;
  }

  set(key, value) {
    this.values.set(key, JSON.stringify(value));
  }
}

/** The browser's locks, of one name: each request waits for `grant`. */
export class FakeLocks {
  /** Those that were asked for. @type {string[]} */
  names = [];
  /** Whether one is held. */
  held = false;
  #waiting = [];

  request(name, { signal }, work) {
    this.names.push(name);
    return new Promise((resolve, reject) => {
      const begin = async () => {
        this.held = true;
        try {
          resolve(await work());
        } catch (error) {
          reject(error);
        } finally {
          this.held = false;
        }
      };
      this.#waiting.push(begin);
      signal.addEventListener("abort", () => {
        this.#waiting = this.#waiting.filter((each) => each !== begin);
        reject(signal.reason);
      });
    });
  }

  grant() {
    this.#waiting.shift()?.();
  }
}

/** A worker that never does anything but note what it is sent. */
export class FakeWorker extends EventTarget {
  sent = [];
  terminated = false;

  postMessage(message) {
    this.sent.push(message);
  }

  terminate() {
    this.terminated = true;
  }

  /** What the worker sends to the page. */
  say(data) {
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }
}

/** Globals that scripts of a browser find. */
export function pretend(globals) {
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true });
}

/** A page at an address, for modules that read it when they are imported. */
export function pretendPage(href) {
  pretend({
    location: new URL(href),
    document: { documentElement: { dataset: {} }, head: { querySelectorAll: () => [] } },
    navigator: { languages: ["en"] },
  });
}

/** The names of the events of an object, as they come. */
export function listen(target, ...names) {
  const heard = [];
  for (const name of names) target.addEventListener(name, () => heard.push(name));
  return heard;
}

/** Let all that is settled take effect. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));
