/**
 * Notices that scripts or styles of a page do not arrive. For a script that stands in the page before all
 * of them.
 */
import { refetch, requestedFiles } from "./refetch.js";

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

/**
 * A button that loads the page again. What the browser has kept of its files may be damaged, which
 * a reload alone would not repair.
 *
 * @param {import("./languages.js").Language} language
 */
export const reload = (language) => {
  const button = document.createElement("button");
  button.textContent = SENTENCES.reload[language];
  button.addEventListener("click", async () => {
    button.disabled = true;
    stop(); // Firefox lets a request wait for one of the same address that is still pending
    await refetch(requestedFiles(/\.(js|css)$/));
    location.reload();
  });
  return button;
};

/** @param {string} sentence @param {import("./languages.js").Language} language */
const note = (sentence, language) => {
  const paragraph = alert(sentence, reload(language));
  paragraph.className = "note";
  return paragraph;
};

/** @param {HTMLElement} paragraph */
const show = (paragraph) => {
  const header = document.querySelector(".site-header");
  if (header) header.after(paragraph);
  else document.body.prepend(paragraph);
};

/** @param {() => void} then */
export const onceParsed = (then) =>
  document.readyState === "loading"
    ? document.addEventListener("readystatechange", then, { once: true })
    : then();

/** Each style sheet says at its end what it is called: what has arrived cut has another end. */
const lastStyles = () =>
  getComputedStyle(document.documentElement).getPropertyValue("--last-styles").trim();

/**
 * Say so once scripts or styles cannot be had, and meanwhile that they are late.
 *
 * @param {Promise<unknown>} arrived once all scripts have run
 * @param {object} page
 * @param {import("./languages.js").Language} page.language
 * @param {string} page.styles what its style sheet is called
 * @param {() => void} [page.onMissing] what to do where a page is of no use without its scripts
 */
export function watchScripts(arrived, { language, styles, onMissing }) {
  const ours = new URL(`${document.documentElement.dataset.root}assets/`, location.href).href;
  const late = note(SENTENCES.late[language], language);
  const missing = note(SENTENCES.unfinished[language], language);
  const tell = onMissing ?? (() => show(missing));
  let areThere = false;
  // Of a module, or of one that it imports: such events do not bubble. What arrives damaged cannot be read.
  const onError = (/** @type {Event} */ event) => {
    const isDamaged =
      event instanceof ErrorEvent &&
      event.error instanceof SyntaxError &&
      event.filename.startsWith(ours) &&
      !areThere;
    if (isDamaged || event.target instanceof HTMLScriptElement) onceParsed(tell);
  };
  addEventListener("error", onError, true);
  const told = setTimeout(() => {
    const pending = [...document.querySelectorAll("link")].filter(
      ({ rel, sheet }) => rel === "stylesheet" && !sheet,
    );
    for (const link of pending) link.remove(); // the scripts that follow wait for it
    onceParsed(() => show(pending.length ? missing : late));
  }, PATIENCE);
  arrived.then(() => {
    areThere = true;
    clearTimeout(told);
    late.remove();
  });
  addEventListener("load", () => {
    if (lastStyles() !== styles) show(missing);
  });
}
