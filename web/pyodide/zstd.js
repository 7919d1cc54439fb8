/**
 * Unpacks Zstandard (RFC 8878), which browsers do not for a script yet.
 *
 * The decoder is the reference implementation, as the package zstddec has compiled it.
 */

import zstd from "#python/zstd.bin";
import { packed, unpacked } from "./unpacked.js";

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

/**
 * @typedef {object} Decoder
 * @property {WebAssembly.Memory} memory
 * @property {(size: number) => number} malloc gives 0 where there is no room
 * @property {(from: number, size: number) => bigint} ZSTD_findDecompressedSize negative where it is not told
 * @property {(to: number, room: number, from: number, size: number) => number} ZSTD_decompress
 *   gives the size, or what is none where the frame is damaged
 */

const IMPORTS = { env: { emscripten_notify_memory_growth() {} } };

/**
 * What a file of ours holds that is packed so.
 *
 * @param {string} name
 * @param {Promise<WebAssembly.Module>} decoder
 * @param {import("./unpacked.js").Fetching} [options]
 * @returns {Promise<ArrayBuffer>}
 */
export async function unpackedZstd(name, decoder, options) {
  const [module, frame] = await Promise.all([
    decoder,
    packed(name, options).then((response) => response.arrayBuffer()),
  ]);
  // One for each file: its memory goes with it.
  const { exports } = await WebAssembly.instantiate(module, IMPORTS);
  const content = decompressed(/** @type {any} */ (exports), new Uint8Array(frame));
  if (!content) throw new Error(`${name}: damaged`);
  return content;
}

/** @param {RequestCache} cache whether what is kept of it may be taken */
export const decoderOf = async (cache) => WebAssembly.compile(await unpacked(zstd, { cache }));

/**
 * @param {Decoder} decoder
 * @param {Bytes} frame
 * @returns {ArrayBuffer | undefined} undefined where it is damaged
 */
function decompressed({ memory, malloc, ...decoder }, frame) {
  const from = malloc(frame.length);
  new Uint8Array(memory.buffer).set(frame, from);
  const size = Number(decoder.ZSTD_findDecompressedSize(from, frame.length));
  const to = size > 0 ? malloc(size) : 0;
  if (!to || decoder.ZSTD_decompress(to, size, from, frame.length) !== size) return undefined;
  return memory.buffer.slice(to, to + size);
}
