/** Files that a browser has kept may be damaged: it would give them again and again. */

/** What takes longer is not waited for, in milliseconds: more than the scripts need at 20 kB/s. */
const PATIENCE = 30_000;

/**
 * The files that this page has asked for.
 *
 * @param {RegExp} names
 */
export const asked = (names) => [
  ...new Set(
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => names.test(name)),
  ),
];

/**
 * Fetch files past what the browser and the service worker have kept of them.
 *
 * @param {string[]} files addresses
 * @returns {Promise<boolean>} whether all have come
 */
export async function fetchAnew(files) {
  const signal = AbortSignal.timeout(PATIENCE);
  const fetched = files.map(async (file) => {
    const response = await fetch(file, { cache: "reload", signal });
    await response.arrayBuffer();
    return response.ok;
  });
  const results = await Promise.allSettled(fetched);
  return results.every((result) => result.status === "fulfilled" && result.value);
}
