/** The page's side of Python: what waits, what is cancelled, what is refused, what crashes. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Python } from "../../web/python/client.js";
import { FakeWorker, listen, pretend, settled } from "./stand-ins.js";

let workers;
let python;

const make = () => {
  workers.push(new FakeWorker());
  return workers.at(-1);
};

beforeEach(() => {
  workers = [];
  python = new Python(make);
});

const last = () => workers.at(-1);
const questions = (worker = last()) => worker.sent.filter(({ id }) => id);
const parts = { wasm: "wasm", snapshot: "snapshot" };
const ready = () => {
  last().say({ stage: "starting", parts: { ...parts } });
  last().say({ stage: "ready" });
};
const answer = (id, answered) => last().say({ id, answer: JSON.stringify(answered) });
const quietly = async (work) => {
  const said = mock.method(console, "error", () => {});
  await work();
  said.mock.restore();
  return said.mock.calls.map((call) => call.arguments.join(" "));
};

test("the stages of a start are told, and ready once", () => {
  const events = listen(python, "stage", "ready");
  assert.equal(python.stage, "idle");
  python.start();
  python.start();
  assert.equal(workers.length, 1);
  assert.deepEqual(last().sent, [{ start: {}, fetch: "default" }]);
  assert.equal(python.stage, "downloading");
  ready();
  assert.equal(python.stage, "ready");
  assert.deepEqual(events, ["stage", "stage", "stage", "ready"]);
});

test("questions wait for Python and are asked in their order", async () => {
  const first = python.ask({ do: "first" });
  python.start();
  const second = python.ask({ do: "second" });
  assert.deepEqual(questions(), []);
  ready();
  assert.deepEqual(
    questions().map(({ request }) => JSON.parse(request).do),
    ["first", "second"],
  );
  answer(questions()[1].id, { ok: true, result: 2 });
  answer(questions()[0].id, { ok: true, result: 1 });
  assert.deepEqual(await Promise.all([first, second]), [1, 2]);
});

test("it is busy while it starts and while it answers, and not before or after a failure", async () => {
  const asked = python.ask({ do: "first" });
  assert.equal(python.busy, false);
  python.start();
  assert.equal(python.busy, true);
  last().say({ stage: "ready" });
  assert.equal(python.busy, true);
  const [{ id }] = questions();
  last().say({ id, note: "1" });
  assert.equal(python.busy, true);
  answer(id, { ok: true, result: 1 });
  assert.equal(python.busy, false);
  await asked;
  const cancelling = new AbortController();
  const cancelled = python.ask({ do: "second" }, { signal: cancelling.signal });
  assert.equal(python.busy, true);
  cancelling.abort();
  await assert.rejects(cancelled, { name: "AbortError" });
  assert.equal(python.busy, true, "it may yet answer");
  last().say({ failed: "no memory" });
  assert.equal(python.busy, false);
});

test("notes come before the answer, and not after it", async () => {
  python.start();
  ready();
  const notes = [];
  const asked = python.ask({}, { onNote: (note) => notes.push(note) });
  const [{ id }] = questions();
  last().say({ id, note: '{"left": 7}' });
  answer(id, { ok: true, result: "done" });
  last().say({ id, note: '{"left": 6}' });
  assert.equal(await asked, "done");
  assert.deepEqual(notes, [{ left: 7 }]);
});

test("a refusal is an error with the service's sentence and code", async () => {
  python.start();
  ready();
  const asked = python.ask({});
  answer(questions()[0].id, { ok: false, error: { code: "bad-move", sentence: "No." } });
  await assert.rejects(asked, { message: "No.", code: "bad-move" });
});

test("the detail of a fault and its request go to the console, not to the person", async () => {
  python.start();
  ready();
  const asked = python.ask({ do: "fail" });
  const error = { code: "fault", sentence: "A mistake.", detail: "Cicada 1: KeyError" };
  const said = await quietly(async () => {
    answer(questions()[0].id, { ok: false, error });
    await assert.rejects(asked, { message: "A mistake.", code: "fault" });
  });
  assert.match(said.join(), /Cicada 1: KeyError\n\{"do":"fail"\}/);
});

test("a long question that is cancelled ends its worker; the next one starts from the same parts", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  python.start();
  ready();
  const stop = new AbortController();
  const stopped = python.ask({ do: "long" }, { signal: stop.signal });
  const other = python.ask({ do: "other" });
  stop.abort();
  await assert.rejects(stopped, { name: "AbortError" });
  mock.timers.tick(249);
  assert.deepEqual([workers[0].terminated, python.busy], [false, true]);
  mock.timers.tick(1);
  mock.timers.reset();
  assert.equal(workers[0].terminated, true);
  assert.deepEqual(last().sent, [{ start: parts }]);
  ready();
  assert.deepEqual(
    questions().map(({ request }) => JSON.parse(request).do),
    ["other"],
  );
  answer(questions()[0].id, { ok: true, result: 1 });
  assert.equal(await other, 1);
});

test("a cancelled question that is answered soon costs no worker, and its answer is dropped", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  python.start();
  ready();
  const stop = new AbortController();
  const notes = [];
  const onNote = (note) => notes.push(note);
  const stopped = python.ask({ do: "short" }, { signal: stop.signal, onNote });
  stop.abort();
  await assert.rejects(stopped, { name: "AbortError" });
  const [{ id }] = questions();
  last().say({ id, note: "1" });
  assert.equal(python.busy, true);
  answer(id, { ok: false, error: { code: "bad-move", sentence: "No." } });
  assert.equal(python.busy, false);
  mock.timers.tick(10_000);
  mock.timers.reset();
  assert.deepEqual([workers.length, notes, python.stage], [1, [], "ready"]);
});

/** Python that has started and has all that comes behind its first answer. */
const complete = () => {
  python.start();
  ready();
  last().say({ later: "later" });
};
/** A question that is cancelled, and not answered while that is waited for. */
const cancel = async () => {
  const stop = new AbortController();
  const stopped = python.ask({ do: "long" }, { signal: stop.signal });
  stop.abort();
  await assert.rejects(stopped, { name: "AbortError" });
  mock.timers.tick(250);
};
const die = (worker) => worker.dispatchEvent(new Event("error"));

test("Python is complete when what comes behind its first answer has come", async () => {
  let isComplete = false;
  python.complete.then(() => {
    isComplete = true;
  });
  python.start();
  ready();
  await Promise.resolve();
  assert.equal(isComplete, false);
  last().say({ later: "later" });
  await Promise.resolve();
  assert.equal(isComplete, true);
});

test("once Python is complete, the next worker is there before it is needed", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  complete();
  assert.deepEqual([workers.length, last().sent], [2, []]);
  await cancel();
  const [ended, started] = workers;
  assert.deepEqual([workers.length, ended.terminated], [2, true]);
  assert.deepEqual(started.sent, [{ start: { ...parts, later: "later" } }]);
  started.say({ stage: "starting" });
  started.say({ stage: "ready" });
  assert.equal(workers.length, 3, "and another one behind it");
  die(last());
  await cancel();
  assert.equal(workers.length, 4, "one that has ended by itself is not used");
  mock.timers.reset();
});

test("a worker that has ended unnoticed before it was needed is replaced", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  complete();
  await cancel();
  mock.timers.tick(9999);
  assert.deepEqual([workers.length, last().terminated], [2, false]);
  mock.timers.tick(1);
  assert.deepEqual([workers.length, workers[1].terminated, python.stage], [3, true, "downloading"]);
  assert.deepEqual(last().sent, [{ start: { ...parts, later: "later" } }]);
  last().say({ stage: "starting" });
  mock.timers.tick(80_000);
  assert.equal(python.stage, "starting");
  mock.timers.reset();
});

/** Make a client whose workers have ended; return what tells it that the network is back. */
async function withoutWorker() {
  mock.timers.enable({ apis: ["setTimeout"] });
  const network = new EventTarget();
  pretend({ addEventListener: network.addEventListener.bind(network) });
  python = new Python(make);
  complete();
  die(last());
  await cancel();
  return network;
}

test("a worker that does not arrive is fetched again; what waits is kept and answered", async () => {
  const network = await withoutWorker();
  const asked = python.ask({ do: "next" });
  for (const pause of [1000, 3000]) {
    die(last());
    assert.deepEqual([python.stage, python.busy], ["downloading", true]);
    const before = workers.length;
    mock.timers.tick(pause - 1);
    assert.equal(workers.length, before);
    mock.timers.tick(1);
    assert.equal(workers.length, before + 1);
  }
  die(last());
  assert.deepEqual([python.stage, python.busy], ["failed", false]);
  network.dispatchEvent(new Event("online"));
  assert.deepEqual(last().sent, [{ start: { ...parts, later: "later" } }]);
  last().say({ stage: "starting" });
  const begun = last();
  last().say({ stage: "ready" });
  const [{ id }] = questions(begun);
  begun.say({ id, answer: JSON.stringify({ ok: true, result: 1 }) });
  assert.equal(await asked, 1);
  network.dispatchEvent(new Event("online"));
  assert.equal(begun.terminated, false);
  mock.timers.reset();
  delete globalThis.addEventListener;
});

test("a worker that is fetched again has its limit, also when the network comes back meanwhile", async () => {
  const network = await withoutWorker();
  die(last());
  network.dispatchEvent(new Event("online"));
  const fetched = workers.length;
  network.dispatchEvent(new Event("online"));
  mock.timers.tick(89_999);
  assert.deepEqual([python.stage, workers.length], ["downloading", fetched]);
  mock.timers.tick(1);
  assert.equal(python.stage, "failed");
  mock.timers.reset();
  delete globalThis.addEventListener;
});

test("what is cancelled before Python is up is never asked, and its start goes on", async () => {
  python.start();
  const stop = new AbortController();
  const stopped = python.ask({}, { signal: stop.signal });
  stop.abort();
  await assert.rejects(stopped, { name: "AbortError" });
  ready();
  assert.deepEqual([workers.length, questions().length], [1, 0]);
  assert.throws(() => python.ask({}, { signal: stop.signal }), { name: "AbortError" });
});

test("an answered question is not cancelled any more", async () => {
  python.start();
  ready();
  const stop = new AbortController();
  const asked = python.ask({}, { signal: stop.signal });
  answer(questions()[0].id, { ok: true, result: 1 });
  await asked;
  stop.abort();
  assert.equal(workers.length, 1);
});

for (const [death, die] of [
  ["told by Python", (id) => last().say({ id, crashed: "out of memory" })],
  ["told by the browser", () => last().dispatchEvent(new Event("error"))],
]) {
  test(`a question that Python does not survive is not asked again (${death})`, async () => {
    python.start();
    ready();
    const deadly = python.ask({ do: "deadly" });
    const other = python.ask({ do: "other" });
    await quietly(async () => {
      die(questions()[0].id);
      await assert.rejects(deadly, { code: "crash" });
    });
    assert.equal(workers.length, 2);
    ready();
    assert.deepEqual(
      questions().map(({ request }) => JSON.parse(request).do),
      ["other"],
    );
    answer(questions()[0].id, { ok: true, result: 1 });
    assert.equal(await other, 1);
  });
}

test("a start that fails says so; another one downloads anew and answers what waits", async () => {
  python.start();
  const asked = python.ask({});
  last().say({ stage: "starting", parts: { ...parts } });
  last().say({ failed: "WebAssembly is forbidden", scripts: ["glue.js"] });
  assert.deepEqual([python.stage, python.failure], ["failed", "WebAssembly is forbidden"]);
  assert.deepEqual(python.scripts, ["glue.js"]);
  assert.equal(workers[0].terminated, true);
  python.start();
  assert.deepEqual(last().sent, [{ start: {}, fetch: "reload" }]);
  ready();
  assert.deepEqual(python.scripts, []);
  answer(questions()[0].id, { ok: true, result: 1 });
  assert.equal(await asked, 1);
});

test("a start without a sign of life for ninety seconds has failed; one that is up has not", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  python.start();
  mock.timers.tick(89_999);
  assert.equal(python.stage, "downloading");
  mock.timers.tick(1);
  assert.equal(python.stage, "failed");
  assert.match(python.failure, /90 seconds/);
  assert.equal(python.isUnheard, true);
  python.start();
  assert.equal(python.isUnheard, false);
  ready();
  mock.timers.tick(200_000);
  assert.equal(python.stage, "ready");
  mock.timers.reset();
  await settled();
});

test("a slow line has all the time it takes, as long as something comes", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const events = listen(python, "progress");
  python.start();
  for (const share of [undefined, 0.2, 0.4, 0.6, 0.8, 1]) {
    mock.timers.tick(89_999);
    last().say({ share });
    assert.equal(python.share, share);
  }
  assert.deepEqual([python.stage, events.length], ["downloading", 6]);
  last().say({ stage: "starting", parts: { ...parts } });
  mock.timers.tick(89_999);
  assert.equal(python.stage, "starting", "what comes next has its own time");
  mock.timers.tick(1);
  assert.equal(python.stage, "failed");
  mock.timers.reset();
});

/** Ask a quick question of Python that is ready, under mocked timers. */
const askQuickly = () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  python.start();
  ready();
  return python.ask({ do: "move" }, { isQuick: true });
};

test("a quick question without an answer is asked again, of another worker", async () => {
  const asked = askQuickly();
  mock.timers.tick(9999);
  assert.equal(workers.length, 1);
  mock.timers.tick(1);
  assert.deepEqual([workers.length, workers[0].terminated, python.stage], [2, true, "downloading"]);
  assert.deepEqual(last().sent, [{ start: parts }]);
  ready();
  assert.deepEqual(
    questions().map(({ request }) => JSON.parse(request).do),
    ["move"],
  );
  answer(questions()[0].id, { ok: true, result: 1 });
  assert.equal(await asked, 1);
  mock.timers.tick(100_000);
  assert.deepEqual([workers.length, python.stage], [2, "ready"]);
  mock.timers.reset();
});

test("without an answer from the second worker Python has failed; Retry asks again, and waits longer", async () => {
  const asked = askQuickly();
  mock.timers.tick(10_000);
  ready();
  mock.timers.tick(19_999);
  assert.equal(python.stage, "ready");
  mock.timers.tick(1);
  assert.deepEqual([python.stage, python.failure], ["failed", "no answer for 20 seconds"]);
  python.start();
  ready();
  mock.timers.tick(39_999);
  answer(questions()[0].id, { ok: true, result: 1 });
  assert.equal(await asked, 1);
  assert.equal(workers.length, 3);
  mock.timers.reset();
});

test("a long question has all the time that it takes, and a quick one is not kept waiting by it", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  python.start();
  ready();
  const notes = [];
  const long = python.ask({ do: "long" }, { onNote: (note) => notes.push(note) });
  mock.timers.tick(100_000);
  const quick = python.ask({ do: "move" }, { isQuick: true });
  mock.timers.tick(9999);
  last().say({ id: questions()[0].id, note: "1" });
  mock.timers.tick(9999);
  assert.deepEqual([workers.length, notes], [1, [1]]);
  mock.timers.tick(1);
  assert.equal(workers.length, 2);
  ready();
  const [first, second] = questions();
  assert.deepEqual(
    [first, second].map(({ request }) => JSON.parse(request).do),
    ["move", "long"],
  );
  answer(first.id, { ok: true, result: 1 });
  assert.equal(await quick, 1);
  mock.timers.tick(100_000);
  answer(second.id, { ok: true, result: 2 });
  assert.deepEqual([await long, workers.length], [2, 2]);
  mock.timers.reset();
});

test("the question that a worker did not survive is the one that it was at", async () => {
  const first = askQuickly();
  const long = python.ask({ do: "long" });
  const second = python.ask({ do: "move" }, { isQuick: true });
  mock.timers.tick(10_000);
  ready();
  answer(questions()[0].id, { ok: true, result: 1 });
  await first;
  await quietly(async () => {
    die(last());
    await assert.rejects(second, { code: "crash" });
  });
  ready();
  answer(questions()[0].id, { ok: true, result: 2 });
  assert.equal(await long, 2);
  mock.timers.reset();
});

test("questions that follow one another do not put off the end of a worker", () => {
  askQuickly();
  mock.timers.tick(6000);
  python.ask({ do: "move" }, { isQuick: true });
  mock.timers.tick(4000);
  assert.equal(workers.length, 2);
  mock.timers.reset();
});

test("a worker that waits for a part has as much time as a start, and then has failed", async () => {
  const asked = askQuickly();
  mock.timers.tick(9999);
  last().say({ blocked: true });
  mock.timers.tick(89_999);
  assert.deepEqual([workers.length, python.stage], [1, "ready"]);
  mock.timers.tick(1);
  assert.equal(python.stage, "failed");
  python.start();
  ready();
  answer(questions()[0].id, { ok: true, result: 1 });
  assert.equal(await asked, 1);
  mock.timers.reset();
});

test("what has come is kept over a start that fails, and only the rest is fetched again", () => {
  python.start();
  last().say({ share: 0.7 });
  last().say({ part: { wasm: "wasm" } });
  last().say({ failed: "snapshot.bin: 404", scripts: [] });
  assert.deepEqual([python.stage, python.share], ["failed", undefined]);
  python.start();
  assert.deepEqual(last().sent, [{ start: { wasm: "wasm" }, fetch: "reload" }]);
  ready();
  last().say({ failed: "no memory", scripts: [] });
  python.start();
  assert.deepEqual(last().sent, [{ start: {}, fetch: "reload" }], "all of it may be at fault");
  ready();
});

test("a signal that many questions share is left as it was once they are answered", async () => {
  python.start();
  ready();
  const { signal } = new AbortController();
  const listeners = { addEventListener: 0, removeEventListener: 0 };
  for (const kind of Object.keys(listeners)) {
    const own = signal[kind];
    signal[kind] = (...given) => {
      listeners[kind] += 1;
      own.apply(signal, given);
    };
  }
  for (let question = 0; question < 40; question += 1) {
    const asked = python.ask({}, { signal });
    answer(questions().at(-1).id, { ok: true, result: 1 });
    await asked;
  }
  assert.deepEqual(listeners, { addEventListener: 40, removeEventListener: 40 });
});

test("in another language every question says so, and none is asked before its words have come", async () => {
  let bring;
  const wanted = [];
  const words = (language) => {
    wanted.push(language);
    return new Promise((resolve) => {
      bring = resolve;
    });
  };
  python = new Python(make, "de", words);
  const events = listen(python, "ready");
  python.ask({ do: "first" });
  python.start();
  ready();
  await settled();
  assert.deepEqual([questions(), events, python.stage], [[], [], "starting"]);
  bring("zip");
  await settled();
  assert.deepEqual(events, ["ready"]);
  assert.deepEqual(last().sent[1], { add: "de", bytes: "zip" });
  assert.deepEqual(JSON.parse(questions()[0].request), { do: "first", language: "de" });
  answer(questions()[0].id, { ok: true, result: 1 });
  die(last());
  ready();
  await settled();
  assert.deepEqual(last().sent[1], { add: "de", bytes: "zip" });
  assert.deepEqual(wanted, ["de"]);
});

test("words that do not come leave the questions as they are, and Python speaks English", async () => {
  python = new Python(make, "de", async () => {
    throw new Error("404");
  });
  python.start();
  python.ask({ do: "first" });
  ready();
  await settled();
  assert.deepEqual(
    last().sent.map((message) => Object.keys(message)[0]),
    ["start", "id"],
  );
});

test("words that never come are waited for ten seconds once, and are taken when they come after all", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const immediately = () => new Promise((resolve) => setImmediate(resolve));
  let bring;
  python = new Python(make, "de", () => new Promise((resolve) => (bring = resolve)));
  const asked = python.ask({ do: "first" });
  python.start();
  ready();
  await immediately();
  mock.timers.tick(9_999);
  await immediately();
  assert.deepEqual([questions(), python.stage], [[], "starting"]);
  mock.timers.tick(1);
  await immediately();
  assert.deepEqual([questions().length, python.stage], [1, "ready"]);
  answer(questions()[0].id, { ok: true, result: 1 });
  await asked;
  die(last());
  ready();
  await immediately();
  assert.equal(python.stage, "ready");
  bring("zip");
  await immediately();
  assert.deepEqual(last().sent.at(-1), { add: "de", bytes: "zip" });
  mock.timers.reset();
});

test("in English nothing is brought or said of a language", async () => {
  const brought = mock.fn();
  python = new Python(make, "en", brought);
  python.start();
  python.ask({ do: "first" });
  ready();
  assert.equal(questions()[0].request, '{"do":"first"}');
  assert.equal(brought.mock.callCount(), 0);
});
