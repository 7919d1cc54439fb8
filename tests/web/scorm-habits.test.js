/** What learning platforms make of SCORM: nothing that was played is lost, and what is not taken is said. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { LearningPlatform } from "./learning-platform.js";
import { account, NAMES, open, play, STANDARDS, SUSPEND_DATA, win } from "./scorm-course.js";

const CODE = "1abc-def";
const escapedHtml = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** @type {[string, import("./learning-platform.js").Habits][]} */
const HARMLESS = [
  ["as the standard has it", {}],
  ["the boolean true", { yes: true, no: false }],
  ["the number 1", { yes: 1, no: 0 }],
  ["the text 1", { yes: "1", no: "0" }],
  ["in capitals", { yes: "TRUE", no: "FALSE" }],
  ["no answers", { yes: undefined, no: undefined, open: true }],
  ["the session of the page before", { open: true }],
  ["a session that is begun once only, still open", { open: true, once: true }],
  ["no bounds of a score", { refuses: ["min", "max", "scaled"] }],
  ["texts for HTML", { gives: escapedHtml }],
  ["texts for HTML, twice", { gives: (text) => escapedHtml(escapedHtml(text)) }],
  ["numbered entities", { gives: (text) => text.replaceAll('"', "&#34;") }],
  ["texts for a database", { gives: (text) => text.replaceAll('"', '\\"') }],
  ["texts for an address", { gives: encodeURIComponent }],
  ["spaces around a text", { gives: (text) => `\n ${text} ` }],
  ["no codes of errors", { lacks: ["GetLastError"] }],
  ["the number 1, and no codes of errors", { yes: 1, no: 0, lacks: ["GetLastError"] }],
];

/** The elements of a version whose names end so. */
const named = (standard, ends) =>
  Object.keys(STANDARDS[standard].result(0, "failed")).filter((key) =>
    ends.some((end) => key.endsWith(end)),
  );

/** @param {"1.2" | "2004"} standard @param {import("./learning-platform.js").Habits} habits */
const platformWith = (standard, { refuses = [], ...habits }) =>
  new LearningPlatform(standard, { ...habits, refuses: named(standard, refuses) });

function complete(course, score = 90, moves = ["1122", "3456"]) {
  win(course, ...moves);
  course.say("complete", { score, code: CODE, account: account(moves, 2000) });
}

for (const standard of NAMES) {
  const { score, status } = STANDARDS[standard];
  const outcome = standard === "1.2" ? status : "cmi.success_status";

  for (const [habit, habits] of HARMLESS) {
    test(`a result is recorded: ${habit} (SCORM ${standard})`, async () => {
      const platform = platformWith(standard, habits);
      const course = await open(standard, { platform });
      course.say("ready");
      play(course, "1122");
      complete(course);
      assert.deepEqual([platform.committed[score], platform.committed[outcome]], ["90", "passed"]);
      assert.deepEqual(course.shown, []);
      course.leave();
      assert.equal(platform.state, "ended");
    });

    test(`a game goes on with its moves and its account: ${habit} (SCORM ${standard})`, async () => {
      const platform = platformWith(standard, habits);
      const before = await open(standard, { platform });
      const state = {
        moves: ["1122"],
        account: { events: ["hint3", "move"], began: 5, ended: null },
      };
      before.say("state", { ...state, status: "playing" });
      before.leave();
      platform.state = habits.open ? "open" : "new";
      const course = await open(standard, { platform });
      course.say("ready");
      assert.deepEqual(course.told[0][0], { cicada: "load", id: "p", ...state });
    });

    test(`a program goes on as it was kept: ${habit} (SCORM ${standard})`, async () => {
      const platform = platformWith(standard, habits);
      const settings = { exercise: "e", pass: "50" };
      const before = await open(standard, { platform, settings });
      before.say("state", { id: "e", link: 'e:"&<5%' });
      before.leave();
      platform.state = habits.open ? "open" : "new";
      const course = await open(standard, { platform, settings });
      course.say("ready");
      assert.equal(course.told[0][0].id, 'e:"&<5%');
    });
  }

  test(`a page that comes back goes on recording (SCORM ${standard})`, async () => {
    const platform = new LearningPlatform(standard);
    const course = await open(standard, { platform });
    play(course, "1122");
    course.leave();
    course.comeBack();
    complete(course);
    assert.equal(platform.committed[score], "90");
    course.leave();
    assert.equal(platform.state, "ended");
  });

  test(`a session that the platform has ended is begun again (SCORM ${standard})`, async () => {
    const platform = new LearningPlatform(standard);
    const course = await open(standard, { platform });
    platform.state = "ended";
    complete(course);
    assert.equal(platform.committed[score], "90");
    assert.deepEqual(course.shown, []);
  });

  test(`a result that was recorded is not changed when the page comes back (SCORM ${standard})`, async () => {
    const platform = new LearningPlatform(standard);
    const course = await open(standard, { platform });
    complete(course);
    course.leave();
    course.comeBack();
    complete(course, 100, ["3456"]);
    play(course, "1122");
    assert.equal(platform.committed[score], "90");
    assert.deepEqual(JSON.parse(platform.committed[SUSPEND_DATA]).moves, ["1122", "3456"]);
  });

  for (const [habit, habits] of [
    ["it throws", { throws: ["SetValue"] }],
    ["it throws at once", { throws: ["Initialize", "GetValue", "GetLastError"] }],
    ["it cannot commit", { throws: ["Commit"] }],
    ["it takes no score", { refuses: ["raw"] }],
    ["it takes no status", { refuses: ["lesson_status", "success_status"] }],
  ])
    test(`what is not taken is said, with the code to hand in: ${habit} (SCORM ${standard})`, async () => {
      const platform = platformWith(standard, habits);
      const course = await open(standard, { platform });
      course.say("ready");
      assert.equal(course.told.length, 1, "the puzzle begins");
      play(course, "1122");
      assert.deepEqual(course.shown, habits.refuses ? [] : ["Not recorded."]);
      complete(course);
      assert.deepEqual(course.shown, [`Hand in: ${CODE}`]);
      course.leave();
    });

  test(`a run that was not taken stays to be handed in until it is (SCORM ${standard})`, async () => {
    const refuses = named(standard, ["raw"]);
    const platform = new LearningPlatform(standard, { refuses });
    const course = await open(standard, { platform, settings: { exercise: "e", pass: "50" } });
    course.say("complete", { id: "e", link: "one", score: 60, code: CODE });
    course.say("state", { id: "e", link: "two" });
    assert.deepEqual(course.shown, [`Hand in: ${CODE}`]);
    refuses.length = 0;
    course.say("state", { id: "e", link: "three" });
    assert.deepEqual([platform.committed[score], course.shown], ["60", []]);
  });

  test(`nothing is said of a page that comes back with its result recorded (SCORM ${standard})`, async () => {
    const platform = new LearningPlatform(standard, { once: true });
    const course = await open(standard, { platform });
    complete(course);
    course.leave();
    course.comeBack();
    assert.deepEqual(course.shown, []);
  });

  test(`what another window has finished is not changed (SCORM ${standard})`, async () => {
    const platform = new LearningPlatform(standard);
    const course = await open(standard, { platform });
    platform.values[status] = standard === "1.2" ? "passed" : "completed";
    play(course, "1122");
    complete(course);
    assert.deepEqual(
      [platform.values[SUSPEND_DATA], platform.values[score]],
      [undefined, undefined],
    );
  });

  test(`a page that comes back to a platform that begins once says so (SCORM ${standard})`, async () => {
    const platform = new LearningPlatform(standard, { once: true });
    const course = await open(standard, { platform });
    course.leave();
    course.comeBack();
    assert.deepEqual(course.shown, ["Not recorded."]);
    complete(course);
    assert.deepEqual(course.shown, [`Hand in: ${CODE}`]);
  });

  test(`what was not taken is tried again (SCORM ${standard})`, async () => {
    const habits = { throws: ["SetValue"] };
    const platform = new LearningPlatform(standard, habits);
    const course = await open(standard, { platform });
    complete(course);
    habits.throws = [];
    course.leave();
    assert.equal(platform.committed[score], "90");
  });

  test(`what was kept and cannot be read is said (SCORM ${standard})`, async () => {
    const platform = new LearningPlatform(standard, { gives: (text) => text.slice(0, 20) });
    platform.values[SUSPEND_DATA] = JSON.stringify({ id: "p", moves: ["1122"], events: "a" });
    const course = await open(standard, { platform });
    course.say("ready");
    assert.deepEqual(course.shown, ["Unreadable."]);
    play(course, "1122");
    assert.deepEqual(course.shown, []);
  });

  test(`a run of an exercise is recorded, and what is not taken is said (SCORM ${standard})`, async () => {
    const settings = { exercise: "e", pass: "50" };
    const run = { id: "e", link: "one", score: 60, code: CODE };
    for (const [habits, shown] of [
      [{ yes: 1, no: 0 }, []],
      [{ open: true }, []],
      [{ throws: ["SetValue"] }, [`Hand in: ${CODE}`]],
    ]) {
      const platform = new LearningPlatform(standard, habits);
      const course = await open(standard, { platform, settings });
      course.say("complete", run);
      assert.deepEqual(course.shown, shown);
      assert.equal(platform.committed[score], shown.length ? undefined : "60");
    }
  });
}
