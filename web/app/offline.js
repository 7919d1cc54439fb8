/** Keeps the site on the device and offers a new release of it; without either all else works. */

import { root } from "../share/router.js";
import { language, msg } from "../ui/language.js";
import { scriptAddress } from "../ui/script-address.js";
import { toast } from "../ui/toast.js";

/** Call it when the page has what it needs itself: keeping the site fetches all of it. */
export async function keepOffline() {
  try {
    const address = scriptAddress(new URL("service-worker.js", root));
    const registration = await navigator.serviceWorker.register(address);
    offer(registration.waiting);
    navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(language));
    registration.addEventListener("updatefound", () => {
      const { installing } = registration;
      installing?.addEventListener("statechange", () => offer(registration.waiting));
    });
  } catch {
    // No service workers in this browser, this frame or this window: then only online.
  }
}

/** An older release's service worker never answers; in milliseconds. */
const LONGEST_REPAIR = 20_000;

/** Have what is kept of the site on the device fetched anew; without a service worker nothing is. */
export async function repair() {
  const { controller } = navigator.serviceWorker ?? {};
  if (!controller) return;
  const { port1, port2 } = new MessageChannel();
  const done = new Promise((resolve) => {
    port1.addEventListener("message", resolve);
    setTimeout(resolve, LONGEST_REPAIR);
  });
  port1.start();
  controller.postMessage("repair", [port2]);
  await done;
}

/** @param {ServiceWorker | null} release one that waits while this page uses the one before it */
function offer(release) {
  if (!release || !navigator.serviceWorker.controller) return;
  toast(msg("There is a new version of Cicada."), {
    label: msg("Use it now"),
    run() {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
      release.postMessage("take over");
    },
  });
}
