/**
 * Keeps this release of the site on the device, so that it opens without a network.
 *
 * A release is kept whole or not at all. The next one is fetched while this one is used and waits
 * until the person wants it (app/offline.js) or has closed every page of the site.
 */

/** Paths below the site's root, those of a language apart, and a name for just these contents; the bundler knows them. */
const { files, languages, version } = RELEASE;

const worker = /** @type {ServiceWorkerScope} */ (/** @type {unknown} */ (self));
const { scope } = worker.registration;

/** Two sites on one host share their caches, hence the scope. */
const PREFIX = `cicada ${scope} `;
const NAME = PREFIX + version;

/** What has a hash in its name may come from the browser's own cache. @param {string} path */
const request = (path) =>
  new Request(new URL(path, scope), { cache: path.startsWith("assets/") ? "default" : "no-cache" });

worker.addEventListener("install", (event) => {
  event.waitUntil(keep(files));
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
  if (Object.hasOwn(languages, event.data)) event.waitUntil(keep(languages[event.data]));
});

/** Keep those that are not kept yet: all of them, or none. @param {string[]} paths */
async function keep(paths) {
  const cache = await caches.open(NAME);
  const kept = await Promise.all(paths.map((path) => cache.match(request(path))));
  const wanted = paths.filter((_, i) => !kept[i]).map(request);
  await cache.addAll(wanted);
  await Promise.all(wanted.map((each) => forgetRedirect(each, cache)));
}

/**
 * A host may have sent a page from another address, one without a slash at its end: a browser takes
 * no such answer from here when it opens a page (https://fetch.spec.whatwg.org/#http-fetch).
 *
 * @param {Request} wanted
 * @param {Cache} cache
 */
async function forgetRedirect(wanted, cache) {
  const kept = await cache.match(wanted);
  if (kept?.redirected) await cache.put(wanted, new Response(kept.body, kept));
}

/**
 * From this release, else from the network. What follows a question mark says how a page is
 * shown; the page is the same.
 *
 * @param {Request} wanted
 */
async function answer(wanted) {
  const cache = await caches.open(NAME);
  const kept = await cache.match(wanted, { ignoreSearch: true });
  if (!kept) return (await otherAddress(wanted, cache)) ?? fetch(wanted);
  const renews = wanted.cache === "reload" && wanted.mode !== "navigate";
  return (renews && (await renewed(wanted, cache))) || kept;
}

/**
 * The way to a page that is kept under the address with a slash at its end; what leads to it may have
 * none, or name its file.
 *
 * @param {Request} wanted
 * @param {Cache} cache
 */
async function otherAddress({ mode, url }, cache) {
  if (mode !== "navigate") return undefined;
  const address = new URL(url);
  address.pathname = address.pathname.replace(/(\/(index\.html)?)?$/, "/");
  return (
    (await cache.match(address.href, { ignoreSearch: true })) && Response.redirect(address.href)
  );
}

/**
 * What is kept may be damaged, so a page may ask for a script or an archive past every cache. What
 * cannot be had stays as it is, and no page, as that of a login, takes its place.
 *
 * @param {Request} wanted
 * @param {Cache} cache
 */
async function renewed(wanted, cache) {
  const response = await fetch(wanted).catch(() => undefined);
  if (!response?.ok || /html/.test(response.headers.get("Content-Type") ?? "")) return undefined;
  await cache.put(wanted.url, response.clone());
  return response;
}
