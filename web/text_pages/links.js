/** What the links of a page of text carry on: its language, and how the site is served. */
import { folderOf, inSameLanguage, languageOf, saveLanguage } from "../ui/languages.js";

/** Where no folder is served, as in a SCORM package, its page is named. */
const file = location.pathname.endsWith("/index.html") ? "index.html" : "";

/** @type {NodeListOf<HTMLAnchorElement>} */
const links = document.querySelectorAll("a:not([download], [href^='#'])");
for (const link of links) {
  if (link.origin !== location.origin) continue;
  if (link.pathname.endsWith("/")) link.pathname += file;
  if (!link.hreflang) link.href = inSameLanguage(new URL(link.href));
}

/** @type {NodeListOf<HTMLAnchorElement>} */
const others = document.querySelectorAll("header a[hreflang]");
for (const link of others) {
  link.addEventListener("click", () => {
    const chosen = languageOf(link.hreflang);
    if (chosen && !saveLanguage(chosen) && !folderOf(chosen)) link.search = `?lang=${chosen}`;
  });
}
