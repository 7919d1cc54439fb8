/**
 * Keeps this release of the site on the device, so that it opens without a network.
 *
 * A release is kept whole or not at all. The next one is fetched while this one is used and waits
 * until the person wants it (shell/offline.js) or has closed every page of the site.
 */

/** Paths below the site's root, and a name for just these contents; the bundler knows them. */
const { files, version } = RELEASE;

const worker = /** @type {ServiceWorkerScope} */ (/** @type {unknown} */ (self));
const { scope } = worker.registration;

/** Two sites on one host share their caches, hence the scope. */
const PREFIX = `cicada ${scope} `;
const NAME = PREFIX + version;

/** What has a hash in its name may come from the browser's own cache. @param {string} path */
const request = (path) =>
  new Request(new URL(path, scope), { cache: path.startsWith("assets/") ? "default" : "no-cache" });

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(files.map(request))));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((names) => {
      const old = names.filter((name) => name.startsWith(PREFIX) && name !== NAME);
      return Promise.all(old.map((name) => caches.delete(name)));
    }),
  );
});

worker.addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(answer(event.request));
});

worker.addEventListener("message", (event) => {
  if (event.data === "take over") worker.skipWaiting();
  if (event.data === "repair") event.waitUntil(repair().then(() => event.ports[0].postMessage("")));
});

/** Fetch every file anew, past every cache: one may be damaged. What cannot be had stays. */
async function repair() {
  const cache = await caches.open(NAME);
  await Promise.allSettled(
    files.map(async (path) => {
      const response = await fetch(new Request(new URL(path, scope), { cache: "reload" }));
      if (response.ok) await cache.put(request(path), response);
    }),
  );
}

/**
 * From this release, else from the network. What follows a question mark says how a page is
 * shown; the page is the same.
 *
 * @param {Request} wanted
 */
async function answer(wanted) {
  const kept = await caches.match(wanted, { cacheName: NAME, ignoreSearch: true });
  return kept ?? fetch(wanted);
}
