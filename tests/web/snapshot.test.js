/** The memory that Python starts from: what is stored is put back, and nothing else is. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fromSnapshot, paste, STATE, stored } from "../../web/python/snapshot.js";

const PAGE = 4096;
const ID = "0123456789abcdef";

/** A memory of three pages, filled with a number each. */
const memory = (...numbers) => Uint8Array.from(numbers.flatMap((n) => Array(PAGE).fill(n)));
const snapshot = stored(ID, memory(1, 2, 3), memory(1, 0, 0)).buffer;

test("pages that differ are stored, and put back", () => {
  assert.equal(snapshot.byteLength, 16 + 8 + 2 * 4 + 2 * PAGE);
  const HEAPU8 = memory(1, 7, 8);
  paste(snapshot, ID, { HEAPU8 });
  assert.deepEqual(HEAPU8, memory(1, 2, 3));
});

test("a snapshot of another Pyodide, or one that does not fit, changes nothing", () => {
  const HEAPU8 = memory(1, 7, 8);
  assert.throws(() => paste(snapshot, "f".repeat(16), { HEAPU8 }), /another Pyodide/);
  assert.throws(() => paste(snapshot.slice(0, -1), ID, { HEAPU8 }), /does not fit/);
  assert.throws(() => paste(snapshot.slice(0, 20), ID, { HEAPU8 }));
  assert.deepEqual(HEAPU8, memory(1, 7, 8));
  const small = memory(1, 7);
  assert.throws(() => paste(snapshot, ID, { HEAPU8: small }), /does not fit/);
  assert.deepEqual(small, memory(1, 7));
});

test("what the glue has put into the memory for this browser stays there", async () => {
  const HEAPU8 = memory(0, 0, 0);
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
