/** One tab writes at a time, so that none writes over what another has just done. */

/** A tab that the system has put to sleep may keep its turn: it is waited for no longer, in milliseconds. */
const PATIENCE = 1000;

/**
 * Do something while no other tab that asks for the same name does. Where a browser has no locks (a page
 * that came without TLS), it is done at once.
 *
 * @template Result
 * @param {string} name
 * @param {() => Result} work
 * @returns {Promise<Result>}
 */
export async function alone(name, work) {
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
