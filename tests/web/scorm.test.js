/** What a package tells its learning platform, and what is committed when. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pretend } from "./stand-ins.js";

const STANDARDS = {
  1.2: { api: "API", prefix: "LMS", score: "cmi.core.score.raw" },
  2004: { api: "API_1484_11", prefix: "", score: "cmi.score.raw" },
};
const SITE = "https://cicada.example";

/** Open a package in a platform: what is committed there, and how to have its frame say something. */
async function open(standard) {
  const { api, prefix, score } = STANDARDS[standard];
  const values = {};
  const committed = [];
  const listeners = {};
  const functions = {
    Initialize: () => "true",
    GetValue: (key) => values[key] ?? "",
    SetValue: (key, value) => {
      values[key] = value;
    },
    Commit: () => {
      const kept = values["cmi.suspend_data"];
      const { moves = [], ended = null } = kept ? JSON.parse(kept) : {};
      committed.push({ moves, ended, score: values[score] ?? "" });
    },
    [standard === "2004" ? "Terminate" : "Finish"]: () => {},
  };
  const named = Object.entries(functions).map(([name, each]) => [prefix + name, each]);
  const frame = {
    dataset: { src: `${SITE}/mastermind/?embed=1#p` },
    contentWindow: { postMessage() {} },
  };
  const window = { [api]: Object.fromEntries(named) };
  window.parent = window;
  pretend({
    window,
    location: new URL("https://platform.example/package/index.html"),
    document: {
      currentScript: { dataset: { standard, puzzle: "p", pass: "10" } },
      querySelector: () => frame,
    },
    addEventListener: (kind, listener) => {
      listeners[kind] = listener;
    },
  });
  opened += 1;
  await import(`../../web/share/embed/scorm.js?${opened}`);
  const say = (cicada, data) =>
    listeners.message({
      ...{ source: frame.contentWindow, origin: SITE },
      data: { cicada, id: "p", ...data },
    });
  return { committed, say, leave: () => listeners.pagehide() };
}
let opened = 0;

const account = (moves, ended) => ({ events: moves.map(() => "move"), began: 1000, ended });

function play({ say }, ...moves) {
  say("state", { moves, status: "playing", account: account(moves, null) });
}
function win({ say }, ...moves) {
  say("state", { moves, status: "won", account: account(moves, 2000) });
}

for (const standard of Object.keys(STANDARDS)) {
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
}
