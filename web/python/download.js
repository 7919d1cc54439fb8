/** Fetches what Python starts from and compiles it. */
import cicada from "#python/cicada.bin";
import library from "#python/library.bin";
import pyodide from "#python/pyodide.bin";
import { unpacked } from "./unpacked.js";

/** @typedef {import("./protocol.js").Parts} Parts */

/** @returns {Promise<Parts>} */
export async function download() {
  const [wasm, ...archives] = await Promise.all([
    unpacked(pyodide, "application/wasm").then((response) =>
      WebAssembly.compileStreaming(response),
    ),
    unpacked(library).then((response) => response.arrayBuffer()),
    unpacked(cicada).then((response) => response.arrayBuffer()),
  ]);
  return { wasm, library: archives[0], cicada: archives[1] };
}
