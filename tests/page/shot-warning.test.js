/** When Shot says that a position is lost, and what of that is help. */
import "./environment.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { FakeSession, position, settle, storageOf } from "./shot-session.js";

const { LossWarning } = await import("../../web/games/shot/loss-warning.js");

/** The warning of a board, with what Python will say of it. */
function warning({ warn, lesson = null, outlook } = {}) {
  const session = Object.assign(new FakeSession(), { at: 3, answers: { alive: () => outlook } });
  const storage = storageOf(warn ? { "shot:warn": warn } : {});
  const host = { session, storage, position: position({ lesson }), requestUpdate() {} };
  return { warning: new LossWarning(host), session, storage, host };
}
const LOST = { solvable: false, sentence: "It is lost.", lost_since: 2 };
const ALIVE = { solvable: true, sentence: "It can be won." };

for (const [kept, lesson, warn] of [
  [undefined, null, "request"],
  [undefined, { title: "" }, "always"],
  ["never", { title: "" }, "never"],
  ["always", null, "always"],
  ["sometimes", null, "request"],
])
  test(`in lessons it is told at once that a position is lost, else as the person likes: ${kept}`, () => {
    assert.equal(warning({ warn: kept, lesson }).warning.warn, warn);
  });

test("whoever asks is told, and either answer is help", async () => {
  for (const [outlook, events, isLost, back] of [
    [LOST, ["warning"], true, 2],
    [ALIVE, ["check"], false, 0],
    [{ ...LOST, lost_since: 0 }, ["warning"], true, 0],
    [{ ...LOST, lost_since: 1 }, ["warning"], true, 3],
    [undefined, [], false, 0],
  ]) {
    const { warning: made, session } = warning({ outlook });
    await made.ask();
    const notes = session.done.filter(([what]) => what === "note").map(([, event]) => event);
    assert.deepEqual([notes, made.lost, made.shotsToTakeBack], [events, isLost, back]);
  }
});

test("what is told of a position that is left is forgotten", async () => {
  const { warning: made, session } = warning({ outlook: LOST });
  const asking = made.ask();
  await Promise.resolve();
  session.at = 4;
  await asking;
  assert.equal(made.outlook, undefined);
  session.settling = Promise.resolve(false);
  session.done.length = 0;
  await made.ask();
  assert.deepEqual(session.done, []);
});

for (const [what, warn, told, stillLost, isAsked, isKept] of [
  ["at once", "always", undefined, false, true, false],
  ["to whoever asks", "request", undefined, true, false, false],
  ["from a lost one", "request", LOST, true, true, true],
  ["from a lost one back", "request", LOST, false, false, false],
  ["from one that can be won", "request", ALIVE, true, false, false],
  ["never", "never", undefined, true, false, false],
])
  test(`of another position it is told whether it is lost: ${what}`, async () => {
    const { warning: made, session } = warning({ warn, outlook: LOST });
    made.outlook = told;
    made.positionChanged({ stillLost });
    assert.equal(
      session.done.some(([, question]) => question === "alive"),
      isAsked,
    );
    assert.equal(made.outlook === told && told !== undefined, isKept);
    await settle();
    // It is a warning once, not again at each shot that follows.
    const notes = session.done.filter(([what]) => what === "note");
    assert.equal(notes.length, isAsked && !isKept ? 1 : 0);
  });
