/** The languages of the page and which of them is wanted: also for scripts that load nothing else. */
import { LANGUAGES, OFFERS } from "../languages/index.js";

export { LANGUAGES, OFFERS };

/** @typedef {keyof typeof LANGUAGES} Language */

/** The key of the language that was chosen on this device. */
const KEY = "cicada:language";

const NAMES = /** @type {Language[]} */ (Object.keys(LANGUAGES));

/** One that is meant by a tag, such as "de-AT". @param {string | null | undefined} tag */
export const languageOf = (tag) => NAMES.find((name) => name === tag?.toLowerCase().split("-")[0]);

/** What was chosen on this device; a browser may refuse to tell. */
function savedLanguage() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Choose a language on this device. Says whether the browser keeps it. @param {Language} language */
export function saveLanguage(language) {
  try {
    localStorage.setItem(KEY, language);
    return true;
  } catch {
    return false;
  }
}

/** What the query of this page asks for. */
const named = () => new URLSearchParams(location.search).get("lang");

/** The language that a page is written in; any address may have been meant that leads to English. */
const written = () => {
  const lang = globalThis.document?.documentElement?.lang;
  return lang === "en" ? undefined : lang;
};

/** The folder of a language's own pages, below the site's. @param {string} language */
export const folderOf = (language) => (language === "en" ? "" : `${language}/`);

/**
 * The address of another page of the site, whose query asks for the language that this one's asks for.
 *
 * @param {URL} address
 */
export function inSameLanguage(address) {
  const lang = named();
  if (lang) address.searchParams.set("lang", lang);
  return address.href;
}

/** What the reader has chosen before, or asks of every page. @returns {Language} */
export const preferred = () =>
  [savedLanguage(), ...(navigator.languages ?? [])].map(languageOf).find(Boolean) ?? "en";

/** What the address names, else what the reader prefers. @returns {Language} */
export const wanted = () => [named(), written()].map(languageOf).find(Boolean) ?? preferred();
