/** What Python knows of a position of Shot, by itself: the panel, what stands under the board, the position editor. */
import "./environment.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, mount, numbersIn } from "./mounted.js";
import { until } from "./part.js";
import { BALLS, FakeSession, position, RIGHT } from "./shot-session.js";

await import("../../web/games/shot/panel.js");
await import("../../web/games/shot/editor.js");
const { chancesBefore, goal, lost, stuck, won } = await import("../../web/games/shot/foot.js");
const { factsStep } = await import("../../web/games/shot/facts.js");
const { replayStep } = await import("../../web/games/shot/replay.js");
const { display } = await import("../../web/ui/display.js");

/** A session whose questions are answered by `answers`, with what was asked. */
class Asked extends FakeSession {
  account = { events: ["move", "undo", "undo", "move", "undo"], began: 1, ended: null };
  asked = [];

  asker() {
    return async (question, options) => {
      this.asked.push([question, options]);
      return this.answers[question](options);
    };
  }

  async ask(question, options) {
    return this.asker()(question, options);
  }

  async askAbout(about, question, options) {
    this.asked.push(["about", about, question]);
    return this.answers[question](options);
  }

  add() {}
}

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

for (const [what, change, properties, names, texts] of [
  [
    "it goes on",
    {},
    {},
    [
      "Can it still be won?",
      "Hint: which ball",
      "Show the solution",
      "How many solutions, how hard?",
    ],
    ["3 balls left"],
  ],
  ["nobody wants warnings", {}, { warn: "never" }, ["Hint: which ball"], []],
  [
    "it can be won",
    {},
    { outlook: { solvable: true, sentence: "It can be won." } },
    ["Hint: which ball"],
    ["It can be won."],
  ],
  [
    "nobody knows",
    {},
    { outlook: { solvable: null, sentence: "Unknown." } },
    ["Hint: which ball"],
    ["Unknown."],
  ],
  [
    "it is lost",
    {},
    { outlook: LOST },
    ["Back to where it could be won", "Where was it lost?"],
    ["It is lost.", "Two can never meet."],
  ],
  [
    "it never could be won",
    {},
    { outlook: { ...LOST, lost_since: 0, proof: null } },
    ["Where was it lost?"],
    ["It is lost."],
  ],
  ["no shot is left", { status: "stuck" }, {}, [], ["3 balls left"]],
  ["it is solved", { status: "won" }, { outlook: LOST }, ["Map of the positions"], ["Solved"]],
])
  test(`the panel offers what there is to know: ${what}`, async () => {
    const answers = { tries: () => ({ sentence: "" }) };
    const { part } = await begin(change, { ...properties, session: { answers, at: 2 } });
    const all = [
      ...[
        "Can it still be won?",
        "Hint: which ball",
        "Show the solution",
        "How many solutions, how hard?",
      ],
      ...["Back to where it could be won", "Where was it lost?"],
    ];
    for (const name of names) assert.ok(part.offers(name), name);
    const wanted =
      { "it can be won": 3, "nobody knows": 3, "nobody wants warnings": 3 }[what] ??
      names.filter((name) => all.includes(name)).length;
    assert.equal(all.filter((name) => part.offers(name)).length, wanted);
    for (const text of texts) assert.ok(part.text.includes(text), text);
    for (const name of ["Map of the positions", "Position editor"])
      assert.ok(part.offers(name), name);
  });

test("before Python has come it is on its way, and at the start nothing was lost yet", async () => {
  const { part, set } = await begin();
  await set({ position: undefined });
  assert.equal(part.text, "Python is on its way.");
  await set({ position: position(), outlook: LOST });
  assert.equal(part.offers("Where was it lost?"), false);
});

test("in a test nothing leads back, and Python shows no solution", async (t) => {
  t.after(() => {
    display.mode = "play";
  });
  display.mode = "test";
  const { part, set } = await begin();
  assert.deepEqual(
    [part.offers("Show the solution"), part.offers("Hint: which ball")],
    [false, true],
  );
  await set({ outlook: LOST });
  assert.equal(part.offers("Back to where it could be won"), false);
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

const shots = [
  { name: "a1 right", choices: 8, winning: 4, losing: false },
  { name: "c1 left", choices: 4, winning: 1, losing: true },
  { name: "d1 up", choices: 3, winning: 0, losing: false },
  { name: "e1 down", choices: 3, winning: null, losing: false },
];

test("a lost game is looked through shot by shot: how much could be won before each", async () => {
  const looked = [];
  const step = replayStep((...given) => looked.push(given));
  const asked = [];
  assert.equal(await step.ask((question) => asked.push(question)), 1);
  assert.deepEqual(asked, ["replay"]);
  const part = drawn(step.show({ shots }));
  const rows = part.all("li");
  assert.deepEqual(
    rows.map((row) => row.textContent.replace(/\s+/g, " ").trim()),
    [
      "1. a1 right 4 of 8",
      "2. c1 left lost here 1 of 4",
      "3. d1 up 0 of 3",
      "4. e1 down not known",
    ],
  );
  const shares = part.all(".bar i").map((bar) => numbersIn(bar.style.getPropertyValue("scale")));
  assert.deepEqual(shares, [
    [0.5, 1],
    [0.25, 1],
    [0, 1],
    [1, 1],
  ]);
  assert.deepEqual(
    rows.map((row) => row.className),
    ["", "losing", "", ""],
  );
  await part.part("button", 1).click();
  assert.deepEqual(looked, [[shots[1], 2]]);
});

for (const [i, words] of [
  "Before shot 5, a1 right: of 8 positions that a shot leads to, 4 can be won.",
  "Before shot 5, c1 left: of 4 positions that a shot leads to, 1 can be won; this shot loses.",
  "Before shot 5, d1 up: of 3 positions that a shot leads to, none can be won.",
  "Before shot 5, e1 down: of 3 positions that a shot leads to, it is not known how many can be won.",
].entries())
  test(`under the board it is said how much could be won: ${words}`, () => {
    assert.equal(chancesBefore(shots[i], 5), words);
  });

for (const [facts, texts] of [
  [
    { count: 1, exact: true, sentence: "Grade 2." },
    ["Exactly one solution; twin shots count once.", "Grade 2."],
  ],
  [{ count: 0, exact: true, sentence: "" }, ["No solution."]],
  [{ count: 2, exact: true, sentence: "" }, ["2 solutions."]],
  [
    { count: 1, exact: false, sentence: "" },
    ["At least 1 solution; there is too much to try for all."],
  ],
  [{ count: 5 }, ["At least 5 solutions so far."]],
])
  test(`solutions are counted, and the puzzle graded: ${texts}`, async () => {
    const part = drawn(factsStep.show(facts));
    assert.deepEqual(
      part.all("p").map((each) => each.textContent),
      texts,
    );
    const asked = await factsStep.ask(async (question) => ({ [question]: true }));
    assert.deepEqual(asked, { count: true, rate: true });
  });

for (const [what, change, grade, words] of [
  [
    "a lesson",
    { level: 3, lesson: { title: "Aim", text: "Like this." } },
    undefined,
    "3. Aim. Shoot until one ball is left. Like this.",
  ],
  [
    "a level",
    { level: 12, grade: 4, shots: 1 },
    undefined,
    "Level 12, grade 4. Shoot until one ball is left.",
  ],
  [
    "a made one at its start",
    {},
    4,
    "3 balls, grade 4. Shoot until one ball is left. Swipe a ball at another, or tap it and then where it should go.",
  ],
  ["a made one later", { shots: 2 }, 4, "Grade 4. Shoot until one ball is left."],
  ["one of one's own", { shots: 2 }, undefined, "Shoot until one ball is left."],
])
  test(`under the board it is said what the puzzle is: ${what}`, () => {
    assert.equal(drawn(goal(position(change), grade)).text, words);
  });

for (const [change, name, words] of [
  [{}, "Another one", "Solved."],
  [{ level: 3 }, "Next level", "Solved."],
  [{ level: 60, top: true }, "Another of grade 10", "Solved, and with it the whole ladder."],
])
  test(`at the end there is a next puzzle: ${name}`, async () => {
    const pressed = [];
    for (const result of [undefined, { strip: "●○", sentence: "2 shots" }]) {
      const part = drawn(
        won(position(change), result, { next: () => pressed.push(1), code: "the code" }),
      );
      assert.ok(part.part(".result").text.startsWith(words));
      assert.equal(part.text.includes("●○ 2 shots"), result !== undefined);
      await part.press(name);
    }
    assert.equal(pressed.length, 2);
  });

for (const [back, shotsMade, words, name] of [
  [0, 5, "This board cannot be won.", undefined],
  [1, 5, "Lost since shot 5.", "Take back 1 shot"],
  [3, 5, "Lost since shot 3.", "Take back 3 shots"],
])
  test(`a lost position says since when, and leads back: ${back}`, async () => {
    const pressed = [];
    const part = drawn(lost(back, shotsMade, () => pressed.push(1)));
    assert.equal(part.part(".warning").text, words);
    assert.deepEqual(part.names("button"), name ? [name] : []);
    if (name) await part.press(name);
    assert.equal(pressed.length, name ? 1 : 0);
  });

for (const [shotsMade, isOffered] of [
  [0, false],
  [1, true],
])
  test(`where no shot is left, one is taken back if there is one: ${shotsMade}`, async () => {
    const pressed = [];
    const does = { ask: () => pressed.push("ask"), undo: () => pressed.push("undo") };
    const part = drawn(stuck(position({ shots: shotsMade }), undefined, does));
    assert.match(part.text, /^No shot is left\./);
    const names = ["Where was it lost?", "Take back a shot"];
    for (const name of names) assert.equal(part.offers(name), isOffered);
    if (isOffered) for (const name of names) await part.press(name);
    assert.deepEqual(pressed, isOffered ? ["ask", "undo"] : []);
    assert.match(
      drawn(stuck(position(), { sentence: "2 shots" }, does)).text,
      /^No shot is left: 2 shots\./,
    );
  });

const EMPTY = Array(9).fill("       ");
const withRow = (y, row) => EMPTY.map((empty, i) => (i === y ? row : empty)).join("\n");

/** The editor, with what Python reads; what it is asked is listed. */
async function editing(described = {}) {
  const session = Object.assign(new Asked(), {
    answers: {
      alive: () => ({ sentence: "It can be won." }),
      count: () => ({ count: 1, exact: true }),
      rate: () => ({ sentence: "" }),
    },
    read: [],
    describe: async ({ board }) => {
      session.read.push(board);
      if (session.refuses) throw new Error("Line 1: what is that?");
      return {
        id: `of ${session.read.length}`,
        position: position({ text: "the text", ...described }),
      };
    },
  });
  const editor = await mount("cicada-shot-editor", { session }, "play", "send");
  const { element, part } = editor;
  const settle = async () => {
    for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
    await element.updateComplete;
  };
  element.show("# #");
  await settle();
  return {
    ...{ ...editor, session, settle },
    words: () => part.part("#words"),
    text: () => part.named(["textbox"], "As text")[0].value,
    async toggle(cell) {
      part
        .part("cicada-shot-board")
        .root()
        .dispatchEvent(new CustomEvent("toggle", { detail: cell }));
      await settle();
    },
  };
}

test("a position is read, told, and played or sent", async () => {
  for (const [name, event] of [
    ["Play it", "play"],
    ["Send it to a friend", "send"],
  ]) {
    const { part, session, words, text, heard } = await editing();
    assert.deepEqual([session.read, words().text, text()], [["# #"], "It can be won.", "the text"]);
    assert.deepEqual(session.asked, [["about", { id: "of 1", moves: [] }, "alive"]]);
    assert.deepEqual(part.part("cicada-shot-board").root().balls, BALLS);
    await part.press(name);
    assert.deepEqual([heard, part.all("dialog").length], [[[event, "the text"]], 0]);
  }
});

test("balls are set and taken away cell by cell, and all at once", async () => {
  const { session, toggle, part, settle } = await editing();
  await toggle([3, 0]);
  assert.equal(session.read.at(-1), withRow(0, "# ## # "));
  await toggle([2, 0]);
  assert.equal(session.read.at(-1), withRow(0, "#    # "));
  await toggle([6, 8]);
  await part.press("Clear");
  await settle();
  assert.equal(session.read.at(-1), EMPTY.join("\n"));
});

test("what is typed is read and left as it is; what is wrong is said until it is mended", async () => {
  const { part, session, words, text, settle } = await editing();
  session.refuses = true;
  await part.fill("As text", "o x");
  await settle();
  assert.deepEqual([words().text, text()], ["Line 1: what is that?", "o x"]);
  assert.ok(words().root().classList.contains("warning"));
  for (const name of ["Play it", "Send it to a friend"]) assert.equal(part.offers(name), false);
  assert.equal(part.offers("How many solutions, how hard?"), false);
  session.refuses = false;
  await part.fill("As text", "o o");
  await settle();
  assert.deepEqual([words().text, text(), session.read.at(-1)], ["It can be won.", "o o", "o o"]);
  assert.ok(!words().root().classList.contains("warning"));
});

for (const [status, told] of [
  ["won", "One ball is left: solved."],
  ["stuck", "It can be won."],
])
  test(`only a position that goes on is played: ${status}`, async () => {
    const { part, words } = await editing({ status });
    assert.equal(words().text, told);
    for (const name of ["Play it", "Send it to a friend", "How many solutions, how hard?"])
      assert.equal(part.offers(name), false);
  });

test("of several positions only the last one is told", async () => {
  const { session, element, settle, words, text } = await editing();
  const waiting = [];
  session.describe = ({ board }) =>
    new Promise((resolve, reject) => waiting.push({ board, resolve, reject }));
  for (const board of ["first", "second", "third"]) element.show(board);
  const [first, second, third] = waiting;
  first.resolve({ id: "1", position: position({ text: "first read" }) });
  third.resolve({ id: "3", position: position({ text: "third read" }) });
  second.reject(new Error("The second is wrong."));
  await settle();
  assert.deepEqual([text(), words().text], ["third read", "It can be won."]);
  assert.equal(session.asked.at(-1)[1].id, "3");
});

test("in a frame a position is sent to nobody", async (t) => {
  t.after(() => {
    display.embedded = false;
  });
  display.embedded = true;
  const { part } = await editing();
  assert.deepEqual([part.offers("Play it"), part.offers("Send it to a friend")], [true, false]);
});

test("a position is copied, or marked to be copied by hand", async (t) => {
  const { part } = await editing();
  const toast = () => document.querySelector("cicada-toast")?.text ?? "";
  const copied = [];
  t.mock.method(navigator.clipboard, "writeText", async (text) => copied.push(text));
  await part.press("Copy");
  await until(() => toast() === "The position is copied.", toast);
  assert.deepEqual(copied, ["the text"]);
  const selected = t.mock.method(HTMLTextAreaElement.prototype, "select", () => {});
  t.mock.method(navigator.clipboard, "writeText", () => Promise.reject(new Error("not allowed")));
  await part.press("Copy");
  await until(() => toast().includes("copy the marked text yourself"), toast);
  assert.equal(selected.mock.callCount(), 1);
});
