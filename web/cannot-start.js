/**
 * Says in a sentence that the page cannot start, where nothing else of it may or can run.
 *
 * In a frame with `sandbox="allow-scripts"`, and in a file that was opened without a server, the page
 * has no origin: browsers then refuse its modules or its worker; one that is too old cannot read its modules.
 * Hence a script of the old kind, which loads nothing and calls nothing new. The page around a frame hears the sentence as an `error` message (frames/frame.js).
 */
import { asked, fetchAnew } from "./ui/fetch-anew.js";
import { wanted } from "./ui/languages.js";

const language = wanted();

/** @param {string} sentence @param {Node[]} more */
const alert = (sentence, ...more) => {
  const paragraph = document.createElement("p");
  paragraph.setAttribute("role", "alert");
  paragraph.append(sentence, ...more.flatMap((node) => [" ", node]));
  return paragraph;
};

/** @param {typeof SENTENCES.file} inEach language @param {Node[]} more */
const say = (inEach, ...more) => {
  const sentence = inEach[language];
  const paragraph = alert(sentence, ...more);
  paragraph.className = "cannot-start";
  const main = document.createElement("main");
  main.append(paragraph);
  document.body.textContent = "";
  document.body.append(main);
  document.documentElement.lang = language;
  if (parent !== window) parent.postMessage({ cicada: "error", sentence }, "*");
};

/** The same page outside a frame. */
const tab = () => {
  const url = new URL(location.href);
  url.searchParams.delete("embed");
  return Object.assign(document.createElement("a"), {
    href: url.href,
    textContent: url.href,
    target: "_blank",
    rel: "noopener",
  });
};

/** What the browser has kept of the scripts may be damaged, which a reload alone would not mend. */
const reload = () => {
  const button = document.createElement("button");
  button.textContent = SENTENCES.reload[language];
  button.addEventListener("click", async () => {
    button.disabled = true;
    await fetchAnew(asked(/\.js$/));
    location.reload();
  });
  return button;
};

/** Nothing of it runs before the last of its scripts is there. In milliseconds. */
const PATIENCE = 30_000;

const tellWhileLate = () => {
  const late = alert(SENTENCES.late[language], reload());
  late.className = "late";
  const told = setTimeout(() => document.querySelector("body > .first")?.before(late), PATIENCE);
  customElements.whenDefined("cicada-app").then(() => {
    clearTimeout(told);
    late.remove();
  });
};

/** Before any module runs: main.js starts nothing where this has spoken. */
const onceParsed = (/** @type {() => void} */ then) =>
  document.readyState === "loading"
    ? document.addEventListener("readystatechange", then, { once: true })
    : then();

/** Before Chrome and Edge 105, Firefox 110, Safari 16.4. */
const isTooOld = () =>
  !("adoptedStyleSheets" in document) || !CSS.supports("container-type: inline-size");

if (isTooOld()) {
  onceParsed(() => say(SENTENCES.tooOld));
} else if (!("WebAssembly" in self)) {
  onceParsed(() => say(SENTENCES.noWebAssembly));
} else if (self.origin === "null") {
  const theme = new URLSearchParams(location.search).get("theme");
  if (theme) document.documentElement.dataset.theme = theme;
  onceParsed(() =>
    location.protocol === "file:" ? say(SENTENCES.file) : say(SENTENCES.sandboxed, tab()),
  );
} else {
  const { src } = /** @type {HTMLScriptElement} */ (document.currentScript);
  const ours = new URL(".", src).href;
  // A module that does not arrive, or one that it imports: such events do not bubble. One that
  // arrives damaged cannot be read.
  const onError = (/** @type {Event} */ event) => {
    const damaged =
      event instanceof ErrorEvent &&
      event.error instanceof SyntaxError &&
      event.filename.startsWith(ours) &&
      !customElements.get("cicada-app");
    if (damaged || event.target instanceof HTMLScriptElement)
      onceParsed(() => say(SENTENCES.unfinished, reload()));
  };
  addEventListener("error", onError, true);
  onceParsed(tellWhileLate);
}
