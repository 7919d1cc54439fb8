/** Fetches what Python starts from and compiles it. */
import cicada from "#python/cicada.bin";
import library from "#python/library.bin";
import pyodide from "#python/pyodide.bin";
import rest from "#python/rest.bin";
import snapshot from "#python/snapshot.bin";
import { unpacked } from "./unpacked.js";
import { unpackedNow } from "./unpacked-now.js";

/** @typedef {import("./protocol.js").Parts} Parts */

/**
 * Not `compileStreaming`: in Firefox, two at a time may never settle where two cores are busy.
 *
 * @param {string} name
 */
const compiled = async (name) => WebAssembly.compile(await unpacked(name));

/** @returns {Promise<Parts>} */
export async function download() {
  const [wasm, memory] = await Promise.all([
    compiled(pyodide),
    compiled(snapshot).catch((reason) => {
      console.warn("Python starts without its snapshot:", reason);
      return undefined;
    }),
  ]);
  return { wasm, snapshot: memory };
}

/** What may come behind the first answer, each by itself. */
export const LATER = {
  /** @returns {Promise<WebAssembly.Module>} */
  rest: () => compiled(rest),
  library: () => unpacked(library),
  cicada: () => unpacked(cicada),
};

/** The same at once, blocking the worker: Python cannot wait. */
export const NOW = {
  rest: () => new WebAssembly.Module(unpackedNow(rest)),
  library: () => unpackedNow(library),
  cicada: () => unpackedNow(cicada),
};
