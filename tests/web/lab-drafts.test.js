/** Drafts of programs: none is lost when another program comes by a link. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Drafts } from "../../web/site/lab/drafts.js";

const emptyStorage = () => {
  const kept = new Map();
  return {
    get: (key, fallback) => (kept.has(key) ? JSON.parse(kept.get(key)) : fallback),
    set: (key, value) => kept.set(key, JSON.stringify(value)),
  };
};

const codes = ({ versions }) => versions.map(({ code }) => code);

test("a draft goes on where it was left", () => {
  const storage = emptyStorage();
  new Drafts(storage, "shot").save("mine");
  assert.equal(new Drafts(storage, "shot").draft, "mine");
  assert.equal(new Drafts(storage, "kata-score").draft, undefined);
});

test("a program that came by a link is shown, and goes on as what was made of it", () => {
  const storage = emptyStorage();
  new Drafts(storage, "shot").save("mine");
  const drafts = new Drafts(storage, "shot", "shot:1abc-def");
  assert.equal(drafts.draft, undefined, "the link's own program is shown");
  drafts.save("theirs, changed");
  assert.equal(new Drafts(storage, "shot", "shot:1abc-def").draft, "theirs, changed");
  assert.equal(new Drafts(storage, "shot", "shot:1xyz-uvw").draft, undefined);
});

test("a draft that gives way to the program of a link becomes a version, once", () => {
  const storage = emptyStorage();
  new Drafts(storage, "shot").save("mine");
  const drafts = new Drafts(storage, "shot", "shot:1abc-def");
  drafts.save("theirs");
  drafts.save("theirs, changed");
  assert.deepEqual(codes(drafts), ["mine"]);
  assert.equal(drafts.versions[0].figures, "a draft");
});

test("a draft that was run to its end keeps its figures", () => {
  const storage = emptyStorage();
  const own = new Drafts(storage, "shot");
  own.save("mine");
  own.add({ code: "mine", at: 1, figures: "4.5 on average" });
  const drafts = new Drafts(storage, "shot", "shot:1abc-def");
  drafts.save("theirs");
  assert.deepEqual(drafts.versions, [{ code: "mine", at: 1, figures: "4.5 on average" }]);
});

test("what somebody else wrote into storage harms nothing", () => {
  const storage = emptyStorage();
  for (const damaged of [1, "x", { draft: 5, versions: [{}] }, { versions: 7, from: [] }, null]) {
    storage.set("lab:shot", damaged);
    const drafts = new Drafts(storage, "shot", "shot:1abc-def");
    assert.equal(drafts.draft, undefined);
    assert.deepEqual(drafts.versions, []);
    drafts.save("mine");
    assert.equal(drafts.draft, "mine");
  }
});
