/** The dialogs for a new game by themselves: what can be chosen, what Python is asked about it, what is started. */
import "./environment.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { mount } from "./mounted.js";
import { until } from "./part.js";

await import("../../web/games/mastermind/new-puzzle.js");
await import("../../web/games/chessguess/new-puzzle.js");
await import("../../web/games/shot/new-puzzle.js");
const { display } = await import("../../web/ui/display.js");

/** A session whose answers are told by `answers`; what is asked is listed. */
class FakeSession {
  asked = [];

  constructor(answers = {}) {
    this.answers = answers;
  }

  async ask(question, options) {
    this.asked.push([question, options]);
    return this.answers[question](options);
  }
}

/** Open a dialog. */
async function begin(tag, { board, session, ...properties }) {
  const dialog = await mount(tag, { session, ...properties }, "start", "stop", "edit");
  const { element, part } = dialog;
  element.show(board);
  const settle = async () => {
    for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
    await element.updateComplete;
  };
  await settle();
  return {
    ...{ ...dialog, settle, session },
    async press(name) {
      await part.press(name);
      await settle();
    },
    async fill(label, text) {
      await part.fill(label, text);
      await settle();
    },
    isOpen: () => part.all("dialog").length === 1,
    /** What was started. */
    started: () => dialog.heard.filter(([name]) => name === "start").map(([, detail]) => detail),
  };
}

const CLASSIC = { pegs: 4, colours: 6, repeats: true };

/** Mastermind's dialog; the board has so many codes, and pasted rows are read so. */
const mastermind = ({ space = { codes: 1296, problem: "" }, pasted, board = CLASSIC } = {}) => {
  const answers = { space: () => space, pasted: () => pasted };
  return begin("cicada-new-mastermind", { board, session: new FakeSession(answers) });
};

for (const [name, parameters] of [
  ["I guess", {}],
  ["I guess against evil Python", { evil: true }],
  ["Python guesses, I answer", { open: true }],
])
  test(`a game is started as it was chosen: ${name}`, async () => {
    const { press, started, part } = await mastermind();
    await press(new RegExp(`^${name} (Python|Nothing|Hide)`));
    await press("Start");
    const [{ mode, ...rest }] = started();
    assert.deepEqual(rest, { parameters: { ...CLASSIC, ...parameters }, moves: [] });
    assert.equal(mode, { evil: "evil", open: "answer" }[Object.keys(parameters)[0]] ?? "guess");
    assert.equal(part.offers("Asking Python…"), false); // it is asked already
  });

for (const [name, board] of [
  ["Small", { pegs: 3, colours: 6, repeats: true }],
  ["Classic", CLASSIC],
  ["Bulls and Cows", { pegs: 4, colours: 10, repeats: false }],
  ["Super", { pegs: 5, colours: 8, repeats: true }],
])
  test(`a board has a name: ${name}`, async () => {
    const { press, part, session, started } = await mastermind({
      board: { pegs: 2, colours: 2, repeats: true },
    });
    const chosen = () => part.all("input[name=board]").filter((each) => each.checked).length;
    assert.equal(chosen(), 0);
    await press(name);
    assert.equal(chosen(), 1);
    assert.deepEqual(session.asked.at(-1), ["space", board]);
    await press("Start");
    assert.deepEqual(started()[0].parameters, board);
  });

for (const [what, change, isNamed] of [
  ["the same", {}, true],
  ["other pegs", { pegs: 5 }, false],
  ["other colours", { colours: 7 }, false],
  ["no repeats", { repeats: false }, false],
])
  test(`another board has no name: ${what}`, async () => {
    const { part } = await mastermind({ board: { ...CLASSIC, ...change } });
    const chosen = part.all("input[name=board]").filter((each) => each.checked);
    assert.equal(chosen.length, isNamed ? 1 : 0);
  });

test("pegs, colours and repeats are chosen one by one", async () => {
  const { press, part, session, started } = await mastermind();
  const group = (name) => part.group(name).names("radio");
  assert.deepEqual(group("Pegs"), [1, 2, 3, 4, 5, 6, 7, 8].map(String));
  assert.deepEqual(group("Colours"), [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(String));
  await part.group("Pegs").press("5");
  await part.group("Colours").press("9");
  await press("A colour may appear more than once");
  await press("Start");
  const board = { pegs: 5, colours: 9, repeats: false };
  assert.deepEqual([session.asked.at(-1)[1], started()[0].parameters], [board, board]);
});

for (const [space, text, isPossible] of [
  [{ codes: 1, problem: "" }, "1 code", true],
  [{ codes: 1296, problem: "" }, "1,296 codes", true],
  [{ codes: null, problem: "" }, "", true],
  [{ codes: null, problem: "There are too few colours." }, "There are too few colours.", false],
])
  test(`it is said how many codes a board has, or why none: ${text}`, async () => {
    const { part } = await mastermind({ space });
    assert.equal(part.part("[slot=foot] [role=status]").text, text);
    assert.equal(part.offers("Start"), isPossible);
  });

for (const [mode, repeats] of [
  ["Python guesses my code", true],
  ["A friend guesses my code", false],
])
  test(`a code is set, and taken back: ${mode}`, async () => {
    const { press, part, started } = await mastermind({ board: { pegs: 3, colours: 4, repeats } });
    await press(new RegExp(`^${mode}`));
    const may = () =>
      ["1", "2", "3", "4"].filter((digit) => part.offers(`Add colour ${digit}`)).join("");
    assert.deepEqual(
      [may(), part.offers("Take back"), part.offers("Start")],
      ["1234", false, false],
    );
    await press("Add colour 1");
    assert.equal(may(), repeats ? "1234" : "234");
    await press("Add colour 3");
    await press("Add colour 2");
    assert.deepEqual([may(), part.offers("Start")], ["", true]);
    await press("Take back");
    assert.equal(part.offers("Start"), false);
    await press("Add colour 4");
    await press("Start");
    assert.equal(started()[0].parameters.secret, "134");
  });

test("another board has another code", async () => {
  const { press, part } = await mastermind();
  await press(/^Python guesses my code/);
  await press("Add colour 1");
  await press("Small");
  assert.equal(part.offers("Take back"), false);
  assert.equal(part.all(".code .hole").length, 3);
});

const read = (moves, faults = [], letters = []) => ({ moves, faults, letters });
const fault = (line) => ({ line, sentence: `It is wrong.` });
const FIELD = "Its rows so far, if there are any";

for (const [what, pasted, told, more, isReadable] of [
  ["one row", read(["1122:1,0"]), "1 row read.", 0, true],
  ["two rows", read(["1122:1,0", "1345:0,0"]), "2 rows read.", 0, true],
  ["letters", read(["1122:1,0"], [], [{ letter: "R", digit: "1" }]), "1 row read. R is", 0, true],
  ["a fault", read([], [fault(2)]), "Line 2: It is wrong.", 0, false],
  ["four faults", read([], [1, 2, 3, 4].map(fault)), "Line 4: It is wrong.", 0, false],
  ["five faults", read([], [1, 2, 3, 4, 5].map(fault)), "1 more line cannot be read.", 1, false],
  ["six faults", read([], [1, 2, 3, 4, 5, 6].map(fault)), "2 more lines cannot be read.", 1, false],
])
  test(`the rows of a game played elsewhere are read: ${what}`, async () => {
    const { press, fill, part, session, started } = await mastermind({ pasted });
    await press(/^A game played elsewhere/);
    await part.shows("A guess on each line");
    await fill(FIELD, "RRYY 1 0");
    assert.deepEqual(session.asked.at(-1), ["pasted", { text: "RRYY 1 0", ...CLASSIC }]);
    await part.shows(told);
    const faults = Math.min(pasted.faults.length, 4);
    assert.equal(part.all("form .warning").length, faults + more);
    assert.equal(part.offers("Start"), isReadable);
    if (!isReadable) return;
    await press("Start");
    assert.deepEqual([started()[0].mode, started()[0].moves], ["elsewhere", pasted.moves]);
  });

test("rows are read again on another board, and none are asked about", async () => {
  const { press, fill, session } = await mastermind({ pasted: read(["1122:1,0"]) });
  const times = () => session.asked.filter(([question]) => question === "pasted").length;
  await press(/^A game played elsewhere/);
  await fill(FIELD, " \n");
  assert.equal(times(), 0);
  await fill(FIELD, "RRYY 1 0");
  await press("Small");
  assert.equal(times(), 2);
});

test("rows that Python cannot read are no game", async () => {
  const { press, fill, part, session } = await mastermind({ pasted: read([]) });
  await press(/^A game played elsewhere/);
  session.answers.pasted = () => Promise.reject(new Error("Python broke down."));
  await fill(FIELD, "RRYY 1 0");
  await part.shows("Python broke down.");
  assert.equal(part.offers("Start"), false);
  session.answers.pasted = () => read(["1122:1,0"]);
  await fill(FIELD, "RRYY 1 1");
  assert.ok(!part.text.includes("broke down"));
  assert.equal(part.offers("Start"), true);
});

test("a game that is refused can be changed, and the next one says nothing of it", async () => {
  const { press, part, element, settle, isOpen } = await mastermind();
  await press("Start");
  element.refuse("There is none.");
  await settle();
  assert.equal(part.part("[role=alert]").text, "There is none.");
  await press("Start");
  assert.equal(part.all("[role=alert]").length, 0);
  element.show(CLASSIC);
  await settle();
  assert.equal(part.offers("Start"), true);
  element.close();
  assert.equal(isOpen(), false);
});

test("in a frame no friend is asked", async (t) => {
  for (const embedded of [false, true]) {
    display.embedded = embedded;
    t.after(() => {
      display.embedded = false;
    });
    const { part } = await mastermind();
    assert.equal(part.offers(/^A friend/), !embedded);
    assert.equal(part.all("input[name=mode]").length, embedded ? 5 : 6);
  }
});

const SIZES = Array.from({ length: 33 }, (_, size) => ({
  size,
  targets: size ? 10 ** Math.min(size, 5) : 1,
}));
const STACKS = [
  { piece: "BK", limit: 1 },
  { piece: "WP", limit: 8 },
];
const chessguess = (board = { size: 4 }, answers = { space: () => ({ sizes: SIZES }) }) =>
  begin("cicada-new-chessguess", { board, session: new FakeSession(answers), stacks: STACKS });

for (const [name, size, sets] of [
  ["Short", 3, "1,000 possible sets"],
  ["Classic", 4, "10,000 possible sets"],
  ["Long", 8, "100,000 possible sets"],
  ["Half a set", 16, "100,000 possible sets"],
  ["Whole set", 32, "100,000 possible sets"],
])
  test(`the most pieces are chosen by a name, and it is said how many sets there are: ${name}`, async () => {
    const { press, part, started, session } = await chessguess({ size: 5 });
    await press(name);
    assert.equal(part.part(".size > span").text, `${size} ${sets}`);
    assert.equal(
      part.part("[type=range]").root().getAttribute("aria-valuetext"),
      `${size}, ${sets}`,
    );
    await press("Start");
    assert.deepEqual(started()[0].parameters, { size });
    assert.deepEqual(session.asked, [["space", undefined]]);
  });

test("they are chosen by a slider, too, from none to all", async () => {
  const { part, settle } = await chessguess();
  const slider = part.part("[type=range]").root();
  assert.deepEqual([slider.min, slider.max, slider.value], ["0", "32", "4"]);
  slider.value = "0";
  slider.dispatchEvent(new Event("input"));
  await settle();
  assert.equal(part.part(".size > span").text, "0 one possible set: no pieces");
});

test("sizes are asked for once, and without an answer nothing is said of them", async () => {
  const { element, session, settle, part } = await chessguess();
  element.show({ size: 3 });
  await settle();
  assert.equal(session.asked.length, 1);
  const { part: other } = await chessguess(
    { size: Number.POSITIVE_INFINITY },
    {
      space: () => Promise.reject(new Error("no Python")),
    },
  );
  assert.equal(other.part(".size > span").text, "4");
  assert.equal(part.part(".size output").text, "3");
});

test("the target is picked, by keys too, taken back, and cut to its size", async () => {
  const { press, part, element, settle, started } = await chessguess();
  await press(/^Python guesses my pieces/);
  assert.equal(part.offers("Take back"), false);
  await press(/^Add a white pawn/);
  const field = part.part("cicada-piece-tray").root();
  const type = async (key) => {
    const event = new KeyboardEvent("keydown", {
      key,
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    field.dispatchEvent(event);
    await settle();
    return event.defaultPrevented;
  };
  for (const [key, target] of [
    ["k", "BK WP"],
    ["k", "BK WP"], // a set has one
    ["P", "BK WP WP"],
    ["Backspace", "BK WP"],
    ["P", "BK WP WP"],
    ["P", "BK WP WP WP"],
    ["P", "BK WP WP WP"], // there is no room
  ]) {
    assert.equal(await type(key), true);
    assert.equal(element.secret.target, target);
  }
  assert.equal(await type("x"), false);
  assert.equal(element.secret.target, "BK WP WP WP");
  await press("Take back");
  await press("Short");
  assert.equal(element.secret.target, "BK WP WP");
  await press("Start");
  assert.deepEqual(started()[0].parameters, { size: 3, target: "BK WP WP" });
  element.show({ size: 3 });
  await settle();
  assert.equal(element.secret.target, "");
});

const level = (number, grade, balls, lesson = "") => ({
  ...{ level: number, id: `l${number}`, grade, lesson },
  balls: Array.from({ length: balls }, (_, i) => [i % 7, Math.floor(i / 7)]),
});
const LEVELS = [
  level(1, 1, 3, "Aim"),
  level(2, 1, 3, "Edge"),
  level(3, 1, 3),
  level(4, 2, 4),
  level(5, 2, 7),
];

/** Shot's dialog. */
async function shot({ solved = {}, before = 0, playing = null, levels = async () => LEVELS } = {}) {
  const board = { levels, solved: new Map(Object.entries(solved)), before, playing };
  return begin("cicada-new-shot", { board });
}

test("levels stand in packs, each with what was solved of it", async () => {
  const { part } = await shot({
    solved: { l1: "alone", l2: "helped", l4: "alone", l9: "alone" },
    before: 3,
  });
  await part.shows("3 of 5 solved on this device.");
  await part.shows("Of the first ladder you solved 3.");
  assert.deepEqual(part.names("heading").slice(1, 4), [
    "Lessons 3 balls, 2 of 2 solved",
    "Grade 1 3 balls, 0 of 1 solved",
    "Grade 2 4 to 7 balls, 1 of 2 solved",
  ]);
  assert.deepEqual(part.labels("li button"), [
    "Level 1, Aim, 3 balls, solved",
    "Level 2, Edge, 3 balls, solved with help",
    "Level 3, 3 balls",
    "Level 4, 4 balls, solved",
    "Level 5, 7 balls",
  ]);
  assert.deepEqual(
    part.all(".mark").map((mark) => mark.textContent),
    ["✓", "✓◐", "✓"],
  );
  assert.equal(part.all("li .solved, li button.solved").length, 3);
  assert.equal(part.all("ol.lessons").length, 1);
  assert.equal(part.all("li svg path").at(-1).getAttribute("d").split("M").length - 1, 7);
});

test("without a first ladder nothing is said of it, and before levels have come they are waited for", async () => {
  let tell;
  const levels = () =>
    new Promise((resolve) => {
      tell = resolve;
    });
  const { part, settle } = await shot({ levels });
  await part.shows("Python is on its way.");
  tell(LEVELS);
  await settle();
  assert.ok(!part.text.includes("first ladder"));
  assert.equal(part.all("li button").length, 5);
});

for (const [playing, solved, wanted] of [
  [2, {}, "Level 2, Edge, 3 balls"],
  [null, { l1: "alone" }, "Level 2, Edge, 3 balls"],
  [null, {}, "Level 1, Aim, 3 balls"],
])
  test(`the level in play is marked, and it or the next one is seen: ${playing}`, async (t) => {
    const seen = [];
    t.mock.method(Element.prototype, "scrollIntoView", function () {
      seen.push(this.getAttribute("aria-label"));
    });
    const { part } = await shot({ playing, solved });
    assert.deepEqual(seen, [wanted]);
    const marked = part.all("[aria-current=true]").map((each) => each.getAttribute("aria-label"));
    assert.deepEqual(marked, playing ? [wanted] : []);
  });

for (const [what, choices, start] of [
  ["a level", [/^Level 4,/], { level: 4 }],
  ["by balls", ["By balls", "Start"], { balls: 6 }],
  ["by fewest balls", ["By balls", "3", "Start"], { balls: 3 }],
  ["by most balls", ["By balls", "14", "Start"], { balls: 14 }],
  ["by grade", ["By grade", "Start"], { grade: 3 }],
  ["by the first grade", ["By grade", "1", "Start"], { grade: 1 }],
  ["by the last grade", ["By grade", "10", "Start"], { grade: 10 }],
])
  test(`a puzzle of Shot is chosen, which closes the dialog: ${what}`, async () => {
    const { press, heard, isOpen } = await shot();
    for (const choice of choices) await press(choice);
    assert.deepEqual([heard, isOpen()], [[["start", start]], false]);
  });

test("there are three to fourteen balls and ten grades, and levels again", async () => {
  const { press, part, heard, isOpen } = await shot();
  await press("By balls");
  assert.deepEqual(
    part.group("Balls").names("radio"),
    Array.from({ length: 12 }, (_, i) => `${i + 3}`),
  );
  await press("By grade");
  assert.deepEqual(
    part.group("Grade").names("radio"),
    Array.from({ length: 10 }, (_, i) => `${i + 1}`),
  );
  await press("Levels");
  assert.equal(part.all("li button").length, 5);
  await press("By hand");
  assert.deepEqual([heard, isOpen()], [[["edit"]], false]);
});

test("levels are asked for once", async () => {
  let times = 0;
  const levels = async () => {
    times += 1;
    return LEVELS;
  };
  const { element, settle, part } = await shot({ levels });
  element.show({ levels, solved: new Map(), before: 0, playing: 5 });
  await settle();
  await until(() => part.all("[aria-current=true]").length, "none is in play");
  assert.equal(times, 1);
});
