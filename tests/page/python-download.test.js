/** What Python starts from arrives in every browser, with its snapshot or without. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { gzipSync } from "node:zlib";
import "./environment.js";
import { decoder, stored } from "./zstd.js";

const { download } = await import("../../web/pyodide/download.js");

const PLAIN = Buffer.from("\0asm\x01\0\0\0", "latin1");
const MODULE = stored(PLAIN);
const DECODER = gzipSync(decoder());

const ALL = { had: {}, cache: "default", tell: () => {} };

/** Has these files arrive, by the ends of their names. @param {string[]} arrive */
function host(...arrive) {
  mock.method(globalThis, "fetch", async (address) =>
    arrive.some((name) => `${address}`.endsWith(name))
      ? new Response(`${address}`.endsWith("zstd.bin") ? DECODER : MODULE)
      : new Response(null, { status: 404 }),
  );
}

test("Python arrives where a module that is compiled while it comes is never done", async () => {
  mock.method(WebAssembly, "compileStreaming", () => new Promise(() => {}));
  host("pyodide.bin", "snapshot.bin", "zstd.bin");
  const { wasm, snapshot } = await download(ALL);
  assert.ok(wasm instanceof WebAssembly.Module);
  assert.ok(snapshot instanceof WebAssembly.Module);
});

test("without its snapshot Python starts all the same", async () => {
  const warned = mock.method(console, "warn", () => {});
  host("pyodide.bin", "zstd.bin");
  const { wasm, snapshot } = await download(ALL);
  assert.ok(wasm instanceof WebAssembly.Module);
  assert.equal(snapshot, undefined);
  assert.match(`${warned.mock.calls[0].arguments}`, /without its snapshot.*snapshot\.bin: 404/);
});

test("without Pyodide itself it is said what is missing", async () => {
  mock.method(console, "warn", () => {});
  host("snapshot.bin", "zstd.bin");
  await assert.rejects(download(ALL), /pyodide\.bin: 404/);
});

test("without what unpacks Pyodide it is said what is missing", async () => {
  mock.method(console, "warn", () => {});
  host("pyodide.bin", "snapshot.bin");
  await assert.rejects(download(ALL), /zstd\.bin: 404/);
});

for (const [what, damaged] of [
  ["cut", (whole) => whole.subarray(0, -1)],
  ["empty", () => Buffer.alloc(0)],
  ["another file", () => gzipSync(PLAIN)],
  ["of a size that no device has", (whole) => huge(whole)],
])
  test(`a packed file that is ${what} is told as damaged`, async () => {
    mock.method(console, "warn", () => {});
    mock.method(
      globalThis,
      "fetch",
      async (address) =>
        new Response(`${address}`.endsWith("zstd.bin") ? DECODER : damaged(MODULE)),
    );
    await assert.rejects(download(ALL), /^Error: .*pyodide\.bin: damaged$/);
  });

/** A frame that tells another size of what it holds, in eight bytes. @param {Buffer} whole */
const huge = (whole) =>
  Buffer.concat([
    ...[whole.subarray(0, 4), Buffer.from([0b1110_0000, 0, 0, 0, 0, 0, 1, 0, 0])],
    whole.subarray(6),
  ]);

test("of what comes every piece is told, and each part once it is there", async () => {
  const asked = [];
  const pieces = [MODULE.subarray(0, 10), MODULE.subarray(10)];
  mock.method(globalThis, "fetch", async (address, { cache }) => {
    asked.push([`${address}`.split("/").pop(), cache]);
    if (`${address}`.endsWith("zstd.bin")) return new Response(DECODER);
    const body = new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    });
    return new Response(body, { headers: { "Content-Length": MODULE.length } });
  });
  const told = [];
  const module = new WebAssembly.Module(Buffer.from("\0asm\x01\0\0\0", "latin1"));
  const tell = (came) => told.push(came);
  const { wasm, snapshot } = await download({ had: { wasm: module }, cache: "reload", tell });
  assert.equal(wasm, module);
  assert.deepEqual(asked, [
    ["zstd.bin", "reload"],
    ["snapshot.bin", "reload"],
  ]);
  const shares = told.filter((came) => "share" in came).map(({ share }) => share);
  assert.deepEqual(shares, [10 / MODULE.length, 1]);
  assert.deepEqual(told.at(-1), { part: { snapshot } });
});

for (const [what, headers] of [
  ["the host does not tell its length", {}],
  ["it is packed once more on the way", { "Content-Encoding": "gzip", "Content-Length": 5 }],
])
  test(`the share that has come is not told where it is not known: ${what}`, async () => {
    mock.method(globalThis, "fetch", async (address) =>
      `${address}`.endsWith("zstd.bin") ? new Response(DECODER) : new Response(MODULE, { headers }),
    );
    const told = [];
    await download({ ...ALL, tell: (came) => told.push(came) });
    const shares = told.filter((came) => "share" in came).map(({ share }) => share);
    assert.deepEqual([...new Set(shares)], [undefined]);
  });
