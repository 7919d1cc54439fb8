// Splits the trimmed Pyodide in two: node web/pyodide/build/split.mjs PYODIDE
// Of PYODIDE/pyodide.asm.wasm it makes hot.wasm, with what starts and answers, and rest.wasm, with all other functions.
//
// hot.txt names the functions that a start and the games' questions ran (tests/browser/function_profile.py). Every function keeps its place:
// in hot.wasm the others' bodies only call into the table `cold`, which the rest fills when it is linked; in the rest
// those of hot functions call into the table `hot`. Before its first such call hot.wasm calls `env.link`, which has to
// link the rest, waiting for it if it must: any function may be called at any time.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import binaryen from "binaryen";
import { bodiesOf, FEATURES, idOf, setBody, stamped } from "./wasm.mjs";

const PROFILE = new URL("hot.txt", import.meta.url);
const PRUNE = ["remove-unused-module-elements"];
const TAGS = ["tag$0", "tag$1"];

/** @typedef {import("binaryen").Module} Module */

/** @param {number} count @param {(i: number) => any} get */
const all = (count, get) => Array.from({ length: count }, (_, i) => get(i));

/** @param {Module} module @returns {string[]} */
const tablesOf = (module) =>
  all(
    module.getNumTables(),
    (i) => binaryen.getTableInfo(/** @type {any} */ (module.getTableByIndex(i))).name,
  );

/** @param {Module} module @returns {{ name: string, type: number }[]} those that change */
const globalsOf = (module) =>
  all(module.getNumGlobals(), (i) =>
    binaryen.getGlobalInfo(/** @type {any} */ (module.getGlobalByIndex(i))),
  ).filter((each) => each.mutable);

/** Give functions a body that calls a table's entry. @param {Module} module @param {string} table @param {string[]} names @param {() => number} [before] */
function call(module, table, names, before) {
  const slots = new Map(names.map((name, slot) => [name, slot]));
  for (const [name, { info, ref }] of bodiesOf(module)) {
    const slot = slots.get(name);
    if (slot === undefined) continue;
    const values = binaryen.expandType(info.params).map((type, i) => module.local.get(i, type));
    const through = module.call_indirect(
      table,
      module.i32.const(slot),
      values,
      info.params,
      info.results,
    );
    setBody(ref, before ? module.block(null, [before(), through], info.results) : through);
  }
}

/** @param {Module} module @param {string} table @param {string[]} names */
function addTable(module, table, names) {
  module.addTable(table, names.length, names.length);
  return () => module.addActiveElementSegment(table, table, names, module.i32.const(0));
}

/** The sections of a module that are wanted. @param {Uint8Array} wasm @param {(id: number) => boolean} wanted */
function sections(wasm, wanted) {
  const parts = [wasm.subarray(0, 8)];
  for (let at = 8; at < wasm.length; ) {
    let [size, shift, next] = [0, 0, at + 1];
    do {
      size |= (wasm[next] & 127) << shift;
      shift += 7;
    } while (wasm[next++] & 128);
    if (wanted(wasm[at])) parts.push(wasm.subarray(at, next + size));
    at = next + size;
  }
  return Buffer.concat(parts);
}

const [DATA, DATA_COUNT, CUSTOM] = [11, 12, 0];

const [pyodide] = process.argv.slice(2);
const wasm = await readFile(join(pyodide, "pyodide.asm.wasm"));
const id = idOf(wasm);
const [of, ...names] = (await readFile(PROFILE, "utf8")).trim().split(/\s+/);
if (of !== id)
  throw new Error(
    `web/pyodide/build/hot.txt is of another Pyodide (${of}) than that of this build (${id}): run tests/browser/function_profile.py, which says how.`,
  );
const isHot = new Set(names);

// What the rest shares with it: all tables, globals that change, tags.
const hot = binaryen.readBinary(wasm, FEATURES);
for (const name of tablesOf(hot)) hot.addTableExport(name, `table ${name}`);
for (const { name } of globalsOf(hot)) hot.addGlobalExport(name, `global ${name}`);
for (const name of TAGS) hot.addTagExport(name, `tag ${name}`);
for (const [name, { ref }] of bodiesOf(hot)) if (!isHot.has(name)) setBody(ref, hot.unreachable());
hot.runPasses(PRUNE);
const cold = [...bodiesOf(hot).keys()].filter((name) => !isHot.has(name));

const rest = binaryen.readBinary(wasm, FEATURES);
for (const { name } of WebAssembly.Module.exports(new WebAssembly.Module(wasm)))
  rest.removeExport(name);
for (const table of tablesOf(rest))
  for (const segment of rest.getTableSegments(table)) rest.removeElementSegment(segment);
const fillCold = addTable(rest, "cold", cold);
rest.addTableImport("cold", "hot", "table cold");
fillCold();
for (const [name, { ref }] of bodiesOf(rest)) if (isHot.has(name)) setBody(ref, rest.unreachable());
rest.runPasses(PRUNE);
const called = [...bodiesOf(rest).keys()].filter((name) => isHot.has(name));

hot.addFunctionImport("link", "env", "link", binaryen.none, binaryen.none);
hot.addGlobal("linked", binaryen.i32, true, hot.i32.const(0));
hot.addGlobalExport("linked", "linked");
hot.addTable("cold", cold.length, cold.length);
hot.addTableExport("cold", "table cold");
addTable(hot, "hot", called)();
hot.addTableExport("hot", "table hot");
call(hot, "cold", cold, () =>
  hot.if(hot.i32.eqz(hot.global.get("linked", binaryen.i32)), hot.call("link", [], binaryen.none)),
);
hot.runPasses(PRUNE);

rest.addTable("hot", called.length, called.length);
call(rest, "hot", called);
rest.addMemoryImport("0", "hot", "memory");
for (const name of tablesOf(rest)) rest.addTableImport(name, "hot", `table ${name}`);
for (const { name, type } of globalsOf(rest))
  rest.addGlobalImport(name, "hot", `global ${name}`, type, true);
for (const name of TAGS) rest.addTagImport(name, "hot", `tag ${name}`, binaryen.i32, binaryen.none);
rest.runPasses(PRUNE);

await writeFile(join(pyodide, "hot.wasm"), stamped(hot.emitBinary(), wasm));
// The memory has its data already, and Python has changed them since.
const code = sections(rest.emitBinary(), (id) => ![DATA, DATA_COUNT, CUSTOM].includes(id));
await writeFile(join(pyodide, "rest.wasm"), stamped(code, wasm));
