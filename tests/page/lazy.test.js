/** A part of the page that does not arrive: what is said, and what the button beside it does. */
import "./environment.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate as turn } from "node:timers/promises";
import { until } from "./part.js";

const { lazy } = await import("../../web/ui/lazy.js");
const { beforeReload } = await import("../../web/ui/reload.js");
const { OnDemand } = await import("../../web/ui/on-demand.js");

const ABSENT = new TypeError("Failed to fetch dynamically imported module");
const DAMAGED = new SyntaxError("Unexpected end of input");

const AWAY = "A part of Cicada has not arrived: check the connection.";
const FAULT = "A part of Cicada could not be loaded.";
const REPLACED = "There is a new version of Cicada, and a part of this one is gone.";
const SLOW = "A part of Cicada has still not arrived.";

/**
 * A host that answers so: what is asked of it is listed, and how often the page is loaded again.
 *
 * @param {(method: string) => number} status of the first script, asked by HEAD, and of what is fetched again; 0: none comes
 */
function hostOf(t, status) {
  const asked = [];
  let reloads = 0;
  t.mock.method(console, "warn", () => {});
  t.mock.method(globalThis, "fetch", async (address, { method = "GET", cache }) => {
    asked.push([method, cache, new URL(address, location.href).pathname.split("/").pop()]);
    const code = status(method);
    if (!code) throw new TypeError("Failed to fetch");
    return new Response(null, { status: code });
  });
  t.mock.method(performance, "getEntriesByType", () =>
    ["view-A.js", "view-A.js", "tree-B.bin", "base-C.css"].map((file) => ({
      name: new URL(`assets/${file}`, location.href).href,
    })),
  );
  t.mock.method(location, "reload", () => {
    reloads += 1;
  });
  return { asked, reloads: () => reloads };
}

/** A part that comes after some tries, and what is said of it. @param {...(Error | string)} tries */
function part(...tries) {
  const said = [];
  const load = async () => {
    const next = tries.length > 1 ? tries.shift() : tries[0];
    if (next instanceof Error) throw next;
    return next;
  };
  const loaded = lazy(load, (missing) => said.push(missing));
  return { said, loaded };
}

const texts = (said) => said.map((missing) => missing?.text ?? "");

test("of a part that arrives nothing is said", async () => {
  const { said, loaded } = part("the part");
  assert.equal(await loaded, "the part");
  assert.deepEqual(said, []);
});

for (const [what, status, text, label] of [
  ["the host is away", 0, AWAY, "Retry"],
  ["the host is there", 200, FAULT, "Retry"],
  ["the host refuses", 403, FAULT, "Retry"],
  ["the host has removed its release", 404, REPLACED, "Reload"],
])
  test(`a part that does not arrive is told of, and why: ${what}`, async (t) => {
    const { asked } = hostOf(t, () => status);
    const { said } = part(ABSENT);
    await until(() => said.length, "nothing is said");
    assert.deepEqual([said[0].text, said[0].label], [text, label]);
    assert.deepEqual(
      asked.map(([method, cache]) => [method, cache]),
      [["HEAD", "no-store"]],
    );
  });

test("a part that is there again is brought by a press", async (t) => {
  const { reloads } = hostOf(t, () => 200);
  const { said, loaded } = part(ABSENT, "the part");
  await until(() => said.length, "nothing is said");
  said[0].run();
  assert.equal(await loaded, "the part");
  assert.deepEqual(texts(said), [FAULT, "Loading…", ""]);
  assert.equal(reloads(), 0);
});

test("what is kept of a damaged part is fetched anew, and then the page", async (t) => {
  const { asked, reloads } = hostOf(t, () => 200);
  const kept = [];
  beforeReload(async () => kept.push("the game"));
  const { said } = part(DAMAGED);
  await until(() => said.length, "nothing is said");
  said[0].run();
  await until(reloads, "the page is not loaded again");
  assert.deepEqual(asked.slice(2), [
    ["GET", "reload", "view-A.js"],
    ["GET", "reload", "tree-B.bin"],
  ]);
  assert.deepEqual(kept, ["the game"]);
});

for (const [what, status] of [
  ["the host has gone away", () => 0],
  ["the host does not have it", (method) => (method === "HEAD" ? 200 : 404)],
])
  test(`a page is not given up for one that may not come: ${what}`, async (t) => {
    const { reloads } = hostOf(t, status);
    const { said } = part(ABSENT);
    await until(() => said.length, "nothing is said");
    said[0].run();
    await until(() => said.length === 3, "nothing is said of the second try");
    assert.deepEqual(texts(said), [said[0].text, "Loading…", said[0].text]);
    assert.equal(reloads(), 0);
  });

test("where the host has another release the page is loaded again from the host", async (t) => {
  const { reloads } = hostOf(t, () => 404);
  const done = [];
  const registration = { unregister: async () => done.push("unregistered") };
  const container = { getRegistration: async () => registration };
  Object.defineProperty(navigator, "serviceWorker", { value: container, configurable: true });
  t.after(() => delete navigator.serviceWorker);
  const { said } = part(ABSENT);
  await until(() => said.length, "nothing is said");
  said[0].run();
  await until(reloads, "the page is not loaded again");
  assert.deepEqual(done, ["unregistered"]);
});

test("a part that is still on its way after eight seconds is told of, and comes all the same", async (t) => {
  const { reloads } = hostOf(t, () => 200);
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const said = [];
  let arrive;
  const loading = new Promise((resolve) => {
    arrive = resolve;
  });
  const loaded = lazy(
    () => loading,
    (missing) => said.push(missing),
  );
  t.mock.timers.tick(7999);
  assert.deepEqual(said, []);
  t.mock.timers.tick(1);
  assert.deepEqual(texts(said), [SLOW]);
  arrive("the part");
  assert.equal(await loaded, "the part");
  await turn();
  assert.deepEqual(texts(said), [SLOW, ""]);
  assert.equal(reloads(), 0);
});

test("a part that never comes is asked for by another page", async (t) => {
  const { reloads } = hostOf(t, () => 200);
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const said = [];
  lazy(
    () => new Promise(() => {}),
    (missing) => said.push(missing),
  );
  t.mock.timers.tick(8000);
  said[0].run();
  await until(reloads, "the page is not loaded again");
});

test("a part that comes while the host is asked for it is there, and no page is loaded again", async (t) => {
  let arrive;
  let answer;
  const { reloads } = hostOf(t, () => 200);
  t.mock.method(
    globalThis,
    "fetch",
    () =>
      new Promise((_, reject) => {
        answer = () => reject(new TypeError("Failed to fetch"));
      }),
  );
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const said = [];
  const loading = new Promise((resolve) => {
    arrive = resolve;
  });
  const loaded = lazy(
    () => loading,
    (missing) => said.push(missing),
  );
  t.mock.timers.tick(8000);
  said[0].run();
  arrive("the part");
  assert.equal(await loaded, "the part");
  await turn();
  answer();
  await turn();
  assert.deepEqual([texts(said), reloads()], [[SLOW, "Loading…", ""], 0]);
});

test("who stops waiting for a part goes on without it", async (t) => {
  hostOf(t, () => 0);
  const stop = new AbortController();
  const load = () => Promise.reject(ABSENT);
  const loaded = lazy(load, () => {}, stop.signal);
  stop.abort();
  await assert.rejects(loaded, { name: "AbortError" });
});

test("a part of an element is told of in its own place", async (t) => {
  hostOf(t, () => 0);
  let updates = 0;
  const tries = [ABSENT, "there"];
  const demand = new OnDemand({ requestUpdate: () => (updates += 1) }, async () => {
    const next = tries.shift();
    if (next instanceof Error) throw next;
  });
  const content = () => "content";
  assert.equal(typeof demand.render(content), "symbol");
  await until(() => updates, "it is not drawn again");
  const [missing] = demand.render(content).values;
  assert.equal(missing.text, AWAY);
  missing.run();
  await until(() => demand.render(content) === "content", "it does not come");
});
