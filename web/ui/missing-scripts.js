/**
 * Notices that the scripts or the styles of a page do not arrive: for a script that is no module and
 * stands by itself, before all others.
 */
import { asked, fetchAnew } from "./fetch-anew.js";

/** Nothing of a page runs before the last of its scripts is there. In milliseconds. */
const PATIENCE = 30_000;

/** Before Chrome and Edge 105, Firefox 110, Safari 16.4. */
export const isTooOld = () =>
  !("adoptedStyleSheets" in document) || !CSS.supports("container-type: inline-size");

/** @param {string} sentence @param {Node[]} more */
export const alert = (sentence, ...more) => {
  const paragraph = document.createElement("p");
  paragraph.setAttribute("role", "alert");
  paragraph.append(sentence, ...more.flatMap((node) => [" ", node]));
  return paragraph;
};

/** @param {EventTarget | null} target */
const isNeeded = (target) =>
  target instanceof HTMLScriptElement ||
  (target instanceof HTMLLinkElement && target.rel === "stylesheet");

/**
 * A button that loads the page again. What the browser has kept of them may be damaged, which
 * a reload alone would not mend.
 *
 * @param {import("./languages.js").Language} language
 */
export const reload = (language) => {
  const button = document.createElement("button");
  button.textContent = SENTENCES.reload[language];
  button.addEventListener("click", async () => {
    button.disabled = true;
    await fetchAnew(asked(/\.(js|css)$/));
    location.reload();
  });
  return button;
};

/** @param {() => void} then */
export const onceParsed = (then) =>
  document.readyState === "loading"
    ? document.addEventListener("readystatechange", then, { once: true })
    : then();

/**
 * Tell once they cannot be had, or what they import; and meanwhile that scripts are late.
 *
 * @param {Promise<unknown>} arrived once all have run
 * @param {{ onMissing: () => void, late: HTMLElement, before: string }} tell what to do; and what
 *   stands before an element while scripts are late
 */
export function watchScripts(arrived, { onMissing, late, before }) {
  const { src } = /** @type {HTMLScriptElement} */ (document.currentScript);
  const ours = new URL(".", src).href;
  let areThere = false;
  // Such events of an element do not bubble. What arrives damaged cannot be read.
  const onError = (/** @type {Event} */ event) => {
    const isDamaged =
      event instanceof ErrorEvent &&
      event.error instanceof SyntaxError &&
      event.filename.startsWith(ours) &&
      !areThere;
    if (isDamaged || isNeeded(event.target)) onceParsed(onMissing);
  };
  addEventListener("error", onError, true);
  late.className = "late";
  onceParsed(() => {
    const told = setTimeout(() => document.querySelector(before)?.before(late), PATIENCE);
    arrived.then(() => {
      areThere = true;
      clearTimeout(told);
      late.remove();
    });
  });
}
