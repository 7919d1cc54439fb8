/** Says on a page of text that its scripts or styles have not arrived: it can be read all the same. */
import { languageOf } from "../ui/languages.js";
import { isTooOld, watchScripts } from "../ui/missing-scripts.js";

// Where the browser refuses all modules, the text is all there is.
if (!isTooOld() && self.origin !== "null")
  watchScripts(new Promise((resolve) => addEventListener("load", resolve)), {
    language: languageOf(document.documentElement.lang) ?? "en",
    styles: "pages",
  });
