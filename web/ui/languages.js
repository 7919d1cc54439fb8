/** The languages of the page and which of them is wanted: also for scripts that load nothing else. */

/** Each in its own words. @type {Record<Language, string>} */
export const LANGUAGES = { en: "English", de: "Deutsch" };

/** @typedef {"en" | "de"} Language */

/** What was chosen on this device is kept under this name. */
const KEY = "cicada:language";

const NAMES = /** @type {Language[]} */ (Object.keys(LANGUAGES));

/** One that is meant by a tag, such as "de-AT". @param {string | null | undefined} tag */
export const languageOf = (tag) => NAMES.find((name) => name === tag?.toLowerCase().split("-")[0]);

/** What was chosen on this device; a browser may refuse to tell. */
function kept() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Choose a language on this device. Says whether the browser keeps it. @param {Language} language */
export function keep(language) {
  try {
    localStorage.setItem(KEY, language);
    return true;
  } catch {
    return false;
  }
}

/** What the address of this page asks for. */
const named = () => new URLSearchParams(location.search).get("lang");

/**
 * The address of another page of the site, which asks for the language that this one asks for.
 *
 * @param {URL} address
 */
export function inSameLanguage(address) {
  const lang = named();
  if (lang) address.searchParams.set("lang", lang);
  return address.href;
}

/**
 * The language that is named first: by the address, by an earlier choice, by the browser.
 *
 * @returns {Language}
 */
export const wanted = () =>
  [named(), kept(), ...(navigator.languages ?? [])].map(languageOf).find(Boolean) ?? "en";
