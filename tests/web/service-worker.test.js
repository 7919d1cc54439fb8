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

/** Runs a release of the site at an address; what it returns tells it what has happened. */
async function run(scope, release) {
  const self = Object.assign(new EventTarget(), { registration: { scope } });
  pretend({ self, RELEASE: { files: [], languages: {}, ...release } });
  workers += 1;
  await import(`../../web/service-worker.js?${workers}`);
  return async (kind, more) => {
    let done;
    const waitUntil = (promise) => {
      done = promise;
    };
    self.dispatchEvent(
      Object.assign(new Event(kind), { waitUntil, respondWith: waitUntil, ...more }),
    );
    return done;
  };
}

/** A release of the site at an address, installed; what it returns has it take over. */
async function install(scope, version) {
  pretend({
    caches: {
      open: async (name) => {
        names.add(name);
        return { addAll: async () => {} };
      },
      keys: async () => [...names],
      delete: async (name) => names.delete(name),
    },
  });
  const tell = await run(scope, { version });
  await tell("install");
  return () => tell("activate");
}

/** What a release answers from what is kept of it, and from the network. */
async function serve(kept, network) {
  const put = [];
  pretend({
    fetch: network,
    caches: {
      open: async () => ({
        match: async () => kept,
        put: async (address, response) => put.push([address, await response.text()]),
      }),
    },
  });
  const tell = await run(SITE, { version: "1" });
  const ask = async (given) => {
    const request = { method: "GET", url: `${SITE}assets/a.js`, ...given };
    return (await tell("fetch", { request })).text();
  };
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

/** A release that has kept these pages from a host that drops the slash at the end of an address. */
async function keepPages(pages) {
  const kept = new Map();
  const drops = ({ url }) => ({ text: `page ${url}`, redirected: url !== SITE });
  const cache = {
    match: async (wanted) => {
      const { text, redirected } = kept.get((wanted.url ?? wanted).split(/[?#]/)[0]) ?? {};
      return text && Object.defineProperty(new Response(text), "redirected", { value: redirected });
    },
    addAll: async (requests) => {
      for (const each of requests) kept.set(each.url, drops(each));
    },
    put: async ({ url }, answer) => {
      kept.set(url, { text: await answer.text(), redirected: answer.redirected });
    },
  };
  const fetch = async () => new Response("network");
  pretend({ fetch, caches: { open: async () => cache } });
  const tell = await run(SITE, { files: pages, version: "1" });
  await tell("install");
  return (path, mode = "navigate") => {
    const request = { method: "GET", mode, url: new URL(path, SITE).href };
    return tell("fetch", { request });
  };
}

const PAGES = ["./", "shot/", "de/", "de/shot/"];

test("a page that came by another address is answered as if it had not", async () => {
  const open = await keepPages(PAGES);
  for (const path of PAGES) {
    const page = await open(path);
    assert.equal(page.redirected, false, path);
    assert.equal(await page.text(), `page ${new URL(path, SITE)}`);
  }
});

for (const [what, path, mode, leadsTo] of [
  ["without its slash", "shot", "navigate", "shot/"],
  ["by its file", "shot/index.html", "navigate", "shot/"],
  ["the front page's file", "index.html", "navigate", ""],
  ["with what is shown", "de/shot?embed=1#5x5:a", "navigate", "de/shot/?embed=1#5x5:a"],
  ["an address that leads nowhere", "shots", "navigate", undefined],
  ["a file of that name", "shot", "cors", undefined],
])
  test(`a kept page is found by its other addresses: ${what}`, async () => {
    const answer = await (await keepPages(PAGES))(path, mode);
    const location = answer.headers.get("Location");
    assert.equal(location, leadsTo === undefined ? null : `${SITE}${leadsTo}`);
    if (!location) assert.equal(await answer.text(), "network");
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
