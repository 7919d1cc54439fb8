/**
 * The language of the page. Sentences stand in the code in English, inside `msg`; every other language has
 * a catalogue (web/languages), which is loaded alone, before any module that imports `msg` from here goes on.
 * That is why `msg` may stand in a module's constants; another language begins with another page.
 */
import { configureLocalization, msg, str } from "@lit/localize";

export { msg, str };

/** @typedef {"en" | "de"} Language */

/** Each in its own words. @type {Record<Language, string>} */
export const LANGUAGES = { en: "English", de: "Deutsch" };

const CATALOGUES = { de: () => import("#languages/de.js") };

const KEY = "cicada:language";

/** @param {unknown} value @returns {Language | undefined} */
export const asLanguage = (value) =>
  /** @type {Language | undefined} */ (Object.keys(LANGUAGES).find((known) => known === value));

/**
 * The language that is named first: by the address, by an earlier choice, by the browser.
 *
 * @param {(string | null | undefined)[]} wishes such as "de-AT"
 * @returns {Language}
 */
export const firstKnown = (wishes) =>
  wishes.map((wish) => asLanguage(wish?.toLowerCase().split("-")[0])).find(Boolean) ?? "en";

/** What was chosen on this device; a browser may refuse to tell. */
function kept() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const onPage = Boolean(globalThis.document);

export const language = onPage
  ? firstKnown([
      new URLSearchParams(location.search).get("lang"),
      kept(),
      ...(navigator.languages ?? []),
    ])
  : "en";

if (language !== "en") {
  const { setLocale } = configureLocalization({
    sourceLocale: "en",
    targetLocales: Object.keys(CATALOGUES),
    loadLocale: () => CATALOGUES[language](),
  });
  // English is better than nothing.
  await setLocale(language).catch((reason) =>
    console.error(`No catalogue of ${language}:`, reason),
  );
}
if (onPage) document.documentElement.lang = language;

/** Show the page in another language, also next time. @param {Language} chosen */
export function switchTo(chosen) {
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    address.searchParams.set("lang", chosen); // where nothing is kept, the address tells
  }
  history.replaceState(history.state, "", address);
  location.reload();
}

const RULES = new Intl.PluralRules(language);

/**
 * The form of a sentence that a number asks for.
 *
 * @template Form
 * @param {number} count
 * @param {{ one: Form, other: Form }} forms
 * @returns {Form}
 */
export const plural = (count, forms) => (RULES.select(count) === "one" ? forms.one : forms.other);
