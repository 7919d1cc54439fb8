/** What a package tells its learning platform, and what is committed when. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { EVENTS } from "../../web/python/events.js";
import { account, NAMES, open, play, SITE, STANDARDS, SUSPEND_DATA, win } from "./scorm-course.js";

for (const standard of NAMES) {
  const { status, mode, exit, time, score, result, longest, api, end } = STANDARDS[standard];
  const final = standard === "1.2" ? ["passed", "failed", "completed"] : ["completed"];

  test(`a finished game is committed with its score, at once (SCORM ${standard})`, async () => {
    const course = await open(standard);
    play(course, "1122");
    assert.deepEqual(course.committed.at(-1), { moves: ["1122"], ended: null, score: "" });
    win(course, "1122", "3456");
    const moves = ["1122", "3456"];
    course.say("complete", { score: 90, account: account(moves, 2000) });
    assert.deepEqual(course.committed.at(-1), { moves, ended: 2000, score: "90" });
    const halves = course.committed.filter(({ ended, score }) => (ended === null) !== !score);
    assert.deepEqual(halves, []);
  });

  test(`a game that is left before its score is there is not kept as finished (SCORM ${standard})`, async () => {
    const course = await open(standard);
    play(course, "1122");
    win(course, "1122", "3456");
    course.leave();
    assert.deepEqual(course.committed.at(-1), { moves: ["1122"], ended: null, score: "" });
  });

  for (const [reached, outcome] of [
    [9, "failed"],
    [10, "passed"],
    [100, "passed"],
    [0, "failed"],
  ])
    test(`a score is passed from the pass mark on: ${reached} (SCORM ${standard})`, async () => {
      const course = await open(standard);
      win(course, "1122");
      course.say("complete", { score: reached, account: account(["1122"], 2000) });
      const { values } = course;
      for (const [key, value] of Object.entries(result(reached, outcome)))
        assert.equal(values[key], value, key);
    });

  test(`a package is begun as incomplete, and left with its time (SCORM ${standard})`, async (t) => {
    t.mock.timers.enable({ apis: ["Date"], now: 1_000_000 });
    const { values, committed, leave, ends, frame } = await open(standard);
    assert.deepEqual([values[status], values[exit]], ["incomplete", "suspend"]);
    assert.equal(committed.length, 1);
    assert.equal(frame.src, `${SITE}/mastermind/?embed=1#p`);
    t.mock.timers.tick((2 * 3600 + 3 * 60 + 4.9) * 1000);
    values[exit] = "";
    leave();
    leave();
    assert.deepEqual([values[exit], ends, committed.length], ["suspend", [end], 2]);
    assert.equal(values[time], standard === "1.2" ? "0002:03:04" : "PT7384S");
  });

  for (const state of final)
    test(`what is finished stays as it is: ${state} (SCORM ${standard})`, async () => {
      const course = await open(standard, { values: { [status]: state } });
      assert.equal(course.values[status], state);
      play(course, "1122");
      course.say("complete", { score: 90, account: account(["1122"], 2000) });
      assert.deepEqual([course.values[score], course.kept()], [undefined, null]);
    });

  for (const [shown, isRecorded] of [
    ["normal", true],
    ["", true],
    ["browse", false],
    ["review", false],
  ])
    test(`only what is played is recorded, not what is looked at: ${shown} (SCORM ${standard})`, async () => {
      const course = await open(standard, { values: { [mode]: shown } });
      play(course, "1122");
      assert.equal(course.kept() !== null, isRecorded);
      assert.equal(course.committed.length > 0, isRecorded);
      assert.equal(course.values[status], isRecorded ? "incomplete" : undefined);
    });

  test(`moves are kept as far as there is room, the account in any case (SCORM ${standard})`, async () => {
    const course = await open(standard);
    const packed = (length) => {
      play(course, "x".repeat(length));
      return course.values[SUSPEND_DATA];
    };
    const rest = packed(0).length;
    assert.equal(packed(longest - rest).length, longest);
    assert.equal(course.kept().moves.length, 1);
    packed(longest - rest + 1);
    assert.deepEqual([course.kept().moves, course.kept().events], [[], "a"]);
  });

  test(`a platform is looked for around and behind the package (SCORM ${standard})`, async () => {
    const top = (window) => Object.assign(window, { parent: window });
    const nested = (windows, inner) => {
      let window = windows;
      for (let depth = 0; depth < inner; depth += 1) window = { parent: window };
      return window;
    };
    for (const [windows, isFound] of [
      [(found) => nested(top(found), 1), true],
      [(found) => nested(top(found), 9), true],
      [(found) => nested(top(found), 10), false],
      [(found) => top({ opener: top(found) }), true],
      [(found) => nested(top({ opener: nested(top(found), 2) }), 2), true],
      [() => top({}), false],
      [() => top({ opener: null }), false],
      [(found) => ({ parent: null, ...found }), true],
      [() => ({ parent: null }), false],
      [
        () => ({
          get [api]() {
            throw new Error("another site");
          },
        }),
        false,
      ],
    ]) {
      const { committed, shown } = await open(standard, { windows });
      assert.deepEqual(shown, isFound ? [] : ["No platform."]);
      assert.equal(committed.length, isFound ? 1 : 0);
    }
  });

  test(`a platform that does not begin records nothing, and it is said (SCORM ${standard})`, async () => {
    const course = await open(standard, { initialized: "false" });
    play(course, "1122");
    course.leave();
    assert.deepEqual([course.values, course.committed, course.ends], [{}, [], []]);
    assert.deepEqual(course.shown, ["Not recorded."]);
  });
}

test("a game is kept with each event of its account, and goes on with it", async () => {
  const course = await open("1.2");
  const state = { moves: ["1122", "3456"], account: { events: EVENTS, began: 5, ended: null } };
  course.say("state", { ...state, status: "playing" });
  const events = EVENTS.map((_, i) => (10 + i).toString(36)).join("");
  assert.deepEqual(course.kept(), { id: "p", moves: state.moves, events, began: 5, ended: null });
  const again = await open("1.2", { values: course.values });
  again.say("ready");
  assert.deepEqual(again.told, [[{ cicada: "load", id: "p", ...state }, SITE]]);
});

const NEW = { id: "p", moves: [], account: { events: [], began: null, ended: null } };
for (const [what, text] of [
  ["nothing", ""],
  ["a damaged text", "{"],
  ["another puzzle", JSON.stringify({ id: "q", moves: ["1"], events: "a", began: 1, ended: null })],
  ["no moves", JSON.stringify({ id: "p", moves: "1", events: "a", began: 1, ended: null })],
  ["no events", JSON.stringify({ id: "p", moves: ["1"] })],
])
  test(`a game begins anew where it cannot go on: ${what}`, async () => {
    const { say, told } = await open("1.2", { values: { [SUSPEND_DATA]: text } });
    say("ready");
    assert.deepEqual(told, [[{ cicada: "load", ...NEW }, SITE]]);
  });

test("another puzzle, and one that is not begun, are not kept; nor is what another frame says", async () => {
  const course = await open("1.2");
  const state = { moves: ["1122"], status: "playing", account: account(["1122"], null) };
  const { hear, frame } = course;
  course.say("state", { ...state, id: "q" });
  course.say("state", { ...state, status: "idle" });
  course.say("complete", { score: 90, account: state.account }); // of a game that was never told
  hear({ cicada: "state", id: "p", ...state }, { source: {} });
  hear({ cicada: "state", id: "p", ...state }, { origin: "https://other.example" });
  hear({ cicada: "unheard-of" });
  hear(null);
  assert.deepEqual([course.kept(), course.values["cmi.core.score.raw"]], [null, undefined]);
  course.say("state", state);
  course.say("complete", { id: "q", score: 90, account: state.account });
  assert.equal(course.values["cmi.core.score.raw"], undefined);
  assert.equal(frame.style.height, undefined);
});

for (const [height, shown] of [
  [99, "100px"],
  [100, "100px"],
  [640, "640px"],
  ["720", "720px"],
  [10_000, "10000px"],
  [10_001, "10000px"],
  ["high", undefined],
])
  test(`a frame is as high as it asks for, within bounds: ${height}`, async () => {
    const { say, frame } = await open("1.2");
    say("resize", { height });
    assert.equal(frame.style.height, shown);
  });

/** A package of an exercise of the lab. */
const exercise = (how = {}) =>
  open("1.2", { settings: { exercise: "e", pass: "50" }, hash: "e%20x", ...how });
const raw = ({ values }) => values["cmi.core.score.raw"];

test("a program is kept as it is, and beside it that of the best run", async () => {
  const course = await exercise();
  course.say("ready");
  assert.deepEqual(course.told, [[{ cicada: "load", id: "e x" }, SITE]]);
  course.say("state", { id: "e", link: "one" });
  assert.deepEqual(course.kept(), { id: "e", link: "one" });
  course.say("complete", { id: "e", link: "one", score: 40 });
  assert.deepEqual([raw(course), course.values["cmi.core.lesson_status"]], ["40", "failed"]);
  course.say("state", { id: "e", link: "two" });
  assert.deepEqual(course.kept(), { id: "e", link: "two", best: "one" });
  for (const score of [39, 40]) course.say("complete", { id: "e", link: "two", score });
  assert.deepEqual([raw(course), course.kept().best], ["40", "one"]);
  course.say("complete", { id: "e", link: "two", score: 50 });
  assert.deepEqual([raw(course), course.values["cmi.core.lesson_status"]], ["50", "passed"]);
  assert.deepEqual(course.kept(), { id: "e", link: "two" });
});

test("a first run counts even if its mark is nothing, and other exercises do not", async () => {
  const course = await exercise();
  course.say("state", { id: "f", link: "one" });
  course.say("state", { id: "e", link: "" });
  course.say("complete", { id: "f", link: "one", score: 90 });
  assert.deepEqual([course.kept(), raw(course)], [null, undefined]);
  course.say("complete", { id: "e", link: "one", score: 0 });
  assert.equal(raw(course), "0");
});

for (const [what, kept, link, best] of [
  ["a program", { id: "e", link: "two" }, "two", undefined],
  ["with a better one", { id: "e", link: "two", best: "one" }, "two", "one"],
  ["of another exercise", { id: "f", link: "two" }, "e x", undefined],
  ["no link", { id: "e", link: 7, best: "one" }, "e x", undefined],
  ["no best one", { id: "e", link: "two", best: 7 }, "e x", undefined],
  ["nothing", "{", "e x", undefined],
])
  test(`a program goes on as it was kept: ${what}`, async () => {
    const text = typeof kept === "string" ? kept : JSON.stringify(kept);
    const course = await exercise({ values: { [SUSPEND_DATA]: text } });
    course.say("ready");
    assert.equal(course.told[0][0].id, link);
    course.say("state", { id: "e", link: "three" });
    const before = what === "a program" ? "two" : best;
    assert.equal(course.kept().best, before);
  });

test("where there is no room for two programs that of the best run is kept, else what was kept", async () => {
  const course = await exercise();
  course.say("complete", { id: "e", link: "one", score: 40 });
  course.say("state", { id: "e", link: "x".repeat(4090) });
  assert.deepEqual(course.kept(), { id: "e", link: "one" });
  const before = course.values[SUSPEND_DATA];
  const commits = course.committed.length;
  course.say("complete", { id: "e", link: "x".repeat(4090), score: 60 });
  assert.equal(course.values[SUSPEND_DATA], before);
  assert.deepEqual([raw(course), course.committed.length > commits], ["60", true]);
});
