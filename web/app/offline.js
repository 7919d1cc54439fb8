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
