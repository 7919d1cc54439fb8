/** What the host of the page says: whether it answers, and still has the release of this page. */
import { msg } from "./language.js";
import { reload } from "./reload.js";

/** What takes longer may never arrive, in milliseconds. */
export const PATIENCE = 8000;

/** What a host answers that no longer has a file. */
const GONE = [404, 410];

/** The script that this page began with, whose name is that of its release. The address of the page
 * may change, and what is relative to it. @type {HTMLScriptElement | null | undefined} */
const script = globalThis.document?.querySelector("script[type=module][src]");
const address = script?.src ?? "";

/**
 * Ask it; a service worker answers no HEAD.
 *
 * @returns {Promise<"away" | "there" | "replaced">}
 */
export async function askHost() {
  try {
    const { status } = await fetch(address, {
      method: "HEAD",
      cache: "no-store",
      signal: AbortSignal.timeout(PATIENCE),
    });
    return GONE.includes(status) ? "replaced" : "there";
  } catch {
    return "away";
  }
}

/** The service worker has kept this release. */
async function takeNextRelease() {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.unregister();
  await reload();
}

/** What is said of a part that a host no longer has, and done about it. */
export const REPLACED = {
  text: msg("There is a new version of Cicada, and a part of this one is gone."),
  label: msg("Reload"),
  run: takeNextRelease,
};
