/** The memory that Python starts from: what is stored is put back, and nothing else is. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { dataModule, stamped } from "../../web/pyodide/build/wasm.mjs";
import { fromSnapshot, paste, STATE } from "../../web/pyodide/snapshot.js";

const PAGE = 65_536;
const EMPTY = Buffer.from("\0asm\x01\0\0\0", "latin1");

/** A Pyodide of nothing, its name in the parts that belong to it. */
const pyodide = (name) => new WebAssembly.Module(stamped(EMPTY, Buffer.from(name)));

/** An instance with a memory of so many pages of nothing but one number. */
function instance(pages, number) {
  const memory = new WebAssembly.Memory({ initial: pages });
  new Uint8Array(memory.buffer).fill(number);
  return { exports: { memory } };
}

const bytesOf = ({ exports }) => new Uint8Array(exports.memory.buffer);

const memory = Uint8Array.from({ length: 2 * PAGE }, (_, i) => i % 251);
const stored = stamped(
  dataModule(memory, [
    [100, 300],
    [PAGE - 1, PAGE + 9],
  ]),
  Buffer.from("one"),
);
const snapshot = new WebAssembly.Module(stored);

test("what was stored is put back, and nothing else is changed", () => {
  const given = instance(2, 7);
  paste(snapshot, pyodide("one"), given);
  const expected = new Uint8Array(2 * PAGE).fill(7);
  for (const [from, to] of [
    [100, 300],
    [PAGE - 1, PAGE + 9],
  ])
    expected.set(memory.subarray(from, to), from);
  assert.deepEqual(bytesOf(given), expected);
});

test("a snapshot of another Pyodide, or one that does not fit, changes nothing", () => {
  const given = instance(2, 7);
  assert.throws(() => paste(snapshot, pyodide("two"), given), /another Pyodide/);
  assert.ok(bytesOf(given).every((byte) => byte === 7));
  const small = instance(1, 7);
  assert.throws(() => paste(snapshot, pyodide("one"), small), WebAssembly.LinkError);
  assert.ok(bytesOf(small).every((byte) => byte === 7));
});

test("a snapshot that is cut is none", () => {
  for (const length of [4, 20, 200, stored.length - 1])
    assert.throws(() => new WebAssembly.Module(stored.subarray(0, length)));
});

test("what the glue has put into the memory for this browser stays there", async () => {
  const HEAPU8 = new Uint8Array(3 * 4096);
  const HEAP32 = new Int32Array(HEAPU8.buffer);
  const module = {
    HEAPU8,
    HEAP32,
    __PyRuntime: 4000,
    __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET: 8,
  };
  HEAP32[2] = 100;
  HEAP32[4100 / 4] = 17;
  const settings = { API: { config: { jsglobals: "js" }, public_api: "api" } };
  const { createPyodideModule } = fromSnapshot(
    async () => module,
    () => HEAPU8.fill(5),
  );
  await createPyodideModule(settings);
  assert.deepEqual(settings.API.getExpectedKeys(), [null, "js", "api"]);
  assert.equal(settings.API.restoreSnapshot(), STATE);
  assert.equal(HEAP32[4100 / 4], 17);
  assert.equal(HEAPU8[0], 5);
});
