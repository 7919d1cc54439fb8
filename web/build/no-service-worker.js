/** In the place of the service worker while Cicada is developed: ends one that was here before. */

const worker = /** @type {ServiceWorkerScope} */ (/** @type {unknown} */ (self));

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(worker.registration.unregister()));
