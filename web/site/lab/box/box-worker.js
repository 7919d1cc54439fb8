/**
 * Runs in the sealed frame's worker: Python, and in it the student's program. It can load nothing,
 * so its text follows that of Pyodide's glue (download.js), whose function it finds in a
 * global variable.
 */

import { start } from "../../../pyodide/start.js";
import { addArchive } from "../../../python/add-archive.js";

/** @typedef {import("./protocol.js").FromWorker} FromWorker */
/** @typedef {import("./protocol.js").Request} Request */
/** @typedef {{ _module: { HEAP8: Int8Array } }} Python */

/** Python gets no more memory than this; a request for more is a MemoryError. In pages of 64 kB. */
const MAX_PAGES = (512 * 1024 * 1024) / 65536;
/** What is printed is told so often, in ms. */
const TOLD_EVERY = 100;
/** Maximum length of what one request prints. */
const MAX_PRINTED = 40_000;
/** Once interrupted, a program that goes on is interrupted again. In ms. */
const AGAIN = 500;

const now = () => performance.now();

/** @type {MessagePort} */
let page;
/** @param {FromWorker} message */
const post = (message) => page.postMessage(message);

/** @param {unknown} reason */
const detailOf = (reason) => (reason instanceof Error ? reason.message : String(reason));

/** Refuse Python more memory than is good for the device: it raises a MemoryError then. */
function capMemory() {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (more) {
    if (this.buffer.byteLength / 65536 + more > MAX_PAGES) throw new RangeError("enough");
    return grow.call(this, more);
  };
}

/** Players read the page, not the console: what a crash writes there is dropped. */
function silence() {
  for (const name of /** @type {const} */ (["log", "warn", "error"])) console[name] = () => {};
}

/** When the call that is made now has to be over; Python looks at it now and then. */
let deadline = Number.POSITIVE_INFINITY;
/** In the place of shared memory, which a course page's frame does not have. */
const interrupt = {
  get 0() {
    if (now() < deadline) return 0;
    deadline = now() + AGAIN;
    return 2; // SIGINT
  },
  set 0(_) {},
  length: 1,
};

/** The most memory that is kept, in bytes; for a program with more, another Python is started instead. */
const MAX_KEPT = 128 * 1024 * 1024;

/** Python's memory as it was when the program had just been loaded: each game begins with it. */
class Loaded {
  /** @type {Int8Array | undefined} */
  #memory;
  #python;

  /** @param {Python} python */
  constructor(python) {
    this.#python = python;
  }

  get isKept() {
    return this.#memory !== undefined;
  }

  keep() {
    const { HEAP8 } = this.#python._module;
    this.#memory = HEAP8.length > MAX_KEPT ? undefined : HEAP8.slice();
  }

  /** Between calls nothing of a running Python is anywhere else than in its memory. */
  restore() {
    if (!this.#memory) throw new Error("no memory is kept");
    const { HEAP8 } = this.#python._module;
    HEAP8.set(this.#memory);
    HEAP8.fill(0, this.#memory.length);
  }
}

/** The request that is answered now, and what its program printed. */
let current = 0;
let printed = "";
let length = 0;
let told = 0;
const decoder = new TextDecoder();

/** @param {Uint8Array} bytes */
function print(bytes) {
  const text = decoder.decode(bytes, { stream: true });
  if (length < MAX_PRINTED) printed += text.slice(0, MAX_PRINTED - length);
  length += text.length;
  if (now() - told > TOLD_EVERY) tell();
  return bytes.length;
}

/** Tell the page what was printed since. */
function tell() {
  told = now();
  if (printed) post({ id: current, printed });
  printed = "";
}

/** What students import comes first; of what has been imported already, they get the whole. */
const ADD_STUDENT = `
import sys, zipimport
student = zipimport.zipimporter("/lib/student.zip")
for name in [*sys.modules]:
    if "." not in name and student.find_spec(name):
        del sys.modules[name]
sys.path.insert(0, student.archive)
del name, student
`;

/** @param {import("./protocol.js").WorkerParts} parts */
async function boot(parts) {
  silence();
  capMemory();
  const python = await start({
    ...parts,
    createPyodideModule: Reflect.get(globalThis, "createPyodideModule"),
    now: (part) => parts[part],
    come: async () => parts,
    options: {
      indexURL: "https://lab.invalid/",
      stdLibURL: "https://lab.invalid/library.zip",
      jsglobals: {},
    },
  });
  python.FS.writeFile("/lib/student.zip", new Uint8Array(parts.student));
  python.runPython(ADD_STUDENT);
  python.pyimport("cicada");
  addArchive(python, "lab", parts.lab);
  for (const name of ["js", "pyodide_js"]) python.unregisterJsModule(name);
  python.setStdin({ error: true });
  python.setStdout({ write: print });
  python.setStderr({ write: print });
  const box = python.pyimport("cicada.lab.sandbox.box");
  if (parts.words) addArchive(python, "words", parts.words);
  python.setInterruptBuffer(/** @type {any} */ (interrupt));
  // Taken once: a proxy that is made later would be released in a memory that does not know it.
  const calls = Object.fromEntries(CALLS.map((name) => [name, box[name]]));
  return { calls, loaded: new Loaded(/** @type {any} */ (python)) };
}

/** Functions of `cicada.lab.sandbox.box`. */
const CALLS = ["load_program", "answer", "check"];

/** @param {Awaited<ReturnType<typeof boot>>} started @param {Request} request */
function answer({ calls, loaded }, { id, call, texts, limit, restore }) {
  current = id;
  length = 0;
  if (restore) loaded.restore();
  const ask = /** @type {(text: string) => string} */ (calls[call]);
  for (const text of texts) {
    const began = now();
    deadline = began + 1000 * limit;
    let given;
    try {
      given = ask(text);
    } finally {
      deadline = Number.POSITIVE_INFINITY;
    }
    // At once: a call that crashes or hangs next loses no answer.
    post({ id, answers: [given], seconds: [(now() - began) / 1000] });
    if (now() - told > TOLD_EVERY) tell();
  }
  tell();
  if (call === "load_program") loaded.keep();
  post({ id, done: true, restorable: loaded.isKept });
}

/** @param {import("./protocol.js").WorkerParts} parts */
function begin(parts) {
  const started = boot(parts);
  started.then(
    () => post({ ready: true }),
    (reason) => post({ failed: detailOf(reason) }),
  );
  page.addEventListener("message", async ({ data }) => {
    const request = /** @type {Request} */ (data);
    const python = await started;
    try {
      answer(python, request);
    } catch (reason) {
      tell();
      post({ id: request.id, crashed: detailOf(reason) });
    }
  });
  page.start();
}

self.addEventListener(
  "message",
  ({ data, ports }) => {
    [page] = ports;
    begin(data);
  },
  { once: true },
);
