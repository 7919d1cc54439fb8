// Trims Pyodide to what is reached without side modules: node web/pyodide/build/trim.mjs OUT
// Writes OUT/pyodide.asm.wasm and OUT/pyodide.asm.mjs, which belong together.
//
// Pyodide exports all that a package with C code might link, 8,560 names, and its glue puts each into variables,
// into `Module` and into the table of functions at every start. This page loads no such package: what the glue itself
// does not name goes, with the code that only that needed, and so do the parts of the glue that only that code called.
// No package with C code can be loaded afterwards.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import binaryen from "binaryen";
import { minify } from "terser";
import { FEATURES } from "./wasm.mjs";

const PYODIDE = fileURLToPath(new URL("../../../node_modules/pyodide/", import.meta.url));

/** How the glue takes up the exports, in one function, and what it offers to be imported. */
const DECLARED = /;var [\w$,]+(?=;function assignWasmExports\()/;
const EXPORTS = /(?<=function assignWasmExports\(wasmExports\)\{)[^{}]*(?=\})/;
const EXPORT = /^(?:[\w$]+=|Module\["[\w$]+"\]=)*wasmExports\["([\w$]+)"\](?:\.value>>>0)?$/;
const TAKEN = /([\w$]+)=|Module\["([\w$]+)"\]=/g;
const QUOTED = /"([\w$]+)"/g;
const IMPORTS = /(?<=var wasmImports=\{)[^{}]*(?=\})/;

/** @param {string} problem */
const changed = (problem) =>
  new Error(`Pyodide's glue is otherwise than web/pyodide/build/trim.mjs expects: ${problem}.`);

/** The only place where a pattern matches. @param {string} text @param {RegExp} pattern @param {string} name */
function only(text, pattern, name) {
  const found = [...text.matchAll(new RegExp(pattern, "g"))].map(([match]) => match);
  if (found.length !== 1) throw changed(`${name} is there ${found.length} times`);
  return found[0];
}

/** All names in a text. @param {string} text */
const words = (text) => new Set(text.match(/[\w$]+/g));

/**
 * The exports that something needs, by the statement that takes each up.
 *
 * @param {string} glue
 * @param {string} loader
 * @returns {Map<string, string>}
 */
function exportsNeeded(glue, loader) {
  const taking = only(glue, EXPORTS, "assignWasmExports");
  const others = `${glue.replace(EXPORTS, "").replace(only(glue, DECLARED, "var"), "")}${loader}`;
  const used = words(others);
  const quoted = new Set([...others.matchAll(QUOTED)].map(([, name]) => name));
  const needed = new Map();
  for (const statement of taking.split(";")) {
    const name = statement.match(EXPORT)?.[1];
    if (!name) throw changed(`assignWasmExports has ${JSON.stringify(statement.slice(0, 80))}`);
    const taken = [...statement.matchAll(TAKEN)].map(([, variable, key]) => variable ?? key);
    if (taken.some((word) => used.has(word)) || quoted.has(name)) needed.set(name, statement);
  }
  for (const [, quoted, plain] of others.matchAll(/\bwasmExports(?:\["([\w$]+)"\]|\.([\w$]+))/g))
    if (!needed.has(quoted ?? plain)) needed.set(quoted ?? plain, "");
  return needed;
}

/** The module with some exports, and the imports left. @param {Uint8Array} wasm @param {Set<string>} needed */
function trimmedWasm(wasm, needed) {
  const module = binaryen.readBinary(wasm, FEATURES);
  for (const { name } of WebAssembly.Module.exports(new WebAssembly.Module(wasm)))
    if (!needed.has(name)) module.removeExport(name);
  module.runPasses(["remove-unused-module-elements"]);
  const trimmed = module.emitBinary();
  module.dispose();
  const imports = WebAssembly.Module.imports(new WebAssembly.Module(trimmed));
  const linked = imports.find((each) => each.module.startsWith("GOT"));
  if (linked) throw changed(`${linked.name} is linked by ${linked.module}`);
  return { trimmed, imports: new Set(imports.map(({ name }) => name)) };
}

/**
 * The glue without what is no longer reached.
 *
 * @param {string} glue
 * @param {Map<string, string>} needed
 * @param {Set<string>} imports
 * @param {string} loader
 */
async function trimmedGlue(glue, needed, imports, loader) {
  const offered = only(glue, IMPORTS, "wasmImports").split(",");
  const kept = offered.filter((entry) => imports.has(entry.split(":")[0]));
  const lean = glue
    .replace(EXPORTS, () => [...needed.values()].filter(Boolean).join(";"))
    .replace(IMPORTS, () => kept.join())
    // No code from elsewhere sees our variables, which therefore may be renamed and left out,
    .replaceAll(/\beval\(/g, "(0,eval)(")
    // nor are functions linked by their types,
    .replaceAll(/(?<=[;}])[\w$]+\.sig="\w+";/g, "");
  // nor by their names.
  const uses = new Map();
  for (const [, quoted, plain] of lean.matchAll(/\bModule(?:\["([\w$]+)"\]|\.([\w$]+))/g))
    uses.set(quoted ?? plain, (uses.get(quoted ?? plain) ?? 0) + 1);
  const outside = words(loader);
  const { code } = await minify(
    lean.replaceAll(/(?<=[;}])Module\["([\w$]+)"\]=\1;/g, (statement, name) =>
      uses.get(name) > 1 || outside.has(name) ? statement : "",
    ),
    { module: true, compress: { inline: 0, reduce_funcs: false } },
  );
  return /** @type {string} */ (code);
}

const [out] = process.argv.slice(2);
const [glue, loader] = await Promise.all(
  ["pyodide.asm.mjs", "pyodide.mjs"].map((name) => readFile(join(PYODIDE, name), "utf8")),
);
const needed = exportsNeeded(glue, loader);
const wasm = await readFile(join(PYODIDE, "pyodide.asm.wasm"));
const { trimmed, imports } = trimmedWasm(wasm, new Set(needed.keys()));
await writeFile(join(out, "pyodide.asm.wasm"), trimmed);
await writeFile(join(out, "pyodide.asm.mjs"), await trimmedGlue(glue, needed, imports, loader));
