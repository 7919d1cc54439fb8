/**
 * The language of the page. Sentences stand in the code in English, inside `msg`; every other language has
 * a catalogue (web/languages), which is loaded alone, before any module that imports `msg` from here goes on.
 * That is why `msg` may stand in a module's constants; another language begins with another page.
 */
import { msg as localized } from "@lit/localize/init/install.js";
import { str } from "@lit/localize/internal/str-tag.js";
import { CATALOGUES } from "../languages/index.js";
import "./translated.js";
import { languageOf, wanted } from "./languages.js";
import { formChooser } from "./plural-forms.js";
import { refetch, requestedFiles } from "./refetch.js";

export { LANGUAGES } from "./languages.js";
export { str };

/** @typedef {import("./languages.js").Language} Language */

/** Longest wait for a catalogue, in milliseconds. */
const PATIENCE = 8000;

const onPage = Boolean(globalThis.document);

/** Without a page, while the site is built, the build tells. @type {string | undefined} */
const told = Reflect.get(globalThis, "CICADA_LANGUAGE");

export const language = await spoken(onPage ? wanted() : (languageOf(told) ?? "en"));

/** By what dates and lists are written: English as in Britain, whose spelling the page has. */
export const locale = language === "en" ? "en-GB" : language;

/**
 * The language that the page can speak: English is better than nothing.
 *
 * @param {Language} wanted
 * @returns {Promise<Language>}
 */
async function spoken(wanted) {
  if (wanted === "en") return wanted;
  try {
    const come = Promise.all([import("@lit/localize/init/runtime.js"), CATALOGUES[wanted]()]);
    const [{ configureLocalization }, catalogue] = await Promise.race([come, tooLate()]);
    const { setLocale } = configureLocalization({
      sourceLocale: "en",
      targetLocales: Object.keys(CATALOGUES),
      loadLocale: async () => catalogue,
    });
    await setLocale(wanted);
    return wanted;
  } catch (reason) {
    console.warn(`No catalogue of ${wanted}:`, reason);
    refetch(requestedFiles(/\.js$/)); // a copy that the browser has kept may be damaged
    return "en";
  }
}

/** @returns {Promise<never>} */
function tooLate() {
  return new Promise((_, reject) => {
    const signal = AbortSignal.timeout(PATIENCE);
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}

if (onPage) document.documentElement.lang = language;

/** A name of this module, so that modules which import it wait for this one, in whichever file both are bundled. */
export const msg = localized;

const chooseForm = formChooser(language);

/**
 * The form of a sentence that a whole number asks for. A translation of `other` holds those of all
 * numbers but 1 (plural-forms.js).
 *
 * @template Form
 * @param {number} count
 * @param {{ one: Form, other: Form }} forms
 * @returns {Form}
 */
export const plural = (count, forms) => (count === 1 ? forms.one : chooseForm(forms.other, count));
