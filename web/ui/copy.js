/** Texts leave the page by the clipboard or by what the device shares with. */
import { msg } from "./language.js";
import { toast } from "./toast.js";

/**
 * @param {string} text
 * @param {string} done what to say then
 * @returns {Promise<boolean>} whether the browser let it
 */
export async function copy(text, done = msg("Copied.")) {
  const copied = await written(text);
  toast(
    copied
      ? done
      : msg("This browser does not let the page copy; select the text and copy it yourself."),
  );
  return copied;
}

/**
 * Write to the clipboard and say whether that was possible. The usual way is closed to a frame whose page
 * does not allow it, and to a page that came without TLS; there it is as if the person had copied something.
 *
 * @param {string} text
 */
export async function written(text) {
  if (!mayWrite()) return copiedByEvent(text);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByEvent(text);
  }
}

/** Chromium tells whether a frame may, and reports one that tries all the same. */
const mayWrite = () =>
  /** @type {any} */ (document).featurePolicy?.allowsFeature("clipboard-write") ?? true;

/** https://w3c.github.io/clipboard-apis/#copy-action @param {string} text */
function copiedByEvent(text) {
  const put = (/** @type {ClipboardEvent} */ event) => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("copy", put, true);
  const copied = document.execCommand?.("copy") ?? false;
  document.removeEventListener("copy", put, true);
  return copied;
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
    // Closing the device's dialog is a change of mind; anything else is a refusal.
    if (/** @type {Error} */ (error).name !== "AbortError") await copy(data.url ?? data.text ?? "");
  }
}
