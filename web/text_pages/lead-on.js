/** Leads to the page in the reader's language, and keeps the choice of another one. */
import { inSameLanguage, keep, languageOf, wanted } from "../ui/languages.js";

/** Where no folder is served, as in a SCORM package, its page is named. */
const file = location.pathname.endsWith("/index.html") ? "index.html" : "";

const language = wanted();
/** @type {HTMLLinkElement | null} */
const page = document.head.querySelector(`link[hreflang="${language}"]`);

if (page && language !== document.documentElement.lang) {
  const address = new URL(page.href + file);
  address.search = location.search;
  address.hash = location.hash;
  location.replace(address);
}

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
    if (chosen && !keep(chosen)) link.search = `?lang=${chosen}`;
  });
}
