/**
 * What the bundler knows and Node does not: files named by their addresses, what Python says of the first
 * puzzles, and the page's sentences in other languages.
 */
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ENVIRONMENT, PYTHON, ROOT } from "./interpreter.js";

/** @type {import("node:worker_threads").MessagePort} */
let page;

/** @param {{ port: import("node:worker_threads").MessagePort }} given to tell the page how many modules more or less are read */
export function initialize({ port }) {
  page = port;
}

/** Have the page know of it while something is read. @template T @param {() => Promise<T>} read */
async function told(read) {
  page.postMessage(1);
  try {
    return await read();
  } finally {
    page.postMessage(-1);
  }
}

const FILES = /\.(bin|svg)$/;
const BOX_WORKER = "#box-worker";
const ARCHIVES = "#python/archives.js";
/** Each name has an address. */
const ADDRESSES = 'export default new Proxy({}, { get: (_, name) => "#python/" + name + ".bin" });';
/** What Python says when the site is built, and what makes it. */
const SAID = { "#python/first.json": "first_visits", "#python/lab.json": "lab_visits" };
const PRINT_SAID = (/** @type {string} */ name) =>
  `import json; from web.pyodide.build.make import ${name}; print(json.dumps(${name}()))`;
const CATALOGUES = "#languages/";
const PRINT_CATALOGUES = "from web.build.site import make_languages; print(make_languages())";

/** @type {import("node:module").ResolveHook} */
export const resolve = (specifier, context, next) =>
  told(async () => {
    if (
      specifier in SAID ||
      specifier === BOX_WORKER ||
      specifier === ARCHIVES ||
      FILES.test(specifier)
    )
      return { url: `bundled:${specifier}`, shortCircuit: true };
    if (specifier.startsWith(CATALOGUES)) {
      const catalogue = join(printed(PRINT_CATALOGUES).trim(), specifier.slice(CATALOGUES.length));
      return { url: pathToFileURL(catalogue).href, format: "module", shortCircuit: true };
    }
    return next(specifier, context);
  });

/** @type {import("node:module").LoadHook} */
export const load = (url, context, next) =>
  told(async () => {
    if (url.startsWith("file:") && url.endsWith(".json"))
      return moduleOf(await readFile(new URL(url)));
    if (!url.startsWith("bundled:")) return next(url, context);
    const name = url.slice("bundled:".length);
    if (name === ARCHIVES) return { format: "module", source: ADDRESSES, shortCircuit: true };
    if (name === BOX_WORKER) return moduleOf('{"glue":"glue.js","worker":"worker.js"}');
    return moduleOf(name in SAID ? printed(PRINT_SAID(SAID[name])) : JSON.stringify(name));
  });

/** A module of a value, which has the parts of that by name, too. @param {string | Buffer} json */
function moduleOf(json) {
  const parts = Object.entries(JSON.parse(`${json}`)).filter(([name]) => /^[a-z]\w*$/.test(name));
  const named = parts.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
  const source = [...named, `export default ${json};`].join("\n");
  return { format: "module", source, shortCircuit: true };
}

/** What a program of Python's prints. @param {string} program */
const printed = (program) =>
  execFileSync(PYTHON, ["-c", program], { cwd: ROOT, env: ENVIRONMENT, encoding: "utf8" });
