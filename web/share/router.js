/**
 * Addresses: `/<game>/?query#<id>`, in another language than English `/de/<game>/?query#<id>`. The path names
 * the game, the query how it is shown, the fragment the puzzle. A puzzle is a history entry, a move is not.
 */
import { language } from "../ui/language.js";
import { folderOf, inSameLanguage, LANGUAGES, saveLanguage } from "../ui/languages.js";

/** The folder of the site, on any host and below any path. */
export const root = new URL(document.documentElement.dataset.root ?? "./", location.href);

// Relative addresses of icons and the like would mean something else after a change of path.
for (const link of document.head.querySelectorAll("link")) link.setAttribute("href", link.href);

/** Where no folder is served, as in a SCORM package, its page is named. */
const file = location.pathname.endsWith("/index.html") ? "index.html" : "";

/** The reference of the Python package, which is no page of this application. */
export const REFERENCE = new URL("reference/cicada.html", root).href;

/** Where each language has its own pages. @param {string} [of] */
const folder = (of = language) => new URL(folderOf(of), root);

/** Pages that are mostly text, and none of this application either. @param {string} name */
export const textAddress = (name) => inSameLanguage(new URL(`${name}/${file}`, folder()));
export const RECORDS = textAddress("records");
export const HOW = textAddress("how");

/** @typedef {{ game: string, id: string }} Route `game` is "" on the front page. */

/** @param {string} [address] @returns {Route} */
export function read(address = location.href) {
  const url = new URL(address);
  const path = url.pathname.slice(root.pathname.length).split("/");
  if (Object.hasOwn(LANGUAGES, path[0])) path.shift();
  const [game = ""] = path; // a host may have dropped the slash behind a language
  return { game: game.replace("index.html", ""), id: decode(url.hash.slice(1)) };
}

/** @param {Route} route @param {string} query @param {URL} within */
function made({ game, id }, query, within) {
  const url = new URL((game && `${game}/`) + file, within);
  url.search = query;
  url.hash = id;
  return url;
}

/** The address of a page for the reader of this one: in its language, and shown as it is. @param {Route} route */
export const address = (route) => made(route, location.search, folder()).href;

const KEPT = ["mode", "ui", "lang"];

/** What links that are made in a test keep, so that they lead to one with the same helps; "" elsewhere. */
function testQuery() {
  const query = new URLSearchParams(location.search);
  const kept = query.get("mode") === "test" ? KEPT.filter((name) => query.has(name)) : [];
  return kept.map((name) => `${name}=${query.get(name)}`).join("&");
}

/**
 * The address of a page for others, who are led to it in their own language; in a test that of one.
 *
 * @param {Route} route
 * @param {string} [query] how it is shown
 */
export const link = (route, query = testQuery()) =>
  made(route, query, root).href.replaceAll("%2C", ",");

/**
 * Show a page in another language, also next time.
 *
 * @param {Route} route
 * @param {import("../ui/languages.js").Language} chosen
 */
export function switchTo(route, chosen) {
  const isSaved = saveLanguage(chosen);
  delete document.documentElement.dataset.offered;
  if (chosen === language) return;
  const url = made(route, location.search, folder(chosen));
  url.searchParams.delete("lang");
  // Where nothing is saved, the URL has it.
  if (!isSaved && !folderOf(chosen)) url.searchParams.set("lang", chosen);
  location.replace(url);
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
