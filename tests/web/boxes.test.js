/** The Pythons of the sealed frame: which one is asked, and when another one is started. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

/** What the frame was told to start, by number, and the ports of what runs there. */
let ports = new Map();
let ended = [];

const contentWindow = {
  postMessage({ start, stop }, _, [port] = []) {
    if (start) ports.set(start, port);
    if (stop) ended.push(stop);
  },
};
/** Set where the frame's script does not run. */
let silent = false;
/** What hears that the frame is loaded. */
let loaded;
const frame = {
  contentWindow,
  setAttribute() {},
  remove() {},
  addEventListener: (_, listener) => {
    loaded = listener;
  },
  removeEventListener() {},
};
globalThis.BOX = "";
globalThis.document = { createElement: () => frame, body: { append() {} } };
globalThis.addEventListener = (_, listener) =>
  silent ||
  queueMicrotask(() => listener({ source: contentWindow, data: { box: 0, listening: true } }));

const { Boxes } = await import("../../web/site/lab/box/box.js");

/** Let messages and promises come through. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/** The Pythons that are there, by number, those that were ended left out. */
const alive = () => [...ports.keys()].filter((number) => !ended.includes(number));

/** @type {Boxes} */
let boxes;
beforeEach(() => {
  ports = new Map();
  ended = [];
  boxes = new Boxes(async () => ({ code: "" }));
});

const REQUEST = { call: "answer", texts: ["4 6"], limit: 1 };

/** Have the Python of that number start, and answer all that it is asked. @param {number} number */
function answerWith(number, answer) {
  const port = ports.get(number);
  port.on("message", ({ id }) => id && answer(port, id));
  port.postMessage({ ready: true });
}

const well = (port, id) => {
  port.postMessage({ id, answers: ["1122"], seconds: [0] });
  port.postMessage({ id, done: true, memory: 1 });
};
const crash = (port, id) => port.postMessage({ id, crashed: "stack" });

/** Nothing is waited for any more. */
const end = async () => {
  for (const port of ports.values()) port.postMessage({ failed: "the test is over" });
  await settled();
  for (const port of ports.values()) port.close();
};

test("nothing is started before it is wanted, and no spare before it is asked for", async () => {
  await settled();
  assert.deepEqual(alive(), []);
  const run = boxes.run(REQUEST);
  await settled();
  assert.deepEqual(alive(), [1]);
  answerWith(1, well);
  assert.equal(await run, true);
  boxes.keepSpare();
  await settled();
  assert.deepEqual(alive(), [1, 2]);
  boxes.keepSpare();
  await settled();
  assert.deepEqual(alive(), [1, 2]);
  await end();
});

test("after a crash the spare is asked, and the next spare is started at once", async () => {
  const run = boxes.run(REQUEST);
  await settled();
  boxes.keepSpare();
  await settled();
  answerWith(1, crash);
  await assert.rejects(run);
  boxes.keepSpare();
  await settled();
  assert.deepEqual(alive(), [2, 3], "another spare beside the one that is used now");
  answerWith(2, well);
  assert.equal(await boxes.run(REQUEST), true);
  await end();
});

test("a Python that has taken much memory keeps its program until the run is over", async () => {
  const much = (port, id) => port.postMessage({ id, done: true, memory: 2 ** 29 });
  const run = boxes.run(REQUEST);
  await settled();
  answerWith(1, much);
  await run;
  assert.deepEqual(alive(), [1]);
  const { used } = boxes;
  assert.ok(used);
  boxes.endRun();
  assert.notEqual(boxes.used, used);
  await settled();
  assert.deepEqual(alive(), [2, 3]);
  await end();
});

test("what comes for a request before is nothing of the present one", async () => {
  const late = (port, id) => {
    const before = id - 1;
    port.postMessage({ id: before, answers: ["old"], seconds: [0] });
    port.postMessage({ id: before, printed: "old" });
    port.postMessage({ id: before, crashed: "old" });
    port.postMessage({ id: before, done: true, memory: 1 });
    well(port, id);
  };
  const first = boxes.run(REQUEST);
  await settled();
  answerWith(1, late);
  await first;
  const heard = [];
  const onAnswers = (answers) => heard.push(...answers);
  const onPrint = (text) => heard.push(text);
  assert.equal(await boxes.run(REQUEST, { onAnswers, onPrint }), true);
  assert.deepEqual(heard, ["1122"]);
  await end();
});

test("a Python that is renewed is one that no program has touched", async () => {
  const run = boxes.run(REQUEST);
  await settled();
  answerWith(1, well);
  await run;
  boxes.renew();
  await settled();
  assert.deepEqual(alive(), [2, 3]);
  await end();
});

test("where no Python starts all is fetched anew for the next run, past what the browser has kept", async () => {
  const caches = [];
  boxes = new Boxes(async (cache) => {
    caches.push(cache);
    return { code: "" };
  });
  const run = boxes.run(REQUEST);
  boxes.keepSpare();
  await settled();
  ports.get(1).postMessage({ failed: "damaged" });
  await assert.rejects(run, { kind: "start", message: "damaged" });
  assert.deepEqual(ended, [1, 2], "the spare has the same");
  const again = boxes.run(REQUEST);
  await settled();
  answerWith(3, well);
  assert.equal(await again, true);
  assert.deepEqual(caches, ["default", "reload"]);
  await end();
});

/** The same where timers stand still. */
const immediately = () => new Promise((resolve) => setImmediate(resolve));

for (const [what, pieces, outcome] of [
  ["is waited for as long as a piece comes within 90 seconds", 5, "answered"],
  ["is given up after 90 seconds without one", 0, "start"],
])
  test(`what a box starts from ${what}`, async () => {
    let came;
    let bring;
    boxes = new Boxes((_, tell) => {
      came = tell;
      return new Promise((resolve) => {
        bring = resolve;
      });
    });
    mock.timers.enable({ apis: ["setTimeout"] });
    try {
      const run = boxes.run(REQUEST).then(
        () => "answered",
        ({ kind }) => kind,
      );
      await immediately();
      for (let piece = 0; piece < pieces; piece += 1) {
        mock.timers.tick(80_000);
        came();
      }
      mock.timers.tick(80_000);
      if (!pieces) mock.timers.tick(20_000);
      bring({ code: "" });
      await immediately();
      if (pieces) answerWith(1, well);
      assert.equal(await run, outcome);
    } finally {
      mock.timers.reset();
    }
    await end();
  });

test("what could not be fetched is fetched for the next run", async () => {
  const answers = [Promise.reject(new Error("404")), Promise.resolve({ code: "" })];
  answers[0].catch(() => {});
  boxes = new Boxes(() => answers.shift());
  await assert.rejects(boxes.run(REQUEST), { kind: "start", message: "Error: 404" });
  const again = boxes.run(REQUEST);
  await settled();
  answerWith(2, well);
  assert.equal(await again, true);
  await end();
});

test("a host that sends another policy forbids the frame's document, and that is told at once", async (t) => {
  const createPolicy = () => {
    throw new TypeError("not allowed");
  };
  t.after(() => delete globalThis.trustedTypes);
  globalThis.trustedTypes = { createPolicy };
  await assert.rejects(boxes.run(REQUEST), { kind: "forbidden", message: /not allowed/ });
  delete globalThis.trustedTypes;
  const run = boxes.run(REQUEST);
  await settled();
  answerWith(2, well);
  assert.equal(await run, true);
  await end();
});

test("a frame that is loaded and whose script does not run is forbidden", async (t) => {
  t.after(() => {
    silent = false;
  });
  silent = true;
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const run = boxes.run(REQUEST);
  await Promise.resolve();
  loaded();
  t.mock.timers.tick(10_000);
  await assert.rejects(run, { kind: "forbidden" });
});
