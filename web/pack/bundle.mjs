// Bundles the page: node web/pack/bundle.mjs OUT PYTHON [--development]
// PYTHON is the folder of what Python starts from (web/pack/library/make.py).
// Every file that index.html names goes to OUT/assets under a hashed name; the page itself is written once
// at the root and once per game, with relative addresses only, so that the site works from any sub-path.

import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { GAMES } from "../games/index.js";
import { TEACHERS, titleOf } from "../shell/pages.js";
import { licences } from "./licences.mjs";
import { policy } from "./policy.mjs";
import { missing } from "./registration.mjs";

const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
const [OUT, PYTHON] = process.argv.slice(2, 4).map((path) => resolve(path));

/** Readable code with source maps, and nothing kept on the device. */
const DEVELOPMENT = process.argv.includes("--development");

/** What Help says is that of the package. */
const PACKAGE = await readFile(join(WEB, "../pysrc/cicada/__init__.py"), "utf8");
const [, VERSION] = /** @type {string[]} */ (PACKAGE.match(/__version__ = (".+")/));

/** The folder of the pages' pictures: others look for them there, so they are not hashed. */
const PREVIEWS = "previews";

/** Addresses of files of ours in the page and in the manifest, which keeps its own name. */
const ADDRESS = /(\bhref=|\bsrc=|"src": )"(?!manifest\.)([^":#]+\.\w+)"/g;

/** Files that other people's pages name: they keep their names for ever. */
const LASTING = ["embed.js", "scorm.js", "cicada_sphinx.py", "cicada.lua"];

/** A module worker as the web's standard writes it; esbuild leaves this to us. */
const WORKER = /new URL\("(\.[^"]+\.js)", import\.meta\.url\)/g;

/** @type {esbuild.BuildOptions} */
const OPTIONS = {
  absWorkingDir: WEB,
  outdir: join(OUT, "assets"),
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: !DEVELOPMENT,
  sourcemap: DEVELOPMENT && "inline",
  define: { VERSION },
  legalComments: "linked",
  metafile: true,
  // Pyodide's loader imports these where it runs under Node only.
  external: ["node:*", "ws"],
  alias: { "#python": PYTHON },
  loader: {
    ".bin": "file",
    ".png": "copy",
    ".svg": "copy",
    ".webmanifest": "copy",
    ".woff2": "copy",
  },
  logLevel: "warning",
};

/** All files that went into the site. @type {Set<string>} */
const bundled = new Set();

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
  for (const [output, { entryPoint, inputs }] of Object.entries(metafile.outputs)) {
    const input = entryPoint ?? Object.keys(inputs)[0]; // a copied file is its own only input
    if (entryPoints.includes(input)) names.set(input, basename(output));
  }
  return names;
}

/** Bundles each worker by itself and puts its hashed address into the module that starts it. */
const workers = {
  name: "workers",
  /** @param {esbuild.PluginBuild} build */
  setup(build) {
    build.onLoad({ filter: /\.js$/ }, async ({ path }) => {
      if (path.includes("node_modules")) return undefined;
      let contents = await readFile(path, "utf8");
      for (const [expression, file] of contents.matchAll(WORKER)) {
        const entry = relative(WEB, resolve(dirname(path), file));
        const name = (await bundle([entry], { splitting: true })).get(entry);
        contents = contents.replace(expression, `new URL("./${name}", import.meta.url)`);
      }
      return { contents };
    });
  },
};

/**
 * Writes a page in a folder of its own, made from the front page.
 *
 * @param {string} template
 * @param {{ name: string, title: string, description: string }} page
 * @param {string} preview the name of its picture
 */
async function writePage(template, page, preview) {
  const title = titleOf(page);
  const html = template
    .replace(/<title>.*<\/title>/, `<title>${title}</title>`)
    .replaceAll(/\b(href|src|data-root)="(?:\.\/)?([^":#]*)"/g, '$1="../$2"')
    .replace(/(property="og:title" content=)".*?"/, `$1"${title}"`)
    .replace(/(property="og:image" content=)".*?"/, `$1"../${PREVIEWS}/${preview}.png"`)
    .replaceAll(/(="(?:og:)?description" content=)".*?"/g, `$1"${page.description}"`);
  await mkdir(join(OUT, page.name), { recursive: true });
  await writeFile(join(OUT, page.name, "index.html"), html);
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
  const source = await readFile(join(WEB, "index.html"), "utf8");
  const manifest = await readFile(join(WEB, "install/manifest.webmanifest"), "utf8");
  const entries = [...`${source}${manifest}`.matchAll(ADDRESS)].map(([, , address]) => address);
  const names = await bundle([...new Set(entries)], { splitting: true, plugins: [workers] });
  /** @param {string} text */
  const hashed = (text) =>
    text.replaceAll(ADDRESS, (_, before, address) => `${before}"assets/${names.get(address)}"`);
  await writeFile(join(OUT, "manifest.webmanifest"), webManifest(hashed(manifest)));
  await writeFile(join(OUT, "licences.txt"), await licences([...bundled]));
  await cp(join(WEB, PREVIEWS), join(OUT, PREVIEWS), { recursive: true });
  const template = hashed(source).replace("POLICY", policy());
  await writeFile(join(OUT, "index.html"), template);
  await writePage(template, TEACHERS, "cicada");
  for (const entry of GAMES) {
    const { name } = entry;
    await writePage(template, entry, name);
    await cp(join(WEB, "games", name, "preview.png"), join(OUT, PREVIEWS, `${name}.png`));
  }
  await esbuild.build({
    ...OPTIONS,
    entryPoints: LASTING.map((name) => `embed/${name}`),
    outdir: join(OUT, "embed"),
    entryNames: "[name]",
    assetNames: "[name]",
    format: "iife",
    loader: { ".py": "copy", ".lua": "copy" },
  });
  await writeServiceWorker();
}

/** The service worker names all that a visit can need: whatever a page of ours asks for. */
async function writeServiceWorker() {
  const all = await readdir(OUT, { recursive: true });
  const files = all
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.\w+$/.test(path) && !/^(embed|previews)\/|\.LEGAL\.txt$/.test(path))
    .sort();
  const hash = createHash("sha256");
  /** What a SCORM package of the whole site holds (shell/scorm-package.js). @type {Record<string, number>} */
  const sizes = {};
  for (const path of files) {
    const content = await readFile(join(OUT, path));
    hash.update(path).update(content);
    sizes[path] = content.length;
  }
  await writeFile(join(OUT, "files.json"), JSON.stringify(sizes));
  files.push("files.json");
  await esbuild.build({
    ...OPTIONS,
    entryPoints: {
      "service-worker": DEVELOPMENT ? "pack/no-service-worker.js" : "service-worker.js",
    },
    format: "iife",
    outdir: OUT,
    entryNames: "[name]",
    define: {
      RELEASE: JSON.stringify({
        files: files.map((path) => path.replace(/index\.html$/, "") || "./"),
        version: hash.digest("hex").slice(0, 12),
      }),
    },
  });
}

main().catch((fault) => {
  if (!fault.errors) console.error(fault); // esbuild has already said what is wrong
  process.exitCode = 1;
});
