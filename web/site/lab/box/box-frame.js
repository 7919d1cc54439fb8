/**
 * The only script of the sealed frame: it compiles Python once and starts workers. It is written
 * into the frame's document, whose policy names its hash (build/bundle.mjs), so it imports nothing.
 *
 * A worker of ours would have our origin, our network and our storage. One that a frame without an
 * origin starts from a `data:` address has none of them, and the frame's policy holds for it.
 */

/** @typedef {import("./protocol.js").ToFrame} ToFrame */

/** @type {Map<number, Worker>} */
const workers = new Map();
/** @type {Promise<import("./protocol.js").Compiled>} */
let compiled;

/** A page may demand that addresses of scripts are vouched for: this one is made of our own file.
 * @type {{ createScriptURL(text: string): any }} */
const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy("cicada-box", {
  createScriptURL: (/** @type {string} */ text) => text,
}) ?? { createScriptURL: (text) => text };

/** @param {import("./protocol.js").BoxParts} parts */
async function compile({ code, wasm, rest, snapshot, ...archives }) {
  const address = `data:text/javascript;charset=utf-8,${encodeURIComponent(code)}`;
  return {
    address: policy.createScriptURL(address),
    parts: {
      wasm: await WebAssembly.compile(wasm),
      rest: await WebAssembly.compile(rest),
      snapshot: snapshot && (await WebAssembly.compile(snapshot).catch(() => undefined)),
      ...archives,
    },
  };
}

/** @param {number} id @param {MessagePort} port of the page's to the worker */
async function start(id, port) {
  try {
    const { address, parts } = await compiled;
    const worker = new Worker(address, { type: "module", name: "box" });
    workers.set(id, worker);
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      parent.postMessage({ box: id, broken: event.message || "the worker stopped" }, "*");
    });
    worker.postMessage(parts, [port]);
  } catch (reason) {
    parent.postMessage({ box: id, broken: String(reason) }, "*");
  }
}

addEventListener("message", ({ source, data, ports }) => {
  if (source !== parent) return;
  const message = /** @type {ToFrame} */ (data);
  if ("parts" in message) compiled = compile(message.parts);
  else if ("start" in message) start(message.start, ports[0]);
  else {
    workers.get(message.stop)?.terminate();
    workers.delete(message.stop);
  }
});

parent.postMessage({ box: 0, listening: true }, "*");
