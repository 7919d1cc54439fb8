/** A lock among the tabs of this page: one of them writes at a time, over nothing that another has just done. */

/** Longest wait for the lock, in milliseconds: a tab that the system has put to sleep may hold it. */
const PATIENCE = 1000;

/**
 * Do something while no other tab holds the lock of this name. Where a browser has no locks (a page
 * that came without TLS), it is done at once.
 *
 * @template Result
 * @param {string} name
 * @param {() => Result} work
 * @returns {Promise<Result>}
 */
export async function withTabLock(name, work) {
  const locks = globalThis.navigator?.locks;
  if (!locks) return work();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), PATIENCE);
  const begin = () => {
    clearTimeout(timer);
    return work();
  };
  try {
    return await locks.request(`cicada:${name}`, { signal: waiting.signal }, begin);
  } catch (error) {
    if (waiting.signal.aborted) return work();
    throw error;
  }
}
