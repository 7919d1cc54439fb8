import assert from "node:assert/strict";
import { test } from "node:test";
import { abortedWith } from "../../web/ui/aborted-with.js";

test("a controller is aborted with the signal, for the same reason", () => {
  const outer = new AbortController();
  const { signal } = abortedWith(outer.signal);
  outer.abort("stopped");
  assert.equal(signal.reason, "stopped");
});

test("it is aborted at once where the signal was before", () => {
  assert.equal(abortedWith(AbortSignal.abort("before")).signal.reason, "before");
});

test("it can be aborted by itself", () => {
  const outer = new AbortController();
  const inner = abortedWith(outer.signal);
  inner.abort("enough");
  outer.abort("stopped");
  assert.equal(inner.signal.reason, "enough");
});

test("it leaves the signal alone", () => {
  const outer = new AbortController();
  abortedWith(outer.signal).abort();
  assert.equal(outer.signal.aborted, false);
});
