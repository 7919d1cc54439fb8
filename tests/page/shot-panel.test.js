/** What Python knows of a position of Shot, in the panel by itself. */
import "./environment.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { mount } from "./mounted.js";
import { until } from "./part.js";
import { Asked, position, RIGHT } from "./shot-session.js";

await import("../../web/games/shot/panel.js");
const { display } = await import("../../web/ui/display.js");

async function begin(change = {}, { session = {}, ...properties } = {}) {
  const asking = Object.assign(new Asked(), session);
  const panel = await mount(
    "cicada-shot-panel",
    { session: asking, position: position(change), ...properties },
    ...["ask", "rewind", "edit", "point", "try", "look", "playback", "warn"],
  );
  return { ...panel, session: asking };
}

const HINT = { sentence: "Shoot a1.", others: [], ball: [0, 0] };
const OTHERS = [{ name: "c1 left", sentence: "It loses.", shot: RIGHT, proof: null }];

test("hints come one after the other, the first two on the board", async () => {
  const answers = {
    hint: ({ level }) => (level === 4 ? { sentence: "", others: OTHERS } : { ...HINT, level }),
  };
  const { part, session, heard } = await begin({}, { session: { answers } });
  for (const [i, title] of ["Hint: which ball", "Which way", "Why not another"].entries()) {
    await part.press(title);
    await part.has(".hint", i + 1);
  }
  assert.deepEqual(
    session.asked.map(([, { level }]) => level),
    [2, 3, 4],
  );
  assert.deepEqual(
    heard.map(([name, { level }]) => [name, level]),
    [
      ["point", 2],
      ["point", 3],
    ],
  );
  await part.press(/^c1 left: It loses\.$/);
  assert.deepEqual(heard.at(-1), ["try", OTHERS[0]]);
});

test("the button beside the board gives the next hint, and says whether it is shown in the panel only", async () => {
  const answers = { hint: () => ({ ...HINT, others: [] }) };
  const { element, part } = await begin({}, { session: { answers } });
  for (const [i, isHere] of [false, false, true, true].entries()) {
    assert.equal(element.hint(), isHere, `${i}`);
    await part.has(".hint", Math.min(i + 1, 3));
  }
});

for (const [moves, told] of [
  [["00R"], "1 shot to go: play them under the board."],
  [["00R", "20L"], "2 shots to go: play them under the board."],
  [[], "There is none."],
])
  test(`the solution is played under the board: ${moves}`, async () => {
    const answers = { solution: () => ({ moves, sentence: "There is none." }) };
    const { part, heard } = await begin({}, { session: { answers } });
    await part.press("Show the solution");
    await part.part(".hint").shows(told);
    assert.deepEqual(heard, [["playback", moves]]);
  });

const LOST = {
  solvable: false,
  sentence: "It is lost.",
  lost_since: 2,
  proof: { sentence: "Two can never meet." },
};

/** What may be asked, in the order in which it stands there. */
const [ASK, HINTS, SOLUTION, FACTS] = [
  ...["Can it still be won?", "Hint: which ball", "Show the solution"],
  "How many solutions, how hard?",
];
const [BACK, REPLAY] = ["Back to where it could be won", "Where was it lost?"];
const ALIVE = { solvable: true, sentence: "It can be won." };

for (const [what, change, properties, names, told] of [
  ["it goes on", {}, {}, [ASK, HINTS, SOLUTION, FACTS], "3 balls left"],
  ["nobody wants warnings", {}, { warn: "never" }, [HINTS, SOLUTION, FACTS], "3 balls left"],
  ["it can be won", {}, { outlook: ALIVE }, [HINTS, SOLUTION, FACTS], "It can be won."],
  ["nobody knows", {}, { outlook: { ...ALIVE, solvable: null } }, [HINTS, SOLUTION, FACTS], "won."],
  ["it is lost", {}, { outlook: LOST }, [BACK, REPLAY], "It is lost. Two can never meet."],
  ["it never could be won", {}, { outlook: { ...LOST, lost_since: 0 } }, [REPLAY], "It is lost."],
  ["no shot is left", { status: "stuck" }, {}, [], "3 balls left"],
  ["it is solved", { status: "won" }, { outlook: LOST }, [], "Solved"],
])
  test(`the panel offers what there is to know: ${what}`, async () => {
    const answers = { tries: () => ({ sentence: "" }) };
    const { part } = await begin(change, { ...properties, session: { answers, at: 2 } });
    const offered = [ASK, HINTS, SOLUTION, FACTS, BACK, REPLAY].filter((name) => part.offers(name));
    assert.deepEqual(offered, names);
    assert.ok(part.text.includes(told), part.text);
    for (const name of ["Map of the positions", "Position editor"])
      assert.ok(part.offers(name), name);
  });

test("before Python has come it is on its way, and at the start nothing was lost yet", async () => {
  const { part, set } = await begin();
  await set({ position: undefined });
  assert.equal(part.text, "Loading Python…");
  await set({ position: position(), outlook: LOST });
  assert.equal(part.offers("Where was it lost?"), false);
});

test("in a test nothing leads back, and Python shows no solution", async (t) => {
  t.after(() => {
    display.mode = "play";
  });
  display.mode = "test";
  const { part, set } = await begin({}, { session: { isTest: true } });
  assert.deepEqual(
    [part.offers("Show the solution"), part.offers("Hint: which ball")],
    [false, true],
  );
  await set({ outlook: LOST });
  assert.equal(part.offers("Back to where it could be won"), false);
});

const CHECK = "Check it by search";
const ONE = { solutions: 1, positions: 1234, sentence: "Looked at 1,234: exactly one." };

/** Answers by Python, the check by what it is given; `parts` are the parts of the package brought. */
function checking(check) {
  const parts = [];
  const count = () => ({ count: 1, exact: true });
  const answers = { count, rate: () => ({ sentence: null }), check };
  return { parts, session: { answers, bring: async (part) => parts.push(part) } };
}

test("what was told of the solutions can be checked, and only then", async () => {
  const { parts, session } = checking(() => ONE);
  const { part, session: asking } = await begin({}, { session });
  assert.equal(part.offers(CHECK), false);
  await part.press(FACTS);
  assert.deepEqual(parts, []);
  await part.press(CHECK);
  await part.shows(/exactly one\. Checked in \d+\.\d s by this page\./);
  assert.deepEqual(parts, ["picture"]);
  assert.deepEqual(
    asking.asked.map(([question]) => question),
    ["count", "rate", "check"],
  );
  assert.equal(part.offers(CHECK), false);
});

test("a check that settles nothing checks nothing", async () => {
  const { session } = checking(() => ({ ...ONE, solutions: null, sentence: "Too many." }));
  const { part } = await begin({}, { session });
  await part.press(FACTS);
  await part.press(CHECK);
  await part.shows("Too many.");
  assert.ok(!part.text.includes("Checked in"), part.text);
});

test("that a position is lost can be checked, while it goes on", async () => {
  const { session } = checking(() => ({ ...ONE, solutions: 0, sentence: "No solution." }));
  const { part, set } = await begin({}, { outlook: LOST, session });
  await part.press(CHECK);
  await part.shows(/No solution\. Checked in/);
  session.id = "another";
  await set({ position: position({ status: "stuck" }) });
  assert.equal(part.offers(CHECK), false);
});

test("a check tells how far it is, and can be stopped", async () => {
  const { session } = checking();
  let stopped = false;
  session.asker = ({ signal, onNote }) => {
    const check = () =>
      new Promise((_, reject) => {
        onNote({ solutions: null, positions: 1000, sentence: "1,000 so far." });
        signal.addEventListener("abort", () => {
          stopped = true;
          reject(signal.reason);
        });
      });
    return async (question) => (question === "check" ? check() : session.answers[question]());
  };
  const { part } = await begin({}, { outlook: LOST, session });
  await part.press(CHECK);
  await part.shows("1,000 so far.");
  await part.press("Stop");
  assert.ok(stopped);
  await until(() => !part.offers("Stop"), "it goes on");
  assert.ok(part.text.includes("1,000 so far."), part.text);
  assert.ok(!part.text.includes("Checked in"), part.text);
});

test("what is pressed is passed on", async () => {
  const { part, heard, set } = await begin();
  await part.press("Can it still be won?");
  await part.press("Position editor");
  await part.press("Settings");
  await part.press("Never");
  await set({ outlook: LOST });
  await part.press("Back to where it could be won");
  assert.deepEqual(heard, [["ask"], ["edit"], ["warn", "never"], ["rewind"]]);
});

test("a puzzle that is solved is told beside others' tries, once", async () => {
  const answers = { tries: ({ tries }) => ({ sentence: `You tried ${tries} times.` }) };
  const { part, session, set } = await begin({ status: "won" }, { session: { answers } });
  await part.shows("You tried 3 times.");
  await set({ position: position({ status: "won" }) });
  assert.equal(session.asked.length, 1);
  await set({ position: position() });
  assert.ok(!part.text.includes("You tried"));
  Object.assign(session, {
    id: "q",
    answers: { tries: () => Promise.reject(new Error("stopped")) },
  });
  await set({ position: position({ status: "won" }) });
  await until(() => session.asked.length === 2, "it is not asked");
  assert.ok(!part.text.includes("You tried"));
});
