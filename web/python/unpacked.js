import { resumed } from "./resumed.js";

/**
 * The bytes of a file of ours, which is gzipped whatever the host does.
 *
 * @param {string} name
 * @param {object} [options]
 * @param {RequestCache} [options.cache] whether what is kept of it may be taken
 * @param {import("./arrival.js").Arrival} [options.arrival] is told what comes
 * @returns {Promise<ArrayBuffer>}
 */
export async function unpacked(name, { cache = "default", arrival } = {}) {
  const response = await fetch(new URL(name, import.meta.url), { cache });
  if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
  const whole = resumed(response);
  /** @type {ReadableStream<BufferSource>} */
  const body = arrival ? arrival.watch(response.headers, whole) : whole;
  return new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}
