/**
 * A controller that a signal aborts as well, as AbortSignal.any would in browsers that have it.
 *
 * @param {AbortSignal} signal
 */
export function abortedWith(signal) {
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener("abort", abort, { once: true, signal: controller.signal });
  return controller;
}
