/** Every sentence of the page stands in every catalogue, whole, and none that nobody says. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { generateMsgId } from "@lit/localize/internal/id-generation.js";
import { formsOf, Localizer, settings } from "../../web/build/languages.mjs";
import { LANGUAGES, languageOf, wanted } from "../../web/ui/languages.js";
import { pretend } from "./stand-ins.js";

const tool = new Localizer(settings());
const { messages, errors } = tool.extractSourceMessages();
const { translations } = tool.readTranslationsSync();

/** What a person reads of a sentence; between the parts stand values and elements. */
const read = ({ contents }) =>
  contents.map((part) => (typeof part === "string" ? part : "…")).join("");

/** Its values and elements in order: the number of each in the English sentence, and its markup. */
const placeholders = ({ contents }) =>
  contents
    .filter((part) => typeof part !== "string")
    .map(
      ({ index, untranslatable }) => `${index} ${untranslatable.replace(/\$\{[\s\S]*?\}/g, "…")}`,
    );

/** Its numbers in order, without what stands between thousands. */
const numbers = (message) =>
  read(message)
    .match(/\d+([.,]\d+)*/g)
    ?.map((each) => each.replace(/[.,]/g, "")) ?? [];

/** Sentences with a number that is a word in a language. */
const WRITTEN_OUT = {
  de: ["… on average for the 1 game of the class that was solved without the solution"],
};

/** The same in a language: names, and words that it has taken over. */
const SAME = {
  de: [
    ...["Code", "Link", "Links", "Name", "normal", "orange", "Par", "Pause", "Super", "Test"],
    ...["Tests", "… min"],
  ],
};

test("sentences can be read out of the code", () => {
  assert.deepEqual(
    errors.map(({ messageText }) => messageText),
    [],
  );
});

test("a wrong number of forms is refused", () => {
  const polish = (one, other) => [
    { name: generateMsgId("1 ball", false), contents: [one] },
    { name: generateMsgId(["", " balls"], false), contents: other },
  ];
  const count = { untranslatable: `\${count}`, index: 0 };
  const two = [count, " kule | ", count, " kul"];
  const refused = (...said) => {
    translations.set("pl", polish(...said));
    const { errors } = tool.validateTranslations();
    translations.delete("pl");
    return errors.map((error) => error.replace(/ of .*?,/, ","));
  };
  assert.deepEqual(refused("1 kula", two), []);
  assert.deepEqual(refused("1 kula | 2 kule", two), ["pl has 2 forms, not 1"]);
  assert.deepEqual(refused("1 kula", [count, " kul"]), ["pl has 1 forms, not 2"]);
  assert.match(refused("1 kula", [count, " kule | kul"])[0], /^Placeholder error in pl .* missing/);
});

test("forms are those of the language, placeholders those of the English sentence", () => {
  assert.deepEqual(tool.validateTranslations().errors, []);
});

for (const language of Object.keys(LANGUAGES).filter((each) => each !== "en")) {
  const translated = new Map(translations.get(language).map((each) => [each.name, each]));
  const known = new Map([...translated].map(([name, each]) => [name, read(each)]));

  test(`every sentence has a translation in ${language}`, () => {
    const missing = messages.filter(({ name }) => !known.has(name));
    assert.deepEqual(missing.map(read), []);
  });

  test(`no sentence of ${language} is left that nobody says`, () => {
    const said = new Set(messages.map(({ name }) => name));
    const left = [...known].filter(([name]) => !said.has(name));
    assert.deepEqual(left, []);
  });

  test(`values, elements and numbers stand in the English order in ${language}`, () => {
    // Two figures that change places would each be said of the other.
    for (const english of messages.filter(({ name }) => known.has(name))) {
      for (const contents of formsOf(translated.get(english.name).contents)) {
        assert.deepEqual(placeholders({ contents }), placeholders(english), read(english));
        if (!WRITTEN_OUT[language]?.includes(read(english)))
          assert.deepEqual(numbers({ contents }), numbers(english), read(english));
      }
    }
  });

  test(`no sentence of ${language} is English`, () => {
    const same = messages.map((each) => [read(each), known.get(each.name)]);
    const english = same.filter(([one, two]) => one === two && /\p{L}{2}/u.test(one));
    assert.deepEqual(
      english.map(([text]) => text).filter((text) => !SAME[language]?.includes(text)),
      [],
    );
  });
}

test("a language is known by its tag", () => {
  const cases = { de: "de", "de-AT": "de", DE: "de", "en-GB": "en", fr: undefined, "": undefined };
  for (const [tag, language] of Object.entries(cases)) assert.equal(languageOf(tag), language, tag);
  for (const tag of ["__proto__", "toString", null, undefined])
    assert.equal(languageOf(tag), undefined);
});

/** What a page is written in, what its query asks for, what was chosen before, what the browser asks for, and what is shown. */
const WISHES = [
  ["en", "?lang=de", "en", ["en"], "de"],
  ["en", "?lang=en", "de", ["de"], "en"],
  ["en", "?lang=fr", "de", ["en"], "de"],
  ["en", "", "de", ["en"], "de"],
  ["en", "", "en", ["de"], "en"],
  ["en", "", null, ["fr", "de-AT", "en"], "de"],
  ["en", "", null, ["fr"], "en"],
  ["en", "", null, undefined, "en"],
  ["de", "", "en", ["en"], "de"],
  ["de", "?lang=en", "de", ["de"], "en"],
  ["de", "?lang=fr", "en", ["en"], "de"],
];

for (const [lang, search, chosen, languages, shown] of WISHES) {
  const name = JSON.stringify([lang, search, chosen, languages]);
  test(`the address goes before a choice, and that before the browser: ${name}`, () => {
    pretend({ document: { documentElement: { lang } } });
    pretend({ location: { search }, navigator: { languages } });
    pretend({ localStorage: { getItem: () => chosen } });
    assert.equal(wanted(), shown);
  });
}
