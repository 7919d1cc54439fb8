/**
 * Before anything of a page is drawn: leads on to the page in the language that is wanted, or offers the one
 * that the reader prefers. A script of the old kind, which the page waits for.
 */
import { isInFrame } from "../ui/in-frame.js";
import { folderOf, preferred, wanted } from "../ui/languages.js";

const { documentElement: page, head } = document;

/** Where no folder is served, as in a SCORM package, its page is named. */
const file = location.pathname.endsWith("/index.html") ? "index.html" : "";

/** @param {string} language @returns {HTMLLinkElement | null} */
const pageIn = (language) => head.querySelector(`link[hreflang="${language}"]`);

function leadOn() {
  const language = wanted();
  const other = pageIn(language);
  if (other && language !== page.lang) {
    const address = new URL(other.href + file);
    address.search = location.search;
    // A folder says it already.
    if (folderOf(language)) address.searchParams.delete("lang");
    address.hash = location.hash;
    page.hidden = true;
    location.replace(address);
  } else if (pageIn(preferred()) && preferred() !== language) {
    offer(preferred());
  }
}

/** No style sheet can compare an attribute of the page with one of a link. @param {string} language */
function offer(language) {
  page.dataset.offered = language;
  const styles = new CSSStyleSheet();
  const shown = `[data-offered="${language}"] .site-header .offer[hreflang="${language}"]`;
  styles.insertRule(`${shown} { display: flex }`);
  document.adoptedStyleSheets.push(styles);
}

/** Behind a ? an escaped # hides the puzzle, and how it is shown. */
const isEscaped = !location.hash && location.search.includes("%23");

/** Each & of an address that was copied out of the HTML of a snippet is escaped. */
const query = location.search.replaceAll(/&(amp;)+/g, "&");

/** In the frame of another page there is neither header nor footer. */
if (isInFrame()) page.dataset.embedded = "";

// Without an origin, in a file or in a closed frame, nothing can start (cannot-start.js).
if (self.origin !== "null") {
  if (query !== location.search) history.replaceState(null, "", query + location.hash);
  if (isEscaped) location.replace(location.href.replace("%23", "#"));
  else leadOn();
}
