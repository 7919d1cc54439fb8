/** A file whose line breaks off goes on where it was. */
import assert from "node:assert/strict";
import { afterEach, mock, test } from "node:test";
import { resumed } from "../../web/pyodide/resumed.js";

const FILE = "0123456789";
const BROKEN = new TypeError("network error");

/** An answer with a part of the file, in pieces of two, whose line then breaks off or is done. */
function answer(from, to, { breaks = to < FILE.length, status = from ? 206 : 200, packed } = {}) {
  let at = from;
  const body = new ReadableStream({
    pull(controller) {
      if (at < to) {
        controller.enqueue(new TextEncoder().encode(FILE.slice(at, Math.min(at + 2, to))));
        at += 2;
      } else if (breaks) {
        controller.error(BROKEN);
      } else {
        controller.close();
      }
    },
  });
  const headers = packed ? { "Content-Encoding": packed } : {};
  const response = new Response(body, { status, headers });
  Object.defineProperty(response, "url", { value: "https://site/file.bin" });
  return response;
}

/** What comes of a file, where these answers follow the first. */
async function read(first, ...next) {
  const fetched = mock.method(globalThis, "fetch", async () => next.shift());
  const text = await new Response(resumed(first)).text();
  return [
    text,
    fetched.mock.calls.map(({ arguments: [url, { headers }] }) => [url, headers.Range]),
  ];
}

afterEach(() => mock.restoreAll());

test("a file whose line holds is asked for once", async () => {
  assert.deepEqual(await read(answer(0, 10)), [FILE, []]);
});

test("what a broken line did not bring is asked for, as often as it breaks", async () => {
  assert.deepEqual(await read(answer(0, 4), answer(4, 6), answer(6, 10)), [
    FILE,
    [
      ["https://site/file.bin", "bytes=4-"],
      ["https://site/file.bin", "bytes=6-"],
    ],
  ]);
});

test("a host that knows no parts of a file sends it again, of which the rest counts", async () => {
  const whole = (to) => answer(0, to, { status: 200 });
  const [text, asked] = await read(whole(5), whole(7), whole(10));
  assert.deepEqual([text, asked.length], [FILE, 2]);
});

test("a line that brings nothing more has failed, as has a host that refuses", async () => {
  await assert.rejects(read(answer(0, 4), answer(4, 4)), BROKEN);
  await assert.rejects(read(answer(0, 4), answer(0, 4, { status: 200 })), BROKEN);
  await assert.rejects(read(answer(0, 4), answer(4, 10, { status: 416 })), BROKEN);
  await assert.rejects(read(answer(0, 0)), BROKEN);
});

test("what is packed once more for the way cannot go on", async () => {
  await assert.rejects(read(answer(0, 4, { packed: "gzip" }), answer(4, 10)), BROKEN);
  await assert.rejects(read(answer(0, 4), answer(4, 10, { packed: "gzip" })), BROKEN);
});
