/** Says on a page of text that its scripts or styles have not arrived: it can be read, but not touched. */
import { languageOf } from "../ui/languages.js";
import { alert, isTooOld, reload, watchScripts } from "../ui/missing-scripts.js";

const language = languageOf(document.documentElement.lang) ?? "en";

const missing = alert(SENTENCES.unfinished[language], reload(language));
missing.className = "late";

// Where the browser refuses all modules, the text is all there is.
if (!isTooOld() && self.origin !== "null")
  watchScripts(new Promise((resolve) => addEventListener("load", resolve)), {
    onMissing: () => document.querySelector("main")?.before(missing),
    late: alert(SENTENCES.late[language], reload(language)),
    before: "main",
  });
