// Bundles the page: node web/build/bundle.mjs OUT PYTHON REFERENCE TEXTS LANGUAGES [--development] [--site=ADDRESS]
// PYTHON is the folder of what Python starts from (web/pyodide/build/make.py), REFERENCE that of the
// package's reference (web/build/reference.py), TEXTS that of the pages that are mostly text (web/text_pages),
// LANGUAGES that of the page's sentences in other languages (languages.mjs), ADDRESS where the site will be
// (addresses.mjs).
// Every file that index.html names goes to OUT/assets under a hashed name; the page itself is written once
// at the root and once per game, with relative addresses only, so that the site works from any sub-path.

import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { PAGES } from "../app/pages.js";
import { GAMES } from "../games/index.js";
import { folderOf, LANGUAGES } from "../ui/languages.js";
import { writeAddresses } from "./addresses.mjs";
import { lowered, target } from "./browsers.mjs";
import { writeHosting } from "./hosting.mjs";
import { importersOf } from "./importers.mjs";
import { licences } from "./licences.mjs";
import { policy } from "./policy.mjs";
import { placeOf, placeOfNone, placeOfReference, withHeaders } from "./prerender.mjs";
import { missing } from "./registration.mjs";

const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
const [OUT, PYTHON, REFERENCE, TEXTS, CATALOGUES] = process.argv
  .slice(2, 7)
  .map((path) => resolve(path));

/** Readable code with source maps, and nothing kept on the device. */
const DEVELOPMENT = process.argv.includes("--development");

/** Where the site will be, "" if that is not known. */
const SITE = process.argv.find((argument) => argument.startsWith("--site="))?.slice(7) ?? "";

/** What Help says is that of the package. */
const PACKAGE = await readFile(join(WEB, "../pysrc/cicada/__init__.py"), "utf8");
const [, VERSION] = /** @type {string[]} */ (PACKAGE.match(/__version__ = (".+")/));

/** Those of scripts that stand by themselves, in every language. @type {Record<string, Record<string, string>>} */
const SENTENCES = JSON.parse(await readFile(join(CATALOGUES, "alone.json"), "utf8"));

/** The same for those scripts, each by itself: a script holds what it says. */
const SPOKEN = Object.fromEntries(
  Object.entries(SENTENCES).map(([name, each]) => [`SENTENCES.${name}`, JSON.stringify(each)]),
);

/** What a page says where no script runs, in every language. @param {string} html */
const spoken = (html) =>
  html.replaceAll(/SENTENCES\.(\w+)/g, (_, name) =>
    Object.entries(SENTENCES[name])
      .map(([language, sentence]) => `<span lang="${language}">${sentence}</span>`)
      .join("<br>"),
  );

/** The folder of the pages' pictures: others look for them there, so they are not hashed. */
const PREVIEWS = "previews";

/** A script that is no module, by its path below web/. */
const CLASSIC = /<script src="(?:\.{1,2}\/)*([^"]+)"><\/script>/g;

/** Addresses of other files of ours in the page and in the manifest, which keeps its own name. */
const ADDRESS = /(\bhref=|\b(?<!<script )src=|"src": )"(?!manifest\.)([^":#]+\.\w+)"/g;

/** Addresses of other files of ours in the pages that are mostly text, which lie in folders. */
const ADDRESS_ABOVE =
  /(\b(?:href|(?<!<script )src)="(?:\.\.\/)+)((?:text_pages|install)\/[^":#]+\.\w+)"/g;

/** The page for addresses that lead nowhere, as hosts look for it. */
const NOT_FOUND = "404.html";

/** Files that other people's pages name: they keep their names for ever. */
const LASTING = ["embed.js", "scorm.js", "cicada_sphinx.py", "cicada.lua"];

/** A module worker as the web's standard writes it; esbuild leaves this to us. */
const WORKER = /new URL\("(\.[^"]+\.js)", import\.meta\.url\)/g;

/** Pyodide looks for a `require` under Node; esbuild would put a file of its own in the place of it. */
const DEFINE = { VERSION, require: "globalThis.require" };

/** @type {esbuild.BuildOptions} */
const OPTIONS = {
  absWorkingDir: WEB,
  outdir: join(OUT, "assets"),
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  bundle: true,
  format: "esm",
  target,
  plugins: [lowered],
  minify: !DEVELOPMENT,
  sourcemap: DEVELOPMENT && "inline",
  define: DEFINE,
  legalComments: "linked",
  metafile: true,
  // Pyodide's loader imports these where it runs under Node only.
  external: ["node:*", "ws"],
  alias: { "#python": PYTHON, "#languages": CATALOGUES },
  loader: {
    ".bin": "file",
    ".figure.svg": "file",
    ".png": "copy",
    ".svg": "copy",
    ".webmanifest": "copy",
    ".woff2": "copy",
  },
  logLevel: "warning",
};

/** All files that went into the site. @type {Set<string>} */
const bundled = new Set();

/** By the name of a script in assets/, those that it imports. @type {Map<string, string[]>} */
const imports = new Map();

/**
 * Bundles entry points and returns the name that each got in assets/.
 *
 * @param {string[]} entryPoints paths below web/
 * @param {esbuild.BuildOptions} [more]
 * @returns {Promise<Map<string, string>>}
 */
async function bundle(entryPoints, more) {
  const { metafile } = await esbuild.build({ ...OPTIONS, ...more, entryPoints });
  const names = new Map();
  for (const input of Object.keys(metafile.inputs)) bundled.add(input);
  for (const [output, { entryPoint, inputs, imports: all }] of Object.entries(metafile.outputs)) {
    const now = all.filter(({ kind, external }) => kind === "import-statement" && !external);
    imports.set(
      basename(output),
      now.map(({ path }) => basename(path)),
    );
    const input = entryPoint ?? Object.keys(inputs)[0]; // a copied file is its own only input
    if (entryPoint || entryPoints.includes(input)) names.set(input, basename(output));
  }
  return names;
}

/**
 * A script that stands in its page, and what names it in a policy.
 *
 * @param {string} entryPoint
 * @param {esbuild.BuildOptions} [more]
 */
async function inlined(entryPoint, more) {
  const { metafile, outputFiles } = await esbuild.build({
    ...OPTIONS,
    ...more,
    entryPoints: [entryPoint],
    format: "iife",
    sourcemap: false,
    legalComments: "none",
    write: false,
  });
  for (const input of Object.keys(metafile.inputs)) bundled.add(input);
  const script = outputFiles[0].text.trim();
  const source = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
  return { script, source };
}

/** The sealed frame for foreign code: its document, and what names its one script in a policy. */
async function makeBox() {
  const { script, source } = await inlined("site/lab/box/box-frame.js");
  const rules = `default-src 'none'; script-src ${source} 'wasm-unsafe-eval'; worker-src data:; connect-src 'none'; base-uri 'none'; form-action 'none'`;
  return {
    source,
    document: `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${rules}"><script>${script}</script>`,
  };
}

const BOX = await makeBox();

/** What the policy of the page allows around that frame, which inherits it. */
const AROUND_BOX = {
  "script-src": [BOX.source],
  "worker-src": ["data:"],
  "trusted-types": ["cicada-box-document", "cicada-box"],
};

/** Pyodide's glue as the page's worker loads it; the frame's worker can load nothing. */
const GLUE = "/pyodide.asm.mjs";

/** How that file begins and ends; the page takes it apart so (site/lab/box/download.js). */
const GLUE_ENDS = /^(?:import"[^"]+";)?async function [\s\S]*export\{\w+ as default\};\s*$/;

/** What the page imports for the frame's worker. */
const BOX_WORKER = "#box-worker";

/** The addresses of what that worker is made of: two texts, joined by the page. */
const boxWorker = {
  name: "box worker",
  /** @param {esbuild.PluginBuild} build */
  setup(build) {
    build.onResolve({ filter: new RegExp(`^${BOX_WORKER}$`) }, () => ({
      path: "box",
      namespace: "box",
    }));
    build.onLoad({ filter: /./, namespace: "box" }, async () => {
      const entry = "site/lab/box/box-worker.js";
      const worker = (await bundle([entry], { format: "iife", sourcemap: false })).get(entry);
      const parts = await bundle(["python/worker.js"], { splitting: true });
      const glue = [...parts].find(([input]) => input.endsWith(GLUE))?.[1] ?? "";
      const text = await readFile(join(OUT, "assets", glue), "utf8");
      if (!DEVELOPMENT && !GLUE_ENDS.test(text))
        throw new Error(`${glue} begins or ends otherwise than site/lab/box/download.js expects`);
      return { contents: `export const worker = "./${worker}", glue = "./${glue}";` };
    });
  },
};

/**
 * Bundles each worker by itself and puts its hashed address into the module that starts it; lets
 * modules import what is there before them (importers.mjs).
 *
 * @param {Map<string, string[]>} importers
 */
const ours = (importers) => ({
  name: "ours",
  /** @param {esbuild.PluginBuild} build */
  setup(build) {
    build.onLoad({ filter: /\.js$/ }, async ({ path }) => {
      if (path.includes("node_modules")) return undefined;
      let contents = await readFile(path, "utf8");
      const before = importers.get(relative(WEB, path).replaceAll("\\", "/")) ?? [];
      for (const other of before) contents += `\nimport ${JSON.stringify(join(WEB, other))};`;
      for (const [expression, file] of contents.matchAll(WORKER)) {
        const entry = relative(WEB, resolve(dirname(path), file));
        const name = (await bundle([entry], { splitting: true })).get(entry);
        contents = contents.replace(expression, `new URL("./${name}", import.meta.url)`);
      }
      return { contents };
    });
  },
});

/**
 * The scripts that are no modules stand in their pages: no file that is lost can silence them. All pages
 * allow all of them, so that a host can send one policy.
 *
 * @param {string[]} pages
 */
async function classicScripts(pages) {
  const named = pages.flatMap((html) => [...html.matchAll(CLASSIC)]);
  const paths = [...new Set(named.map(([, path]) => path))].sort();
  // Browsers that are too old read them, too, and say so.
  const options = { define: { ...DEFINE, ...SPOKEN }, target: "es2015" };
  const all = await Promise.all(paths.map((path) => inlined(path, options)));
  const scripts = new Map(paths.map((path, i) => [path, all[i].script]));
  return {
    allowed: { "script-src": all.map(({ source }) => source) },
    /** @param {string} html */
    put: (html) => html.replaceAll(CLASSIC, (_, path) => `<script>${scripts.get(path)}</script>`),
  };
}

/**
 * The pages of the application in every language, by their path: all are made from one.
 *
 * @param {string} template
 * @param {Record<string, string[]>} allowed by the policy of each
 * @param {Map<string, string>} names of scripts in assets/, by their paths
 * @returns {Promise<Map<string, string>>}
 */
async function applicationPages(template, allowed, names) {
  const catalogues = new Map(
    Object.keys(LANGUAGES).map((each) => [each, relative(WEB, join(CATALOGUES, `${each}.js`))]),
  );
  const pages = new Map();
  for (const { name, holdsBox } of [{ name: "", holdsBox: false }, ...PAGES, ...GAMES]) {
    const path = name && `${name}/`;
    const alternates = Object.keys(LANGUAGES).map(
      (each) => `<link rel="alternate" hreflang="${each}" href="./${folderOf(each)}${path}">`,
    );
    const preview = GAMES.some((game) => game.name === name) ? name : "cicada";
    for (const language of Object.keys(LANGUAGES)) {
      const folder = `${folderOf(language)}${path}`;
      const root = "../".repeat(folder.split("/").length - 1) || "./";
      const shown = name
        ? [`games/${name}/view.js`, `site/${name}/page.js`]
        : GAMES.map((game) => `games/${game.name}/showcase.js`);
      const later = [...shown, catalogues.get(language)];
      const preloaded = preloads(
        names.get("main.js") ?? "",
        later.map((each) => names.get(each ?? "")),
      );
      const html = template
        .replace('<script type="module"', `${preloaded}$&`)
        .replace("ALTERNATES", alternates.join("\n    "))
        .replace(`lang="en"`, `lang="${language}"`)
        .replace("POLICY", policy(allowed, holdsBox ? AROUND_BOX : {}))
        .replace(/(?<=property="og:image" content=").*?(?=")/, `${root}${PREVIEWS}/${preview}.png`)
        .replaceAll(/(?<=\b(href|src|data-root)=")(?:\.\/)?(?=[^":#]*")/g, root);
      pages.set(`${folder}index.html`, html);
    }
  }
  return withHeaders(pages, CATALOGUES, placeOf);
}

/**
 * A browser may fetch what scripts import before it has read them, and what they will import first.
 *
 * @param {string} script that the page names
 * @param {(string | undefined)[]} later
 */
function preloads(script, later) {
  const needed = new Set([script, ...later.filter((name) => name !== undefined)]);
  for (const name of needed) for (const other of imports.get(name) ?? []) needed.add(other);
  needed.delete(script);
  return [...needed]
    .sort()
    .map((name) => `<link rel="modulepreload" href="./assets/${name}">\n    `)
    .join("");
}

/** What the browser shows when the site is installed. @param {string} template */
const webManifest = (template) =>
  JSON.stringify({
    ...JSON.parse(template),
    shortcuts: GAMES.map(({ name, title }) => ({ name: title, url: `${name}/` })),
  });

async function main() {
  const problem = await missing(GAMES);
  if (problem) throw problem;
  const source = spoken(await readFile(join(WEB, "index.html"), "utf8"));
  const manifest = await readFile(join(WEB, "install/manifest.webmanifest"), "utf8");
  const pages = await textPages();
  const entries = [
    ...`${source}${manifest}`.matchAll(ADDRESS),
    ...[...pages.values()].flatMap((html) => [...html.matchAll(ADDRESS_ABOVE)]),
  ].map(([, , address]) => address);
  const { allowed, put } = await classicScripts([source, ...pages.values()]);
  const modules = [...new Set(entries)];
  const options = { splitting: true, define: { ...DEFINE, BOX: JSON.stringify(BOX.document) } };
  const external = [.../** @type {string[]} */ (OPTIONS.external), BOX_WORKER];
  const importers = await importersOf(
    { ...OPTIONS, ...options, external, entryPoints: modules },
    "app/app.js",
    GAMES.map(({ name }) => `games/${name}/view.js`),
  );
  const names = await bundle(modules, {
    ...options,
    plugins: [lowered, boxWorker, ours(importers)],
  });
  /** @param {string} text */
  const hashed = (text) =>
    text.replaceAll(ADDRESS, (_, before, address) => `${before}"assets/${names.get(address)}"`);
  await writeFile(join(OUT, "manifest.webmanifest"), webManifest(hashed(manifest)));
  await cp(join(WEB, PREVIEWS), join(OUT, PREVIEWS), { recursive: true });
  for (const { name } of GAMES)
    await cp(join(WEB, "games", name, "preview.png"), join(OUT, PREVIEWS, `${name}.png`));
  for (const [path, html] of await applicationPages(hashed(source), allowed, names))
    await writeOut(path, put(html));
  for (const [path, html] of pages) {
    const page = html.replaceAll(
      ADDRESS_ABOVE,
      (_, above, address) => `${above}assets/${names.get(address)}"`,
    );
    const whole = put(page.replace("POLICY", policy(allowed)));
    await writeOut(path, path === NOT_FOUND ? anywhere(whole) : whole);
  }
  await esbuild.build({
    ...OPTIONS,
    entryPoints: LASTING.map((name) => `share/embed/${name}`),
    outdir: join(OUT, "embed"),
    entryNames: "[name]",
    assetNames: "[name]",
    format: "iife",
    define: SPOKEN,
    loader: { ".py": "copy", ".lua": "copy" },
  });
  await writeReference(allowed);
  await writeFile(join(OUT, "licences.txt"), await licences([...bundled]));
  if (SITE) await writeAddresses(OUT, SITE);
  await writeHosting(OUT, SITE);
  await writeServiceWorker();
}

/** @param {string} path below the site's folder @param {string} html */
async function writeOut(path, html) {
  await mkdir(dirname(join(OUT, path)), { recursive: true });
  await writeFile(join(OUT, path), html);
}

/** The pages that are mostly text, by their path; what else lies there is copied. */
async function textPages() {
  await cp(TEXTS, OUT, { recursive: true, filter: (path) => !path.endsWith(".html") });
  return withHeaders(await htmlIn(TEXTS), CATALOGUES, (path, html) =>
    (path === NOT_FOUND ? placeOfNone : placeOf)(path, html),
  );
}

/** The pages in a folder, by their path. @param {string} folder */
async function htmlIn(folder) {
  /** @type {Map<string, string>} */
  const pages = new Map();
  for (const path of await readdir(folder, { recursive: true }))
    if (path.endsWith(".html"))
      pages.set(path.replaceAll("\\", "/"), await readFile(join(folder, path), "utf8"));
  return pages;
}

/** What a host shows at any address that leads nowhere: nothing in it can be relative. @param {string} html */
const anywhere = (html) => html.replaceAll('="../', `="${SITE ? new URL(SITE).pathname : "/"}`);

/**
 * The reference lies beside the site and shares its policy and its look; no page of it loads any.
 *
 * @param {Record<string, string[]>} allowed by the policy of each
 */
async function writeReference(allowed) {
  const out = join(OUT, "reference");
  await cp(REFERENCE, out, { recursive: true, filter: (path) => !path.endsWith(".html") });
  const pages = await withHeaders(await htmlIn(REFERENCE), CATALOGUES, placeOfReference);
  for (const [path, html] of pages)
    await writeOut(`reference/${path}`, html.replace("POLICY", policy(allowed)));
  await cp(join(WEB, "install/icon.svg"), join(out, "icon.svg"));
  await esbuild.build({
    ...OPTIONS,
    entryPoints: ["reference/reference.css", "reference/reference.js"],
    outdir: out,
    entryNames: "[name]",
    assetNames: "[name]",
    legalComments: "none",
  });
}

/** The service worker names all that a visit can need: every file that a page requests. */
async function writeServiceWorker() {
  const all = await readdir(OUT, { recursive: true });
  const files = all
    .map((path) => path.replaceAll("\\", "/"))
    .filter(
      (path) =>
        /\.\w+$/.test(path) &&
        !/^((embed|hosting|previews|([a-z]+\/)?records|reference)\/|404\.html|sitemap\.xml)|\.LEGAL\.txt$/.test(
          path,
        ),
    )
    .sort();
  const address = (/** @type {string} */ path) => path.replace(/index\.html$/, "") || "./";
  const hash = createHash("sha256");
  /** What a SCORM package of the whole site holds (share/scorm-package.js). @type {Record<string, number>} */
  const sizes = {};
  for (const path of files) {
    const content = await readFile(join(OUT, path));
    hash.update(path).update(content);
    sizes[path] = content.length;
  }
  await writeFile(join(OUT, "files.json"), JSON.stringify(sizes));
  files.push("files.json");
  /** What only the readers of a language need: its sentences and its pages. @param {string} language */
  const of = (language) =>
    files.filter((path) => new RegExp(`^(assets/${language}-|${language}/)`).test(path));
  const languages = Object.keys(LANGUAGES).map((each) => [each, of(each)]);
  const some = new Set(languages.flatMap(([, paths]) => paths));
  await esbuild.build({
    ...OPTIONS,
    entryPoints: {
      "service-worker": DEVELOPMENT ? "build/no-service-worker.js" : "service-worker.js",
    },
    format: "iife",
    outdir: OUT,
    entryNames: "[name]",
    define: {
      RELEASE: JSON.stringify({
        files: files.filter((path) => !some.has(path)).map(address),
        languages: Object.fromEntries(languages.map(([each, paths]) => [each, paths.map(address)])),
        version: hash.digest("hex").slice(0, 12),
      }),
    },
  });
}

main().catch((fault) => {
  if (!fault.errors) console.error(fault); // esbuild has already said what is wrong
  process.exitCode = 1;
});
