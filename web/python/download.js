/** Fetches what Python starts from and compiles it. */
import cicada from "#python/cicada.bin";
import library from "#python/library.bin";
import pyodide from "#python/pyodide.bin";

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

/**
 * A file of ours, which is gzipped whatever the host does. The type is set here: not every host
 * knows WebAssembly, and a browser takes it under no other name.
 *
 * @param {string} name
 * @param {string} [type]
 */
async function unpacked(name, type = "application/zip") {
  const response = await fetch(new URL(name, import.meta.url));
  if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
  return new Response(response.body.pipeThrough(new DecompressionStream("gzip")), {
    headers: { "Content-Type": type },
  });
}
