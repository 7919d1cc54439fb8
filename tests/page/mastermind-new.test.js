/** The dialog for a new game of Mastermind by itself: boards, codes, rows of a game played elsewhere. */
import "./environment.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { FakeSession, openNew } from "./new-game.js";

await import("../../web/games/mastermind/new-puzzle.js");
const { display } = await import("../../web/ui/display.js");

const CLASSIC = { pegs: 4, colours: 6, repeats: true };

/** Mastermind's dialog; the board has so many codes, and pasted rows are read so. */
const mastermind = ({ space = { codes: 1296, problem: "" }, pasted, board = CLASSIC } = {}) => {
  const answers = { space: () => space, pasted: () => pasted };
  return openNew("cicada-new-mastermind", { board, session: new FakeSession(answers) });
};

for (const [name, parameters] of [
  ["I guess", {}],
  ["I guess against evil Python", { evil: true }],
  ["Python guesses, I answer", { open: true }],
])
  test(`a game is started as it was chosen: ${name}`, async () => {
    const { press, started, part } = await mastermind();
    await press(new RegExp(`^${name} (Python|Nothing|Think)`));
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
  ["letters", read(["1122:1,0"], [], [{ letter: "R", digit: "1" }]), "R is", 0, true],
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
    assert.deepEqual(session.asked.at(-1), [
      "pasted",
      { text: "RRYY 1 0", letters: "", ...CLASSIC },
    ]);
    await part.shows(told);
    const faults = Math.min(pasted.faults.length, 4);
    assert.equal(part.all("form .warning").length, faults + more);
    assert.equal(part.offers("Start"), isReadable);
    if (!isReadable) return;
    await press("Start");
    assert.deepEqual([started()[0].mode, started()[0].moves], ["elsewhere", pasted.moves]);
  });

test("a letter is given another colour by a tap, and what nobody chose is left to Python", async () => {
  const letters = [
    { letter: "R", digit: "1" },
    { letter: "Y", digit: "2" },
    { letter: "B", digit: "6" },
  ];
  const { press, fill, session } = await mastermind({ pasted: read(["1126:1,0"], [], letters) });
  const given = () => session.asked.at(-1)[1].letters;
  await press(/^A game played elsewhere/);
  await fill(FIELD, "RRYB 1 0");
  await press(/^R is/);
  assert.equal(given(), "R2");
  await press(/^Y is/);
  assert.equal(given(), "R2Y3");
  await press(/^B is/); // the last colour is followed by the first
  assert.equal(given(), "R2Y3B1");
  letters[0].digit = "2";
  await press(/^R is/); // Y had the colour that R is given now
  assert.equal(given(), "B1R3");
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
