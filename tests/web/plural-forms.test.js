/** A sentence has the forms for numbers that CLDR has of its language. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { html } from "lit";
import { categoriesOf, formChooser } from "../../web/ui/plural-forms.js";

/** By the language the kinds of whole numbers besides 1. */
const CATEGORIES = {
  en: ["other"],
  de: ["other"],
  ja: ["other"],
  fr: ["one", "other"],
  pl: ["few", "many"],
  cs: ["few", "other"],
  ru: ["one", "few", "many"],
  ar: ["zero", "two", "few", "many", "other"],
};

for (const [language, categories] of Object.entries(CATEGORIES))
  test(`${language} has forms for ${categories.join(", ")}`, () => {
    assert.deepEqual(categoriesOf(language), categories);
  });

const POLISH = formChooser("pl");
const COUNTS = [0, 2, 4, 5, 12, 22, 25, 112];
const FORMS = ["gier", "gry", "gry", "gier", "gier", "gry", "gier", "gier"];

test("a text is said in the form of its number", () => {
  const said = COUNTS.map((count) => POLISH(`${count} gry | ${count} gier`, count));
  assert.deepEqual(
    said,
    COUNTS.map((count, i) => `${count} ${FORMS[i]}`),
  );
});

test("a template is said in the form of its number, with the values of that form", () => {
  const shown = (count) => POLISH(html`<b>${count}</b> gry | razem <b>${-count}</b> gier`, count);
  assert.deepEqual([...shown(2).strings], ["<b>", "</b> gry"]);
  assert.deepEqual([...shown(5).strings], ["razem <b>", "</b> gier"]);
  assert.deepEqual([shown(2).values, shown(5).values], [[2], [-5]]);
  assert.equal(shown(2).strings, shown(3).strings, "Lit draws it anew where these differ");
});

test("where a catalogue lacks a sentence, its one form is said", () => {
  assert.equal(POLISH("5 games", 5), "5 games");
});

test("a language with one form for many has no other in its texts", () => {
  assert.equal(formChooser("de")("a | b", 5), "a | b");
});
