/** What Python starts from arrives in every browser, with its snapshot or without. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { gzipSync } from "node:zlib";
import "./environment.js";

const { download } = await import("../../web/python/download.js");

const MODULE = gzipSync(Buffer.from("\0asm\x01\0\0\0", "latin1"));

/** Has these files arrive, by the ends of their names. @param {string[]} arrive */
function host(...arrive) {
  mock.method(globalThis, "fetch", async (address) =>
    arrive.some((name) => `${address}`.endsWith(name))
      ? new Response(MODULE)
      : new Response(null, { status: 404 }),
  );
}

test("Python arrives where a module that is compiled while it comes is never done", async () => {
  mock.method(WebAssembly, "compileStreaming", () => new Promise(() => {}));
  host("pyodide.bin", "snapshot.bin");
  const { wasm, snapshot } = await download();
  assert.ok(wasm instanceof WebAssembly.Module);
  assert.ok(snapshot instanceof WebAssembly.Module);
});

test("without its snapshot Python starts all the same", async () => {
  const warned = mock.method(console, "warn", () => {});
  host("pyodide.bin");
  const { wasm, snapshot } = await download();
  assert.ok(wasm instanceof WebAssembly.Module);
  assert.equal(snapshot, undefined);
  assert.match(`${warned.mock.calls[0].arguments}`, /without its snapshot.*snapshot\.bin: 404/);
});

test("without Pyodide itself it is said what is missing", async () => {
  mock.method(console, "warn", () => {});
  host("snapshot.bin");
  await assert.rejects(download(), /pyodide\.bin: 404/);
});
