/** Fetches what Python starts from and compiles it. */
import cicada from "#python/cicada.bin";
import library from "#python/library.bin";
import pyodide from "#python/pyodide.bin";
import rest from "#python/rest.bin";
import snapshot from "#python/snapshot.bin";
import { unpacked } from "./unpacked.js";
import { unpackedNow } from "./unpacked-now.js";

/** @typedef {import("./protocol.js").Parts} Parts */
/** @typedef {import("./protocol.js").Later} Later */

/** @param {string} name */
const bytesOf = async (name) => (await unpacked(name)).arrayBuffer();

/** @returns {Promise<Parts>} */
export async function download() {
  const [wasm, memory] = await Promise.all([
    unpacked(pyodide, "application/wasm").then((response) =>
      WebAssembly.compileStreaming(response),
    ),
    bytesOf(snapshot).catch((reason) => {
      console.warn("Python starts without its snapshot:", reason);
      return undefined;
    }),
  ]);
  return { wasm, snapshot: memory };
}

/** What may come behind the first answer. @returns {Promise<Later>} */
export async function downloadLater() {
  const [code, ...archives] = await Promise.all([
    unpacked(rest, "application/wasm").then((response) => WebAssembly.compileStreaming(response)),
    bytesOf(library),
    bytesOf(cicada),
  ]);
  return { rest: code, library: archives[0], cicada: archives[1] };
}

/** The same at once, blocking the worker: Python cannot wait. @returns {Later} */
export function downloadNow() {
  const [code, ...archives] = [rest, library, cicada].map(unpackedNow);
  return { rest: new WebAssembly.Module(code), library: archives[0], cicada: archives[1] };
}
