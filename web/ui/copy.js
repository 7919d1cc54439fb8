/** Texts leave the page by the clipboard or by what the device shares with. */
import { msg } from "./language.js";
import { toast } from "./toast.js";

/**
 * @param {string} text
 * @param {string} done what to say then
 * @returns {Promise<boolean>} whether the browser let it
 */
export async function copy(text, done = msg("Copied.")) {
  try {
    await navigator.clipboard.writeText(text);
    toast(done);
    return true;
  } catch {
    toast(msg("This browser does not let the page copy; select the text and copy it yourself."));
    return false;
  }
}

/** Whether the device has its own way of sharing. */
export const canShare = typeof navigator.share === "function";

/** Pass a text on: by what the device shares with, else by the clipboard. @param {string} text @param {string} copied what to say then */
export const passOn = (text, copied) => (canShare ? share({ text }) : copy(text, copied));

/** @param {ShareData} data */
export async function share(data) {
  try {
    await navigator.share(data);
  } catch (error) {
    // Whoever closes the device's dialog has changed their mind; anything else is a refusal.
    if (/** @type {Error} */ (error).name !== "AbortError") await copy(data.url ?? data.text ?? "");
  }
}
