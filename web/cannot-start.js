/**
 * Says in a sentence that the page cannot start, where nothing else of it may or can run.
 *
 * In a frame with `sandbox="allow-scripts"`, and in a file that was opened without a server, the page
 * has no origin: browsers then refuse its modules or its worker; one that is too old cannot read its modules.
 * Hence a script of the old kind, which loads nothing and calls nothing new; before any module runs: main.js
 * starts nothing where this has spoken. The page around a frame hears the sentence as an `error` message (frames/frame.js).
 */
import { wanted } from "./ui/languages.js";
import { alert, isTooOld, onceParsed, reload, watchScripts } from "./ui/missing-scripts.js";

const language = wanted();

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
  watchScripts(customElements.whenDefined("cicada-app"), {
    language,
    styles: "base",
    onMissing: () => say(SENTENCES.unfinished, reload(language)),
  });
}
