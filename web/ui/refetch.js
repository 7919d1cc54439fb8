/** Fetches files again whose copies in the caches may be damaged. */

/** Longest wait in milliseconds: more than the scripts need at 20 kB/s. */
const PATIENCE = 30_000;

/**
 * URLs of the files that this page has requested.
 *
 * @param {RegExp} names
 */
export const requestedFiles = (names) => [
  ...new Set(
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => names.test(name)),
  ),
];

/**
 * Fetch files again, past the caches of the browser and the service worker.
 *
 * @param {string[]} files URLs
 * @returns {Promise<boolean>} whether all arrived
 */
export async function refetch(files) {
  const signal = AbortSignal.timeout(PATIENCE);
  const fetched = files.map(async (file) => {
    const response = await fetch(file, { cache: "reload", signal });
    await response.arrayBuffer();
    return response.ok;
  });
  const results = await Promise.allSettled(fetched);
  return results.every((result) => result.status === "fulfilled" && result.value);
}
