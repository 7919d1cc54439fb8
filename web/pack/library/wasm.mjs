// What trimming and splitting share of reading and writing WebAssembly.

import { createHash } from "node:crypto";
import binaryen from "binaryen";

/** What Pyodide's WebAssembly uses, which every browser that it runs in knows; were more named, the
 * writer would use it. */
const { MutableGlobals, BulkMemory, NontrappingFPToInt, SignExt, ...others } = binaryen.Features;
const { ExceptionHandling, ReferenceTypes, Multivalue, BulkMemoryOpt, CallIndirectOverlong } =
  others;
export const FEATURES =
  MutableGlobals |
  BulkMemory |
  NontrappingFPToInt |
  SignExt |
  ExceptionHandling |
  ReferenceTypes |
  Multivalue |
  BulkMemoryOpt |
  CallIndirectOverlong;

/**
 * The functions of a module that are not imported, by their names: their numbers in the module as
 * it was read.
 *
 * @param {import("binaryen").Module} module
 */
export function bodiesOf(module) {
  /** @type {Map<string, { ref: number, info: any }>} */
  const found = new Map();
  for (let i = 0; i < module.getNumFunctions(); i++) {
    const ref = /** @type {any} */ (module.getFunctionByIndex(i));
    const info = binaryen.getFunctionInfo(ref);
    if (!info.module) found.set(info.name, { ref, info });
  }
  return found;
}

/** @param {number} ref a function @param {number} body */
export function setBody(ref, body) {
  new /** @type {any} */ (binaryen.Function)(ref).body = body;
}

/** Which parts belong together: those of one trimmed Pyodide. @param {Uint8Array} wasm */
export const idOf = (wasm) => createHash("sha256").update(wasm).digest("hex").slice(0, 16);

/** With a custom section that tells what it was made of. @param {Uint8Array} part @param {Uint8Array} wasm */
export function stamped(part, wasm) {
  const content = Buffer.from(`\x06cicada${idOf(wasm)}`, "ascii");
  return Buffer.concat([part, Buffer.from([0, content.length]), content]);
}
