/**
 * What the bundler knows and Node does not: files named by their addresses, what Python says of the first
 * puzzles, and the page's sentences in other languages.
 */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ENVIRONMENT, PYTHON, ROOT } from "./interpreter.js";

const FILES = /\.(bin|svg)$/;
const FIRST = "#python/first.json";
const PRINT_FIRST =
  "import json; from web.build.library.make import first_puzzles; print(json.dumps(first_puzzles()))";
const CATALOGUES = "#languages/";
const PRINT_CATALOGUES = "from web.build.site import make_languages; print(make_languages())";

/** @type {import("node:module").ResolveHook} */
export async function resolve(specifier, context, next) {
  if (specifier === FIRST || FILES.test(specifier))
    return { url: `bundled:${specifier}`, shortCircuit: true };
  if (specifier.startsWith(CATALOGUES)) {
    const catalogue = join(told(PRINT_CATALOGUES).trim(), specifier.slice(CATALOGUES.length));
    return { url: pathToFileURL(catalogue).href, format: "module", shortCircuit: true };
  }
  return next(specifier, context);
}

/** @type {import("node:module").LoadHook} */
export async function load(url, context, next) {
  if (!url.startsWith("bundled:"))
    return next(url, url.endsWith(".json") ? asJson(context) : context);
  const name = url.slice("bundled:".length);
  const value = name === FIRST ? told(PRINT_FIRST) : JSON.stringify(name);
  return { format: "module", source: `export default ${value}`, shortCircuit: true };
}

/** The bundler knows by its name what is JSON. */
const asJson = (context) => ({ ...context, importAttributes: { type: "json" } });

/** What a program of Python's prints. @param {string} program */
const told = (program) =>
  execFileSync(PYTHON, ["-c", program], { cwd: ROOT, env: ENVIRONMENT, encoding: "utf8" });
