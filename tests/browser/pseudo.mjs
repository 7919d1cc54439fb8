// A language for tests: every English sentence of the page in brackets, and half as long again.
//   node tests/browser/pseudo.mjs FILE
// writes the module that the page would load for a language. What stands outside of brackets then was never
// given to a translator, and what does not fit will not in languages whose words are long.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { RuntimeLitLocalizer } from "@lit/localize-tools/lib/modes/runtime.js";
import * as esbuild from "esbuild";
import { settings } from "../../web/build/languages.mjs";

const FILLER = "länger ";

/** @param {(string | { untranslatable: string })[]} contents texts, and placeholders between them */
function inBrackets(contents) {
  const length = contents.filter((part) => typeof part === "string").join("").length;
  const filler = FILLER.repeat(length).slice(0, Math.ceil(length / 2));
  return ["⟦", ...contents, ` ${filler}⟧`];
}

class Pseudo extends RuntimeLitLocalizer {
  readTranslationsSync() {
    const { messages } = this.extractSourceMessages();
    const translated = messages.map((message) => ({
      ...message,
      contents: inBrackets(message.contents),
    }));
    return { translations: new Map([["de", translated]]) };
  }
}

/** The two tags, without a second copy of Lit in the page: a policy would refuse that. */
const TAGS = {
  lit: "export const html = (strings, ...values) => ({ _$litType$: 1, strings, values });",
  "@lit/localize":
    "export const str = (strings, ...values) => ({ strTag: true, strings, values });",
};
const tags = {
  name: "tags",
  /** @param {esbuild.PluginBuild} build */
  setup(build) {
    build.onResolve({ filter: /^(lit|@lit\/localize)$/ }, ({ path }) => ({
      path,
      namespace: "tags",
    }));
    build.onLoad({ filter: /./, namespace: "tags" }, ({ path }) => ({ contents: TAGS[path] }));
  },
};

const [out] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), "pseudo-"));
try {
  await new Pseudo(settings(folder)).build();
  await esbuild.build({
    entryPoints: [join(folder, "de.js")],
    outfile: out,
    bundle: true,
    format: "esm",
    plugins: [tags],
  });
} finally {
  await rm(folder, { recursive: true });
}
