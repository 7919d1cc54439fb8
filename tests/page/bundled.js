/** What the bundler knows and Node does not: files named by their addresses, and what Python says of the first puzzles. */
import { execFileSync } from "node:child_process";
import { ENVIRONMENT, PYTHON, ROOT } from "./interpreter.js";

const FILES = /\.(bin|svg)$/;
const FIRST = "#python/first.json";
const PRINT_FIRST =
  "import json; from web.build.library.make import first_puzzles; print(json.dumps(first_puzzles()))";

/** @type {import("node:module").ResolveHook} */
export async function resolve(specifier, context, next) {
  if (specifier === FIRST || FILES.test(specifier))
    return { url: `bundled:${specifier}`, shortCircuit: true };
  return next(specifier, context);
}

/** @type {import("node:module").LoadHook} */
export async function load(url, context, next) {
  if (!url.startsWith("bundled:")) return next(url, context);
  const name = url.slice("bundled:".length);
  const value = name === FIRST ? firstPuzzles() : JSON.stringify(name);
  return { format: "module", source: `export default ${value}`, shortCircuit: true };
}

const firstPuzzles = () =>
  execFileSync(PYTHON, ["-c", PRINT_FIRST], { cwd: ROOT, env: ENVIRONMENT, encoding: "utf8" });
