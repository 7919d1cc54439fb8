/** What comes after the page, by itself: Python, a new release, what is kept offline, help. */
import "./environment.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { mount } from "./mounted.js";
import { until } from "./part.js";

const { keepOffline } = await import("../../web/app/offline.js");
await import("../../web/app/boot-line.js");
await import("../../web/app/help.js");

const toast = () => document.querySelector("cicada-toast")?.text ?? "";
const hideToast = () => {
  for (const each of document.querySelectorAll("cicada-toast")) each.text = "";
};

for (const [stage, text] of [
  ["idle", ""],
  ["downloading", "Python is downloading…"],
  ["starting", "Python is starting…"],
  ["ready", "Python is ready."],
])
  test(`the line under the header says how far Python is: ${stage}`, async () => {
    const python = Object.assign(new EventTarget(), { stage });
    const { part } = await mount("cicada-boot-line", { python });
    assert.equal(part.part("[role=status]").text, text);
    assert.deepEqual(part.all(`.line.${stage}`).length, 1);
  });

test("how much has come is seen while Python is downloaded, and not heard", async () => {
  const python = Object.assign(new EventTarget(), { stage: "downloading", share: undefined });
  const { part, element } = await mount("cicada-boot-line", { python });
  const shown = () => element.renderRoot.querySelector(".share")?.textContent;
  assert.equal(shown(), undefined);
  python.share = 0.344;
  python.dispatchEvent(new Event("progress"));
  await element.updateComplete;
  assert.equal(shown(), "34%");
  assert.equal(part.part("[role=status]").text, "Python is downloading…");
  python.stage = "starting";
  python.dispatchEvent(new Event("stage"));
  await element.updateComplete;
  assert.equal(shown(), undefined);
});

test("where Python could not start, it can be tried again once its scripts were fetched anew", async (t) => {
  const starts = [];
  const scripts = ["glue.js"];
  const python = Object.assign(new EventTarget(), {
    ...{ stage: "ready", scripts, start: () => starts.push(fetched.length) },
  });
  const fetched = [];
  t.mock.method(globalThis, "fetch", async (address, { cache, method }) => {
    if (method !== "HEAD") fetched.push([address, cache]);
    return new Response("");
  });
  const worker = "https://host.example/assets/worker-A.js";
  t.mock.method(performance, "getEntriesByType", () => [{ name: worker }, { name: "main-A.js" }]);
  const { part, element } = await mount("cicada-boot-line", { python });
  Object.assign(python, { stage: "failed", failure: "no memory" });
  python.dispatchEvent(new Event("stage"));
  await element.updateComplete;
  assert.equal(part.all("[role=alert]").length, 1);
  assert.equal(
    part.part("code", 0) && element.renderRoot.querySelector("code").textContent,
    "no memory",
  );
  const pressing = part.press("Retry");
  await pressing;
  await until(() => starts.length, "Python is not started");
  assert.deepEqual(fetched, [
    [worker, "reload"],
    ["glue.js", "reload"],
  ]);
  assert.deepEqual(starts, [2]);
  await element.updateComplete;
  assert.equal(part.all("[role=alert]").length, 1);
  python.failure = "";
  python.dispatchEvent(new Event("stage"));
  await element.updateComplete;
  assert.equal(part.all("details").length, 0);
});

test("where the host no longer has the files of Python, the next release is offered", async (t) => {
  t.mock.method(globalThis, "fetch", async () => new Response(null, { status: 404 }));
  const python = Object.assign(new EventTarget(), { stage: "ready" });
  const { part } = await mount("cicada-boot-line", { python });
  python.stage = "failed";
  python.dispatchEvent(new Event("stage"));
  await part.shows("There is a new version of Cicada, and a part of this one is gone.");
  assert.deepEqual(part.names("button"), ["Reload"]);
});

/** A browser's service workers, which list what they are told. */
function serviceWorkers(t, { waiting = null, controller = null, refuses = false } = {}) {
  const told = [];
  const worker = (name) =>
    Object.assign(new EventTarget(), { postMessage: (...given) => told.push([name, ...given]) });
  const registration = Object.assign(new EventTarget(), {
    waiting: waiting && worker("waiting"),
    installing: null,
  });
  const container = Object.assign(new EventTarget(), {
    controller: controller && worker("controller"),
    ready: Promise.resolve({ active: worker("active") }),
    register: async (address) => {
      if (refuses) throw new Error("none here");
      told.push(["register", String(address).split("/").at(-1)]);
      return registration;
    },
  });
  Object.defineProperty(navigator, "serviceWorker", { value: container, configurable: true });
  t.after(() => delete navigator.serviceWorker);
  hideToast();
  return { told, registration, container, worker };
}

test("the site is kept on the device in the language of the page", async (t) => {
  const { told } = serviceWorkers(t);
  await keepOffline();
  await Promise.resolve();
  assert.deepEqual(
    told.map(([who, what]) => [who, what]),
    [
      ["register", "service-worker.js"],
      ["active", "en"],
    ],
  );
  assert.equal(toast(), "");
  serviceWorkers(t, { refuses: true });
  await keepOffline();
});

for (const [what, waiting, controller, isOffered] of [
  ["one waits", true, true, true],
  ["it is the first one", true, false, false],
  ["none waits", false, true, false],
])
  test(`a new release is offered: ${what}`, async (t) => {
    serviceWorkers(t, { waiting, controller });
    await keepOffline();
    assert.equal(toast(), isOffered ? "There is a new version of Cicada." : "");
  });

test("a release that comes while the page is open is offered, and taken when it is wanted", async (t) => {
  const { registration, worker, told } = serviceWorkers(t, { controller: true });
  await keepOffline();
  registration.dispatchEvent(new Event("updatefound"));
  registration.installing = worker("installing");
  registration.dispatchEvent(new Event("updatefound"));
  assert.equal(toast(), "");
  registration.waiting = worker("waiting");
  registration.installing.dispatchEvent(new Event("statechange"));
  const element = document.querySelector("cicada-toast");
  assert.equal(toast(), "There is a new version of Cicada.");
  element.action.run();
  assert.deepEqual(told.at(-1), ["waiting", "take over"]);
});

const storage = { get: (_key, fallback) => fallback };
const HELP = { name: "shot", title: "Shot", help: async () => ({ default: "How it is." }) };

for (const [what, entry, heading, words, more] of [
  ["a game", HELP, "How Shot is played", "How it is.", false],
  ["a game with a tree", { ...HELP, hasTrees: true }, "How Shot is played", "The whole game", true],
  ["no game", undefined, "About Cicada", "there is no server and no account", false],
])
  test(`help says how a game is played, or what Cicada is: ${what}`, async () => {
    const { part, element } = await mount("cicada-help", {
      entry,
      storage,
      example: () => "An example.",
    });
    assert.equal(element._wanted, false);
    element.show();
    await part.shows(words);
    assert.deepEqual(part.names("dialog"), [heading]);
    assert.equal(part.text.includes("An example."), entry !== undefined);
    assert.equal(part.text.includes("The whole game"), more);
    assert.ok(part.text.includes("puzzles for teachers"));
  });

test("what a game says is loaded once, and where it does not come, that is said", async () => {
  let times = 0;
  const help = async () => {
    times += 1;
    return { default: "How it is." };
  };
  const { part, element } = await mount("cicada-help", { storage, entry: { ...HELP, help } });
  element.show();
  await part.shows("How it is.");
  element.show();
  await element.updateComplete;
  assert.equal(times, 1);
  const refused = { ...HELP, name: "other", help: () => Promise.reject(new Error("offline")) };
  const { part: other, element: failing } = await mount("cicada-help", { storage, entry: refused });
  failing.show();
  await other.shows("A part of Cicada could not be loaded.");
});
