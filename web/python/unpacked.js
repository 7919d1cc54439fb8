/**
 * A file of ours, which is gzipped whatever the host does. The type is set here: not every host
 * knows WebAssembly, and a browser takes it under no other name.
 *
 * @param {string} name
 * @param {string} [type]
 */
export async function unpacked(name, type = "application/zip") {
  const response = await fetch(new URL(name, import.meta.url));
  if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
  return new Response(response.body.pipeThrough(new DecompressionStream("gzip")), {
    headers: { "Content-Type": type },
  });
}
