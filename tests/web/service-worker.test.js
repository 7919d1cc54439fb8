/** The releases on a device: the one in use stays, and so does whatever is not of this site. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { pretend } from "./stand-ins.js";

/** The names of the caches of a host. All its sites and releases share them. */
let names = new Set();
let workers = 0;

const SITE = "https://host.example/cicada/";

beforeEach(() => {
  names = new Set();
});

/** A release of the site at an address, installed; what it returns has it take over. */
async function install(scope, version) {
  const self = Object.assign(new EventTarget(), { registration: { scope } });
  pretend({
    self,
    RELEASE: { files: [], languages: {}, version },
    caches: {
      open: async (name) => {
        names.add(name);
        return { addAll: async () => {} };
      },
      keys: async () => [...names],
      delete: async (name) => names.delete(name),
    },
  });
  workers += 1;
  await import(`../../web/service-worker.js?${workers}`);
  const tell = async (kind) => {
    let done;
    const waitUntil = (promise) => {
      done = promise;
    };
    self.dispatchEvent(Object.assign(new Event(kind), { waitUntil }));
    await done;
  };
  await tell("install");
  return () => tell("activate");
}

/** What a release answers from what is kept of it, and from the network. */
async function serve(kept, network) {
  const self = Object.assign(new EventTarget(), { registration: { scope: SITE } });
  const put = [];
  pretend({
    self,
    RELEASE: { files: [], languages: {}, version: "1" },
    fetch: network,
    caches: {
      open: async () => ({
        match: async () => kept,
        put: async (address, response) => put.push([address, await response.text()]),
      }),
    },
  });
  workers += 1;
  await import(`../../web/service-worker.js?${workers}`);
  const ask = (request) =>
    new Promise((resolve) => {
      const event = Object.assign(new Event("fetch"), {
        request: { method: "GET", url: `${SITE}assets/a.js`, ...request },
        respondWith: (answer) => resolve(Promise.resolve(answer).then((each) => each.text())),
      });
      self.dispatchEvent(event);
    });
  return { ask, put };
}

for (const [what, kept, status, request, answer, renewed] of [
  ["what is kept", "kept", 200, {}, "kept", false],
  ["what is not kept", undefined, 200, {}, "new", false],
  ["past every cache", "kept", 200, { cache: "reload" }, "new", true],
  ["past every cache, and missing", "kept", 404, { cache: "reload" }, "kept", false],
  ["past every cache, without a network", "kept", 0, { cache: "reload" }, "kept", false],
  [
    "past every cache, behind a login",
    "kept",
    200,
    { cache: "reload", type: "text/html" },
    "kept",
    false,
  ],
  ["a page", "kept", 200, { cache: "reload", mode: "navigate" }, "kept", false],
])
  test(`what is kept is answered, unless it is asked for past every cache: ${what}`, async () => {
    const { fetch } = globalThis;
    const headers = { "Content-Type": request.type ?? "text/javascript" };
    const network = async () => {
      if (!status) throw new TypeError("Failed to fetch");
      return new Response("new", { status, headers });
    };
    const { ask, put } = await serve(kept && new Response(kept), network);
    assert.equal(await ask(request), answer);
    assert.deepEqual(put, renewed ? [[`${SITE}assets/a.js`, "new"]] : []);
    pretend({ fetch });
  });

const OTHERS = [
  "https://host.example/",
  "https://host.example/cicada/old/",
  "https://host.example/cicada2/",
];

test("a release that takes over removes the one before, and nothing of other sites on the host", async () => {
  await install(SITE, "1");
  const before = new Set(names);
  for (const scope of OTHERS) await install(scope, "1");
  names.add("cicada");
  names.add("notes of another program");
  const others = [...names].filter((name) => !before.has(name));
  assert.equal(others.length, OTHERS.length + 2);
  const takeOver = await install(SITE, "2");
  const installed = [...names].filter((name) => !before.has(name));
  assert.equal(installed.length, others.length + 1);
  await takeOver();
  assert.deepEqual([...names], installed);
});
