/** One tab at a time, with and without the browser's locks. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { withTabLock } from "../../web/midend/tab-lock.js";
import { FakeLocks, pretend, settled } from "./stand-ins.js";

afterEach(() => pretend({ navigator: {} }));

test("without locks it is done at once", async () => {
  const done = [];
  const returned = withTabLock("game", () => done.push("a"));
  assert.deepEqual(done, ["a"]);
  assert.equal(await returned, 1);
});

test("one waits for the other of the same name", async () => {
  const locks = new FakeLocks();
  pretend({ navigator: { locks } });
  const done = [];
  const all = ["a", "b"].map((each) => withTabLock("game", () => done.push(each)));
  assert.deepEqual([done, locks.names], [[], ["cicada:game", "cicada:game"]]);
  locks.grant();
  await settled();
  assert.deepEqual(done, ["a"]);
  locks.grant();
  assert.deepEqual(await Promise.all(all), [1, 2]);
});

test("a turn that never comes is not waited for", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const locks = new FakeLocks();
  pretend({ navigator: { locks } });
  const returned = withTabLock("game", () => "done");
  t.mock.timers.tick(1000);
  assert.equal(await returned, "done");
});

test("what fails is not done twice", async () => {
  const locks = new FakeLocks();
  pretend({ navigator: { locks } });
  let tries = 0;
  const returned = withTabLock("game", () => {
    tries += 1;
    throw new Error("full");
  });
  locks.grant();
  await assert.rejects(returned, /full/);
  assert.equal(tries, 1);
});
