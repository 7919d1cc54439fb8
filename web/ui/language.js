/** The language of hints; everything else on the page is English. */

/** @typedef {"en" | "de"} Language */

/** @type {Record<Language, string>} */
export const LANGUAGES = { en: "English", de: "Deutsch" };

/** @param {unknown} value @returns {Language} */
export const asLanguage = (value) => (value === "de" ? "de" : "en");
