/** The titles of hints, in the language that was asked for; their sentences are Python's. */
import { display } from "../ui/display.js";

/** @typedef {import("../ui/language.js").Language} Language */

/**
 * Titles in the language of the page; each language has every one.
 *
 * @template {string} Key
 * @param {Record<Language, Record<Key, string>>} titles
 */
export const inLanguage = (titles) => titles[display.language];

/** Those of both guessing games. */
export const titles = inLanguage({
  en: { guess: "Hint: a good guess", use: "Use it", asks: "What does this guess ask?" },
  de: { guess: "Tipp: ein guter Versuch", use: "Übernehmen", asks: "Was fragt dieser Versuch?" },
});
