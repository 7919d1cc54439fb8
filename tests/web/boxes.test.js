/** The Pythons of the sealed frame: each is for one program, and another one waits for the next. */
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
  port.postMessage({ id, done: true, restorable: false });
};
const crash = (port, id) => port.postMessage({ id, crashed: "stack" });

/** Nothing is waited for any more. */
const end = async () => {
  for (const port of ports.values()) port.postMessage({ failed: "the test is over" });
  await settled();
  for (const port of ports.values()) port.close();
};

/** Take a Python and ask it something. @param {AbortSignal} [signal] */
async function asked(signal) {
  const box = await boxes.take(signal);
  return box?.run(REQUEST, { signal });
}

test("nothing is started before it is wanted, and one is ready for the next program when asked for", async () => {
  await settled();
  assert.deepEqual(alive(), []);
  const run = asked();
  await settled();
  assert.deepEqual(alive(), [1]);
  answerWith(1, well);
  assert.equal(await run, true);
  boxes.prepare();
  await settled();
  assert.deepEqual(alive(), [1, 2]);
  boxes.prepare();
  await settled();
  assert.deepEqual(alive(), [1, 2]);
  await end();
});

test("no two programs get the same Python", async () => {
  const taken = [];
  for (const number of [1, 2, 3]) {
    const box = boxes.take();
    await settled();
    answerWith(number, well);
    taken.push(await box);
    await taken.at(-1).run(REQUEST);
  }
  assert.equal(new Set(taken).size, 3);
  taken[1].end();
  await settled();
  assert.deepEqual(alive(), [1, 3]);
  await end();
});

test("what runs no program is asked of the Python that waits for the next one", async () => {
  const check = boxes.ask(REQUEST);
  await settled();
  const box = boxes.take();
  answerWith(1, well);
  assert.equal(await check, true);
  assert.equal(await (await box).run(REQUEST), true);
  assert.deepEqual(alive(), [1]);
  await end();
});

test("a Python that does not survive such a question is given to nobody", async () => {
  const check = boxes.ask(REQUEST);
  await settled();
  const box = boxes.take();
  answerWith(1, crash);
  await assert.rejects(check, { kind: "crash", message: "stack" });
  await settled();
  assert.deepEqual(alive(), [2]);
  answerWith(2, well);
  assert.equal(await (await box).run(REQUEST), true);
  await end();
});

test("a Python that was not taken before a stop waits for the next program", async () => {
  const stop = new AbortController();
  const stopped = asked(stop.signal);
  await settled();
  stop.abort();
  answerWith(1, well);
  assert.equal(await stopped, undefined);
  assert.equal(await asked(), true);
  assert.deepEqual(alive(), [1]);
  await end();
});

test("a stop ends the Python at once, whatever its program does", async () => {
  const stop = new AbortController();
  const stopped = asked(stop.signal);
  await settled();
  answerWith(1, () => stop.abort());
  assert.equal(await stopped, false);
  await settled();
  assert.deepEqual(alive(), []);
  await end();
});

test("once closed, nothing is started any more", async () => {
  boxes.prepare();
  await settled();
  boxes.close();
  boxes.prepare();
  await assert.rejects(boxes.take(), { message: "closed" });
  await settled();
  assert.deepEqual(alive(), []);
  await end();
});

test("what comes for a request before is nothing of the present one", async () => {
  const late = (port, id) => {
    const before = id - 1;
    port.postMessage({ id: before, answers: ["old"], seconds: [0] });
    port.postMessage({ id: before, printed: "old" });
    port.postMessage({ id: before, crashed: "old" });
    port.postMessage({ id: before, done: true, restorable: false });
    well(port, id);
  };
  const taken = boxes.take();
  await settled();
  answerWith(1, late);
  const box = await taken;
  await box.run(REQUEST);
  const heard = [];
  const onAnswers = (answers) => heard.push(...answers);
  const onPrint = (text) => heard.push(text);
  assert.equal(await box.run(REQUEST, { onAnswers, onPrint }), true);
  assert.deepEqual(heard, ["1122"]);
  await end();
});

test("where no Python starts all is fetched anew for the next run, past what the browser has kept", async () => {
  const caches = [];
  boxes = new Boxes(async (cache) => {
    caches.push(cache);
    return { code: "" };
  });
  const run = asked();
  await settled();
  ports.get(1).postMessage({ failed: "damaged" });
  await assert.rejects(run, { kind: "start", message: "damaged" });
  assert.deepEqual(ended, [1]);
  const again = asked();
  await settled();
  answerWith(2, well);
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
      const run = asked().then(
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
  await assert.rejects(asked(), { kind: "start", message: "Error: 404" });
  const again = asked();
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
  await assert.rejects(asked(), { kind: "forbidden", message: /not allowed/ });
  delete globalThis.trustedTypes;
  const run = asked();
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
  const run = asked();
  await Promise.resolve();
  loaded();
  t.mock.timers.tick(10_000);
  await assert.rejects(run, { kind: "forbidden" });
});
