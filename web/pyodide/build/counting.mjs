// Makes a Pyodide that tells which functions run, by calling `env.hit` with their names: node web/pyodide/build/counting.mjs PYODIDE OUT
// PYODIDE is the folder of the trimmed Pyodide; see tests/browser/function_profile.py.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import binaryen from "binaryen";
import { bodiesOf, FEATURES, setBody, stamped } from "./wasm.mjs";

const [pyodide, out] = process.argv.slice(2);
const wasm = await readFile(join(pyodide, "pyodide.asm.wasm"));
const module = binaryen.readBinary(wasm, FEATURES);
module.addFunctionImport("hit", "env", "hit", binaryen.i32, binaryen.none);
for (const [name, { ref, info }] of bodiesOf(module)) {
  const hit = module.call("hit", [module.i32.const(Number(name))], binaryen.none);
  setBody(ref, module.block(null, [hit, info.body], info.results));
}
await writeFile(out, stamped(module.emitBinary(), wasm));
