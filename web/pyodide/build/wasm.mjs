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

/** As WebAssembly writes numbers; `limit` is 128, or 64 where there may be a sign. @param {number} number */
function leb(number, limit = 128) {
  const bytes = [];
  for (; number >= limit; number >>>= 7) bytes.push((number & 127) | 128);
  return [...bytes, number];
}

/** @param {number} id @param {(number[] | Uint8Array)[]} parts */
function section(id, ...parts) {
  const content = Buffer.concat(parts.map((part) => Uint8Array.from(part)));
  return Buffer.concat([Buffer.from([id, ...leb(content.length)]), content]);
}

/**
 * A module whose instances put data into the memory `hot.memory`, which is at least as long.
 *
 * @param {Uint8Array} memory the data where they have to be
 * @param {[number, number][]} ranges from where to where they are put
 */
export function dataModule(memory, ranges) {
  const name = (/** @type {string} */ text) => [text.length, ...Buffer.from(text, "ascii")];
  const [MEMORY, NO_MOST, CONSTANT, END] = [2, 0, 0x41, 0x0b];
  const imported = [...name("hot"), ...name("memory"), MEMORY, NO_MOST];
  return Buffer.concat([
    Buffer.from("\0asm\x01\0\0\0", "latin1"),
    section(2, [1, ...imported, ...leb(memory.length / 65_536)]),
    section(
      11,
      leb(ranges.length),
      ...ranges.flatMap(([from, to]) => [
        [0, CONSTANT, ...leb(from, 64), END, ...leb(to - from)],
        memory.subarray(from, to),
      ]),
    ),
  ]);
}

/** With a custom section that tells what it was made of. @param {Uint8Array} part @param {Uint8Array} wasm */
export function stamped(part, wasm) {
  const content = Buffer.from(`\x06cicada${idOf(wasm)}`, "ascii");
  return Buffer.concat([part, Buffer.from([0, content.length]), content]);
}
