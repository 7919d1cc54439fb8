/**
 * The forms that a sentence has for numbers in a language, by CLDR's rules for plurals
 * (https://www.unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules).
 */

/** What stands between the forms in a catalogue. */
export const BETWEEN_FORMS = " | ";

/** CLDR's categories; browsers name them in various orders. */
const CATEGORIES = ["zero", "one", "two", "few", "many", "other"];

/** Whole numbers that meet each of a language's rules; 1 has a sentence of its own. */
const NUMBERS = [...Array(200).keys()].filter((count) => count !== 1);

/** The categories of whole numbers other than 1, in CLDR's order. @param {string} language */
export function categoriesOf(language) {
  const rules = new Intl.PluralRules(language);
  const met = new Set(NUMBERS.map((count) => rules.select(count)));
  return CATEGORIES.filter((category) => met.has(/** @type {Intl.LDMLPluralRule} */ (category)));
}

/** By the strings of a template those of each of its forms. @type {WeakMap<object, TemplateStringsArray[]>} */
const TEMPLATES = new WeakMap();

/** @param {TemplateStringsArray} strings */
function splitTemplate(strings) {
  const forms = strings
    .join("\0")
    .split(BETWEEN_FORMS)
    .map((form) => Object.assign(form.split("\0"), { raw: [] }));
  TEMPLATES.set(strings, forms);
  return forms;
}

/**
 * The forms of what a catalogue says: of a text, or of a template of Lit, which knows it again by its strings.
 *
 * @param {any} said
 * @returns {any[]}
 */
function formsOf(said) {
  if (typeof said === "string") return said.split(BETWEEN_FORMS);
  let end = 0;
  return (TEMPLATES.get(said.strings) ?? splitTemplate(said.strings)).map((strings) => {
    const start = end;
    end += strings.length - 1;
    return { ...said, strings, values: said.values.slice(start, end) };
  });
}

/**
 * What chooses the form for a number other than 1 in a language.
 *
 * @param {string} language
 * @returns {<Said>(said: Said, count: number) => Said}
 */
export function formChooser(language) {
  const categories = categoriesOf(language);
  if (categories.length === 1) return (said) => said;
  const rules = new Intl.PluralRules(language);
  return (said, count) => {
    const forms = formsOf(said);
    return forms[categories.indexOf(rules.select(count))] ?? forms.at(-1);
  };
}
