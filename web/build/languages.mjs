// The catalogues of the page's sentences, by Lit's localisation (https://lit.dev/docs/localization/overview/):
//   node web/build/languages.mjs          writes new sentences into web/languages/*.xlf, where they wait for a
//                                        translation, and takes out those that are not used any more
//   node web/build/languages.mjs --begin CODE   begins the catalogue of a language
//   node web/build/languages.mjs FOLDER   makes the modules that the page loads, one a language, and alone.json:
//                                        the sentences of ui/standalone-messages.js in all of them
// `build.py languages` does the first, `build.py build` the second.

import { readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { generateMsgId } from "@lit/localize/internal/id-generation.js";
import { validateLocalizedPlaceholders } from "@lit/localize-tools/lib/messages.js";
import { RuntimeLitLocalizer } from "@lit/localize-tools/lib/modes/runtime.js";
import { generateMsgIdFromAstNode } from "@lit/localize-tools/lib/program-analysis.js";
import { BETWEEN_FORMS, categoriesOf } from "../ui/plural-forms.js";
import { SENTENCES } from "../ui/standalone-messages.js";

const WEB = dirname(dirname(fileURLToPath(import.meta.url)));

/** The languages that have a catalogue. */
const others = () =>
  readdirSync(join(WEB, "languages"))
    .filter((name) => name.endsWith(".xlf"))
    .map((name) => name.slice(0, -".xlf".length))
    .sort();

/**
 * Where the tool finds sentences and catalogues.
 *
 * @param {string} [outputDir] of the languages' modules
 * @param {string[]} [targetLocales]
 */
export const settings = (outputDir = "unused", targetLocales = others()) => ({
  baseDir: WEB,
  resolve: (/** @type {string} */ path) => resolve(WEB, path),
  sourceLocale: "en",
  targetLocales,
  inputFiles: [
    "{app,frames,games,header,midend,python,share,site,text_pages,ui}/**/*.js",
    "*.js",
  ].map((path) => join(WEB, path)),
  interchange: { format: "xliff", xliffDir: "languages" },
  output: { mode: "runtime", outputDir, language: "js" },
});

/** Whether a node of TypeScript's calls a function. @param {any} node @param {string} name */
const calls = (node, name) => node?.arguments && node.expression.escapedText === name;

/** The id of the sentence of a call of `msg`. @param {any} node */
function idOf({ arguments: [said, options] }) {
  const id = options?.properties.find(({ name }) => name.text === "id")?.initializer.text;
  return id ?? generateMsgIdFromAstNode(said.template ?? said, said.tag?.text === "html");
}

/**
 * How the code says its sentences: the ids of those that are the `other` of a `plural`, which may have several
 * forms, those of all else, and each `plural` whose sentences stand elsewhere.
 *
 * @param {RuntimeLitLocalizer} tool
 */
function usesIn(tool) {
  const uses = { plurals: new Set(), alone: new Set(), elsewhere: [] };
  const visit = (/** @type {any} */ node) => {
    if (calls(node, "msg")) {
      const { parent } = node;
      const isPlural = parent.name?.text === "other" && calls(parent.parent.parent, "plural");
      uses[isPlural ? "plurals" : "alone"].add(idOf(node));
    } else if (calls(node, "plural")) {
      const said = node.arguments[1].properties?.map(({ initializer }) => initializer) ?? [];
      if (said.length !== 2 || !said.every((each) => calls(each, "msg")))
        uses.elsewhere.push(node.getText());
    }
    node.forEachChild(visit);
  };
  for (const file of tool.program.getSourceFiles())
    if (!file.isDeclarationFile && !file.fileName.includes("node_modules")) visit(file);
  return uses;
}

/** The forms of a sentence, each as the tool has its contents. @param {(string | object)[]} contents */
export function formsOf(contents) {
  const forms = [[]];
  for (const part of contents) {
    const [first, ...others] = typeof part === "string" ? part.split(BETWEEN_FORMS) : [part];
    forms.at(-1).push(first);
    forms.push(...others.map((each) => [each]));
  }
  return forms;
}

/**
 * What is wrong with plurals in the code, and with placeholders and forms in the catalogues.
 *
 * @param {RuntimeLitLocalizer} tool
 * @returns {string[]}
 */
function faultsIn(tool) {
  const { messages } = tool.extractSourceMessages();
  const { translations } = tool.readTranslationsSync();
  const { plurals, alone, elsewhere } = usesIn(tool);
  const both = messages.filter(({ name }) => plurals.has(name) && alone.has(name));
  const faults = [
    ...elsewhere.map((call) => `a plural takes the calls of msg themselves: ${call}`),
    ...both.map(({ node }) => `said of many and without a number, needs an id: ${node.getText()}`),
  ];
  for (const [language, all] of translations) {
    const number = categoriesOf(language).length;
    const forms = all.map(({ name, contents }) => ({ name, forms: formsOf(contents) }));
    for (const each of forms) {
      const wanted = plurals.has(each.name) ? number : 1;
      if (each.forms.length !== wanted)
        faults.push(`${language} has ${each.forms.length} forms of ${each.name}, not ${wanted}`);
    }
    const apart = forms.flatMap((each) =>
      each.forms.map((contents) => ({ name: each.name, contents })),
    );
    faults.push(...validateLocalizedPlaceholders(messages, new Map([[language, apart]])));
  }
  return faults;
}

/** Lit's tool, which knows that a sentence may have several forms. */
export class Localizer extends RuntimeLitLocalizer {
  validateTranslations() {
    return { errors: faultsIn(this) };
  }
}

/** @param {string} [folder] @param {string} [begun] a language that has no catalogue yet */
async function main(folder, begun) {
  const languages = [...new Set([...others(), ...(begun ? [begun] : [])])];
  const tool = new Localizer(settings(folder && resolve(folder), languages));
  const { errors } = tool.extractSourceMessages();
  if (errors.length)
    throw new Error(errors.map(({ messageText }) => JSON.stringify(messageText)).join("\n"));
  if (!folder) return tool.writeInterchangeFiles();
  const wrong = tool.validateTranslations().errors;
  if (wrong.length) throw new Error(wrong.join("\n"));
  await tool.build();
  const { translations } = tool.readTranslationsSync();
  const all = Object.entries(SENTENCES).map(([name, english]) => {
    const id = generateMsgId(english, false);
    const inOthers = [...translations].map(([language, sentences]) => [
      language,
      sentences.find((each) => each.name === id)?.contents.join("") ?? english,
    ]);
    return [name, { en: english, ...Object.fromEntries(inOthers) }];
  });
  await writeFile(join(folder, "alone.json"), JSON.stringify(Object.fromEntries(all)));
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  main(...(process.argv[2] === "--begin" ? [undefined, process.argv[3]] : [process.argv[2]])).catch(
    (fault) => {
      console.error(fault.message);
      process.exitCode = 1;
    },
  );
