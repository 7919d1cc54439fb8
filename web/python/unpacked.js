/**
 * The bytes of a file of ours, which is gzipped whatever the host does.
 *
 * @param {string} name
 * @returns {Promise<ArrayBuffer>}
 */
export async function unpacked(name) {
  const response = await fetch(new URL(name, import.meta.url));
  if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
  return new Response(response.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}
