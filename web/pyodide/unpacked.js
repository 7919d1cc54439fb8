import { resumed } from "./resumed.js";

/**
 * @typedef {object} Fetching
 * @property {RequestCache} [cache] whether what is kept of a file may be taken
 * @property {import("./arrival.js").Arrival} [arrival] is told what comes
 */

/**
 * A file of ours as it comes, which is compressed on every host.
 *
 * @param {string} name
 * @param {Fetching} [options]
 * @returns {Promise<Response>}
 */
export async function packed(name, { cache = "default", arrival } = {}) {
  const response = await fetch(new URL(name, import.meta.url), { cache });
  if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
  const whole = resumed(response);
  /** @type {ReadableStream<BufferSource>} */
  const body = arrival ? arrival.watch(response.headers, whole) : whole;
  return new Response(body);
}

/**
 * What a gzipped file of ours holds.
 *
 * @param {string} name
 * @param {Fetching} [options]
 * @returns {Promise<ArrayBuffer>}
 */
export async function unpacked(name, options) {
  const { body } = await packed(name, options);
  const gunzip = new DecompressionStream("gzip");
  return new Response(/** @type {ReadableStream} */ (body).pipeThrough(gunzip)).arrayBuffer();
}
