/** The worker that Python lives in: how it starts, what it answers, and what it fetches behind the first answer. */
import assert from "node:assert/strict";
import { register } from "node:module";
import { test } from "node:test";
import { pretend, settled } from "./stand-ins.js";

/** In the place of what needs Pyodide or the network: each asks `parts`. */
const SOURCES = {
  "pyodide.asm.mjs": "export default 'glue';",
  "start.js": "export const start = (given) => parts.start(given);",
  "add-archive.js": "export const addArchive = (...given) => parts.add(...given);",
  "download.js": `
    export const download = (given) => parts.download(given);
    const each = (get) => Object.fromEntries(["rest", "library", "cicada"].map((part) => [part, () => get(part)]));
    export const LATER = each((part) => parts.later(part));
    export const NOW = each((part) => parts.now(part));`,
};
const HOOKS = `
  const SOURCES = ${JSON.stringify(SOURCES)};
  export const resolve = (specifier, context, next) => {
    const source = SOURCES[specifier.split("/").at(-1)];
    return source
      ? { url: "data:text/javascript," + encodeURIComponent(source), shortCircuit: true }
      : next(specifier, context);
  };`;
register(`data:text/javascript,${encodeURIComponent(HOOKS)}`);

const WASM = { wasm: "wasm", snapshot: "memory" };
const LATER = { rest: "later rest", library: "later library", cicada: "later cicada" };

let made = 0;

/** A worker by itself: what it posts, and what it asks of the parts around it. */
async function begin(t, change = {}) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new EventTarget();
  const posted = [];
  page.postMessage = (message) => posted.push(message);
  const asked = [];
  const python = {
    pyimport: () => ({ service: (request, report) => parts.answer(request, report) }),
  };
  const parts = {
    start: async (given) => {
      asked.push(["start", given]);
      return python;
    },
    download: async () => ({ ...WASM }),
    later: async (part) => {
      asked.push(["later", part]);
      return `later ${part}`;
    },
    now: (part) => {
      asked.push(["now", part]);
      return `now ${part}`;
    },
    add: (...given) => asked.push(["add", ...given]),
    answer: (request) => `answer to ${request}`,
    ...change,
  };
  pretend({ self: page, parts, VERSION: "7" });
  made += 1;
  await import(`../../web/python/worker.js?${made}`);
  // What the worker loads meanwhile is there when the same is here.
  await import("#python/pyodide.asm.mjs");
  const rest = async () => {
    for (let turn = 0; turn < 9; turn += 1) await settled();
  };
  return {
    ...{ posted, asked, python, rest },
    async say(data) {
      page.dispatchEvent(Object.assign(new Event("message"), { data }));
      await rest();
    },
    async pass(milliseconds) {
      t.mock.timers.tick(milliseconds);
      await rest();
    },
  };
}

test("Python starts from what is fetched, which is for the next worker, too", async (t) => {
  const { say, posted, asked } = await begin(t);
  await say({ start: {}, fetch: "default" });
  assert.deepEqual(posted, [{ stage: "starting", parts: WASM }, { stage: "ready" }]);
  const [[, { wasm, snapshot, createPyodideModule }]] = asked;
  assert.deepEqual([wasm, snapshot, createPyodideModule], ["wasm", "memory", "glue"]);
});

for (const [what, start, later] of [
  ["with all of it", { ...WASM, later: LATER }, false],
  ["without what may come later", WASM, true],
])
  test(`Python starts from what the page has: ${what}`, async (t) => {
    const { say, posted, asked, pass } = await begin(t);
    await say({ start });
    assert.deepEqual(posted, [{ stage: "starting" }, { stage: "ready" }]);
    await pass(499);
    assert.equal(posted.length, 2);
    await pass(1);
    assert.deepEqual(posted.slice(2), later ? [{ later: LATER }] : []);
    assert.equal(asked.filter(([how]) => how === "later").length, later ? 3 : 0);
  });

test("before the worker waits for a part it says so", async (t) => {
  let given;
  const { say, posted, python } = await begin(t, {
    start: async (parts) => {
      given = parts;
      return python;
    },
    now: (part) => {
      posted.push(`waits for ${part}`);
      return part;
    },
  });
  await say({ start: WASM });
  assert.equal(given.now("library"), "library");
  assert.deepEqual(posted.slice(-2), [{ blocked: true }, "waits for library"]);
});

test("what has come of what is fetched is told on the way", async (t) => {
  const given = [];
  const download = async ({ tell, ...asked }) => {
    given.push(asked);
    tell({ share: 0.5 });
    tell({ part: { snapshot: "memory" } });
    return { ...WASM };
  };
  const { say, posted } = await begin(t, { download });
  await say({ start: { wasm: "wasm" }, fetch: "reload" });
  assert.deepEqual(given, [{ had: { wasm: "wasm" }, cache: "reload" }]);
  assert.deepEqual(posted.slice(0, 2), [{ share: 0.5 }, { part: { snapshot: "memory" } }]);
});

test("a start that fails is told with the version", async (t) => {
  for (const [reason, detail] of [
    [new Error("no memory"), "Cicada 7: no memory"],
    ["a text", "Cicada 7: a text"],
  ]) {
    const { say, posted } = await begin(t, { start: () => Promise.reject(reason) });
    await say({ start: WASM });
    assert.deepEqual(posted.at(-1), { failed: detail, scripts: [] });
    t.mock.timers.reset();
  }
});

test("questions are answered, with notes on the way, once Python has started", async (t) => {
  const answer = (request, report) => {
    report("on the way");
    return `answer to ${request}`;
  };
  const { say, posted } = await begin(t, { answer });
  await say({ id: 1, request: "too early" });
  assert.deepEqual(posted, []);
  say({ start: WASM });
  await say({ id: 2, request: "a" });
  assert.deepEqual(posted.slice(1), [
    { stage: "ready" },
    { id: 2, note: "on the way" },
    { id: 2, answer: "answer to a" },
  ]);
});

test("a question that Python does not survive is told", async (t) => {
  const answer = () => {
    throw new Error("stack overflow");
  };
  const { say, posted } = await begin(t, { answer });
  await say({ start: WASM });
  await say({ id: 3, request: "a" });
  assert.deepEqual(posted.at(-1), { id: 3, crashed: "Cicada 7: stack overflow" });
});

test("a further part of the package is added before what is asked after it", async (t) => {
  const { say, asked, python, posted } = await begin(t);
  say({ start: WASM });
  say({ add: "pictures", bytes: "bytes" });
  await say({ id: 4, request: "a" });
  assert.deepEqual(asked.at(-1), ["add", python, "pictures", "bytes"]);
  assert.ok(posted.some(({ id }) => id === 4));
});

test("a part that cannot be added, and one that does not come, are complained about only", async (t) => {
  const fail = () => {
    throw new Error("refused");
  };
  const error = t.mock.method(console, "error", () => {});
  const warn = t.mock.method(console, "warn", () => {});
  const { say, posted, pass } = await begin(t, { add: fail, later: async () => fail() });
  await say({ start: WASM });
  await say({ add: "pictures", bytes: "bytes" });
  await say({ id: 5, request: "a" });
  await pass(500);
  assert.deepEqual(posted.at(-1), { id: 5, answer: "answer to a" });
  assert.deepEqual([error.mock.callCount(), warn.mock.callCount()], [1, 1]);
});

/** What a start does not need, by itself. */
async function later(given) {
  const asked = [];
  const parts = {
    later: async (part) => {
      asked.push(`later ${part}`);
      return `later ${part}`;
    },
    now: (part) => {
      asked.push(`now ${part}`);
      return `now ${part}`;
    },
  };
  pretend({ parts });
  const { Later } = await import("../../web/pyodide/deferred.js");
  return { later: new Later(given, () => asked.push("blocked")), asked };
}

test("what comes later comes once, the package first, as questions read it", async () => {
  const { later: parts, asked } = await later();
  const [first, second] = await Promise.all([parts.come(), parts.come()]);
  assert.deepEqual([first, second], [LATER, LATER]);
  assert.deepEqual(asked, ["later cicada", "later rest", "later library"]);
  assert.equal(parts.now("rest"), "later rest");
  assert.equal(asked.length, 3);
});

test("a part that is needed at once comes at once, and is not fetched again", async () => {
  const { later: parts, asked } = await later();
  for (let time = 0; time < 2; time += 1) assert.equal(parts.now("library"), "now library");
  assert.deepEqual(await parts.come(), { ...LATER, library: "now library" });
  assert.deepEqual(asked, ["blocked", "now library", "later cicada", "later rest"]);
});

test("what the page had already is not fetched", async () => {
  const given = { rest: 1, library: 2, cicada: 3 };
  const { later: parts, asked } = await later(given);
  assert.deepEqual([parts.now("rest"), await parts.come()], [1, given]);
  assert.deepEqual(asked, []);
});

/** Answers of a server, one after the other; the clock goes on by a millisecond when it is looked at. */
async function server(answers) {
  const { gzipSync } = await import("fflate");
  const asked = [];
  let now = 0;
  const clock = { now: () => (now += 1) };
  class Request {
    open(...given) {
      asked.push({ at: now, given: given.map(String) });
    }

    send() {
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer === "no line") throw new Error("no line");
      this.status = answer;
      this.response = gzipSync(Uint8Array.of(1, 2, 3)).buffer;
    }
  }
  pretend({ XMLHttpRequest: Request, performance: clock });
  const { unpackedNow } = await import("../../web/pyodide/unpacked-now.js");
  return { unpackedNow, asked };
}

test("a file is read while the worker waits for it, and again after a pause where the line was gone", async () => {
  const { performance } = globalThis;
  const { unpackedNow, asked } = await server(["no line", 503, 200]);
  const bytes = unpackedNow("rest.bin");
  pretend({ performance });
  assert.deepEqual([...new Uint8Array(bytes)], [1, 2, 3]);
  assert.equal(asked.length, 3);
  for (const { given } of asked) {
    assert.equal(given[0], "GET");
    assert.match(given[1], /\/web\/pyodide\/rest\.bin$/);
    assert.equal(given[2], "false");
  }
  const pauses = asked.slice(1).map(({ at }, i) => at - asked[i].at);
  for (const pause of pauses) assert.ok(pause >= 500 && pause < 510, `${pause}`);
});

test("a file that is refused for four seconds is missed", async () => {
  const { performance } = globalThis;
  const { unpackedNow, asked } = await server([404]);
  assert.throws(() => unpackedNow("rest.bin"), /^Error: rest\.bin: 404$/);
  pretend({ performance });
  const lasted = asked.at(-1).at - asked[0].at;
  assert.ok(lasted > 3900 && lasted < 4600, `${lasted}`);
});

test("Pyodide gets what it would fetch and compile, and fetches the rest itself", async () => {
  const fetched = [];
  pretend({ self: { fetch: async (...given) => fetched.push(given) } });
  const { install } = await import("../../web/pyodide/install.js");
  const streaming = WebAssembly.instantiateStreaming;
  install({ wasm: "wasm", library: "the library", rest: () => "rest" });
  WebAssembly.instantiateStreaming = streaming;
  assert.equal(await (await self.fetch("/x/library.zip")).text(), "the library");
  assert.equal(await (await self.fetch(new URL("https://a.example/pyodide.wasm"))).text(), "");
  await self.fetch("/other.json", { cache: "no-store" });
  assert.deepEqual(fetched, [["/other.json", { cache: "no-store" }]]);
});

test("what was compiled is instantiated, its other functions are linked when one is called, of the same Pyodide only", async (t) => {
  const { stamped } = await import("../../web/pyodide/build/wasm.mjs");
  const empty = Buffer.from("\0asm\x01\0\0\0", "latin1");
  const named = (name) => new WebAssembly.Module(stamped(empty, Buffer.from(name)));
  pretend({ self: {} });
  const { install } = await import("../../web/pyodide/install.js");
  const instance = { exports: { linked: { value: 0 } } };
  const given = [];
  t.mock.method(WebAssembly, "instantiate", async (wasm, imports) => {
    given.push([wasm, imports]);
    return instance;
  });
  const streaming = WebAssembly.instantiateStreaming;
  let rest = named("other");
  const wasm = named("one");
  const installed = install({ wasm, library: "", rest: () => rest });
  const made = await WebAssembly.instantiateStreaming(undefined, { env: { print: 1 } });
  assert.deepEqual([made.module, made.instance, installed.instance()], [wasm, instance, instance]);
  const [[, { env }]] = given;
  assert.equal(env.print, 1);
  assert.throws(() => env.link(), /another Pyodide/);
  assert.equal(instance.exports.linked.value, 0);
  rest = named("one");
  env.link();
  assert.equal(instance.exports.linked.value, 1);
  WebAssembly.instantiate.mock.mockImplementation(() => Promise.reject(new Error("no room")));
  WebAssembly.instantiateStreaming(undefined).catch(() => {});
  await assert.rejects(installed.refused, /no room/);
  WebAssembly.instantiateStreaming = streaming;
});
