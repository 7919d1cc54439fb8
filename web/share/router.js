/**
 * Addresses: `/<game>/?query#<id>`. The path names the game, the query how it is shown, the
 * fragment the puzzle. A puzzle is a history entry, a move is not.
 */
import { language } from "../ui/language.js";
import { inSameLanguage } from "../ui/languages.js";

/** The folder that the site lies in, whatever host and sub-path that is. */
export const root = new URL(document.documentElement.dataset.root ?? "./", location.href);

// Relative addresses of icons and the like would mean something else after a change of path.
for (const link of document.head.querySelectorAll("link")) link.setAttribute("href", link.href);

/** Where no folder is served, as in a SCORM package, its page is named. */
const file = location.pathname.endsWith("/index.html") ? "index.html" : "";

/** The reference of the Python package, which is no page of this application. */
export const REFERENCE = new URL("reference/cicada.html", root).href;

/** Pages that are mostly text, and none of this application either: each language has its own. */
const texts = language === "en" ? root : new URL(`${language}/`, root);
/** @param {string} name */
export const textAddress = (name) => inSameLanguage(new URL(`${name}/${file}`, texts));
export const RECORDS = textAddress("records");
export const HOW = textAddress("how");

/** @typedef {{ game: string, id: string }} Route `game` is "" on the front page. */

/** @param {string} [address] @returns {Route} */
export function read(address = location.href) {
  const url = new URL(address);
  const game = url.pathname.slice(root.pathname.length).split("/")[0].replace("index.html", "");
  return { game, id: decode(url.hash.slice(1)) };
}

/**
 * @param {Route} route
 * @param {string} [query] how it is shown: as now, unless told
 */
export function address({ game, id }, query = location.search) {
  const url = new URL((game && `${game}/`) + file, root);
  url.search = query;
  url.hash = id;
  return url.href;
}

/** @param {Route} route */
export function push(route) {
  if (address(route) !== location.href) history.pushState(null, "", address(route));
}

/** The same page under another address, as when a damaged link is set right.
 * @param {Route} route */
export function replace(route) {
  history.replaceState(null, "", address(route));
}

/** @param {string} fragment */
function decode(fragment) {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
