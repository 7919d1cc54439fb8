/** Fetches what Python starts from and compiles it. */
import cicada from "#python/cicada.bin";
import library from "#python/library.bin";
import pyodide from "#python/pyodide.bin";
import rest from "#python/rest.bin";
import snapshot from "#python/snapshot.bin";
import { Arrival } from "./arrival.js";
import { unpacked } from "./unpacked.js";
import { unpackedNow } from "./unpacked-now.js";
import { decoderOf, unpackedZstd } from "./zstd.js";

/** @typedef {import("./parts.js").Parts} Parts */

/**
 * @param {object} given
 * @param {Partial<Parts>} given.had what came for a start that failed
 * @param {RequestCache} given.cache whether what the browser has kept of the rest may be taken
 * @param {(came: import("./parts.js").Came) => void} given.tell hears of each piece and of each part
 * @returns {Promise<Parts>}
 */
export async function download({ had, cache, tell }) {
  const files = [had.wasm, had.snapshot].filter((part) => !part).length;
  const arrival = new Arrival(files, (share) => tell({ share }));
  /** @type {Promise<WebAssembly.Module> | undefined} */
  let decoder;
  /** @param {"wasm" | "snapshot"} part @param {string} name */
  const brought = async (part, name) => {
    decoder ??= decoderOf(cache);
    // Not `compileStreaming`: in Firefox, two at a time may never settle where two cores are busy.
    const module = await WebAssembly.compile(await unpackedZstd(name, decoder, { cache, arrival }));
    tell({ part: { [part]: module } });
    return module;
  };
  const [wasm, memory] = await Promise.all([
    had.wasm ?? brought("wasm", pyodide),
    had.snapshot ??
      brought("snapshot", snapshot).catch((reason) => {
        console.warn("Python starts without its snapshot:", reason);
        return undefined;
      }),
  ]);
  return { wasm, snapshot: memory };
}

/** What may come behind the first answer, each by itself. */
export const LATER = {
  /** @returns {Promise<WebAssembly.Module>} */
  rest: async () => WebAssembly.compile(await unpacked(rest)),
  library: () => unpacked(library),
  cicada: () => unpacked(cicada),
};

/** The same at once, blocking the worker: Python cannot wait. */
export const NOW = {
  rest: () => new WebAssembly.Module(unpackedNow(rest)),
  library: () => unpackedNow(library),
  cicada: () => unpackedNow(cicada),
};
