/** Work that is asked for again while it goes on. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { oneAtATime } from "../../web/ui/one-at-a-time.js";
import { settled } from "./stand-ins.js";

test("of what is asked for meanwhile only the last is done, when the first is done", async () => {
  let text = "";
  const read = [];
  const finish = [];
  const work = oneAtATime(() => {
    read.push(text);
    return new Promise((resolve) => finish.push(resolve));
  });
  for (const line of ["a", "b", "c"]) {
    text += line;
    work();
  }
  assert.deepEqual(read, ["a"]);
  finish.shift()();
  await settled();
  assert.deepEqual(read, ["a", "abc"]);
  finish.shift()();
  await settled();
  assert.deepEqual(read, ["a", "abc"]);
  text = "d";
  work();
  assert.deepEqual(read, ["a", "abc", "d"]);
});
