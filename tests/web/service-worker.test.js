/** The releases on a device: the one in use stays, and so does whatever is not of this site. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { pretend } from "./stand-ins.js";

/** The names of the caches of a host. All its sites and releases share them. */
let names = new Set();
let workers = 0;

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

const SITE = "https://host.example/cicada/";
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
