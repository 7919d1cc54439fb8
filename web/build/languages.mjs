// The catalogues of the page's sentences, by Lit's localisation (https://lit.dev/docs/localization/overview/):
//   node web/build/languages.mjs          writes new sentences into web/languages/*.xlf, where they wait for a
//                                        translation, and takes out those that are not used any more
//   node web/build/languages.mjs FOLDER   makes the modules that the page loads, one a language, and alone.json:
//                                        the sentences of ui/standalone-messages.js in all of them
// `build.py languages` does the first, `build.py build` the second.

import { writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { generateMsgId } from "@lit/localize/internal/id-generation.js";
import { RuntimeLitLocalizer } from "@lit/localize-tools/lib/modes/runtime.js";
import { LANGUAGES } from "../ui/languages.js";
import { SENTENCES } from "../ui/standalone-messages.js";

const WEB = dirname(dirname(fileURLToPath(import.meta.url)));

/** Where the tool finds sentences and catalogues. @param {string} [outputDir] of the languages' modules */
export const settings = (outputDir = "unused") => ({
  baseDir: WEB,
  resolve: (/** @type {string} */ path) => resolve(WEB, path),
  sourceLocale: "en",
  targetLocales: Object.keys(LANGUAGES).filter((each) => each !== "en"),
  inputFiles: [
    "{app,frames,games,header,midend,python,share,site,text_pages,ui}/**/*.js",
    "*.js",
  ].map((path) => join(WEB, path)),
  interchange: { format: "xliff", xliffDir: "languages" },
  output: { mode: "runtime", outputDir, language: "js" },
});

/** @param {string} [folder] */
async function main(folder) {
  const tool = new RuntimeLitLocalizer(settings(folder && resolve(folder)));
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
  main(process.argv[2]).catch((fault) => {
    console.error(fault.message);
    process.exitCode = 1;
  });
